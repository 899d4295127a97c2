import type { Context } from '../context.ts';
import { goneAndAround } from '../sentences/gone-and-around.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { twoDice } from '../words/two-dice.ts';
import type { About, Rewording } from './rewording.ts';

const textOf = (token: Token | undefined): string => token?.text ?? '';

/** `Then up to two more times, the nearest other enemy in range 2 of the target, 1dmg`: so often, behind what was done once. */
function moreTimes(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const then = cursor.take('then');
  if (before.length === 0 || !cursor.takeAny('up? to? # more|additional times', 'up? to? twice more')) return undefined;
  if (!cursor.sees(',|:')) return undefined;
  const more = tokens.findIndex(({ text }) => text === 'more' || text === 'additional');
  const said = [...tokens.slice(then ? 1 : 0, more), ...tokens.slice(more + 1)];
  return [wordLike(tokens[0] as Token, 'then'), ...said];
}
moreTimes.needs = oneOf('more additional');

/** `At the start of your next turn, burst 2 again, 3dmg`: that area, laid once more by what stands there. */
function areaAgain(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'again');
  if (at < 2 || !/^[,:]$/.test(textOf(tokens[at + 1]))) return undefined;
  for (let from = at - 2; from >= Math.max(0, at - 3); from--) {
    const shape = new Cursor(tokens, from, at);
    if (!shape.takeAny('burst|line|path #', '# x #') || !shape.done) continue;
    const said = tokens.slice(from, at).map(({ text }) => text);
    const isThere = before.some((_token, n) => said.every((text, ahead) => textOf(before[n + ahead]) === text));
    return isThere ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : undefined;
  }
  return undefined;
}
areaAgain.needs = oneOf('again');

/** `Pushed into a wall, 1dmg`, behind `your attacks push 2`: whomever one pushes there. */
function pushedBare(tokens: readonly Token[], _: Context, { before, tail }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const who = cursor.takeAny('enemies|units|those|whoever is? pushed into', 'pushed into');
  if (tail !== undefined || !who || !/\b(?:push|pushes)\b/.test(before.map(textOf).join(' '))) return undefined;
  const into = cursor.at;
  if (!cursor.take('a|an wall|unit|obstacle')) return undefined;
  const to = cursor.at;
  cursor.take(',|:');
  cursor.take('take|takes');
  if (!cursor.take('# irreducible? damage|dmg') || !cursor.done) return undefined;
  const harm = tokens.slice(tokens.findIndex(({ kind }, n) => n >= to && kind === 'number'));
  const like = tokens[0] as Token;
  const whom = /^(?:enemies)$/.test(like.text) ? 'an enemy' : 'a unit';
  return [
    ...wordsLike(like, `when you push ${whom} into`),
    ...tokens.slice(into, to),
    ...wordsLike(like, ', it takes'),
    ...harm,
  ];
}
pushedBare.begins = beginning('pushed|enemies|units|those|whoever');
pushedBare.needs = oneOf('pushed');

/** `Fly up to 5 to land next to an enemy`, `fly 3, landing adjacent to the target`: where that movement ends. */
function landsBeside(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('you? fly|jump|leap|move|dash|teleport')) return undefined;
  while (!cursor.done && !cursor.sees('to land') && !cursor.sees(',? landing')) cursor.at += 1;
  const { at } = cursor;
  if (!cursor.takeAny('to land', ',? landing') || !cursor.sees('adjacent|next to')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'to end'), ...tokens.slice(cursor.at)];
}
landsBeside.needs = oneOf('land landing');

/** `Any number of units in range 8, each: 3dmg`, `2 enemies in range 4. Each: 1dmg, Slow`: of several who are chosen it comes to each of them, anyway. */
function eachBeforeColon(tokens: readonly Token[]): Token[] | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 4 || textOf(tokens[colon - 1]) !== 'each' || textOf(tokens[colon - 2]) !== ',') return undefined;
  const cursor = new Cursor(tokens, 0, colon);
  if (
    !cursor.takeAny(
      'up to # enemies|allies|units|targets',
      'any number of enemies|allies|units|targets',
      '# enemies|allies|units|targets',
    )
  )
    return undefined;
  if (!cursor.takeAny('in|within range #', 'in|within los')) return undefined;
  return cursor.at === colon - 2 ? [...tokens.slice(0, colon - 1), ...tokens.slice(colon + 1)] : undefined;
}
eachBeforeColon.begins = beginning('up|any|#');
eachBeforeColon.needs = oneOf(':');

/** `Attacks push 2`, in the text of a token or stance: those of whoever has it. */
function attacksOfBearer(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'token' && slot !== 'condition') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('attacks') || !cursor.sees('push|pull|give|deal|ignore|have')) return undefined;
  return [wordLike(tokens[0] as Token, 'your'), ...tokens];
}
attacksOfBearer.begins = beginning('attacks');

