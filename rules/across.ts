import { pointerTo, problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import { quoted } from '../schemas/words.ts';
import type { Entity, GameSet } from './game-set.ts';

/** Code of the problem that two sets have one id. */
export const sameId = 'set/same-id';

/** Kinds whose names are words of the game: a text that uses one means what its definition says. */
const wordKinds = new Set<string>(['condition', 'token', 'marker', 'counter', 'terrain', 'hint']);

/**
 * What is wrong with sets only in each other's company: two sets of one id, and one word that two of them define differently. Each
 * problem belongs to the later set. A set's shared words count too.
 * @param folderOf the folder of a set as it is told to people
 */
export function problemsAcross(
  sets: readonly GameSet[],
  folderOf: (set: GameSet) => string = ({ folder }) => folder,
): ReadonlyMap<GameSet, Problem[]> {
  const found = new Map<GameSet, Problem[]>();
  const named = new Set(sets);
  const ids = new Map<string, GameSet>();
  const words = new Map<string, { set: GameSet; entity: Entity }>();
  const look = (set: GameSet, asked: GameSet, pointer: string): void => {
    const first = ids.get(set.id);
    if (first) {
      // References name sets by their ids, so of two that differ one would stand in for the other.
      if (first !== set && ((named.has(first) && named.has(set)) || content(first) !== content(set))) {
        const folders = `${quoted(folderOf(first))} and ${quoted(folderOf(set))}`;
        const sentence = `two sets have the id ${quoted(set.id)}: those in ${folders}. Give one of them another id in its set.json, or check and export them one by one.`;
        add(found, asked, problemAt('error', sameId, 'set.json', asked.manifest, pointer, sentence));
      }
      return;
    }
    ids.set(set.id, set);
    for (const used of set.uses) look(used, asked, '/uses');
    for (const entity of set.entities) {
      if (!wordKinds.has(entity.kind)) continue;
      const word = `${entity.kind}: ${entity.data.name.trim().toLowerCase()}`;
      const known = words.get(word);
      if (!known) words.set(word, { set, entity });
      else if (meaning(known.entity) !== meaning(entity))
        add(found, asked, conflict(entity, set === asked ? undefined : set, known));
    }
  };
  for (const set of sets) look(set, set, '/id');
  return found;
}

/** All that a set says, as one text. Sets of shared words are read once for each set that uses them. */
const content = ({ manifest, theme, entities, leftOut }: GameSet): string =>
  JSON.stringify([manifest, theme, entities, leftOut]);

function conflict(entity: Entity, owner: GameSet | undefined, first: { set: GameSet; entity: Entity }): Problem {
  const file = owner ? `${owner.folder}/${entity.file}` : entity.file;
  return problemAt(
    'warning',
    'word/two-meanings',
    file,
    entity.data,
    pointerTo('text'),
    `the ${entity.kind} ${quoted(entity.data.name)} means something else in the set ${quoted(first.set.id)} (${first.entity.file}); players who use both will mix them up. Give it the same text or another name.`,
  );
}

/** The text without differences that nobody reads. */
function meaning({ data }: Entity): string {
  const text = 'text' in data ? (data.text ?? '') : '';
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function add(found: Map<GameSet, Problem[]>, set: GameSet, problem: Problem): void {
  const list = found.get(set);
  if (list) list.push(problem);
  else found.set(set, [problem]);
}
