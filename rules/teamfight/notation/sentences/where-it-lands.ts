import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { About, Rewording } from '../rewordings/rewording.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { goThrough } from '../words/without-piece.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';

/** `Burst 1 of where it lands, 1dmg`, `enemies in burst 1 of where they end up`, behind a push: around the target, which is there now. */
export const whereItLands: Rewording = (tokens, { them }, { before }) => {
  const at = tokens.findIndex(({ text }) => text === 'where');
  if (at < 1 || them !== 'target' || !/^(?:of|around|to)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const who = cursor.takeAny('where it|they', 'where the? target|enemy|unit');
  if (!who || !cursor.take('lands|land|ends|end|ended|stops|stop|stopped|landed up?')) return undefined;
  if (!before.some(({ text }) => /^(?:push|pull|move|throw|toss|hurl|teleport|place|fling)$/.test(text)))
    return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(tokens[at] as (typeof tokens)[number], 'the target'),
    ...tokens.slice(cursor.at),
  ];
};

/** `Give a Hook. At the end of their turn, remove it and burst 1 of them, 2dmg`: they lose that. */
export const removesGiven: Rewording = (tokens, { them, handed, gave, marker, words }) => {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'remove' && /^(?:it|the|your)$/.test(tokens[n + 1]?.text ?? ''),
  );
  if (at < 0 || them !== 'target' || marker !== undefined) return undefined;
  if (at > 0 && !/^(?:,|:)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const [like] = tokens.slice(at);
  if (like === undefined) return undefined;
  const named =
    tokens[at + 1]?.text === 'it' ? undefined : wordAt(words, tokens, at + 2, tokens.length, ['token', 'counter']);
  if (named === undefined && tokens[at + 1]?.text !== 'it') return undefined;
  const end = named?.to ?? at + 2;
  const struck = areaBehind(tokens, end);
  const and = new Cursor(struck ?? tokens, struck === undefined ? end : 0, (struck ?? tokens).length);
  // What else is done is done by whoever plays the card, and not by who loses it.
  if (!and.done && !and.sees(',? and? burst|enemies|allies|units|each|all|they|it|the #?')) return undefined;
  const given = gave ?? words.all.find(({ ref }) => ref === handed);
  if (given === undefined || (named !== undefined && named.word !== given)) return undefined;
  // What its own text says of how it goes comes anyway, and both are compared then.
  if (given.text !== '' && !losesItself(given, words)) return undefined;
  const { name } = given;
  const lost = wordsLike(like, `they lose ${name.toLowerCase()}`);
  return [...tokens.slice(0, at), ...lost, ...(struck ?? tokens.slice(end))];
};

/** Whether a token is played in full, and does something as it goes by itself. */
function losesItself(word: Word, words: Words): boolean {
  const { rules } = pieceProgram(word, words);
  const loses = (node: Node): boolean => node.node === 'lose' && node.token === word.ref;
  return (
    rules.every(({ rule }) => rule !== 'manual') &&
    rules.some((rule) => rule.rule === 'when' && rule.then.length > 1 && rule.then.some(loses))
  );
}

/** `and stun enemies in burst 1 of it`, `and deal 2dmg to all in burst 1 of it`: those there, and what becomes of them behind. */
function areaBehind(tokens: readonly Token[], from: number): Token[] | undefined {
  const cursor = new Cursor(tokens, from, tokens.length);
  if (!cursor.take(',? and|then')) return undefined;
  const { at } = cursor;
  // "And it deals burst 1, 2dmg": around whoever had it.
  if (cursor.take('it deals|explodes|detonates ,|: burst #') || cursor.take('it deals|explodes|detonates burst #'))
    return [
      ...tokens.slice(from, at),
      ...tokens.slice(cursor.at - 2, cursor.at),
      ...wordsLike(tokens[at] as Token, 'of them'),
      ...tokens.slice(cursor.at),
    ];
  const harms = cursor.take('deal|deals # damage|dmg to');
  const state = harms ? undefined : stunning[cursor.peek()?.text ?? ''];
  if (!harms && state === undefined) return undefined;
  if (!harms) cursor.at += 1;
  const area = cursor.at;
  if (!cursor.take('each|all? enemy|ally|unit|enemies|allies|units|all? in burst # of|around it|them'))
    return undefined;
  if (!cursor.done && !cursor.sees('.')) return undefined;
  const like = tokens[at] as Token;
  const does = harms ? [wordLike(like, 'take'), ...tokens.slice(at + 1, area - 1)] : wordsLike(like, `are ${state}`);
  return [...tokens.slice(from, at), ...tokens.slice(area, cursor.at), ...does];
}

