import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `If you start your turn with no enemies in range 3, gain a Coin`, `if you end your turn Slowed, heal 1`: at that moment, if it is so. */
export function turnBegun(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('if|when|whenever you start|begin|end your turn')) return undefined;
  const moment = tokens[2]?.text === 'end' ? 'end' : 'start';
  const from = cursor.at;
  const comma = tokens.findIndex(({ text }, n) => n > from && text === ',');
  if (comma < 0) return undefined;
  const rest = [...tokens.slice(comma)];
  const { length } = rest;
  const own = new Cursor(rest, length - 5, length);
  // "Until the end of it": of that turn.
  if (length > 5 && own.take('until the end of it')) rest.splice(-1, 1, ...wordsLike(like, 'your turn'));
  const near = tokens.slice(from, comma).some(({ text }) => /^(?:in|within|adjacent)$/.test(text));
  const asked = cursor.take('with')
    ? [
        ...wordsLike(like, near ? (cursor.sees('a|an|any') ? 'there is' : 'there are') : 'you have'),
        ...tokens.slice(cursor.at, comma),
        ...(tokens[comma - 1]?.text === 'adjacent' ? wordsLike(like, 'to you') : []),
      ]
    : [...wordsLike(like, 'you are'), ...(havingToo(tokens, from, comma, context) ?? tokens.slice(from, comma))];
  return [
    ...wordsLike(like, `at the ${moment} of your turn`),
    wordLike(like, ','),
    wordLike(like, 'if'),
    ...asked,
    ...rest,
  ];
}
turnBegun.begins = beginning('if|when|whenever');

/** `in your deploy zone with a Coin`: there, and one has it. */
function havingToo(tokens: readonly Token[], from: number, to: number, { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => n > from && n < to && text === 'with');
  const like = tokens[at];
  const behind = /^(?:a|an|\d+)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const named = like && wordAt(words, tokens, behind, to, ['token', 'counter', 'condition']);
  if (like === undefined || named?.to !== to) return undefined;
  const near = tokens.slice(from, at);
  // "Adjacent to an ally with a Coin": that one has it.
  const own = new Cursor(near, 0, near.length);
  if (!own.takeAny('in|on your? deploy|deployment zone', 'on|in a control point') || !own.done) return undefined;
  return [...near, ...wordsLike(like, 'and you have'), ...tokens.slice(at + 1, to)];
}

/** `If you are in your deploy zone with a Coin, score 1 point`: there, and one has it. */
export function thereWithIt(tokens: readonly Token[], context: Context): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'if' && tokens[n + 1]?.text === 'you' && tokens[n + 2]?.text === 'are',
  );
  const comma = tokens.findIndex(({ text }, n) => n > at && text === ',');
  const said = at < 0 || comma < 0 ? undefined : havingToo(tokens, at + 3, comma, context);
  return said && [...tokens.slice(0, at + 3), ...said, ...tokens.slice(comma)];
}

/** `If you started this turn Invisible, 6dmg instead`, `+2dmg if you began your turn adjacent to an ally`: what was so then is asked in the words for that. */
export function beganTurn(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'you' &&
      tokens[n - 1]?.text === 'if' &&
      /^(?:started|began)$/.test(tokens[n + 1]?.text ?? '') &&
      /^(?:this|your|the)$/.test(tokens[n + 2]?.text ?? '') &&
      tokens[n + 3]?.text === 'turn',
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const ends = tokens.findIndex(({ text }, n) => n > at && /^[,.:]$/.test(text));
  const to = ends < 0 ? tokens.length : ends;
  const so = tokens.slice(at + 4, to);
  if (so.length === 0 || so.some(({ text }) => /^(?:and|or|if|on|instead)$/.test(text))) return undefined;
  return [
    ...tokens.slice(0, at + 1),
    ...wordsLike(like, 'were'),
    ...so,
    ...wordsLike(like, 'at the start of your turn'),
    ...tokens.slice(to),
  ];
}
beganTurn.needs = oneOf('began started');

/**
 * `Take another turn. At the end of that turn, you are Stunned`, `they have +2 speed on their next turn. At the end of that turn, 2dmg`: of the
 * turn that comes, and not of this one.
 */
export function endOfAnother(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'of' && tokens[n - 1]?.text === 'end');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.takeAny('that|the turn', 'it', 'that') || !(cursor.done || cursor.sees(',|:'))) return undefined;
  const turn = before.findLastIndex(
    ({ text }, n) =>
      text === 'turn' && /^(?:another|extra|additional|more|next|following)$/.test(before[n - 1]?.text ?? ''),
  );
  const which = before[turn - 1]?.text;
  if (which === undefined) return undefined;
  const whose = /^(?:next|following)$/.test(which) ? before[turn - 2]?.text : 'your';
  // "At the start of target's next turn, they take 2 damage."
  const theirs = whose !== undefined && /^(?:their|its|target's|ally's|enemy's|unit's)$/.test(whose);
  if (!theirs && whose !== 'your') return undefined;
  const said = theirs ? 'their next turn' : 'your next turn';
  return [...tokens.slice(0, at + 1), ...wordsLike(like, said), ...tokens.slice(cursor.at)];
}
endOfAnother.needs = oneOf('end');
