import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { worlds } from './worlds.ts';

describe('texts of authors whom nobody has met', () => {
  it.each(worlds)('come to what they say, or are by hand: $id', ({ texts, vocabulary }) => {
    const found = texts.map(({ slot, name, text }) => {
      const { clauses, program } = read({ slot, name, text }, vocabulary);
      const byHand = clauses.some(({ status }) => status === 'manual');
      return { slot, name, text, told: byHand ? 'by hand' : tell(program, vocabulary) };
    });
    expect(found).toEqual(texts);
  });

  it('are read in full, most of them', () => {
    const all = worlds.flatMap(({ texts }) => texts);
    const full = all.filter(({ told }) => told !== 'by hand').length;
    expect(all.length).toBeGreaterThan(300);
    expect(full / all.length).toBeGreaterThan(0.6);
  });
});
