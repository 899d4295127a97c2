import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { type Word, type WordKind, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';

const word = (kind: WordKind, ref: string, name: string, text = '', owners: readonly string[] = []): Word => ({
  kind,
  ref,
  name,
  text,
  owners,
  fields: {},
});

const spend = 'Spend 1 Soot: Range 3, 2dmg.';
const bomb = 'Place a Kettle in range 3. At the start of your next turn, enemies in burst 1 of it take 2dmg.';
const words = wordsFrom([
  word('hero', 't/stoker', 'Stoker'),
  word('counter', 't/soot', 'Soot', '', ['t/stoker']),
  word('ability', 't/stoker', 'Poker', spend, ['t/stoker']),
  word('ability', 't/stoker', 'Whistle', bomb, ['t/stoker']),
  word('marker', 't/kettle', 'Kettle', 'At the start of your turn, units in burst 1 take 1dmg.', ['t/stoker']),
  word('condition', 't/daze', 'Daze'),
  word('marker', 't/bell', 'Bell', 'At the start of Stoker’s turn, enemies in burst 1, Daze.', ['t/stoker']),
  word('summon', 't/imp', 'Cinder Imp'),
  word('ability', 't/imp', 'Flare', `${spend} Push 1.`, ['t/imp']),
]);

const reasons = (slot: Slot, name: string, text: string): string[] =>
  read({ slot, name, text }, words).clauses.flatMap(({ reason }) => reason ?? []);

describe('whose it is', () => {
  it('is by hand where a summon counts with a counter of the unit that summoned it', () => {
    expect(reasons('default', 'Poker', spend)).toEqual([]);
    expect(reasons('default', 'Flare', `${spend} Push 1.`)).toContain(
      "it does not say whose Soot counts: the counter is on another unit's card",
    );
  });

  it('is the summon that is called by the last word of its name, unless another one could be', () => {
    const { program } = read({ slot: 'passive', name: 'Your Imps have +1 range', text: '' }, words);
    expect(program.rules).toMatchObject([{ rule: 'change', what: 'range', who: { side: 'ally', card: 't/imp' } }]);
    const two = wordsFrom([...words.all, word('summon', 't/frost', 'Frost Imp')]);
    const { clauses } = read({ slot: 'passive', name: 'Your Imps have +1 range', text: '' }, two);
    expect(clauses.map(({ status }) => status)).toContain('manual');
  });

  it('is by hand where a piece does harm by its own text and by its card at the same moment', () => {
    expect(reasons('ability', 'Whistle', bomb)).toContain('Kettle says otherwise in its own text');
    const later = bomb.replace('the start of', 'the end of');
    expect(reasons('ability', 'Whistle', later)).toEqual([]);
  });

  it('is by hand where a piece does in each turn what its card says of the next one', () => {
    const placed = (piece: string) =>
      `Place a ${piece} in range 3. At the start of your next turn, enemies in burst 1 of it, Daze.`;
    expect(reasons('ability', 'Toll', placed('Bell'))).toEqual(['Bell says otherwise in its own text']);
  });

  it('is whoever of a pair is named first, on the token and the piece that only their card brings', () => {
    const glove = 'You deal -1 damage to anyone but Rook. You can’t use Pry.';
    const tar = 'Hazard: 1dmg.\nRook is not affected.';
    const pair = wordsFrom([
      word('hero', 't/rook-pike', 'Rook & Pike'),
      word('ability', 't/rook-pike', 'Pry', 'Range 1, 1dmg', ['t/rook-pike']),
      word('token', 't/glove', 'Glove', glove, ['t/rook-pike']),
      word('marker', 't/tar', 'Tar', tar, ['t/rook-pike']),
      word('marker', 't/wick', 'Wick', 'At the start of Rook’s turn, each unit in this space takes 1dmg.', [
        't/rook-pike',
      ]),
    ]);
    const rules = (slot: Slot, name: string, text: string) => read({ slot, name, text }, pair).program.rules;
    const gave = { is: 'gave', of: 'each', token: 't/glove' };
    expect(rules('token', 'Glove', glove)).toMatchObject([
      { rule: 'change', against: { side: 'any', if: [{ is: 'not', of: gave }] } },
      { rule: 'is', flag: 'no-use', means: { named: 'pry' } },
    ]);
    const notYou = { is: 'not', of: { is: 'same', of: 'each', as: 'you' } };
    expect(rules('marker', 'Tar', tar)).toMatchObject([{ rule: 'hazard', then: [{ node: 'if', if: [notYou] }] }]);
    const wick = pair.all.find(({ name }) => name === 'Wick')?.text ?? '';
    expect(rules('marker', 'Wick', wick)).toMatchObject([{ rule: 'when', trigger: { on: 'turn-start' } }]);
  });
});
