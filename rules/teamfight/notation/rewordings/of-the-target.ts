import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const still = ['they are|live', 'they still live', "they're", 'it|they is|are', 'the target is'];

/** `At the end of your next turn, if they are alive, they heal 2`: who is dead is neither healed nor harmed. */
export function ifAlive(tokens: readonly Token[], { them }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'if' && (n === 0 || tokens[n - 1]?.text === ','));
  if (at < 0 || them !== 'target') return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.takeAny(...still) || !cursor.take('still? alive')) return undefined;
  if (!cursor.take(',')) return undefined;
  const rest = tokens.slice(cursor.at);
  const bare = rest.length === 2 && rest[0]?.kind === 'number' && /^(?:dmg|damage)$/.test(rest[1]?.text ?? '');
  if (!bare && !cursor.sees('they|it|the')) return undefined;
  if (rest.some(({ text }) => /^(?:you|your|and|,|place|push|pull)$/.test(text))) return undefined;
  const does = bare ? [...wordsLike(tokens[at] as Token, 'they take'), ...rest] : rest;
  return [...tokens.slice(0, at), ...does];
}

/** `Range 1, target is Slowed and place a Snare in their space`: what the target is, it is made, as with "Slow, place a Snare". */
export function madeSo(tokens: readonly Token[]): Token[] | undefined {
  const place = tokens.findIndex(
    ({ text }, n) => text === 'place' && /^(?:,|and|then)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const is = tokens.findIndex(
    ({ text }, n) => n < place && /^(?:is|gains|gets)$/.test(text) && tokens[n - 1]?.text === 'target',
  );
  // "Is Slowed and", "gains Slow, and then": a single word says what.
  if (place < 0 || is < 2 || place - is > 4 || !/^(?:,|and|then)$/.test(tokens[is + 2]?.text ?? '')) return undefined;
  const who = tokens[is - 2]?.text === 'the' ? is - 2 : is - 1;
  if (tokens[who - 1]?.text !== ',') return undefined;
  return [...tokens.slice(0, who), ...tokens.slice(is + 1)];
}

/** `Teleport adjacent to it`, behind a piece that was moved: to a space that is. */
export function besideIt(tokens: readonly Token[], { them }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (them !== undefined || !cursor.take('teleport')) return undefined;
  const { at } = cursor;
  if (!cursor.take('adjacent|next to it|the|that')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(tokens[0] as Token, 'to a space'), ...tokens.slice(at)];
}
