import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** What says how long something holds, by itself. */
const frames = [
  'until|till the? start|beginning|end of your next? turn',
  'until|till the? end of the? turn|round',
  'until|till your next turn',
  'while|unless you|your|an|a|no|there|any',
  'as long as you|your|an|a|no|there|any',
  'this turn|round',
  'for # rounds|turns',
  'for the rest of the game',
  'in|on|during|from round|rounds #',
  'on|during your turn',
] as const;

/** Until something happens. */
const events = 'until|till you|your|an|a|any';

/**
 * `Enemies that attack you take 1dmg until the end of your next turn`, `your attacks push 1 while you have a Coin`, `until you move, your attacks push
 * 1`, `on your turn, you have Armor`: how long something holds stands before it, as no verb of it could take it otherwise.
 */
export function frameFirst(tokens: readonly Token[], isOneOfSeveral: boolean): Token[] | undefined {
  const [first] = tokens;
  // How long a token or a piece stays is of all that its text says; this is of the one sentence.
  if (first === undefined || (isOneOfSeveral && tokens.some(isEnd))) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma > 0) {
    const rest = tokens.slice(comma + 1);
    const cursor = new Cursor(tokens, 0, comma);
    if (cursor.sees(events) && !cursor.sees('until|till your next|turn'))
      return [...tokens.slice(0, comma), wordLike(first, ':'), ...rest];
    const turn = whoseTurn(cursor);
    return turn !== undefined && cursor.done && isHeld(rest) ? [...wordsLike(first, `${turn} ,`), ...rest] : undefined;
  }
  const isChange = isNumber(tokens);
  if ((!isChange && !holds.test(first.text)) || tokens.some(isJoint)) return undefined;
  const at = tokens.findIndex((_, n) => n > 2 && sees(tokens, n, ...frames, events));
  if (at < 0) return undefined;
  const frame = tokens.slice(at);
  // "Until they attack", "while it is there": of somebody who would be named behind it.
  if (frame.some(({ text }) => named.test(text))) return undefined;
  const opens = sees(tokens, at, ...frames) ? ',' : ':';
  // "+1 speed until your next turn" is read as it stands.
  if (isChange && opens === ',') return undefined;
  return [...frame, wordLike(first, opens), ...tokens.slice(0, at)];
}
frameFirst.needs = oneOf('until till while unless as this for in on during from outside');

const isEnd = ({ text }: Token, at: number, tokens: readonly Token[]): boolean =>
  /^(?:until|till)$/.test(text) ||
  sees(tokens, at, 'this turn|round', 'for # rounds|turns', 'for the rest of the game');

const sees = (tokens: readonly Token[], at: number, ...some: readonly string[]): boolean =>
  some.some((pattern) => new Cursor(tokens, at, tokens.length).sees(pattern));

/** `during your turn`, `outside of your turn`, in the words of what is asked. */
const whoseTurn = (cursor: Cursor): string | undefined =>
  cursor.take('on|during your own? turn|turns')
    ? 'while it is your turn'
    : cursor.takeAny('outside of? your own? turn|turns', 'not on|during your own? turn')
      ? 'while it is not your turn'
      : undefined;

/** `+1def`, `-1 damage received`: so much, and nothing is done. */
const isNumber = ([sign, number]: readonly Token[]): boolean =>
  /^[+-]$/.test(sign?.text ?? '') && number?.kind === 'number';

const isHeld = (rest: readonly Token[]): boolean =>
  isNumber(rest) ||
  holds.test(rest[0]?.text ?? '') ||
  /^(?:deal|receive)$/.test(rest[0]?.text ?? '') ||
  many.test(rest[1]?.text ?? '');

const many = /^(?:enemies|allies|units)$/;

/** Whoever something holds for; what begins with a verb is done at once. */
const holds =
  /^(?:you|your|nothing|enemies|allies|units|heroes|summons|abilities|attacks|healing|damage|each|all|every|adjacent|other|any|nobody|no)$/;

/** More than one thing is told, it has a moment of its own, or what is made has an end of its own ("each space you leave becomes Mud until ..."). */
const isJoint = ({ text }: Token, at: number, tokens: readonly Token[]): boolean =>
  /^(?::|;|and|then|when|whenever|if|instead|becomes?)$/.test(text) ||
  (text === 'or' && !/^(?:more|less|fewer|higher|lower)$/.test(tokens[at + 1]?.text ?? ''));

const named = /^(?:it|its|they|them|their|that|he|she)$/;
