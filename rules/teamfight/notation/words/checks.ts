import type { Needed } from './cursor.ts';
import { guards } from './guards.ts';
import { numberMark, type Token } from './token.ts';

/** Looks for one thing in a sentence, and knows words without which it is not there: one that the sentence begins with, and one that stands anywhere in it. */
export interface Check {
  readonly begins?: Needed;
  readonly needs?: Needed;
}

/** What a check needs, with another way to call it: `given` is the check that knows its words. */
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
    const begun = first.of(tokens[from]);
    const held = new Uint8Array(all.length);
    for (let at = from; at < to; at++) for (const n of any.of(tokens[at])) held[n] = 1;
    const found: F[] = [];
    for (const n of begun) if (held[n] === 1 || any.always[n] === 1) found.push(all[n] as F);
    return found;
  };
}

interface Index<F> {
  readonly all: readonly F[];
  readonly first: Places;
  readonly any: Places;
}

/** Which checks of a list a word lets be, by their places in it. */
interface Places {
  /** In their order; with those that need no word where it is about the first one. */
  of(token: Token | undefined): readonly number[];
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

function placesOf(needed: readonly (Needed | undefined)[], withAlways: boolean): Places {
  const which = (can: (one: Needed) => boolean) =>
    needed.flatMap((one, n) => ((one === undefined ? withAlways : can(one)) ? [n] : []));
  const words = new Set(needed.flatMap((one) => [...(one?.words ?? [])]));
  const byWord = new Map([...words].map((word) => [word, which((one) => one.words.has(word))]));
  const ofNumbers = which(({ marks }) => (marks & numberMark) !== 0);
  const ofOthers = which(() => false);
  return {
    of: (token) =>
      token === undefined ? ofOthers : token.mark === numberMark ? ofNumbers : (byWord.get(token.text) ?? ofOthers),
    always: Uint8Array.from(needed, (one) => (one === undefined ? 1 : 0)),
  };
}
