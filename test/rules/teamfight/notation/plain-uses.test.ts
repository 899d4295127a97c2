import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

/** What a text is told as, or by hand. */
function said(slot: Slot, text: string, name = ''): string {
  const { clauses, program } = reading(slot, text, name);
  return clauses.some((clause) => clause.startsWith('manual')) ? 'by hand' : tell(program, words);
}

describe('a choice in one line', () => {
  const either = 'Costs a Standard Action. Choose one; “heal 2” (you heal 2); “move 3”: move up to 3.';

  it.each(['Choose heal 2 or move 3.', 'Choose to heal 2 or move 3.', 'Choose: heal 2 or move 3.'])('%s', (text) => {
    expect(said('ability', text)).toBe(either);
  });

  it('is of whom the sentence before it named', () => {
    expect(said('ability', 'Range 1, 1dmg. Choose push 2 or Slow.')).toBe(
      'Costs a Standard Action. Choose a unit within range 1 that you see. The target takes 1 damage. Choose one; “push 2” (push the target up to 2 away from you); “Slow”: the target gains Slow.',
    );
  });

  it('may stand in lines below', () => {
    expect(said('ability', 'Choose:\n- Heal 2\n- Move 3')).toContain('Choose one; “Heal 2”');
  });
});

describe('a die with a line for each number', () => {
  it('may part them with a dash', () => {
    expect(said('ability', 'Tap: Roll a die.\n1-You are Slowed\n2-3 - Heal 2\n4-6: Move 3')).toBe(
      'Costs a Standard Action and taps its card. Roll a die of 6; on 1 (you gain Slow); on 2 to 3 (you heal 2); on 4 to 6: move up to 3.',
    );
  });
});

describe('what is about to be done to somebody', () => {
  it.each([
    [
      'When you would take 3 or more damage, take half.',
      'When you would take 3 or more damage: half of that damage is dealt.',
    ],
    [
      'When an enemy would deal damage to you, reduce it by 1.',
      'When you would take damage from an enemy: 1 less of that damage is dealt.',
    ],
    ['When you are Stunned, heal 1.', 'When you gain Stun: you heal 1.'],
    ['When you are Slowed, heal 1.', 'When you gain Slow: you heal 1.'],
    [
      'When you take damage, your next default ability this turn deals +1 damage.',
      'When you take damage: until the next default attack of you is through, at the latest until the end of the turn: you deal +1 damage (only with default abilities).',
    ],
    [
      'Once per turn, use a default ability as a Free Action.',
      'You can use “Granted action”: costs no action and can be used once a turn: you use a default ability as a Free Action.',
    ],
  ])('%s', (text, told) => {
    expect(said('passive', text)).toBe(told);
  });

  it.each(['When you are Slowed, +1def.', 'Once per turn, use a default ability when you kill an enemy.'])(
    'is by hand where it could be a state, or comes by itself: %s',
    (text) => {
      expect(said('passive', text)).toBe('by hand');
    },
  );
});

describe('an instant', () => {
  it.each(['The attack deals half damage.', 'Damage from the attack is halved.'])(
    'halves what it answers: %s',
    (text) => {
      expect(said('ability', `1/Game, Instant: ${text}`)).toBe(
        'Is an instant and can be used once a game. If this answers an attack: until the next attack of a unit is through, at the latest until the end of the turn: you have Resistance.',
      );
    },
  );

  it('may say what a cancelled ability is anyway', () => {
    expect(said('ability', '2/Game, Instant: Cancel the ability. It still counts as used.')).toBe(
      'Is an instant and can be used twice a game. The ability is cancelled.',
    );
  });

  it.each([
    'Range 3, 4dmg. If the target is adjacent, the attack deals half damage.',
    'Range 3, 4dmg. It is still used up.',
  ])('is no attack: %s', (text) => {
    expect(said('ability', text)).toBe('by hand');
  });
});

describe('how long it holds', () => {
  it('is not said of what stands behind something with an end', () => {
    const text = '1/Game: You have +2 speed until the end of your next turn and your attacks have +1 crit.';
    expect(said('ability', text)).toBe('by hand');
  });

  it.each([
    ['1/Game: Ally in range 3, their next attack always crits.', 'you have +6 crit (only with attacks).'],
    ['Range 2, 1dmg. They can’t use their default abilities on their next turn.', 'you cannot use default abilities.'],
  ])('%s', (text, told) => {
    expect(said('ability', text)).toContain(told);
  });
});

describe('what one may spend an action on', () => {
  it.each([
    [
      'You may spend a Standard Action to move up to 2.',
      'You can use “Granted action”: costs a Standard Action: move up to 2.',
    ],
    [
      'You can use your Move Action to gain 1 overshield.',
      'You can use “Granted action”: costs a Move Action: you gain 1 overshield.',
    ],
    [
      'If an enemy ends their turn adjacent to you, 1dmg to them.',
      'When the turn of an enemy within range 1 of you ends: the triggering unit takes 1 damage.',
    ],
  ])('%s', (text, told) => {
    expect(said('passive', text)).toBe(told);
  });

  it.each([
    [
      'Range 3, 2dmg. You may spend a Move Action to heal 1.',
      'Costs a Standard Action. Choose a unit within range 3 that you see. The target takes 2 damage. You may: you spend a Move Action; you heal 1.',
    ],
    [
      'Range 3, 2dmg. You may spend a Coin to heal 1.',
      'Costs a Standard Action. Choose a unit within range 3 that you see. The target takes 2 damage. You may: you spend 1 Coin; you heal 1.',
    ],
    [
      'Ally in range 3, heal 2. You may take 1 damage to heal 2.',
      'Costs a Standard Action. Choose an ally within range 3 that you see. The target heals 2. You may: you take 1 damage; the target heals 2.',
    ],
    [
      '1/Game: Use two default abilities.',
      'Costs a Standard Action and can be used once a game. 2 times: you use a default ability as a Free Action.',
    ],
    [
      'Ultimate 4: Make three default attacks.',
      'Costs a Standard Action and can be used once a game, in round 4 or later. 3 times: you use a default attack as a Free Action.',
    ],
  ])('is for whoever pays, where the other one was harmed: %s', (text, told) => {
    expect(said('ability', text)).toBe(told);
  });
});
