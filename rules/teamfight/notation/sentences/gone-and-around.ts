import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { Desk } from './desk.ts';
import type { Sentence } from './sentence.ts';

const goes = 'destroy|detonate|explode|remove';

/** `burst 1, 2dmg`, behind the colon, with whose it is. */
function around(tokens: readonly Token[], from: number, to: number, whose: string): Token[] | undefined {
  const burst = new Cursor(tokens, from, to);
  if (!burst.take('burst #') || burst.sees('of|around') || burst.done) return undefined;
  const last = tokens[to - 1]?.text === 'each' ? to - 1 : to;
  const laid = tokens.slice(from, burst.at);
  return [...laid, ...wordsLike(tokens[from] as Token, whose), ...tokens.slice(burst.at, last)];
}

/** Whether nothing but the name of what goes stands there. */
const isName = (name: readonly Token[]): boolean =>
  name.length > 0 && !name.some(({ text }) => /^(?:,|and|or|then|each|:)$/.test(text));

/** `Detonate one of your Mines: burst 2, push 1`, `destroy a Mine in range 3: burst 1, 2dmg`: what goes off stands behind the colon, around what is gone. */
export function goneAndAround(tokens: readonly Token[]): Token[] | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const head = new Cursor(tokens, 0, colon);
  const [like] = tokens;
  if (colon < 3 || like === undefined || !head.take(goes)) return undefined;
  if (!head.takeAny('one of your', 'a|an')) return undefined;
  const isOfYours = tokens[head.at - 1]?.text === 'your';
  const name = tokens.slice(head.at, colon);
  const does = isName(name) ? around(tokens, colon + 1, tokens.length, 'of it') : undefined;
  if (does === undefined) return undefined;
  return [
    ...wordsLike(like, isOfYours ? 'destroy one of your' : 'destroy a'),
    ...name,
    ...wordsLike(like, ','),
    ...does,
  ];
}
goneAndAround.begins = beginning(goes);
goneAndAround.needs = oneOf('burst');

/**
 * `Destroy any number of your Mines: burst 1, 2dmg`, `destroy all your Mines: burst 1, 2dmg`: the same of several, as two sentences, of which the second
 * is of each of them.
 */
export function manyGone(
  desk: Desk,
  { from, to, opens, bullet, ...rest }: Sentence,
): { readonly desk: Desk; readonly first: Sentence; readonly second: Sentence } | undefined {
  const colon = desk.tokens.findIndex(({ text }, at) => at >= from && at < to && text === ':');
  const head = new Cursor(desk.tokens, from, colon);
  if (desk.standing || opens || bullet || colon < 0 || !head.take(goes)) return undefined;
  if (!head.takeAny('any number of your', 'all of? your')) return undefined;
  const does = isName(desk.tokens.slice(head.at, colon)) ? around(desk.tokens, colon + 1, to, 'of each') : undefined;
  if (does === undefined) return undefined;
  const tokens = [...desk.tokens, ...does];
  const first: Sentence = { ...rest, from, to: colon, opens, bullet };
  return {
    desk: { ...desk, tokens },
    first,
    second: { ...first, from: desk.tokens.length, to: tokens.length, first: false },
  };
}
manyGone.begins = beginning(goes);
manyGone.needs = oneOf('burst');
