import { beginning, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const actions = oneOf('action');

/** `Gain 1 Coin and a Standard Action`: the action is gained, too. */
export function gainsActionToo(tokens: readonly Token[]): Token[] | undefined {
  if (!/^(?:gain|get|regain)$/.test(tokens[0]?.text ?? '')) return undefined;
  const and = tokens.findLastIndex(({ text }) => text === 'and');
  const like = tokens[and];
  if (like === undefined || and < 2 || !/^(?:an?|one|1)$/.test(tokens[and + 1]?.text ?? '')) return undefined;
  const said = tokens.slice(and + 2, and + 5).map(({ text }) => text);
  if (!/^(?:additional |extra |another )?(?:standard|move) action/.test(said.join(' '))) return undefined;
  return [...tokens.slice(0, and + 1), wordLike(like, 'gain'), ...tokens.slice(and + 1)];
}
gainsActionToo.begins = beginning('gain|get|regain');
gainsActionToo.needs = actions;
