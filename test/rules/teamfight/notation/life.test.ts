import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

const told = (text: string, name?: string) => {
  const { program, reasons } = reading(name === undefined ? 'ability' : 'passive', text, name);
  return reasons.length > 0 ? 'by hand' : tell(program, words).replace('Costs a Standard Action. ', '');
};

describe('health that is set', () => {
  it('is the most of it, what there is now, or both', () => {
    expect(told('Range 2, set the target’s health to 3.'.replace('’', "'"))).toContain(
      'The target’s health becomes 3.',
    );
    expect(told('Set your max hp to 20')).toBe('For the rest of the game: you have 20 maximum health.');
    expect(told('Range 2, set their health to half their max health')).toContain('1 for every 2 points');
    expect(told('Increase your maximum health by 3 and heal 3')).toContain('you have +3 maximum health. You heal 3.');
    expect(told('', 'Your health cannot drop below 1')).toBe('Damage leaves you with at least 1 health.');
  });

  it('of an earlier moment is that of the same unit, when its own last turn ended', () => {
    expect(told('Restore your health to the health you had at the end of your previous turn')).toBe(
      'Your health becomes what it was when your last turn ended.',
    );
    expect(told('Return to where you were at the end of your last turn')).toContain('Teleport to where you were');
    expect(told('Fly to your position at the end of your last turn')).toContain('Fly to where you were');
    expect(told('Range 3, teleport the target back to where they were at the end of their last turn')).toContain(
      'the target’s last turn ended',
    );
    for (const text of [
      'Range 3, teleport the target back to where you were at the end of your last turn',
      'Teleport to where you were at the start of your last turn',
      'Reset your health to what it was at the end of the round',
      "Range 2, set the target's max health to half your health",
    ])
      expect(told(text)).toBe('by hand');
  });

  it('an effect that ends with its text is one that lasts, in whatever order it is said', () => {
    const held = 'You gain 4 overshield until the end of your next turn.';
    expect(told('Gain 4 overshield until the end of your next turn')).toBe(held);
    expect(told('Until the end of your next turn, gain 4 overshield')).toBe(held);
    expect(told('Trigger your end of turn effects twice')).toBe('by hand');
  });
});

describe('a sacrifice', () => {
  it('is of oneself or of what is one’s own', () => {
    expect(told('Sacrifice one of your summons, heal 3')).toContain('Choose a summon of yours, seen or not.');
    expect(told('Sacrifice an ally in range 2 and gain 2 Coins')).toContain('You gain 2 Coin.');
    expect(told('Sacrifice an enemy in range 2')).toBe('by hand');
    expect(told('Sacrifice yourself to heal 3')).toBe('by hand');
  });
});

describe('death and what undoes it', () => {
  it('another form keeps its health only where it says so; behind a death it has all of it', () => {
    expect(told('Transform into a Wolf', 'On death')).toBe('When you die: you become Wolf with full health.');
    expect(told('Range 2, transform target into a Wolf with 3 health')).toContain('becomes Wolf with 3 health');
    expect(told('Transform into a Wolf')).toBe('by hand');
  });

  it('what comes instead of a death must say with which health one lives', () => {
    const half = told(
      'Instead, set your health to half your max health and gain a Coin',
      'Once per game, when you would be reduced to 0 health',
    );
    expect(half).toBe(
      'When you would die (once a game), instead of that: your health becomes 1 for every 2 points of your full health; you gain Coin.',
    );
    expect(told('Heal 5 instead', 'The first time you would die')).toContain('your health becomes 5');
    expect(told('Gain a Coin instead', 'When you would die')).toBe('by hand');
    expect(told('You may heal 3', 'When you would die')).toBe('by hand');
  });

  it('the first time is that of a turn or of the game where the text says which', () => {
    expect(told('heal 1', 'The first time each turn that you take damage')).toContain('(once a turn)');
    expect(told('heal 1', 'The first time you take damage this game')).toContain('(once a game)');
    expect(told('heal 1', 'The first time you take damage')).toBe('by hand');
  });

  it('who comes back is a dead hero, with a place to come back to', () => {
    expect(told('Revive a fallen allied hero adjacent to you at half health')).toContain(
      'One dead allied hero comes back',
    );
    expect(told('You may revive them with 3 health', 'When an ally dies')).toContain('with 3 health');
    for (const text of [
      'Resurrect a dead ally',
      'Resurrect a dead summon in range 2',
      'Resurrect target Bare Stone in range 1',
    ])
      expect(told(text)).toBe('by hand');
  });
});
