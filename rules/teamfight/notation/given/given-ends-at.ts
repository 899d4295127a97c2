import type { Node, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { happening } from '../occasions/happening.ts';
import { duration, moment, plain } from '../occasions/time.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { through } from '../sentences/ends-early.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { about, lastList } from './given-ends.ts';

const turns = oneOf('turn round');

/**
 * `Lose it at the end of your next turn`, `it ends when you deal damage or at the end of your next turn`, `it lasts until the end of their second turn from now`, `it ends at the start of their next turn, or when they attack`, behind what gives a token or condition
 * without an end.
 */
export function givenEndsAt(desk: Desk, nodes: Node[], context: Context, sentence: Sentence): boolean {
  if (desk.standing || sentence.bullet || sentence.opens) return false;
  const tokens = momentFirst(desk.tokens, sentence);
  const begins = new Cursor(tokens, sentence.from, tokens === desk.tokens ? sentence.to : tokens.length);
  if (begins.lacks(turns)) return false;
  const isIt = goes(begins);
  if (!isIt) begins.at = sentence.from;
  const all = isIt ? undefined : allOf(desk, begins, context);
  if (!isIt && all === undefined) return false;
  const cursor = atItsEnd(begins);
  // What holds for whoever has it, said between the two, ends with it.
  const done = nodes.filter((node) => node.node !== 'lasting' || node.until.moment !== 'game-end');
  const list = (done.length === nodes.length ? lastList(nodes) : undefined) ?? listIn(done.at(-1));
  const given = list?.findLast(({ node }) => node !== 'move');
  if (list === undefined || given?.node !== 'give' || given.until !== undefined) return false;
  if (all !== undefined && given.token !== all) return false;
  // "Place a Totem. Enemies in burst 1 of it are Marked. Remove it at the start of your next turn": the Totem.
  if (isIt && begins.tokens[sentence.from]?.text === 'remove' && places(nodes)) return false;
  if (wordOf(context.words, given.token, 'condition', 'token') === undefined) return false;
  if (list.filter(({ node }) => node === 'give').length > 1) return false;
  const after = about(context, given.to);
  const stays =
    isIt && /^(?:lasts?|stays?|remains?)$/.test(cursor.before?.text ?? '') ? duration(cursor, after) : undefined;
  if (stays !== undefined) {
    const ends = stays.moment === 'turn-start' || stays.moment === 'turn-end';
    // What goes by itself as its own text says would go before that.
    const own = wordOf(context.words, given.token, 'condition', 'token')?.text ?? '';
    if (/\b(?:clear|lose|lost|remove|until|ends?)/i.test(own)) return false;
    if (!cursor.done || !ends || (given.to === 'each' && stays.of !== 'you')) return false;
    ran(desk, sentence.from, sentence.to);
    list[list.indexOf(given)] = { ...given, until: stays };
    return true;
  }
  const when = moment(cursor, after);
  if (when === undefined || when.every || when.now || when.times || !(when.next || when.thisTurn)) return false;
  // Of many it ends for all at once.
  if (given.to === 'each' && (when.of !== 'you' || !cursor.done)) return false;
  const until = plain(when);
  const early = cursor.takeAny(',? or if|when|whenever|once') ? happening(cursor, after) : undefined;
  if (!cursor.done || early?.if !== undefined || early?.also !== undefined || early?.perTurn !== undefined)
    return false;
  const clause = ran(desk, sentence.from, sentence.to);
  list[list.indexOf(given)] = { ...given, until };
  if (early === undefined) return true;
  const trigger = through(early.trigger);
  const gone: Node = { clause, node: 'lose', token: given.token, from: given.to, count: 'all' };
  const rule: Rule = { clause, rule: 'when', trigger, then: [gone] };
  list.push({ clause, node: 'lasting', of: 'you', until: { moment: 'event', trigger, latest: until }, rules: [rule] });
  return true;
}
givenEndsAt.needs = turns;

/** `It ends when you deal damage or at the end of your next turn`: the moment stands before what may end it earlier. */
function momentFirst(tokens: readonly Token[], { from, to }: Sentence): readonly Token[] {
  const when = tokens.findIndex(({ text }, at) => at > from && at < to && /^(?:when|whenever|if|once)$/.test(text));
  const or = tokens.findIndex(({ text }, at) => at > when && at < to && text === 'or' && tokens[at + 1]?.text === 'at');
  const like = tokens[or];
  if (when < 0 || when > from + 4 || like === undefined) return tokens;
  const early = tokens.slice(when, tokens[or - 1]?.text === ',' ? or - 1 : or);
  return [...tokens.slice(0, when), ...tokens.slice(or + 1, to), ...wordsLike(like, ', or'), ...early];
}

/** `Remove all Hooks`, of what is used but once, so that there are no others: which token that is. */
function allOf({ source }: Desk, cursor: Cursor, { words }: Context): string | undefined {
  if (!/^\s*(?:1\/game|ultimate)\b/i.test(source) || !cursor.take('remove|clear|discard all')) return undefined;
  cursor.take('of? the|your');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  cursor.at = found?.to ?? cursor.at;
  cursor.take('token|tokens');
  return cursor.sees('at|in') ? found?.word.ref : undefined;
}

/** `after your next turn`: at its end. */
function atItsEnd(cursor: Cursor): Cursor {
  const like = cursor.peek();
  if (like === undefined || !cursor.sees('after your|their|its next turn')) return cursor;
  const told = [...wordsLike(like, 'at the end of'), ...cursor.tokens.slice(cursor.at + 1, cursor.end)];
  return new Cursor(told, 0, told.length);
}

const places = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.node === 'place' || node.node === 'summon' || ('then' in node && places(node.then)));

/** What is done to all in an area, or to one target. */
const listIn = (last: Node | undefined): Node[] | undefined =>
  last?.node === 'area' || last?.node === 'each' || (last?.node === 'target' && (last.max ?? 1) === 1)
    ? (last.then as Node[])
    : undefined;

/** `lose it`, `they lose it`, `it ends`, `remove it`, before when that is. */
const goes = (cursor: Cursor): boolean =>
  (cursor.takeAny('it|this|they|these? lasts|last|stays|stay|remains|remain', 'the effect lasts') &&
    cursor.sees('until|till|for')) ||
  ((cursor.takeAny('you|they loses|lose it|this', 'lose|remove it|this', 'the? target loses it|this') ||
    cursor.takeAny(
      'removed|cleared|lost|ends',
      'it|this ends|end|expires|vanishes|disappears|fades',
      'this effect ends|expires|vanishes|disappears|fades',
      'it|this is lost|removed|cleared',
    )) &&
    (cursor.sees('at|in') || cursor.sees('after your|their|its next turn')));
