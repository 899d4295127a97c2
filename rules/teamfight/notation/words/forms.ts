import type { Cursor, Needed } from './cursor.ts';
import { guards } from './guards.ts';
import { numberMark } from './token.ts';

/**
 * Reads one of many things that may be said at some place, and knows with which words that begins and one of which stands in the rest of the sentence:
 * any where it does not say.
 */
export interface Form {
  readonly begins?: Needed;
  readonly needs?: Needed;
}

/**
 * Of forms that are tried one after the other those that can begin with the next word and have what they need behind it: an index leads from the word
 * straight to them, so that none of the others is even asked. It is made when it is needed first, since the files of the notation know each other. A guard.
 */
export function formsOf<F extends Form>(list: () => readonly F[]): (cursor: Cursor) => readonly F[] {
  let index: Index<F> | undefined;
  return (cursor) => {
    index ??= indexOf(list());
    if (!guards.spare) return index.all;
    const { tokens, at, end } = cursor;
    const next = at < end ? tokens[at] : undefined;
    if (next === undefined) return index.ofAny;
    const all = next.mark === numberMark ? index.ofNumbers : (index.byWord.get(next.text) ?? index.ofAny);
    return index.asks ? all.filter(({ needs }) => needs === undefined || cursor.holds(needs)) : all;
  };
}

interface Index<F> {
  readonly all: readonly F[];
  readonly byWord: ReadonlyMap<string, readonly F[]>;
  readonly ofNumbers: readonly F[];
  /** Those that say nothing of how they begin. */
  readonly ofAny: readonly F[];
  /** Whether any of them needs something. */
  readonly asks: boolean;
}

function indexOf<F extends Form>(all: readonly F[]): Index<F> {
  const byWord = new Map<string, F[]>();
  const ofNumbers: F[] = [];
  const ofAny: F[] = [];
  for (const form of all) {
    const { begins } = form;
    if (begins === undefined) {
      for (const list of [...byWord.values(), ofNumbers, ofAny]) list.push(form);
      continue;
    }
    if ((begins.marks & numberMark) !== 0) ofNumbers.push(form);
    for (const word of begins.words) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [...ofAny, form]);
      else list.push(form);
    }
  }
  return { all, byWord, ofNumbers, ofAny, asks: all.some(({ needs }) => needs !== undefined) };
}
