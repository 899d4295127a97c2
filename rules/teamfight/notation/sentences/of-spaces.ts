import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Note a space in range 1`, `designate two spaces`: they are chosen. */
export function notesSpace(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('note|designate|remember|declare|announce')) return undefined;
  const from = cursor.at;
  cursor.take('up to');
  return cursor.takeAny('a|an|one|#|any empty|free? space|spaces')
    ? [wordLike(like, 'choose'), ...tokens.slice(from)]
    : undefined;
}

/** Of which spaces it is said, and what they are called by those who are in them. */
const spaces = [
  'that|this|its|their|your space',
  'the marked|chosen|targeted|target|noted? space',
  "the target's space",
];

/**
 * `That space takes 5dmg, push 4`, `remove it, its space takes 4dmg and Stun`, `each marked space takes 2dmg`: whoever is in it. Spaces themselves take
 * no damage.
 */
export function spaceTakes(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    if (at > 0 && !/^(?:,|:|then|and)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const each = cursor.takeAny(
      'each|every marked|chosen? space',
      'the marked|chosen spaces',
      'all marked|chosen spaces',
    );
    if (!each && !cursor.takeAny(...spaces)) continue;
    const named = tokens.slice(at, cursor.at);
    if (!cursor.take('takes|take') || !cursor.sees('# dmg|damage')) continue;
    const like = tokens[at] as Token;
    const before = tokens.slice(0, at);
    if (!each) return [...before, ...wordsLike(like, 'each unit in'), ...named, ...tokens.slice(cursor.at - 1)];
    return [...before, ...wordsLike(like, 'each marked space :'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}

/** `Each marked space and burst 1 of it, 5dmg`, `that space and all adjacent spaces, 3dmg`: the burst has its middle in it. */
export function spaceAndBurst(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 4; at++) {
    if (at > 0 && !/^(?:,|:|then)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('each|every marked|chosen? space', ...spaces)) continue;
    const named = tokens.slice(at, cursor.at);
    if (!cursor.take('and burst # of|around it|them') || !cursor.sees(',|:|takes|take')) continue;
    const [far, ...behind] = [tokens[cursor.at - 3] as Token, ...tokens.slice(cursor.at)];
    return [
      ...tokens.slice(0, at),
      ...wordsLike(named[0] as Token, 'burst'),
      far,
      ...wordsLike(named[0] as Token, 'of'),
      ...named,
      ...(/^takes?$/.test(behind[0]?.text ?? '') ? [wordLike(far, ','), ...behind.slice(1)] : behind),
    ];
  }
  return undefined;
}

/** `Burst 1 of each Flare, 2dmg`, `burst 2 around all your Buoys: 1dmg`: each of them does that. */
export function burstOfEach(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('burst # of|around')) return undefined;
  const [burst, number] = tokens;
  const yours = cursor.takeAny('all of? your', 'each|every one? of your');
  if (burst === undefined || number === undefined) return undefined;
  if (!yours && !cursor.takeAny('all of? the?', 'each|every')) return undefined;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']);
  if (named === undefined) return undefined;
  const piece = tokens.slice(cursor.at, named.to);
  cursor.at = named.to;
  if (!cursor.take(',|:') || cursor.done) return undefined;
  const each = wordsLike(burst, yours ? 'each of your' : 'each');
  const colon: Token = { ...wordLike(burst, ':'), kind: 'sign' };
  return [...each, ...piece, colon, burst, number, wordLike(burst, ','), ...tokens.slice(cursor.at)];
}
