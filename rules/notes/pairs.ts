type Part = Readonly<Record<string, unknown>>;

/** An entry of a list before and after; undefined where it was not there. */
type Pair = readonly [before: Part | undefined, after: Part | undefined];

/** How to know an entry again: by what never changes, by its name, and where that is new, by its text. */
const marks = ['id', 'name', 'text'] as const;

/** Puts the entries of a list before and after beside each other, in the newer order; what is gone stands last. */
export function pairsOf(before: readonly Part[], after: readonly Part[]): { pairs: Pair[]; reordered: boolean } {
  const partner = new Map<Part, Part>();
  const taken = new Set<Part>();
  for (const mark of marks) {
    for (const now of after) {
      if (partner.has(now) || now[mark] === undefined) continue;
      const old = before.find((one) => !taken.has(one) && one[mark] === now[mark]);
      if (!old) continue;
      partner.set(now, old);
      taken.add(old);
    }
  }
  const places = after.flatMap((now) => {
    const old = partner.get(now);
    return old ? [before.indexOf(old)] : [];
  });
  const gone = before.filter((old) => !taken.has(old));
  return {
    pairs: [...after.map((now): Pair => [partner.get(now), now]), ...gone.map((old): Pair => [old, undefined])],
    reordered: places.some((place, index) => index > 0 && place < places[index - 1]!),
  };
}