/** `3 spaces in a row, at least one of them in range 1, 2dmg`: a row that lies over some space there. */
function rowOverReach(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('# spaces in a straight? row|line ,?')) return undefined;
  const [many = 0] = cursor.numbers;
  if (!cursor.take('at least one of? them? in|within')) return undefined;
  const { at } = cursor;
  if (many < 2 || !cursor.take('range #') || !(cursor.done || cursor.sees(',|:'))) return undefined;
  const like = tokens[0] as Token;
  return [...tokens.slice(at, cursor.at), like, ...wordsLike(like, 'x one'), ...tokens.slice(cursor.at)];
}
rowOverReach.begins = beginning('#');
rowOverReach.needs = oneOf('row line');

/** `Enemies in burst 1 take that much damage`, behind a die: dealt to those. Of one who is targeted an attack roll could come between. */
function thatMuchTaken(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'that' && /^(?:much|many)$/.test(textOf(tokens[n + 1])));
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at < 3 || !cursor.take('that much|many damage|dmg') || !cursor.done) return undefined;
  const verb = textOf(tokens[at - 1]);
  const who = new Cursor(tokens, 0, at - 1);
  const isArea = who.takeAny('all? other? enemies|allies|units', 'others', 'all', 'each|every enemy|ally|unit');
  if (!/^(?:take|takes|,)$/.test(verb) || !isArea || !who.sees('in|within burst')) return undefined;
  const like = tokens[0] as Token;
  return [...wordsLike(like, 'deal that much damage to'), ...tokens.slice(0, at - 1)];
}
thatMuchTaken.needs = oneOf('much many');

/**
 * `When you target it, roll two dice and use the better`, `you roll twice against Slowed units, keeping the higher`, `enemies roll two dice and use the
 * worse when they target you`: said of the attacks.
 */
function twoDiceOf(tokens: readonly Token[]): Token[] | undefined {
  const comma = /^(?:until|till)$/.test(textOf(tokens[0])) ? tokens.findIndex(({ text }) => text === ',') : -1;
  if (comma > 0) {
    const said = twoDiceOf(tokens.slice(comma + 1));
    return said && [...tokens.slice(0, comma + 1), ...said];
  }
  const roll = tokens.findIndex(({ text }) => text === 'roll' || text === 'rolls');
  const cursor = new Cursor(tokens, roll, tokens.length);
  if (roll < 0 || twoDice(cursor) === undefined) return undefined;
  const said = tokens.slice(roll, cursor.at);
  const like = tokens[roll] as Token;
  const first = new Cursor(tokens, 0, roll);
  if (first.takeAny('when|whenever|while you target|attack', 'when|whenever|while targeting|attacking')) {
    const whom = tokens.slice(first.at, textOf(tokens[roll - 1]) === 'you' ? roll - 1 : roll);
    const named = textOf(whom.at(-1)) === ',' ? whom.slice(0, -1) : whom;
    if (named.length === 0 || named.some(({ text }) => text === ',') || !cursor.done) return undefined;
    return [...wordsLike(like, 'your attacks against'), ...named, ...said];
  }
  if (first.take('you') && first.done) {
    if (cursor.done) return [...wordsLike(like, 'your attacks'), ...said];
    const against = cursor.takeAny('when|while attacking|targeting', 'when|while you attack|target', 'against|vs|on');
    if (!against || cursor.done) return undefined;
    return [...wordsLike(like, 'your attacks against'), ...tokens.slice(cursor.at), ...said];
  }
  first.at = 0;
  const yours = first.take('attacks|abilities against|targeting you') && first.done && cursor.done;
  first.at = 0;
  const theirs =
    first.takeAny('enemies', 'attackers') &&
    first.done &&
    cursor.takeAny('when|while they? attack|target|attacking|targeting you', 'against you', 'to attack you') &&
    cursor.done;
  return yours || theirs ? [...wordsLike(like, 'attacks of enemies against you'), ...said] : undefined;
}
twoDiceOf.needs = oneOf('roll rolls');

