import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About, Rewording } from './rewording.ts';

/** `At max Rage, your attacks are undefendable`: with as many as there can be, where the counter says how many that is. */
export function atMost(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (
    like === undefined ||
    !cursor.takeAny('while|when|if you are? at|have max|maximum|full', 'while? at max|maximum|full')
  )
    return undefined;
  const counter = wordAt(words, tokens, cursor.at, tokens.length, ['counter']);
  const most = counter?.word.fields.most;
  if (counter === undefined || typeof most !== 'number' || tokens[counter.to]?.text !== ',') return undefined;
  return [...wordsLike(like, 'while you have'), numberLike(like, most), ...tokens.slice(cursor.at)];
}
atMost.begins = beginning('at|while|when|if');
atMost.needs = oneOf('max maximum full');

/** `When Rage reaches 5, stun yourself and lose all Rage`: what one does to oneself one gains. */
export function toYourself(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const self = tokens.findIndex(({ text }) => text === 'yourself');
  const comma = tokens.slice(0, Math.max(self, 0)).findLastIndex(({ text }) => text === ',');
  const verb = tokens[comma + 1];
  if (self < 2 || comma < 1 || self !== comma + 2 || verb === undefined) return undefined;
  const state = wordAt(words, tokens, comma + 1, self, ['condition']);
  if (state?.to !== self) return undefined;
  return [...tokens.slice(0, comma + 1), ...wordsLike(verb, 'you gain'), verb, ...tokens.slice(self + 1)];
}
toYourself.needs = oneOf('yourself');

/** `Enemies must be within range 3 to target you`: from farther away they cannot. */
export function mustBeNear(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('enemies|units must be')) return undefined;
  const near = cursor.takeAny('adjacent to? you?') ? 1 : undefined;
  if (near === undefined && !cursor.takeAny('in|within range? #', 'in|within # spaces of you?')) return undefined;
  const far = numberLike(like, near ?? cursor.numbers[0] ?? 1);
  if (!cursor.takeAny('to target you', 'to attack you') || cursor.before?.text !== 'you' || !cursor.done)
    return undefined;
  const verb = tokens[cursor.at - 2]?.text ?? 'target';
  return [like, ...wordsLike(like, `cannot ${verb} you from beyond range`), far];
}
mustBeNear.begins = beginning('enemies|units');
mustBeNear.needs = oneOf('must');

/** `Enemies cannot push you more than 2 spaces`, `enemies pushed by you are pushed 1 further`, `enemies adjacent to you cannot move away`. */
export function whoIsMoved(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('enemies')) return undefined;
  if (cursor.take("cannot|can't push|pull you more than")) {
    const verb = tokens[cursor.at - 4]?.text;
    return [...wordsLike(like, `you cannot be ${verb}ed more than`), ...tokens.slice(cursor.at)];
  }
  if (cursor.take('pushed|pulled by you are pushed|pulled')) {
    const verb = cursor.before?.text.replace(/ed$/, '');
    return [...wordsLike(like, `you ${verb} enemies`), ...tokens.slice(cursor.at)];
  }
  if (!cursor.take('adjacent to you')) return undefined;
  const rest = cursor.at;
  if (!cursor.take("cannot|can't move away") || !cursor.done) return undefined;
  return [wordLike(like, 'adjacent'), like, ...tokens.slice(rest), ...wordsLike(like, 'from you')];
}
whoIsMoved.begins = beginning('enemies');
whoIsMoved.needs = oneOf('push pull pushed pulled away');

/** `You are immune to the first condition each round`, `ignore the first condition you would gain each round`: that one does not come. */
export function firstIgnored(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const immune = cursor.takeAny('you are immune to', 'immune to', 'you? ignore');
  if (like === undefined || !cursor.take('the first')) return undefined;
  const noun = tokens.slice(cursor.at, cursor.at + 1);
  if (!cursor.take('condition')) return undefined;
  cursor.takeAny('that? you would? gain|receive|suffer', 'given to you', 'on you');
  if (!cursor.takeAny('each|every|per round', 'each|every|per turn')) return undefined;
  const time = cursor.before?.text;
  if (!immune && !cursor.takeAny('has no effect', 'is ignored', 'is negated')) return undefined;
  if (!cursor.done) return undefined;
  return [...wordsLike(like, `once per ${time} , when you would gain a`), ...noun, ...wordsLike(like, ', ignore it')];
}
firstIgnored.begins = beginning('you|immune|ignore|the');
firstIgnored.needs = oneOf('condition');

/** `Your attacks deal 1 damage on a miss`, `deals 1dmg even if it misses`: when they miss. */
export function harmOnMiss(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const isOfAll = cursor.take('your attacks still? deal');
  if (like === undefined || (isOfAll ? slot !== 'passive' : !cursor.takeAny('this|it? still? deals', 'still')))
    return undefined;
  const harm = tokens.slice(cursor.at, cursor.at + 2);
  if (!cursor.take('# damage|dmg')) return undefined;
  cursor.take('even');
  if (!cursor.takeAny('on a? miss', 'if|when it|they|you miss|misses') || !cursor.done) return undefined;
  return isOfAll
    ? [...wordsLike(like, 'when you miss an enemy , it takes'), ...harm]
    : [...wordsLike(like, 'on a miss ,'), ...harm];
}
harmOnMiss.begins = beginning('your|this|it|still|deals');
harmOnMiss.needs = oneOf('miss misses');

/** `Half damage from areas`, in a text that only stands and says nothing before it: what its bearer takes. */
export function halfFrom(tokens: readonly Token[], { slot }: Context, { before }: About): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || slot !== 'passive' || before.length > 0 || !cursor.take('half damage|dmg from'))
    return undefined;
  return [...wordsLike(like, 'you take'), ...tokens];
}
halfFrom.begins = beginning('half');

export const standingInShort: readonly Rewording[] = [
  atMost,
  toYourself,
  mustBeNear,
  whoIsMoved,
  firstIgnored,
  harmOnMiss,
  halfFrom,
];
