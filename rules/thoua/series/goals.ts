import type { EncounterGoal, ThouaEncounter } from '../../../schemas/types.generated.ts';
import { quoted } from '../../../schemas/words.ts';
import { entitiesOf, type GameSet } from '../../game-set.ts';
import { type Tracked, tellBounds, tellOutcome, track } from '../../kernel/goals.ts';
import { shares } from './metrics.ts';
import type { Report, TableFigures } from './report.ts';

/** What a report says of a goal of an encounter. */
export interface TrackedGoal extends Tracked {
  readonly encounter: string;
  readonly goal: EncounterGoal;
}

/** What a goal is about, as it stands in sentences. */
const subjects: Readonly<Record<EncounterGoal['figure'], string>> = {
  won: 'the party wins',
  rounds: 'rounds',
  fallen: 'characters who fall',
  left: 'HP that a party which wins has left',
};

const isShare = ({ figure }: EncounterGoal): boolean => shares.includes(figure);

/** Holds the goals of the encounters of some sets against a report: of those that it played, for parties of the level and the size of each. */
export function trackGoals(
  sets: readonly GameSet[],
  { tables, matches }: Pick<Report, 'tables' | 'matches'>,
): TrackedGoal[] {
  return sets
    .flatMap((set) => entitiesOf(set, 'encounter'))
    .flatMap(({ ref, data }) => {
      const { name, level: own, goals = [] } = data as ThouaEncounter;
      const played = tables.filter((table) => table.encounter === ref && table.matches > 0);
      if (played.length === 0) return [];
      return goals.map((goal): TrackedGoal => {
        const fit = played.filter((table) => isMeant(goal, table, own));
        const seen = fit.flatMap(({ metrics }) =>
          metrics[goal.figure].count > 0 ? [{ figure: metrics[goal.figure] }] : [],
        );
        return { encounter: name, goal, ...track(goal, isShare(goal) ? 100 : 1, seen, matches) };
      });
    });
}

/** Whether a goal speaks of the parties of a table. Parties without a level of their own have the one that the encounter is meant for. */
const isMeant = ({ level, size }: EncounterGoal, table: TableFigures, own: number | undefined): boolean =>
  (level === undefined || level === (table.level ?? own)) && (size === undefined || size === table.size);

/** `"The Ford", a party of 4 at level 3: The party wins 55 to 75 %`. */
export function tellGoal({ encounter, goal }: TrackedGoal): string {
  const { size, level } = goal;
  const party = [size === undefined ? '' : ` of ${size}`, level === undefined ? '' : ` at level ${level}`].join('');
  return `${quoted(encounter)}${party === '' ? '' : `, a party${party}`}: ${tellBounds(subjects[goal.figure], goal, isShare(goal))}`;
}

/** What became of it: `met: 62 % (58 to 66)`. */
export const tellTracked = (tracked: TrackedGoal): string =>
  tellOutcome(tracked, tracked.goal, isShare(tracked.goal), (ref) => ref);
