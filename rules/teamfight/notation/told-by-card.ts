import type { Context } from './context.ts';
import { Cursor } from './cursor.ts';
import { type Desk, type Out, ran } from './desk.ts';
import { readText } from './read-text.ts';
import type { Sentence } from './sentence.ts';

/**
 * What a token says of "the unit with your Rope", of "either of you" or of "the target": only whoever gives it can say that, and the card that does says it
 * in the same words. It is played from there.
 */
export function toldByCard(desk: Desk, { slot, self, words }: Context, { from, to }: Sentence, out: Out): boolean {
  if (slot !== 'token' || self === undefined) return false;
  const { tokens, source } = desk;
  const [first] = self.name.toLowerCase().split(' ');
  const begins = new Cursor(tokens, from, to).sees('the? target');
  const speaks = tokens.slice(from, to).some(({ text }, index) => {
    if (text === 'either') return tokens[from + index + 1]?.text === 'of' && tokens[from + index + 2]?.text === 'you';
    return text === 'your' && tokens[from + index + 1]?.text === first;
  });
  if (!speaks && !begins) return false;
  const said = plain(source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0));
  const card = words.all.find(({ kind, text }) => kind === 'ability' && plain(text).includes(said));
  if (card === undefined) return false;
  const { clauses } = readText({ slot: 'ability', name: card.name, text: card.text }, words);
  if (clauses.some(({ status }) => status === 'manual')) return false;
  out.held.push({ rule: { clause: ran(desk, from, to), rule: 'said' }, of: 'you' });
  return true;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
