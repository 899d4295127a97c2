import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

function told(slot: Slot, text: string, name = ''): string {
  const { reasons, program } = reading(slot, text, name);
  return reasons.length > 0 ? 'by hand' : tell(program, words);
}

const aimed = 'Costs a Standard Action. Choose a unit within range 3 that you see. ';

describe('who is meant by when, if and until', () => {
  it.each([
    [
      'Range 3, Slow. Until you move, they have -1def.',
      'Until you move: abilities that target the target have −1 def.',
    ],
    [
      'Range 3, Slow. They have -1def until they move.',
      'Until you move, for the target as “you”: abilities that target you have −1 def.',
    ],
  ])('%s', (text, expected) => {
    expect(told('ability', text)).toContain(expected);
  });

  it.each([
    [
      'Range 3, 2dmg. If the target is adjacent to a wall or an ally, push 1.',
      'If the target is beside a wall or within range 1 of an ally',
    ],
    [
      'Range 3, 2dmg. If the target is not adjacent to a wall or an ally, push 1.',
      'If the target is not beside a wall or within range 1 of an ally',
    ],
    ['Range 3, 2dmg, heal 1. If you are Slowed, heal 2.', 'If you have Slow (you heal 2); else: you heal 1.'],
  ])('what "or" and a second number mean: %s', (text, expected) => {
    expect(told('ability', text)).toContain(expected);
    expect(told('ability', text).startsWith(aimed)).toBe(true);
  });

  it.each([
    ['ability', '', 'Gain 1 more.'],
    ['ability', '', 'Range 3, 2dmg. Heal 1. If the target is Slowed, heal 2.'],
    ['passive', 'An ally kills an enemy', 'Enemies in burst 1 of it take 1 damage.'],
    ['passive', 'When you kill your nearest enemy', 'Heal 1.'],
    ['ability', '', 'You have +2 speed for 2 turns.'],
    ['passive', 'When damaged', 'You have +1 speed for one round.'],
  ] as const)('is by hand where two things could be meant: %s | %s :: %s', (slot, name, text) => {
    expect(told(slot, text, name)).toBe('by hand');
  });

  it.each(['Onslaught', 'Endurance', 'Perfect pitch', 'Attrition'])(
    'a name that only begins as "on" or "end" does is a label: %s',
    (name) => {
      expect(told('passive', 'You have +1 speed.', name)).toBe('You have +1 speed.');
    },
  );
});
