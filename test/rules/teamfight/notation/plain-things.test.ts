import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { words } from './vocabulary.ts';

const quills: Word = { kind: 'counter', ref: 't/quills', name: 'Quills', text: '', owners: [], fields: {} };
const all = wordsFrom([...words.all, quills]);

/** What is played of a text, in words, and the parts by hand. */
function said(text: string, slot: 'ability' | 'passive' = 'ability') {
  const { clauses, program } = read({ slot, name: '', text }, all);
  const byHand = clauses.filter(({ status }) => status === 'manual').map(({ from, to }) => text.slice(from, to).trim());
  return { byHand, told: tell(program, all) };
}

describe('an alternative with a name before it', () => {
  it('may be undefendable or have def', () => {
    const { byHand, told } = said('Choose one --\n- Thin: Range 5, undefendable, 2dmg\n- Thick: Range 2, +2def, 3dmg');
    expect(byHand).toEqual([]);
    expect(told).toContain('choose a unit within range 5 that you see (no def); the target takes 2 damage');
  });

  it('keeps to itself what of it is by hand, a limit too', () => {
    const { byHand, told } = said('Choose one --\n- Range 1, 2dmg. Must be the first thing\n- Range 2, Slow');
    expect(byHand).toEqual(['Range 1,', '2dmg.', 'Must be the first thing\n-']);
    expect(told).toContain('choose a unit within range 2 that you see; the target gains Slow');
  });
});

describe('two conditions with one verb', () => {
  it.each([
    ['You are Slowed and Immobilized.', 'You gain Slow. You gain Immobile.'],
    ['Gain Slow and Mark.', 'You gain Slow. You gain Mark.'],
    [
      'You are Slowed and Invisible until the start of your next turn.',
      'You gain Slow until the start of your next turn. You gain Invisible until the start of your next turn.',
    ],
  ])('come both: %s', (text, told) => {
    expect(said(text)).toEqual({ byHand: [], told: `Costs a Standard Action. ${told}` });
  });
});

describe('a counter that is called by its plural', () => {
  it('is one of them, too', () => {
    const { byHand, told } = said('Range 2, 2dmg + 1dmg if you have a Quill. Gain a Quill.');
    expect(byHand).toEqual([]);
    expect(told).toContain('The target takes 2 damage, +1 if you have Quills. You gain Quills.');
  });
});

describe('damage in shares', () => {
  it.each([
    [
      'Allies in burst 3 have +50% damage until the end of your next turn.',
      'for that unit as “you”: you deal +50 % damage',
    ],
    ['Until the end of your next turn:\n+50% damage', 'you deal +50 % damage'],
    ['You have +50% damage received until the end of your next turn.', 'you take +50 % damage'],
  ])('is what is dealt, where it is not said: %s', (text, told) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(told);
  });

  it('is by hand where it is only against some', () => {
    expect(said('You have +50% damage to summons until the end of your next turn.').byHand).not.toEqual([]);
  });
});

describe('what one wishes to have, with an end and nobody named', () => {
  it.each([
    ['Free Action: Teleport 2. Invisible until the start of your next turn.', true],
    ['Armor until the start of your next turn.', true],
    ['Slow until the start of your next turn.', false],
    ['Range 3, 2dmg, Invisible until the start of your next turn.', false],
  ])('is yours, and by hand behind a harm: %s', (text, isRead) => {
    expect(said(text).byHand.length === 0).toBe(isRead);
    if (isRead) expect(said(text).told).toContain('until the start of your next turn');
  });
});

describe('lines below a group and how long', () => {
  it('hold for each of them', () => {
    const { byHand, told } = said(
      'Allies in burst 3, until the end of their next turn:\n  +1 speed\n  +1 damage dealt',
    );
    expect(byHand).toEqual([]);
    expect(told).toContain(
      'until the end of that unit’s next turn, for that unit as “you”: you have +1 speed; you deal +1 damage',
    );
  });
});

describe('more damage to those who are far away, or with some abilities', () => {
  it.each([
    [
      '1/Game: For the rest of the game, your attacks deal +1dmg beyond range 4.',
      'to units at range 5 or more from you',
    ],
    [
      '1/Game: For the rest of the game, you have +1dmg with default abilities per 2 Coins.',
      'you deal +1 damage for every 2 Coin on you (only with default abilities)',
    ],
  ])('is told whole: %s', (text, told) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(told);
  });
});

