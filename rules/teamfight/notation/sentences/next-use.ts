import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `The next time you use a default ability, +1dmg`, `the next time you attack this turn, it has +1 crit`: what is said of that ability. */
export function nextUse(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (first === undefined || !cursor.take('the? next time you')) return undefined;
  const kind = cursor.takeAny('use|make a default ability|attack')
    ? 'your next default ability'
    : cursor.takeAny('attack', 'make an attack')
      ? 'your next attack'
      : nextNamed(cursor, context);
  if (kind === undefined) return undefined;
  const soon = cursor.takeAny('this turn', 'in this turn') ? ' this turn' : '';
  cursor.take(',');
  if (cursor.takeAny('it', 'that attack|ability')) {
    if (!cursor.sees('has|deals|is|gains')) return undefined;
    return [...wordsLike(first, `${kind}${soon}`), ...tokens.slice(cursor.at)];
  }
  if (!cursor.sees('+ #')) return undefined;
  return [...wordsLike(first, `${kind}${soon} has`), ...tokens.slice(cursor.at)];
}
nextUse.begins = beginning('the|next');
nextUse.needs = oneOf('next');

/** `use Hook`: one of one's own. */
const nextNamed = (cursor: Cursor, context: Context): string | undefined =>
  cursor.try(() => {
    const named = cursor.take('use|cast') ? ownAbility(cursor, context) : undefined;
    return named && `your next ${named}`;
  });

/** `When they next attack, they take 2dmg`, `when you are next damaged, heal 2`: the next time that it happens. */
export function whenNext(tokens: readonly Token[]): Token[] | undefined {
  const next = tokens.findIndex(({ text }) => text === 'next');
  const when = tokens.findLastIndex(({ text }, at) => at < next && /^(?:when|whenever)$/.test(text));
  const like = tokens[when];
  if (like === undefined || next - when < 2 || next - when > longestName) return undefined;
  const verb = tokens[next + 1]?.text ?? ',';
  // "Next to you" and "their next turn" are something else.
  if (/^(?:to|turn|turns|round|,)$/.test(verb)) return undefined;
  if (/^(?:your|their|its|the|a|an)$/.test(tokens[next - 1]?.text ?? '')) return undefined;
  if (tokens.slice(when, next).some(({ text }) => text === ',')) return undefined;
  return [
    ...tokens.slice(0, when),
    ...wordsLike(like, 'the next time'),
    ...tokens.slice(when + 1, next),
    ...tokens.slice(next + 1),
  ];
}
whenNext.needs = oneOf('next');

/** How many words may name those who do it. */
const longestName = 6;

/** `Until you attack, you have Veil. That attack deals +2dmg`, `get Veil until you attack. That attack has +1 crit`: your next one. */
export function thatAttack(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('that attack') || !cursor.sees('deals|has|gains|is|does')) return undefined;
  const until = before.findLastIndex(({ text }) => text === 'until' || text === 'till');
  const end = new Cursor(before, until + 1, before.length);
  if (until < 0 || !end.takeAny('you next? attack', 'your next attack')) return undefined;
  // Other ends could come first, and no attack with them.
  if (!end.done && end.peek()?.text !== ',') return undefined;
  if (before.slice(end.at).some(({ text }) => /^(?:attack|attacks|or|dmg|damage)$/.test(text))) return undefined;
  return [...wordsLike(tokens[0] as Token, 'your next'), ...tokens.slice(1)];
}
thatAttack.begins = beginning('that');
thatAttack.needs = oneOf('attack');
