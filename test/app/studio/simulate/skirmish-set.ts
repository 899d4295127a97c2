import type { AnyReport } from '../../../../rules/series.ts';
import type { Report } from '../../../../rules/teamfight/series/report.ts';
import { folderWith, setJson } from '../../set-folder.ts';

const hero = (name: string, health: number) => ({
  name,
  health,
  speed: 3,
  defaultAbilities: [{ name: 'Jab', text: 'Range 1, 1dmg.' }],
  abilities: [{ id: 'throw', name: 'Throw', text: 'Range 3, 2dmg.' }],
});

/** A set whose matches are over in a moment: two heroes a side on a small map, two rounds. */
export const skirmish = {
  'set.json': { ...setJson, rules: { heroesPerSide: 2, poolSize: 6, rounds: 2 } },
  'heroes/ash.json': hero('Ash', 3),
  'heroes/bay.json': hero('Bay', 3),
  'heroes/elm.json': hero('Elm', 3),
  'heroes/fir.json': hero('Fir', 3),
  'heroes/oak.json': hero('Oak', 9),
  'heroes/yew.json': hero('Yew', 3),
  'maps/yard.json': {
    name: 'Yard',
    columns: 5,
    rows: 4,
    deploy: { red: ['0,0', '0,1', '0,2', '0,3'], blue: ['4,0', '4,1', '4,2', '4,3'] },
  },
};

export const skirmishFolder = (files: Readonly<Record<string, unknown>> = {}): string =>
  folderWith({ ...skirmish, ...files });

/** The report of a series with it. */
export function ofTeamfight(report: AnyReport): Report {
  if (report.system !== undefined) throw new Error(`This is a report of ${report.system}.`);
  return report;
}
