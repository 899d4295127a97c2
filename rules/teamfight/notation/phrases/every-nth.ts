import type { Context } from '../context.ts';
import { beforeUse } from '../occasions/gerund.ts';
import { happening } from '../occasions/happening.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { Cursor, neededBy, oneOf, someOf } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';

const nth = 'second|2nd|other|third|3rd|fourth|4th|fifth|5th';
const ordinal = someOf(neededBy(nth, '#'), oneOf('first'));
const counts = ['second 2nd other', 'third 3rd', 'fourth 4th', 'fifth 5th'];

/** What one does so often, and how that is said of one time. */
const deeds: Readonly<Record<string, string>> = {
  attack: 'you attack',
  hit: 'you hit',
  kill: 'you kill',
  crit: 'you crit',
  miss: 'you miss',
  move: 'you move',
};
const deed = 'attack|attacks|hit|hits|kill|kills|crit|crits|miss|misses|move|moves';

/**
 * `Every third time you hit an enemy`, `after every second attack`, `every 3 kills`, `at the start of every other turn`: those between are counted.
 */
export function everyNth(cursor: Cursor, context: Context): Occasion | undefined {
  if (cursor.lacks(ordinal)) return undefined;
  const moment = cursor.try(() => ofTurns(cursor, context)) ?? cursor.try(() => firstDeed(cursor, context));
  if (moment !== undefined) return moment;
  cursor.take('after|on');
  const number = cursor.take('every|each #') ? cursor.numbers[0] : undefined;
  if (number !== undefined) return number > 1 ? bareDeed(cursor, context, number) : undefined;
  if (!cursor.take(`every|each ${nth}`)) return undefined;
  const every = countOf(cursor);
  if (!cursor.take('time')) return bareDeed(cursor, context, every);
  cursor.take('that|when');
  return ofYours(beforeUse(cursor, context) ?? happening(cursor, context), every);
}

/** `First crit each turn`, `your first kill each round`, and nothing more. */
function firstDeed(cursor: Cursor, context: Context): Occasion | undefined {
  if (!cursor.take(`the|your? first ${deed}`)) return undefined;
  const word = cursor.before;
  const said = word && deeds[word.text];
  if (word === undefined || said === undefined || !cursor.takeAny('each|every|per turn|round', 'in a turn|round'))
    return undefined;
  const limit = cursor.before?.text === 'turn' ? { perTurn: 1 } : { perRound: 1 };
  if (!(cursor.done || cursor.sees(',|:'))) return undefined;
  const tokens = wordsLike(word, said);
  const set = happening(new Cursor(tokens, 0, tokens.length), context);
  return set && { ...set, ...limit };
}

const countOf = (cursor: Cursor): number =>
  counts.findIndex((one) => one.split(' ').includes(cursor.before?.text ?? '')) + 2;

/** `attack you make`, `kill`, and nothing more. */
function bareDeed(cursor: Cursor, context: Context, every: number): Occasion | undefined {
  if (!cursor.take(deed)) return undefined;
  const word = cursor.before;
  const said = word && (deeds[word.text] ?? deeds[word.text.replace(/(?:e?s)$/, '')]);
  cursor.takeAny('that? you make|land', 'of yours');
  if (word === undefined || said === undefined || !(cursor.done || cursor.sees(',|:'))) return undefined;
  const tokens = wordsLike(word, said);
  return ofYours(happening(new Cursor(tokens, 0, tokens.length), context), every);
}

/** "Every second time an enemy moves": of each of them by itself, or of all. */
function ofYours(set: Occasion | undefined, every: number): Occasion | undefined {
  if (set === undefined || set.also !== undefined || set.others !== undefined || set.perTurn !== undefined)
    return undefined;
  return 'who' in set.trigger && set.trigger.who?.side === 'you' ? { ...set, every } : undefined;
}

/** `At the end of every third round`, `at the start of every other turn`: of your turns. */
function ofTurns(cursor: Cursor, context: Context): Occasion | undefined {
  const { at } = cursor;
  if (!cursor.take(`at? the? start|beginning|end of every|each ${nth}`)) return undefined;
  const every = countOf(cursor);
  const ends = cursor.tokens.slice(at, cursor.at).some(({ text }) => text === 'end');
  const whose = cursor.take('round')
    ? 'the round'
    : cursor.takeAny('turn of yours?', 'turn', 'of your turns') && 'your turn';
  const like = cursor.before;
  if (!whose || like === undefined) return undefined;
  const tokens = wordsLike(like, `${whose} ${ends ? 'ends' : 'starts'}`);
  const set = happening(new Cursor(tokens, 0, tokens.length), context);
  return set && { ...set, every };
}
