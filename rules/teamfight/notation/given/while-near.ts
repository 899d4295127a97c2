import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Desk } from '../sentences/desk.ts';
import { neitherOfYou, takesFor } from '../sentences/takes-instead.ts';
import { Cursor } from '../words/cursor.ts';
import { lex, type Token, wordsLike } from '../words/token.ts';
import type { Word } from '../words/words.ts';
import { readHeld } from './while-had.ts';

/**
 * `While they are adjacent to you, neither of you can move`, behind what gives a token: told of you while one of those who have it is there, and
 * of those who have it and are there.
 */
export function whileNear(
  desk: Desk,
  from: number,
  to: number,
  context: Context,
  { name }: Word,
): readonly Rule[] | undefined {
  const cursor = new Cursor(desk.tokens, from, to);
  const like = desk.tokens[from];
  if (like === undefined || !cursor.takeAny('while|if', 'as long as', 'so long as')) return undefined;
  if (!cursor.takeAny("they're|it's", 'they are', 'it is', 'the? target is')) return undefined;
  const near = cursor.takeAny('adjacent|next to you', 'adjacent');
  const far = near ? 1 : cursor.take('in|within range # of? you?') ? cursor.numbers[0] : undefined;
  if (far === undefined || !cursor.take(',')) return undefined;
  const there = `in range ${far}`;
  const said = (words: string): Token[] => lex(words).map((one) => ({ ...one, from: like.from, to: like.to }));
  const group = said(`units with your ${name} ${there}`);
  const ofThem = (tokens: readonly Token[]): Token[] =>
    tokens.flatMap((token) => (/^(?:they|them|it)$/.test(token.text) ? group : [token]));
  const ofYou = (tokens: readonly Token[]): Token[] => [
    ...said(`while you are ${there} of a unit with your ${name} ,`),
    ...ofThem(tokens),
  ];
  const rest = desk.tokens.slice(cursor.at, to);
  const both = new Cursor(neitherOfYou(rest) ?? rest, 0, neitherOfYou(rest)?.length ?? rest.length);
  const isBoth = both.takeAny('both of you', 'you both', 'each of you');
  const of = both.tokens.slice(both.at);
  const taken = takesFor(rest)
    ?.map(({ text }) => text)
    .join(' ');
  const told = isBoth
    ? [ofYou([...wordsLike(like, 'you'), ...of]), [...group, ...of]]
    : taken !== undefined
      ? isTaken.test(taken)
        ? [said(`when a unit with your ${name} ${there} would take damage , you take it instead`)]
        : [[]]
      : rest[0]?.text === 'you'
        ? [ofYou(rest)]
        : [ofThem(rest)];
  // Of somebody else it would hold wherever they are.
  if (!isBoth && taken === undefined && rest[0]?.text !== 'you' && !rest.some(({ text }) => theirs.has(text)))
    return undefined;
  const rules: Rule[] = [];
  for (const tokens of told) {
    const held = readHeld(desk, tokens, context, from);
    if (held === undefined) return undefined;
    rules.push(...held.map(({ rule }) => rule));
  }
  return rules;
}

const theirs = new Set(['they', 'them', 'it']);

const isTaken = /^any damage they would take is dealt to you instead(?: [.])?$/;
