import type { Who } from '../../program.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Form, formsOf } from '../words/forms.ts';
import type { Token } from '../words/token.ts';
import { type Draft, type Noun, newTarget } from './noun.ts';

/** What somebody is counted or picked out with, before what they are. */
const counting = beginning(
  'each|every|all|one|any|up|random|your|target|a|an|the|#|nearest|closest|furthest|farthest|lowest|least|highest|most',
);

/** How many somebody is; `open` where it does not say whether they are many. */
type Count = 'many' | 'one' | 'open';
type Way = ((cursor: Cursor, noun: Draft<Noun>, who: Draft<Who>) => Count | undefined) & Form;

const waysOf = formsOf<Way>(() => [
  ofYours,
  anyNumber,
  others,
  all,
  forcedSome,
  number,
  outermost,
  your,
  target,
  article,
]);

/** `each`, `up to 2`, `the nearest`, `one of your`: how many of them, and which. Whether they are many is left open where it does not say. */
export function howMany(cursor: Cursor, noun: Draft<Noun>, who: Draft<Who>): boolean | undefined {
  for (const way of waysOf(cursor)) {
    const count = way(cursor, noun, who);
    if (count !== undefined) return count === 'open' ? undefined : count === 'many';
  }
  return undefined;
}
howMany.begins = counting;

/** `each of your`, `one of your`, `all your`. */
function ofYours(cursor: Cursor, _: Draft<Noun>, who: Draft<Who>): Count | undefined {
  const many = cursor.take('each|all of your');
  const one = !many && cursor.take('one|any of your');
  if (!many && !one && !cursor.take('all the? your')) return undefined;
  who.yours = true;
  return one ? 'one' : 'many';
}
ofYours.begins = beginning('each|all|one|any');

/** `any number of`, `up to 2`. */
function anyNumber(cursor: Cursor, noun: Draft<Noun>, who: Draft<Who>): Count | undefined {
  if (cursor.take('any number of')) {
    noun.min = 0;
    noun.max = 99;
    if (cursor.take('your')) who.yours = true;
    return 'one';
  }
  if (!cursor.take('up to #')) return undefined;
  noun.min = 0;
  noun.max = cursor.numbers[0] ?? 1;
  cursor.take('different');
  return 'one';
}
anyNumber.begins = beginning('any|up');

/** `all other`, `each other`, but for the last word. */
function others(cursor: Cursor): Count | undefined {
  if (!cursor.takeAny('all the? other|others', 'each|every other')) return undefined;
  cursor.at -= 1;
  return 'many';
}
others.begins = beginning('all|each|every');

const all = (cursor: Cursor): Count | undefined => (cursor.take('all|each|every') ? 'many' : undefined);
all.begins = beginning('all|each|every');

/** `two nearest`, `the 2 closest`, `a random`, `2 random`: so many that nobody chooses. */
function forcedSome(cursor: Cursor, noun: Draft<Noun>): Count | undefined {
  if (cursor.takeAny('a|one random', 'random')) {
    noun.forced = 'random';
    return 'one';
  }
  if (!cursor.take('the? # nearest|closest|furthest|farthest|random')) return undefined;
  const [count = 1] = cursor.numbers;
  const said = cursor.before?.text ?? '';
  noun.min = count;
  noun.max = count;
  noun.forced = said === 'random' ? 'random' : /^f/.test(said) ? 'furthest' : 'nearest';
  return 'one';
}
forcedSome.begins = beginning('a|random|the|#');

function number(cursor: Cursor, noun: Draft<Noun>): Count | undefined {
  if (!cursor.take('any? #')) return undefined;
  const [count = 1] = cursor.numbers;
  noun.min = count;
  noun.max = count;
  if (count > 1) cursor.take('different');
  return 'one';
}
number.begins = beginning('any|#');

function outermost(cursor: Cursor, noun: Draft<Noun>): Count | undefined {
  if (cursor.take('the? nearest|closest')) noun.forced = 'nearest';
  else if (cursor.take('the? furthest|farthest')) noun.forced = 'furthest';
  else if (cursor.take('the? lowest|least health|hp')) noun.forced = 'weakest';
  else if (cursor.take('the? most damaged|injured|wounded|hurt')) noun.forced = 'most-hurt';
  else if (cursor.take('the? highest|most health|hp')) noun.forced = 'healthiest';
  else return undefined;
  return 'open';
}
outermost.begins = beginning('the|nearest|closest|furthest|farthest|lowest|least|most|highest');

function your(cursor: Cursor, _: Draft<Noun>, who: Draft<Who>): Count | undefined {
  if (!cursor.take('your')) return undefined;
  who.yours = true;
  return 'open';
}
your.begins = beginning('your');

const target = (cursor: Cursor): Count | undefined => (newTarget(cursor) && cursor.take('target') ? 'open' : undefined);
target.begins = beginning('target');

const article = (cursor: Cursor): Count | undefined => (cursor.take('a|an|any|the') ? 'open' : undefined);
article.begins = beginning('a|an|any|the');

/** "One of your Wolves has +1 speed", "a single ally in range 2": one of them, and nobody says which. */
export const isOneOfThem = ({ many }: Noun, [first, next]: readonly Token[]): boolean =>
  many === 'one' && (first?.text === 'one' || next?.text === 'single');
