import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { crossing, ownGroundSaid } from '../occasions/crossing.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** How many words may name those whom a sentence is about. */
const longestName = 12;

/** `Enemies adjacent to it at the end of their turn take 1dmg`: that end their turn there; "of your turn": then they take it. */
export function timeBehindName(tokens: readonly Token[], context: Context): Token[] | undefined {
  for (let at = 1; at < Math.min(tokens.length, longestName); at++) {
    const when = new Cursor(tokens, at, tokens.length);
    if (!when.take('at the? start|beginning|end of your|their|its turn|turns')) continue;
    const whom = new Cursor(tokens, 0, at);
    const who = noun(whom, context);
    if (who === undefined || who.ref !== undefined || !whom.done || when.done) return undefined;
    const said = tokens.slice(at, when.at);
    const behind = tokens.slice(when.sees(',') ? when.at + 1 : when.at);
    if (said.some(({ text }) => text === 'your'))
      return [...said, wordLike(said.at(-1) as Token, ','), ...tokens.slice(0, at), ...behind];
    const last = said.at(-1) as Token;
    const ends = said.some(({ text }) => text === 'end');
    const does = ends ? 'end' : 'start';
    const rest = ends ? behind : inThatTurn(behind);
    return [...tokens.slice(0, at), ...['that', does, 'their', 'turn'].map((text) => wordLike(last, text)), ...rest];
  }
  return undefined;
}
/** `have -1 speed that turn`, `can't use their Move Action`, of a turn that starts: in this one. */
function inThatTurn(behind: readonly Token[]): readonly Token[] {
  const like = behind.at(-1);
  if (like === undefined) return behind;
  const that = behind.length - 2;
  if (behind[that]?.text === 'that' && like.text === 'turn')
    return [...behind.slice(0, that), wordLike(like, 'this'), like];
  const cannot = new Cursor(behind, 0, behind.length);
  return cannot.take("cannot|can't use|spend|take their move|standard action") && cannot.done
    ? [...behind, wordLike(like, 'this'), wordLike(like, 'turn')]
    : behind;
}
timeBehindName.needs = oneOf('turn turns');

/**
 * `Enemies entering take 1dmg`, `units that enter this are Slowed`, `enemies you move through take 1dmg`, `enemies that become adjacent to
 * you are Slowed`: when they do, they take it.
 */
export function whoCrosses(tokens: readonly Token[], context: Context): Token[] | undefined {
  for (let at = 1; at < Math.min(tokens.length, longestName); at++) {
    const does = new Cursor(tokens, at, tokens.length);
    const mine = does.take('you move|pass|walk through|over') || (isLasting(context) && does.take('you pass'));
    const verb = mine ? undefined : doing(does, context);
    const comes = mine || verb !== undefined ? undefined : coming(does, context);
    if (!mine && verb === undefined && comes === undefined) continue;
    const whom = new Cursor(tokens, 0, at);
    const who = noun(whom, context);
    const like = tokens[at] as Token;
    if (who === undefined || who.ref !== undefined || !whom.done) return undefined;
    const said = (...words: string[]): Token[] => words.map((text) => wordLike(like, text));
    const too = verb?.[0] === 'enter' ? turnHere(does) : undefined;
    if (does.done || does.sees(',')) return undefined;
    const happens = mine
      ? [...said('you', 'move', 'through'), ...tokens.slice(0, at)]
      : [
          ...tokens.slice(0, at),
          ...(comes ?? said(...(verb ?? []), ...(too ? ['or', too, 'their', 'turn', 'here'] : []))),
        ];
    return [...said('when'), ...happens, ...said(',', 'they'), ...tokens.slice(does.at)];
  }
  return undefined;
}

/** Where nobody has just gone some way on which others stood. */
const isLasting = ({ slot }: Context): boolean => slot === 'passive' || slot === 'token' || slot === 'condition';

/** `that enter range 2 of you`, `who move away from you`: what sets off what is said of them. */
function coming(cursor: Cursor, context: Context): Token[] | undefined {
  // "Units pushed into a Pit die".
  const { at: first } = cursor;
  const isBare = cursor.sees('pushed|pulled into|onto|through|or');
  if (isBare) {
    const told = cursor.tokens.toSpliced(first, 0, wordLike(cursor.tokens[first] as Token, 'are'));
    const whole = new Cursor(told, first, cursor.end + 1);
    const comes = crossing(whole, context) && told.slice(first, whole.at);
    cursor.at = comes === undefined ? first : whole.at - 1;
    return comes;
  }
  if (!cursor.take('that|who|which')) return undefined;
  const { at } = cursor;
  return crossing(cursor, context) && cursor.tokens.slice(at, cursor.at);
}

/** `Enemies must stop when they enter range 1 of you`: when they do, it is done to them. */
export function whoMust(tokens: readonly Token[], context: Context): Token[] | undefined {
  const when = tokens.findIndex(({ text }) => /^(?:when|whenever|if|once|upon|after)$/.test(text));
  const whom = new Cursor(tokens, 0, Math.max(when, 0));
  const who = when > 0 ? noun(whom, context) : undefined;
  const like = tokens[when];
  if (who === undefined || who.ref !== undefined || like === undefined || tokens[when + 1]?.text !== 'they')
    return undefined;
  const said = (...words: string[]): Token[] => words.map((text) => wordLike(like, text));
  const does = tokens.slice(whom.at, when);
  return [...said('when'), ...tokens.slice(0, whom.at), ...tokens.slice(when + 2), ...said(',', 'they'), ...does];
}
whoMust.needs = oneOf('they');

/** `entering this space`, `that enter it`, in the text of a marker or ground. */
function doing(cursor: Cursor, { slot, marker, strewn }: Context): readonly string[] | undefined {
  if ((slot !== 'marker' && slot !== 'terrain') || marker === undefined || strewn) return undefined;
  const start = cursor.at;
  // Nobody moves into the space of what is a unit.
  const moves = !marker.fields.object && cursor.take('moving into|onto');
  const verb =
    moves || cursor.takeAny('entering', 'that|who enter|enters')
      ? 'enter'
      : cursor.takeAny('leaving|exiting', 'that|who leave|leaves|exit|exits')
        ? 'leave'
        : undefined;
  if (verb === undefined) return undefined;
  // Of ground one leaves all of it that lies there, or one of its spaces.
  const all = verb === 'leave' || slot === 'marker' ? cursor.take(`this|the ${ownGroundSaid}`) : false;
  const one = all || cursor.takeAny('this|the|its space', 'this', 'it', 'here');
  // "That leave the Totem's space", "that enter range 2 of this": some place that is named.
  if (!one && cursor.sees('the|a|an|any|your|range|burst|its|adjacent')) {
    cursor.at = start;
    return undefined;
  }
  return all && slot === 'terrain' ? [verb, 'the', 'terrain'] : [verb, 'this'];
}

/** `or starting their turn in it`, `or end their turn here`, behind whoever enters. */
const turnHere = (cursor: Cursor): 'starts' | 'ends' | undefined =>
  cursor.try(() => {
    if (!cursor.take('or starting|start|starts|beginning|begin|ending|end|ends their|its|a turn')) return undefined;
    const ends = /^end/.test(cursor.tokens[cursor.at - 3]?.text ?? '');
    return cursor.takeAny('here|there|inside', 'in|on it|this|them', 'in|on this|its|the space')
      ? ends
        ? 'ends'
        : 'starts'
      : undefined;
  });
