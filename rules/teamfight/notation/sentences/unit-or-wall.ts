import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { Flow } from './flow.ts';
import { eitherOf } from './opening.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Unit or wall in range 5, fly directly to a space adjacent to it`: beside a unit that is chosen, or to a space in that range beside a wall. Returns
 * how many sentences were taken.
 */
export function unitOrWall(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk } = flow;
  const sentence = sentences[index] as Sentence;
  if (desk.standing || flow.tail !== undefined || sentence.opens || sentence.bullet) return 0;
  const { tokens } = desk;
  const cursor = new Cursor(tokens, sentence.from, sentence.to);
  cursor.takeAny('target|choose a|an', 'target|choose', 'a|an');
  const who = cursor.at;
  const isUnit = cursor.take('unit|enemy|ally|target or wall');
  if (!isUnit && !cursor.take('wall or unit|enemy|ally|target')) return 0;
  const [unit, wall] = isUnit ? [tokens[who], tokens[who + 2]] : [tokens[who + 2], tokens[who]];
  if (unit === undefined || wall === undefined || !cursor.take('in|within range #')) return 0;
  const place = tokens.slice(cursor.at - 3, cursor.at);
  if (!cursor.take(',|:')) return 0;
  const from = cursor.at;
  if (!cursor.takeAny('fly|teleport|move directly|straight?', 'pull yourself')) return 0;
  const goes = tokens.slice(from, cursor.at);
  if (!cursor.takeAny('to a|an|any empty? space adjacent|next to', 'adjacent|next to') || !cursor.take('it|them|that'))
    return 0;
  if (!cursor.done) return 0;
  const at = (like: Token, said: readonly Token[]): Token[] =>
    said.map((one) => ({ ...one, from: like.from, to: like.to }));
  const beside = 'to a space adjacent to';
  const first = [
    ...at(unit, [unit, ...place]),
    ...wordsLike(unit, ','),
    ...at(unit, goes),
    ...wordsLike(unit, `${beside} it`),
  ];
  const second = [...at(wall, goes), ...wordsLike(wall, `${beside} a wall`), ...at(wall, place)];
  const told = [...tokens.slice(0, sentence.from), ...first, ...second];
  const middle = sentence.from + first.length;
  const ways: Sentence[] = [
    { ...sentence, to: middle },
    { ...sentence, from: middle, to: told.length },
  ];
  return eitherOf({ ...flow, desk: { ...desk, tokens: told } }, ways) ? 1 : 0;
}
unitOrWall.begins = beginning('target|choose|a|an|unit|enemy|ally|wall');
unitOrWall.needs = oneOf('wall');
