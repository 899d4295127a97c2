import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { entitiesOf, find, type GameSet } from '../../rules/game-set.ts';
import { parseCells } from '../../rules/map-grid.ts';
import { readings } from '../../rules/teamfight/readings.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { MapFile, Marker, Terrain } from '../../schemas/types.generated.ts';

const shipped = join(import.meta.dirname, '../../content/teamfight');
const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: object };

let common: GameSet;
let saltmarch: GameSet;
let windfall: GameSet;
const problems: Problem[] = [];

beforeAll(async () => {
  const open = async (name: string) => {
    const loaded = await loadSet(join(shipped, name));
    problems.push(...loaded.problems);
    if (!loaded.set) throw new Error(`${name} does not open`);
    return loaded.set;
  };
  common = await open('common');
  saltmarch = await open('saltmarch');
  windfall = await open('windfall');
});

interface Part {
  readonly where: string;
  readonly name: string;
  readonly text: string;
  /** What comes with the card or with its unit. */
  readonly tokens: readonly string[];
  readonly dice: readonly { readonly values?: readonly number[] }[];
}

/** The sets that are played, beside the shared words. */
const played = () => [saltmarch, windfall];

/** Every passive and ability of the heroes and summons of a set. */
function parts(set: GameSet): Part[] {
  return [...entitiesOf(set, 'hero'), ...entitiesOf(set, 'summon')].flatMap(({ file, data }) =>
    [
      ...(data.passives ?? []).map((passive) => ({ ...passive, tokens: [], dice: [] })),
      ...(data.defaultAbilities ?? []),
      ...('abilities' in data ? (data.abilities ?? []) : []),
    ].map((part) => ({
      where: `${file} ${part.name}`,
      name: part.name,
      text: part.text ?? '',
      tokens: [...(part.tokens ?? []), ...(data.tokens ?? [])],
      dice: part.dice ?? [],
    })),
  );
}

