import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { bare, reading } from './vocabulary.ts';

const you = { side: 'you' };
const target = { side: 'any', if: [{ is: 'same', of: 'each', as: 'target' }] };

/** A set with one token of this text, which the reading is about. */
function token(text: string) {
  const words = wordsFrom([{ kind: 'token', ref: 't/rope', name: 'Rope', text, owners: [], fields: {} }]);
  const { clauses, program } = read({ slot: 'token', name: 'Rope', text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
}

describe('units that are bound', () => {
  it('cannot come farther from each other, for as long as a text says', () => {
    const text =
      'Range 3, until the end of your next turn, you and the target cannot move farther than 2 spaces apart.';
    const { clauses, program } = reading('ability', text);
    expect(clauses).toEqual([
      'run: Range 3,',
      'run: until the end of your next turn,',
      'run: you and the target cannot move farther than 2 spaces apart.',
    ]);
    expect(bare(program.body)).toMatchObject([
      {
        then: [
          {
            node: 'lasting',
            of: 'you',
            rules: [
              { rule: 'tether', who: you, to: target, range: 2 },
              { rule: 'tether', who: target, to: you, range: 2 },
            ],
          },
        ],
      },
    ]);
  });

  it('are one that is held and one that it is held to, and how', () => {
    const rules = (text: string) => bare(reading('passive', text).program.rules);
    const near = { side: 'enemy', places: [{ range: { max: 2 } }] };
    expect(rules('Enemies in range 2 cannot move away from you.')).toEqual([{ rule: 'tether', who: near, to: you }]);
    expect(rules("Enemies in range 2 can't move closer to you.")).toEqual([
      { rule: 'tether', who: near, to: you, nearer: true },
    ]);
    expect(rules('Your summons must stay within range 4 of you.')).toMatchObject([{ to: you, range: 4 }]);
    expect(rules('Enemies in range 2 cannot be moved farther than 3 spaces from you')).toMatchObject([
      { range: 3, forced: true },
    ]);
    expect(rules('While you have a Coin, adjacent enemies cannot move away from you')).toMatchObject([
      { rule: 'tether', if: [{ is: 'has' }] },
    ]);
    for (const text of [
      'Enemies cannot move away.',
      'Enemies in range 2 cannot move away from the moon.',
      'An enemy cannot move away from you.',
      'You and the moon cannot move farther than 2 spaces apart.',
      'You and the moon must stay.',
    ])
      expect(reading('passive', text).reasons, text).not.toEqual([]);
  });
});

describe('whoever gave a token', () => {
  it('is known in its own text', () => {
    expect(token('You cannot move farther than 3 spaces from whoever gave this.')).toBe(
      'You cannot move to be farther than range 3 from a unit that has given you Rope.',
    );
    expect(token('The giver deals +2 damage to you. When the owner dies, lose this.')).toBe(
      'Each unit that has given you Rope deals +2 damage to you. When a unit that has given you Rope dies: you lose all Rope.',
    );
    expect(token('The king deals +2 damage to you.')).toBe('by hand');
  });

  it('may say in the ability what holds while somebody has it, if the token itself says nothing', () => {
    const text = 'Range 3, give a Rope. You deal +2 damage to the unit with your Rope.';
    const told = (own: string) => {
      const words = wordsFrom([{ kind: 'token', ref: 't/rope', name: 'Rope', text: own, owners: [], fields: {} }]);
      const { clauses, program } = read({ slot: 'ability', name: 'Bind', text }, words);
      return clauses.some(({ status }) => status === 'manual') ? 'by hand' : bare(program.rules);
    };
    expect(told('')).toMatchObject([{ rule: 'change', what: 'damage-dealt', add: { base: 2 } }]);
    expect(told('You receive +2 damage.')).toBe('by hand');
    const other = reading('ability', 'Range 3, 1dmg. You deal +2 damage to the unit with your Owl Stance.');
    expect(other.reasons).not.toEqual([]);
  });
});

describe('what is said of the target and of who says it', () => {
  it('is told from who says it', () => {
    const rules = (text: string) =>
      bare(reading('ability', `Range 3, until the end of your turn, ${text}`).program.body);
    expect(rules('the target deals -1 damage to you.')).toMatchObject([
      { then: [{ of: 'you', rules: [{ who: target, against: you }] }] },
    ]);
    expect(rules('the target receives +1 damage from your allies.')).toMatchObject([
      { then: [{ of: 'you', rules: [{ who: target, against: { side: 'ally' } }] }] },
    ]);
    expect(rules('while the target is adjacent to you, they deal -1 damage.')).toMatchObject([
      { then: [{ of: 'you', rules: [{ who: target }] }] },
    ]);
    expect(rules('the target has +1 speed.')).toMatchObject([{ then: [{ of: 'target', rules: [{ who: you }] }] }]);
  });

  it('knows each of a group for as long as it holds', () => {
    const { program } = reading('ability', 'Enemies in burst 2 deal -1 damage to you until the end of your turn.');
    expect(bare(program.body)).toMatchObject([
      { node: 'area', then: [{ node: 'lasting', of: 'you', knows: 'each', rules: [{ who: target, against: you }] }] },
    ]);
  });
});
