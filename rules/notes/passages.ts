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
  return joined(
    found.map(({ value, added, removed }) => ({ text: value, is: added ? 'new' : removed ? 'gone' : 'same' })),
  );
}

/** Whether there is a word in it, and not only what stands between words. */
const hasWord = /[\p{L}\p{N}]/u;

/** Words that changed side by side are one change: what stands between them is not worth a mark of its own. */
function joined(passages: readonly Passage[]): Passage[] {
  const all: Passage[] = [];
  let [gone, fresh] = ['', ''];
  const end = () => {
    if (gone !== '') all.push({ text: gone, is: 'gone' });
    if (fresh !== '') all.push({ text: fresh, is: 'new' });
    [gone, fresh] = ['', ''];
  };
  for (const [index, { text, is }] of passages.entries()) {
    const between = index > 0 && index < passages.length - 1 && !hasWord.test(text);
    if (is !== 'new' && (is === 'gone' || between)) gone += text;
    if (is !== 'gone' && (is === 'new' || between)) fresh += text;
    if (is !== 'same' || between) continue;
    end();
    all.push({ text, is });
  }
  end();
  return all;
}

const bare = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\*(.+?)\*/g, '$1');
