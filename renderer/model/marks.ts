import { typedWords, withoutAccents } from './searchable.ts';

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/** A text in stretches, those marked that a search has found; accents and case count as little as they do there. Pure. */
export function marks(text: string, typed: string): readonly Stretch[] {
  const words = typedWords(typed).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, marked: false }];
  const plain = withoutAccents(text);
  const stretches: Stretch[] = [];
  let done = 0;
  for (const { index, 0: word } of plain.matchAll(new RegExp(words.join('|'), 'g'))) {
    stretches.push({ text: text.slice(done, index), marked: false });
    done = index + word.length;
    stretches.push({ text: text.slice(index, done), marked: true });
  }
  return [...stretches, { text: text.slice(done), marked: false }].filter((one) => one.text !== '');
}
