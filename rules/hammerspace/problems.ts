import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { counted } from '../../schemas/words.ts';
import { type Drafts, draftsOf } from '../draft.ts';
import { entitiesOf, type GameSet } from '../game-set.ts';
import { cardProblems } from './card-problems.ts';
import { textProblems } from './text-problems.ts';
import { rowSize, traitsDealt } from './types.ts';

/** What is wrong with a Hammerspace set beyond its schemas. */
export function problems(set: GameSet, drafts: Drafts): Problem[] {
  return [...draftsOf(drafts, 'play-card').flatMap(cardProblems), ...deckProblems(set, drafts), ...textProblems(set)];
}

/** The fewest players whom the rules document is made for. */
const table = 3;

/** Decks of which too little is left to deal: cards that had to be left out are not counted, those of used sets are. */
function deckProblems(set: GameSet, { manifest, usesWhole }: Drafts): Problem[] {
  if (!usesWhole) return [];
  const found: Problem[] = [];
  const sizes = (['play-card', 'trait'] as const).map((kind) =>
    [set, ...set.uses].flatMap((one) => entitiesOf(one, kind)).reduce((sum, { data }) => sum + (data.copies ?? 1), 0),
  );
  const [cards = 0, traits = 0] = sizes;
  const say = (code: string, has: string, needs: number, what: string) => {
    const sentence = `${has}, and ${table} players are dealt ${needs}; add ${what}, or raise their copies.`;
    found.push(problemAt('warning', code, 'set.json', manifest, '', sentence));
  };
  if (cards > 0 && cards < table * rowSize) {
    say('deck/too-small', `the deck has ${counted(cards, 'card')}`, table * rowSize, 'play cards');
  }
  if (traits > 0 && traits < table * traitsDealt) {
    say(
      'traits/too-few',
      `there ${traits === 1 ? 'is' : 'are'} ${counted(traits, 'trait')}`,
      table * traitsDealt,
      'traits',
    );
  }
  return found;
}
