import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const goes = beginning('remove|destroy|consume|discard');
const comes = 'summon|place|create|spawn|put';

/**
 * `Remove all Graves in LoS, and summon a Ghoul in each of their spaces`: for each of them one comes where it lay. `Remove all Graves in LoS. Summon a
 * Ghoul in each of their spaces` is the same.
 */
export function eachOfTheirSpaces(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const verb = tokens[0] as Token;
  if (cursor.misses(goes) || tokens[1]?.text !== 'all') return undefined;
  cursor.at = 2;
  const own = cursor.take('of? your');
  if (!own) cursor.take('of? the');
  const from = cursor.at;
  const piece = wordAt(words, tokens, from, tokens.length, ['marker']);
  if (piece === undefined || piece.word.fields.object) return undefined;
  const joint = tokens.findIndex(({ text }, at) => at >= piece.to && /^(?:,|and|then|\.)$/.test(text));
  const second = new Cursor(tokens, joint, tokens.length);
  if (joint < 0 || !second.takeAny(', and|then', '. then?', ',', 'and then?', 'then')) return undefined;
  const does = second.at;
  if (!second.take(`${comes} a|an|one`)) return undefined;
  const last = tokens.findLastIndex(({ text }) => text === 'in' || text === 'on' || text === 'into');
  const where = new Cursor(tokens, last + 1, tokens.length);
  const each = where.takeAny('each of their|those|these|the spaces', 'each of? those? spaces|space', 'their spaces');
  if (last < does + 3 || !each || !where.done) return undefined;
  return [
    ...wordsLike(verb, own ? 'for each of your' : 'for each'),
    ...tokens.slice(from, joint),
    wordLike(verb, ','),
    wordLike(verb, verb.text),
    ...wordsLike(verb, 'it and'),
    ...tokens.slice(does, last),
    ...wordsLike(verb, 'in its space'),
  ];
}
eachOfTheirSpaces.begins = goes;
eachOfTheirSpaces.needs = oneOf('spaces space');
