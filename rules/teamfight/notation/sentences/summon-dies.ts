import type { Node, Rule } from '../../program.ts';
import { type Context, contextOf } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Rewording } from '../rewordings/rewording.ts';
import { says } from '../texts/says.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, neededBy, oneOf } from '../words/cursor.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { summonedLast } from './acting.ts';
import { type Desk, ran } from './desk.ts';
import { ofClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';

const dies = 'dies|die|is|are';
const death = /\b(?:dies|death|destroyed|killed|defeated)\b/i;
const others: ReadonlySet<string> = new Set(['target']);

/**
 * `While it is alive, you have Armor`, `as long as the Wolf lives, you cannot move`, behind what summons one: it stands with the card, while one
 * of one's own is there.
 */
export function whileSummoned(desk: Desk, nodes: readonly Node[], sentence: Sentence, context: Context): boolean {
  const { from, to, bullet, opens } = sentence;
  const isOnCard = context.slot === 'ability' || context.slot === 'default';
  if (!isOnCard || desk.standing || desk.holds || bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (cursor.lacks(living)) return false;
  // "You cannot move while it lives" says it in the other order.
  const behind = cursor.sees('while|as|so') ? from : lastWhile(desk.tokens, from, to);
  cursor.at = behind;
  if (!cursor.takeAny('while', 'as|so long as')) return false;
  const card = whichSummon(cursor, nodes, context);
  const like = desk.tokens[from];
  const lives = cursor.takeAny('is still? alive|up', 'lives', 'is on the? map|board|play', 'is in play');
  if (card === undefined || like === undefined || !lives) return false;
  if (behind > from ? !cursor.done : !cursor.take(',') || cursor.done) return false;
  const said: Token[] = [
    ...wordsLike(like, 'while your'),
    ...lex(card.name).map((one) => ({ ...one, from: like.from, to: like.to })),
    ...wordsLike(like, 'is alive ,'),
    ...(behind > from ? desk.tokens.slice(from, behind) : desk.tokens.slice(cursor.at, to)),
  ];
  const rules = toldAsPassive(desk, from, said, context);
  const isHeld = rules?.every(({ rule }) => rule === 'is' || rule === 'change');
  if (rules === undefined || !isHeld) return false;
  const clause = ran(desk, from, to);
  ofClause([rules], clause);
  desk.notes.rules = [...(desk.notes.rules ?? []), ...rules];
  return true;
}

const living = oneOf('while long');
whileSummoned.needs = living;

/** Where the last part of a sentence begins that says how long; its end where none does. */
function lastWhile(tokens: readonly Token[], from: number, to: number): number {
  const at = tokens.findLastIndex(({ text }, n) => n > from && n < to && text === 'while');
  if (at > 0) return at;
  const long = tokens.findLastIndex(
    ({ text }, n) => n > from && n < to && text === 'long' && tokens[n + 1]?.text === 'as',
  );
  return long > from + 1 ? long - 1 : to;
}

/** What a sentence says as a passive of the same card, from the first word on; undefined where it is anything but rules. */
function toldAsPassive(
  desk: Desk,
  from: number,
  said: readonly Token[],
  context: Context,
): readonly Rule[] | undefined {
  const tokens = [...desk.tokens.slice(0, from), ...said];
  const about = contextOf({ ...context, them: undefined, side: undefined, named: {}, slot: 'passive', opening: true });
  const mark = desk.sheet.next;
  const told = new Cursor(tokens, from, tokens.length);
  const read = phrases({ ...desk, tokens, standing: true, lasts: false, notes: {} }, told, about, undefined);
  desk.sheet.backTo(mark);
  const isAll = !read.fault && told.done && read.nodes.length === 0 && read.held.length > 0;
  return isAll ? read.held.map(({ rule }) => rule) : undefined;
}

/**
 * `When a Wolf dies, enemies in burst 1 of it are Slowed`, `when it dies, heal 2`, behind what summons one: it stands with the card, of every
 * such summon of one's own, whenever it came.
 */
export function summonDies(desk: Desk, nodes: readonly Node[], sentence: Sentence, context: Context): boolean {
  const { from, to, bullet, opens } = sentence;
  const isOnCard = context.slot === 'ability' || context.slot === 'default';
  if (!isOnCard || desk.standing || desk.holds || bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('when|whenever|if|once')) return false;
  const card = whichSummon(cursor, nodes, context);
  const like = desk.tokens[from];
  if (card === undefined || like === undefined || !cursor.sees(dies)) return false;
  // What its own card says of its death could be that very thing.
  if (
    context.words.all.some((one) => one.kind === 'passive' && one.ref === card.ref && death.test(one.name + one.text))
  )
    return false;
  const said: Token[] = [
    ...wordsLike(like, 'when your'),
    ...lex(card.name).map((one) => ({ ...one, from: like.from, to: like.to })),
    ...desk.tokens.slice(cursor.at, to),
  ];
  const rules = toldAsPassive(desk, from, said, context);
  if (rules === undefined || !rules.every((rule) => rule.rule === 'when' && rule.trigger.on === 'dies')) return false;
  const clause = ran(desk, from, to);
  ofClause([rules], clause);
  desk.notes.rules = [...(desk.notes.rules ?? []), ...rules];
  return true;
}
summonDies.begins = beginning('when|whenever|if|once');
summonDies.needs = neededBy(dies);

/** `a Wolf`, `the Wolf`, `one of your Wolves`, `it`: a summon that the text has brought. */
function whichSummon(cursor: Cursor, nodes: readonly Node[], { words, them }: Context) {
  const last = summonedLast(nodes);
  // "It" is nobody that was chosen before, and none of several.
  if (cursor.sees('it|they')) {
    // Those in an area before are several.
    const isOther = (them !== undefined && them !== 'each') || says(nodes, others);
    if (last === undefined || isOther || !cursor.take('it')) return undefined;
    return (last.summon.count ?? 1) === 1 ? wordOf(words, last.summon.card, 'summon') : undefined;
  }
  if (!cursor.takeAny('one|any of your|the', 'a|an|the|your|any|each|that')) cursor.take('one');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon']);
  if (named === undefined || !brings(nodes, named.word.ref)) return undefined;
  cursor.at = named.to;
  return named.word;
}

const brings = (nodes: readonly Node[], card: string): boolean =>
  nodes.some((node) => (node.node === 'summon' ? node.card === card : 'then' in node && brings(node.then, card)));

/** `Until it dies, you cannot take actions`, `you cannot move until it is destroyed`, behind a single summon that the text brings: until that one dies. */
export const untilItDies: Rewording = (tokens, { words, them }, { before }) => {
  const at = tokens.findIndex(({ text }, n) => /^(?:until|till)$/.test(text) && tokens[n + 1]?.text === 'it');
  const like = tokens[at + 1];
  if (like === undefined || them !== undefined) return undefined;
  const ends = new Cursor(tokens, at + 2, tokens.length);
  if (!ends.takeAny('dies', 'is destroyed|killed|dead|gone')) return undefined;
  const summons = before.findLastIndex(({ text }) => /^(?:summons?|creates?|deploys?)$/.test(text));
  const cursor = new Cursor(before, summons + 1, before.length);
  if (summons < 0 || !cursor.take('a|an|your|one')) return undefined;
  const card = wordAt(words, before, cursor.at, before.length, ['summon']);
  if (card === undefined || before.slice(card.to).some(({ text }) => /^(?:place|target|ally|enemy|unit)$/.test(text)))
    return undefined;
  return [
    ...tokens.slice(0, at + 1),
    wordLike(like, 'the'),
    ...before.slice(cursor.at, card.to).map((token) => ({ ...token, from: like.from, to: like.to })),
    wordLike(like, 'dies'),
    ...tokens.slice(ends.at),
  ];
};
