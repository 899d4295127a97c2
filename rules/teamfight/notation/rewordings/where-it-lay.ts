import { wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `Detonate it. Enemies in burst 1 of the Keg take 2dmg`: of it, where it lay. */
export const whereItLay: Rewording = (tokens, { words }, { tail }) => {
  const node = tail?.node;
  if (node?.node !== 'space' || node.on === undefined || tail?.context.vacated !== true) return undefined;
  const of = tokens.findIndex(({ text }, n) => text === 'of' && tokens[n + 1]?.text === 'the');
  const found = of < 0 ? undefined : wordAt(words, tokens, of + 2, tokens.length, ['marker']);
  const like = tokens[of + 1];
  if (found?.word.ref !== node.on || like === undefined) return undefined;
  return [...tokens.slice(0, of + 1), wordLike(like, 'it'), ...tokens.slice(found.to)];
};
