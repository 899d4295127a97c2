import { formatJson } from '../../schemas/json.ts';
import { type Kind, kinds } from '../../schemas/teamfight/kinds.ts';
import { freeId } from './parts.ts';

/** What a fresh file of each kind begins with: the least that it must have, so that its face is there at once. */
const fresh: Partial<Readonly<Record<Kind, object>>> = {
  hero: { health: 8, speed: 3, defaultAbilities: [{ name: 'Strike', text: 'Range 1, 2dmg.' }] },
  summon: { health: 2, speed: 2 },
};

/** A file that an edit makes. */
interface Made {
  readonly file: string;
  readonly text: string;
}

/** A new thing of a kind, under a free id. Pure. */
export function newThing(kind: Kind, name: string, files: ReadonlyMap<string, string>): Made {
  return { file: freeFile(kind, name, files), text: formatJson({ name, status: 'idea', ...fresh[kind] }) };
}

/** A copy of a file under another name and a free id. Pure. */
export function copyOfThing(kind: Kind, text: string, name: string, files: ReadonlyMap<string, string>): Made {
  const value = JSON.parse(text) as object;
  return { file: freeFile(kind, name, files), text: formatJson({ ...value, name }) };
}

/** Ids are unique in a set over all kinds. */
function freeFile(kind: Kind, name: string, files: ReadonlyMap<string, string>): string {
  const folder = kinds.find((known) => known.kind === kind)?.folder ?? kind;
  const taken = [...files.keys()].map((file) => /([^/]+)\.json$/.exec(file)?.[1]);
  return `${folder}/${freeId(idOf(name, kind), taken)}.json`;
}

/** Small letters, digits and hyphens. */
const idOf = (name: string, kind: Kind): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || kind;
