import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

type Read = 'passive' | 'ability';

/** What a text is told as; it must be read to its end. */
function told(slot: Read, text: string): string {
  const { program, reasons } = reading(slot, text);
  expect(reasons).toEqual([]);
  return tell(program, words).replace('Costs a Standard Action. ', '');
}

const isByHand = (slot: Read, text: string): boolean =>
  reading(slot, text).clauses.some((clause) => clause.startsWith('manual'));

describe('a summon that comes with something', () => {
  const wolf = 'Choose an empty space within range 1 that you see. Summon 1 Wolf there';
  it.each([
    ['Summon a Wolf in range 1 with one Coin.', `${wolf}. The summoned unit gains Coin.`],
    [
      'Summon a Wolf in range 1 with 2 DoT (max 1, replaces old)',
      `${wolf}, 1 at most, the oldest goes. The summoned unit gains 2 DoT.`,
    ],
    ['Summon a Wolf in range 1 and give it a Mark.', `${wolf}. The summoned unit gains Mark.`],
    ['Summon a Wolf in range 1. It gains 2 Coins.', `${wolf}. The summoned unit gains 2 Coin.`],
    ['Summon a Wolf in range 1. The Wolf gains 2 overshield.', `${wolf}. The summoned unit gains 2 overshield.`],
    ['Summon a Wolf in range 1. Give it Slow.', `${wolf}. The summoned unit gains Slow.`],
    [
      'Summon a Wolf in range 1. It has Armor until the start of your next turn.',
      `${wolf}. The summoned unit gains Armor until the start of your next turn.`,
    ],
  ])('%j', (text, expected) => expect(told('ability', text)).toBe(expected));

  it.each([
    'Summon 2 Wolves in range 1. It gains a Coin.',
    'Summon 2 Wolves in range 1 with one Coin.',
    'Summon a Wolf in range 1. It bites.',
  ])('is by hand in %j', (text) => expect(isByHand('ability', text)).toBe(true));
});

describe('one of two pieces', () => {
  const there = (piece: string): string => `choose a space within range 2 that you see; place 1 ${piece} there`;
  it.each([
    [
      'Place a Snare or a Bare Stone in range 2.',
      `Choose one; “Snare” (${there('Snare')}); “Bare Stone”: ${there('Bare Stone')}.`,
    ],
    [
      'Put a Snare or Bare Stone in range 2 (max 1 of each).',
      `Choose one; “Snare” (${there('Snare')}, 1 at most, no more come); “Bare Stone”: ${there('Bare Stone')}, 1 at most, no more come.`,
    ],
  ])('%j', (text, expected) => expect(told('ability', text)).toBe(expected));

  it.each(['Place a Snare or a Snare in range 2.', 'Place a Snare or a bell in range 2.'])('is by hand in %j', (text) =>
    expect(isByHand('ability', text)).toBe(true),
  );
});

describe('a piece that goes, and what happens around it', () => {
  const gone =
    'Choose a space with your Snare at any range, seen or not. Remove one Snare of yours on the chosen space.';
  const burst = 'Lay a burst of 1 around the chosen space; each enemy in it: that unit takes 2 damage.';
  it.each([
    ['Remove one of your Snares, enemies in burst 1 of it take 2dmg.', `${gone} ${burst}`],
    ['Remove one of your Snares and enemies in burst 1 of it take 2dmg.', `${gone} ${burst}`],
    ['Remove one of your Snares. Enemies in burst 1 of it, 2dmg.', `${gone} ${burst}`],
  ])('is chosen once in %j', (text, expected) => expect(told('ability', text)).toBe(expected));
});

describe('a piece that may have gone', () => {
  const laid = 'Choose a space within range 3 that you see. Place 1 Snare there. At the start of your next turn: ';
  const if1 = 'if Snare of yours is on the map: ';
  it.each([
    [
      'if it is still there, burst 1 of it, 2dmg.',
      'lay a burst of 1 around the marker; each unit in it: that unit takes 2 damage.',
    ],
    ['if the Snare is still on the map, heal 2.', 'you heal 2.'],
    [
      "if it hasn't been removed, teleport to it.",
      'the chosen space is the space of the marker, where nobody stands; teleport to the chosen space.',
    ],
  ])('%j', (text, expected) =>
    expect(told('ability', `Place a Snare in range 3. At the start of your next turn, ${text}`)).toBe(
      `${laid}${if1}${expected}`,
    ),
  );

  it('is none of several', () => {
    expect(
      isByHand('ability', 'Place 2 Snares in range 3. At the start of your next turn, if it is still there, heal 2.'),
    ).toBe(true);
  });

  it('or was never there', () => {
    expect(told('passive', 'At the start of your turn, if no Snare is on the map, heal 1.')).toBe(
      'When your turn starts: if Snare is not on the map: you heal 1.',
    );
  });
});

describe('how far somebody can be pushed', () => {
  it.each([
    [
      "You can't be pushed or pulled more than 1 space",
      'Enemies push you 1 space at most. Enemies pull you 1 space at most.',
    ],
    ['You cannot be pushed further than 2 spaces by enemies.', 'Enemies push you 2 spaces at most.'],
    [
      "Adjacent allies can't be pulled more than 1 space.",
      'Enemies pull each ally within range 1 of you 1 space at most.',
    ],
    ["You can't be pushed or Slowed.", 'You cannot be pushed by enemies. You cannot be given Slow.'],
    [
      "You can't be Slowed, pushed or pulled.",
      'You cannot be given Slow. You cannot be pushed by enemies. You cannot be pulled by enemies.',
    ],
    ['Your voluntary movement is flying.', 'You fly with every movement.'],
    ["You're Flying at all times", 'You fly.'],
  ])('%j', (text, expected) => expect(told('passive', text)).toBe(expected));

  it('changes nothing where it is said that nobody stands in the way of sight', () => {
    expect(told('passive', 'You do not block line of sight.')).toBe('');
    expect(isByHand('passive', 'You do not block line of sight for allies.')).toBe(true);
  });
});

describe('an area that is filled', () => {
  it.each(['is filled with Bare Stone', 'is covered in Bare Stone', 'turns into Bare Stone'])('%j', (says) => {
    expect(told('ability', `Range 3 burst 1, the area ${says} until the end of your next turn.`)).toBe(
      'Lay a burst of 1, its source a space within range 3 of you; each of its spaces: place 1 Bare Stone there until the end of your next turn.',
    );
  });

  it('lies where it touches a range', () => {
    expect(told('ability', '2x2 area touching range 4, 2dmg.')).toBe(
      'Lay 2 by 2 spaces, its source a space within range 4 of you; each unit in it: that unit takes 2 damage.',
    );
  });
});
