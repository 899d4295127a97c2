import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, type WordKind, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { reading, words } from './vocabulary.ts';

function told(slot: Slot, text: string, name = ''): string {
  const { reasons, program } = reading(slot, text, name);
  if (reasons.length > 0) return 'by hand';
  return tell(program, words)
    .replace(/^Costs a Standard Action(?: and can be used once a game)?\. /, '')
    .replace('Choose a unit within range 3 that you see. ', '');
}

describe('for as long as what was given stays', () => {
  it.each([
    [
      'Become Invisible. While invisible, you can move through enemies and you cannot use default abilities.',
      'You gain Invisible. Until you lose the last Invisible: while you have Invisible, you can move through enemies; while you have Invisible, you cannot use default abilities.',
    ],
    [
      'Range 3, Slow. They cannot heal while Slowed.',
      'The target gains Slow. Until the end of the target’s next turn, for the target as “you”: while you have Slow, you cannot be healed.',
    ],
    [
      'Gain Armor until the end of your next turn. While you have Armor, you have +1 speed.',
      'You gain Armor until the end of your next turn. Until the end of your next turn: while you have Armor, you have +1 speed.',
    ],
    ['Range 3, Slow. While Stunned, they cannot heal.', 'by hand'],
    ['Range 3, Slow. While Slowed, you cannot heal.', 'by hand'],
  ])('%s', (text, meant) => {
    expect(told('ability', text)).toBe(meant);
  });
});

describe('what somebody has no more', () => {
  const none = 'has no Armor, whatever else says so';

  it.each<[Slot, string, string]>([
    ['token', 'You lose Armor. Your attacks deal +1 damage.', `You have${none.slice(3)}. You deal +1 damage.`],
    ['token', '+1 speed, no Resistance.', 'You have +1 speed. You have no Resistance, whatever else says so.'],
    [
      'passive',
      'Enemies in range 2 lose Armor and Flying.',
      `Each enemy within range 2 of you ${none}. Each enemy within range 2 of you cannot be Flying.`,
    ],
    [
      'ability',
      'Range 3, they lose Armor until the start of your next turn.',
      `Until the start of your next turn, for the target as “you”: you have${none.slice(3)}.`,
    ],
    [
      'ability',
      'Until the end of your next turn:\n  You lose Armor.\n  You have +2 speed.',
      `Until the end of your next turn: you have${none.slice(3)}; you have +2 speed.`,
    ],
    // Done now, a token goes.
    ['ability', 'Range 3, 2dmg. The target loses Armor.', 'The target takes 2 damage. The target loses 1 Armor.'],
    [
      'ability',
      'Range 3, 2dmg. The target is no longer Invisible.',
      'The target takes 2 damage. The target loses all Invisible.',
    ],
    ['ability', 'Range 3, 2dmg, lose Armor until the start of your next turn.', 'by hand'],
  ])('%s: %s', (slot, text, meant) => {
    expect(told(slot, text)).toBe(meant);
  });
});

describe('a state that no card explains', () => {
  it.each([
    [
      'Range 3, 2dmg. The target is Faint (-1 damage dealt until the end of their next turn).',
      'The target takes 2 damage. Until the end of the target’s next turn, for the target as “you”: you deal −1 damage.',
    ],
    [
      'Range 3, 2dmg, Frail (+1 damage received until the start of your next turn)',
      'The target takes 2 damage. Until the start of your next turn, for the target as “you”: you take +1 damage.',
    ],
    ['Gain Haste (+2 speed) until the end of your turn.', 'Until the end of your turn: you have +2 speed.'],
    [
      'Range 3, target becomes Cursed (cannot be healed) until the end of their next turn.',
      'Until the end of the target’s next turn, for the target as “you”: you cannot be healed.',
    ],
    ['Range 3, 2dmg, Slow (+1 damage received)', 'by hand'],
    // What the name says by itself would be lost.
    ['Gain Flying (+1 speed) until the end of your next turn.', 'by hand'],
    ['Range 3, 2dmg (max 3)', 'by hand'],
  ])('is what the brackets say: %s', (text, meant) => {
    expect(told('ability', text)).toBe(meant);
  });
});

describe('conditions that would come, and what becomes of those that are there', () => {
  it.each<[Slot, string, string]>([
    [
      'passive',
      'When you would be Slowed, cancel it.',
      'When you would gain Slow, which does not come: nothing happens.',
    ],
    [
      'passive',
      'The first time each turn you would be Stunned, ignore it.',
      'When you would gain Stun, which does not come (once a turn): nothing happens.',
    ],
    ['passive', 'When you would be Slowed by an enemy, cancel it.', 'by hand'],
    ['passive', 'The first time each turn you would be Slowed or Stunned, cancel it.', 'by hand'],
    ['ability', 'Heal 4. Remove any unwanted conditions.', 'You heal 4. You clear any number of conditions.'],
    ['ability', 'Range 3, double their DoT tokens.', 'The target gains 1 DoT for every DoT on the target.'],
  ])('%s: %s', (slot, text, meant) => {
    expect(told(slot, text)).toBe(meant);
  });
});

