import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `For each enemy hit, heal 1`: what is counted stands behind the one thing that is done so often. */
export function eachBefore(tokens: readonly Token[], context: Context): Token[] | undefined {
  const begins = new Cursor(tokens, 0, tokens.length);
  if (!begins.takeAny('for each|every', 'per')) return undefined;
  const written = tokens.findIndex(({ text }) => text === ',');
  // "For each 3 missing health you deal +1 damage", the comma forgotten.
  const bare = (at: number): boolean =>
    (tokens[at]?.text === 'you' && /^(?:deal|have|gain|heal|get)$/.test(tokens[at + 1]?.text ?? '')) ||
    (/^(?:gain|heal)$/.test(tokens[at]?.text ?? '') && tokens[at - 1]?.text !== 'you');
  const comma = written > 0 ? written : tokens.findIndex((_, at) => at > 2 && bare(at)) - 1;
  const end = mostAt(tokens);
  const does = tokens.slice(comma + 1, end);
  const counts = tokens.slice(0, written > 0 ? comma : comma + 1);
  // "For each, an enemy adjacent to it takes 1dmg": each time another one, or around another piece.
  if (does.some(({ text }, at) => somebody.test(text) && /^(?:an|one)$/.test(does[at - 1]?.text ?? '')))
    return undefined;
  if (counts.length < 3 && does.some(({ text }, at) => text === 'it' && /^(?:of|to)$/.test(does[at - 1]?.text ?? '')))
    return undefined;
  // "For each enemy hit, +1dmg" adds to what stands before it.
  const both = eachOfBoth(counts, does);
  if (comma > 0 && both !== undefined && end === tokens.length) return both;
  const isOne =
    (!/^[+-]$/.test(does[0]?.text ?? '') || /^(?:token|condition|counter|passive)$/.test(context.slot)) &&
    !does.some(({ text }) => /^(?:,|and|or|then|per|each|every|if|when|:)$/.test(text));
  return comma > 0 && does.length > 1 && isOne ? [...does, ...counts, ...tokens.slice(end)] : undefined;
}
/** Where `(max 2)` or `, max 2` begins that ends the sentence, else where that ends. */
function mostAt(tokens: readonly Token[]): number {
  const at = tokens.findLastIndex(({ text }) => text === 'max' || text === 'maximum') - 1;
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  return at > 0 &&
    cursor.takeAny('( max|maximum + # )', '( max|maximum # )', ', max|maximum + #', ', max|maximum #') &&
    cursor.done
    ? at
    : tokens.length;
}

const somebody = /^(?:enemy|ally|unit|hero)$/;
eachBefore.begins = beginning('for|per');

/** `For each Coin, you have +1 speed and +1 damage`, `for each enemy killed gain 1 Coin and heal 2`: what is counted stands behind each of the two. */
function eachOfBoth(count: readonly Token[], does: readonly Token[]): Token[] | undefined {
  const at = does.findIndex(({ text }) => text === 'and');
  const [first, second] = [does.slice(0, Math.max(at, 0)), does.slice(at + 1)];
  const own = /^(?:gain|heal)$/;
  const comes = own.test(first[0]?.text ?? '') && own.test(second[0]?.text ?? '');
  if (at < 2 || !(comes || /^(?:\+|-|have|has|deal|deals)$/.test(second[0]?.text ?? ''))) return undefined;
  if (!comes && !/^(?:you|your)$/.test(first[0]?.text ?? '')) return undefined;
  const others = [...first, ...second].some(({ text }) => /^(?:,|and|or|then|per|each|every|if|when|:)$/.test(text));
  return others ? undefined : [...first, ...count, does[at] as Token, ...second, ...count];
}
