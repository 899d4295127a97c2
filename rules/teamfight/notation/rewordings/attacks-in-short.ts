import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About, Rewording } from './rewording.ts';

const textOf = (token: Token | undefined): string => token?.text ?? '';

/**
 * `Line 5 that stops at the first unit, 2dmg`, `line 5, blocked by units, 2dmg`, `line 4, hits only the first enemy, 1dmg`: of units nobody can stand before
 * the first one, and of enemies it says that it is for that one alone.
 */
function lineToFirst(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('line #', 'infinite|unlimited line', 'line infinite|unlimited')) return undefined;
  const line = tokens.slice(0, cursor.at);
  cursor.takeAny(', that|which', ',', 'that|which');
  const stops = cursor.takeAny(
    'stops|stopping|stopped|ends|ending at|by the first unit',
    'is? blocked|stopped by units',
    'not passing through units',
  );
  const only =
    !stops && cursor.takeAny('hits|hitting only the first unit|enemy', 'hits|hitting the first unit|enemy only');
  if ((!stops && !only) || !cursor.sees(',|:')) return undefined;
  const who = only && tokens.slice(0, cursor.at).some(({ text }) => text === 'enemy') ? 'enemy' : 'unit';
  return [...wordsLike(tokens[0] as Token, `first ${who} in`), ...line, ...tokens.slice(cursor.at)];
}
lineToFirst.begins = beginning('line|infinite|unlimited');

/** `Burst 3 but not adjacent, 1dmg`, `burst 2, except range 1, 2dmg`: whoever is farther away than beside you. */
function burstNotNear(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const side = cursor.take('all? enemies|allies in') ? textOf(tokens[cursor.at - 2]) : 'units';
  if (!cursor.take('burst #')) return undefined;
  const size = tokens[cursor.at - 1] as Token;
  const near = cursor.takeAny(
    ',? but? not adjacent',
    ',? but? not in|at range 1',
    ',? except|excluding adjacent units|enemies?',
    ',? except|excluding for? in? range 1',
  );
  if (!near || (size.value ?? 0) < 2 || !cursor.sees(',|:')) return undefined;
  const like = tokens[0] as Token;
  return [...wordsLike(like, `${side} at range two to`), size, ...tokens.slice(cursor.at)];
}
burstNotNear.begins = beginning('all|enemies|allies|burst');

/** `Line 4, 1dmg, push 2 along the line`: straight away from whoever lays it, as a push goes. */
function alongTheLine(tokens: readonly Token[], { around, marker }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'along');
  const cursor = new Cursor(tokens, at, tokens.length);
  const line = new Cursor(tokens, 0, Math.max(0, at));
  if (at < 4 || around !== undefined || marker !== undefined) return undefined;
  const isNarrow = line.takeAny('line #', 'enemies|units|allies in line #') && !line.holds(oneOf('wide of from'));
  if (!isNarrow || textOf(tokens[at - 2]) !== 'push' || !cursor.takeAny('along the line', 'along it')) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(cursor.at)];
}
alongTheLine.needs = oneOf('along');

/** `Attack twice: range 2, 1dmg`, `shoot 3 times, range 3, 1dmg`, `repeat 3 times: move 1, range 1, 1dmg`: so often. */
function attacksOften(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('you');
  if (!cursor.take('attack|shoot|fire|strike|repeat')) return undefined;
  const from = cursor.at;
  const isRepeat = cursor.before?.text === 'repeat';
  if (!cursor.takeAny('twice', '# times') || !cursor.sees(isRepeat ? ':' : ',|:')) return undefined;
  return [...tokens.slice(from, cursor.at), wordLike(tokens[0] as Token, ':'), ...tokens.slice(cursor.at + 1)];
}
attacksOften.begins = beginning('you|attack|shoot|fire|strike|repeat');

