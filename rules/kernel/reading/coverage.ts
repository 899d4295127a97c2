import type { Coverage, Reading } from './reading.ts';

/** A name and text with what was understood of them. */
export interface Covered {
  readonly name: string;
  readonly text: string;
  readonly reading: Reading<unknown>;
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** How much of some texts is played. A text is full when nothing of it is by hand. */
export function coverageOf(texts: readonly Covered[]): Coverage {
  let full = 0;
  let all = 0;
  let run = 0;
  let onPurpose = 0;
  let textsOnPurpose = 0;
  for (const { name, text, reading } of texts) {
    let manual = 0;
    for (const { field, from, to, status, onPurpose: meant } of reading.clauses) {
      const count = letters((field === 'name' ? name : text).slice(from, to));
      if (status === 'run') run += count;
      if (status === 'manual') manual += count;
      if (meant) onPurpose += count;
    }
    all += manual;
    const byHand = reading.clauses.filter(({ status }) => status === 'manual');
    if (byHand.length === 0) full += 1;
    else if (byHand.every(({ onPurpose: meant }) => meant)) textsOnPurpose += 1;
  }
  return {
    texts: texts.length,
    textsFull: full,
    letters: all + run,
    lettersRun: run,
    lettersOnPurpose: onPurpose,
    textsOnPurpose,
  };
}
