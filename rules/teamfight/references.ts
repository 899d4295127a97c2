import type { Kind } from '../../schemas/kinds.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { SetFile } from '../../schemas/set-file.ts';
import type { Parts } from '../../schemas/sound-parts.ts';
import { type Draft, type Drafts, entriesOf } from '../draft.ts';
import { find, type GameSet } from '../game-set.ts';
import { leftOutOf, type Reference, wrongReferences } from '../references.ts';

const pieces: readonly Kind[] = ['condition', 'token', 'marker', 'counter', 'terrain'];
const placed: readonly Kind[] = ['marker', 'token', 'condition', 'summon'];

/** References that name nothing, the wrong kind of thing, or something that had to be left out; of scenes `waitingScenes` tells the last. */
export function referenceProblems(set: GameSet, drafts: Drafts): Problem[] {
  const look = (file: string, data: unknown, references: Iterable<Reference>): Problem[] => {
    const isScene = file.startsWith('scenes/');
    const told = isScene ? [...references].filter(({ ref }) => find(set, ref) || !leftOutOf(set, ref)) : references;
    return wrongReferences(set, drafts, { file, data }, told);
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