describe('a second sentence part said to you', () => {
  it('gives them something', () => {
    const { byHand, told } = said('Range 3, 2dmg. They are immobilized and give them a Mark.');
    expect(byHand).toEqual([]);
    expect(told).toContain('The target gains Immobile. The target gains Mark.');
  });
});

describe('two places of somebody', () => {
  it.each([
    ['Enemies in line of sight and range 4, 3dmg', 'Each enemy within range 4 of you and seen by you'],
    ['Enemies in LoS and within range 2, 3dmg', 'Each enemy within range 2 of you and seen by you'],
    ['Allies in range 3 and LoS heal 1', 'Each ally within range 3 of you and seen by you'],
    ['Enemy in range 4 and in LoS, 3dmg', 'Choose an enemy within range 4 that you see'],
  ])('hold both: %s', (text, told) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(told);
  });
});

describe('an exact range', () => {
  it('may be one of two that lie side by side', () => {
    expect(said('Range exactly 2 or 3, 2dmg').told).toContain('Choose a unit at range 2 to 3 that you see');
    expect(said('Range exactly 2 or 5, 2dmg').byHand).not.toEqual([]);
  });
});

describe('what is lost of what is yours', () => {
  it.each([
    ['Lose your Coins.', 'You lose all Coin.'],
    ['Lose your Coin counters.', 'You lose all Coin.'],
    ['Lose a Coin.', 'You lose 1 Coin.'],
  ])('is all of it where no number stands there: %s', (text, told) => {
    expect(said(text).told).toContain(told);
  });
});

describe('a text that stands on a piece', () => {
  const on = (slot: 'marker' | 'token', text: string) =>
    read({ slot, name: 'Bare Stone', text }, all).clauses.some(({ status }) => status === 'manual');

  it('says of the piece, and not of who reads it, that it gains something', () => {
    expect(on('marker', 'Gains a Coin at the start of your turn.')).toBe(true);
    expect(on('marker', 'At the start of your turn, gain a Coin.')).toBe(false);
  });

  it('counts nothing that was lost elsewhere', () => {
    expect(on('marker', 'Hazard: 1dmg per Coin spent.')).toBe(true);
    expect(on('marker', 'Hazard: 1dmg.')).toBe(false);
  });

  it('does not say who else is meant than somebody it has spoken of', () => {
    expect(on('token', 'When anyone else attacks you, they take 1dmg.')).toBe(true);
  });
});

describe('a state that somebody was in', () => {
  it.each([
    ['Range 2, 2dmg, +2dmg if you were Invisible.', 'takes 2 damage, +2 if you were Invisible when you used this'],
    ['Range 2, 2dmg. If they were Slowed, Stun.', 'If the target has Slow: the target gains Stun'],
  ])('is what they are in, where the text has not changed it: %s', (text, told) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(told);
  });

  it('is by hand where the text has spoken of it before', () => {
    expect(said('Become Invisible. If you were Invisible, move 2.').byHand).toEqual(['If you were Invisible, move 2.']);
  });

  it('ends where they are no longer in it', () => {
    expect(said('Burst 1, 2dmg. You are no longer Invisible.').told).toContain('You lose all Invisible.');
  });
});

describe('overshield that is destroyed', () => {
  it.each(['Range 3, destroy all overshield on the target, 1dmg', 'Range 3, destroy their overshield. 1dmg'])(
    'is lost before what is behind it: %s',
    (text) => {
      expect(said(text).byHand).toEqual([]);
      expect(said(text).told).toContain('The target loses all overshield. The target takes 1 damage.');
    },
  );
});

describe('a head in a sentence of its own', () => {
  it.each([
    ['Range 3, ally. Heal 2.', 'Choose an ally within range 3 that you see. The target heals 2.'],
    ['Range 3, enemy. 2dmg.', 'Choose an enemy within range 3 that you see. The target takes 2 damage.'],
    ['Range 3, empty space. Teleport there.', 'Choose an empty space within range 3 that you see. Teleport to the'],
    ['Range 3, empty space: teleport there.', 'Choose an empty space within range 3 that you see. Teleport to the'],
  ])('says whom or which space: %s', (text, told) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(told);
  });
});

describe('what somebody else may do in your turn', () => {
  it('costs them nothing, as a Free Action does', () => {
    expect(said('Ally in range 3 may move 2 as a Free Action.').byHand).toEqual([]);
    expect(said('You may move 2 as a Free Action.').byHand).not.toEqual([]);
  });
});

