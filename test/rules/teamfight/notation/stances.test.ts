import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { word } from './vocabulary.ts';

const others = [
  word('condition', 'Stun'),
  word('condition', 'Armor', { text: 'You receive -1 damage.' }),
  word('counter', 'Spark'),
  word('ability', 'Long Shot'),
];

/** What the text of a stance comes to, or why a part of it is by hand. */
function told(text: string): string {
  const words = wordsFrom([word('token', 'Reed Stance', { text }), ...others]);
  const { clauses, program } = read({ slot: 'token', name: 'Reed Stance', text }, words);
  return clauses.flatMap(({ reason }) => reason ?? [])[0] ?? tell(program, words);
}

describe('how a stance is left, in its own words', () => {
  it.each([
    [
      'Exit at the end of your next turn.',
      'When your turn ends, if not (you have gained Reed Stance in this turn): leave your stance.',
    ],
    [
      'At the end of your next turn, exit.',
      'When your turn ends, if not (you have gained Reed Stance in this turn): leave your stance.',
    ],
    ['Exit this stance at the start of your next turn.', 'When your turn starts: leave your stance.'],
    ['Exit at the end of the round.', 'When a round ends: leave your stance.'],
    [
      'Exit when you deal damage or at the end of your next turn.',
      'When you deal damage: leave your stance. When your turn ends, if not (you have gained Reed Stance in this turn): leave your stance.',
    ],
    [
      'Exit at the end of your turn if you have no Spark.',
      'When your turn ends, if you have no Spark: leave your stance.',
    ],
    [
      'At the end of your turn, exit if you have no Spark.',
      'When your turn ends, if you have no Spark: leave your stance.',
    ],
    [
      'At the end of your turn, lose 1 Spark. If you have none left, exit.',
      'When your turn ends: you lose 1 Spark; if you have no Spark: leave your stance.',
    ],
    ['If you have no Spark, exit.', 'When you lose the last Spark: leave your stance.'],
    ['Exit when you run out of Spark.', 'When you lose the last Spark: leave your stance.'],
    [
      'Exit as a Free Action at the start of your turn, or when you are Stunned.',
      'When your turn starts, you may: leave your stance. When you gain Stun: leave your stance.',
    ],
    [
      'Exit when you use a default ability, receive damage, or are pushed.',
      'When you use a default ability: leave your stance. When you take damage: leave your stance. When you are pushed: leave your stance.',
    ],
    ['Leave when below 3hp', 'When you drop to 2 health or less: leave your stance.'],
    ['Exit after you attack.', 'When you have attacked: leave your stance.'],
    ['Exit at will at the start of your turn.', 'When your turn starts, you may: leave your stance.'],
  ])('%s', (text, said) => {
    expect(told(text)).toBe(said);
  });

  it.each([
    // Whether both or either ends it is not said.
    'Exit when you move, take damage.',
    'Exit when the moon rises.',
    'You may exit at the end of your next turn if the moon is full.',
  ])('by hand: %s', (text) => {
    expect(told(text)).toMatch(/understood|depends/);
  });
});