const stunning: Readonly<Record<string, string>> = {
  stun: 'stunned',
  slow: 'slowed',
  immobilize: 'immobilized',
  silence: 'silenced',
  disarm: 'disarmed',
  paralyze: 'paralyzed',
};

/** `Range 4 3x3, mark the area`, `..., mark the spaces`: it is laid, for what comes there later. */
export const marksTheArea: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => text === 'mark');
  if (at < 3 || tokens[at - 1]?.text !== ',') return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('the|that|this area|spaces|squares') || !cursor.done) return undefined;
  return tokens.slice(0, at - 1).some(({ text }) => /^(?:x|burst|line)$/.test(text))
    ? tokens.slice(0, at - 1)
    : undefined;
};

/**
 * `Mark a 2x2 in range 4 with Snares`, `mark a space in range 4 with a Snare`: one on each of them. Where they "gain" later what such a piece does
 * they are only marked.
 */
export function marksWithPieces(
  tokens: readonly Token[],
  { words }: Context,
  { source }: About,
): readonly Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'with');
  const like = tokens[at];
  if (like === undefined || tokens[0]?.text !== 'mark') return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  cursor.take('a|an');
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
  if (piece === undefined || piece.word.fields.object) return undefined;
  const name = tokens.slice(cursor.at, piece.to);
  cursor.at = piece.to;
  cursor.take('marker|markers');
  const where = tokens.slice(1, at);
  if (!cursor.done || where.some(({ text }) => text === ',')) return undefined;
  if (/^hazard\b/i.test(piece.word.text) && /\bgains? hazard\b/i.test(source)) return tokens.slice(0, at);
  if (where.some(({ text }) => /^(?:x|burst|line|path)$/.test(text)))
    return [...where, ...wordsLike(like, ', place a'), ...name, ...wordsLike(like, 'in each space')];
  const one = new Cursor(where, 0, where.length).take('a|an|any|one empty? space');
  return one ? [...wordsLike(like, 'place a'), ...name, wordLike(like, 'on'), ...where] : undefined;
}
marksWithPieces.begins = beginning('mark');
marksWithPieces.needs = oneOf('with');

/** `Mark a 2x2 in range 4. At the start of your next turn, all in the marked spaces, 4dmg`: in the area. */
export function inMarkedSpaces(tokens: readonly Token[], { laid, slot }: Context): Token[] | undefined {
  if (!laid || slot !== 'ability') return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'marked' && tokens[n + 1]?.text === 'spaces');
  const like = tokens[at];
  const from = tokens[at - 1]?.text === 'the' ? at - 1 : at;
  if (like === undefined || tokens[from - 1]?.text !== 'in') return undefined;
  return [...tokens.slice(0, from), ...wordsLike(like, 'the area'), ...tokens.slice(at + 2)];
}
inMarkedSpaces.needs = oneOf('marked');

/** `All in the marked spaces, 4dmg. They gain Hazard: 1dmg`, `they become Lava`: the spaces, as no unit does. */
export function spacesBecome(tokens: readonly Token[], { words, laid }: Context): Token[] | undefined {
  if (!laid) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('they|these|those spaces? gain|become|have')) return undefined;
  const verb = cursor.before as Token;
  const ground = wordAt(words, tokens, cursor.at, tokens.length, ['terrain', 'marker']);
  if (!cursor.sees('hazard :') && (ground === undefined || ground.word.fields.object)) return undefined;
  const does = verb.text === 'have' ? 'has' : `${verb.text}s`;
  return [...wordsLike(verb, `the area ${does}`), ...tokens.slice(cursor.at)];
}
spacesBecome.begins = beginning('they|these|those');
spacesBecome.needs = oneOf('gain become have');