describe('units and walls in the way', () => {
  it('are no units for a target', () => {
    expect(said('Range 3, ignoring units, 2dmg').byHand).toEqual([]);
  });

  it.each([
    ['You ignore walls for LoS until the end of your turn.', true],
    ['You and allies ignore walls when targeting until the end of your turn.', true],
    ['You ignore walls until the end of your turn.', false],
  ])('are no walls where it is said of targeting: %s', (text, isRead) => {
    expect(said(text).byHand.length === 0).toBe(isRead);
    if (isRead) expect(said(text).told).toContain('can target through walls');
  });
});

describe('whom somebody cannot target', () => {
  it.each([
    ['Range 2. Target cannot attack you until the start of your next turn.', ' (only with attacks)'],
    ['Range 2. Until the start of your next turn, they cannot target you.', ''],
    ['Range 2. You cannot be targeted by the target until the start of your next turn.', ''],
  ])('is you, for the target: %s', (text, means) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(
      `Until the start of your next turn: you cannot be targeted by units that are the target${means}.`,
    );
  });
});

describe('another target', () => {
  it.each([
    ['Range 3, 1dmg, then a different target in range 3, 1dmg', 'Choose a unit other than the target within range 3'],
    ['Range 3, 1dmg, another target in range 2 of it takes 1dmg', 'other than the target within range 2 of the target'],
  ])('is another unit: %s', (text, told) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(told);
  });
});

describe('damage that cannot be reduced', () => {
  it.each([
    'Your damage cannot be reduced until the end of your turn.',
    'All damage you deal is irreducible this turn.',
  ])('is irreducible: %s', (text) => {
    expect(said(text).told).toContain('Until the end of your turn: you deal damage that nothing lowers.');
  });

  it('is by hand where something still lowers it', () => {
    expect(said('Your damage cannot be reduced by Armor until the end of your turn.').byHand).not.toEqual([]);
  });
});

describe('health that is asked for', () => {
  it.each([
    ['Range 2, 2dmg. If your health is 3 or less, heal 2.', 'If you have 3 health or less: you heal 2.'],
    ["Range 2, 2dmg, +1dmg if the target's health is below 4", '+1 if the target has 3 health or less'],
  ])('is what it is: %s', (text, told) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(told);
  });
});

describe('a push of each', () => {
  it('is of all in the area', () => {
    expect(said('Burst 1, 2dmg. Push each 1 unless they are Immobile.').told).toContain(
      'that unit takes 2 damage; if that unit has no Immobile: push that unit up to 1 away from you',
    );
    expect(said('Range 1, 2dmg. Push each 1.').byHand).not.toEqual([]);
  });
});

describe('another enemy beside the target', () => {
  it('is told as another', () => {
    expect(said('Range 3, 1dmg, 2dmg if the target is adjacent to another enemy.').told).toContain(
      'If the target is within range 1 of another enemy',
    );
  });
});

describe('commas that are forgotten', () => {
  it.each([
    'Range 2, 2dmg, give Slow, push 1',
    'Range 2, 2dmg, gain a Coin',
    'Range 2, push 2, Stun if it is Slowed',
    'Range 2, 2dmg, the target loses Armor',
    'Range 2, 2dmg, they deal -1 damage until the end of their next turn',
    'Range 2, heal 2',
    'When an enemy dies, refresh this ability.',
    'When an enemy dies, place a Snare in range 2.',
    'If you are adjacent to an enemy, give them Slow.',
  ])('change nothing: %s', (text) => {
    const slot = text.startsWith('When') ? 'passive' : 'ability';
    const told = (one: string) => tell(read({ slot, name: '', text: one }, all).program, all);
    expect(told(text.replaceAll(',', ''))).toBe(told(text));
  });
});

describe('an else', () => {
  it('is by hand behind what stands between it and its question', () => {
    const text = 'Range 3. If they are Slowed, 2dmg. Gain a Coin. Else, push 2.';
    expect(said(text).byHand).toEqual(['Else, push 2.']);
  });
});

describe('damage written out', () => {
  it.each([
    ['Range 3, 2 damage, +1 damage if they are Slowed', 'takes 2 damage, +1 if the target has Slow'],
    ['Range 3, +1def 2 damage', 'takes 2 damage'],
  ])('is as in short: %s', (text, told) => {
    expect(said(text).byHand).toEqual([]);
    expect(said(text).told).toContain(told);
  });

  it('is by hand where it could be of all damage that is dealt', () => {
    expect(said('Range 3, 2 damage, +1 damage').byHand).not.toEqual([]);
  });
});

describe('all within a range', () => {
  it('are those in it', () => {
    expect(said('All within range 2, 1dmg').told).toBe(said('All in range 2, 1dmg').told);
    expect(said('All within range 2, 1dmg').byHand).toEqual([]);
  });
});

