import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { reading, words } from './vocabulary.ts';

/** What a text is told as; it must be read to its end. */
function told(text: string): string {
  const { program, reasons } = reading('ability', text);
  expect(reasons).toEqual([]);
  return tell(program, words).replace('Costs a Standard Action. ', '');
}

describe('how far somebody moves', () => {
  it.each([
    ['Move your speed.', 'Move up to 1 for every point of your speed.'],
    ['Fly up to twice your speed', 'Fly up to 2 for every point of your speed.'],
    ['Leap 3', 'Fly up to 3.'],
    ['Jump up to 2, ignoring units', 'Fly up to 2 through units.'],
    ['Dash 3, ignoring units', 'Move up to 3 through units.'],
    ['Move 1 per Coin you have', 'Move up to 1 for every Coin on you.'],
    ['Move exactly 2, ignoring difficult terrain', 'Move exactly 2 past difficult ground.'],
    ['Walk as far as possible in a line', 'Move as far as possible in a straight line.'],
    ['Move in a straight line as far as possible', 'Move as far as possible in a straight line.'],
    ['Line 4, 1dmg. Move to the end of the line.', /Move as far as possible along the area\.$/],
    ['Line 4, 1dmg. Move as far down the line as possible.', /Move as far as possible along the area\.$/],
    ['Move 2 towards the furthest ally', /Move up to 2 to end nearer to the target\.$/],
    ['Range 3, 1dmg, push as far as possible', /Push the target as far as possible away from you\.$/],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(told(text)).toBe(expected);
    else expect(told(text)).toMatch(expected);
  });
});

describe('where somebody comes to', () => {
  it.each([
    ['Teleport anywhere', 'Choose an empty space at any range, seen or not. Teleport to the chosen space.'],
    ['Fly anywhere in range 4', 'Choose an empty space within range 4 that you see. Fly to the chosen space.'],
    [
      'Range 3, 1dmg, teleport to a free space within range 2 of the target',
      /Choose an empty space within range 2 of the target that the target sees\. Teleport to the chosen space\.$/,
    ],
    ['Fly to a space next to the nearest ally', /The target is the nearest ally, seen or not\. Choose an empty space/],
    ['Range 2, put the target anywhere in range 3', /The target teleports to the chosen space\.$/],
    ['Move an enemy in range 2 up to 3 spaces in any direction', /Move the target up to 3 in one straight line/],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(told(text)).toBe(expected);
    else expect(told(text)).toMatch(expected);
  });
});

describe('the far side of somebody', () => {
  const across = 'Choose an empty space next to the target, right across from you, seen or not.';
  it.each([
    ['Range 4, teleport behind the target, 1dmg', `${across} Teleport to the chosen space. The target takes 1 damage.`],
    ['Teleport behind an enemy in range 4, 3dmg', `${across} Teleport to the chosen space. The target takes 3 damage.`],
    ['Range 2, 1dmg. Fly to the free space on the opposite side of it', `${across} Fly to the chosen space.`],
    ['Move to the other side of an adjacent enemy', `${across} Move to the chosen space.`],
    [
      'Range 1, move the target to the space on your other side if it is free',
      'Choose an empty space next to you, right across from the target, seen or not. The target teleports to the chosen space.',
    ],
    [
      'Range 1, throw the target over your head',
      'Choose an empty space next to you, right across from the target, seen or not. The target teleports to the chosen space.',
    ],
  ])('%j', (text, expected) => expect(told(text).endsWith(expected)).toBe(true));
});

describe('until when somebody moves', () => {
  const met = 'Choose an enemy right ahead where your way ends within range 1, seen or not.';
  it.each([
    [
      'Charge 5 in a straight line until you meet an enemy. Push it 2',
      `Move up to 5 in a straight line until an enemy is ahead. ${met} Push the target up to 2 away from you.`,
    ],
    [
      'Move up to 4 in a line, until you contact a unit. If you moved 2 or more, 2dmg to it. Else, 1dmg to it.',
      'Move up to 4 in a straight line until a unit other than you is ahead. Choose a unit right ahead where your way ends other than you within range 1, seen or not. If you have gone at least 2 spaces (the target takes 2 damage); else: the target takes 1 damage.',
    ],
    ['Move in a straight line until you hit a wall', 'Move as far as possible in a straight line.'],
    [
      'Move up to 4 until you are adjacent to an enemy, 2dmg',
      'Move up to 4 to end next to an enemy where that is so first. Choose an enemy within range 1, seen or not. The target takes 2 damage.',
    ],
    ['Enemy in range 4. Move directly towards it until you are adjacent. 2dmg', /Move next to the target, or as near/],
    [
      'Enemy in LoS. Fly as far as needed to a space adjacent to it, 2dmg',
      /Fly to the chosen space. The target takes 2/,
    ],
    ['Range 3, 1dmg. Move 2, staying adjacent to the target', /Move up to 2 staying within range 1 of the target\.$/],
    ['Move 3 without leaving range 2 of a Snare', 'Move up to 3 staying within range 2 of any Snare.'],
    [
      'Move 2 in a straight line, then range 1, 2dmg, push 1 in the same direction',
      /Push the target up to 1 in the direction in which you went\.$/,
    ],
    [
      'Range 1, push 3. If it was pushed 3 or more, Slow',
      /If the push has gone at least 3 spaces: the target gains Slow/,
    ],
    [
      'Range 1, move the target 3 in a straight line. The first enemy it hits takes 2dmg.',
      /Each enemy that is the unit that stopped it: that unit takes 2 damage\.$/,
    ],
    ['Fly 3 in a straight line. The first enemy you run into takes 2dmg', /right ahead where your way ends: that unit/],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(told(text)).toBe(expected);
    else expect(told(text)).toMatch(expected);
  });
});

