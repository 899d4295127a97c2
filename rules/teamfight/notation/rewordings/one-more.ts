import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { eachBehind } from './order-of-words.ts';

const more = oneOf('more another additional extra plus and');
const again = [
  'and|plus another one?',
  'and|plus # more|extra|additional',
  'and|plus an additional|extra one?',
  'plus #',
] as const;
const comes = 'summon|place|create';

/**
 * `Summon a Wolf in range 2, and one more if you are Slowed`, `place a Mine in range 2, plus one per Coin you have`, `if you are Slowed, summon another`: once more what was summoned or placed
 * right before it, and in the same way.
 */
export function oneMore(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || new Cursor(tokens, 0, tokens.length).lacks(more)) return undefined;
  return inOne(tokens) ?? inBothPlaces(tokens) ?? behind(tokens, before);
}
oneMore.needs = more;

/** In the sentence that brings the first one. */
function inOne(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const like = tokens[at] as Token;
    if (like.text !== 'and' && like.text !== 'plus') continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(...again) || !(cursor.done || cursor.sees('if|when|for|per|,'))) continue;
    if ((cursor.numbers[0] ?? 1) !== 1) return undefined;
    const head = tokens[at - 1]?.text === ',' ? at - 1 : at;
    const brought = broughtIn(tokens, head);
    if (brought === undefined) return undefined;
    const said = [...tokens.slice(0, head), wordLike(like, ','), wordLike(like, 'and'), ...brought];
    // "One more for each ally": the first one may be an ally itself, which was none before.
    const counts = tokens.slice(cursor.at).some(({ text }) => /^(?:all(?:y|ies)|units?|summons?|objects?)$/.test(text));
    if (counts && cursor.sees('for|per')) return undefined;
    const more = [...said, ...tokens.slice(cursor.at)];
    return eachBehind(more) ?? more;
  }
  return undefined;
}

/** `Summon a Wolf in range 1 and another one in range 5`, `a Mine in your space and in an empty space in range 3`: one in each of both places. */
function inBothPlaces(tokens: readonly Token[]): Token[] | undefined {
  const and = tokens.findIndex(
    (_, n) => n > 3 && new Cursor(tokens, n, tokens.length).sees('and another one? in|within|adjacent|next'),
  );
  const apart = tokens.findIndex((_, n) => n > 3 && new Cursor(tokens, n, tokens.length).sees('and in a|an|your|its'));
  const at = and >= 0 ? and : apart;
  const like = tokens[at];
  const head = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const brought = like && broughtIn(tokens, head);
  const place = brought?.findIndex(({ text }) => /^(?:in|within|adjacent|next)$/.test(text)) ?? -1;
  // "In range 2 of you and in a space beside it": one place that is both.
  if (like === undefined || brought === undefined || place < 0) return undefined;
  if (and < 0 && !/^(?:a|an|your|its)$/.test(brought[place + 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  cursor.takeAny('and another one?', 'and');
  return [
    ...tokens.slice(0, head),
    wordLike(like, ','),
    wordLike(like, 'and'),
    ...brought.slice(0, place),
    ...tokens.slice(cursor.at),
  ];
}

/** Behind the sentence that brings the first one. */
function behind(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(`${comes} another one?`, `${comes} one more`) || !(cursor.done || cursor.sees('if|,')))
      continue;
    const to = before.findLastIndex(({ kind, text }) => kind !== 'line' && text !== '.') + 1;
    const brought = broughtIn(before, to);
    return brought !== undefined && brought[0]?.text === tokens[at]?.text
      ? [...tokens.slice(0, at), ...brought, ...tokens.slice(cursor.at)]
      : undefined;
  }
  return undefined;
}

/** `summon a Wolf in range 2`, as the last that is said before `end`; nothing in it is told from what stands before. */
function broughtIn(tokens: readonly Token[], end: number): readonly Token[] | undefined {
  const from = tokens.findLastIndex(({ text }, at) => at < end && /^(?:summon|place|create|gain)$/.test(text));
  const like = tokens[from + 1];
  // "Summon two Wolves, and one more": one of them is not said as it would be.
  if (like === undefined || !(like.text === 'a' || like.text === 'an' || (like.kind === 'number' && like.value === 1)))
    return undefined;
  const said = tokens.slice(from, end);
  const isPlain = !said.some(
    ({ kind, text }) =>
      kind === 'line' ||
      /^(?:it|them|they|that|there|its|their|target|if|when|and|or|,|\.|:|\(|another|other)$/.test(text),
  );
  return isPlain ? said : undefined;
}
