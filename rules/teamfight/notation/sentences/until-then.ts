import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `At the start of your next turn, ... You are untargetable until then`: until that moment, where the text has told of one only. */
export function untilThen(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => /^(?:until|till)$/.test(text) && tokens[n + 1]?.text === 'then');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const moments: string[] = [];
  before.forEach((_, from) => {
    const said = new Cursor(before, from, before.length);
    if (said.take('at the? start|beginning|end of your next turn'))
      moments.push(before.slice(from, said.at).some(({ text }) => text === 'end') ? 'end' : 'start');
  });
  const [moment, ...more] = moments;
  if (moment === undefined || more.length > 0) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, `until the ${moment} of your next turn`), ...tokens.slice(at + 2)];
}
untilThen.needs = oneOf('until till');