/** Every string under a key of this name, anywhere in the shipped files. */
function strings(keys: readonly string[]): { file: string; key: string; value: string }[] {
  const found: { file: string; key: string; value: string }[] = [];
  for (const file of readdirSync(shipped, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    JSON.parse(readFileSync(join(shipped, file), 'utf8'), (key, value: unknown) => {
      if (keys.includes(key) && typeof value === 'string') found.push({ file, key, value });
      return value;
    });
  }
  return found;
}

describe('the shipped sets', () => {
  it('open without an error or a warning', () => {
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(common.leftOut).toEqual([]);
    expect(played().flatMap(({ leftOut }) => leftOut)).toEqual([]);
  });

  it('have heroes of different colours with two to five extra cards each', () => {
    for (const [set, count] of [
      [saltmarch, 12],
      [windfall, 14],
    ] as const) {
      const heroes = entitiesOf(set, 'hero');
      expect(heroes).toHaveLength(count);
      for (const { id, data } of heroes) {
        expect(data.abilities?.length, id).toBeGreaterThanOrEqual(2);
        expect(data.abilities?.length, id).toBeLessThanOrEqual(5);
        expect(data.note, id).toMatch(/\S{4}/);
        // An ability's picture takes its hero's colours.
        for (const ability of data.abilities ?? []) expect(ability.art, ability.id).not.toHaveProperty('colours');
      }
      expect(new Set(heroes.map(({ data }) => String(data.art?.colours))).size).toBe(count);
      expect(entitiesOf(set, 'summon').length).toBeGreaterThanOrEqual(3);
    }
  });

  it('name no hero, summon or ability twice', () => {
    const names = played().flatMap((set) => [
      ...[...entitiesOf(set, 'hero'), ...entitiesOf(set, 'summon')].map(({ data }) => data.name),
      ...entitiesOf(set, 'hero').flatMap(({ data }) => (data.abilities ?? []).map(({ name }) => name)),
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('lay out an intro of four different heroes a side on a map of the set', () => {
    for (const set of played()) {
      const { map, red, blue } = set.manifest.intro ?? { map: '', red: [], blue: [] };
      expect(find(set, map)?.kind).toBe('map');
      expect([red?.length, blue?.length]).toEqual([4, 4]);
      expect(new Set([...(red ?? []), ...(blue ?? [])]).size).toBe(8);
      for (const hero of [...(red ?? []), ...(blue ?? [])]) expect(find(set, hero)?.kind, hero).toBe('hero');
    }
  });

  it('compose every picture from an icon that the library has', () => {
    const used = strings(['icon', 'accent', 'emblem']);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ value }) => !(value in icons.icons))).toEqual([]);
    const pieces = ['condition', 'token', 'marker', 'counter', 'terrain', 'hint', 'rules-card', 'hero', 'summon'];
    const bare = [common, ...played()].flatMap((set) =>
      set.entities.filter(({ kind, data }) => pieces.includes(kind) && !('art' in data && data.art?.icon)),
    );
    expect(bare.map(({ ref }) => ref)).toEqual([]);
  });

  it('name where their icons come from, in the set and in the attribution', () => {
    const credit = readFileSync(join(shipped, '../ATTRIBUTION.md'), 'utf8');
    expect(credit).toContain('game-icons.net');
    for (const { id, manifest } of played()) {
      expect(manifest.licence, id).toMatch(/icons by Lorc, Delapouite and contributors of game-icons\.net, CC BY 3\.0/);
      expect(manifest.licence, id).toMatch(/CC BY 4\.0 for texts/);
    }
    // A picture file of its own would need a credit of its own.
    expect(strings(['file']).filter(({ file }) => !file.includes('/texts/'))).toEqual([]);
  });
});

describe('the texts of the shipped sets', () => {
  it('are played to the last letter', () => {
    for (const set of played()) {
      const { texts, textsFull, letters, lettersRun } = readings([set]).coverage;
      expect([textsFull, lettersRun], set.id).toEqual([texts, letters]);
      expect(texts, set.id).toBeGreaterThan(90);
    }
  });

  it('are short, end in a full stop and are set cleanly', () => {
    for (const { where, text } of played().flatMap(parts)) {
      expect(text.length, where).toBeLessThanOrEqual(220);
      if (text) expect(text, where).toMatch(/\.$/);
    }
    for (const { file, value } of strings(['text', 'name', 'description'])) {
      expect(value, file).not.toMatch(/ {2}|[ \t]\n|^\s|\s$|\n{3}|'|!/);
    }
  });

  it('hand out nothing that does not come with the card', () => {
    const given = ['condition', 'token', 'marker', 'counter', 'terrain'];
    for (const set of played()) {
      const defined = [common, set].flatMap((one) => one.entities.filter(({ kind }) => given.includes(kind)));
      const text = (ref: string) => {
        const entity = find(set, ref);
        return entity && 'text' in entity.data ? (entity.data.text ?? '') : '';
      };
      let handed = 0;
      for (const part of parts(set)) {
        for (const { ref, data } of defined) {
          if (!new RegExp(`\\b${data.name}s?\\b`).test(`${part.name}\n${part.text}`)) continue;
          const comes = part.tokens.some((token) => `${set.id}/${token}` === ref || token === ref);
          const within = part.tokens.some((token) => text(token).includes(data.name));
          expect(comes || within, `${part.where} names ${data.name}`).toBe(true);
          handed++;
        }
      }
      expect(handed, set.id).toBeGreaterThan(30);
    }
  });

  it('leave no piece of a set without a card or map that brings it', () => {
    for (const set of played()) {
      const brought = new Set(parts(set).flatMap(({ tokens }) => tokens));
      for (const map of entitiesOf(set, 'map')) {
        for (const ref of map.data.tokens ?? []) brought.add(ref);
        for (const { kind } of [...(map.data.terrain ?? []), ...(map.data.markers ?? [])]) brought.add(kind);
      }
      const pieces = set.entities.filter(({ kind }) => ['token', 'marker', 'counter', 'terrain'].includes(kind));
      expect(pieces.filter(({ id }) => !brought.has(id)).map(({ id }) => id)).toEqual([]);
      const summoned = new Set(entitiesOf(set, 'hero').flatMap(({ data }) => data.summons ?? []));
      expect(entitiesOf(set, 'summon').filter(({ id }) => !summoned.has(id))).toEqual([]);
    }
  });

  it('lay a die beside each ability that is used more than once a game', () => {
    const several = played()
      .flatMap(parts)
      .filter(({ text }) => /\b[2-9]\/Game/.test(text));
    expect(several.length).toBeGreaterThan(8);
    for (const { where, text, dice } of several) {
      expect(dice[0]?.values, where).toEqual([Number(/(\d)\/Game/.exec(text)?.[1])]);
    }
  });

  it('say the same numbers in Spanish as in English', () => {
    const folder = join(shipped, 'saltmarch/texts/es');
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThanOrEqual(2);
    const digits = (text: string) => text.match(/\d+/g)?.sort().join(' ');
    for (const file of files) {
      const entity = find(saltmarch, file.replace(/\.json$/, ''));
      const translation = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
      for (const [pointer, text] of Object.entries(translation)) {
        const original = pointer
          .slice(1)
          .split('/')
          .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], entity?.data);
        expect(typeof original, `${file} ${pointer}`).toBe('string');
        expect(digits(text), `${file} ${pointer}`).toBe(digits(original as string));
      }
    }
  });
});

