import type { Context } from '../context.ts';
import type { Tail } from '../sentences/desk.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

/** The last word before a sentence, but for the stop behind it. */
const lastSaid = (before: readonly Token[]): string =>
  before.findLast(({ kind, text }) => kind !== 'line' && text !== '.')?.text ?? '';

/** `Range 1, 3dmg. +1 if they are Slowed`: behind damage it is so much more of it. */
export function moreDamage(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!/^(?:dmg|damage)$/.test(lastSaid(before)) || !cursor.take('+ #')) return undefined;
  const like = tokens[1] as Token;
  return cursor.sees('if|when|while|for|per|against|vs|at|beyond|on')
    ? [...tokens.slice(0, 2), wordLike(like, 'dmg'), ...tokens.slice(2)]
    : undefined;
}
moreDamage.begins = beginning('+');

/** `Range 4, 2dmg`, and in the next line `or 3dmg if they are Slowed`: instead of what stands before. */
export function orInstead(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!/^(?:dmg|damage)$/.test(lastSaid(before)) || !cursor.take('or # dmg|damage') || !cursor.sees('if|against'))
    return undefined;
  const like = tokens[0] as Token;
  return [...tokens.slice(1, cursor.at), wordLike(like, 'instead'), ...tokens.slice(cursor.at)];
}
orInstead.begins = beginning('or');

/** `Range 1, 2dmg, roll 5+ to Stun`, `roll 4+, heal 2`: a die, of which such a number brings it. */
export function rollsTo(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'roll');
  const like = tokens[at];
  if (like === undefined || (at > 0 && !/^(?:,|and|then)$/.test(tokens[at - 1]?.text ?? ''))) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  cursor.take('a');
  const from = cursor.at;
  if (!cursor.takeAny('# +', '# or more|higher')) return undefined;
  const number = tokens.slice(from, cursor.at);
  // What is rolled "to hit" is the attack's own die.
  const isFirst = at === 0 && cursor.take(',|:');
  if (!isFirst && !cursor.take('to')) return undefined;
  if (cursor.done || cursor.sees('hit|miss|crit|attack|target')) return undefined;
  if (!isFirst && tokens.slice(cursor.at).some(({ text }) => text === ',' || text === 'roll')) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, 'roll a die , on a'),
    ...number,
    wordLike(like, ','),
    ...tokens.slice(cursor.at),
  ];
}
rollsTo.needs = oneOf('roll');

/** `Move 2 in a straight line, up to two times`, `fly 2 twice`: so often it is done. */
export function movesOften(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || !/^(?:move|walk|fly|teleport|jump|leap|dash)$/.test(like.text)) return undefined;
  for (let at = tokens.length - 1; at > 1; at--) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('up to # times', 'up to twice', '# times', 'twice') || !cursor.done) continue;
    const start = tokens[at - 1]?.text === 'to' ? at - 2 : at;
    const often = tokens.slice(start);
    const behind = tokens[start - 1]?.text === ',' ? start - 1 : start;
    const does = tokens.slice(0, behind);
    if (does.some(({ text }) => /^(?:,|and|then|or|:)$/.test(text))) return undefined;
    return [...often, { ...wordLike(like, ':'), kind: 'sign' }, ...does];
  }
  return undefined;
}
movesOften.begins = beginning('move|walk|fly|teleport|jump|leap|dash');

/** `Become Invisible until you attack or your next turn ends`: or the end of that. */
export function turnEnding(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      /^(?:ends|starts|begins)$/.test(text) && tokens[n - 1]?.text === 'turn' && tokens[n - 2]?.text === 'next',
  );
  const whose = tokens[at - 3];
  if (at < 0 || whose === undefined || !/^(?:your|their|its)$/.test(whose.text)) return undefined;
  const joint = tokens[at - 4]?.text ?? '';
  if (!/^(?:or|until|till)$/.test(joint) || !tokens.slice(0, at - 3).some(({ text }) => /^(?:until|till)$/.test(text)))
    return undefined;
  const moment = tokens[at]?.text === 'ends' ? 'the end of' : 'the start of';
  return [
    ...tokens.slice(0, at - 3),
    ...wordsLike(whose, moment),
    ...tokens.slice(at - 3, at),
    ...tokens.slice(at + 1),
  ];
}
turnEnding.needs = oneOf('next');

