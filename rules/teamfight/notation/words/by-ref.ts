import type { Word, WordKind, Words } from './words.ts';

const known = new WeakMap<readonly Word[], ReadonlyMap<string, readonly Word[]>>();

/** The first word of one of these kinds with this reference; nothing for no reference. */
export function wordOf({ all }: Words, ref: string | undefined, ...kinds: readonly WordKind[]): Word | undefined {
  if (ref === undefined) return undefined;
  const alike = refsOf(all).get(ref);
  if (alike !== undefined) for (const word of alike) if (kinds.includes(word.kind)) return word;
  return undefined;
}

const kindsKnown = new WeakMap<readonly Word[], ReadonlyMap<WordKind, readonly Word[]>>();
const none: readonly Word[] = [];

/** All words of one kind. Worked out once, as by reference. */
export function wordsOfKind({ all }: Words, kind: WordKind): readonly Word[] {
  let byKind = kindsKnown.get(all);
  if (byKind === undefined) {
    const made = new Map<WordKind, Word[]>();
    for (const word of all) {
      const alike = made.get(word.kind);
      if (alike) alike.push(word);
      else made.set(word.kind, [word]);
    }
    byKind = made;
    kindsKnown.set(all, byKind);
  }
  return byKind.get(kind) ?? none;
}

/** Worked out once: each sentence asks for some of the words, and a vocabulary has thousands. */
function refsOf(all: readonly Word[]): ReadonlyMap<string, readonly Word[]> {
  const found = known.get(all);
  if (found !== undefined) return found;
  const refs = new Map<string, Word[]>();
  for (const word of all) {
    const alike = refs.get(word.ref);
    if (alike) alike.push(word);
    else refs.set(word.ref, [word]);
  }
  known.set(all, refs);
  return refs;
}
