import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

/** What a text is told as; it must be read to its end. */
function told(slot: 'ability' | 'passive', text: string): string {
  const { program, reasons } = reading(slot, text);
  expect(reasons).toEqual([]);
  return tell(program, words).replace('Costs a Standard Action. ', '');
}

describe('what is ignored in moving', () => {
  it.each([
    ['Move 4, ignoring units and hazards', 'Move up to 4 through units untouched by hazards.'],
    ['Dash 2 ignoring terrain', 'Move up to 2 past terrain, as in flight.'],
    [
      'Move 3, ignoring hazards, difficult ground and other units',
      'Move up to 3 through units past difficult ground untouched by hazards.',
    ],
  ])('%j', (text, expected) => expect(told('ability', text)).toBe(expected));

  it.each([
    [
      'You ignore units and terrain when moving',
      'You can move through enemies. You ignore terrain while moving, as flight does.',
    ],
    [
      'You ignore walls and terrain when moving',
      'You can move through walls. You ignore terrain while moving, as flight does.',
    ],
    ['Your movement ignores all terrain', 'You ignore terrain while moving, as flight does.'],
    ['You ignore hazards during your movement', 'You ignore hazards while moving.'],
    ['You ignore hazards', 'You are immune to hazards.'],
    ['Allies in range 2 ignore difficult terrain', 'Each ally within range 2 of you ignores difficult ground.'],
  ])('%j', (text, expected) => expect(told('passive', text)).toBe(expected));

  it.each(['You ignore terrain', 'You ignore units', 'You ignore cover and walls'])(
    '%j could be of what one sees, or is of walls',
    (text) => expect(reading('passive', text).reasons).not.toEqual([]),
  );
});

describe('ground around somebody that is difficult', () => {
  const dear = (range: number) =>
    `Steps of enemies into a space within range ${range} of you cost at least 2 movement, as difficult terrain does.`;
  it.each([
    ['Burst 1 around you is difficult terrain for enemies', dear(1)],
    ['Spaces in burst 2 are difficult terrain for enemies', dear(2)],
    ['Enemies treat spaces adjacent to you as difficult terrain', dear(1)],
  ])('%j', (text, expected) => expect(told('passive', text)).toBe(expected));
});

describe('who is gone to', () => {
  it.each([
    ['Enemy in range 3, fly adjacent', /Fly next to the target, or as near as possible\.$/],
    ['Enemy in range 4, move as close as possible to them', /Move next to the target, or as near as possible\.$/],
    [
      'Move 1 towards an enemy',
      'Choose an enemy, seen or not (to go to first). Move up to 1 to end nearer to the target.',
    ],
    [
      'Teleport to any empty space out of LoS of enemies',
      'Choose an empty space at any range, seen or not, not seen by any enemy. Teleport to the chosen space.',
    ],
    [
      'Place a Snare in an empty space in range 3 that no enemy can see',
      /not seen by any enemy\. Place 1 Snare there\.$/,
    ],
    ['Two allies in LoS teleport to spaces in range 2 of you', /The target teleports to the chosen space\.$/],
    [
      'Choose two allies in range 4. Teleport the chosen allies to spaces adjacent to you, if possible',
      /within range 1/,
    ],
    ['Range 1, 1dmg. Place the target in the space opposite of you, if it is empty', /right across from the target/],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(told('ability', text)).toBe(expected);
    else expect(told('ability', text)).toMatch(expected);
  });

  it.each([
    'Move adjacent to an enemy',
    'Move as close as possible to the nearest enemy',
    'Ally in range 3, teleport adjacent',
  ])('%j does not say how far, or who', (text) => expect(reading('ability', text).reasons).not.toEqual([]));

  it('two who teleport and may do something are not oneself', () => {
    const { reasons } = reading(
      'ability',
      'Up to 2 allies in LoS, teleport to spaces in range 2 of you and may move 2',
    );
    expect(reasons).not.toEqual([]);
  });
});

describe('what is beside a straight way', () => {
  const way = 'Move up to 3 in a straight line. Each enemy next to the way you took: that unit takes 1 damage.';
  it.each([
    ['Move 3 in a straight line. Enemies adjacent to the spaces you moved through take 1dmg', way],
    ['Move 3 in a straight line. Each enemy you pass next to takes 1dmg', way],
    ['Move 3 in a straight line. Enemies next to your path, 1dmg', way],
  ])('%j', (text, expected) => expect(told('ability', text)).toBe(expected));

  it('is not known of another way', () => {
    const { reasons } = reading('ability', 'Move 3. Enemies adjacent to your path, 1dmg');
    expect(reasons).not.toEqual([]);
  });
});

describe('how far a target is', () => {
  it.each([
    ['Range exactly 2 or 3, 1dmg', 'Choose a unit at range 2 to 3 that you see. The target takes 1 damage.'],
    [
      'Non-diagonal range 1, 1dmg',
      'Choose a unit next to you along a row or column within range 1 that you see. The target takes 1 damage.',
    ],
    ['Range 2, ignoring units, 1dmg', 'Choose a unit within range 2 that you see. The target takes 1 damage.'],
    ['Range 4, empty space, place a Snare', 'Choose an empty space within range 4 that you see. Place 1 Snare there.'],
  ])('%j', (text, expected) => expect(told('ability', text)).toBe(expected));

  it.each(['Range exactly 2 or 4, 1dmg', 'Non-diagonal range 2, 1dmg'])('%j is by hand', (text) =>
    expect(reading('ability', text).reasons).not.toEqual([]),
  );
});

