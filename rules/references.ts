import type { Kind } from '../schemas/kinds.ts';
import { problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import { systems } from '../schemas/systems.ts';
import { byLikeness, listed, nearest, quoted } from '../schemas/words.ts';
import type { Drafts } from './draft.ts';
import { type Entity, find, type GameSet, type LeftOut } from './game-set.ts';

/** A place in a file that names another entity. */
export interface Reference {
  readonly pointer: string;
  readonly ref: string;
  /** What may stand there. */
  readonly kinds: readonly Kind[];
}

/** What is wrong with the references of one file: those that name nothing, the wrong kind of thing, or something that had to be left out. */
export function wrongReferences(
  set: GameSet,
  drafts: Drafts,
  { file, data }: { readonly file: string; readonly data: unknown },
  references: Iterable<Reference>,
): Problem[] {
  const found: Problem[] = [];
  for (const reference of references) {
    const target = find(set, reference.ref);
    if (target && reference.kinds.includes(target.kind)) continue;
    const [severity, code, sentence] = target
      ? wrongKind(target, reference)
      : missing(set, drafts, reference, namesIn(set));
    found.push(problemAt(severity, `reference/${code}`, file, data, reference.pointer, sentence));
  }
  return found;
}

/** What can be referred to: by kind, as a reference in this set writes it. */
type Names = ReadonlyMap<Kind, readonly string[]>;

function namesIn(set: GameSet): Names {
  const names = new Map<Kind, string[]>(systems[set.manifest.system].kinds.map(({ kind }) => [kind, []]));
  for (const { kind, id } of set.entities) names.get(kind)?.push(id);
  for (const used of set.uses) for (const { kind, ref } of used.entities) names.get(kind)?.push(ref);
  return names;
}

type Told = readonly ['error' | 'warning', string, string];

function wrongKind(target: Entity, { ref, kinds: allowed }: Reference): Told {
  return ['error', 'wrong-kind', `${quoted(ref)} is a ${said(target.kind)}; here stands ${oneOf(allowed)}.`];
}

function missing(set: GameSet, { usesWhole }: Drafts, { ref, kinds: allowed }: Reference, names: Names): Told {
  const { owner, id, home } = named(set, ref);
  if (!home) {
    if (!usesWhole)
      return [
        'error',
        'unknown-set',
        `${quoted(ref)} names the set ${quoted(owner)}, which this set does not use as "uses" in set.json has an error; mend that first.`,
      ];
    const known = set.uses.map((used) => used.id);
    const there = known.length === 0 ? '"uses" in set.json names no set yet' : `used are ${listed(known, 'and')}`;
    return [
      'error',
      'unknown-set',
      `${quoted(ref)} names the set ${quoted(owner)}, which this set does not use; ${there}. Add its folder to "uses".`,
    ];
  }
  const out = leftOutOf(set, ref);
  if (out)
    return [
      'warning',
      'left-out',
      `${quoted(ref)} is left out because of the errors in ${out.file}; mend those first.`,
    ];
  const known = allowed.flatMap((kind) => names.get(kind) ?? []);
  const nothing = `there is no ${allowed
    .map(said)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')} ${quoted(ref)}`;
  const shared = known.find((name) => name.endsWith(`/${id}`));
  const meant = shared ?? nearest(ref, known);
  if (meant !== undefined) return ['error', 'unknown', `${nothing}; did you mean ${quoted(meant)}?`];
  if (known.length > 0)
    return ['error', 'unknown', `${nothing}; there are ${listed(byLikeness(ref, known), 'and', 8)}.`];
  const folder = systems[set.manifest.system].kinds.find(({ kind }) => kind === allowed[0])?.folder;
  return ['error', 'unknown', `${nothing}, nor any other yet; add ${folder}/${id}.json.`];
}

/** The set that a reference looks into, and for what. */
function named(set: GameSet, ref: string) {
  const [owner, id] = ref.includes('/') ? (ref.split('/') as [string, string]) : [set.id, ref];
  return { owner, id, home: owner === set.id ? set : set.uses.find((used) => used.id === owner) };
}

/** What a reference names that had to be left out because of its errors. */
export function leftOutOf(set: GameSet, ref: string): LeftOut | undefined {
  const { home, id } = named(set, ref);
  return home?.leftOut.find(({ file }) => file.slice(file.indexOf('/') + 1) === `${id}.json`);
}

const said = (kind: Kind): string => kind.replace('-', ' ');

const oneOf = (allowed: readonly Kind[]): string => {
  const words = allowed
    .map(said)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
  return `a ${words}`;
};
