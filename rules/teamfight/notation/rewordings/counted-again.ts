import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

const plain: Readonly<Record<string, string>> = { allies: 'ally', enemies: 'enemy', units: 'unit', heroes: 'hero' };

/** Who they are, and where their name ends: a side or kind, or a summon or object of the set. */
function named(
  tokens: readonly Token[],
  at: number,
  words: Words,
): { readonly who: string; readonly to: number } | undefined {
  const text = tokens[at]?.text ?? '';
  const side = plain[text] ?? text;
  if (/^(?:ally|enemy|unit|hero)$/.test(side)) return { who: side, to: at + 1 };
  const found = wordAt(words, tokens, at, tokens.length, ['summon', 'marker']);
  return found && { who: found.word.ref, to: found.to };
}

/**
 * `Range 3, 1dmg per Wolf adjacent to the target. Each adjacent Wolf heals 1`, `those Wolves heal 1`: the same ones, who were counted beside the
 * target.
 */
export const countedAgain: Rewording = (tokens, { words }, { before }) => {
  const [like] = tokens;
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('each|every|all adjacent', 'all the adjacent', 'each|all of those', 'those', 'adjacent'))
    return undefined;
  const again = named(tokens, cursor.at, words);
  if (again === undefined || again.to >= tokens.length) return undefined;
  const beside = before.findLastIndex((_, at) =>
    new Cursor(before, at, before.length).takeAny('adjacent|next to the? target', 'adjacent|next to it|them'),
  );
  const from = [beside - 1, beside - 2].find((at) => named(before, at, words)?.to === beside);
  if (from === undefined || named(before, from, words)?.who !== again.who) return undefined;
  // Only where they were counted, and nobody was chosen among them.
  if (!/^(?:per|each|every)$/.test(before[from - 1]?.text ?? '')) return undefined;
  return [
    wordLike(like, 'each'),
    ...before.slice(from, beside),
    ...wordsLike(like, 'adjacent to the target'),
    ...tokens.slice(again.to),
  ];
};
