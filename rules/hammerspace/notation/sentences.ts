/** A sentence of a text with where it stands; the blanks and stops behind it belong to it. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Cuts a text behind its full stops and at its line breaks, so that the sentences tile it. */
export function sentencesOf(text: string): Sentence[] {
  const all: Sentence[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(/(?<!\.)[.!?](?=\s|$|\))\)?\s*|\n\s*/g)) {
    const to = index + end.length;
    if (text.slice(from, to).trim() === '') continue;
    all.push({ from, to, words: text.slice(from, to) });
    from = to;
  }
  if (text.slice(from).trim() !== '') all.push({ from, to: text.length, words: text.slice(from) });
  const last = all.pop();
  // What is left behind the last sentence are blanks.
  return last ? [...all, { ...last, to: text.length }] : [];
}
