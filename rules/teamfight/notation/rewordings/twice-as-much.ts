import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';
import { suchOfThem } from './such-of-them.ts';

/**
 * `Those with half health or less heal twice as much`, `Slowed enemies take double`, behind an area in which one number is dealt or healed: that number
 * twice, instead.
 */
export function twiceAsMuch(tokens: readonly Token[], context: Context, { before, tail }: About): Token[] | undefined {
  const node = tail?.node.node;
  if (node !== 'area' && node !== 'each') return undefined;
  const verb = tokens.findLastIndex(({ text }) => /^(?:heals?|takes?|receives?)$/.test(text));
  const like = tokens[verb];
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  if (verb < 1 || like === undefined) return undefined;
  const heals = like.text.startsWith('heal');
  if (!cursor.takeAny('twice|double as|that much', 'double|doubled damage|dmg?', 'twice|double the damage|amount'))
    return undefined;
  if (!cursor.done && !(cursor.take('.') && cursor.done)) return undefined;
  const number = onlyNumber(before, heals);
  if (number?.value === undefined) return undefined;
  const amount = numberLike(like, 2 * number.value);
  const said = [
    ...tokens.slice(0, verb),
    ...(heals ? [like, amount] : [wordLike(like, 'take'), amount, wordLike(like, 'damage')]),
    ...wordsLike(like, 'instead'),
  ];
  return suchOfThem(said, context, tail) ?? said;
}
twiceAsMuch.needs = oneOf('twice double doubled');

/** The one number that the text has dealt or healed so far, where nothing makes it more. */
function onlyNumber(before: readonly Token[], heals: boolean): Token | undefined {
  if (before.some(({ text }) => /^(?:\+|per|each|x|equal|instead|half|twice|double)$/.test(text))) return undefined;
  const found = before.filter(
    ({ kind }, at) =>
      kind === 'number' &&
      (heals ? /^heals?$/.test(before[at - 1]?.text ?? '') : /^(?:dmg|damage)$/.test(before[at + 1]?.text ?? '')),
  );
  return found.length === 1 ? found[0] : undefined;
}
