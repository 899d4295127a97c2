import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { words } from './vocabulary.ts';

function told(text: string, slot: Slot = 'ability'): string {
  const { clauses, program } = read({ slot, name: 'Test', text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
}

describe('to whose abilities somebody is undefendable', () => {
  it.each([
    ['You are undefendable from range 1.', 'You are Undefendable for units within range 1 of you.'],
    ['You are undefendable from range 3+.', 'You are Undefendable for units at range 3 or more from you.'],
    ['You are undefendable beyond range 3.', 'You are Undefendable for units at range 4 or more from you.'],
    ['You are undefendable to attacks from range 1.', 'You are Undefendable for units within range 1 of you.'],
    ['You are undefendable to enemies in range 1.', 'You are Undefendable for enemies within range 1 of you.'],
    ['Unprotected enemies are undefendable to you, wherever they are.', 'is Undefendable for you.'],
    ['Enemies in range 1 are undefendable to you.', 'Each enemy within range 1 of you is Undefendable for you.'],
    ['Abilities targeting you from range 1 are undefendable.', 'You are Undefendable for units within range 1 of you.'],
    ['Attacks from range 1 against you are undefendable.', 'You are Undefendable for units within range 1 of you.'],
    ['Attacks from range 1 have +1 crit against you.', 'have +1 crit when used by units within range 1 of you.'],
    [
      'Note your facing at the end of your turn.\nYou are undefendable from behind.',
      'You are Undefendable for units behind you.',
    ],
    [
      'Note your facing at the end of your turn.\nAttacks from behind are undefendable and have +2 crit against you.',
      'Attacks against you have +2 crit when used by units behind you.',
    ],
  ])('is read: %s', (text, expected) => {
    expect(told(text, 'passive')).toContain(expected);
  });

  it.each(['Attacks from range 1 are undefendable.', 'Allies in range 2 are undefendable from range 1.'])(
    'is by hand where it is not said on whom, or from where it is measured: %s',
    (text) => {
      expect(told(text, 'passive')).toBe('by hand');
    },
  );
});

describe('percents of one attack', () => {
  it.each([
    [
      'Range 1, 3dmg, +50% damage if target is Flying or a summon.',
      '+50 % if the target flies or the target is a summon.',
    ],
    ['Range 1, 3dmg. +50% damage against summons.', '+50 % if the target is a summon.'],
    ['Range 1, 3dmg. If target is Slowed, +50% damage.', '+50 % if the target has Slow.'],
    ['Range 1, 3dmg, 50% more damage to Slowed targets.', '+50 % if'],
    ['Range 3, 2dmg, -50% damage beyond range 2.', '−50 % if the target is at range 3 or more from you.'],
    ['3x3, 4dmg, -50% damage to allies.', 'that unit takes 4 damage, −50 % if that unit is an ally.'],
    ['3x3, 4dmg, +50% damage if target is Slowed.', '+50 % if that unit has Slow.'],
  ])('are read: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each([
    'If target is Slowed, +50% damage.',
    'Range 3, 2dmg. +50% damage.',
    'Range 3, heal 2. +50% damage if Slowed.',
  ])('are by hand where there is no such attack, or no question: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });
});

describe('the target of an area', () => {
  it.each([
    'All in line 2, 2dmg, target is Slowed.',
    'All in line 2, 2dmg, targets are Slowed.',
    'Burst 2, 2dmg. Each target is Slowed.',
    'Burst 2, 2dmg, all targets gain Slow.',
  ])('is whoever is in it: %s', (text) => {
    expect(told(text)).toContain('each unit in it: that unit takes 2 damage; that unit gains Slow.');
  });
});

describe('more damage in a sentence of its own', () => {
  it.each([
    [
      'Range 3, 2dmg. If the target is Slowed, 4dmg.',
      'If the target has Slow (the target takes 4 damage); else: the target takes 2 damage.',
    ],
    [
      "Range 2, 2dmg\nIf you didn't move this turn, 3dmg.",
      '(the target takes 3 damage); else: the target takes 2 damage.',
    ],
    ['Range 2, 2dmg. 4dmg if it is Slowed.', '(the target takes 4 damage); else: the target takes 2 damage.'],
    [
      'Range 2, 2dmg. If it has a Mark, 4dmg and Slow.',
      '(the target takes 4 damage; the target gains Slow); else: the target takes 2 damage.',
    ],
    [
      'Burst 2, 1dmg. If they are Slowed, 2dmg.',
      'if that unit has Slow (that unit takes 2 damage); else: that unit takes 1 damage.',
    ],
  ])('comes instead of what is less: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each([
    'Range 2, 2dmg, push 1. If it is adjacent to a wall, 3dmg.',
    'Range 2, 2dmg. If it is below half health, 4dmg.',
    'Range 2, 1dmg, Slow. If it is Slowed, 2dmg.',
    'Range 2, 2dmg. If you hit, 3dmg.',
  ])('is by hand where what is asked may have changed: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });
});

describe('how far, and in which spaces', () => {
  it.each([
    ['Range 3+ up to 6, 3dmg.', 'Choose a unit at range 3 to 6 that you see.'],
    ['Range 3 or more, up to 6, 2dmg.', 'Choose a unit at range 3 to 6 that you see.'],
    ['Range 2+, up to 3 targets, 1dmg.', 'Choose up to 3 units at range 2 or more that you see.'],
    ['2 adjacent spaces in range 1, 2dmg.', 'Lay 2 spaces that touch within a burst of 1 around you'],
    ['Non-diagonal range 1, 3dmg.', 'Choose a unit next to you along a row or column'],
    ['An enemy in non-diagonal range 1, 7dmg.', 'Choose an enemy next to you along a row or column'],
    ['Range 2, ignores units, 2dmg.', 'Choose a unit within range 2 that you see. The target takes 2 damage.'],
    ['Line 4, 2dmg. Stops at the first unit.', 'The target is the first unit in a straight line within range 4'],
    ['Infinite line, 2dmg, push 1. It stops at the first unit hit.', 'Push the target up to 1 away from you.'],
  ])('is read: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each(['Line 4, 2dmg. Stops at the first enemy.', 'Non-diagonal range 2, 1dmg.'])('is by hand: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });
});

describe('what an area that kills brings', () => {
  it.each(['Burst 1, 2dmg. On kill, refresh this.', 'Burst 1, 2dmg. If this kills, refresh this.'])(
    'is read where it comes to the same once and for each: %s',
    (text) => {
      expect(told(text)).toContain('If at least 1 unit was killed: refresh this ability.');
    },
  );

  it('comes for each where it does not', () => {
    expect(told('Burst 1, 2dmg. On kill, heal 2.')).toContain('if this kills that unit: you heal 2.');
  });
});

describe('what is asked of a moment before', () => {
  it.each([
    ['Range 6, 3dmg. +2dmg if you were Invisible.', '+2 if you were Invisible when you used this.'],
    [
      'Range 1, 2dmg. If you were Invisible, also Slow.',
      'If you were Invisible when you used this: the target gains Slow.',
    ],
    [
      'Range 2, 2dmg. +1 crit if you were Invisible at the start of your turn.',
      '(+1 crit if you were Invisible when your turn began)',
    ],
    [
      'Range 2, 2dmg\nIf you were Invisible at the start of this turn, also Slow and +1 crit',
      'If you were Invisible when your turn began: the target gains Slow.',
    ],
    ['Range 3, 2dmg. If it has a Mark, push 1 and undefendable.', '(no def if the target has Mark)'],
  ])('is read: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });
});

describe('the next attack on somebody', () => {
  it.each([
    [
      'Range 3, 2dmg. The next attack against the target has +2 crit.',
      'Until a unit has attacked you, for the target as “you”: attacks against you have +2 crit.',
    ],
    [
      'Range 3, 2dmg. The next attack targeting them is undefendable and has +2 crit until the end of your next turn.',
      'Until a unit has attacked you, at the latest until the end of your next turn, for the target as “you”: you are Undefendable',
    ],
    [
      'The next attack targeting you has +2def.',
      'Until a unit has attacked you: abilities that target you have +2 def.',
    ],
    [
      'Range 3, 2dmg. The next attack on the target deals +1 damage.',
      'Until a unit has attacked you or you take damage with an attack, for the target as “you”: you take +1 damage (only with attacks).',
    ],
    [
      'Gain Armor for one attack.',
      'Until a unit has attacked you or you take damage with an attack: you have Armor (only with attacks).',
    ],
  ])('is read: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it('is by hand where it is on several', () => {
    expect(told('3x3, 1dmg. The next attack against them has +1 crit.')).toBe('by hand');
  });
});

describe('so much for each, with a star', () => {
  it('counts what is said, and gives nothing', () => {
    expect(told('Range 3, 1dmg*Slow on the target.')).toContain('1 damage for every Slow on the target');
    // A condition that harms is of whoever is harmed; of another one it is not said whose.
    expect(told('Range 3, 2dmg*Slow.')).toContain('2 damage for every Slow on the target');
    expect(told('Range 3, 2dmg*Invisible.')).toBe('by hand');
  });
});
