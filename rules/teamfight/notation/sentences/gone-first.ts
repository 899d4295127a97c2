import { Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const goes = oneOf('remove destroy detonate consume sacrifice');

/**
 * `Remove a Snare, enemies in burst 1 of it take 2dmg`, `detonate a Keg and push all in burst 1 of it 2`: what happens around the piece that
 * goes stands as a sentence of its own.
 */
export function goneFirst(
  { desk, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, to } = sentence;
  const cursor = new Cursor(desk.tokens, from, to);
  if (sentence.opens || sentence.bullet || desk.standing || !goes.words.has(cursor.peek()?.text ?? ''))
    return undefined;
  cursor.at += 1;
  if (!cursor.takeAny('any? one of your', 'a|an|one|your')) return undefined;
  const piece = wordAt(context.words, desk.tokens, cursor.at, to, ['marker']);
  if (piece === undefined || piece.word.fields.object) return undefined;
  for (let at = piece.to; at < to; at++) {
    cursor.at = at;
    if (!cursor.takeAny(', and|then', ',', 'and then?', 'then')) continue;
    const behind = new Cursor(desk.tokens, cursor.at, to);
    const around = behind.holds(drawn) && desk.tokens.slice(cursor.at, to).some(isOfIt);
    if (!around) return undefined;
    return [
      ...sentences.slice(0, index),
      { ...sentence, to: at },
      { ...sentence, from: cursor.at, first: false },
      ...sentences.slice(index + 1),
    ];
  }
  return undefined;
}
goneFirst.begins = goes;

const drawn = oneOf('burst range');

/** `burst 1 of it`, `range 2 around it`. */
const isOfIt = (
  { text }: { readonly text: string },
  n: number,
  tokens: readonly { readonly text: string }[],
): boolean => text === 'it' && /^(?:of|around|from)$/.test(tokens[n - 1]?.text ?? '');
