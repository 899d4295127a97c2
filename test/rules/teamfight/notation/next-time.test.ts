import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { words } from './vocabulary.ts';

const isRead = (text: string, slot: 'ability' | 'passive', name = ''): boolean =>
  read({ slot, name, text }, words).clauses.every(({ status }) => status !== 'manual');

const told = (text: string, slot: 'ability' | 'passive' = 'ability', name = ''): string =>
  isRead(text, slot, name) ? tell(read({ slot, name, text }, words).program, words) : 'by hand';

describe('what comes the next time', () => {
  it.each([
    ['Next turn you have +2 speed', 'Next turn, you have +2 speed'],
    ['Your next turn you have +2 speed', 'On your next turn, you have +2 speed'],
    ['Range 3, 1dmg. Next turn, they have -2 speed', 'Range 3, 1dmg. They have -2 speed next turn'],
    [
      'Instant +2\nThe next damage you take is reduced by 2',
      'Instant +2\nThe next time you would take damage, reduce it by 2',
    ],
    [
      'Instant +2\nReduce the next damage you take by 2',
      'Instant +2\nThe next time you would take damage, reduce it by 2',
    ],
    [
      'Instant +2\nThe next time you take damage, take 2 less',
      'Instant +2\nThe next time you would take damage, reduce it by 2',
    ],
    ["Target ally's next attack deals +2dmg", 'Target ally, their next attack deals +2dmg'],
    ["An ally in range 3's next attack deals +2dmg", 'An ally in range 3, their next attack deals +2dmg'],
  ])('%s', (text, as) => {
    expect(told(text)).not.toBe('by hand');
    expect(told(text)).toBe(told(as));
  });

  it.each(['Next turn, allies have +1 speed', "An enemy's turn, 1dmg"])('is by hand: %s', (text) =>
    expect(told(text)).toBe('by hand'),
  );

  it('is of the attacks of those whose they are', () => {
    expect(told("Adjacent allies' attacks have +1 crit", 'passive')).toBe(
      'Each ally within range 1 of you has +1 crit.',
    );
  });
});

describe('healing up to so much', () => {
  it.each([
    ['Heal to half', 'You heal up to half of the full health.'],
    ['Heal up to 4 health', 'You heal up to 4 health.'],
    [
      'Range 3, 2dmg. Heal to half',
      'Choose a unit within range 3 that you see. The target takes 2 damage. You heal up to half of the full health.',
    ],
    [
      'Ally in range 2, heal to half their max health',
      'Choose an ally within range 2 that you see. The target heals up to half of the full health.',
    ],
  ])('%s', (text, as) => expect(told(text)).toBe(`Costs a Standard Action. ${as}`));

  it('is by hand where it is half of what somebody else has', () => {
    expect(told('Ally in range 2, heal to half your max health')).toBe('by hand');
  });
});

describe('a passive whose name is those of whom its text speaks', () => {
  it.each([
    ['Adjacent allies', 'Take -1 damage', 'Each ally within range 1 of you takes −1 damage.'],
    ['Enemies in burst 1', 'Deal -1dmg', 'Each enemy within range 1 of you and seen by you deals −1 damage.'],
    [
      'Enemies in range 2',
      'Cannot heal. Have -1 speed.',
      'Each enemy within range 2 of you cannot be healed. Each enemy within range 2 of you has −1 speed.',
    ],
    [
      'Abilities that target you from range 3+',
      'Have +1def',
      'Abilities that target you have +1 def when used by units at range 3 or more from you.',
    ],
    ['Enemies', 'Have -1 speed while adjacent to you', 'Each enemy within range 1 of you has −1 speed.'],
  ])('%s: %s', (name, text, as) => expect(told(text, 'passive', name)).toBe(as));

  it.each([
    ['Adjacent allies', 'Heal 1'],
    ['Enemies in range 2', 'Take 1dmg'],
    ['Allies', 'Heal 1'],
  ])('is by hand where the sentence is: %s: %s', (name, text) => expect(told(text, 'passive', name)).toBe('by hand'));
});
