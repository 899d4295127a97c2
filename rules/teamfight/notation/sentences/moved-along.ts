import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const whom = 'an|one|any|another adjacent ally|unit|enemy|hero|summon';

/** `Move 3, an adjacent ally moves with you`: brought along. */
export function movesAlong(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length; at++) {
    if (!/^(?:,|and|then)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const like = tokens[at] as Token;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take(whom)) continue;
    const named = tokens.slice(at, cursor.at);
    if (!cursor.take('moves|flies|comes|goes|travels along? with you')) continue;
    const joint = tokens[at - 1]?.text === ',' ? at : at - 1;
    const comma = joint === at ? [] : [{ ...wordLike(like, ','), kind: 'sign' as const }];
    return [
      ...tokens.slice(0, joint),
      ...comma,
      wordLike(like, 'bringing'),
      ...named,
      ...wordsLike(like, 'with you'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}

/** `+2 movement this turn`, `you have +1 movement until ...`: so much more speed. */
export function moreMovement(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'movement' && tokens[n - 1]?.kind === 'number' && /^[+-]$/.test(tokens[n - 2]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || !/^(?:this|until|for|on|,|and|)$/.test(tokens[at + 1]?.text ?? '')) return undefined;
  const bare = at === 2 ? wordsLike(like, 'you have') : [];
  return [...bare, ...tokens.slice(0, at), wordLike(like, 'speed'), ...tokens.slice(at + 1)];
}

/** `You lose your Move Action next turn`, `lose a Move Action on your next turn`: there is none in it. */
export function noMoveNext(tokens: readonly Token[], source: string): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('you? lose your|a|one move|standard action')) return undefined;
  const kind = tokens[cursor.at - 2]?.text ?? '';
  if (!cursor.takeAny('on|in|during|for? your? next turn', 'next turn') || !cursor.done) return undefined;
  // Of several only one would be lost.
  if (/additional|extra|gain(?:s|ed)? an? (?:move|standard)/i.test(source)) return undefined;
  return wordsLike(like, `on your next turn , you can't take ${kind} actions`);
}

/** `Take 2 damage to untap this`: a price, and what it is for. */
export function takesTo(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('take # irreducible? damage|dmg irreducible?')) return undefined;
  const { at } = cursor;
  if (!cursor.take('to') || !cursor.sees('untap|refresh|ready|reset|heal|move|fly|gain|deal|push|pull|use|make|draw'))
    return undefined;
  return [...tokens.slice(0, at), { ...wordLike(tokens[at] as Token, ','), kind: 'sign' }, ...tokens.slice(cursor.at)];
}

/** `+1 damage on your next Jab`: that deals so much more. */
export function onNextUse(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.takeAny('you? deal|have|gain|get');
  const { at } = cursor;
  if (!cursor.take('+ # damage|dmg')) return undefined;
  const much = tokens.slice(at, cursor.at);
  const like = tokens[at] as Token;
  if (!cursor.take('on|with|to your next') || cursor.sees('turn') || cursor.done) return undefined;
  const named = tokens.slice(cursor.at);
  if (named.length > 4 || named.some(({ kind }) => kind !== 'word')) return undefined;
  return [...wordsLike(like, 'your next'), ...named, wordLike(like, 'deals'), ...much];
}

/** `Others in your space or in burst 1`: a burst around you has that space, too. */
export function ownSpaceToo(tokens: readonly Token[], { marker }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'in' && tokens[n + 1]?.text === 'your');
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (at < 0 || marker !== undefined || !cursor.take('in your space or|and')) return undefined;
  cursor.take('in');
  if (!cursor.take('burst #') || cursor.sees('of|around|from')) return undefined;
  return [...tokens.slice(0, at + 1), ...tokens.slice(cursor.at - 2)];
}

/** `The target gets a Mine in their space`: it is placed there. */
export function getsThere(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    cursor.at = at;
    if (at > 0 && !/^(?:,|and|then)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const who = cursor.takeAny('the target|attacker', 'they|it');
    const from = cursor.at;
    if (!who || !cursor.take('gets|get|gains|gain|receives a|an')) continue;
    const like = tokens[from] as Token;
    const where = tokens.findIndex(({ text }, n) => n > cursor.at && /^(?:in|on|under)$/.test(text));
    const there = new Cursor(tokens, Math.max(where, 0), tokens.length);
    if (where < 0 || where - cursor.at > 4 || !there.take('in|on|under their|its|the space')) continue;
    const whose = tokens[from - 1]?.text === 'attacker' ? "the attacker's" : 'their';
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, 'place a'),
      ...tokens.slice(cursor.at, where),
      ...wordsLike(like, `in ${whose} space`),
      ...tokens.slice(there.at),
    ];
  }
  return undefined;
}
