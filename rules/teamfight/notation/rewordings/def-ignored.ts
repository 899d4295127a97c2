import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const unmet = [
  'ignore|ignores the|this|its|that? def',
  'this|it|the attack|ability? has no def',
  'the def is ignored',
  'no def',
] as const;

/** `+2def, 2dmg. If you have a Coin, ignore the def`, `no def if the target is Slowed`: so much less of it, which the attack before it has. */
export function defIgnored(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const only = before.filter(({ kind }, n) => kind === 'number' && before[n + 1]?.text === 'def');
  const plus = before.findIndex(({ text }, n) => text === '+' && before[n + 1] === only[0]);
  const [sum] = only;
  if (sum === undefined || only.length > 1 || plus < 0) return undefined;
  // "+2def beyond range 3" is not always there.
  if (!/^[,.\n]?$/.test(before[plus + 3]?.text ?? '')) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const from = /^(?:if|while|when)$/.test(tokens[0]?.text ?? '') ? comma + 1 : 0;
  const cursor = new Cursor(tokens, from, tokens.length);
  if ((from === 0 && comma === 0) || !cursor.takeAny(...unmet)) return undefined;
  if (from === 0 ? !cursor.sees('if') : !cursor.done) return undefined;
  const like = tokens[from] as Token;
  const less = [wordLike(before[plus] as Token, '-'), sum, wordLike(like, 'def')];
  return [...tokens.slice(0, from), ...less, ...tokens.slice(cursor.at)];
}
