import { formatVersion } from '../schemas/format-version.ts';
import { parseJson } from '../schemas/json.ts';
import { pointerKeys, problemAt } from '../schemas/place.ts';
import { type Problem, sortProblems } from '../schemas/problem.ts';
import type { SetFile } from '../schemas/set-file.ts';
import { type Parts, soundParts } from '../schemas/sound-parts.ts';
import { type SystemId, systems as schemas } from '../schemas/systems.ts';
import type { Theme } from '../schemas/types.generated.ts';
import { validate } from '../schemas/validate.ts';
import { quoted } from '../schemas/words.ts';
import { problemsAcross } from './across.ts';
import { type Draft, type Drafts, entriesOf, isSound } from './draft.ts';
import { entityPlace, nameProblems } from './file-names.ts';
import type { Entity, GameSet, LeftOut } from './game-set.ts';
import { Memory } from './kernel/memory.ts';
import { type Read, readManifest, readSalvaged } from './manifest.ts';
import { type PictureFacts, pictureProblems } from './pictures.ts';
import { readEvenings, strangersIn } from './playtests.ts';
import { systems } from './systems.ts';
import { readTranslations } from './translation-files.ts';
import { translationProblems } from './translations.ts';

export type { PictureFacts } from './pictures.ts';

/** What is wrong with a set by what its texts were understood to say: never an error, as nothing is left out for it. */
export type ReadingProblems = (set: GameSet, drafts: Drafts) => Problem[];

/** What opening a set found. `set` is undefined where so much is wrong that nothing can be made of it. */
export interface OpenedSet {
  readonly set: GameSet | undefined;
  /** All problems at once: errors first, then warnings, then notes; within these by file. */
  readonly problems: readonly Problem[];
}

export interface OpenOptions {
  /** The opened sets of shared words, by the words of `uses`. */
  readonly uses?: ReadonlyMap<string, OpenedSet>;
  /** The picture files of the folder by path; without them pictures are not checked. */
  readonly pictures?: ReadonlyMap<string, PictureFacts>;
  /** Why the text of a file could not be read; such a file is among the files with an empty text. */
  readonly unreadable?: ReadonlyMap<string, Problem>;
  /** What the readings of its texts tell; left out where nobody has read them yet. */
  readonly ofReadings?: ReadingProblems;
  /** What was found out when the set was opened before, for who opens it after every letter. It changes nothing but the time. */
  readonly memory?: Memory;
}

/** The id that a set has from its set.json, without opening it; undefined where that is none of a set. Pure. */
export function idIn(files: ReadonlyMap<string, string>, unreadable?: OpenOptions['unreadable']): string | undefined {
  return readManifest(files, reader(files, unreadable, new Memory())).manifest?.id;
}

function reader(
  files: ReadonlyMap<string, string>,
  unreadable: ReadonlyMap<string, Problem> | undefined,
  memory: Memory,
): Read {
  return (file) => {
    const [reason, text] = [unreadable?.get(file), files.get(file) ?? ''];
    return memory.once(file, 'parsed', [reason, text], () =>
      reason ? { value: undefined, problems: [reason] } : parseJson(file, text),
    );
  };
}

/**
 * As `openSet`, for whoever shows a set before its texts are read: the reader is most of the code of the rules, and faces do not need it.
 * With `ofReadings` it is `openSet`.
 */
