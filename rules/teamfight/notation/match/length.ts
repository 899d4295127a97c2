import { presets } from '../../options.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type OfMatch, side } from './told.ts';
import { roundsAgree } from './winning.ts';

/** What a text says of the switches of the set: how many rounds there are, how many heroes a side. */
export function lengthOf(cursor: Cursor, { words }: Context): OfMatch | undefined {
  const { options = presets.current } = words;
  if (roundsTold(cursor)) return roundsAgree(cursor.numbers[0], options);
  const heroes = cursor.takeAny(
    `each|every|a ${side} has|picks|chooses|plays|drafts|fields|deploys|uses # heroes`,
    `players|teams|sides have|pick|choose|play|draft|field|deploy|use # heroes each?`,
    `each|every|a ${side} consists of|is # heroes`,
    `each|every|a ${side} starts|plays|begins with # heroes`,
  );
  if (!heroes) return undefined;
  const [count = 0] = cursor.numbers;
  if (count === options.heroesPerSide) return 'said';
  return {
    why: `set.json says ${options.heroesPerSide} heroes: set "heroesPerSide" in its "rules" to ${count}`,
  };
}

/** `The game lasts 8 rounds`, `the game ends after round 5`, `play 5 rounds`. */
const roundsTold = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'the|a|each game|match lasts|takes|is|has|runs for? # rounds long?',
    'the|a|each game|match is played over|for # rounds',
    'the|a|each game|match ends after round #',
    'the|a|each game|match ends after # rounds',
    'the|a|each game|match ends at the? end of round #',
    'the|a|each game|match is over after round #',
    'the|a|each game|match is over after # rounds',
    'there are # rounds',
    'play for? # rounds',
    '# rounds are played',
    'after round # ,? the game|match ends',
    'after round # ,? the game|match is over',
    'after # rounds ,? the game|match ends',
    'after # rounds ,? the game|match is over',
    'at the end of round # ,? the game|match ends',
    'round # is the last|final round?',
  );
