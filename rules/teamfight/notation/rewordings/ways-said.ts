import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** `If you pushed an enemy, 2dmg`, behind a push: if that is one. */
export function ifYouPushed(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('if you pushed|pulled|moved|hit|targeted')) return undefined;
  const from = cursor.at;
  if (!cursor.take('an|a enemy|ally|hero|summon') || !cursor.sees(',|:')) return undefined;
  if (!before.some(({ text }) => text === 'push' || text === 'pull' || text === 'range')) return undefined;
  const like = tokens[0] as Token;
  return [like, ...wordsLike(like, 'the target is'), ...tokens.slice(from)];
}
ifYouPushed.begins = beginning('if');

/** `Teleport to any empty space, and an ally in range 1 to a space adjacent to you`: the one verb is of both. */
export function teleportsBoth(tokens: readonly Token[]): Token[] | undefined {
  if (tokens[0]?.text !== 'teleport') return undefined;
  const and = tokens.findIndex(({ text }, at) => at > 2 && text === 'and');
  const to = tokens.findIndex(({ text }, at) => at > and + 1 && text === 'to');
  if (and < 0 || to < 0 || !new Cursor(tokens, and + 1, tokens.length).sees('the|an|a|your|target|each'))
    return undefined;
  if (!new Cursor(tokens, to, tokens.length).sees('to a|an empty? space')) return undefined;
  return [...tokens.slice(0, and + 1), wordLike(tokens[0], 'teleport'), ...tokens.slice(and + 1)];
}
teleportsBoth.begins = beginning('teleport');

/** `Fly in a straight line to a space adjacent to a wall in range 5`: so far in a line, which ends there. */
export function lineToSpace(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('fly|move|dash|charge|jump|leap')) return undefined;
  const straight = cursor.take('in a straight line');
  if (!cursor.take('to a|an|any empty|free|unoccupied? space|point')) return undefined;
  const to = cursor.at;
  const wall = cursor.takeAny('adjacent to a|any wall', 'next to a|any wall');
  const beside = tokens.slice(to, cursor.at);
  if (!cursor.take('in|within range #')) return undefined;
  const far = tokens[cursor.at - 1] as Token;
  if (!straight && !cursor.take('in a straight line')) return undefined;
  if (!cursor.done && !cursor.sees(',|.|and|then')) return undefined;
  const [verb] = tokens as [Token];
  return [
    verb,
    ...wordsLike(verb, 'up to'),
    far,
    ...wordsLike(verb, 'in a straight line'),
    ...(wall ? [...wordsLike(verb, 'to a space'), ...beside] : []),
    ...tokens.slice(cursor.at),
  ];
}
lineToSpace.begins = beginning('fly|move|dash|charge|jump|leap');

/** `2dmg. Deals +100% damage to a unit you pushed this turn`: if you have pushed them. */
export function moreToThose(tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.findIndex(({ text }, at) => text === 'to' && /^(?:dmg|damage)$/.test(tokens[at - 1]?.text ?? ''));
  const cursor = new Cursor(tokens, to, tokens.length);
  const like = tokens[to];
  if (like === undefined || !cursor.takeAny('to a|an|any unit|enemy|target', 'to units|enemies|targets'))
    return undefined;
  cursor.take('that|whom');
  if (!cursor.take('you pushed|pulled|moved|damaged|hit|targeted this turn')) return undefined;
  const deed = tokens[cursor.at - 3] as Token;
  const from = /^deals?$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const said = [wordLike(like, 'if'), wordLike(like, 'you'), deed, ...wordsLike(like, 'them this turn')];
  return [...tokens.slice(from, to), ...said, ...tokens.slice(cursor.at)];
}
moreToThose.needs = oneOf('to');

const goes = /^(?:move|fly|dash|run|walk|teleport)$/;

const ofOthers = /^(?:push|pull|dmg|damage|range|target|swap|drag|it|they|them)$/;

/** `If adjacent to an enemy, sacrifice this`, behind a sentence in which nobody but you has moved: if you are. */
export function ifYouAreBeside(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.sees('if adjacent|next to a|an|any enemy|ally|unit|hero')) return undefined;
  const last = before.findLastIndex(({ text }) => goes.test(text));
  if (last < 0 || before.slice(last).some(({ text }) => ofOthers.test(text))) return undefined;
  if (last > 0 && !/^(?:may|can|,|then|and|:)$/.test(before[last - 1]?.text ?? '')) return undefined;
  const like = tokens[0] as Token;
  return [like, ...wordsLike(like, 'you are'), ...tokens.slice(1)];
}
ifYouAreBeside.begins = beginning('if');
ifYouAreBeside.needs = oneOf('adjacent next');

/** `In any order, each Wolf moves up to 2 and uses a default ability`: whoever plays them chooses that anyway. */
export function inAnyOrder(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('in any order ,? each|all') || cursor.done) return undefined;
  return tokens.slice(cursor.at - 1);
}
inAnyOrder.begins = beginning('in');
inAnyOrder.needs = oneOf('order');

const carriedThere = /^(?:pushed|carried|dragged|driven|swept|taken|shoved)$/;

/** `The first enemy you contact is pushed with you, and takes 3dmg at the end`: once it is. */
export function harmAtEnd(tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.length - 3;
  if (to < 5 || !new Cursor(tokens, to, tokens.length).sees('at the end')) return undefined;
  const along = tokens.findIndex(({ text }, at) => carriedThere.test(text) && tokens[at + 2]?.text === 'you');
  return along < 0 || !/^(?:dmg|damage)$/.test(tokens[to - 1]?.text ?? '') ? undefined : tokens.slice(0, to);
}
harmAtEnd.needs = oneOf('end');

/** `Push the first enemy you contact along with you`, `move 4 in a straight line, carrying the first enemy you reach`: that one is carried with you. */
export function takesFirstAlong(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:push|pushing|carry|carrying|drag|dragging)$/.test(text) && tokens[n + 2]?.text === 'first',
  );
  const like = tokens[at];
  if (like === undefined || (at > 0 && tokens[at - 1]?.text !== ',')) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('the first enemy|unit|ally you contact|hit|reach|meet|touch')) return undefined;
  const whom = tokens.slice(at + 1, cursor.at);
  // "Pushing the first enemy you contact 2" goes no farther.
  const along = cursor.takeAny('along? with you', 'along');
  if (!along && (at === 0 || !cursor.done)) return undefined;
  return [...tokens.slice(0, at), ...whom, ...wordsLike(like, 'is carried with you'), ...tokens.slice(cursor.at)];
}
takesFirstAlong.needs = oneOf('first');