export function openUnread(folder: string, files: ReadonlyMap<string, string>, options: OpenOptions = {}): OpenedSet {
  const memory = options.memory ?? new Memory();
  const read = reader(files, options.unreadable, memory);
  const { system, manifest, draft, problems: first } = readManifest(files, read);
  const problems: Problem[] = [...first];
  if (!system) return { set: undefined, problems: sortProblems(problems) };

  const theme = files.has('theme.json')
    ? readSalvaged('theme.json', 'setwright:theme', read)
    : { value: {}, problems: [] };
  const id = manifest?.id ?? draft.parts.id ?? folder;
  const found = readEntities(system, id, files, read, memory);
  const evenings = readEvenings(files, read, memory);
  const uses = usedSets(id, draft.parts, options.uses);
  const translations = readTranslations(files, read);
  problems.push(
    ...theme.problems,
    ...found.problems,
    ...evenings.problems,
    ...uses.problems,
    ...nameProblems(system, files, options.pictures),
  );
  const opened: GameSet = {
    id,
    folder,
    manifest: manifest ?? { ...(draft.parts as Partial<SetFile>), id, system, format: formatVersion, name: id },
    theme: theme.value as Theme,
    entities: found.entities,
    leftOut: found.leftOut,
    uses: uses.sets,
    evenings: evenings.evenings,
    ...(translations && { translations }),
  };
  const usesWhole =
    uses.problems.every(({ severity }) => severity !== 'error') &&
    draft.broken.every((pointer) => pointerKeys(pointer)[0] !== 'uses');
  const inspect = (set: GameSet) => {
    const drafts: Drafts = { manifest: draft.parts, files: [...set.entities, ...found.drafts], usesWhole };
    return [
      ...systems[system].problems(set, drafts),
      ...pictureProblems(set, drafts, options.pictures),
      ...(options.ofReadings?.(set, drafts) ?? []),
    ];
  };
  const sound = withoutErrors(opened, inspect);
  problems.push(...sound.problems, ...translationProblems(sound.set, files, read, memory), ...strangersIn(sound.set));
  const written: GameSet = { ...opened, entities: [...opened.entities, ...wordsIn(found.drafts, id)] };
  problems.push(...(problemsAcross([written]).get(written) ?? []));
  if (manifest) return { set: sound.set, problems: sortProblems(problems) };
  // A set without a whole set.json is none, but all that its files say is told; who is meant by its own unknown id cannot be.
  const known = draft.parts.id !== undefined;
  const told = problems.filter(({ code }) => known || code !== 'reference/unknown-set');
  return { set: undefined, problems: sortProblems(told) };
}

/** Drafts that say all a word says, its name and its text; the rest of their file may be broken. */
function wordsIn(drafts: readonly Draft[], owner: string): Entity[] {
  return drafts.flatMap((draft) => {
    const whole = draft.data.name !== undefined && isSound(draft, ['text']);
    // What words are compared by is there.
    return whole ? [{ ...draft, ref: `${owner}/${draft.id}`, data: draft.data as Entity['data'] }] : [];
  });
}

interface Found {
  readonly entities: readonly Entity[];
  readonly leftOut: readonly LeftOut[];
  /** What can be checked of those that were left out. */
  readonly drafts: readonly Draft[];
  readonly problems: readonly Problem[];
}

function readEntities(
  system: SystemId,
  owner: string,
  files: ReadonlyMap<string, string>,
  read: Read,
  memory: Memory,
): Found {
  const entities: Entity[] = [];
  const leftOut: LeftOut[] = [];
  const drafts: Draft[] = [];
  const problems: Problem[] = [];
  const first = new Map<string, string>();
  const { kinds } = schemas[system];
  const byFolder = new Map<string, string[]>(kinds.map(({ folder }) => [folder, []]));
  for (const file of files.keys()) {
    const place = entityPlace(system, file);
    if (place) byFolder.get(place.folder)?.push(file);
  }
  for (const { kind, folder, schema } of kinds) {
    for (const file of (byFolder.get(folder) ?? []).sort()) {
      const id = file.slice(folder.length + 1, -'.json'.length);
      const parsed = read(file);
      const checked = () => (parsed.value === undefined ? [] : validate(schema, file, parsed.value));
      const errors = memory.once(parsed, 'checked', [schema], checked);
      problems.push(...parsed.problems, ...errors);
      const twin = first.get(id);
      if (twin !== undefined) {
        const sentence = `${twin} has the same id; ids are unique over all kinds, so rename one of the two files.`;
        problems.push(problemAt('error', 'entity/same-id', file, parsed.value, '', sentence));
      } else first.set(id, file);
      if (parsed.value === undefined || errors.length > 0 || twin !== undefined) {
        leftOut.push({ file, name: nameOf(parsed.value) ?? id });
        const { value, broken } = soundParts(schema, parsed.value);
        if (value) drafts.push({ kind, id, file, data: value as Draft['data'], broken });
      } else {
        const ref = `${owner}/${id}`;
        const made = (): Entity => ({ kind, id, ref, file, data: parsed.value as Entity['data'] });
        entities.push(memory.once(parsed, 'entity', [ref], made));
      }
    }
  }
  return { entities, leftOut, drafts, problems };
}

