import { Cursor } from '../words/cursor.ts';
import { lex, type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/**
 * `Range 3 3x3, enemies take 1dmg. Place a Mist there`, where more is said of those in it: the area becomes that piece, as one space of it alone
 * would be no area.
 */
export const placedOverArea: Rewording = (tokens, { words }, { tail, source }) => {
  const [like] = tokens;
  if (like === undefined || tail?.node.node !== 'area' || tail.node.of !== 'you') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('place|put|leave|create|lay')) return undefined;
  cursor.take('a|an|the|your');
  const from = cursor.at;
  const found = wordAt(words, tokens, from, tokens.length, ['marker', 'terrain']);
  if (found === undefined || found.word.fields.object || (found.word.fields.size ?? 1) > 1) return undefined;
  cursor.at = found.to;
  cursor.take('marker|markers');
  if (!cursor.takeAny('there', 'in|on|over the area') || !isArea(found.word, source)) return undefined;
  return [
    ...wordsLike(like, 'the area becomes'),
    ...(tokens.slice(from, found.to) as Token[]),
    ...tokens.slice(cursor.at),
  ];
};

/** Whether its own text or the card's speaks of those who are in it. */
const isArea = ({ name, text }: { readonly name: string; readonly text: string }, source: string): boolean =>
  /\b(?:in|inside|within|enters?|leaves?) (?:the|this|its) area\b/i.test(text) ||
  /\b(?:enem(?:y|ies)|all(?:y|ies)|units?|anyone|everyone|who|that) (?:is |are )?(?:in|inside|within) (?:it|the area)\b/i.test(
    source,
  ) ||
  source.toLowerCase().includes(`in the ${name.toLowerCase()}`);

/** `Then remove it`, of a piece that lies on every space of an area: all of it. */
export const removesAllOfIt: Rewording = (tokens, { strewn, marker }) => {
  const at = tokens.length - 2;
  const last = tokens[at + 1];
  if (!strewn || marker === undefined || last?.text !== 'it' || tokens[at]?.text !== 'remove') return undefined;
  if (at > 0 && !/^(?:then|and|,|\.)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const named = lex(marker.name).map((one) => ({ ...one, from: last.from, to: last.to }));
  return [...tokens.slice(0, at + 1), ...wordsLike(last, 'the'), ...named];
};