/**
 * `Range 3, 1dmg, give a Welt. At 3 Welts, they are Stunned`: whoever has just been given one, where no other card gives any, so that nobody comes to
 * have so many elsewhere.
 */
export function atSoMany(
  tokens: readonly Token[],
  { slot, words, handed, them }: Context,
  before: readonly Token[],
): Token[] | undefined {
  if ((slot !== 'ability' && slot !== 'default') || them !== 'target') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  // "When a unit has 3 Welts": of whoever is given one, as long as nothing else gives any.
  const said = cursor.takeAny(
    'at #',
    'when|once they have #',
    'when|once it|target has #',
    'when|once|if the|a|an target|unit|enemy has #',
  );
  if (!said) return undefined;
  const [like, number] = [tokens[0] as Token, tokens[cursor.at - 1] as Token];
  cursor.takeAny('or more', '+');
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['token', 'condition']);
  if (named !== undefined) cursor.at = named.to;
  else cursor.takeAny('tokens|stacks', 'of them|these');
  const word = named?.word ?? wordOf(words, handed, 'token', 'condition');
  if (word === undefined || !cursor.sees(',|:') || !isOfOneCard(words, word.name)) return undefined;
  const given = before.findIndex((_, at) => wordAt(words, before, at, before.length, [word.kind])?.word === word);
  if (given < 0) return undefined;
  const have = [...wordsLike(like, 'if they have'), number, ...wordsLike(like, 'or more')];
  return [...have, ...wordsLike(like, word.name.toLowerCase()), ...tokens.slice(cursor.at)];
}
atSoMany.begins = beginning('at|when|once|if');

/** Whether no more than one card speaks of it. */
const isOfOneCard = ({ all }: Words, name: string): boolean => {
  const said = name.toLowerCase();
  const cards = all.filter(
    ({ kind, text }) => (kind === 'ability' || kind === 'passive') && text.toLowerCase().includes(said),
  );
  return cards.length <= 1;
};

/** `Range 1, 2dmg. Summons take +2dmg`, of an attack on one: against such a target it is so much more. */
export function suchTakeMore(
  tokens: readonly Token[],
  before: readonly Token[],
  tail: Tail | undefined,
): Token[] | undefined {
  if (tail?.node.node !== 'target' || !/^(?:dmg|damage)$/.test(lastSaid(before))) return undefined;
  const takes = tokens.findIndex(({ text }) => /^(?:take|takes|receive|receives)$/.test(text));
  const like = tokens[takes];
  const more = new Cursor(tokens, takes + 1, tokens.length);
  if (like === undefined || takes < 1 || takes > 9 || !more.take('+ # dmg|damage') || !more.done) return undefined;
  const who = tokens.slice(0, takes);
  const isBefore = takes < 5 && named.test(who.at(-1)?.text ?? '');
  const isBehind = named.test(who[0]?.text ?? '') && /^(?:at|below|with|without)$/.test(who[1]?.text ?? '');
  if (!isBefore && !isBehind) return undefined;
  if (who.some(({ text }) => /^(?:the|all|each|every|any|other|those|these|and|you|your)$/.test(text)))
    return undefined;
  if (isBefore && who.some(({ text }) => text === 'or')) return undefined;
  return [...tokens.slice(takes + 1), wordLike(like, 'against'), ...who];
}

const named = /^(?:summons|objects|heroes|units|enemies|targets)$/;

/** `The damage is doubled if they are Slowed`: as behind the number itself. */
export function damageDoubled(tokens: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const said = cursor.takeAny('the|this|that|its? damage is', 'damage is', 'this is') && cursor.sees('doubled|tripled');
  return said ? tokens.slice(cursor.at) : undefined;
}
damageDoubled.begins = beginning('the|this|that|its|damage');
damageDoubled.needs = oneOf('doubled tripled');

/** `Give each your Mark`: each of those who were chosen, as a gift to several is anyway. */
export function givesEach(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'give');
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (at < 0 || !cursor.takeAny('each of them', 'each') || !cursor.sees('your|a|an|one|1')) return undefined;
  return [...tokens.slice(0, at + 1), ...tokens.slice(cursor.at)];
}
givesEach.needs = oneOf('give');
