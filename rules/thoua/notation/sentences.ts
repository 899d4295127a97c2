/** A sentence of a text with where it stands; the blanks and stops behind it belong to it. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Whether it begins a line. */
  readonly first: boolean;
}

/** Cuts a text behind its full stops and at its line breaks, so that the sentences tile it. */
export function sentencesOf(text: string): Sentence[] {
  const all: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    const words = text.slice(from, to);
    if (words.trim() === '') return;
    const first = from === 0 || /\n\s*$/.test(text.slice(0, from)) || text.slice(0, from).trim() === '';
    all.push({ from, to, words, first });
    from = to;
  };
  for (const { index, 0: end } of text.matchAll(/[.!?]+(?=\s|$)\s*|\n\s*/g)) add(index + end.length);
  add(text.length);
  const last = all.pop();
  // What is left behind the last sentence are blanks; those in front of the first belong to it.
  const tiled = last ? [...all, { ...last, to: text.length }] : [];
  return tiled.map((one, index) => (index === 0 ? { ...one, from: 0 } : one));
}
