import { parseJson } from '../../schemas/json.ts';
import { systems } from '../../schemas/systems.ts';
import type { Texts } from '../edit/change.ts';
import type { PatchNotes, ThingChange } from './changes.ts';
import { fieldsSince } from './field-changes.ts';
import { namesIn } from './names.ts';

/**
 * Compares two states of one set by the texts of their files, file by file and field by field. What is never printed stays out: notes,
 * status, goals, what is played by hand, scenes and translations. A file with errors is compared as far as it is JSON. Pure.
 */
export function patchNotes(older: Texts, newer: Texts): PatchNotes {
  const unread = new Set<string>();
  const names = [namesIn(older), namesIn(newer)] as const;
  const things = [...new Set([...older.keys(), ...newer.keys()])].flatMap((file): ThingChange[] => {
    const schema = schemaFor(file);
    if (!schema || older.get(file) === newer.get(file)) return [];
    const [before, after] = [older, newer].map((texts) => {
      const text = texts.get(file);
      const value = text === undefined ? undefined : objectIn(file, text);
      if (text !== undefined && value === undefined) unread.add(file);
      return value;
    });
    if (unread.has(file)) return [];
    const changes = fieldsSince(before, after, { schema, sort: sorts[schema], names });
    return changes ? [{ file, group: groupOf(file, changes.sort), ...changes }] : [];
  });
  const order = (file: string) => folders.indexOf(folderOf(file));
  things.sort((a, b) => order(a.file) - order(b.file) || a.name.localeCompare(b.name, 'en'));
  return { things, unread: [...unread] };
}

/** Of each kind that is printed, the folder and the schema. Every system has kinds of its own under folders of its own. */
const printed = Object.values(systems).flatMap(({ kinds }) => kinds.filter(({ kind }) => kind !== 'scene'));
const folders: readonly string[] = ['set.json', 'theme.json', ...printed.map(({ folder }) => folder)];
const sorts: Readonly<Record<string, string>> = { 'teamfight/set': 'Game Set', theme: 'Look' };

/** Kinds of a folder of their own stand under its name. */
const groupOf = (file: string, sort: string): string => {
  const folder = folderOf(file);
  return folder === file ? sort : `${folder.charAt(0).toUpperCase()}${folder.slice(1)}`;
};

const folderOf = (file: string): string => file.split('/')[0] ?? file;

/** The schema of a file that players see something of, by its id without the first word. */
function schemaFor(file: string): string | undefined {
  if (file === 'set.json') return 'teamfight/set';
  if (file === 'theme.json') return 'theme';
  const kind = printed.find(({ folder }) => file === `${folder}/${file.split('/')[1]}` && file.endsWith('.json'));
  return kind?.schema.replace('setwright:', '');
}

function objectIn(file: string, text: string): Readonly<Record<string, unknown>> | undefined {
  const { value } = parseJson(file, text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
