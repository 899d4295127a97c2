import type { Fix } from '../../../kernel/reading/reader.ts';
import type { Clause } from '../../../kernel/reading/reading.ts';
import { toldOnce } from '../../../kernel/reading/told-once.ts';
import { readAndTell } from '../read.ts';
import type { Text } from '../texts/read-text.ts';
import type { Words } from '../words/words.ts';
import { isSlot, type Part, partsOf } from './parts.ts';
import { type Stretch, sentencesOf } from './stretches.ts';
import wordings from './wordings.generated.json' with { type: 'json' };

/** So many are offered for a clause, of so many that are read to see whether they would be played. */
const mostOffered = 3;
const mostRead = 10;

/** So many are compared word by word, of those that have most words in common. */
const mostCompared = 80;

/** From 0 for nothing in common to 1 for all: below it two sentences speak of different things. */
const leastAlike = 0.4;

/** What of it is told so is no help: only where something would happen, or what is by hand still. */
const saysLittle = /nothing happens|played by hand/;

/** Who is meant and whether: what differs in one of these words says something else, however alike it sounds. */
const decisive = [
  /^(?:enemy|opponent|hostile)$/,
  /^(?:ally|allied|friendly|friend)$/,
  /^(?:not|no|never|without|unless|except|cannot|[a-z]+n't)$/,
  /^(?:other|another)$/,
];

interface Wording {
  readonly said: string;
  readonly parts: readonly Part[];
  readonly weight: number;
}

interface Book {
  readonly all: readonly Wording[];
  readonly byKey: ReadonlyMap<string, readonly Wording[]>;
  /** How much a word tells: a rare one more. */
  readonly worth: (key: string) => number;
}

let opened: Book | undefined;

/** The wordings by their words, made when they are first asked for. */
function book(): Book {
  if (opened !== undefined) return opened;
  const parted = wordings.map((said) => ({ said, parts: partsOf(said, undefined) }));
  const times = new Map<string, number>();
  for (const { parts } of parted)
    for (const key of new Set(parts.map((part) => part.key))) times.set(key, (times.get(key) ?? 0) + 1);
  // What no wording says could never be found in one, so it hardly counts.
  const worth = (key: string): number => {
    const said = times.get(key);
    return said === undefined ? 1 : Math.log(parted.length / said) + 0.2;
  };
  const all = parted.map((one) => ({ ...one, weight: weightOf(one.parts, worth) }));
  const byKey = new Map<string, Wording[]>();
  for (const wording of all) {
    for (const key of new Set(wording.parts.map((part) => part.key))) {
      const alike = byKey.get(key);
      if (alike) alike.push(wording);
      else byKey.set(key, [wording]);
    }
  }
  opened = { all, byKey, worth };
  return opened;
}

const weightOf = (parts: readonly Part[], worth: Book['worth']): number =>
  parts.reduce((sum, { key }) => sum + worth(key), 0);

/**
 * Sentences that are played and sound like the one that a clause by hand stands in, or like the clause alone, the likest first; each
 * with the clause's own numbers and names, and with what the rules would do. What they mean is for the designer to judge:
 * they need not say the same.
 */
export function similarWordings(text: Text, clause: Clause, words: Words): Fix[] {
  if (clause.field !== 'text') return [];
  const byHand = lettersByHand(readAndTell(text, words).clauses);
  const found = stretchesOf(text.text, clause)
    .flatMap((stretch) => alike(text.text, stretch, words))
    .sort((a, b) => b.likeness - a.likeness);
  const offered: Fix[] = [];
  for (const { from, to, said } of found.slice(0, mostRead)) {
    const whole = text.text.slice(0, from) + said + text.text.slice(to);
    const { clauses } = readAndTell({ ...text, text: whole }, words);
    const here = clauses.filter((one) => one.field === 'text' && one.from < from + said.length && one.to > from);
    const isPlayed = here.some(({ status }) => status === 'run') && here.every(({ status }) => status !== 'manual');
    if (!isPlayed || lettersByHand(clauses) >= byHand) continue;
    const told = toldOnce(here).join(' ') || 'It is played with what stands before it.';
    if (saysLittle.test(told) || offered.some((one) => one.told === told)) continue;
    offered.push({ from, to, text: said, told });
    if (offered.length === mostOffered) break;
  }
  return offered;
}

const lettersByHand = (clauses: readonly Clause[]): number =>
  clauses.reduce((sum, { status, from, to }) => (status === 'manual' ? sum + to - from : sum), 0);

/** The sentence around a clause, and the clause by itself where that is less. */
function stretchesOf(text: string, clause: Clause): Stretch[] {
  const around = sentencesOf(text).find(({ from, to }) => from < clause.to && to > clause.from);
  if (around === undefined) return [];
  const own = sentencesOf(text.slice(clause.from, clause.to)).map(({ from, to }) => ({
    from: clause.from + from,
    to: clause.from + to,
  }));
  const [only] = own;
  const isLess = only !== undefined && own.length === 1 && only.to - only.from < around.to - around.from;
  return isLess ? [around, only] : [around];
}

interface Alike extends Stretch {
  readonly said: string;
  readonly likeness: number;
}

/** The wordings like a stretch of a text, with its numbers and names. */
function alike(text: string, { from, to }: Stretch, words: Words): Alike[] {
  const source = text.slice(from, to);
  const parts = partsOf(source, words);
  const { byKey, worth } = book();
  const weight = weightOf(parts, worth);
  const shared = new Map<Wording, number>();
  for (const key of new Set(parts.map((part) => part.key)))
    for (const wording of byKey.get(key) ?? []) shared.set(wording, (shared.get(wording) ?? 0) + worth(key));
  return [...shared]
    .map(([wording, sum]) => ({ wording, most: (2 * sum) / (weight + wording.weight) }))
    .sort((a, b) => b.most - a.most)
    .slice(0, mostCompared)
    .flatMap(({ wording }) => {
      const likeness = (2 * inOrder(parts, wording.parts, worth)) / (weight + wording.weight);
      if (likeness < leastAlike || !decidesAlike(parts, wording.parts)) return [];
      const said = filled(source, parts, wording);
      return said === undefined ? [] : [{ from, to, said, likeness: likeness * numbersAlike(parts, wording.parts) }];
    });
}

/** How much of a wording's likeness is left by numbers that only one of both has: it says something of its own there. */
const perNumber = 0.85;

const numbersAlike = (a: readonly Part[], b: readonly Part[]): number => {
  const count = (parts: readonly Part[]) => parts.filter(({ key }) => key.endsWith('#')).length;
  return perNumber ** Math.abs(count(a) - count(b));
};

const decidesAlike = (a: readonly Part[], b: readonly Part[]): boolean =>
  decisive.every((words) => a.some(({ key }) => words.test(key)) === b.some(({ key }) => words.test(key)));

/** What two sentences say in the same order, by its worth: their longest common subsequence. */
function inOrder(a: readonly Part[], b: readonly Part[], worth: Book['worth']): number {
  let above = new Float64Array(b.length + 1);
  for (const { key } of a) {
    const row = new Float64Array(b.length + 1);
    for (let at = 1; at <= b.length; at++) {
      const same = b[at - 1]?.key === key ? (above[at - 1] ?? 0) + worth(key) : 0;
      row[at] = Math.max(same, above[at] ?? 0, row[at - 1] ?? 0);
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

/** A wording with the numbers and names of the source, in their order; nothing where it names what the source does not. */
function filled(source: string, parts: readonly Part[], { said, parts: own }: Wording): string | undefined {
  const given = new Map<string, string[]>();
  for (const part of parts) {
    if (!isSlot(part)) continue;
    const alike = given.get(part.key) ?? [];
    given.set(part.key, [...alike, source.slice(part.from, part.to)]);
  }
  let filled = '';
  let at = 0;
  for (const part of own) {
    if (!isSlot(part)) continue;
    const next = given.get(part.key)?.shift();
    if (next === undefined && part.key.startsWith('{')) return undefined;
    filled += said.slice(at, part.from) + (next ?? said.slice(part.from, part.to));
    at = part.to;
  }
  filled += said.slice(at);
  const first = source.charAt(0);
  return (
    (first === first.toUpperCase() ? filled.charAt(0).toUpperCase() : filled.charAt(0).toLowerCase()) + filled.slice(1)
  );
}
