import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** Every place where `take` goes on, said as `instead` tells; undefined where there is none. */
function replaced(
  tokens: readonly Token[],
  take: (cursor: Cursor) => boolean,
  instead: (said: readonly Token[]) => readonly Token[],
): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const said: Token[] = [];
  let isOther = false;
  while (!cursor.done) {
    const { at } = cursor;
    if (take(cursor)) {
      said.push(...instead(tokens.slice(at, cursor.at)));
      isOther = true;
    } else {
      said.push(tokens[at] as Token);
      cursor.at = at + 1;
    }
  }
  return isOther ? said : undefined;
}

/** `2 additional damage to heroes`, `for 1 more damage`: +2 damage. */
export const moreDamage: Rewording = (tokens) =>
  replaced(
    tokens,
    (cursor) => cursor.take('# additional|extra|more|bonus damage|dmg'),
    ([number, , damage]) => (number && damage ? [wordLike(number, '+'), number, damage] : []),
  );

/** `a Hook per enemy hit`: for each of them. A limit per turn is none of it. */
export const forEachOf: Rewording = (tokens) =>
  replaced(
    tokens,
    (cursor) => !cursor.sees('per turn|round|game|battle') && cursor.take('per'),
    ([like]) => (like === undefined ? [] : wordsLike(like, 'for each')),
  );

/** `Range 2 + 1 for each Coin`: per Coin. */
export const perOne: Rewording = (tokens) =>
  replaced(
    tokens,
    (cursor) => cursor.takeAny('for each|every'),
    ([like]) => (like === undefined ? [] : [wordLike(like, 'per')]),
  );

/** `Gain a Coin, to a maximum of 3`, `summon a Wolf (up to 3)`: (max 3). "Gain Coins (up to 3)" is so many at once. */
export const mostInWords: Rewording = (tokens) => {
  const verb = tokens.findIndex(({ text }) => gains.test(text));
  const [first] = tokens.slice(verb + 1);
  if (verb < 0 || first === undefined || (first.kind !== 'number' && !/^(?:an?|the|your)$/.test(first.text)))
    return undefined;
  return replaced(
    tokens,
    (cursor) =>
      cursor.takeAny('( up to # )', '( to|at a? maximum|most of? # )') ||
      cursor.try(() => {
        const most = cursor.takeAny(',? up? to a maximum of #', ',? with a maximum of #');
        return (most && (cursor.done || cursor.sees(',|and|.'))) || undefined;
      }) === true,
    (said) => {
      const number = said.find(({ kind }) => kind === 'number');
      return number ? [...wordsLike(number, '( max'), number, wordLike(number, ')')] : [];
    },
  );
};

const gains = /^(?:gain|gains|get|gets|place|summon|put|create|add|give|heal|heals)$/;

/** `Spend one Move Action`, `place one 2x2 Mire`: a Move Action, where one is no number of anything that was counted before. */
export const oneForA: Rewording = (tokens) =>
  replaced(
    tokens,
    (cursor) =>
      oneIsGiven.test(cursor.before?.text ?? '') && !cursor.sees('one of|more|other|each') && cursor.take('one'),
    ([like]) => (like === undefined ? [] : [wordLike(like, 'a')]),
  );

const oneIsGiven = /^(?:spend|spends|place|put|create|summon|gain|gains|use|discard|remove)$/;
