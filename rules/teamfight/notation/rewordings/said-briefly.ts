import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { filledSpaces } from './said-of-pieces.ts';

/** `Fly 5 in a straight line, then up to 2 in any direction`: the verb is of both. */
export function thenOnward(tokens: readonly Token[]): Token[] | undefined {
  const then = tokens.findIndex(({ text }) => text === 'then');
  const like = tokens[then];
  const first = new Cursor(tokens, 0, Math.max(0, then));
  if (like === undefined || !first.take('you? may?')) return undefined;
  const verb = first.peek();
  if (verb === undefined || !first.takeAny('move|fly|dash|rush up? to? # in a straight line ,?') || !first.done)
    return undefined;
  const more = new Cursor(tokens, then + 1, tokens.length);
  if (!more.takeAny('up? to? # in any direction', 'up? to? # more?') || !(more.done || more.sees('.')))
    return undefined;
  return [...tokens.slice(0, then + 1), verb, ...tokens.slice(then + 1)];
}
thenOnward.needs = oneOf('then');

/** `Range 4, fill 3 empty spaces in a straight line with Gates`: the spaces are there. */
export function filledThere(tokens: readonly Token[], context: Context): Token[] | undefined {
  const head = new Cursor(tokens, 0, tokens.length);
  if (!head.take('range #')) return undefined;
  const range = tokens.slice(0, head.at);
  const like = tokens[0] as Token;
  const fill = head.take(',') ? head.at : -1;
  if (
    !head.takeAny(
      'fill up? to? # empty|free|unoccupied? spaces in a straight? line',
      'fill up? to? # empty|free|unoccupied? spaces',
    )
  )
    return undefined;
  if (fill < 0 || !head.sees('with')) return undefined;
  const said = [...tokens.slice(fill, head.at), wordLike(like, 'in'), ...range, ...tokens.slice(head.at)];
  return filledSpaces(said, context);
}
filledThere.begins = beginning('range');
filledThere.needs = oneOf('fill');

/** `Enemies in range 4 3x3 get Slow`: in an area that lies there. */
export function inAreaThere(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('all|each');
  if (!cursor.take('enemies|enemy|allies|ally|units|unit in|within')) return undefined;
  const { at } = cursor;
  if (!cursor.take('range # # x #') || cursor.done || cursor.sees(',|:|.|area')) return undefined;
  const there = tokens.slice(at, at + 2);
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 2, at + 5),
    tokens[at - 1] as Token,
    ...there,
    ...tokens.slice(at + 5),
  ];
}
inAreaThere.begins = beginning('all|each|enemies|enemy|allies|ally|units|unit');
inAreaThere.needs = oneOf('x');

/** `Your passives do nothing`, `its passives have no effect`: as long as that is said, there are none. */
export function passivesRest(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'passives');
  const whose = tokens[at - 1];
  const rest = new Cursor(tokens, at + 1, tokens.length);
  if (whose === undefined || !/^(?:your|their|its)$/.test(whose.text)) return undefined;
  if (
    !rest.takeAny(
      'do nothing',
      "don't work|apply",
      'do not work|apply',
      'have no effect',
      'are disabled|ignored|inactive',
    ) &&
    !(at > 1 && tokens[at - 2]?.text === 'lose')
  )
    return undefined;
  const loses = tokens[at - 2]?.text === 'lose';
  const before = tokens.slice(0, loses ? at - 2 : at - 1);
  const who = whose.text === 'your' ? 'you' : whose.text === 'its' ? 'it' : 'they';
  const named = loses && before.length > 0 && !/^(?:,|and|:)$/.test(before.at(-1)?.text ?? '');
  const have = who === 'it' ? 'has' : 'have';
  return [
    ...before,
    ...wordsLike(whose, named ? `${have} no passives` : `${who} ${have} no passives`),
    ...tokens.slice(rest.at),
  ];
}
passivesRest.needs = oneOf('passives');

/** Whom a sentence names behind its verb: `an ally in range 3`, `target enemy`. Takes it. */
function named(cursor: Cursor): readonly Token[] | undefined {
  const { at } = cursor;
  if (!cursor.takeAny('a|an|another other? adjacent? ally|enemy|unit|hero', 'target ally|enemy|unit|hero'))
    return undefined;
  cursor.takeAny('in|within range #', 'in|within your? los', 'in|within line of sight', 'adjacent to you');
  return cursor.tokens.slice(at, cursor.at);
}

/** `Heal 2 to an ally in range 3`: that one heals so much. */
export function healsTo(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('heal|restore #')) return undefined;
  const [verb, count] = tokens as [Token, Token];
  cursor.take('health|hp');
  const whom = cursor.take('to') ? named(cursor) : undefined;
  if (whom === undefined || !(cursor.done || cursor.sees('.|,|and'))) return undefined;
  return [...whom, ...wordsLike(verb, 'heals'), count, ...tokens.slice(cursor.at)];
}
healsTo.begins = beginning('heal|restore');
healsTo.needs = oneOf('to');

