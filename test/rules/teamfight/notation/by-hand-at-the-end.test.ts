import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import type { Node } from '../../../../rules/teamfight/program.ts';
import { word } from './vocabulary.ts';

const words = wordsFrom([word('condition', 'Slow'), word('marker', 'Mine'), word('counter', 'Fuel')]);
const bodyOf = (text: string) => read({ slot: 'ability', name: 'Name', text }, words).program.body;
const named = (nodes: readonly Node[]) => nodes.map(({ node }) => node);

describe('a part by hand at the end of a sentence', () => {
  it('stands behind what is played of it', () => {
    expect(named(bodyOf('Place a Mine in range 3. Heal 2 and move the Mine to wherever it suits you.'))).toEqual([
      'space',
      'heal',
      'manual',
    ]);
  });

  it('stands in the branch, and with what comes later', () => {
    const [asked] = bodyOf('If you are Slowed, heal 2. Else, refresh this and lose your next turn somehow.');
    expect(asked?.node === 'if' && named(asked.else)).toEqual(['refresh', 'manual']);
    const [later] = bodyOf('At the start of your next turn, heal 2 and lose your next turn somehow.');
    expect(later?.node === 'later' && named(later.then)).toEqual(['heal', 'manual']);
  });
});
