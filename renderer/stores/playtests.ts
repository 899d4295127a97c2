import { create } from 'zustand';
import type { Evening, GameSet } from '../../rules/game-set.ts';
import { find } from '../../rules/game-set.ts';
import { ruleOptions } from '../../rules/teamfight/options.ts';
import { stateOfHero, stateOfSet } from '../../rules/teamfight/playtest/state-of.ts';
import { candidates, teamsOf } from '../../rules/teamfight/playtest/tonight.ts';
import { refOf } from '../../rules/teamfight/scenes/scene-words.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { formatJson } from '../../schemas/json.ts';
import type { PlayedMatch, Playtest } from '../../schemas/types.generated.ts';
import { shownDay } from '../screens/shown-date.ts';
import { words } from '../words.ts';
import { useOpened } from './opened.ts';
import { goTo } from './view.ts';
import { edit } from './work.ts';

export type Teams = readonly [red: readonly string[], blue: readonly string[]];

/** Evenings of people, of which one is looked at or prepared. */
interface Playtests {
  /** `tonight`, or the id of an evening; undefined while bots' series are looked at. */
  readonly shown?: string;
  /** Folder of the set that tonight is prepared for. */
  readonly folder?: string;
  /** Who is to be on the table, by references. */
  readonly teams: Teams;
  readonly map?: string;
}

export const usePlaytests = create<Playtests>(() => ({ teams: [[], []] }));

const setNow = (): GameSet | undefined => useOpened.getState().catalogue?.set;

/** Shows tonight, with those who need testing most unless somebody else was chosen. */
export function openTonight(report: Report | undefined): void {
  const { folder } = useOpened.getState();
  const set = setNow();
  if (!set) return;
  const { folder: before, teams } = usePlaytests.getState();
  const isPrepared = before === folder && teams.some((team) => team.length > 0);
  usePlaytests.setState({
    shown: 'tonight',
    folder,
    ...(!isPrepared && {
      teams: teamsOf(candidates(set, report), ruleOptions(set.manifest.rules).heroesPerSide),
      map: undefined,
    }),
  });
}

export function openEvening(id: string): void {
  goTo('balance');
  usePlaytests.setState({ shown: id });
}

/** Back to the series of bots. */
export const leaveEvening = (): void => usePlaytests.setState({ shown: undefined });

/** Today where the person is, as files write it. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** Writes the evening that was prepared into the set, in a file that no other designer's has the name of, and shows it. */
export function beginEvening(): void {
  const set = setNow();
  const { teams, map } = usePlaytests.getState();
  if (!set) return;
  const date = today();
  const id = `${date}-${crypto.randomUUID().slice(0, 6)}`;
  const [red, blue] = teams.map((team) => team.map((ref) => refOf(set, ref)));
  const match: PlayedMatch = { ...(map !== undefined && { map }), red: red!, blue: blue! };
  const data: Playtest = { date, state: stateOfSet(set), heroes: statesOf(set, [match], []), matches: [match] };
  edit(words.playtest.begun(shownDay(date)), [{ file: `playtests/${id}.json`, text: formatJson(data) }]);
  usePlaytests.setState({ shown: id, teams: [[], []] });
}

/** Those on the table with their states; who was written down before keeps the state of then. */
function statesOf(set: GameSet, matches: readonly PlayedMatch[], before: Playtest['heroes']): Playtest['heroes'] {
  const known = new Map(before.map((one) => [one.hero, one]));
  const seated = new Set(matches.flatMap(({ red, blue }) => [...red, ...blue]));
  return [...seated].flatMap((hero) => {
    const entity = find(set, hero);
    const now =
      entity?.kind === 'hero' ? { hero, state: stateOfHero(set, entity as Parameters<typeof stateOfHero>[1]) } : [];
    return known.get(hero) ?? now;
  });
}

/** Puts a match of an evening down, or a new one behind the others. */
export function writeMatch({ file, data }: Evening, index: number, match: PlayedMatch): void {
  const set = setNow();
  if (!set) return;
  const matches = [...data.matches];
  matches[index] = match;
  const { added, written } = words.playtest;
  const label = (index < data.matches.length ? written : added)(shownDay(data.date));
  edit(label, [{ file, text: formatJson({ ...data, heroes: statesOf(set, matches, data.heroes), matches }) }]);
}

export function removeEvening({ file, data }: Evening): void {
  edit(words.playtest.removed(shownDay(data.date)), [{ file, text: undefined }]);
  leaveEvening();
}