/** `Range 4, 1dmg, also to burst 1`, `1dmg per Coin, also to others in burst 1 of the target`: as much to those around it. */
function alsoAround(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'also');
  const stop = /^(?:,|and)$/.test(textOf(tokens[at - 1])) ? at - 1 : at;
  const from = tokens.findLastIndex(({ text }, n) => n < stop && text === ',') + 1;
  const harm = new Cursor(tokens, from, stop);
  // What else it does would come to the target alone, or to all of them.
  if (at < 4 || from < 2 || !harm.take('# irreducible? dmg|damage') || !(harm.done || harm.sees('per|for')))
    return undefined;
  if (tokens.slice(0, from).some(({ text }) => /^(?:dmg|damage|and|then)$/.test(text))) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.takeAny('also to', 'also hits')) return undefined;
  cursor.takeAny('all? other? units in', 'others in', 'everyone|everybody in');
  if (!cursor.take('burst #')) return undefined;
  const burst = tokens.slice(cursor.at - 2, cursor.at);
  cursor.takeAny('of|around the? target', 'of|around it|them');
  if (!cursor.done) return undefined;
  const like = tokens[at] as Token;
  return [
    ...tokens.slice(0, stop),
    ...wordsLike(like, ', and'),
    ...tokens.slice(from, stop),
    ...wordsLike(like, 'to others in'),
    ...burst,
    ...wordsLike(like, 'of the target'),
  ];
}
alsoAround.needs = oneOf('also');

/** `1dmg for each Totem they are adjacent to`: for each beside them. */
function besideThem(tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.length - 4;
  const cursor = new Cursor(tokens, to, tokens.length);
  if (to < 3 || !cursor.take('they|it are|is adjacent|next to') || !cursor.done) return undefined;
  const per = tokens.findLastIndex(({ text }, at) => at < to && /^(?:each|every|per)$/.test(text));
  if (per < 0 || to - per > 4) return undefined;
  return [...tokens.slice(0, to), ...wordsLike(tokens[to] as Token, 'in range one of them')];
}
besideThem.needs = oneOf('adjacent next');

/** `3x5 area starting in range 1, pointing away from you`: laid from a space in that range. */
function startsInRange(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('a|an');
  const shape = cursor.at;
  if (!cursor.take('# x #')) return undefined;
  const size = tokens.slice(shape, cursor.at);
  cursor.take('area');
  if (!cursor.take('starting|beginning in|within')) return undefined;
  const reach = cursor.at;
  if (!cursor.take('range #')) return undefined;
  const range = tokens.slice(reach, cursor.at);
  cursor.take(',');
  const away = cursor.at;
  if (!cursor.take('pointing|leading|going|running away from you')) return undefined;
  return [...range, ...size, ...tokens.slice(away)];
}
startsInRange.needs = oneOf('starting beginning');

/** `+1def each beyond range 2`, of an attack that is made several times: each of them is rolled for in any case. */
function defOfEach(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'each' && /^(?:def|crit)$/.test(textOf(tokens[n - 1])));
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const often = new Cursor(tokens, 0, Math.max(0, at)).holds(oneOf('times twice'));
  if (at < 3 || !often || !cursor.sees('beyond|at|if|against')) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1)];
}
defOfEach.needs = oneOf('each');

/** `Straight line, range 2-6`: a range in which only a straight line counts. */
function straightRange(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('straight line ,') || !cursor.sees('range #')) return undefined;
  const from = cursor.at;
  if (!cursor.takeAny('range # - #', 'range # +', 'range #')) return undefined;
  return [
    ...tokens.slice(from, cursor.at),
    ...wordsLike(tokens[0] as Token, 'in a straight line'),
    ...tokens.slice(cursor.at),
  ];
}
straightRange.begins = beginning('straight');

/** `The next ability this turn has +1 crit`: that of whoever says it. */
function yourNextAbility(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'the' && textOf(tokens[n + 1]) === 'next');
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !cursor.take('the next ability|attack this turn') || !cursor.sees('has|have|gains|gets|deals'))
    return undefined;
  return [...tokens.slice(0, at), wordLike(tokens[at] as Token, 'your'), ...tokens.slice(at + 1)];
}
yourNextAbility.needs = oneOf('next');

/** `In a marked space`, behind several that were marked: in any of them. */
function inAnyMarked(tokens: readonly Token[], { several }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'marked' && /^an?$/.test(textOf(tokens[n - 1])));
  if (!several || at < 2 || textOf(tokens[at + 1]) !== 'space') return undefined;
  return [...tokens.slice(0, at - 1), ...wordsLike(tokens[at] as Token, 'the marked spaces'), ...tokens.slice(at + 2)];
}
inAnyMarked.needs = oneOf('marked');

/** Ways in which attacks and what they hit are said, each put into the words that are read. */
export const attackWords: readonly Rewording[] = [
  moreTimes,
  areaAgain,
  pushedBare,
  landsBeside,
  eachBeforeColon,
  attacksOfBearer,
  rowOverReach,
  thatMuchTaken,
  twoDiceOf,
  alsoAround,
  besideThem,
  startsInRange,
  defOfEach,
  straightRange,
  yourNextAbility,
  inAnyMarked,
  goneAndAround,
];
