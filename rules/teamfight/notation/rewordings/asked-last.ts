import { oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Range 3, 1dmg, refresh this if it kills`: what is asked stands before the one effect that it is asked for. */
export function askedLast(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'if');
  const comma = tokens.findLastIndex(({ text }) => text === ',');
  const [effect, asked] = [tokens.slice(comma + 1, at), tokens.slice(at)];
  if (at < 0 || effect.length === 0 || comma > at) return undefined;
  // "2dmg, 4dmg if it is a hero": instead of the first number, or beside it.
  if (effect[0]?.kind === 'number' || effect[0]?.text === '+') return undefined;
  // "Push 1 and refresh this if it kills": of the one or of both.
  // "If adjacent": whoever that is of. "Enemies take +1 damage if they ...": each of them is asked.
  const whose = asked[1]?.text ?? '';
  const isIn = whose === 'in' && asked.at(-1)?.text === 'stance';
  if ((!asks.test(whose) && !isIn) || (!/^your?$/.test(whose) && many.test(effect[0]?.text ?? ''))) return undefined;
  if (effect.some(isMore) || asked.slice(1).some(isMore)) return undefined;
  const like = tokens[at] as Token;
  return [...tokens.slice(0, comma + 1), ...asked, wordLike(like, ','), ...effect];
}
const asks = /^(?:you|your|it|they|the|this|that|its|no|an?|any|there|target|unprotected|[a-z]{3,}ed)$/;
const many = /^(?:enemies|allies|units|heroes|summons|others|each|all|every|any|adjacent)$/;

const isMore = ({ text }: Token, at: number, tokens: readonly Token[]): boolean =>
  /^(?:and|then|if|unless|instead|also|:)$/.test(text) ||
  (text === 'or' && !/^(?:more|less|fewer|higher|lower)$/.test(tokens[at + 1]?.text ?? ''));

askedLast.needs = oneOf('if');
