import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { coins } from './choice.ts';
import { bandAt } from './dice.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const dies = ['roll a|one|1 die|dice|d6', 'roll 1|a? d 6', 'roll', ...coins];

/**
 * `Roll a die: on 4+, Stun`, `range 3, roll a die: 1-3 1dmg, 4-6 3dmg`, `roll. 1-2 1dmg, 3-6 2dmg`: what the die brings stands behind it as
 * sentences do, one for each of its numbers.
 */
export function bandsInLine(
  { desk: { tokens } }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const cursor = new Cursor(tokens, sentence.from, sentence.to);
  const roll = tokens.findIndex(
    ({ text }, at) => at >= sentence.from && at < sentence.to && /^(?:roll|flip|toss)$/.test(text),
  );
  if (roll > sentence.from && !/^(?:,|and|then)$/.test(tokens[roll - 1]?.text ?? '')) return undefined;
  cursor.at = Math.max(roll, 0);
  if (roll < 0 || !cursor.takeAny(...dies)) return undefined;
  const die: Sentence = { ...sentence, to: cursor.at, opens: false };
  const next = sentences[index + 1];
  // "Roll a die:" and in the next line "1-2 Slow, 3-6 Stun".
  if (sentence.opens) {
    cursor.take(':');
    const below = cursor.done && next !== undefined && !next.opens && !next.bullet;
    const bands = below ? bandsIn(tokens, next.from, next) : undefined;
    return bands && [...sentences.slice(0, index), die, ...bands, ...sentences.slice(index + 2)];
  }
  if (cursor.done) {
    const bands = next?.line === sentence.line && !next.opens ? bandsIn(tokens, next.from, next) : undefined;
    return bands && [...sentences.slice(0, index + 1), ...bands, ...sentences.slice(index + 2)];
  }
  if (!cursor.sees(':|,') || cursor.at + 1 >= cursor.end) return undefined;
  const brings: Sentence = { ...sentence, from: cursor.at + 1, first: false, bullet: false };
  const bands = bandsIn(tokens, brings.from, brings);
  if (bands !== undefined) return [...sentences.slice(0, index), die, ...bands, ...sentences.slice(index + 1)];
  const numbers = cursor.sees(':|, on|with') || bandAt(tokens, brings.from, brings.to) !== undefined;
  return numbers ? [...sentences.slice(0, index), die, brings, ...sentences.slice(index + 1)] : undefined;
}
bandsInLine.needs = oneOf('roll flip toss');

/** Two or more bands in a row that have no number in common, each with what it brings. */
function bandsIn(tokens: readonly Token[], from: number, sentence: Sentence): Sentence[] | undefined {
  const { to } = sentence;
  const begins: { at: number; from: number; low: number; high: number }[] = [];
  for (let at = from; at < to; at++) {
    if (at > from && tokens[at - 1]?.text !== ',') continue;
    const behind = behindOn(tokens, at, to);
    const said = bandAt(tokens, behind, to, behind > at);
    if (said !== undefined) begins.push({ at, from: behind, low: said.from, high: said.to });
    else if (at === from) return undefined;
  }
  const isShared = begins.some((one, n) =>
    begins.slice(0, n).some(({ low, high }) => one.low <= high && low <= one.high),
  );
  // "On 4+ Slow, on 6 Stun": a 6 brings both.
  const isBoth = isShared && begins.every((one) => one.from > one.at);
  if (begins.length < 2 || (isShared && !isBoth)) return undefined;
  return begins.map((begin, n): Sentence => {
    const next = begins[n + 1];
    const end = next === undefined ? to : next.at - 1;
    return { ...sentence, from: isBoth ? begin.at : begin.from, to: end, first: false, bullet: false, opens: false };
  });
}

/** Behind `on a` before a number. */
function behindOn(tokens: readonly Token[], from: number, to: number): number {
  const cursor = new Cursor(tokens, from, to);
  cursor.takeAny('on a|an? roll of', 'on a|an?');
  return cursor.at;
}
