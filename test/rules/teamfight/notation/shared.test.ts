import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

describe('what one unit bears or does for another', () => {
  it('is read word by word', () => {
    expect(
      reading('ability', '1/Game:\nAlly in range 1. Until the end of your next turn, it moves with you.').clauses,
    ).toEqual([
      'run: 1/Game:',
      'run: Ally in range 1.',
      'run: Until the end of your next turn,',
      'run: it moves with you.',
    ]);
    expect(
      reading('passive', 'Half of the damage adjacent allies would take is dealt to you instead.').clauses,
    ).toEqual(['run: Half of the damage adjacent allies would take is dealt to you instead.']);
    expect(reading('ability', 'Range 3, force the target to move up to its speed.').clauses).toEqual([
      'run: Range 3,',
      'run: force the target to move up to its speed.',
    ]);
  });

  it.each([
    ['passive', 'You take all damage dealt to your Wolves instead.'],
    ['passive', 'Whenever you take damage, the attacker takes half of it.'],
  ] as const)('is read with any subject: %s: %s', (slot, text) => {
    expect(reading(slot, text).reasons).toEqual([]);
  });

  it.each([
    ['ability', '1/Game:\nRange 3, until the end of your next turn, the target moves with you.'],
    ['passive', 'Half of the damage adjacent allies would take is dealt to you.'],
    ['passive', 'Damage you would take is dealt to you instead.'],
    ['ability', 'Range 3, force the target to move.'],
  ] as const)('is by hand where it is not known how or how far: %s: %s', (slot, text) => {
    expect(reading(slot, text).clauses.some((clause) => clause.startsWith('manual'))).toBe(true);
  });

  it('is told of the ground where it lies, painted or laid', () => {
    const mud = words.all.find(({ name }) => name === 'Mud');
    expect(mud?.ref).toBe('t/mud');
    expect(tell(reading('rules', 'When a unit ends its turn on Mud, it dies.').program, words)).toBe(
      'When the turn of a unit on Mud ends: the triggering unit dies.',
    );
  });
});

describe('what a map says of its height steps', () => {
  it.each([
    'The yellow line has arrows pointing down.',
    'Units cannot move "up" the line.',
    'Nobody can climb up a step.',
    'Range 1 does not cross a step, but longer ranges do.',
    'Units on the ground can see the top, but not the ground beyond it.',
    'Provides cover to units on the ground.',
  ])('is as the rules have it: %s', (text) => {
    expect(reading('map', text).reasons).toEqual([]);
  });

  it.each([
    'Units can move "up" the line.',
    'Nobody cannot step up a step.',
    'Range 2 does not cross a step.',
    'Units on the ground can see the ground on the other side.',
    'Provides cover to units on top.',
  ])('is by hand where it is otherwise: %s', (text) => {
    expect(reading('map', text).reasons).not.toEqual([]);
  });
});