/**
 * `Until the end of your next turn, you have Armor. Enemies you move through take 2dmg`, `until your next turn, enemies you move through ...`: until then,
 * each time that you do.
 */
export const whomYouMoveThrough = (
  tokens: readonly Token[],
  { slot }: Context,
  before: readonly Token[],
): Token[] | undefined => {
  if (slot !== 'ability') return undefined;
  const own = tokens[0]?.text === 'until' ? tokens.findIndex(({ text }) => text === ',') + 1 : 0;
  const cursor = new Cursor(tokens, own, tokens.length);
  const who = tokens[own];
  if (who === undefined || !cursor.take('enemies|allies|units that? you move|pass|walk|fly|run|dash through'))
    return undefined;
  if (!cursor.sees('take|are|get|gain|lose')) return undefined;
  const said = own > 0 ? tokens.slice(0, own) : before;
  const from = said.findLastIndex(({ text }) => text === 'until');
  const comma = said.findIndex(({ text }, n) => n > from && text === ',');
  // A way that is gone by the card itself has led through them already.
  const goes = said.some(({ text }) => /^(?:move|fly|dash|teleport|walk|run|charge)$/.test(text));
  if (from < 0 || comma < 0 || goes || said[comma - 1]?.text !== 'turn') return undefined;
  const one = who.text === 'enemies' ? 'an enemy' : who.text === 'allies' ? 'an ally' : 'a unit';
  return [
    ...said.slice(from, comma + 1),
    ...wordsLike(who, `when you move through ${one} , they`),
    ...tokens.slice(cursor.at),
  ];
};

/** `Attacks targeting you are cancelled`, `cancel attacks targeting you`, behind how long: each of them. */
export const cancelsAttacks: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => /^(?:attacks|cancel)$/.test(text));
  const like = tokens[at];
  const cursor = new Cursor(tokens, at, tokens.length);
  if (like === undefined || (at > 0 && tokens[at - 1]?.text !== ',')) return undefined;
  const said =
    cursor.takeAny('attacks targeting|against|on you are cancelled|canceled|negated') ||
    cursor.takeAny('cancel|negate all|any? attacks targeting|against|on you');
  if (!said) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, 'whenever you are attacked , cancel the attack'),
    ...tokens.slice(cursor.at),
  ];
};

/** `Place a Pane on a 3 space long edge in range 2`, `place a Pane, a 3 space long edge in range 2`: on a row of so many. */
export const longEdge: Rewording = (tokens) => {
  const edge = tokens.findIndex(({ text }) => text === 'edge');
  const cursor = new Cursor(tokens, edge - 4, tokens.length);
  const [like, number] = [tokens[edge], tokens[edge - 3]];
  if (like === undefined || number === undefined || edge < 7 || !cursor.take('a|an|any # space|spaces long edge'))
    return undefined;
  const joint = tokens[edge - 5]?.text ?? '';
  if (!/^(?:on|along|onto|,)$/.test(joint)) return undefined;
  return [
    ...tokens.slice(0, edge - 5),
    ...wordsLike(like, 'of length'),
    number,
    ...wordsLike(like, 'on an'),
    ...tokens.slice(edge),
  ];
};

/** `Units that move through are slowed`, behind a piece on an edge: through it. */
export const throughIt: Rewording = (tokens, { marker, slot }) => {
  const like = tokens[3];
  if (like === undefined || (marker === undefined && slot !== 'marker')) return undefined;
  if (!goThrough(tokens.slice(0, 5).map(({ text }) => text))) return undefined;
  return [...tokens.slice(0, 4), wordLike(like, slot === 'marker' ? 'this' : 'it'), ...tokens.slice(4)];
};

/** `Only AoE affects you`, `until your next turn, only AoE can hit you`: nobody can choose you as a target. */
export const onlyAreas: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => text === 'only');
  const like = tokens[at];
  if (like === undefined || (at > 0 && tokens[at - 1]?.text !== ',')) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const said =
    cursor.take('only aoe|areas|aoes can|may affect|hit|harm|damage|target you') ||
    cursor.take('only aoe|areas affects|affect|hits|hit|harms you');
  return said && cursor.done ? [...tokens.slice(0, at), ...wordsLike(like, 'you cannot be targeted')] : undefined;
};
