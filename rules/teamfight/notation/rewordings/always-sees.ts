import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `You always have LoS to Slowed enemies`, `you see Slowed enemies through walls`: you can target them past whatever blocks sight. */
export const alwaysSees: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => text === 'you');
  const like = tokens[at];
  const cursor = new Cursor(tokens, at, tokens.length);
  if (like === undefined || !cursor.take('you')) return undefined;
  const always = cursor.take('can? always');
  const sight = cursor.takeAny('have los|sight to', 'have line of sight to');
  if (!sight && !cursor.take('can? see')) return undefined;
  const from = cursor.at;
  const wall = tokens.findIndex(({ text }, n) => n > from && text === 'through' && tokens[n + 1]?.text === 'walls');
  // "You have LoS to all enemies" is so even where no wall is spoken of; "you see enemies" says nothing.
  if (!always && !sight && wall < 0) return undefined;
  const joint = tokens.findIndex(({ text }, n) => n > from && /^(?:,|and|if|while|until)$/.test(text));
  const to = wall > 0 ? wall : joint < 0 ? tokens.length : joint;
  if (to <= from || (wall > 0 && joint > 0 && joint < wall)) return undefined;
  const whom: readonly Token[] = tokens.slice(tokens[from]?.text === 'all' ? from + 1 : from, to);
  const rest = tokens.slice(wall > 0 ? wall + 2 : to);
  return [
    ...tokens.slice(0, at + 1),
    ...wordsLike(like, 'can target'),
    ...whom,
    ...wordsLike(like, 'through walls'),
    ...(rest[0]?.text === ',' && rest[1]?.text === 'and'
      ? [wordLike(like, 'and'), ...named(rest.slice(2), whom)]
      : named(rest, whom)),
  ];
};

/** `against them`, behind that: those who are seen so. */
const named = (rest: readonly Token[], whom: readonly Token[]): readonly Token[] =>
  rest.at(-1)?.text === 'them' && rest.at(-2)?.text === 'against' ? [...rest.slice(0, -1), ...whom] : rest;