/** `Teleport an enemy in range 3 up to 2`: chosen first, and teleported then. */
export function teleportsSomebody(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('teleport')) return undefined;
  const whom = named(cursor);
  if (whom === undefined) return undefined;
  const { at } = cursor;
  if (!cursor.take('up? to? # spaces|space?') || !(cursor.done || cursor.sees('.'))) return undefined;
  const like = tokens[0] as Token;
  return [...whom, ...wordsLike(like, ', teleport them'), ...tokens.slice(at)];
}
teleportsSomebody.begins = beginning('teleport');

/** `Swap an ally and an enemy in range 3`: the two change places. */
export function swapsBoth(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('swap|switch')) return undefined;
  cursor.takeAny('the positions|places|locations of', 'positions|places of');
  const { at } = cursor;
  if (!cursor.take('an ally|enemy and an ally|enemy') || !cursor.takeAny('in|within range #', 'in|within your? los'))
    return undefined;
  if (!cursor.done && !cursor.sees('.|,|then|and')) return undefined;
  return [...tokens.slice(at, cursor.at), ...wordsLike(like, 'swap places'), ...tokens.slice(cursor.at)];
}
swapsBoth.begins = beginning('swap|switch');
swapsBoth.needs = oneOf('and');

/** `Grant an ally in range 3 2 overshield`, `give an enemy in LoS Armor until your next turn`: that one gains it. */
export function givesSomebody(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [verb] = tokens;
  if (verb === undefined || !cursor.take('give|grant')) return undefined;
  const whom = named(cursor);
  if (whom === undefined) return undefined;
  const isState = cursor.sees('armor|armour|resistance until|till');
  if (!isState && verb.text !== 'grant') return undefined;
  return [...whom, ...wordsLike(verb, 'gains'), ...tokens.slice(cursor.at)];
}
givesSomebody.begins = beginning('give|grant');

/** What somebody does or what is done to them, and no state in which they are. */
const deed =
  /^(?:attacks?|targets?|hits?|misses|miss|damages?|moves?|enters?|leaves?|ends?|starts?|begins?|uses?|kills?|dies|would|takes?|heals?)$/;
const suffered = /^(?:damaged|hit|attacked|targeted|killed|missed|pushed|pulled|moved|healed)$/;

/** `Until your next turn, if an enemy attacks you, 1dmg to it`: whenever that happens up to then, as "when" says it. */
export function untilIfItHappens(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'if' && /^[,:]$/.test(tokens[n - 1]?.text ?? ''));
  const like = tokens[at];
  const ends = tokens.findIndex(({ text }, n) => n > at && /^[,:]$/.test(text));
  if (like === undefined || ends < 0) return undefined;
  const asked = tokens.slice(at + 1, ends).map(({ text }) => text);
  const isDone = asked.some(
    (text, n) => deed.test(text) || (suffered.test(text) && /^(?:is|are)$/.test(asked[n - 1] ?? '')),
  );
  const isState = asked.some((text) => /^(?:has|have|had|did|was|were|not|no|hasn't|haven't)$/.test(text));
  return isDone && !isState ? [...tokens.slice(0, at), wordLike(like, 'when'), ...tokens.slice(at + 1)] : undefined;
}
untilIfItHappens.begins = beginning('until|till');
untilIfItHappens.needs = oneOf('if');

/** `While one of your summons is in range 2`, `if a summon of yours is adjacent`: any of them. */
export function anyOfYours(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:while|if|unless)$/.test(text)) + 1;
  const like = tokens[at];
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at === 0 || like === undefined) return undefined;
  if (!cursor.takeAny('one|1 of your summons|allies', 'a|an summon of yours') || !cursor.sees('is')) return undefined;
  const kind = tokens.slice(at, cursor.at).some(({ text }) => text === 'allies') ? 'allies' : 'summons';
  return [...tokens.slice(0, at), ...wordsLike(like, `any of your ${kind}`), ...tokens.slice(cursor.at)];
}
anyOfYours.begins = beginning('while|if|unless');
anyOfYours.needs = oneOf('your yours');

/** `The first enemy to enter this each turn takes 1dmg`, in the text of a piece: once a turn, whoever enters. */
export function firstToEnter(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'marker' && slot !== 'terrain') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('the? first enemy|ally|unit to enter')) return undefined;
  const who = cursor.tokens[cursor.at - 3] as Token;
  cursor.takeAny('this|the space', 'this|it|here');
  const period = cursor.take('each|a|every|per turn|round') ? (cursor.before as Token) : undefined;
  if (period === undefined || !cursor.sees('takes|gains|gets|is|loses|heals')) return undefined;
  const article = /^[aeiou]/.test(who.text) && who.text !== 'unit' ? 'an' : 'a';
  return [
    ...wordsLike(who, 'once per'),
    period,
    ...wordsLike(who, `, when ${article}`),
    who,
    ...wordsLike(who, 'enters , it'),
    ...tokens.slice(cursor.at),
  ];
}
firstToEnter.begins = beginning('the|first');
firstToEnter.needs = oneOf('enter');
