import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { Parts } from '../../schemas/sound-parts.ts';
import { type Kind, kinds } from '../../schemas/teamfight/kinds.ts';
import type { SetFile } from '../../schemas/types.generated.ts';
import { byLikeness, listed, nearest, quoted } from '../../schemas/words.ts';
import { type Draft, type Drafts, entriesOf } from '../draft.ts';
import { type Entity, find, type GameSet } from '../game-set.ts';

/** A place in a file that names another entity. */
export interface Reference {
  readonly pointer: string;
  readonly ref: string;
  /** What may stand there. */
  readonly kinds: readonly Kind[];
}

const pieces: readonly Kind[] = ['condition', 'token', 'marker', 'counter', 'terrain'];
const placed: readonly Kind[] = ['marker', 'token', 'condition', 'summon'];

/** References that name nothing, the wrong kind of thing, or something that had to be left out. */
export function referenceProblems(set: GameSet, drafts: Drafts): Problem[] {
  const names = namesIn(set);
  const look = (file: string, data: unknown, references: Iterable<Reference>): Problem[] => {
    const found: Problem[] = [];
    for (const reference of references) {
      const target = find(set, reference.ref);
      if (target && reference.kinds.includes(target.kind)) continue;
      const [severity, code, sentence] = target ? wrongKind(target, reference) : missing(set, drafts, reference, names);
      found.push(problemAt(severity, `reference/${code}`, file, data, reference.pointer, sentence));
    }
    return found;
  };
  return [
    ...look('set.json', drafts.manifest, introReferences(drafts.manifest)),
    ...drafts.files.flatMap((draft) => look(draft.file, draft.data, referencesOf(draft))),
  ];
}

/** Every reference that set.json holds. */
export function* introReferences({ intro }: Parts<SetFile>): Iterable<Reference> {
  if (!intro) return;
  yield* one(intro.map, '/intro/map', ['map']);
  yield* list(intro.red, '/intro/red', ['hero']);
  yield* list(intro.blue, '/intro/blue', ['hero']);
}

function* one(ref: string | undefined, pointer: string, allowed: readonly Kind[]): Iterable<Reference> {
  if (ref !== undefined) yield { pointer, ref, kinds: allowed };
}

type Refs = readonly (string | undefined)[] | undefined;

function* list(refs: Refs, pointer: string, allowed: readonly Kind[]): Iterable<Reference> {
  for (const [index, ref] of entriesOf(refs)) yield { pointer: `${pointer}/${index}`, ref, kinds: allowed };
}

const known = new WeakMap<object, readonly Reference[]>();

/** Every reference that an entity's file holds; what a file holds never changes, so each is looked through once. */
export function referencesOf(draft: Draft): readonly Reference[] {
  let found = known.get(draft.data);
  if (!found) {
    found = [...references(draft)];
    known.set(draft.data, found);
  }
  return found;
}

function* references({ kind, data }: Draft): Iterable<Reference> {
  if ('summons' in data) yield* list(data.summons, '/summons', ['summon']);
  if ('tokens' in data) yield* list(data.tokens, '/tokens', pieces);
  if ('hints' in data) yield* list(data.hints, '/hints', ['hint']);
  for (const key of ['defaultAbilities', 'abilities'] as const) {
    type Ability = { readonly tokens?: Refs; readonly hints?: Refs };
    const abilities = key in data ? (data as { [K in typeof key]?: readonly (Ability | undefined)[] })[key] : [];
    for (const [index, ability] of entriesOf(abilities)) {
      yield* list(ability.tokens, `/${key}/${index}/tokens`, pieces);
      yield* list(ability.hints, `/${key}/${index}/hints`, ['hint']);
    }
  }
  yield* standInReferences(data, '');
  if (kind === 'scene') yield* sceneReferences(data as Draft<'scene'>['data']);
  if (kind !== 'map') return;
  const { terrain, markers } = data as Draft<'map'>['data'];
  for (const [index, area] of entriesOf(terrain)) yield* one(area.kind, `/terrain/${index}/kind`, ['terrain']);
  for (const [index, marker] of entriesOf(markers)) yield* one(marker.kind, `/markers/${index}/kind`, placed);
}

