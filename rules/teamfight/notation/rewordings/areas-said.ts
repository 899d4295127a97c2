import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `Burst 1 of the target is Slowed`, `burst 2 loses Invisible`: the units in it. */
export function burstSuffers(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('burst #')) return undefined;
  cursor.takeAny('of|around the? target', 'of|around you|it|them');
  if (!cursor.sees('is|loses|takes|gains|gets|cannot|becomes')) return undefined;
  return [...wordsLike(tokens[0] as Token, 'units in'), ...tokens];
}
burstSuffers.begins = beginning('burst');

/** `Units in the Mire cannot move, except you`: those other than you. */
export function exceptBehind(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const to = tokens.length - 3;
  if (!cursor.take('all? units') || to < cursor.at + 2) return undefined;
  if (!new Cursor(tokens, to, tokens.length).take(', except|besides|excluding you|yourself')) return undefined;
  const like = tokens[0] as Token;
  return [...tokens.slice(0, cursor.at), ...wordsLike(like, 'other than you'), ...tokens.slice(cursor.at, to)];
}
exceptBehind.begins = beginning('all|units');

const chosenSpace = oneOf('chosen that');
aroundWhoCame.needs = chosenSpace;

/** `Enemies in burst 1 of the chosen space`, behind `teleport it to a space in range 4`: around whoever is there now. */
export function aroundWhoCame(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  if (new Cursor(tokens, 0, tokens.length).lacks(chosenSpace)) return undefined;
  const put = before.findIndex(({ text }) => text === 'teleport' || text === 'place');
  const came = new Cursor(before, put + 1, before.length);
  if (put < 0 || !came.takeAny('it|them', 'the? target') || !came.take('to|in|on a|an|any')) return undefined;
  // Who is put next to a space that is taken is not on it.
  if (before.some(({ text }) => text === 'occupied')) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'of' || text === 'to');
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (at < 1 || !cursor.take('the|that chosen? space')) return undefined;
  return [...tokens.slice(0, at + 1), wordLike(tokens[at] as Token, 'it'), ...tokens.slice(cursor.at)];
}

/** `Enemy with DoT in range 3 if possible, else nearest enemy in range 3, 1dmg`: where there is one who is seen, and else on the other. */
export function prefers(tokens: readonly Token[]): Token[] | undefined {
  const asks = tokens.findIndex(({ text }) => text === 'if');
  if (asks < 3 || tokens.slice(0, asks).some(({ text }) => text === ',')) return undefined;
  const cursor = new Cursor(tokens, asks, tokens.length);
  if (!cursor.takeAny('if possible', 'if there is one', 'if able') || !cursor.take(',')) return undefined;
  if (!cursor.takeAny('else|otherwise', 'or else?', 'if not') || cursor.sees(',')) return undefined;
  const other = cursor.at;
  const comma = tokens.findIndex(({ text }, at) => at > other && text === ',');
  const [first] = tokens as [Token];
  const named = new Cursor(tokens, 0, asks);
  const article = named.take('a|an|any');
  const who = tokens.slice(named.at, asks);
  if (comma < 0 || !who.some(({ text }) => /^(?:enemy|ally|unit|hero)$/.test(text))) return undefined;
  if (!who.some(({ text }) => text === 'range') || named.sees('the|nearest|closest')) return undefined;
  const does = tokens.slice(comma);
  return [
    ...wordsLike(first, 'if there is an'),
    ...who,
    ...wordsLike(first, 'and los ,'),
    ...tokens.slice(article ? 1 : 0, asks),
    ...does,
    ...wordsLike(first, ', otherwise'),
    ...tokens.slice(other),
  ];
}
prefers.needs = oneOf('if');

/** `Enemies in your space or adjacent, 1dmg`, `enemies adjacent or in your space`: those at range 1, which has your own space. */
export function inSpaceOrBeside(tokens: readonly Token[], { marker }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (marker !== undefined || !cursor.takeAny('all? other? enemies|allies|units', 'others')) return undefined;
  const who = cursor.at;
  if (
    !cursor.takeAny(
      'in your space or|and adjacent to you|it',
      'in your space or|and adjacent',
      'adjacent to you or|and in your space',
      'adjacent or|and in your space',
    )
  )
    return undefined;
  const like = tokens[who] as Token;
  const near = numberLike(like, 1);
  return [...tokens.slice(0, who), ...wordsLike(like, 'in range'), near, ...tokens.slice(cursor.at)];
}
inSpaceOrBeside.begins = beginning('all? other? enemies|allies|units', 'others');
inSpaceOrBeside.needs = oneOf('space');

/** `+2dmg if the line passes through a Snare`, behind a line that is laid: if one lies in it. */
export function passesThroughPiece(tokens: readonly Token[], { words, laid }: Context): Token[] | undefined {
  const asks = tokens.findIndex(({ text }) => text === 'if');
  const isLaid = laid || /^(?:line|infinite)$/.test(tokens[0]?.text ?? '');
  if (asks < 0 || !isLaid) return undefined;
  const cursor = new Cursor(tokens, asks, tokens.length);
  if (!cursor.takeAny('if it passes|goes through', 'if the line|beam passes|goes through')) return undefined;
  const from = cursor.at;
  if (!cursor.take('a|an|any|one|your')) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (found === undefined) return undefined;
  const like = tokens[asks] as Token;
  const piece = tokens.slice(from, found.to);
  return [...tokens.slice(0, asks + 1), ...piece, ...wordsLike(like, 'is in the line'), ...tokens.slice(found.to)];
}
passesThroughPiece.needs = oneOf('through');
