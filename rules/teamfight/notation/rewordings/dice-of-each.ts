import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const one: Readonly<Record<string, string>> = { enemies: 'enemy', allies: 'ally', units: 'unit' };

const aDie = [
  'roll|rolls a die|dice|d',
  'roll|rolls one die',
  'roll|rolls # d #',
  'roll|rolls a d #',
  'roll|rolls',
] as const;

/** Whether nothing more stands there than that a die is rolled, for each where several are meant. */
const isAll = (cursor: Cursor): boolean => {
  cursor.takeAny('for each of them', 'for each target', 'for each', 'each');
  return cursor.done || cursor.sees('.') || cursor.sees(':');
};

/**
 * `Enemies in burst 2 roll a die`, `each ally in range 3 rolls a die`, `burst 2, roll a die for each enemy`: a die for each of them. `Enemy in
 * range 3 rolls a die`, `they roll a die`: one die, whoever lets it fall.
 */
export function diceOfEach(tokens: readonly Token[], { them, named }: Context): Token[] | undefined {
  const roll = tokens.findIndex(({ text }) => text === 'roll' || text === 'rolls');
  const like = tokens[roll];
  if (like === undefined || roll < 1) return undefined;
  const cursor = new Cursor(tokens, roll, tokens.length);
  if (!cursor.takeAny(...aDie)) return undefined;
  const behind = tokens.slice(cursor.at);
  const head = tokens.slice(0, tokens[roll - 1]?.text === ',' ? roll - 1 : roll);
  const [first, second] = head;
  const said = (...who: Token[]): Token[] => [...wordsLike(like, 'roll a die for each'), ...who];
  const known = rolling(head);
  if (known !== undefined) {
    const isOne = known > 0 || (them !== undefined && them !== 'each' && named.target !== 'each');
    return isOne ? [...head.slice(0, known), ...wordsLike(like, 'roll a die'), ...behind] : undefined;
  }
  // "Burst 2, roll a die for each enemy": of those in it.
  const area = first?.text === 'burst' && second?.kind === 'number' && head.length === 2;
  if (area) {
    const counted = new Cursor(tokens, cursor.at, tokens.length);
    if (!counted.take('for each enemy|ally|unit')) return undefined;
    const who = tokens[counted.at - 1] as Token;
    counted.takeAny('in it', 'in the area', 'hit', 'there');
    return [...said(who, ...wordsLike(like, 'in'), ...head), ...tokens.slice(counted.at)];
  }
  const each = first?.text === 'each' || first?.text === 'every';
  const many = one[(each ? undefined : first?.text) ?? ''];
  const rest = new Cursor(tokens, cursor.at, tokens.length);
  if (!isAll(rest)) return undefined;
  if (each && second !== undefined) return [...said(...head.slice(1)), ...tokens.slice(rest.at)];
  if (many !== undefined)
    return [...said(...wordsLike(first as Token, many), ...head.slice(1)), ...tokens.slice(rest.at)];
  // One who is chosen: it is the same die.
  const isOne = /^(?:enemy|ally|unit|target|an|a)$/.test(first?.text ?? '') && like.text === 'rolls';
  return isOne ? [...head, ...wordsLike(like, ', roll a die'), ...behind] : undefined;
}
diceOfEach.needs = oneOf('roll rolls');

/** `they`, `the attacker`, `when an enemy hits you, they`: where whoever rolls is named at the end of these words, who is known by what stands before. */
function rolling(head: readonly Token[]): number | undefined {
  const [last, before] = [head.at(-1)?.text ?? '', head.at(-2)?.text ?? ''];
  const who = /^(?:they|it)$/.test(last) ? 1 : /^(?:attacker|target)$/.test(last) && before === 'the' ? 2 : 0;
  const at = head.length - who;
  if (who === 0) return undefined;
  return at === 0 || (head[at - 1]?.text === ',' && /^when(?:ever)?$/.test(head[0]?.text ?? '')) ? at : undefined;
}
