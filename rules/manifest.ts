import { formatVersion } from '../schemas/format-version.ts';
import type { ParsedJson } from '../schemas/json.ts';
import { pointerKeys, problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import type { SetFile } from '../schemas/set-file.ts';
import { type Parts, soundParts } from '../schemas/sound-parts.ts';
import { type SystemId, systems as schemas } from '../schemas/systems.ts';
import { validate } from '../schemas/validate.ts';
import { listed, nearest, quoted, shown } from '../schemas/words.ts';

/** Reads a file of the set as JSON, once. */
export type Read = (file: string) => ParsedJson;

/** What set.json says. */
export interface Manifest {
  /** Undefined where nobody can tell what kind of files the others are. */
  readonly system: SystemId | undefined;
  /** Undefined where a part is missing that no set can do without. */
  readonly manifest: SetFile | undefined;
  /** What of it agrees with the schema, and pointers of what does not. */
  readonly draft: { readonly parts: Parts<SetFile>; readonly broken: readonly string[] };
  readonly problems: readonly Problem[];
}

/** Reads set.json, as far as it goes; only without a known system nothing more can be read. */
export function readManifest(files: ReadonlyMap<string, string>, read: Read): Manifest {
  const file = 'set.json';
  const refuse = (
    value: unknown,
    pointer: string,
    code: string,
    sentence: string,
    also: readonly Problem[] = [],
  ): Manifest => ({
    system: undefined,
    manifest: undefined,
    draft: { parts: {}, broken: [] },
    problems: [...also, problemAt('error', code, file, value, pointer, sentence)],
  });
  if (!files.has(file)) {
    return refuse(
      {},
      '',
      'set/missing',
      'this file is missing; without it a folder is no Game Set. "setwright new" writes one.',
    );
  }
  const parsed = read(file);
  if (parsed.value === undefined)
    return { system: undefined, manifest: undefined, draft: { parts: {}, broken: [] }, problems: parsed.problems };
  const value = parsed.value as Partial<Record<keyof SetFile, unknown>> | null;
  const format = value?.format;
  const first = [...parsed.problems];
  if (typeof format === 'number' && format > formatVersion) {
    const sentence = `this set was written by a newer Setwright (format ${format}; this one knows ${formatVersion}). It can be looked at, as far as this one understands it; update Setwright to change, export or play it.`;
    first.push(problemAt('error', 'set/newer-format', file, value, '/format', sentence));
  }
  const system = value?.system;
  if (system !== undefined && (typeof system !== 'string' || !Object.hasOwn(schemas, system))) {
    const known = Object.keys(schemas);
    const meant = typeof system === 'string' ? nearest(system, known) : undefined;
    const hint = meant ? `did you mean ${quoted(meant)}?` : `known are: ${listed(known, 'and')}.`;
    return refuse(value, '/system', 'system/unknown', `there is no system ${shown(system)}; ${hint}`, first);
  }
  // A set.json that forgot its system is still looked through, as one of the first.
  const chosen = (system ?? Object.keys(schemas)[0]) as SystemId;
  const salvaged = readSalvaged(file, schemas[chosen].set, read);
  const newer = first.slice(parsed.problems.length);
  const whole = ['id', 'system', 'format', 'name'].every((key) => Object.hasOwn(salvaged.value, key));
  const { value: parts, broken } = soundParts(schemas[chosen].set, parsed.value);
  return {
    system: chosen,
    manifest: whole ? (salvaged.value as SetFile) : undefined,
    draft: { parts: (parts ?? {}) as Parts<SetFile>, broken },
    problems: [...newer, ...salvaged.problems],
  };
}

/** The value of a file without the top level keys that have errors. */
export function readSalvaged(
  file: string,
  schema: string,
  read: Read,
): { value: object; problems: readonly Problem[] } {
  const parsed = read(file);
  if (parsed.value === undefined) return { value: {}, problems: parsed.problems };
  const found = validate(schema, file, parsed.value);
  const problems = [...parsed.problems, ...found];
  if (parsed.value === null || typeof parsed.value !== 'object' || Array.isArray(parsed.value))
    return { value: {}, problems };
  const broken = new Set(found.map(({ pointer }) => pointerKeys(pointer)[0]));
  return { value: Object.fromEntries(Object.entries(parsed.value).filter(([key]) => !broken.has(key))), problems };
}
