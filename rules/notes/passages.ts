import { diffWordsWithSpace } from 'diff';

/** Some words of a wording, and whether the other one has them too. */
export interface Passage {
  readonly text: string;
  readonly is: 'same' | 'gone' | 'new';
}

/** Words that two wordings may differ in before they are just two wordings: finding the best fit takes the square of it. */
const mostDifferent = 1000;

/** Two wordings in one, word by word. The marks of bold and italic letters stay out, unless nothing else changed. */
export function passagesOf(before: string, after: string): Passage[] {
  const [old, fresh] = [bare(before), bare(after)];
  const [from, to] = old === fresh ? [before, after] : [old, fresh];
  const found = from !== '' && to !== '' && diffWordsWithSpace(from, to, { maxEditLength: mostDifferent });
  if (!found) {
    return [
      { text: from, is: 'gone' as const },
      { text: to, is: 'new' as const },
    ].filter(({ text }) => text !== '');
  }
  return found.map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'new' : removed ? 'gone' : 'same',
  }));
}

const bare = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\*(.+?)\*/g, '$1');
