import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Only enemies in range 2 can target you`, `enemies can only target you from range 2`: what you can be targeted by, and from where. */
export function onlyWhoCan(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined) return undefined;
  const from = new Cursor(tokens, 0, tokens.length);
  if (from.takeAny('enemies|units can only target|attack you', 'enemies|units may only target|attack you'))
    return from.sees('from|in|within')
      ? [...wordsLike(like, 'you can only be targeted'), ...tokens.slice(from.at)]
      : undefined;
  if (like.text !== 'only') return undefined;
  const can = tokens.findIndex(({ text }) => text === 'can' || text === 'may');
  const end = new Cursor(tokens, can + 1, tokens.length);
  if (can < 2 || !end.take('target|attack you') || !(end.done || end.sees('.'))) return undefined;
  return [
    ...wordsLike(like, 'you can only be targeted'),
    wordLike(like, 'by'),
    ...tokens.slice(1, can),
    ...tokens.slice(end.at),
  ];
}
onlyWhoCan.begins = beginning('only|enemies|units');
