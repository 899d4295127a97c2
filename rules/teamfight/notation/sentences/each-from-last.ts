import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const one: Readonly<Record<string, string>> = { enemies: 'enemy', allies: 'ally', units: 'unit', targets: 'unit' };

/**
 * `Then up to 2 more enemies, each in range 2 of the previous, 1dmg`, `up to 2 other enemies, each adjacent to the last one, take 1dmg`: so often another one
 * near the one before. Those words up to `end`, with the sentence before them.
 */
export function eachFromLast(
  tokens: readonly Token[],
  from: number,
  end: number,
): { readonly tokens: readonly Token[]; readonly to: number } | undefined {
  const cursor = new Cursor(tokens, from, end);
  const like = tokens[from];
  if (like === undefined) return undefined;
  cursor.take('then');
  if (!cursor.take('up to # more|other|further|additional|different enemies|allies|units|targets')) return undefined;
  const kind = one[cursor.before?.text ?? ''] ?? 'unit';
  const number = tokens.slice(from, cursor.at).find(({ text }) => /^(?:\d+|two|three|four|five)$/.test(text));
  if (number === undefined || !cursor.take(', each')) return undefined;
  const place = cursor.at;
  if (!cursor.takeAny('in|within range # of', 'adjacent|next to')) return undefined;
  const near = tokens.slice(place, cursor.at);
  if (!cursor.takeAny('the previous|last one|target|enemy|ally|unit?', 'the one before')) return undefined;
  cursor.take(',');
  if (cursor.done) return undefined;
  const verb = tokens[cursor.at] as Token;
  const does = singular[verb.text];
  const rest = tokens.slice(does === undefined ? cursor.at : cursor.at + 1, end);
  const said = [
    ...wordsLike(like, 'then up to'),
    number,
    ...wordsLike(like, `times , another ${kind}`),
    ...near,
    ...wordsLike(verb, does === undefined ? 'the last one ,' : `the last one ${does}`),
    ...rest,
  ];
  return { tokens: [...tokens.slice(0, from), ...said], to: from + said.length };
}
eachFromLast.begins = beginning('then? up');

/** What one of them does, of what several do. */
const singular: Readonly<Record<string, string>> = {
  take: 'takes',
  suffer: 'takes',
  are: 'is',
  heal: 'heals',
  gain: 'gains',
  get: 'gains',
};