function nameOf(value: unknown): string | undefined {
  const name = (value as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function usedSets(
  id: string,
  manifest: Parts<SetFile>,
  opened: ReadonlyMap<string, OpenedSet> | undefined,
): { sets: readonly GameSet[]; problems: readonly Problem[] } {
  const sets: GameSet[] = [];
  const problems: Problem[] = [];
  for (const [index, path] of entriesOf(manifest.uses)) {
    const used = opened?.get(path);
    const say = (severity: 'error' | 'warning', code: string, sentence: string) =>
      problems.push(problemAt(severity, code, 'set.json', manifest, `/uses/${index}`, sentence));
    if (!used) {
      say(
        'error',
        'uses/missing',
        `there is no set in ${quoted(path)}; "uses" names folders as seen from this one, such as "../common".`,
      );
      continue;
    }
    const errors = used.problems.filter(({ severity }) => severity === 'error');
    const circle = errors.find(({ code }) => code === 'uses/circular');
    if (used.set && circle) {
      say('error', 'uses/circular', `the set in ${quoted(path)} uses sets in a circle: ${circle.message}`);
      continue;
    }
    if (!used.set) {
      const [first] = errors;
      const code = first?.code.startsWith('uses/') ? first.code : 'uses/unreadable';
      say('error', code, `the set in ${quoted(path)} cannot be used: ${first?.message ?? 'it cannot be opened.'}`);
      continue;
    }
    if (sets.some(({ id }) => id === used.set?.id) || used.set.id === id) {
      say(
        'error',
        'uses/same-id',
        `the set in ${quoted(path)} has the id ${quoted(used.set.id)}, which is taken; give it another id or remove it here.`,
      );
      continue;
    }
    if (errors.length > 0) {
      say(
        'warning',
        'uses/with-errors',
        `the set in ${quoted(path)} has errors of its own and is used without what they concern. The first: ${errors[0]?.message}`,
      );
    }
    sets.push(used.set);
  }
  return { sets, problems };
}

/** Leaves out the entities that `inspect` finds errors in, and looks again at what refers to them. What was left out already stays told. */
function withoutErrors(set: GameSet, inspect: (set: GameSet) => Problem[]): { set: GameSet; problems: Problem[] } {
  const problems = inspect(set);
  const broken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  if (broken.size === 0) return { set, problems };
  const introBroken = problems.some(
    ({ severity, file, pointer }) => severity === 'error' && file === 'set.json' && pointer.startsWith('/intro'),
  );
  const { intro, ...rest } = set.manifest;
  const left = set.entities.filter(({ file }) => broken.has(file)).map(({ file, data }) => ({ file, name: data.name }));
  const sound: GameSet = {
    ...set,
    manifest: introBroken || !intro ? (rest as SetFile) : set.manifest,
    entities: set.entities.filter(({ file }) => !broken.has(file)),
    leftOut: [...set.leftOut, ...left],
  };
  const out = new Set([...broken, ...set.leftOut.map(({ file }) => file)]);
  const kept = problems.filter(({ file }) => out.has(file));
  return { set: sound, problems: [...kept, ...inspect(sound).filter(({ file }) => !out.has(file))] };
}
