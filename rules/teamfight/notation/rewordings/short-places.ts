import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Teleport your Wolf to range 1`, `teleport the target to range 2 of you`: to an empty space there. */
export function toReach(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'to' && tokens[n + 1]?.text === 'range');
  const like = tokens[at];
  if (like === undefined || tokens[at + 2]?.kind !== 'number') return undefined;
  const goes = tokens.slice(0, at).findLastIndex(({ text }) => /^teleports?$/.test(text));
  if (goes < 0 || tokens.slice(goes, at).some(({ text }) => /^(?:,|and|then|or|:)$/.test(text))) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'to an empty space in'), ...tokens.slice(at + 1)];
}
toReach.needs = oneOf('range');

/** `Swap places with an ally, in unlimited range`, `unit with your Rope, in LoS, 2dmg`: whoever stands before it, who is there. */
export function reachApart(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => {
    if (n < 2 || text !== ',') return false;
    const cursor = new Cursor(tokens, n + 1, tokens.length);
    if (!cursor.takeAny('in|at|of? unlimited|infinite|any range', 'in|within los', 'in|within line of sight'))
      return false;
    return cursor.done || cursor.sees(',|.');
  });
  const whom = /^(?:unit|enemy|ally|hero|units|enemies|allies)$/;
  if (at < 0 || !tokens.slice(0, at).some(({ text }) => whom.test(text))) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1)];
}

/** `Teleport adjacent to your Snare`: to an empty space there. */
export function besidePiece(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:adjacent|next)$/.test(text) && /^teleports?$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (like === undefined || !cursor.take('to') || !cursor.takeAny('one|any of your', 'your|a')) return undefined;
  if (wordAt(words, tokens, cursor.at, tokens.length, ['marker']) === undefined) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'to an empty space adjacent to'), ...tokens.slice(at + 2)];
}
besidePiece.needs = oneOf('adjacent next');

/** `Range 2 of it, 1dmg`, behind a piece: one unit there. */
export function reachOfIt(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('range # of it|this|that') || !cursor.sees(',')) return undefined;
  const [first] = tokens;
  return first && [...wordsLike(first, 'a unit in'), ...tokens];
}
reachOfIt.begins = beginning('range');

/** `You may destroy it for 2dmg to them`: to deal that. */
export function forHarm(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => {
    if (text !== 'for' || tokens[n + 1]?.kind !== 'number') return false;
    if (!/^(?:dmg|damage)$/.test(tokens[n + 2]?.text ?? '') || tokens[n + 3]?.text !== 'to') return false;
    // "For 2dmg to adjacent enemies" could be next to what goes.
    return /^(?:them|it|that|the)$/.test(tokens[n + 4]?.text ?? '');
  });
  const like = tokens[at];
  const paid = /^(?:destroy|remove|discard|spend|sacrifice|lose|detonate)$/;
  if (like === undefined || !tokens.slice(0, at).some(({ text }) => paid.test(text))) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'to deal'), ...tokens.slice(at + 1)];
}
forHarm.needs = oneOf('for');

/** `LoS through it is blocked`, `line of sight cannot pass through this`: it blocks that. */
export function sightBlocked(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('los', 'line of sight')) return undefined;
  const through = cursor.takeAny("cannot|can't pass|go|be drawn through");
  if (!through && !cursor.take('through')) return undefined;
  const { at } = cursor;
  const it = tokens[at];
  if (it === undefined || !cursor.take('it|this|them')) return undefined;
  if (!through && !cursor.takeAny('is blocked')) return undefined;
  return cursor.done
    ? [it, wordLike(it, it.text === 'them' ? 'block' : 'blocks'), ...wordsLike(it, 'line of sight')]
    : undefined;
}
sightBlocked.begins = beginning('los|line');
