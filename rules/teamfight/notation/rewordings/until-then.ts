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

const meanwhile = [
  ',? while this|it is on|active',
  ',? while this|it lasts|holds',
  ',? during that|this time',
  ',? for that|the same time',
  ',? for the duration',
  ',? meanwhile',
  ',? in the meantime|meanwhile',
  ',? in that|this time',
] as const;

/** `Until the end of your next turn, you have +1def. You cannot move while this is on`, `meanwhile you cannot move`: as long as what the text has said to last. */
export function whileItLasts(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const untils = before.flatMap(({ text }, at) => (/^(?:until|till)$/.test(text) ? [at] : []));
  const [from, ...more] = untils;
  if (like === undefined || from === undefined || more.length > 0) return undefined;
  const end = new Cursor(before, from + 1, before.length);
  if (!end.takeAny('the? start|beginning|end of your next? turn', 'the? end of this turn', 'your next turn'))
    return undefined;
  // "Until your next turn or you attack" has another end.
  if (end.sees('or')) return undefined;
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(...meanwhile)) continue;
    if (at > 0 ? !cursor.done : !(cursor.take(',') || cursor.sees('you|your|they|it|enemies|allies'))) return undefined;
    const rest = at > 0 ? tokens.slice(0, at) : tokens.slice(cursor.at);
    return [...before.slice(from, end.at), ...wordsLike(like, ','), ...rest];
  }
  return undefined;
}
whileItLasts.needs = oneOf('while during for in meanwhile');
