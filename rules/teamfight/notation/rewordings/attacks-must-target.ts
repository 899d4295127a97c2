import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const who: Readonly<Record<string, readonly [string, string]>> = {
  your: ['you', 'your'],
  their: ['they', 'their'],
  its: ['it', 'its'],
  "enemies'": ['enemies', 'their'],
  "units'": ['units', 'their'],
};

/** `Their attacks must target you until ...`, `adjacent enemies' attacks must target you`: they must target you with these. */
export function attacksMustTarget(tokens: readonly Token[]): Token[] | undefined {
  const must = tokens.findIndex(({ text }, at) => text === 'must' && tokens[at + 1]?.text === 'target');
  const like = tokens[must];
  const kind = tokens.slice(0, must).findLastIndex(({ text }) => who[text] !== undefined);
  const [they, their] = who[tokens[kind]?.text ?? ''] ?? [];
  if (like === undefined || they === undefined || their === undefined) return undefined;
  const means = new Cursor(tokens, kind + 1, must);
  if (!means.takeAny('attacks', 'default|non-default attacks|abilities', 'abilities') || !means.done) return undefined;
  const behind = new Cursor(tokens, must + 2, tokens.length);
  const ends = ',|.|if|until|till|while|when|during|on|where|with|for|and|next';
  while (!behind.done && !behind.sees(ends) && !behind.sees('this turn|round')) behind.at += 1;
  if (behind.at === must + 2 || behind.sees('with')) return undefined;
  return [
    ...tokens.slice(0, kind),
    wordLike(tokens[kind] as Token, they),
    ...tokens.slice(must, behind.at),
    ...wordsLike(like, `with ${their}`),
    ...tokens.slice(kind + 1, must),
    ...tokens.slice(behind.at),
  ];
}