describe('what is told of attacks by where they come from, and of an instant', () => {
  it.each<[Slot, string, string]>([
    ['passive', 'You are undefendable from range 1.', 'You are Undefendable for units within range 1 of you.'],
    [
      'passive',
      'You have Resistance to abilities from range 3 or more.',
      'You have Resistance against units at range 3 or more from you.',
    ],
    [
      'ability',
      'Instant +2:\nUntil the start of your next turn, you have Resistance.',
      'Is an instant of +2. Until the start of your next turn: you have Resistance.',
    ],
    [
      'ability',
      'Instant +2:\nUntil the end of the current turn you have Resistance.',
      'Is an instant of +2. Until the end of the turn: you have Resistance.',
    ],
    [
      'ability',
      'Instant +2:\nThe attack deals no damage to you.',
      'Is an instant of +2. If this answers an attack: until the next attack of a unit is through, at the latest until the end of the turn: you take no damage.',
    ],
    [
      'ability',
      'Burst 2, 4dmg. Die.',
      'Lay a burst of 2 around you; each unit in it: that unit takes 4 damage. You die.',
    ],
    ['ability', 'Range 3, 2dmg, die.', 'by hand'],
  ])('%s: %s', (slot, text, meant) => {
    expect(told(slot, text)).toBe(meant);
  });

  it('goes on in each turn where the rest holds to the end of the game', () => {
    expect(
      told('ability', 'Ultimate 4, Free Action:\nYou have +1 speed.\nAt the end of your turn, all in range 1, 1dmg.'),
    ).toBe(
      'Costs no action and can be used once a game, in round 4 or later. For the rest of the game: you have +1 speed. For the rest of the game: when your turn ends: each unit within range 1 of you and seen by you other than you: that unit takes 1 damage.',
    );
  });

  it('is limited for each enemy by itself', () => {
    const meant = (text: string): string => told('passive', text);
    const both =
      'When an enemy enters a space within range 1 of you (once a turn for each such unit): the triggering unit takes 2 damage. When the turn of an enemy within range 1 of you starts (once a turn for each such unit): the triggering unit takes 2 damage.';
    const text = 'When an enemy enters or starts their turn in range 1 of you, 2dmg to them';
    expect(meant(`${text}, once per turn per enemy.`)).toBe(both);
    expect(meant(`${text}. (once per enemy per turn)`)).toBe(both);
  });
});

describe('who may be meant by a name, and what goes with what', () => {
  it.each<[Slot, string, string, string]>([
    [
      'passive',
      '',
      'When an adjacent ally would be targeted by an attack, you may be targeted instead.',
      'When a unit targets an ally within range 1 of you with an attack, you may: the attack is on you instead.',
    ],
    [
      'passive',
      '',
      'After you kill a unit, you have +1 speed until the end of your next turn. Stacks with itself.',
      'When you kill a unit: until the end of your next turn: you have +1 speed.',
    ],
    ['passive', '', 'When you kill a unit, heal 1. Stacks with itself.', 'by hand'],
    [
      'passive',
      'On death or end of turn',
      'Burst 1, 2dmg.',
      'When you die: lay a burst of 1 around you; each unit in it: that unit takes 2 damage. When your turn ends: lay a burst of 1 around you; each unit in it: that unit takes 2 damage.',
    ],
    [
      'passive',
      '',
      'When you damage a summon, it cannot act or trigger passives until the end of its next turn.',
      'When you deal damage to a summon: until the end of the other unit’s next turn, for the other unit as “you”: you cannot take actions; you have no passives.',
    ],
    ['passive', '', 'Immune to Snares.', 'You are immune to Snare.'],
    ['passive', '', 'Immune to Mist.', 'by hand'],
    [
      'ability',
      '',
      'If no enemy is adjacent, you are Invisible until you move or attack.',
      'If there is no enemy within range 1 of you: until you move or the next attack of you is through: you are Invisible.',
    ],
  ])('%s %s: %s', (slot, name, text, meant) => {
    expect(told(slot, text, name)).toBe(meant);
  });

  it('is whoever gave a token that says so by name, for the whole of what the token says', () => {
    const word = (kind: WordKind, ref: string, name: string, text: string, owners: string[] = []): Word => ({
      kind,
      ref,
      name,
      text,
      owners,
      fields: {},
    });
    const banner = 'Deal +1 damage and have +1 crit until the start of Wren’s next turn.'.replace('’', "'");
    const brand = 'When Wren deals damage to you, she heals the same amount.';
    const vocabulary = wordsFrom([
      word('hero', 't/wren', 'Wren', ''),
      word('token', 't/banner', 'Banner', banner, ['t/wren']),
      word('token', 't/brand', 'Brand', brand, ['t/wren']),
    ]);
    const says = (name: string, text: string): string =>
      tell(read({ slot: 'token', name, text }, vocabulary).program, vocabulary);
    expect(says('Banner', banner)).toBe(
      'You deal +1 damage. You have +1 crit. It stays until the start of its giver’s next turn.',
    );
    expect(says('Brand', brand)).toBe(
      'When a unit that has given you Brand deals damage to you: the triggering unit heals 1 for every damage dealt.',
    );
  });
});
