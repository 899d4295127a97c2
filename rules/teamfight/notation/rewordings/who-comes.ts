import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { whoCrosses } from './who-crosses.ts';

/** What a piece or ground says of those who come there, whom it need not name first. */
const isOfPlace = ({ slot, marker }: Context): boolean =>
  (slot === 'marker' || slot === 'terrain') && marker !== undefined;

/** `Entering units gain DoT 1`, `when entering, take 1dmg`, `on enter, push 1`: whoever enters it. */
export function entering(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [first] = tokens;
  if (!isOfPlace(context) || first === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const bare = cursor.takeAny('when|whenever|on|upon entering|enter|entry ,|:', 'on enter|entry');
  if (bare && !cursor.done) return [...wordsLike(first, 'when a unit enters this , they'), ...tokens.slice(cursor.at)];
  if (!cursor.take('entering units|unit|enemies|enemy|allies|ally|heroes|hero') || cursor.done) return undefined;
  const whom = tokens[1] as Token;
  const one = /s$/.test(whom.text) ? [whom] : [wordLike(whom, 'a'), whom];
  return [...wordsLike(first, 'when'), ...one, ...wordsLike(first, 'enter this , they'), ...tokens.slice(cursor.at)];
}
entering.begins = beginning('when|whenever|on|upon|entering');

/** `Deals 2dmg to units that enter or end their turn here`: they take it as they do. */
export function dealsToComers(tokens: readonly Token[], context: Context): readonly Token[] | undefined {
  const [first] = tokens;
  if (!isOfPlace(context) || first === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('it|this? deals|deal # dmg|damage to', '# dmg|damage to')) return undefined;
  const harm = tokens.findIndex(({ kind }) => kind === 'number');
  const said = [...tokens.slice(cursor.at), wordLike(first, 'take'), ...tokens.slice(harm, harm + 2)];
  return whoCrosses(said, context);
}
dealsToComers.begins = beginning('it|this|deals|deal|#');
dealsToComers.needs = oneOf('to');
