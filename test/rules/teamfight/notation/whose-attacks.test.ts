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