/** `Range 3, make 3 attacks, 1dmg each`, `make two range 2 attacks, 1dmg each`: so often, at whom each is made is chosen anew. */
function attacksMade(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const first = cursor.take('range # ,') ? 1 : undefined;
  const makes = cursor.take('make|do|perform');
  if (like === undefined || (!makes && first === undefined)) return undefined;
  const times = cursor.at;
  if (!cursor.take('#')) return undefined;
  const middle = first === undefined && cursor.take('range #') ? cursor.at - 1 : undefined;
  if (!cursor.take('attacks')) return undefined;
  const last =
    first === undefined && middle === undefined && cursor.take('in|at|with range #') ? cursor.at - 1 : undefined;
  const range = tokens[first ?? middle ?? last ?? -1];
  if (range === undefined || !cursor.take(',|:')) return undefined;
  cursor.take('each deals|dealing?');
  const rest = tokens.slice(cursor.at);
  const done = textOf(rest.at(-1)) === 'each' ? rest.slice(0, -1) : rest;
  if (done.length === 0 || done.some(({ text }) => /^(?:attacks?|range|first|second|each)$/.test(text)))
    return undefined;
  return [tokens[times] as Token, ...wordsLike(like, 'times : range'), range, wordLike(like, ','), ...done];
}
attacksMade.begins = beginning('range|make|do|perform');
attacksMade.needs = oneOf('attacks');

/** `On even rolls, Slow`, `on odd rolls: push 1`: what the die shows. */
function onEvenRolls(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('on even|odd rolls|numbers|results')) return undefined;
  const comma = cursor.take(',|:');
  const said = wordsLike(tokens[0] as Token, `on an ${textOf(tokens[1])} roll ,`);
  return comma && !cursor.done ? [...said, ...tokens.slice(cursor.at)] : undefined;
}
onEvenRolls.begins = beginning('on');
onEvenRolls.needs = oneOf('even odd');

/** `Splash 1: 1dmg`, `splash 2, 1dmg`, behind an attack: others around the target. */
function splashes(tokens: readonly Token[], _: Context, { tail }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (tail?.node.node !== 'target' || !cursor.take('splash #')) return undefined;
  const size = tokens[cursor.at - 1] as Token;
  if (!cursor.take(':|,') || cursor.done) return undefined;
  const like = tokens[0] as Token;
  return [
    ...wordsLike(like, 'others in burst'),
    size,
    ...wordsLike(like, 'of the target ,'),
    ...tokens.slice(cursor.at),
  ];
}
splashes.begins = beginning('splash');

/** `Each takes 1dmg`, `each one you pass takes 1dmg`, behind a way through enemies: of those whom one passes. */
function eachPassed(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('each')) return undefined;
  cursor.takeAny('of them', 'one');
  cursor.takeAny('that? you pass|passed through?', 'passed');
  if (!cursor.sees('takes|gets|gains|is')) return undefined;
  const through = before.findLastIndex(({ text }) => text === 'through');
  const whom = textOf(before[through + 1]);
  const goes = before.slice(0, through).some(({ text }) => /^(?:move|fly|dash|charge)$/.test(text));
  // Nobody else was named, and nothing stands between.
  if (!goes || before.length !== through + 2 || !/^(?:enemies|units)$/.test(whom)) return undefined;
  const who = whom === 'enemies' ? 'each enemy you pass' : 'each unit you pass';
  return [...wordsLike(tokens[0] as Token, who), ...tokens.slice(cursor.at)];
}
eachPassed.begins = beginning('each');

/** `Jump to a space in range 3, burst 1 there, 2dmg`: around oneself, where one is then. */
function burstThere(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'there');
  const burst = new Cursor(tokens, at - 2, at);
  if (at < 2 || !burst.take('burst #') || !burst.done || !/^[,:]$/.test(textOf(tokens[at + 1]))) return undefined;
  const goes = (said: readonly Token[]): boolean =>
    new Cursor(said, 0, said.length).takeAny(
      'you? jump|leap|fly|teleport|move to a|an',
      'you? jump|leap|fly|teleport|move #',
    );
  const isOwn = at === 2 ? goes(before) && !before.some(({ text }) => text === 'target') : goes(tokens);
  const stays = at === 2 || textOf(tokens[at - 3]) === ',' || textOf(tokens[at - 3]) === 'then';
  return isOwn && stays ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : undefined;
}
burstThere.needs = oneOf('there');

/** Attacks and areas said in few words, each put into those that are read. */
export const attacksInShort: readonly Rewording[] = [
  lineToFirst,
  burstNotNear,
  alongTheLine,
  attacksOften,
  attacksMade,
  onEvenRolls,
  splashes,
  eachPassed,
  burstThere,
];
