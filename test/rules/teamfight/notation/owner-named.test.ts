import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { word } from './vocabulary.ts';

const owners = ['t/tanner'];
const tanner = word('hero', 'Tanner', { owners });
const told = (slot: 'marker' | 'token', name: string, text: string, ...more: Word[]): string => {
  const words = wordsFrom([tanner, word('counter', 'Coin'), word(slot, name, { text, owners }), ...more]);
  const { clauses, program } = read({ slot, name, text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
};

describe('who has laid a piece, called by name', () => {
  it.each([
    ['When Tanner enters this, remove this and he gains a Coin.', 'remove the marker; you gain Coin.'],
    ['When Tanner enters, she heals 1 and this is removed.', 'you heal 1; remove the marker.'],
    ['When Tanner enters this, he gains 2 overshield. Remove this.', 'you gain 2 overshield; remove the marker.'],
  ])('is "he" and "she" behind that: %s', (text, does) => {
    expect(told('marker', 'Hide', text)).toBe(`When you enter the space of the marker: ${does}`);
  });

  it('and is not where somebody else is named', () => {
    expect(told('marker', 'Hide', 'When an ally of Tanner enters this, he heals 1.')).toBe('by hand');
  });
});

describe('a token that says how whoever gave it can come', () => {
  const text = 'Tanner can move to you as a Free Action.';
  const card = (said: string): Word => word('ability', 'Rope', { ref: 't/tanner', text: said, owners });

  it('only reminds where the card says it', () => {
    const said = 'Range 4, give your Strap.\n---\nFree Action: Move adjacent to the unit with your Strap.';
    expect(told('token', 'Strap', text, card(said))).not.toBe('by hand');
    expect(told('token', 'Strap', text, card('Range 4, give your Strap.'))).toBe('by hand');
  });

  it('is read whatever its name is made of', () => {
    const said = 'Range 4, give your Strap (C++.\n---\nFree Action: Move adjacent to the unit with your Strap (C++.';
    expect(() => told('token', 'Strap (C++', text, card(said))).not.toThrow();
  });
});
