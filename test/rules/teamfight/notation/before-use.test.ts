import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

/** What a text is told as, or by hand. */
function said(slot: Slot, text: string, name = ''): string {
  const { clauses, program } = reading(slot, text, name);
  return clauses.some((clause) => clause.startsWith('manual')) ? 'by hand' : tell(program, words);
}

describe('what comes before an ability', () => {
  it.each([
    ['Before you attack, you may move 1.', 'When you are about to use an attack, you may: move up to 1.'],
    ['Before attacking, heal 1.', 'When you are about to use an attack: you heal 1.'],
    [
      'Once per turn, before you use a default ability, heal 1.',
      'When you are about to use a default ability (once a turn): you heal 1.',
    ],
    [
      'Before an enemy in range 2 uses an ability, push it 1.',
      'When an enemy within range 2 of you is about to use an ability: push the triggering unit up to 1 away from you.',
    ],
    ['Before an enemy attacks you, heal 1.', 'When an enemy targets you with an attack: you heal 1.'],
    ['Before you move, heal 1.', 'When you begin to move of your own will: you heal 1.'],
  ])('is said with "before": %s', (text, told) => {
    expect(said('passive', text)).toBe(told);
  });

  it.each(['Before you hit an enemy, heal 1.', 'Before an enemy hits you, heal 1.'])(
    'is by hand where it is not known yet: %s',
    (text) => {
      expect(said('passive', text)).toBe('by hand');
    },
  );
});

describe('abilities by how far they reach and by what they are not', () => {
  it.each([
    [
      'When you kill a hero with a Range 1 ability, heal 1.',
      'When you kill a hero with an ability of range 1: you heal 1.',
    ],
    [
      'When you kill an enemy with a default ability, heal 1.',
      'When you kill an enemy with a default ability: you heal 1.',
    ],
    ['Your Range 1 attacks have +1 crit.', 'You have +1 crit (only with abilities of range 1).'],
    [
      'When you take damage from your own ability, heal 1.',
      'When you take damage from you with an ability: you heal 1.',
    ],
  ])('%s', (text, told) => {
    expect(said('passive', text)).toBe(told);
  });

  it.each([
    [
      '1/Game: Refresh one of your other abilities.',
      'Costs a Standard Action and can be used once a game. Refresh one of your other abilities.',
    ],
    [
      '1/Game: Ally in range 3 refreshes one of their abilities that isn’t an ultimate.',
      'Costs a Standard Action and can be used once a game. Choose an ally within range 3 that you see. Refresh one of the target’s non-Ultimate abilities.',
    ],
    [
      '1/Game, Free Action: This turn, you can use a default ability once as a Free Action.',
      'Costs no action and can be used once a game. Until the end of your turn: you can use “Default ability”: costs no action and can be used once a turn: you use a default ability as a Free Action.',
    ],
  ])('%s', (text, told) => {
    expect(said('ability', text)).toBe(told);
  });

  it('is by hand how often "once" is where it does not hold for one turn', () => {
    const text = '1/Game: Until the end of your next turn, you can use a default ability once as a Free Action.';
    expect(said('ability', text)).toBe('by hand');
  });
});

describe('a limit behind what an ability does', () => {
  it.each([
    ['Free Action: Move 3, once per turn.', 'Costs no action and can be used once a turn. Move up to 3.'],
    [
      'Heal 1.\n---\nAs a Free Action, you may move 3, once per turn.',
      'Costs a Standard Action. You heal 1. You can use “”: costs no action and can be used once a turn: move up to 3.',
    ],
    [
      'Heal 1.\n---\nFor a Move Action you can move 3.',
      'Costs a Standard Action. You heal 1. You can use “”: costs a Move Action: move up to 3.',
    ],
  ])('is of its use: %s', (text, told) => {
    expect(said('ability', text)).toBe(told);
  });

  it('could be of one of two things', () => {
    expect(said('ability', 'Free Action: Move 3. Heal 1, once per turn.')).toBe('by hand');
  });
});

describe('what comes when something ends', () => {
  it.each([
    [
      'Until the end of your next turn, you have +2 speed. When it ends, you are Slowed.',
      'Costs a Standard Action. Until the end of your next turn: you have +2 speed. At the end of your next turn: you gain Slow.',
    ],
    [
      'Ally in range 3 has +2 speed until the end of their next turn. When this ends, they are Stunned.',
      'Costs a Standard Action. Choose an ally within range 3 that you see. Until the end of the target’s next turn, for the target as “you”: you have +2 speed. At the end of the target’s next turn: the target gains Stun.',
    ],
    [
      'Enemies in burst 2, 1dmg. Again at the start of your next turn.',
      'Costs a Standard Action. Lay a burst of 2 around you; each enemy in it: that unit takes 1 damage. At the start of your next turn: lay a burst of 2 around you; each enemy in it: that unit takes 1 damage.',
    ],
    [
      'At the start of your second turn after this, burst 2, 4dmg.',
      'Costs a Standard Action. At the start of your second next turn: lay a burst of 2 around you; each unit in it: that unit takes 4 damage.',
    ],
    ['Heal 3. Get Slowed.', 'Costs a Standard Action. You heal 3. You gain Slow.'],
  ])('%s', (text, told) => {
    expect(said('ability', text)).toBe(told);
  });

  it.each([
    'You are Invisible until you attack. When it ends, heal 1.',
    'Range 5 2x2, 1dmg. Again at the start of your next turn.',
  ])('is by hand where it does not say when or where: %s', (text) => {
    expect(said('ability', text)).toBe('by hand');
  });
});
