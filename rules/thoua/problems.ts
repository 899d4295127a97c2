import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { type Draft, type Drafts, draftsOf, entriesOf } from '../draft.ts';
import type { GameSet } from '../game-set.ts';
import { area, sayOf } from '../map-places.ts';
import { wrongReferences } from '../references.ts';
import { abilityProblems } from './ability-problems.ts';
import { characterProblems } from './character-problems.ts';
import { encounterProblems } from './encounter-problems.ts';
import { referencesOf } from './references.ts';
import { textProblems } from './text-problems.ts';

/** What is wrong with a THOUA set beyond its schemas. */
export function problems(set: GameSet, drafts: Drafts): Problem[] {
  return [
    ...drafts.files.flatMap((draft) => wrongReferences(set, drafts, draft, referencesOf(draft))),
    ...draftsOf(drafts, 'character').flatMap((character) => characterProblems(set, character)),
    ...(['ability', 'enemy'] as const).flatMap((kind) => draftsOf(drafts, kind).flatMap(abilityProblems)),
    ...draftsOf(drafts, 'encounter').flatMap((encounter) => encounterProblems(set, encounter)),
    ...draftsOf(drafts, 'map').flatMap(mapProblems),
    ...textProblems(set),
    ...withoutCopies(drafts),
  ];
}

/** What lies outside of the board cannot be painted. */
function mapProblems(map: Draft<'map'>): Problem[] {
  const found: Problem[] = [];
  const say = sayOf(map, found);
  const { columns, rows, terrain, deploy } = map.data;
  if (columns === undefined || rows === undefined) return found;
  for (const [index, { cells }] of entriesOf(terrain)) area({ columns, rows }, cells, `/terrain/${index}/cells`, say);
  for (const side of ['red', 'blue'] as const) area({ columns, rows }, deploy?.[side], `/deploy/${side}`, say);
  return found;
}

function withoutCopies({ files }: Drafts): Problem[] {
  const sentence = 'no copy is asked for, so this is left out of all exports.';
  return files
    .filter(({ data }) => 'copies' in data && data.copies === 0)
    .map(({ file, data }) => problemAt('note', 'copies/none', file, data, '/copies', sentence));
}