describe('the flooded market', () => {
  const map = () => entitiesOf(saltmarch, 'map').find(({ id }) => id === 'flooded-market')!.data;

  it('has every feature that a map can have', () => {
    const { text, ground, walls, cover, heights, terrain, deploy, hazards, controlPoints, markers, tokens, hints } =
      map();
    for (const feature of [text, ground, walls, cover, heights, hazards, tokens, hints]) {
      expect(feature?.length).toBeGreaterThan(0);
    }
    expect(controlPoints).toHaveLength(3);
    for (const zone of [deploy?.red, deploy?.blue]) expect(parseCells(zone ?? []).length).toBeGreaterThanOrEqual(8);
    const kinds = (terrain ?? []).map(({ kind }) => find(saltmarch, kind)?.data as Partial<Terrain>);
    expect(kinds.some((kind) => kind.blocksMovement && kind.blocksSight)).toBe(true);
    expect(kinds.some((kind) => kind.blocksMovement && !kind.blocksSight)).toBe(true);
    expect(kinds.some((kind) => !kind.blocksMovement && kind.blocksSight)).toBe(true);
    expect(kinds.some((kind) => Number(kind.enterCost) > 1)).toBe(true);
    const lying = (markers ?? []).map(({ kind }) => find(saltmarch, kind)?.data as Partial<Marker>);
    expect(lying.some(({ object }) => object)).toBe(true);
    expect(lying.some(({ object }) => !object)).toBe(true);
  });
});

describe('the maps of the shipped sets', () => {
  const maps = () => played().flatMap((set) => entitiesOf(set, 'map'));

  it('are of different sizes, two in each set at least', () => {
    for (const set of played()) expect(entitiesOf(set, 'map').length, set.id).toBeGreaterThanOrEqual(2);
    const sizes = maps().map(({ data }) => `${data.columns}x${data.rows}`);
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it('are the same for both sides: half a turn changes nothing but the colours', () => {
    for (const map of maps()) isFair(map.data);
  });

  function isFair({ columns, rows, terrain, deploy, hazards, controlPoints, markers, walls, cover, heights }: MapFile) {
    const key = (x: number, y: number) => `${x},${y}`;
    const turned = (cells: readonly string[]) =>
      parseCells(cells)
        .map(({ x, y }) => key(columns - 1 - x, rows - 1 - y))
        .sort();
    const plain = (cells: readonly string[]) =>
      parseCells(cells)
        .map(({ x, y }) => key(x, y))
        .sort();
    expect(turned(deploy?.red ?? [])).toEqual(plain(deploy?.blue ?? []));
    for (const { kind, cells } of terrain ?? []) expect(turned(cells), kind).toEqual(plain(cells));
    for (const { name, cells } of hazards ?? []) expect(turned(cells), name).toEqual(plain(cells));
    const points = (controlPoints ?? []).flatMap(({ cells }) => cells);
    expect(turned(points)).toEqual(plain(points));
    for (const kind of new Set(markers?.map((marker) => marker.kind))) {
      const places = (markers ?? []).filter((marker) => marker.kind === kind).map(({ at }) => at);
      expect(turned(places), kind).toEqual(plain(places));
    }
    const opposite: Record<string, string> = { up: 'down', down: 'up', left: 'right', right: 'left' };
    const turnEdge = (edge: string) => {
      const [from = '', to = '', lower] = edge.split(' ');
      const corner = (at: string) => {
        const [x = 0, y = 0] = at.split(',').map(Number);
        return key(columns - x, rows - y);
      };
      return [corner(to), corner(from), ...(lower ? [opposite[lower]] : [])].join(' ');
    };
    for (const edges of [walls ?? [], cover ?? [], heights ?? []]) {
      expect(edges.map(turnEdge).sort()).toEqual([...edges].sort());
    }
  }
});
