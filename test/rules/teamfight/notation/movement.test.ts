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
    ['Move an enemy in range 2 up to 3 spaces in any direction', /Push the target up to 3 in one straight line/],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(told(text)).toBe(expected);
    else expect(told(text)).toMatch(expected);
  });
});

describe('a movement by hand', () => {
  it.each([
    // Which of them goes where is not said.
    'Range 3, the target swaps places',
    'Two allies in range 4 swap places with you',
    'Three allies in range 4 swap places',
    'Range 3, push 2 along any road',
    'When you pull a unit into a wall, 1dmg to it',
    // How far one may walk is not said.
    'Move to a space in range 3',
    'Move as far as possible',
    'Move',
    'Move 3x3',
    'Move towards the nearest enemy',
    // Nobody was named before.
    'Teleport to a space adjacent to the target',
    'Move 2 down the line',
    'Range 3, move the target',
    'Range 3, teleport behind the target',
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
