import type { Context } from '../context.ts';
import { several } from '../nouns/noun.ts';
import { givenToo } from '../sentences/whom-met.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { type About, asked } from './rewording.ts';
import { verb } from './to-whom.ts';

const sides = 'your? allies|enemies|units';
const inIt = ['in|inside it', 'in|inside the area|burst|line|square', 'there'] as const;

/** `Burst 2, 2dmg to enemies, heal 2 to allies`, `line 4, 1dmg and Slow to enemies and 1 Coin to allies in it`: what those in an area do or get. */
export const toEachSide = asked({ needs: oneOf('to') }, (tokens, context, { tail }: About): Token[] | undefined => {
  const isOfArea = context.laid || tail?.node.node === 'area' || tokens.some(isArea);
  if (!isOfArea) return undefined;
  const said: Token[] = [];
  let isOther = false;
  let behind = 0;
  for (let from = 0; from < tokens.length; ) {
    const part = begins(tokens, from, behind) ? partAt(tokens, from, context) : undefined;
    if (part === undefined) {
      said.push(tokens[from] as Token);
      from += 1;
      continue;
    }
    said.push(...part.said);
    from = part.to;
    behind = from;
    isOther = true;
  }
  return isOther ? said : undefined;
});

const isArea = ({ text, kind }: Token, at: number, all: readonly Token[]): boolean =>
  /^(?:burst|line|path)$/.test(text) || (text === 'x' && kind === 'word' && all[at + 1]?.kind === 'number');

/** Whether a part may begin there: behind "and" only where one has just ended, as in "1dmg and Slow to enemies" none does. */
const begins = (tokens: readonly Token[], at: number, behind: number): boolean =>
  at === 0 ||
  /^[,:]$/.test(tokens[at - 1]?.text ?? '') ||
  (/^(?:and|then)$/.test(tokens[at - 1]?.text ?? '') && at - 1 === behind && behind > 0);

/** `heal 2 to allies`: `allies heal 2`. */
function partAt(tokens: readonly Token[], from: number, context: Context): { said: Token[]; to: number } | undefined {
  const to = tokens.findIndex(({ text }, at) => at > from && /^(?:to|,|:|then|or)$/.test(text));
  const whom = new Cursor(tokens, to + 1, tokens.length);
  if (to < 0 || tokens[to]?.text !== 'to' || !(toldApart(whom, context) || whom.take(sides))) return undefined;
  whom.takeAny(...inIt);
  if (!whom.done && !whom.sees(',|and|then|.')) return undefined;
  const and = tokens.findIndex(({ text }, at) => at > from && at < to && text === 'and');
  const end = and < 0 ? to : and;
  const first = verb(tokens, from, end, false, context.words) ?? counted(tokens, from, end, context.words);
  const second = tokens.slice(end, to);
  const given = givenToo(second, context, true);
  const does = first && (and < 0 || given !== second) ? [...first, ...given] : undefined;
  return does && { said: [...tokens.slice(to + 1, whom.at), ...does], to: whom.at };
}

/** `Slowed enemies`, `each enemy that is not flying`: wherever they are. */
function toldApart(cursor: Cursor, context: Context): boolean {
  const found = cursor.try(() => several(cursor, context));
  const isAll = found?.many === 'each' && found.max === undefined && found.forced === undefined;
  return (
    isAll &&
    found.range === undefined &&
    found.area === undefined &&
    !found.seen &&
    found.who.except === undefined &&
    !found.who.places?.some(({ on }) => on === undefined)
  );
}

/** `1 Coin`, `2 overshield`, `2 healing`: so much they gain or heal. */
function counted(
  tokens: readonly Token[],
  from: number,
  to: number,
  words: Context['words'],
): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, from, to);
  cursor.take('give|grant|gives|grants');
  const { at } = cursor;
  const number = cursor.take('#|a|an') ? tokens[at] : undefined;
  if (number === undefined) return undefined;
  if (cursor.take('healing|health|hp') && cursor.done) return [wordLike(number, 'heal'), number];
  cursor.at = at + 1;
  const token = wordAt(words, tokens, at + 1, to, ['counter', 'token', 'condition']);
  if (token?.to !== to && !(cursor.take('overshield') && cursor.done)) return undefined;
  return [wordLike(number, 'gain'), ...tokens.slice(at, to)];
}
