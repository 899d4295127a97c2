import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const strikes =
  'hit|attack|strike|shoot|slash|stab|punch|kick|claw|bite|whip|slice|maul|gore|zap|smash|bash|snipe|swing|fire|swipe|blast';

/** What begins with whom it strikes. */
const whom = 'a|an|one|two|three|#|all|each|every|adjacent|the|target|up|enemies|units';

/** `Slash an adjacent enemy for 2dmg and heal 1`, `swing at two adjacent enemies for 1dmg each`: who is struck takes that. */
export function strikesFor(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  for (let at = 0; at < tokens.length - 4; at++) {
    if (at > 0 && !/^(?:,|:|then|and)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take(strikes)) continue;
    cursor.take('at');
    const from = cursor.at;
    const to = tokens.findIndex(({ text }, n) => n > from && text === 'for');
    if (to < 0 || !cursor.sees(whom)) return undefined;
    const who = tokens.slice(from, to);
    if (who.some(({ text }) => /^(?:,|:|and|then|with|you)$/.test(text))) return undefined;
    cursor.at = to + 1;
    if (!cursor.take('# dmg|damage')) return undefined;
    const damage = tokens.slice(to + 1, cursor.at);
    const each = cursor.take('each');
    if (!(cursor.done || cursor.sees('.|,|and|then|:'))) return undefined;
    const like = tokens[at] as Token;
    const many = who.some(({ text }) => /^(?:enemies|units|allies|heroes|summons)$/.test(text));
    if (each && !many) return undefined;
    const takes = many ? wordsLike(like, 'take') : [wordLike(like, ',')];
    return [...tokens.slice(0, at), ...who, ...takes, ...damage, ...tokens.slice(cursor.at)];
  }
  return undefined;
}
strikesFor.needs = oneOf('for');

/** `Instant: become the target instead of an adjacent ally`: when that one is targeted. */
export function targetInstead(tokens: readonly Token[], { instant }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!instant) return undefined;
  cursor.take('you');
  if (!cursor.takeAny('become|becomes the target instead of', 'are|get targeted instead of')) return undefined;
  const from = cursor.at;
  if (!cursor.takeAny('a|an adjacent ally', 'a|an ally in|within range #', 'an ally adjacent to you')) return undefined;
  const who = tokens.slice(from, cursor.at);
  const like = tokens[0] as Token;
  if (!(cursor.done || cursor.sees('.'))) return undefined;
  return [
    wordLike(like, 'when'),
    ...who,
    ...wordsLike(like, 'is targeted , you become the target instead'),
    ...tokens.slice(cursor.at),
  ];
}
targetInstead.needs = oneOf('instead');