describe('around whoever has a mark of yours', () => {
  const marked = 'Choose a unit that has Mark of yours, seen or not.';
  it.each([
    [
      'Others in burst 2 of the unit with your Mark, pull 1 towards it',
      `${marked} Lay a burst of 2 around the target; each unit other than the target in it: pull that unit up to 1 towards the target.`,
    ],
    [
      'Enemy in range 2 of the unit with your Mark, 1dmg',
      `${marked} Choose an enemy within range 2 of the target that the target sees. The target takes 1 damage.`,
    ],
    [
      'Enemy in range 3 of your Wolf, 2dmg',
      'Choose a Wolf of yours, seen or not. Choose an enemy within range 3 of the target that the target sees. The target takes 2 damage.',
    ],
    [
      'Range 3 from your Wolf, 2dmg',
      'Choose a Wolf of yours, seen or not. Choose a unit within range 3 of the target that the target sees. The target takes 2 damage.',
    ],
  ])('%j', (text, expected) => expect(told('ability', text)).toBe(expected));
});

describe('what is said of oneself behind an attack', () => {
  it('undefendable is a state there, and no attack', () => {
    const { program } = reading('ability', 'Range 1, 3dmg. You are Slowed and undefendable.');
    expect(tell(program, words)).not.toMatch(/no def/);
  });
});

describe('two who are chosen one near the other', () => {
  const both =
    'Choose a Wolf of yours, seen or not. The target heals 2. Choose a unit other than the target within range 1 of the target that the target sees. The target heals 2.';
  it.each([
    ['Your Wolf and one unit adjacent to it heal 2', both],
    ['Your Wolf and one unit adjacent to it heal 2. (can be you)', both],
    [
      'Enemy in range 3, then another enemy in range 2 of it, 1dmg',
      'Choose an enemy within range 3 that you see. The target takes 1 damage. Choose an enemy other than the target within range 2 of the target that the target sees. The target takes 1 damage.',
    ],
  ])('%j is done to both', (text, expected) => expect(told('ability', text)).toBe(expected));

  it.each(['Your Wolf and one unit adjacent to it heal 2, then fly 2', 'Enemy in range 3, 2dmg. (can be you)'])(
    '%j is by hand',
    (text) => expect(reading('ability', text).reasons).not.toEqual([]),
  );
});

describe('how far and past what somebody goes', () => {
  it.each([
    ['Fly 1 + 1 per Coin', 'Fly up to 1, +1 for every Coin on you.'],
    ['Move 2 plus 1 per Coin you have', 'Move up to 2, +1 for every Coin on you.'],
    [
      "Move 3. You can't be affected by anything during the movement.",
      'Move up to 3 untouched by hazards without setting off what others bear.',
    ],
    ['Fly 3. You are immune to reactions while moving', 'Fly up to 3 without setting off what others bear.'],
  ])('%j', (text, expected) => expect(told('ability', text)).toBe(expected));

  it.each([
    ['You move through enemies', 'You can move through enemies.'],
    ['You ignore walls for LoS', 'You can target through walls.'],
    ["When you're pushed, it's 1 further", 'Each unit pushes you +1 spaces.'],
  ])('%j', (text, expected) => expect(told('passive', text)).toBe(expected));
});

describe('a piece of which another part of the card speaks', () => {
  it('is come to, and goes at the moment that only the first part can mean', () => {
    const text =
      'Place a Bare Stone in range 3.\n---\nFree Action: Teleport to the Bare Stone, then remove it.\nAt the end of your next turn, remove the Bare Stone.';
    expect(told('ability', text)).toMatch(
      /Place 1 Bare Stone there\. At the end of your next turn: choose a space with your Bare Stone.*You can use/,
    );
  });
});

describe('what is asked before an attack', () => {
  it('makes it undefendable where it does nothing else', () => {
    expect(told('ability', 'Range 3. If the target is Slowed, undefendable 3dmg.')).toMatch(
      /\(no def\)\. If the target/,
    );
    expect(reading('ability', 'Range 3, 1dmg. If the target is Slowed, undefendable 3dmg.').reasons).not.toEqual([]);
  });
});

describe('where a way ends', () => {
  it.each([
    ['Fly 4. You must end adjacent to a wall or a unit', 'Fly up to 4 to end beside a wall or at range 1 from a unit.'],
    ['Move 3. You must end your movement next to an ally', 'Move up to 3 to end at range 1 from an ally.'],
    [
      'Move 3 in a straight line. If you run into an enemy, 2dmg to them',
      'Move up to 3 in a straight line. Each enemy right ahead where your way ends: that unit takes 2 damage.',
    ],
    [
      'Teleport 2. Summon a Wolf in the space you left',
      'Teleport up to 2. The chosen space is the space you left, where nobody stands. Summon 1 Wolf there.',
    ],
    [
      'Summon a Wolf in your space, and teleport up to 2',
      'Teleport up to 2. The chosen space is the space you left, where nobody stands. Summon 1 Wolf there.',
    ],
  ])('%j', (text, expected) => expect(told('ability', text)).toBe(expected));

  it.each(['Move 3. If you contact an enemy, 2dmg to them', 'Teleport 2. Summon 2 Wolves in the space you left'])(
    '%j is by hand',
    (text) => expect(reading('ability', text).reasons).not.toEqual([]),
  );
});