/** Tokens that stand-ins give and take, wherever in a file a text stands. */
function* standInReferences(data: unknown, pointer: string): Iterable<Reference> {
  if (typeof data !== 'object' || data === null) return;
  type Notes = readonly ({ standIn?: readonly ({ token?: string } | undefined)[] } | undefined)[];
  for (const [key, inside] of Object.entries(data) as [string, unknown][]) {
    if (key !== 'byHand') {
      if (Array.isArray(inside)) {
        for (const [index, part] of inside.entries()) yield* standInReferences(part, `${pointer}/${key}/${index}`);
      }
      continue;
    }
    for (const [index, { standIn }] of entriesOf(inside as Notes)) {
      for (const [place, { token }] of entriesOf(standIn))
        yield* one(token, `${pointer}/byHand/${index}/standIn/${place}/token`, tokenKinds);
    }
  }
}

const pieceKinds: readonly Kind[] = ['hero', 'summon', 'marker', 'terrain'];
const tokenKinds: readonly Kind[] = ['condition', 'token', 'counter'];

/** What stands in a scene, what it expects of units and where markers lie. */
function* sceneReferences({ map, terrain, units, steps }: Draft<'scene'>['data']): Iterable<Reference> {
  yield* one(map, '/map', ['map']);
  for (const [index, { kind }] of entriesOf(terrain)) yield* one(kind, `/terrain/${index}/kind`, ['terrain']);
  for (const [index, { card, tokens }] of entriesOf(units)) {
    yield* one(card, `/units/${index}/card`, pieceKinds);
    yield* list(tokens?.map(withoutCount), `/units/${index}/tokens`, tokenKinds);
  }
  for (const [index, { expect }] of entriesOf(steps)) {
    for (const [place, { tokens, stance, marker }] of entriesOf(expect)) {
      const pointer = `/steps/${index}/expect/${place}`;
      yield* list(tokens?.map(withoutCount), `${pointer}/tokens`, tokenKinds);
      yield* one(stance, `${pointer}/stance`, ['token']);
      yield* one(marker, `${pointer}/marker`, ['marker', 'terrain']);
    }
  }
}

/** The reference of `2 luck`. */
const withoutCount = (text: string | undefined): string | undefined => text?.replace(/^\d+ /, '');

/** What can be referred to: by kind, as a reference in this set writes it. */
type Names = ReadonlyMap<Kind, readonly string[]>;

function namesIn(set: GameSet): Names {
  const names = new Map<Kind, string[]>(kinds.map(({ kind }) => [kind, []]));
  for (const { kind, id } of set.entities) names.get(kind)?.push(id);
  for (const used of set.uses) for (const { kind, ref } of used.entities) names.get(kind)?.push(ref);
  return names;
}

type Told = readonly ['error' | 'warning', string, string];

function wrongKind(target: Entity, { ref, kinds: allowed }: Reference): Told {
  return ['error', 'wrong-kind', `${quoted(ref)} is a ${said(target.kind)}; here stands ${oneOf(allowed)}.`];
}

function missing(set: GameSet, { usesWhole }: Drafts, { ref, kinds: allowed }: Reference, names: Names): Told {
  const [owner, id] = ref.includes('/') ? (ref.split('/') as [string, string]) : [set.id, ref];
  const home = owner === set.id ? set : set.uses.find((used) => used.id === owner);
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
  const out = home.leftOut.find(({ file }) => file.slice(file.indexOf('/') + 1) === `${id}.json`);
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
  const folder = kinds.find(({ kind }) => kind === allowed[0])?.folder;
  return ['error', 'unknown', `${nothing}, nor any other yet; add ${folder}/${id}.json.`];
}

const said = (kind: Kind): string => kind.replace('-', ' ');

const oneOf = (allowed: readonly Kind[]): string => {
  const words = allowed
    .map(said)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
  return `a ${words}`;
};
