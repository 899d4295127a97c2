import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Enemies hit by Hook are Slowed`, `enemies hit by your default attacks lose 1 Coin`: when you hit one with that. */
export function hitBy(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || context.slot !== 'passive') return undefined;
  cursor.take('all|any');
  if (!cursor.take('enemies|units|allies')) return undefined;
  const who = cursor.before?.text;
  cursor.takeAny('that|who are', 'that|who were');
  if (!cursor.take('hit by|with')) return undefined;
  const from = cursor.at;
  const default_ = cursor.take('your default attacks|attack');
  if (!default_) {
    cursor.take('your');
    if (ownAbility(cursor, context) === undefined) return undefined;
  }
  const means = default_ ? wordsLike(like, 'a default attack') : tokens.slice(from, cursor.at);
  cursor.take('also');
  if (!cursor.sees('are|gain|get|lose|take|have|cannot|move|may')) return undefined;
  const one = who === 'enemies' ? 'an enemy' : who === 'allies' ? 'an ally' : 'a unit';
  return [
    ...wordsLike(like, `when you hit ${one} with`),
    ...means,
    ...wordsLike(like, ', they'),
    ...tokens.slice(cursor.at),
  ];
}
hitBy.begins = beginning('all|any|enemies|units|allies');
hitBy.needs = oneOf('hit');

/** What an attack may do beside its damage. */
const does: ReadonlyMap<string, string> = new Map([
  ['stuns', 'stun'],
  ['slows', 'slow'],
  ['blinds', 'blind'],
  ['silences', 'silence'],
  ['immobilizes', 'immobilize'],
  ['disarms', 'disarm'],
  ['pushes', 'push'],
  ['pulls', 'pull'],
]);

/** `Every third attack stuns`, `every second attack pushes 1`: when so many have been made. */
export function nthAttackDoes(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('every|each second|third|fourth|other of? your? attack')) return undefined;
  const from = cursor.at;
  cursor.take('also');
  const verb = does.get(cursor.peek()?.text ?? '');
  if (verb === undefined) return undefined;
  const like = tokens[cursor.at] as Token;
  cursor.at += 1;
  cursor.takeAny('the? target', 'them');
  return [...tokens.slice(0, from), wordLike(like, ','), wordLike(like, verb), ...tokens.slice(cursor.at)];
}
nthAttackDoes.begins = beginning('every|each');
nthAttackDoes.needs = oneOf('attack');

/** `Your heals also give Armor`: to those who are healed. `Your Poison also slows`: those who have it. */
export function yoursAlso(tokens: readonly Token[], { words, slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive' || !cursor.take('your')) return undefined;
  if (cursor.take('heals|healing also? give|gives|grant|grants')) {
    return [...wordsLike(like, 'when you heal a unit , it also gains'), ...tokens.slice(cursor.at)];
  }
  const token = wordAt(words, tokens, cursor.at, tokens.length, ['token', 'condition']);
  if (token === undefined) return undefined;
  const named = tokens.slice(cursor.at, token.to);
  cursor.at = token.to;
  const given = cursor.takeAny('also slows|slow', 'also gives|give slow') ? 'slowed' : undefined;
  if (given === undefined || !(cursor.done || cursor.sees('.'))) return undefined;
  return [
    ...wordsLike(like, 'units with your'),
    ...named,
    ...wordsLike(like, `are ${given}`),
    ...tokens.slice(cursor.at),
  ];
}
yoursAlso.begins = beginning('your');
yoursAlso.needs = oneOf('also');
