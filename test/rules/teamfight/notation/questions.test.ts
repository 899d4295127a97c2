import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

/** What a text comes to, in words; `undefined` where something of it is by hand. */
function told(text: string, slot: Slot = 'ability', name = ''): string | undefined {
  const { clauses, program } = reading(slot, text, name);
  return clauses.some((clause) => clause.startsWith('manual')) ? undefined : tell(program, words);
}

/** What stands behind the attack of `Range 3, 2dmg.`. */
const behind = (text: string): string | undefined => {
  const said = told(`Range 3, 2dmg. ${text}`);
  return said?.replace(/^Costs .* The target takes 2 damage\. /, '');
};

describe('a question', () => {
  it('ends by itself before somebody who does something, before a verb and before damage', () => {
    expect(told('Range 3, target heals 3. If they are at full health they gain 3 overshield.')).toMatch(
      /If the target has full health: the target gains 3 overshield\.$/,
    );
    expect(behind('If the target is Slowed it sings.')).toBeUndefined();
    expect(behind('If they have 2 or more Coins push 2.')).toBe(
      'If the target has at least 2 Coin: push the target up to 2 away from you.',
    );
    expect(told('When you hit an enemy gain a Coin.', 'passive')).toBe('When you hit an enemy: you gain Coin.');
    expect(told('While you have 3 or more Coins you have +1 speed.', 'passive')).toBe(
      'While you have at least 3 Coin, you have +1 speed.',
    );
  });

  it('may be asked with "unless", of health by its number, and of who has more of it', () => {
    expect(behind('Unless the target is adjacent, push 1.')).toBe(
      'If the target is not within range 1 of you: push the target up to 1 away from you.',
    );
    expect(behind('If the target has 1 health, Slow.')).toBe(
      'If the target has exactly 1 health: the target gains Slow.',
    );
    expect(behind('If the target has less health than you, Slow.')).toBe(
      'If you have more health than the target: the target gains Slow.',
    );
    expect(behind('If the target has more charm than you, Slow.')).toBeUndefined();
    expect(behind("If it's round 4 or later, Slow.")).toBe('If it is a round from 4 on: the target gains Slow.');
  });

  it('may leave out whom it is about, where that is the target or only you can have it', () => {
    expect(behind('If adjacent, push 1.')).toBe(
      'If the target is within range 1 of you: push the target up to 1 away from you.',
    );
    expect(behind('If not in range 2, Slow.')).toBe(
      'If the target is not within range 2 of you: the target gains Slow.',
    );
    expect(behind('If 3+ Coins, Slow.')).toBe('If you have at least 3 Coin: the target gains Slow.');
    expect(behind('If no Coins, Slow.')).toBe('If you have no Coin: the target gains Slow.');
    // Whoever has it.
    expect(behind('If a Mark, Slow.')).toBeUndefined();
  });

  it('is by hand where two who are adjacent could be so to you or to one another', () => {
    expect(told('Two enemies in range 3, 1dmg. If they are adjacent, push 1.')).toBeUndefined();
    expect(told('Two enemies in range 3, push 1. If they end adjacent, Slow.')).toBeUndefined();
    expect(told('Two enemies in range 3, Slow. If they are adjacent to you, push 1.')).toMatch(
      /If the target is within range 1 of you: push the target up to 1 away from you\.$/,
    );
  });

  it('may have two parts of different kinds', () => {
    expect(behind('If the target has a Mark or is adjacent to a wall, Slow.')).toBe(
      'If the target has Mark or the target is beside a wall: the target gains Slow.',
    );
    expect(told('Range 3, if the target has a Mark or has 2 or less health, kill them.')).toMatch(
      /If the target has Mark or the target has 2 health or less: the target dies\.$/,
    );
    expect(told('Range 3, 2dmg, +1dmg if the target is Flying or a summon.')).toMatch(
      /2 damage, \+1 if the target flies or the target is a summon\.$/,
    );
  });

  it('is asked of what one has not done in the turn that ends', () => {
    const asked = (said: string) => told(`If you did not ${said}, gain a Coin.`, 'passive', 'End of turn');
    expect(asked('damage a unit this turn')).toBe(
      'When your turn ends: if it is your turn and not (you have dealt damage this turn): you gain Coin.',
    );
    expect(asked('take damage or target an enemy this turn')).toBe(
      'When your turn ends: if it is your turn and not (you took damage in this turn) and not (you have targeted an enemy this turn): you gain Coin.',
    );
    expect(asked('deal or receive damage since the end of your last turn')).toBe(
      'When your turn ends: if not (you dealt damage since your last turn ended or you took damage since your last turn ended): you gain Coin.',
    );
    expect(asked('take damage or sing this turn')).toBeUndefined();
    expect(told('Gain a Coin.', 'passive', 'Start of turn without moving')).toBeUndefined();
  });
});

describe('another number', () => {
  it('of what was gained comes where something is so', () => {
    expect(told("Gain a Coin. If it's an enemy, gain 2 instead.", 'passive', 'A hero dies')).toBe(
      'When a hero dies: if the triggering unit is an enemy (you gain 2 Coin); else: you gain Coin.',
    );
    expect(told('Gain 1 Coin, or 2 if it was a hero.', 'passive', 'An enemy dies in range 4')).toBe(
      'When an enemy within range 4 of you dies: if the triggering unit is a hero (you gain 2 Coin); else: you gain Coin.',
    );
  });
});

describe('the other branch', () => {
  it('may stand in a line of its own, with its part below', () => {
    const both = 'If the target has Slow (the target takes 4 damage; you heal 1); else: the target takes 1 damage.';
    for (const other of ['Else\n  1dmg', 'Else\n1dmg', 'Else 1dmg', 'Otherwise:\n  1dmg'])
      expect(told(`Range 1\nIf the target is Slowed, 4dmg. Heal 1.\n${other}`), other).toMatch(both);
  });
});

describe('a bare "heal" in a scope', () => {
  it('is for you, where those whom the scope is about have been harmed', () => {
    for (const text of [
      'Range 1. If the target is Slowed: 4dmg. Heal 1.',
      'Range 1, 1dmg. If the target is Slowed:\n  Heal 1.',
      'Range 1, if you have a Coin:\n  4dmg\n  Heal 1.',
    ])
      expect(told(text), text).toMatch(/you heal 1\.$/);
    expect(told('Range 1. If the target is an ally:\n  Heal 1.')).toMatch(/the target heals 1\.$/);
  });
});

describe('moments', () => {
  it('are the end of this round, of what is used once', () => {
    const once = 'At the end of the round: you heal 2.';
    for (const when of ['At the end of the round', 'At the end of this round'])
      expect(told(`1/Game: ${when}, heal 2.`), when).toMatch(new RegExp(`a game\\. ${once}$`));
    expect(told('1/Game: At the end of each round, heal 2.')).toMatch(/For the rest of the game: when a round ends/);
    expect(told('At the end of the round, heal 2.', 'passive')).toBe('When a round ends: you heal 2.');
  });

  it('are the start of the next turn and of the one after', () => {
    const twice =
      'At the start of your next turn: the target takes 1 damage. At the start of your second next turn: the target takes 1 damage.';
    for (const when of ['and the turn after', ', and the turn after that'])
      expect(behind(`At the start of your next turn ${when}, the target takes 1 damage.`), when).toBe(twice);
  });
});
