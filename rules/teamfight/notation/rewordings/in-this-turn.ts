import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/**
 * `You have +3 speed this turn and your attacks are undefendable`, in what comes at a moment of each turn: both for that turn, as nothing that
 * comes again and again is meant to last.
 */
export function thisTurnOfBoth(tokens: readonly Token[], { timed }: Context): Token[] | undefined {
  if (!timed) return undefined;
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'this' &&
      tokens[n + 1]?.text === 'turn' &&
      tokens[n + 2]?.text === 'and' &&
      /^(?:you|your|have|are|deal)$/.test(tokens[n + 3]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || tokens.slice(at + 2).some(({ text }) => /^(?:until|till|turn|round|game)$/.test(text)))
    return undefined;
  const first = tokens.findLastIndex(({ text }, n) => n < at && /^(?:[,:]|else|otherwise)$/.test(text)) + 1;
  if (!/^you(?:r)?$/.test(tokens[first]?.text ?? '')) return undefined;
  return [
    ...tokens.slice(0, first),
    ...wordsLike(like, 'this turn ,'),
    ...tokens.slice(first, at),
    ...tokens.slice(at + 2),
  ];
}

/** `Else, you cannot use your Move Action`, where a turn begins: in that turn, which alone has such an action. */
export function actionOfTurn(tokens: readonly Token[], { turnEnds }: Context): Token[] | undefined {
  const like = tokens.at(-1);
  if (turnEnds !== false || like?.text !== 'action') return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'you' && /^(?:cannot|can't)$/.test(tokens[n + 1]?.text ?? ''));
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  if (at < 0 || !cursor.take('use|take your standard|move action') || !cursor.done) return undefined;
  return [...tokens, ...wordsLike(like, 'this turn')];
}

/** `You have +1 speed if you start your turn next to an ally`, `while you start your turn on Mud`: in that turn. */
export function speedInTurn(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || slot !== 'passive' || !cursor.take('you? have? +|- # speed')) return undefined;
  const to = cursor.at;
  if (!cursor.take('if|when|while|whenever you start|begin your turn')) return undefined;
  const rest = tokens.slice(cursor.at);
  if (rest.at(-1)?.text === '.') rest.pop();
  if (rest.length === 0 || rest.some(({ text }) => /^(?:[,:]|and|or)$/.test(text))) return undefined;
  return [
    ...wordsLike(like, 'when you start your turn'),
    ...rest,
    ...wordsLike(like, ', you have'),
    ...tokens.slice(to - 3, to),
    ...wordsLike(like, 'this turn'),
  ];
}

/** `Your attacks this turn also give Slow`, `your default abilities also push 1 this turn`: how long is said first. */
export function attacksThisTurn(tokens: readonly Token[], { slot, anyTurn }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || anyTurn || (slot !== 'ability' && slot !== 'default')) return undefined;
  if (!cursor.take('your default|basic|other? attacks|abilities')) return undefined;
  const at = cursor.at;
  if (cursor.take('this turn'))
    return [...wordsLike(like, 'this turn ,'), ...tokens.slice(0, at), ...tokens.slice(cursor.at)];
  if (!cursor.take('also')) return undefined;
  const to = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  const last = new Cursor(tokens, to - 2, to);
  if (!last.take('this turn') || tokens.slice(0, to).some(({ text }) => text === ',')) return undefined;
  return [...wordsLike(like, 'this turn ,'), ...tokens.slice(0, to - 2)];
}
