import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { words as common } from './vocabulary.ts';

const card = (name: string, text: string, unit: string): Word => ({
  kind: 'ability',
  ref: `t/${unit}`,
  name,
  text,
  owners: [`t/${unit}`],
  fields: {},
});

const cards = [
  card('Brand', 'Range 1, 2dmg.', 'hunter'),
  card('Snap', '2/Game: Range 3, pull 2.', 'hunter'),
  card('Bite', 'Range 1, 1dmg.', 'wolf'),
];

/** What a text on Hunter's card is told as; Bite is on the card of his Wolf. */
function ability(text: string): string {
  const words = wordsFrom([...common.all, ...cards, card('Test', text, 'hunter')]);
  const { clauses, program } = read({ slot: 'ability', name: 'Test', text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
}

describe('options that cost actions of their own', () => {
  it('are abilities of their own', () => {
    expect(ability('Choose one --\n- Move Action, fly 2.\n- Range 2, 2dmg.')).toBe(
      'Costs a Move Action. Fly up to 2. You can use “Test”: costs a Standard Action: choose a unit within range 2 that you see; the target takes 2 damage.',
    );
    expect(ability('Choose one --\n- Range 2, 2dmg.\n- Heal 2.')).toContain('Costs a Standard Action. Choose one;');
  });

  it('are by hand where a limit is for all of them', () => {
    expect(ability('Tap, choose one --\n- Move Action, fly 2.\n- Range 2, 2dmg.')).toBe('by hand');
  });
});

describe('a last line that begins with "or" and a cost', () => {
  it('is an ability of its own', () => {
    expect(ability('Range 1, 2dmg.\nor Move + Standard Action: Line 5, 3dmg.')).toBe(
      'Costs a Standard Action. Choose a unit within range 1 that you see. The target takes 2 damage. You can use “Test”: costs a Move + Standard Action: lay a line of 5 from you; each unit in it: that unit takes 3 damage.',
    );
    expect(ability('Move Action: Move 2.\nor Move + Standard Action: Fly 4.')).toBe(
      'Costs a Move Action. Move up to 2. You can use “Test”: costs a Move + Standard Action: fly up to 4.',
    );
  });

  it('is by hand where a limit could be for both', () => {
    expect(ability('1/Game: Range 1, 2dmg.\nor Move Action: Fly 3.')).toBe('by hand');
  });
});

describe('options without bullets', () => {
  const both = 'Choose one; “Heal 2” (you heal 2); “Move 3”: move up to 3.';

  it.each(['Choose one:\nHeal 2.\nMove 3.', 'Choose one --\nHeal 2.\nMove 3.', 'Choose one:\n  Heal 2, or\n  Move 3'])(
    'are lines: %j',
    (text) => {
      expect(ability(text)).toBe(`Costs a Standard Action. ${both}`);
    },
  );

  it('stand in one line behind a moment or a head', () => {
    expect(ability('At the start of your next turn, choose one: heal 2 or move 3.')).toBe(
      'Costs a Standard Action. At the start of your next turn: choose one; “heal 2” (you heal 2); “move 3”: move up to 3.',
    );
    expect(ability('Range 3, you may choose one: 2dmg, push 1, or Slow.')).toContain(
      'You may: choose one; “2dmg” (the target takes 2 damage); “push 1” (push the target up to 1 away from you); “Slow”',
    );
  });

  it('end where the lines below are less deep', () => {
    expect(ability('Choose one:\n  Heal 2.\n  Move 3.\nGain 1 Coin.')).toBe(
      `Costs a Standard Action. ${both} You gain Coin.`,
    );
  });

  it('are by hand where a line comes in any case', () => {
    expect(ability('Choose one:\nHeal 2.\nMove 3.\nThen gain 1 Coin.')).toBe('by hand');
  });
});

describe('options for one side', () => {
  it.each([
    '- Target ally gains 2 overshield.\n- Target enemy takes 2dmg.',
    '- Ally gains 2 overshield.\n- Deal 2dmg to target enemy.',
  ])('ask of which side the target is: %j', (text) => {
    const told = ability(`Range 3, choose one --\n${text}`);
    expect(told).toContain('if the target is an ally: the target gains 2 overshield');
    expect(told).toContain('if the target is an enemy: the target takes 2 damage');
  });

  it('stand behind a head without bullets, too', () => {
    expect(ability('Range 3\nTarget ally heals 2.\nTarget enemy takes 2dmg.')).toBe(
      'Costs a Standard Action. Choose a unit within range 3 that you see. If the target is an ally: the target heals 2. If the target is an enemy: the target takes 2 damage.',
    );
  });

  it('are by hand where somebody else could be meant', () => {
    expect(ability('Range 3, 2dmg. An ally heals 2.')).toBe('by hand');
  });

  it('do not heal who was harmed before them', () => {
    expect(ability('Range 3, 2dmg. Choose one --\n- Heal 2.\n- Push 1.')).toContain('“Heal 2” (you heal 2)');
    expect(ability('Range 3, 2dmg. If target is Slowed:\n  Push 1.\nElse:\n  Heal 1.')).toContain('else: you heal 1');
  });
});

describe('a use that comes back', () => {
  it.each([
    ['2/Game: Range 3, 2dmg. On kill, regain a use.', 'If this kills: this ability can be used once again'],
    ['2/Game: Range 3, 2dmg. On a miss, this is not used up.', 'misses: this ability can be used once again'],
    ['2/Game: Range 3, 2dmg. When a hero dies, regain a use.', 'When a hero dies: Test can be used once again'],
    ['2/Game: Range 3, 2dmg. Regain a use when you kill a hero.', 'When you kill a hero: Test can be used once again'],
    ['2/Game: Range 3, 2dmg. On kill, gain an additional use.', 'If this kills: this ability can be used once more'],
    ['Tap: Range 3, 2dmg. On kill, this untaps.', 'If this kills: untap this ability'],
    ['Tap: Range 3, 2dmg. Untap this when an ally dies.', 'When an ally dies: untap Test'],
  ])('is read: %s', (text, told) => {
    expect(ability(text)).toContain(told);
  });

  it('is by hand where uses are not counted', () => {
    expect(ability('Tap: Range 3, 2dmg. On kill, regain a use.')).toBe('by hand');
  });
});

describe('the next time', () => {
  it.each([
    [
      'Free Action, Tap: The next time you use a default ability, +1dmg.',
      'Until the next default attack of you is through: you deal +1 damage',
    ],
    [
      'Free Action, Tap: The next time you attack this turn, it has +1 crit.',
      'at the latest until the end of your turn: you have +1 crit',
    ],
  ])('is said of that ability: %s', (text, told) => {
    expect(ability(text)).toContain(told);
  });
});

describe('summons that are told what to do', () => {
  it.each([
    [
      'Your Wolf heals 1 and may move 3 and use Bite.',
      'The target may: the target moves up to 3; the target uses bite as a Free Action.',
    ],
    ['Your Wolf uses Bite.', 'Choose a Wolf of yours, seen or not. The target uses bite as a Free Action.'],
    [
      'If your Wolf is dead, summon it in range 1.',
      'If there is no Wolf of yours: choose an empty space within range 1 that you see; summon 1 Wolf there.',
    ],
    [
      'Your Wolf moves 3 towards the nearest enemy.',
      'The chosen space is that of the nearest enemy other than the target, seen or not. The target moves up to 3 to end nearer to the chosen space.',
    ],
  ])('%s', (text, told) => {
    expect(ability(text)).toContain(told);
  });

  it.each(['Your Wolf uses Brand.'])(
    'what its card has not, and who would be taken for another, is by hand: %s',
    (text) => {
      expect(ability(text)).toBe('by hand');
    },
  );
});

describe('who pays', () => {
  it('is whom the sentence names', () => {
    expect(ability('Ally in range 2 may spend a Coin to heal 1.')).toContain('the target spends 1 Coin');
  });
});

describe('abilities of the same card', () => {
  it('are used one behind the other, in the order that is said or chosen', () => {
    expect(ability('Use Brand, then Snap.')).toBe(
      'Costs a Standard Action. You use brand as a Free Action. You use snap as a Free Action.',
    );
    expect(ability('Use Brand and Snap in either order.')).toContain(
      'Choose one; “brand, snap” (you use brand as a Free Action; you use snap as a Free Action); “snap, brand”',
    );
  });

  it('may be said to be used once per turn, before the action or behind it', () => {
    const told = 'you can use Brand as a Free Action, once a turn.';
    for (const text of [
      'Ultimate 4: Brand can be used once per turn as a Free Action.',
      'Ultimate 4: You can use Brand once per turn as a Free Action.',
      'Ultimate 4: Brand deals +1 damage, and can be used once per turn as a Free Action.',
    ])
      expect(ability(text)).toContain(told);
    expect(ability('Ultimate 4: Your default abilities can be used once per turn as a Free Action.')).toBe('by hand');
  });
});

describe('what an ability requires', () => {
  it.each([
    ['Requires 5 or less health. Heal 5.', 'only if you have 5 health or less. You heal 5.'],
    ['Requires a Coin. Heal 2.', 'only if you have Coin. You heal 2.'],
    ['Requires no Coins. Gain 1 Coin.', 'only if you have no Coin. You gain Coin.'],
    ['Requires Invisible, heal 2.', 'only if you have Invisible. You heal 2.'],
    ['Requires Bear Stance. Heal 2.', 'only if you are in Bear Stance. You heal 2.'],
  ])('is what you have or are: %s', (text, told) => {
    expect(ability(text)).toContain(told);
  });
});

describe('dice', () => {
  it.each([
    ['Roll. On a 4+, heal 3.', 'Roll a die of 6. If the roll is 4 to 6: you heal 3.'],
    [
      'Roll for each enemy in range 3. On a 4+, Stun.',
      'Each enemy within range 3 of you and seen by you: roll a die of 6; if the roll is 4 to 6: that unit gains Stun.',
    ],
    [
      'At the start of your next turn, roll. On a 5+, heal 3.',
      'At the start of your next turn: roll a die of 6; if the roll is 5 to 6: you heal 3.',
    ],
    [
      'If you have a Coin, roll. On a 4+, heal 3.',
      'If you have Coin: roll a die of 6; if the roll is 4 to 6: you heal 3.',
    ],
  ])('bring what they show where they are rolled: %s', (text, told) => {
    expect(ability(text)).toBe(`Costs a Standard Action. ${told}`);
  });

  it('of many units are not one number', () => {
    expect(ability('Roll for each enemy in range 3. On a 5+, heal 1.')).toBe('by hand');
  });
});

describe('what is done several times', () => {
  it('has something between each of them', () => {
    const shot = 'choose a unit within range 3 that you see; the target takes 1 damage';
    const told = `Costs a Standard Action. Choose a unit within range 3 that you see. The target takes 1 damage. 2 times: you may (move up to 1); ${shot}.`;
    expect(ability('Three times, range 3, 1dmg. You may move 1 between each.')).toBe(told);
    expect(ability('Three times, range 3, 1dmg. Between attacks, you may move 1.')).toBe(told);
  });

  it('is by hand where what comes between is about somebody of them', () => {
    expect(ability('Three times, range 3, 1dmg. You may push them 1 between each.')).toBe('by hand');
  });
});

describe('repeats that one may leave', () => {
  it('are so many more at most', () => {
    expect(ability('Range 3, 1dmg. You may repeat this up to 2 times.')).toContain('2 times: you may: choose a unit');
    expect(ability('Range 3, 1dmg. Repeat up to 2 times on different targets.')).toBe(
      'Costs a Standard Action. Choose up to 3 units within range 3 that you see. The target takes 1 damage.',
    );
  });

  it('are by hand where one moves in between, or nothing ends them', () => {
    expect(ability('Range 3, 1dmg, move 1. Repeat up to 2 times on different targets.')).toBe('by hand');
    expect(ability('Range 3, 1dmg. You may repeat this any number of times.')).toBe('by hand');
  });
});

describe('limits before what sets something off', () => {
  it.each([
    ['Twice per turn, when you hit, heal 1.', 'When you hit (2 times a turn): you heal 1.'],
    ['Up to 3 times per round, when you hit, heal 1.', 'When you hit (3 times a round): you heal 1.'],
  ])('may be more than one: %s', (text, told) => {
    const { program } = read({ slot: 'passive', name: 'Test', text }, common);
    expect(tell(program, common)).toBe(told);
  });
});

describe('one or more that are spent', () => {
  it('have to be there, and are counted', () => {
    expect(ability('Spend 1 or more Coins: Range 4, 1dmg per Coin spent.')).toBe(
      'Costs a Standard Action, only if you have Coin. You lose 1 or more Coin. Choose a unit within range 4 that you see. The target takes 1 damage for every token lost.',
    );
  });
});
