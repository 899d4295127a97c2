import { problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import { type SystemId, systems } from '../schemas/systems.ts';
import { listed, nearest, quoted } from '../schemas/words.ts';

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const languagePattern = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/** Whether a language can be named so: "es", "pt-BR". */
export const isLanguage = (code: string): boolean => languagePattern.test(code);

/** Whether Windows keeps the name of a file or folder for a device, whatever its ending. */
export const isDeviceName = (name: string): boolean => reserved.test(name);

/** An id as the name of a file or folder that every system can hold. */
export const fileNameOf = (id: string): string => (isDeviceName(id) ? `${id}_` : id);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what Windows forbids
const forbidden = /[<>:"|?*\u0000-\u001f]|[. ]$/;

/** The folder and id of an entity's file; undefined where the path is not that of an entity. */
export function entityPlace(system: SystemId, path: string): { folder: string; id: string } | undefined {
  const [folder = '', name = '', ...deeper] = path.split('/');
  if (deeper.length > 0 || !name.endsWith('.json')) return undefined;
  const id = name.slice(0, -'.json'.length);
  if (!idPattern.test(id) || id.length > 80) return undefined;
  return systems[system].kinds.some((kind) => kind.folder === folder) ? { folder, id } : undefined;
}

/** The language and id of a translation's file. */
export function translationPlace(path: string): { language: string; id: string } | undefined {
  const [folder, language = '', name = '', ...deeper] = path.split('/');
  if (folder !== 'texts' || deeper.length > 0 || !name.endsWith('.json') || !languagePattern.test(language))
    return undefined;
  const id = name.slice(0, -'.json'.length);
  return idPattern.test(id) ? { language, id } : undefined;
}

/** Where the texts of a file stand in another language: under the file's own name. */
export const translationFile = (language: string, file: string): string =>
  `texts/${language}/${file.replace(/^.*\//, '')}`;

/** Where people's playtests lie, one file an evening. */
export const playtestFolder = 'playtests';

/** The id of an evening's file. */
export function playtestPlace(path: string): string | undefined {
  const [folder, name = '', ...deeper] = path.split('/');
  if (folder !== playtestFolder || deeper.length > 0 || !name.endsWith('.json')) return undefined;
  const id = name.slice(0, -'.json'.length);
  return idPattern.test(id) && id.length <= 80 ? id : undefined;
}

/** Files that are not read because of their name or folder, and names that not every computer can hold. */
export function nameProblems(
  system: SystemId,
  files: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, unknown> | undefined,
): Problem[] {
  const found: Problem[] = [];
  const say = (severity: Problem['severity'], code: string, file: string, sentence: string) =>
    found.push(problemAt(severity, code, file, undefined, '', sentence));
  for (const file of files.keys()) {
    if (file === 'set.json' || file === 'theme.json' || entityPlace(system, file)) continue;
    if (translationPlace(file) || playtestPlace(file) !== undefined) continue;
    const [severity, code, sentence] = unread(system, file);
    say(severity, code, file, sentence);
  }
  const lowered = new Map<string, string>();
  for (const path of [...files.keys(), ...(pictures?.keys() ?? [])]) {
    const bad = path.split('/').find((part) => isDeviceName(part) || forbidden.test(part));
    if (bad !== undefined) {
      say(
        'warning',
        'file/reserved-name',
        path,
        `Windows cannot hold a file named ${quoted(bad)}; rename it so that others can open the set.`,
      );
    }
    const twin = lowered.get(path.toLowerCase());
    if (twin === undefined) lowered.set(path.toLowerCase(), path);
    else
      say(
        'warning',
        'file/same-name',
        path,
        `${twin} differs only in capital letters; many computers take the two for one file, so rename one.`,
      );
  }
  return found;
}

function unread(system: SystemId, file: string): readonly ['error' | 'note', string, string] {
  const folders = [...systems[system].kinds.map(({ folder }) => folder as string), playtestFolder];
  const [folder = '', name = '', ...deeper] = file.split('/');
  if (folders.includes(folder) && deeper.length === 0) {
    const id = name.replace(/\.json$/i, '');
    const better = id
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80);
    const instead = better === '' ? '' : ` Call it ${folder}/${better}.json.`;
    return [
      'error',
      'file/name',
      `a file is named by its id, of small letters, digits and hyphens; ${quoted(name)} is not.${instead}`,
    ];
  }
  if (folders.includes(folder))
    return ['note', 'file/not-read', `this file is not read: it lies too deep. Put it right into ${folder}/.`];
  if (folder === 'texts') {
    return [
      'note',
      'file/not-read',
      'this file is not read: translations are texts/<language>/<id>.json, such as texts/es/warden.json.',
    ];
  }
  const meant = name === '' ? undefined : nearest(folder, folders);
  const hint = meant ? `did you mean ${meant}/?` : `the folders of a set are ${listed([...folders, 'texts'], 'and')}.`;
  return ['note', 'file/not-read', `this file is not read: it lies in no folder of a set; ${hint}`];
}
