import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { reading, word, words } from './vocabulary.ts';

/** What a passive of that name comes to, in words; `undefined` where something of it is by hand. */
function told(name: string, text: string): string | undefined {
  const { clauses, program } = reading('passive', text, name);
  return clauses.some((clause) => clause.startsWith('manual')) ? undefined : tell(program, words);
}

describe('the name of a passive', () => {
  it('is a moment of the own turn and what is so then, in either order', () => {
    const beside = 'When your turn starts, if you are within range 1 of an ally: you heal 1.';
    for (const name of [
      'Adjacent to an ally at start of turn',
      'Next to an ally at the start of your turn',
      'Start of turn adjacent to an ally',
      'Start of turn, if adjacent to an ally',
      'Starts turn adjacent to an ally',
      'At the start of your turn, while you are adjacent to an ally',
    ])
      expect(told(name, 'Heal 1.'), name).toBe(beside);
    expect(told('Ends turn adjacent to a Snare', 'Heal 1.')).toBe(
      'When your turn ends, if you are within range 1 of any Snare: you heal 1.',
    );
    expect(told('End your turn in Mud', 'Heal 1.')).toBe('When your turn ends, if you are on Mud: you heal 1.');
    expect(told('No enemies in range 3 at start of turn', 'Heal 1.')).toBe(
      'When your turn starts, if there is no enemy within range 3 of you: you heal 1.',
    );
    expect(told('Start of turn with 2 or more Coins', 'Heal 1.')).toBe(
      'When your turn starts, if you have at least 2 Coin: you heal 1.',
    );
    expect(told('Adjacent to an ally at the start of your next turn', 'Heal 1.')).toBeUndefined();
    expect(told('Adjacent to the moon at start of turn', 'Heal 1.')).toBeUndefined();
  });

  it('is where and how somebody is when something happens', () => {
    expect(told('Enemy ends their turn in LoS', 'They are Slowed.')).toBe(
      'When the turn of an enemy seen by you ends: the triggering unit gains Slow.',
    );
    for (const name of ['Enemy ends turn adjacent', 'An enemy ends its turn adjacent to you'])
      expect(told(name, '1dmg'), name).toBe(
        'When the turn of an enemy within range 1 of you ends: the triggering unit takes 1 damage.',
      );
    for (const name of ['An enemy dies with DoT', 'Enemy with DoT dies'])
      expect(told(name, 'Gain a Coin.'), name).toBe('When an enemy that has DoT dies: you gain Coin.');
    expect(told('An enemy dies while Slowed', 'Gain a Coin.')).toBe('When an enemy that has Slow dies: you gain Coin.');
    expect(told('Enemy dies in LoS', 'Gain a Coin.')).toBe('When an enemy seen by you dies: you gain Coin.');
    expect(told('Ally takes damage in range 2', 'They heal 1.')).toBe(
      'When an ally within range 2 of you takes damage: the triggering unit heals 1.',
    );
    expect(told('An enemy dies with grace', 'Gain a Coin.')).toBeUndefined();
  });

  it('is from how far somebody is targeted or hit', () => {
    const far = 'When a unit at range 3 or more from you targets you: move up to 1.';
    for (const name of ['Targeted from range 3+', 'Targeted from range 3 or more', 'Targeted from beyond range 2'])
      expect(told(name, 'Move 1.'), name).toBe(far);
    expect(told('Hit from range 3+', 'Move 1.')).toBe(
      'When a unit at range 3 or more from you hits you: move up to 1.',
    );
    expect(told('Receive 3 or more damage', 'Gain a Coin.')).toBe('When you take 3 or more damage: you gain Coin.');
  });

  it('is what is so while the text holds, without "while"', () => {
    expect(told('In Mud', 'Armor')).toBe('While you are on Mud, you have Armor.');
    expect(told('In Mist', 'You are Invisible.')).toBe('While you are on Mist, you are Invisible.');
    expect(told('Next to a wall', 'You have Armor.')).toBe('While you are beside a wall, you have Armor.');
    expect(told('Below half health', '+1 damage')).toBe(
      'While you have less than half of your full health, you deal +1 damage.',
    );
    expect(told('Full health', '+1 damage')).toBe('While you have full health, you deal +1 damage.');
    expect(told('No adjacent allies', '+1 damage')).toBe(
      'While there is no ally within range 1 of you, you deal +1 damage.',
    );
    for (const name of ['From round 3 on', 'Round 3 or later'])
      expect(told(name, '+1 damage'), name).toBe('While it is a round from 3 on, you deal +1 damage.');
    expect(told('Even rounds', '+1 damage')).toBe('While it is an even round, you deal +1 damage.');
    expect(told('With 2+ Coins', '+1 speed')).toBe('While you have at least 2 Coin, you have +1 speed.');
    // When it happens is not said.
    expect(told('In Mud', 'Heal 1.')).toBeUndefined();
    expect(told('On the run', '+1 damage')).toBeUndefined();
  });

  it('is two things, of which one is done by you and the other to you', () => {
    const both = 'When you take damage: you gain Coin. When you target an enemy: you gain Coin.';
    expect(told('Take damage or target an enemy', 'Gain a Coin.')).toBe(both);
    expect(told('You attack or are attacked', 'Gain a Coin.')).toBe(
      'When you have attacked: you gain Coin. When a unit has attacked you: you gain Coin.',
    );
    // What kills hits, too.
    expect(told('Hit or kill an enemy', 'Gain a Coin.')).toBeUndefined();
    // Nobody is known behind both.
    expect(told('You attack or are attacked', 'They take 1 damage.')).toBeUndefined();
  });
});

describe('a name that is a word of every text', () => {
  it('is meant by none of them', () => {
    const clausesOf = (...markers: string[]) => {
      const named = [word('condition', 'Slow'), ...markers.map((name) => word('marker', name))];
      return read({ slot: 'ability', name: 'Jab', text: 'Burst 1 of it, 2dmg' }, wordsFrom(named)).clauses;
    };
    expect(clausesOf('It', 'A')).toEqual(clausesOf());
    expect(clausesOf('Item').map(({ status }) => status)).toContain('manual');
  });
});

describe('a name with signs in it', () => {
  it.each(['C++', 'Charge (big'])('is read like any other: %s', (name) => {
    const card = { ref: 't/card', owners: ['t/card'] };
    const set = wordsFrom([
      word('counter', name),
      word('ability', 'Long Shot', { ...card, text: `Spend 1 ${name}: Range 5, 2dmg` }),
    ]);
    const costs = word('passive', 'Thrift', { ...card, text: `Long Shot costs no ${name}.` });
    const { program } = read({ slot: 'passive', name: 'Thrift', text: costs.text }, wordsFrom([...set.all, costs]));
    expect(tell(program, set)).toBe(`Long Shot of you costs no ${name}.`);
  });
});
