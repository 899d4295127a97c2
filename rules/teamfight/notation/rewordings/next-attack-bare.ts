import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Next attack +2dmg`, `your next attack this turn +1 crit`, `next attack deals +2 damage`: what your next attack deals or has. */
export function nextAttackBare(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const yours = cursor.take('your');
  const like = cursor.peek();
  if (like === undefined || !cursor.take('next attack')) return undefined;
  const turn = cursor.take('this turn');
  const verb = cursor.sees('+|- # dmg|damage') ? 'deals' : cursor.sees('+|- # crit|range|def') ? 'has' : '';
  if (verb === '' && (yours || !cursor.sees('deals|has|ignores|is|gains|cannot|crits|pushes|pulls|slows|stuns')))
    return undefined;
  return [...wordsLike(like, `your next attack${turn ? ' this turn' : ''} ${verb}`.trim()), ...tokens.slice(cursor.at)];
}

/** `The target can't move away from you on its next turn`: in that turn, which stands first. */
export function cannotNextTurn(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.length - 4;
  const end = new Cursor(tokens, at, tokens.length);
  if (at < 2 || !end.take('on|during|in its|their next turn') || tokens.slice(0, at).some(isJoint)) return undefined;
  if (!tokens.some(({ text }) => /^(?:cannot|can't|must)$/.test(text))) return undefined;
  const [like] = tokens as [Token];
  return [...tokens.slice(at), ...wordsLike(like, ','), ...tokens.slice(0, at)];
}

const isJoint = ({ text }: Token): boolean => /^(?:,|:|and|or|then|if|when|while|until)$/.test(text);
