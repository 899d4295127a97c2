import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** What leaves them all where they are and alive. */
const stays = /^(?:heal|heals|gain|gains|get|gets|have|lose|clear)$/;

/** `Allies in range 2 heal 1. One of them gains Armor`: one of those allies, who are there still. Of enemies it would be an attack of its own. */
export function oneOfAllies(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('then');
  const [like, from] = [tokens[cursor.at], cursor.at];
  if (like === undefined || !cursor.take('one of them|those|these') || cursor.done) return undefined;
  cursor.take('also');
  const stop = before.findLastIndex(({ text }, at) => /^[.:]$/.test(text) && at < before.length - 1);
  const said = new Cursor(before, stop + 1, before.length);
  said.takeAny('all of? your?', 'your');
  const near = said.take('adjacent');
  if (!said.take('allies')) return undefined;
  const place = said.at;
  if (!near && !said.takeAny('in|within range #', 'adjacent to you')) return undefined;
  const where = before.slice(place, said.at);
  const rest = before.slice(said.at);
  said.takeAny('each', 'also');
  if (!stays.test(said.peek()?.text ?? '')) return undefined;
  // Somebody else could be meant of whom that sentence speaks, too.
  if (rest.some(({ text }) => /^(?:enemies|enemy|units|targets?|push|move|moves|pull|teleport|swap|you)$/.test(text)))
    return undefined;
  return [
    ...tokens.slice(0, from),
    ...wordsLike(like, near ? 'an adjacent ally' : 'an ally'),
    ...where,
    ...tokens.slice(cursor.at),
  ];
}
oneOfAllies.begins = beginning('one|then');
