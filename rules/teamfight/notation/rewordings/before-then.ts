import type { Context } from '../context.ts';
import { duration, moment } from '../occasions/time.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/**
 * `If they move before your next turn, 2dmg to them`: the next time that they do, up to then. `Whenever they move until the end of their next turn,
 * 1dmg`: up to then, whenever they do.
 */
export function happensBefore(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [first] = tokens;
  const each = /^(?:whenever|when|each|every)$/.test(first?.text ?? '');
  if (first === undefined || context.slot === 'rules' || (!each && first.text !== 'if')) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  for (let at = 3; at < comma; at++) {
    const cursor = new Cursor(tokens, at, comma);
    const early = cursor.take('before');
    const long = !early && each ? duration(cursor, context) : undefined;
    if (!early && (long === undefined || !cursor.done)) continue;
    if (!early)
      return [...tokens.slice(at, comma), ...wordsLike(first, ','), ...tokens.slice(0, at), ...tokens.slice(comma)];
    const then = tokens.slice(cursor.at, comma);
    const own = then.length === 3 && then[1]?.text === 'next' && then[2]?.text === 'turn';
    const until = [...wordsLike(first, own ? 'until the start of' : 'until'), ...then];
    if (duration(new Cursor(until, 0, until.length), context) === undefined) return undefined;
    // "Whenever they move before your next turn": each time.
    if (/^(?:whenever|each|every)$/.test(first.text))
      return [...until, ...wordsLike(first, ','), ...tokens.slice(0, at), ...tokens.slice(comma)];
    return [...wordsLike(first, 'the next time'), ...tokens.slice(1, at), ...until, ...tokens.slice(comma)];
  }
  return undefined;
}
happensBefore.begins = beginning('when|whenever|each|every|if');

/** `If the target is still in range 2 at the start of your next turn, Stun`: what is asked then. */
export function askedThenAt(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [first] = tokens;
  if (first?.text !== 'if') return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  for (let at = 3; at < comma; at++) {
    if (tokens[at]?.text !== 'at') continue;
    const cursor = new Cursor(tokens, at, comma);
    const then = moment(cursor, context);
    if (then === undefined || !cursor.done) continue;
    return [...tokens.slice(at, comma), ...wordsLike(first, ','), ...tokens.slice(0, at), ...tokens.slice(comma)];
  }
  return undefined;
}
askedThenAt.begins = beginning('if');

/** `If they end their next turn in Mud, 2dmg to them`: as that turn ends, if they are there. */
export function endsNextTurn(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('if|when')) return undefined;
  const from = cursor.at;
  if (!cursor.takeAny('they|it|you', 'the? target')) return undefined;
  const who = tokens.slice(from, cursor.at);
  const said = cursor.take('end|ends|start|starts') ? cursor.before?.text : undefined;
  const whose = cursor.peek()?.text ?? '';
  if (said === undefined || !cursor.take('their|its|your next turn')) return undefined;
  const moment = said.startsWith('end') ? 'end' : 'start';
  const is = /^(?:they|you)$/.test(who.at(-1)?.text ?? '') ? 'are' : 'is';
  return [
    ...wordsLike(like, `at the ${moment} of ${whose} next turn , if`),
    ...who,
    ...wordsLike(like, is),
    ...tokens.slice(cursor.at),
  ];
}
endsNextTurn.begins = beginning('if|when');