describe('where an area stops', () => {
  it('is by hand with the area, where it is not understood', () => {
    const { byHand } = said('Line 4, 2dmg. Stops at the first enemy.');
    expect(byHand).toEqual(['Line 4,', '2dmg.', 'Stops at the first enemy.']);
  });
});

describe('plain words for what is known', () => {
  it('another number may be of what somebody may do', () => {
    expect(said('You may move 2, or 4 if you have a Coin.').told).toContain(
      'If you have Coin (you may: move up to 4); else: you may: move up to 2.',
    );
  });

  it('an activation that is skipped is one that its unit skips', () => {
    expect(said('Range 3, their next activation is skipped.').told).toBe(
      said('Range 3, they skip their next activation.').told,
    );
    expect(said('Range 3, their next activation is skipped.').byHand).toEqual([]);
  });

  it('areas that do not affect somebody leave them out', () => {
    const { clauses, program } = read({ slot: 'passive', name: '', text: "Area abilities don't affect you." }, all);
    expect(clauses.every(({ status }) => status !== 'manual')).toBe(true);
    expect(tell(program, all)).toBe('You are left out of areas.');
  });
});

describe('an answer that goes on in a sentence of its own', () => {
  it.each([
    [
      'When an enemy comes within range 2, push them 1. They receive +1 damage until end of turn.',
      'When an enemy enters a space within range 2 of you: push the triggering unit up to 1 away from you; until the end of the turn, for the triggering unit as “you”: you take +1 damage.',
    ],
    [
      'When an enemy attacks you, heal 1. You have +1 def this turn.',
      'When an enemy has attacked you: you heal 1; until the end of the turn: abilities that target you have +1 def.',
    ],
    [
      'At the start of your turn, heal 1. You have +1 speed this turn.',
      'When your turn starts: you heal 1; until the end of your turn: you have +1 speed.',
    ],
  ])('is of the turn that runs, whoever has it: %s', (text, told) => {
    expect(said(text, 'passive')).toEqual({ byHand: [], told });
  });
});

describe('a passive in few words', () => {
  it.each([
    ['+1 crit while adjacent to an ally', 'While you are within range 1 of an ally, you have +1 crit.'],
    [
      '+1def if no allies in range 3',
      'While there is no ally within range 3 of you, abilities that target you have +1 def.',
    ],
    [
      '+1dmg if you moved 3+ this turn',
      'While it is your turn and at least 3 spaces were moved by whose turn it is, you deal +1 damage.',
    ],
    [
      'When an enemy uses an Instant, 1dmg to them.',
      'When an enemy uses an instant: the triggering unit takes 1 damage.',
    ],
    [
      'When you take 3+ damage from one ability, move 1.',
      'When you take 3 or more damage from a unit with an ability: move up to 1.',
    ],
    ['On healing an ally, heal 1.', 'When an ally is healed by you: you heal 1.'],
    ['Allies dying in range 3 heal you 1', 'When an ally within range 3 of you dies: you heal 1.'],
    [
      'Enemies dealing damage to you take 1dmg',
      'When an enemy deals damage to you: the triggering unit takes 1 damage.',
    ],
    ['At the end of each enemy turn, heal 1.', 'When the turn of an enemy ends: you heal 1.'],
  ])('is read: %s', (text, told) => {
    expect(said(text, 'passive')).toEqual({ byHand: [], told });
  });

  it('may leave open where somebody is', () => {
    expect(said('+1def if no allies', 'passive').byHand).toEqual(['+1def', 'if no allies']);
  });
});

describe('a target that need not be seen', () => {
  it.each([
    'Range 3, ignore LoS, 1dmg',
    'Range 3, needs no LoS, 1dmg',
    'Range 3 without LoS, 1dmg',
    'Range 3, 1dmg, no LoS',
  ])('is told so: %s', (text) => {
    const told = 'Costs a Standard Action. Choose a unit within range 3, seen or not. The target takes 1 damage.';
    expect(said(text)).toEqual({ byHand: [], told });
  });

  it('is nobody else whom the sentence speaks of', () => {
    expect(said('Range 3, 1dmg to units without LoS').byHand).not.toEqual([]);
  });
});

describe('what is done at once', () => {
  it('may say so behind it', () => {
    const told = 'Costs a Standard Action. Choose an ally within range 3 that you see. The target moves up to 3.';
    expect(said('Ally in range 3 moves 3 immediately')).toEqual({ byHand: [], told });
  });
});
