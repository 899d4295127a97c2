import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatJson } from '../../schemas/json.ts';

const content = join(import.meta.dirname, '../../content/teamfight');

/** The sets that the heroes are taken from, in this order. */
const sources = ['saltmarch', 'windfall'];

/** Kinds of which a set has each once, however many heroes it has. */
const shared = ['conditions', 'tokens', 'markers', 'counters', 'terrain', 'hints', 'cards', 'maps', 'summons'];

interface Unit {
  readonly name: string;
  readonly abilities?: readonly { readonly name: string }[];
}

/**
 * The texts of a set with this many heroes, by path: those of the shipped sets over and over, each copy with names of its own, so that the
 * vocabulary is as large as it would be. It uses the shipped set of shared words as `../common`.
 */
export async function largeSet(heroes: number): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const originals: { id: string; unit: Unit }[] = [];
  for (const source of sources) {
    for (const folder of [...shared, 'heroes']) {
      for (const name of await readdir(join(content, source, folder)).catch(() => [])) {
        const text = await readFile(join(content, source, folder, name), 'utf8');
        if (folder === 'heroes') originals.push({ id: name.slice(0, -5), unit: JSON.parse(text) as Unit });
        else files.set(`${folder}/${name}`, text);
      }
    }
  }
  for (let number = 0; number < heroes; number++) {
    const { id, unit } = originals[number % originals.length] as (typeof originals)[number];
    const copy = Math.floor(number / originals.length);
    const named = (name: string): string => (copy === 0 ? name : `${name} ${roman(copy + 1)}`);
    const abilities = (unit.abilities ?? []).map((ability) => ({ ...ability, name: named(ability.name) }));
    files.set(
      `heroes/${id}${copy === 0 ? '' : `-${copy + 1}`}.json`,
      formatJson({ ...unit, name: named(unit.name), abilities }),
    );
  }
  files.set('theme.json', await readFile(join(content, 'saltmarch/theme.json'), 'utf8'));
  const manifest = { id: 'large', system: 'teamfight', format: 1, version: '0.1', name: 'Large', uses: ['../common'] };
  files.set('set.json', formatJson(manifest));
  return files;
}

/** Heroes of the set that `writeLargeSet` writes. */
export const heroesOfLargeSet = 200;

/** Writes a large set into the folder, the set of shared words beside it, and answers with where it is. */
export async function writeLargeSet(folder: string): Promise<string> {
  const set = join(folder, 'large');
  await cp(join(content, 'common'), join(folder, 'common'), { recursive: true });
  for (const [path, text] of await largeSet(heroesOfLargeSet)) {
    await mkdir(dirname(join(set, path)), { recursive: true });
    await writeFile(join(set, path), text);
  }
  return set;
}

/** Numbers that names can hold: "Brack IV" is a name, "Brack 4" reads like four of them. */
function roman(number: number): string {
  const signs = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const;
  let [rest, said] = [number, ''];
  for (const [value, sign] of signs) for (; rest >= value; rest -= value) said += sign;
  return said;
}
