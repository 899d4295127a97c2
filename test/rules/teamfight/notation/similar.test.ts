import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { similarWordings } from '../../../../rules/teamfight/notation/wordings/similar-wordings.ts';
import { wordsOf } from '../../../../rules/teamfight/notation/words/words.ts';
import { shipped } from '../support.ts';

const words = wordsOf([shipped('saltmarch'), shipped('common')]);

/** The text with each wording in its place that is offered for its first clause by hand, and what that does. */
function offered(text: string, slot: 'ability' | 'passive' = 'ability') {
  const card = { slot, name: 'Card', text };
  const clause = read(card, words).clauses.find(({ status }) => status === 'manual');
  if (clause === undefined) throw new Error(`${text} is read`);
  return similarWordings(card, clause, words).map(({ from, to, text: said, told }) => ({
    whole: text.slice(0, from) + said + text.slice(to),
    told,
  }));
}

describe('wordings like one that is by hand', () => {
  it('are played, with the numbers and names of the text', () => {
    const found = offered('Range 4, 2dmg. Weirdly the target gets 3 Slow and falls over.');
    expect(found.length).toBeGreaterThan(0);
    for (const { whole, told } of found) {
      expect(read({ slot: 'ability', name: 'Card', text: whole }, words).clauses).not.toContainEqual(
        expect.objectContaining({ status: 'manual' }),
      );
      expect(whole).toMatch(/^Range 4, 2dmg\. /);
      expect(told).not.toBe('');
    }
    expect(found.map(({ whole }) => whole).join('\n')).toMatch(/3 Slow/);
  });

  it('never turn a foe into a friend, nor say no where yes was said', () => {
    for (const { whole } of offered('Enemies in burst 2 gain +1 speed somehow until the end of their next turn.'))
      expect(whole).not.toMatch(/all(?:y|ies)|cannot|can’t|not /i);
  });

  it('are at most three, each with another effect', () => {
    const found = offered('Range 3, shove 2 until they meet a wall.');
    expect(found.length).toBeLessThanOrEqual(3);
    expect(new Set(found.map(({ told }) => told)).size).toBe(found.length);
  });

  it('tell once what happens, where one clause of them tells what the next one does', () => {
    const found = offered('When you take oddly damage, move 1.', 'passive');
    expect(found.map(({ told }) => told)).toContain('When you take damage: move up to 1.');
  });

  it('are none for what sounds like nothing that is played', () => {
    expect(offered('Sing a sea shanty badly.')).toEqual([]);
  });
});
