import { beginning } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/**
 * `Range 3, +2def, 1dmg instead if there is no enemy in range 1`, behind an attack: what is asked stands first, as it is about all of it and
 * not about its damage alone.
 */
export function askedBeforeHead(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || !/^(?:range|burst|line)$/.test(first.text)) return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'instead' && tokens[n + 1]?.text === 'if');
  if (at < 0 || !before.some(isDamage)) return undefined;
  const done = tokens.slice(0, at);
  if (done.filter(isDamage).length !== 1) return undefined;
  const asked = tokens.slice(at + 1);
  if (asked.some(({ text }) => text === ',' || text === 'and')) return undefined;
  return [...asked, wordLike(first, ','), ...done, wordLike(first, 'instead')];
}
askedBeforeHead.begins = beginning('range|burst|line');

const isDamage = ({ text }: Token): boolean => text === 'dmg' || text === 'damage';
