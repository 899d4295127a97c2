import type { Who } from '../../program.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Draft, type Noun, newTarget } from './noun.ts';

/** What somebody is counted or picked out with, before what they are. */
const counting = beginning(
  'each|every|all|one|any|up|random|your|target|a|an|the|#|nearest|closest|furthest|farthest|lowest|least|highest|most',
);

const someOfAll = beginning('each|every|all|one|any|up');

/** `each`, `up to 2`, `the nearest`, `one of your`: how many of them, and which. Whether they are many is left open where it does not say. */
export function howMany(cursor: Cursor, noun: Draft<Noun>, who: Draft<Who>): boolean | undefined {
  if (cursor.misses(counting)) return undefined;
  let plural: boolean | undefined;
  const some = !cursor.misses(someOfAll);
  if (some && cursor.take('each|all of your')) {
    who.yours = true;
    plural = true;
  } else if (some && cursor.take('one|any of your')) {
    who.yours = true;
    plural = false;
  } else if (some && cursor.take('all the? your')) {
    who.yours = true;
    plural = true;
  } else if (some && cursor.take('any number of')) {
    noun.min = 0;
    noun.max = 99;
    plural = false;
    if (cursor.take('your')) who.yours = true;
  } else if (some && cursor.take('up to #')) {
    noun.min = 0;
    noun.max = cursor.numbers[0] ?? 1;
    plural = false;
    cursor.take('different');
  } else if (some && cursor.takeAny('all the? other|others', 'each|every other')) {
    plural = true;
    cursor.at -= 1;
  } else if (some && cursor.take('all|each|every')) plural = true;
  else if (forcedSome(cursor, noun)) plural = false;
  else if (cursor.take('any? #')) {
    const [count = 1] = cursor.numbers;
    noun.min = count;
    noun.max = count;
    plural = false;
    if (count > 1) cursor.take('different');
  } else if (cursor.take('the? nearest|closest')) noun.forced = 'nearest';
  else if (cursor.take('the? furthest|farthest')) noun.forced = 'furthest';
  else if (cursor.take('the? lowest|least health|hp')) noun.forced = 'weakest';
  else if (cursor.take('the? most damaged|injured|wounded|hurt')) noun.forced = 'most-hurt';
  else if (cursor.take('the? highest|most health|hp')) noun.forced = 'healthiest';
  else if (cursor.take('your')) who.yours = true;
  else if (newTarget(cursor)) cursor.take('target');
  else cursor.take('a|an|any|the');
  return plural;
}
howMany.begins = counting;

/** `two nearest`, `the 2 closest`, `a random`, `2 random`: so many that nobody chooses. */
function forcedSome(cursor: Cursor, noun: Draft<Noun>): boolean {
  if (cursor.takeAny('a|one random', 'random')) {
    noun.forced = 'random';
    return true;
  }
  if (!cursor.take('the? # nearest|closest|furthest|farthest|random')) return false;
  const [count = 1] = cursor.numbers;
  const said = cursor.before?.text ?? '';
  noun.min = count;
  noun.max = count;
  noun.forced = said === 'random' ? 'random' : /^f/.test(said) ? 'furthest' : 'nearest';
  return true;
}
