import type { Needed } from './cursor.ts';
import { guards } from './guards.ts';
import { numberMark, type Token } from './token.ts';

/** Looks for one thing in a sentence, and knows words without which it is not there: one that the sentence begins with, and one that stands anywhere in it. */
export interface Check {
  readonly begins?: Needed;
  readonly needs?: Needed;
}

/** Another way to call a check, which needs the same words. */
export const calledAs = <F extends object>({ begins, needs }: Check, call: F): F & Check =>
  Object.assign(call, { begins, needs });

/**
 * Of checks that are made one after the other those that a sentence has the words for: an index leads from each word to the checks that need it, so
 * that none of the others is even asked. It is made when it is needed first, since the files of the notation know each other. A guard.
 */
export function checksOf<F extends Check>(
  list: () => readonly F[],
): (tokens: readonly Token[], from: number, to: number) => readonly F[] {
  let index: Index<F> | undefined;
  return (tokens, from, to) => {
    index ??= indexOf(list());
    const { all, first, any } = index;
    if (!guards.spare) return all;
    let held: Uint8Array | undefined;
    const found: F[] = [];
    for (const n of placesIn(first, tokens[from])) {
      const isFree = any.always[n] === 1;
      // The other words are looked at only where the first one leaves any check that needs one.
      if (!isFree) held ??= heldIn(any, tokens, from, to);
      if (isFree || held?.[n] === 1) found.push(all[n] as F);
    }
    return found;
  };
}

interface Index<F> {
  readonly all: readonly F[];
  readonly first: Places;
  readonly any: Places;
}

/** Which checks of a list a word lets be, by their places in it, in their order. */
interface Places {
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  readonly ofNumbers: readonly number[];
  readonly ofOthers: readonly number[];
  /** The marks of all words that let any be. */
  readonly marks: number;
  /** 1 for those that need no word. */
  readonly always: Uint8Array;
}

const indexOf = <F extends Check>(all: readonly F[]): Index<F> => ({
  all,
  first: placesOf(
    all.map(({ begins }) => begins),
    true,
  ),
  any: placesOf(
    all.map(({ needs }) => needs),
    false,
  ),
});

/** `withAlways`: those that need no word are among those of each word. */
function placesOf(needed: readonly (Needed | undefined)[], withAlways: boolean): Places {
  const byWord = new Map<string, number[]>();
  const ofNumbers: number[] = [];
  const ofOthers: number[] = [];
  const always = new Uint8Array(needed.length);
  let marks = 0;
  for (const [n, one] of needed.entries()) {
    if (one === undefined) {
      always[n] = 1;
      if (withAlways) for (const list of [...byWord.values(), ofNumbers, ofOthers]) list.push(n);
      continue;
    }
    marks |= one.marks;
    if ((one.marks & numberMark) !== 0) ofNumbers.push(n);
    for (const word of one.words) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [...ofOthers, n]);
      else list.push(n);
    }
  }
  return { byWord, ofNumbers, ofOthers, marks, always };
}

function placesIn({ byWord, ofNumbers, ofOthers }: Places, token: Token | undefined): readonly number[] {
  if (token === undefined) return ofOthers;
  return token.mark === numberMark ? ofNumbers : (byWord.get(token.text) ?? ofOthers);
}

/** 1 for each check that one of the words lets be. */
function heldIn({ byWord, ofNumbers, marks, always }: Places, tokens: readonly Token[], from: number, to: number) {
  const held = new Uint8Array(always.length);
  for (let at = from; at < to; at++) {
    const { mark, text } = tokens[at] as Token;
    if ((mark & marks) !== mark) continue;
    const found = mark === numberMark ? ofNumbers : byWord.get(text);
    if (found !== undefined) for (const n of found) held[n] = 1;
  }
  return held;
}
