import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Push 2 if possible`, `if able, swap places with it`: what cannot be done is not done anyway. */
export function ifAble(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'if' && /^(?:able|possible)$/.test(tokens[n + 1]?.text ?? ''));
  if (at < 0) return undefined;
  const said = tokens.map(({ text }) => text);
  // What somebody must do is asked so.
  if (said.some((text) => /^(?:must|has|have|otherwise|else)$/.test(text))) return undefined;
  const front = at === 0 || /^[,:]$/.test(said[at - 1] ?? '');
  const to = front && said[at + 2] === ',' ? at + 3 : at + 2;
  const behind = said[to];
  if (!front && behind !== undefined && !/^[,.]$/.test(behind) && behind !== 'and') return undefined;
  const rest = [...tokens.slice(0, front && to === at + 2 ? at - 1 : at), ...tokens.slice(to)];
  return rest.length > 0 && at !== 1 ? rest : undefined;
}
ifAble.needs = oneOf('able possible');

/** `The next time you attack, you deal +1 damage`: your next attack does. */
export function dealsNext(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('the? next time you attack')) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const rest = new Cursor(tokens, comma + 1, tokens.length);
  const verb = rest.takeAny('you deal', 'it|this|that attack? deals', 'deal')
    ? 'deals'
    : rest.takeAny('you have', 'it|this|that attack? has')
      ? 'has'
      : undefined;
  if (comma < 0 || verb === undefined || !rest.sees('+|double #?')) return undefined;
  return [
    ...wordsLike(like, 'your next attack'),
    ...tokens.slice(cursor.at, comma),
    wordsLike(like, verb)[0] as Token,
    ...tokens.slice(rest.at),
  ];
}
dealsNext.needs = oneOf('next');
