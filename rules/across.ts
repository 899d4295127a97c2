import { pointerTo, problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import { quoted } from '../schemas/words.ts';
import type { Entity, GameSet } from './game-set.ts';

/** Kinds whose names are words of the game: a text that uses one means what its definition says. */
const wordKinds = new Set<string>(['condition', 'token', 'marker', 'counter', 'terrain', 'hint']);

/**
 * What is wrong with sets only in each other's company: two sets of one id, and one word that two of them define differently. Each
 * problem belongs to the later set. A set's shared words count too.
 */
export function problemsAcross(sets: readonly GameSet[]): ReadonlyMap<GameSet, Problem[]> {
  const found = new Map<GameSet, Problem[]>();
  const ids = new Map<string, GameSet>();
  const words = new Map<string, { set: GameSet; entity: Entity }>();
  const seen = new Set<string>();
  const look = (set: GameSet, asked: GameSet): void => {
    if (seen.has(set.id)) return;
    seen.add(set.id);
    for (const used of set.uses) look(used, asked);
    for (const entity of set.entities) {
      if (!wordKinds.has(entity.kind)) continue;
      const word = `${entity.kind}: ${entity.data.name.trim().toLowerCase()}`;
      const first = words.get(word);
      if (!first) words.set(word, { set, entity });
      else if (meaning(first.entity) !== meaning(entity))
        add(found, asked, conflict(entity, set === asked ? undefined : set, first));
    }
  };
  for (const set of sets) {
    const twin = ids.get(set.id);
    if (twin) {
      const sentence = `the id ${quoted(set.id)} is also that of the set in ${quoted(twin.folder)}; give one of them another id.`;
      add(found, set, problemAt('error', 'set/same-id', 'set.json', set.manifest, '/id', sentence));
      continue;
    }
    ids.set(set.id, set);
    look(set, set);
  }
  return found;
}

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
