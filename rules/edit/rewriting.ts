/** What stands in a text in place of a form of an old name. */
export interface Written {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** More of them than this are not tried one by one. */
const mostTried = 6;

/** Ways to leave some of them alone, those that leave the fewest first. */
export function fewest(found: readonly Written[]): Written[][] {
  if (found.length > mostTried) return [];
  const ways = Array.from({ length: 2 ** found.length - 1 }, (_, way) =>
    found.filter((_, bit) => ((way >> bit) & 1) === 1),
  );
  return ways.sort((a, b) => b.length - a.length);
}

/** "an Icicle" becomes "a Flame". */
export function withArticle(text: string, written: Written): Written {
  const [, article, gap = ''] = /(?<![\p{L}'’])(an?)(\s+)$/iu.exec(text.slice(0, written.from)) ?? [];
  const isVowel = (word: string): boolean => /^[aeiou]/i.test(word);
  if (article === undefined || isVowel(text.slice(written.from)) === isVowel(written.text)) return written;
  const other = article.charAt(0) + (isVowel(written.text) ? 'n' : '');
  return { from: written.from - gap.length - article.length, to: written.to, text: other + gap + written.text };
}

export function rewritten(text: string, written: readonly Written[]): string {
  let [done, at] = ['', 0];
  for (const { from, to, text: form } of written) {
    done += text.slice(at, from) + form;
    at = to;
  }
  return done + text.slice(at);
}

/** The clauses of a text that a note says are by hand, as they are quoted after it was rewritten, by their places in the note. */
export function clausesRewritten(
  whole: string,
  byHand: readonly { readonly clause: string }[],
  chosen: readonly Written[],
): { readonly index: number; readonly clause: string }[] {
  return byHand.flatMap(({ clause }, index) => {
    const from = whole.indexOf(clause);
    const inside = chosen.filter((one) => one.from >= from && one.to <= from + clause.length);
    if (from < 0 || inside.length === 0) return [];
    const moved = inside.map((one) => ({ ...one, from: one.from - from, to: one.to - from }));
    return [{ index, clause: rewritten(clause, moved) }];
  });
}
