import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Enemies in range 2 heal 1 less`, `you receive 1 more healing`, in what only stands: so much more or less comes to them. */
export function healsLess(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot === 'ability' || slot === 'default') return undefined;
  const isNamed = tokens.at(-1)?.text === 'healing';
  const at = tokens.length - (isNamed ? 4 : 3);
  const [verb, number, last] = tokens.slice(Math.max(at, 0));
  if (!(isNamed ? /^(?:receive|get)s?$/ : /^heal$/).test(verb?.text ?? '') || number?.kind !== 'number')
    return undefined;
  if (verb === undefined || !/^(?:more|less)$/.test(last?.text ?? '')) return undefined;
  // "When they heal, ..." is one time alone.
  const whom = tokens.slice(0, at);
  if (whom.length === 0 || whom.some(({ text }) => /^(?:when|whenever|if|,|your|heals|and)$/.test(text)))
    return undefined;
  const sign: Token = { ...wordLike(verb, last?.text === 'less' ? '-' : '+'), kind: 'sign' };
  return [...whom, wordLike(verb, 'receive'), sign, number, wordLike(verb, 'healing')];
}
healsLess.needs = oneOf('more less');

/** `Pull all enemies in burst 2 towards you 1`, `push the target away from you 2`: how far stands behind whom. */
export function shovesThatFar(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('then');
  if (!cursor.take('pull|push')) return undefined;
  for (let at = cursor.at + 1; at < tokens.length; at++) {
    const way = new Cursor(tokens, at, tokens.length);
    if (!way.takeAny('towards|toward|to you', 'away from you') || tokens[way.at]?.kind !== 'number') continue;
    // Where a number says how far already, this one is something else.
    if (tokens[at - 1]?.kind === 'number' && !/^(?:range|burst)$/.test(tokens[at - 2]?.text ?? '')) return undefined;
    const number = tokens[way.at] as Token;
    return [...tokens.slice(0, at), number, ...tokens.slice(at, way.at), ...tokens.slice(way.at + 1)];
  }
  return undefined;
}
shovesThatFar.begins = beginning('pull|push|then');
shovesThatFar.needs = oneOf('towards toward away to');

/** `Range 3, choose Slow or Stun`, `Slow, Stun or Mark, your choice`: one of these, as "or" alone says. */
export function choosesState(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  if (!tokens.some(({ text }) => text === 'or')) return undefined;
  const last = tokens.findIndex((_, at) => new Cursor(tokens, at, tokens.length).sees(', your choice'));
  if (last > 0) return last + 3 === tokens.length ? tokens.slice(0, last) : undefined;
  const at = tokens.findIndex(({ text }) => text === 'choose');
  if (at < 1 || wordAt(words, tokens, at + 1, tokens.length, ['condition', 'token']) === undefined) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1)];
}
choosesState.needs = oneOf('choose choice');

/** `Attack with Hook`, `move 2, then attack with Hook`: of one's own ability, it is used. */
export function attacksWith(tokens: readonly Token[], context: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length - 2; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('attack with')) continue;
    const like = tokens[at] as Token;
    const { at: name } = cursor;
    cursor.take('your');
    return ownAbility(cursor, context) === undefined
      ? undefined
      : [...tokens.slice(0, at), wordLike(like, 'use'), ...tokens.slice(name)];
  }
  return undefined;
}
attacksWith.needs = oneOf('attack');

/** `When an adjacent ally is attacked, you may take the damage instead`: the damage that it would take from that attack. */
export function takesDamageInstead(tokens: readonly Token[]): Token[] | undefined {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const [when] = tokens;
  const said = new Cursor(tokens, 0, comma);
  if (when === undefined || comma < 3 || !said.take('when|whenever')) return undefined;
  const attacked = new Cursor(tokens, comma - 2, comma);
  if (!attacked.take('is attacked|hit')) return undefined;
  const does = new Cursor(tokens, comma + 1, tokens.length);
  if (!does.take('you may take the damage instead') || !(does.done || (does.take('of them|it') && does.done)))
    return undefined;
  return [
    ...tokens.slice(0, comma - 2),
    ...wordsLike(when, 'would take damage from an attack'),
    tokens[comma] as Token,
    ...wordsLike(when, 'you may take it instead'),
  ];
}
takesDamageInstead.begins = beginning('when|whenever');
takesDamageInstead.needs = oneOf('instead');

/** `The first enemy you contact is pushed 1 and you stop`: whoever comes up against somebody has stopped. */
export function stopsAnyway(tokens: readonly Token[]): readonly Token[] | undefined {
  if (!tokens.some(({ text }) => /^contact/.test(text))) return undefined;
  const end = ['and you stop', 'and stop'].find((said) => {
    const last = new Cursor(tokens, Math.max(0, tokens.length - said.split(' ').length), tokens.length);
    return last.take(said) && last.done;
  });
  return end === undefined ? undefined : tokens.slice(0, tokens.length - end.split(' ').length);
}
stopsAnyway.needs = oneOf('stop');

/** `Clear Burn from allies in range 2`, `remove Slow from an ally in range 2`: they clear it. */
export function theyClear(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('then');
  const like = tokens[cursor.at];
  if (like === undefined || !cursor.take('clear|remove')) return undefined;
  const { at } = cursor;
  const found = wordAt(words, tokens, at, tokens.length, ['condition']);
  const from = cursor.take('all conditions') ? cursor.at : found?.to;
  if (from === undefined || tokens[from]?.text !== 'from') return undefined;
  const whom = tokens.slice(from + 1);
  if (!/^(?:all|each|every|an?|allies|enemies|adjacent)$/.test(whom[0]?.text ?? '')) return undefined;
  if (whom.some(({ text }) => /^(?:,|and|or|until|if|you|yourself)$/.test(text))) return undefined;
  return [...whom, wordLike(like, 'clear'), ...tokens.slice(at, from)];
}
theyClear.begins = beginning('clear|remove|then');
theyClear.needs = oneOf('from');

/** `Move 3 to the nearest enemy`, `fly 4 to the farthest ally`: towards somebody, as nobody comes onto a unit. */
export function movesToSomebody(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (
      !cursor.take('move|moves|fly|flies|walk|walks|run|runs|dash|dashes') ||
      !(cursor.take('up to #') || cursor.take('#'))
    )
      continue;
    const to = tokens[cursor.at];
    if (to?.text !== 'to') continue;
    const whom = new Cursor(tokens, cursor.at + 1, tokens.length);
    whom.take('the');
    if (!whom.take('nearest|closest|furthest|farthest') && !whom.take('lowest|highest|most|least health|hp')) continue;
    if (!whom.sees('enemy|ally|unit|hero')) continue;
    return [...tokens.slice(0, cursor.at), wordLike(to, 'towards'), ...tokens.slice(cursor.at + 1)];
  }
  return undefined;
}
movesToSomebody.needs = oneOf('to');

/** Of `reworded.ts`. */
export const deedsInOtherOrder = [
  healsLess,
  shovesThatFar,
  choosesState,
  attacksWith,
  takesDamageInstead,
  stopsAnyway,
  theyClear,
  movesToSomebody,
];
