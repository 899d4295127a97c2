import { Cursor } from '../words/cursor.ts';
import { wordLike, wordsLike } from '../words/token.ts';
import { goThrough } from '../words/without-piece.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `Burst 1 of where it lands, 1dmg`, `enemies in burst 1 of where they end up`, behind a push: around the target, which is there now. */
export const whereItLands: Rewording = (tokens, { them }, { before }) => {
  const at = tokens.findIndex(({ text }) => text === 'where');
  if (at < 1 || them !== 'target' || !/^(?:of|around|to)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const who = cursor.takeAny('where it|they', 'where the? target|enemy|unit');
  if (!who || !cursor.take('lands|land|ends|end|ended|stops|stop|stopped|landed up?')) return undefined;
  if (!before.some(({ text }) => /^(?:push|pull|move|throw|teleport|place|fling)$/.test(text))) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(tokens[at] as (typeof tokens)[number], 'the target'), ...tokens.slice(cursor.at)];
};

/** `Give a Hook. At the end of their turn, remove it and burst 1 of them, 2dmg`: they lose that. */
export const removesGiven: Rewording = (tokens, { them, handed, gave, marker, words }) => {
  const at = tokens.findIndex(({ text }, n) => text === 'remove' && tokens[n + 1]?.text === 'it');
  if (at < 0 || them !== 'target' || marker !== undefined) return undefined;
  if (at > 0 && !/^(?:,|:)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const [like] = tokens.slice(at);
  if (like === undefined) return undefined;
  const and = new Cursor(tokens, at + 2, tokens.length);
  // What else is done is done by whoever plays the card, and not by who loses it.
  if (!and.done && !and.sees(',? and? burst|enemies|allies|units|each|all|they|it|the #?')) return undefined;
  const name = gave?.name ?? words.all.find(({ ref }) => ref === handed)?.name;
  if (name === undefined) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, `they lose ${name.toLowerCase()}`), ...tokens.slice(at + 2)];
};

/** `Range 4 3x3, mark the area`, `..., mark the spaces`: it is laid, for what comes there later. */
export const marksTheArea: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => text === 'mark');
  if (at < 3 || tokens[at - 1]?.text !== ',') return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('the|that|this area|spaces|squares') || !cursor.done) return undefined;
  return tokens.slice(0, at - 1).some(({ text }) => /^(?:x|burst|line)$/.test(text)) ? tokens.slice(0, at - 1) : undefined;
};

const meanwhile = /^(?:take|are|get|gain|lose)$/;

/** `Until the end of your next turn, you have Armor. Enemies you move through take 2dmg`: until then, each time that you do. */
export const whomYouMoveThrough: Rewording = (tokens, { slot }, { before }) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (slot !== 'ability' || !cursor.take('enemies|allies|units that? you move|pass|walk|fly|run|dash')) return undefined;
  const [who] = tokens;
  const through = cursor.take('through') ? cursor.at : undefined;
  if (who === undefined || through === undefined || !meanwhile.test(tokens[through]?.text ?? '')) return undefined;
  const from = before.findLastIndex(({ text }) => text === 'until');
  const comma = before.findIndex(({ text }, n) => n > from && text === ',');
  // A way that is gone by the card itself has led through them already.
  const goes = before.some(({ text }) => /^(?:move|fly|dash|teleport|walk|run|charge)$/.test(text));
  if (from < 0 || comma < 0 || goes || !/^turn$/.test(before[comma - 1]?.text ?? '')) return undefined;
  const one = who.text === 'enemies' ? 'an enemy' : who.text === 'allies' ? 'an ally' : 'a unit';
  return [
    ...before.slice(from, comma + 1),
    ...wordsLike(who, `when you move through ${one}`),
    wordLike(who, ','),
    wordLike(who, 'they'),
    ...tokens.slice(through),
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

/** `Summon a Wolf on a Snare in LoS`, `place a Mine on a Snare in range 4`: on a space with one. */
export const onPieceThere: Rewording = (tokens, { words }) => {
  const on = tokens.findIndex(({ text }, n) => text === 'on' && /^(?:an?|any|one)$/.test(tokens[n + 1]?.text ?? ''));
  const like = tokens[on];
  if (like === undefined || on < 2 || !/^(?:summon|place|create|put|spawn|build|deploy)$/.test(tokens[0]?.text ?? ''))
    return undefined;
  const piece = wordAt(words, tokens, on + 2, tokens.length, ['marker', 'terrain']);
  if (piece === undefined || !new Cursor(tokens, piece.to, tokens.length).sees('in|within los|line|range|unlimited'))
    return undefined;
  return [...tokens.slice(0, on), ...wordsLike(like, 'on a space with'), ...tokens.slice(on + 1)];
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
