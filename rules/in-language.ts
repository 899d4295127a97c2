import { schemaOf } from '../schemas/fields.ts';
import { pointerKeys } from '../schemas/place.ts';
import { type SystemId, systems } from '../schemas/systems.ts';
import { type Translatable, textsToTranslate } from '../schemas/translatable.ts';
import { setAt } from './edit/set-at.ts';
import type { Said } from './edit/translate.ts';
import type { Entity, GameSet } from './game-set.ts';
import { Memory } from './kernel/memory.ts';
import { isPrinted } from './plain/printed.ts';
import { originalsIn } from './translation-files.ts';

/** A text that is not translated: what it is of, by name, and the title of its field. */
export interface Untranslated extends Translatable {
  /** Id of the set that it belongs to: the one that was asked for, or one that it uses. */
  readonly set: string;
  readonly file: string;
  readonly name: string;
  /** Of a text that is translated: the original that it was translated from, where that is another one now. */
  readonly from?: string;
}

/** The language that a set is written in. */
export const originalOf = ({ manifest }: Pick<GameSet, 'manifest'>): string => manifest.language ?? 'en';

/** The language that a set is written in, then those that it is translated into. */
export function languagesOf(set: GameSet): readonly string[] {
  const others = [...(set.manifest.languages ?? []), ...Object.keys(set.translations ?? {}).sort()];
  return [...new Set([originalOf(set), ...others])];
}

/** What set.json says is translated under this name, where no entity has it. */
export const manifestId = 'set';

/** The name under which a file is translated. */
export const translatedAs = (file: string): string => file.replace(/^.*\/|\.json$/g, '');

/** Which texts are printed, of those that the schemas mark with `translate`; all of them where a system says nothing. */
const printed: Readonly<Partial<Record<SystemId, (set: GameSet, data: object, pointer: string) => boolean>>> = {
  plain: isPrinted,
};

/** The texts of a file of the set that are translated, by what the file says. */
export function translatableIn(set: GameSet, file: string, value: unknown): readonly Translatable[] {
  const schema = schemaFor(set, file);
  const texts = schema ? textsToTranslate(schema, value) : [];
  const isShown = printed[set.manifest.system];
  const isData = typeof value === 'object' && value !== null && file !== 'set.json';
  return isShown && isData ? texts.filter(({ pointer }) => isShown(set, value, pointer)) : texts;
}

function schemaFor({ manifest }: GameSet, file: string) {
  const system = systems[manifest.system];
  const id =
    file === 'set.json' ? system.set : system.kinds.find(({ folder }) => file.startsWith(`${folder}/`))?.schema;
  return id && schemaOf(id.replace('setwright:', ''));
}

/** A set in a language, and what of it is still as it was written. */
export interface InLanguage {
  readonly set: GameSet;
  readonly missing: readonly Untranslated[];
  /** What is translated from an original that is another one now, each with the former one. */
  readonly changed: readonly Untranslated[];
}

/**
 * The set with its texts in another language, and the sets that it uses likewise. Ids, numbers, art and private notes stay; a text that is
 * not translated stays as it was written and is listed. What is played is always the original. Pure; what has not changed is the same object.
 */
export function inLanguage(set: GameSet, language: string, memory: Memory = new Memory()): InLanguage {
  if (language === originalOf(set)) return { set, missing: [], changed: [] };
  const texts = own(set.translations, language) ?? {};
  const missing: Untranslated[] = [];
  const changed: Untranslated[] = [];
  const translate = <Data extends object>(file: string, name: string, data: Data): Data => {
    const known = own(texts, translatedAs(file));
    const places = translatableIn(set, file, data);
    const untranslated = places.filter(({ pointer }) => !isSaid(own(known, pointer)));
    for (const place of untranslated) missing.push({ ...place, set: set.id, file, name });
    const made = originalsIn(known);
    for (const place of places) {
      const from = own(made, place.pointer);
      const isChanged = typeof from === 'string' && from !== place.text && isSaid(own(known, place.pointer));
      if (isChanged) changed.push({ ...place, set: set.id, file, name, from });
    }
    const which = places.map(({ pointer }) => pointer).join(' ');
    return memory.once(data, `in ${language}`, [known, which], () =>
      places.reduce((value, { pointer }) => {
        const text = own(known, pointer);
        return isSaid(text) ? (setAt(value, pointerKeys(pointer), text) as Data) : value;
      }, data),
    );
  };
  const isTaken = set.entities.some(({ id }) => id === manifestId);
  const manifest = isTaken ? set.manifest : translate('set.json', set.manifest.name, set.manifest);
  const entities = set.entities.map((entity): Entity => {
    const data = translate(entity.file, entity.data.name, entity.data);
    return data === entity.data ? entity : memory.once(entity, `in ${language}`, [data], () => ({ ...entity, data }));
  });
  const uses = set.uses.map((used) =>
    memory.once(used, `in ${language}`, [], () => inLanguage(used, language, memory)),
  );
  return {
    set: {
      ...set,
      manifest: memory.once(manifest, `in ${language}`, [], () => ({ ...manifest, language })),
      entities,
      uses: uses.map((used) => used.set),
      original: set,
    },
    missing: [...missing, ...uses.flatMap((used) => used.missing)],
    changed: [...changed, ...uses.flatMap((used) => used.changed)],
  };
}

/**
 * Translations of a set of which nobody knows from which original they were made, as those that were written by hand: by the file that
 * they translate and the place in it, each with the original as it is now.
 */
export function undated(set: GameSet, language: string): ReadonlyMap<string, ReadonlyMap<string, Said>> {
  const texts = own(set.translations, language) ?? {};
  const isTaken = set.entities.some(({ id }) => id === manifestId);
  const files = [...(isTaken ? [] : [{ file: 'set.json', data: set.manifest as object }]), ...set.entities];
  return new Map(
    files.flatMap(({ file, data }): [string, ReadonlyMap<string, Said>][] => {
      const known = own(texts, translatedAs(file));
      const made = originalsIn(known);
      const said = translatableIn(set, file, data).flatMap(({ pointer, text }): [string, Said][] => {
        const written = own(known, pointer);
        return isSaid(written) && own(made, pointer) === undefined
          ? [[pointer, { text: written, original: text }]]
          : [];
      });
      return said.length === 0 ? [] : [[file, new Map(said)]];
    }),
  );
}

/** A file may hold anything in the place of a text. */
const isSaid = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/** Names are those of files and languages, so an object's own keys only. */
const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/** What tells files of a set in another language from those of the original, behind the set's id. */
export const languageTag = ({ original, manifest }: GameSet): string => (original ? `-${manifest.language}` : '');
