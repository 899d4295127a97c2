import { kindOf } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Push the first enemy you hit 2`, `2dmg to the first unit you run into`: whom one meets stands before what is done to it. */
export function whomOneMeets(tokens: readonly Token[]): Token[] | undefined {
  const first = tokens.findIndex(({ text }, at) => text === 'first' && tokens[at - 1]?.text === 'the');
  const cursor = new Cursor(tokens, first - 1, tokens.length);
  const like = tokens[first];
  if (first < 2 || like === undefined || !cursor.take('the first enemy|ally|unit|hero|target that? you'))
    return undefined;
  if (!cursor.takeAny('run|bump|crash|ram|slam|move into', 'collide with', 'hit|touch|meet|reach|contact|encounter'))
    return undefined;
  const does = new Cursor(tokens, 0, first - 1);
  const damage = does.take('deal? # dmg|damage to') && does.done;
  const verb = !damage && does.at === 0 && does.take('push|pull|slow|stun|immobilize|disarm|silence') && does.done;
  // "Damage the first unit you hit would take" is more than whom one meets.
  if ((!damage && !verb) || (damage && !cursor.done && !cursor.sees(',|and|then'))) return undefined;
  const what = tokens.slice(0, damage ? first - 2 : first - 1);
  return [...tokens.slice(first - 1, cursor.at), ...wordsLike(like, ','), ...what, ...tokens.slice(cursor.at)];
}
whomOneMeets.needs = oneOf('first');

const deeds = ['damage|hit|heal|push|pull|kill|miss'];

/** `Enemies you damage get 1 Venom`, as what stands: when you damage an enemy, it gets it. */
export function whoeverYou(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || !/^(?:passive|token|condition)$/.test(slot)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const one = cursor.takeAny('enemies', 'each|every|any|an enemy')
    ? 'an enemy'
    : cursor.takeAny('allies', 'each|every|any|an ally')
      ? 'an ally'
      : cursor.takeAny('units', 'each|every|any|a unit')
        ? 'a unit'
        : undefined;
  cursor.take('that|who|whom');
  const does = cursor.at + 1;
  if (
    one === undefined ||
    !cursor.take('you') ||
    !cursor.takeAny(...deeds) ||
    cursor.done ||
    cursor.sees(',|with|by|from')
  )
    return undefined;
  return [
    ...wordsLike(like, 'when you'),
    ...tokens.slice(does, cursor.at),
    ...wordsLike(like, `${one} , it`),
    ...tokens.slice(cursor.at),
  ];
}
whoeverYou.needs = oneOf('you');

/** Who "it" could be behind them, too. */
const others = /^(?:an?|enemy|enemies|ally|allies|units?|targets?|attackers?)$/;

const placing = /^(?:places?|summons?|creates?|puts?|deploys?|attach)$/;

/** Verbs of units alone: whatever else "this" could be does none of them. */
const ofUnits = new Map([
  ['dies', 'die'],
  ['moves', 'move'],
  ['attacks', 'attack'],
]);

/** `When this dies, enemies in range 2 take 1dmg`, `dies when it takes damage`: on a unit's own card "this" is the unit. */
export function ofThis(tokens: readonly Token[], { slot }: Context, before: readonly Token[]): Token[] | undefined {
  // Behind a piece that is placed it is that piece.
  if (slot !== 'passive' || [...before, ...tokens].some(({ text }) => placing.test(text))) return undefined;
  const [like] = tokens;
  const fragile = new Cursor(tokens, 0, tokens.length);
  fragile.takeAny('this|it');
  if (
    like !== undefined &&
    fragile.take('dies') &&
    fragile.takeAny('when|whenever|if this|it takes any? damage|dmg', 'when|whenever|if this|it is damaged|hurt') &&
    fragile.done
  )
    return wordsLike(like, 'when you take damage , you die');
  const words: Token[] = [];
  let found = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const cursor = new Cursor(tokens, at, tokens.length);
    const verb = ofUnits.get(tokens[at + 1]?.text ?? '');
    const isIt = found && /^(?:it|its|itself)$/.test(token.text);
    if (isIt && (at !== tokens.length - 2 || tokens.some(({ text }) => others.test(text)))) return undefined;
    if ((token.text === 'this' || isIt) && verb !== undefined) {
      words.push(...wordsLike(token, `you ${verb}`));
      at += 1;
    } else if (cursor.take('this takes')) {
      words.push(...wordsLike(token, 'you take'));
      at += 1;
    } else if (cursor.take('this is damaged|hit|attacked|targeted|pushed|pulled|healed')) {
      words.push(...wordsLike(token, 'you are'), tokens[at + 2] as Token);
      at += 2;
    } else if (
      cursor.take('of|to this') &&
      (cursor.done || cursor.sees(',|are|is|have|has|take|gain|get|cannot|heal'))
    ) {
      words.push(token, ...wordsLike(token, 'you'));
      at += 1;
    } else {
      words.push(token);
      continue;
    }
    found = true;
  }
  return found ? words : undefined;
}

/** `Attacks on you: +1def`, `range 3 aura: enemies have -1 speed`: a colon where the notation says who has it. */
export function withColon(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!/^(?:passive|token|condition)$/.test(context.slot)) return undefined;
  const colon = tokens.findIndex(({ text }) => text === ':');
  const like = tokens[colon];
  if (like === undefined) return undefined;
  const aura = new Cursor(tokens, 0, colon + 1);
  if (aura.takeAny('range # aura :', 'aura range # :')) {
    const who = new Cursor(tokens, colon + 1, tokens.length);
    if (!who.takeAny('enemies|allies|units|others', 'all|each|every enemies|allies|units|enemy|ally|unit'))
      return undefined;
    if (who.sees('in|within|adjacent|you|that|who|,|and')) return undefined;
    const number = tokens.slice(0, colon).filter(({ text }) => text !== 'aura');
    return [...tokens.slice(colon + 1, who.at), ...wordsLike(like, 'in'), ...number, ...tokens.slice(who.at)];
  }
  if (!/^[+-]$/.test(tokens[colon + 1]?.text ?? '')) return undefined;
  const whom = new Cursor(tokens, 0, colon);
  const named = whom.take('attacks|abilities') || noun(whom, context) !== undefined;
  return named ? [...tokens.slice(0, colon), ...wordsLike(like, 'have'), ...tokens.slice(colon + 1)] : undefined;
}
withColon.needs = oneOf(':');

/**
 * `Abilities from range 3 or more have +1def against you`, `attacks from beyond range 2 deal no damage to you`: that target you from there.
 */
export function againstYou(tokens: readonly Token[]): Token[] | undefined {
  const verb = tokens.findIndex(({ text }, at) => at > 0 && /^(?:have|deal|do)$/.test(text));
  const like = tokens[verb];
  const at = tokens.findIndex(
    ({ text }, at) => at > verb && text === 'you' && /^(?:against|to)$/.test(tokens[at - 1]?.text ?? ''),
  );
  const toYou = tokens[at - 1]?.text === 'to';
  if (like === undefined || verb < 1 || at < 0 || toYou !== /^(?:deal|do)$/.test(like.text)) return undefined;
  const from = tokens.slice(0, verb).findLastIndex(({ text }) => /^(?:,|and|:)$/.test(text)) + 1;
  const cursor = new Cursor(tokens, from, verb);
  cursor.take('all');
  // "Your attacks deal +1 damage to you" is said of yours.
  cursor.take('enemy|hostile');
  if (kindOf(cursor, true) === undefined) return undefined;
  if (!cursor.done && !cursor.sees('from|beyond|at')) return undefined;
  const behind = new Cursor(tokens, at + 1, tokens.length);
  if (!behind.done && !behind.sees('until|while|for|,|and')) return undefined;
  return [
    ...tokens.slice(0, cursor.at),
    ...wordsLike(like, 'targeting you'),
    ...tokens.slice(cursor.at, at - 1),
    ...tokens.slice(at + 1),
  ];
}
againstYou.needs = oneOf('have deal do');
