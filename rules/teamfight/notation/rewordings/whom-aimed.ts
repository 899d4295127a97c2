import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Enemies have +2def when targeting you`, `other units have +2def against you`: enemies targeting you have +2def. */
export function whomAimed(tokens: readonly Token[]): Token[] | undefined {
  const def = tokens.findIndex(({ text }) => text === 'def');
  const like = tokens[def];
  const has = new Cursor(tokens, Math.max(0, def - 3), Math.max(0, def + 1));
  if (like === undefined || def < 4 || !has.take('have|has + # def')) return undefined;
  const aims = new Cursor(tokens, def + 1, tokens.length);
  if (!aims.takeAny('when|while|if targeting|attacking', 'when|while they target|attack', 'against')) return undefined;
  const { at } = aims;
  const comma = tokens.findIndex(({ text }, n) => n > at && (text === ',' || text === '.'));
  const to = comma < 0 ? tokens.length : comma;
  // Of one alone it could be what he has.
  if (!/^(?:enemies|units|others|allies)$/.test(tokens[def - 4]?.text ?? '') || to === at) return undefined;
  return [
    ...tokens.slice(0, def - 3),
    ...wordsLike(like, 'targeting'),
    ...tokens.slice(at, to),
    ...tokens.slice(def - 3, def + 1),
    ...tokens.slice(to),
  ];
}
whomAimed.needs = oneOf('def');
