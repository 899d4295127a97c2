import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { filledSpaces } from './said-of-pieces.ts';

/** `Fly 5 in a straight line, then up to 2 in any direction`: the verb is of both. */
export function thenOnward(tokens: readonly Token[]): Token[] | undefined {
  const then = tokens.findIndex(({ text }) => text === 'then');
  const like = tokens[then];
  const first = new Cursor(tokens, 0, Math.max(0, then));
  if (like === undefined || !first.take('you? may?')) return undefined;
  const verb = first.peek();
  if (verb === undefined || !first.takeAny('move|fly|dash|rush up? to? # in a straight line ,?') || !first.done)
    return undefined;
  const more = new Cursor(tokens, then + 1, tokens.length);
  if (!more.takeAny('up? to? # in any direction', 'up? to? # more?') || !(more.done || more.sees('.')))
    return undefined;
  return [...tokens.slice(0, then + 1), verb, ...tokens.slice(then + 1)];
}
thenOnward.needs = oneOf('then');

/** `Range 4, fill 3 empty spaces in a straight line with Gates`: the spaces are there. */
export function filledThere(tokens: readonly Token[], context: Context): Token[] | undefined {
  const head = new Cursor(tokens, 0, tokens.length);
  if (!head.take('range #')) return undefined;
  const range = tokens.slice(0, head.at);
  const like = tokens[0] as Token;
  const fill = head.take(',') ? head.at : -1;
  if (
    !head.takeAny(
      'fill up? to? # empty|free|unoccupied? spaces in a straight? line',
      'fill up? to? # empty|free|unoccupied? spaces',
    )
  )
    return undefined;
  if (fill < 0 || !head.sees('with')) return undefined;
  const said = [...tokens.slice(fill, head.at), wordLike(like, 'in'), ...range, ...tokens.slice(head.at)];
  return filledSpaces(said, context);
}
filledThere.begins = beginning('range');
filledThere.needs = oneOf('fill');

/** `Enemies in range 4 3x3 get Slow`: in an area that lies there. */
export function inAreaThere(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('all|each');
  if (!cursor.take('enemies|enemy|allies|ally|units|unit in|within')) return undefined;
  const { at } = cursor;
  if (!cursor.take('range # # x #') || cursor.done || cursor.sees(',|:|.|area')) return undefined;
  const there = tokens.slice(at, at + 2);
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 2, at + 5),
    tokens[at - 1] as Token,
    ...there,
    ...tokens.slice(at + 5),
  ];
}
inAreaThere.begins = beginning('all|each|enemies|enemy|allies|ally|units|unit');
inAreaThere.needs = oneOf('x');

/** `Your passives do nothing`, `its passives have no effect`: as long as that is said, there are none. */
export function passivesRest(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'passives');
  const whose = tokens[at - 1];
  const rest = new Cursor(tokens, at + 1, tokens.length);
  if (whose === undefined || !/^(?:your|their|its)$/.test(whose.text)) return undefined;
  if (
    !rest.takeAny(
      'do nothing',
      "don't work|apply",
      'do not work|apply',
      'have no effect',
      'are disabled|ignored|inactive',
    ) &&
    !(at > 1 && tokens[at - 2]?.text === 'lose')
  )
    return undefined;
  const loses = tokens[at - 2]?.text === 'lose';
  const before = tokens.slice(0, loses ? at - 2 : at - 1);
  const who = whose.text === 'your' ? 'you' : whose.text === 'its' ? 'it' : 'they';
  const named = loses && before.length > 0 && !/^(?:,|and|:)$/.test(before.at(-1)?.text ?? '');
  const have = who === 'it' ? 'has' : 'have';
  return [
    ...before,
    ...wordsLike(whose, named ? `${have} no passives` : `${who} ${have} no passives`),
    ...tokens.slice(rest.at),
  ];
}
passivesRest.needs = oneOf('passives');