describe('a movement by hand', () => {
  it.each([
    // No direction was gone in.
    'Range 4, push 1 in the same direction',
    'Range 3, teleport 2, then push 1 in the same direction',
    'If you moved 3 or more, gain 1 Coin',
    'Move until you are adjacent to an enemy',
    // Of two who are moved or stood by, one would take the place of the other.
    'Range 3, 1dmg. The target teleports behind an ally in range 2',
    'Note your facing. Teleport behind the target',
    'Move 3 to a space adjacent to a unit, 2dmg',
    // Which of them goes where is not said.
    'Range 3, the target swaps places',
    'Two allies in range 4 swap places with you',
    'Three allies in range 4 swap places',
    'Range 3, push 2 along any road',
    'When you pull a unit into a wall, 1dmg to it',
    // How far one may walk is not said.
    'Move to any empty space',
    'Move as far as possible',
    'Move',
    'Move 3x3',
    'Move towards the nearest enemy',
    // Nobody was named before.
    'Teleport to a space adjacent to the target',
    'Move 2 down the line',
    'Range 3, move the target',
    'Move 2 diagonally',
    'Two enemies in line 4, 1dmg',
    'Enemies in front of you, 1dmg',
    'Note your facing. 1dmg to all adjacent enemies',
    'Move 3. Each unit you pass takes 1dmg',
  ])('%j', (text) => {
    expect(reading('ability', text).clauses.some((clause) => clause.startsWith('manual'))).toBe(true);
  });
});

/** The text of a marker called Pane. */
function pane(text: string) {
  const word = { kind: 'marker' as const, ref: 't/pane', name: 'Pane', text, owners: ['t/hunter'], fields: {} };
  return read({ slot: 'marker', name: 'Pane', text }, wordsFrom([...words.all, word]));
}

describe('what blocks for some units only', () => {
  it.each([
    ['Enemies cannot move through it.', 'movement'],
    ['The Pane acts as blocking for enemy attacks.', 'attacks'],
    ['Enemy attacks that draw range through it are cancelled.', 'attacks'],
    ['It stops movement and sight of enemies.', 'movement attacks'],
    ['Blocks enemy attacks but not movement.', 'attacks'],
  ])('%j', (text, what) => {
    const { clauses, program } = pane(text);
    expect(clauses.flatMap(({ reason }) => reason ?? [])).toEqual([]);
    const rules = program.rules.flatMap((rule) => (rule.rule === 'blocks' ? [rule] : []));
    expect(rules.map((rule) => rule.what).join(' ')).toBe(what);
    expect(rules.every(({ who }) => who.side === 'enemy')).toBe(true);
  });

  it.each([
    'Attacks that pass through it change colour.',
    'It blocks movement.',
    'Enemy attacks cannot pass through it or adjacent spaces.',
    'It blocks enemy attacks but not enemy attacks.',
    'Enemies cannot enter the castle.',
  ])('is by hand: %j', (text) => {
    expect(pane(text).clauses.some(({ status }) => status === 'manual')).toBe(true);
  });
});

describe('a piece that waits for who comes to it or next to it', () => {
  it.each([
    ['When an enemy enters or becomes adjacent, 1dmg to it.', { max: 1 }],
    ['When an enemy enters this space or moves adjacent, 1dmg to it.', { max: 1 }],
    ['When an enemy enters this space or moves through it, 1dmg to it.', { max: 0 }],
  ])('%j', (text, range) => {
    const { clauses, program } = pane(text);
    expect(clauses.some(({ status }) => status === 'manual')).toBe(false);
    expect(program.rules).toMatchObject([{ trigger: { on: 'enters', place: { range, of: 'marker' } } }]);
  });
});
