import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

/** What a text is told as; it must be read to its end. */
function told(slot: 'passive' | 'ability' | 'token', text: string, name = ''): string {
  const { program, reasons } = reading(slot, text, name);
  expect(reasons).toEqual([]);
  return tell(program, words).replace('Costs a Standard Action. ', '');
}

const isByHand = (slot: 'passive' | 'ability' | 'token', text: string): boolean =>
  reading(slot, text).clauses.some((clause) => clause.startsWith('manual'));

describe('how far pushes and pulls go', () => {
  it.each([
    ['Your pushes and pulls move 1 further.', 'You push +1 spaces. You pull +1 spaces.'],
    ['Your pushes push targets 1 farther', 'You push +1 spaces.'],
    ['Your pulls have +2 distance', 'You pull +2 spaces.'],
    ['+1 to all your pushes', 'You push +1 spaces.'],
    ['You push enemies 1 further.', 'You push enemies +1 spaces.'],
    ['Pushes and pulls you cause are increased by 1', 'You push +1 spaces. You pull +1 spaces.'],
    ['Pushes & pulls move you 1 further', 'Each unit pushes you +1 spaces. Each unit pulls you +1 spaces.'],
    ['You are pushed 1 less.', 'Each unit pushes you −1 spaces.'],
    ['Pushes against you are reduced by 1', 'Each unit pushes you −1 spaces.'],
  ])('%j', (text, expected) => expect(told('passive', text)).toBe(expected));

  it.each(['Your next push moves 1 further.', 'Your pushes move 1 further against walls.'])(
    'is by hand in %j',
    (text) => expect(isByHand('passive', text)).toBe(true),
  );
});

describe('who has come next to whom', () => {
  const near = 'If the target is within range 1 of you';
  it.each([
    ['Range 3, 1dmg, pull 2. If adjacent, Slow', `${near}: the target gains Slow.`],
    ['Range 3, pull 3. If the target is pulled next to you, 1dmg', `${near}: the target takes 1 damage.`],
    ['Range 3, pull 3. If it ends next to you, 1dmg', `${near}: the target takes 1 damage.`],
    ['Enemy in range 3. Move 2. If you become adjacent, 2dmg', `${near}: the target takes 2 damage.`],
    ['Range 2, push 1 if adjacent', `${near}: push the target up to 1 away from you.`],
    [
      'Move 3 in a straight line. If you become adjacent to an enemy, 1dmg to it',
      'Choose an enemy that is not within range 1 of the space you left within range 1, seen or not. The target takes 1 damage.',
    ],
  ])('%j', (text, expected) => expect(told('ability', text).endsWith(expected)).toBe(true));

  it('is by hand where nobody has moved', () => {
    expect(isByHand('ability', 'If you become adjacent to an enemy, 1dmg to it.')).toBe(true);
  });
});

describe('what somebody is moved against', () => {
  it.each([
    [
      'Range 1, move the target 4 in a straight line. If it hits a unit or wall, it stops and takes 2dmg, and the unit hit takes 2dmg.',
      'If the target is stopped by a unit or a wall: the target takes 2 damage; the unit that stopped it takes 2 damage.',
    ],
    [
      'Range 1, push 3. If it hits a unit, the unit it hits takes 2dmg',
      'If the target is stopped by a unit: the unit that stopped it takes 2 damage.',
    ],
  ])('%j', (text, expected) => expect(told('ability', text).endsWith(expected)).toBe(true));

  it('may be so by whoever moves it', () => {
    expect(told('passive', '1dmg', 'Enemy is pushed into a wall')).toBe(
      'When a unit pushes an enemy into blocking terrain: the other unit takes 1 damage.',
    );
  });
});

describe('movement that nobody reacts to', () => {
  const quiet = 'without setting off what others bear.';
  it.each([
    ['Move 2. It does not trigger reactions.', `Move up to 2 ${quiet}`],
    ['Move 2 without triggering reactions.', `Move up to 2 ${quiet}`],
    [
      'Range 1, 2dmg. Move 2. This movement does not trigger reactions',
      `The target takes 2 damage. Move up to 2 ${quiet}`,
    ],
  ])('%j', (text, expected) => expect(told('ability', text).endsWith(expected)).toBe(true));

  it('may be all of somebody’s', () => {
    expect(told('passive', '', "Your movement doesn't trigger reactions")).toBe(
      'You move without setting off what others bear.',
    );
  });

  it('is no push', () => {
    expect(isByHand('ability', 'Range 1, 2dmg, push 1. It does not trigger reactions.')).toBe(true);
  });
});

describe('where a movement ends or leads', () => {
  it.each([
    ['Move up to 3 to a space adjacent to a wall', 'Move up to 3 to end beside a wall.'],
    ['Move up to 3 to a space not adjacent to any enemy', 'Move up to 3 to end not within range 1 of an enemy.'],
    ['Fly 3, ending on difficult terrain', 'Fly up to 3 to end on difficult ground.'],
    [
      'Move 2 towards the unit with your Mark',
      'Choose a unit that has Mark of yours, seen or not (to go to first). Move up to 2 to end nearer to the target.',
    ],
    [
      'Enemies in range 2 must move 1 away from you, if they can',
      'Each enemy within range 2 of you and seen by you: that unit moves up to 1 to end farther from you.',
    ],
    ['Range 3, the target must move 2 towards you', /The target moves up to 2 to end nearer to you\.$/],
    [
      'Instant +2: Push the attacker 1 if adjacent',
      /If the triggering unit is within range 1 of you: push the triggering unit up to 1 away from you\.$/,
    ],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(told('ability', text)).toBe(expected);
    else expect(told('ability', text)).toMatch(expected);
  });

  it.each([
    // When they must is not now, or which way they may choose is not said.
    'Range 3, the target must move 2',
    'Enemies in range 2 must move 2 towards you, their choice of path',
    'Enemies in range 2 must move 2 towards you. They choose the path.',
    'Move to a space not adjacent to any enemy',
  ])('is by hand in %j', (text) => expect(isByHand('ability', text)).toBe(true));
});

describe('how far somebody may go, and what that costs', () => {
  it.each([
    [
      'Range 3, 1dmg. Until the end of your next turn, they cannot move or be moved to be further than range 2 of you.',
      'Until the end of your next turn: the target can neither move nor be moved to be farther than range 2 from you.',
    ],
    ['Range 5, teleport as close as possible to the target', 'Teleport next to the target, or as near as possible.'],
    [
      'Fly directly to any space adjacent to a wall or unit in range 5',
      'Choose an empty space within range 5 beside a wall or within range 1 of a unit that you see. Fly to the chosen space.',
    ],
  ])('%j', (text, expected) => expect(told('ability', text).endsWith(expected)).toBe(true));

  it('is dearer away from somebody who holds them', () => {
    expect(
      told('passive', 'Enemies in range 1 of you cannot move further from you, unless they spend 2 extra movement.'),
    ).toMatch(/2 more movement/);
    expect(told('token', 'Moving costs double.')).toBe('Your steps out of a space cost 2 times as much movement.');
  });
});
