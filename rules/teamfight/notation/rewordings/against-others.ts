import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const sparing = [
  "that|which don't|doesn't target|include you",
  'that|which do|does not target|include you',
  'not targeting you',
];

/**
 * `Their abilities that don't target you have +2def`, `abilities of adjacent enemies that don't target you`, `enemies in range 2 have +1def on
 * abilities that don't target you`: theirs against others.
 */
export function againstOthers(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'abilities' || text === 'attacks' || text === 'ability');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const that = tokens.findIndex(({ text }, n) => n > at && /^(?:that|which|not)$/.test(text));
  const cursor = new Cursor(tokens, that, tokens.length);
  if (that < 0 || !cursor.takeAny(...sparing)) return undefined;
  const others = wordsLike(like, 'against others');
  const before = tokens.slice(0, at);
  const have = before.findLastIndex(({ text }) => /^(?:have|has|get|gets)$/.test(text));
  // "Enemies have +2def on abilities that don't target you": those abilities of theirs have it.
  const joint = before.at(-1)?.text ?? '';
  if (have > 0 && that === at + 1 && /^(?:on|with|for)$/.test(joint))
    return [
      like,
      ...wordsLike(like, 'of'),
      ...tokens.slice(0, have),
      ...others,
      ...tokens.slice(have, at - 1),
      ...tokens.slice(cursor.at),
    ];
  // "Adjacent enemies' abilities": the abilities of those.
  const whose = before.at(-1)?.text === "'" ? before.slice(0, -1) : undefined;
  if (whose !== undefined && /^(?:enemies|allies|units|heroes)$/.test(whose.at(-1)?.text ?? ''))
    return [like, ...wordsLike(like, 'of'), ...whose, ...others, ...tokens.slice(cursor.at)];
  return [...tokens.slice(0, that), ...others, ...tokens.slice(cursor.at)];
}
againstOthers.needs = oneOf('abilities attacks ability');

/** `Ally in LoS, move 1 in any direction`: them, as one goes oneself where one likes anyway. */
export function movedAnyWay(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length - 4; at++) {
    if (tokens[at]?.text !== 'move' || tokens[at - 1]?.text !== ',') continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('move up? to? # space|spaces in any direction', 'move up? to? # in any direction')) continue;
    const like = tokens[at] as Token;
    return [...tokens.slice(0, at + 1), ...wordsLike(like, 'them'), ...tokens.slice(at + 1)];
  }
  return undefined;
}
movedAnyWay.needs = oneOf('move');
