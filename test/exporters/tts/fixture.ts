import type { Board, Card, Deck, Faces, Piece } from '../../../exporters/face/card.ts';
import type { DisplayList, Op } from '../../../exporters/face/display-list.ts';
import { cardSizes } from '../../../exporters/face/sizes.ts';
import { planTable, type TableOptions, type TablePlan, type TableSource } from '../../../exporters/tts/plan.ts';
import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import type { Hero, MapFile } from '../../../schemas/types.generated.ts';

/** A face that looks like no other: a field of a colour of its own with bars that count its words. */
export function plainFace(words: string, width: number, height: number): DisplayList {
  let hash = 7;
  for (const letter of words) hash = (hash * 31 + letter.charCodeAt(0)) % 0xffffff;
  const fill = `#${hash.toString(16).padStart(6, '0')}`;
  const bars = Array.from(words).map(
    (_, index): Op => ({ op: 'rect', x: 2 + index, y: 4, w: 0.5, h: 8, fill: '#000000' }),
  );
  return {
    width,
    height,
    bleed: 3,
    corner: 3,
    ops: [{ op: 'rect', x: -3, y: -3, w: width + 6, h: height + 6, fill }, ...bars],
  };
}

function card(ref: string, kind: Card['kind'], name: string, text: string, copies = 1): Card {
  const [width, height] = cardSizes.poker;
  return {
    ...{ ref, kind, name, text, copies, size: 'poker' },
    front: plainFace(`${ref} ${name} ${text}`, width, height),
    back: plainFace(`back of ${ref.split('/')[0]}`, width, height),
    ...{ source: { file: 'heroes/demo.json', pointer: '' }, zones: [], backZones: [], textPt: 8.5, over: 0 },
  };
}

function entity<K extends Entity['kind']>(set: string, kind: K, id: string, data: Entity<K>['data']): Entity<K> {
  return { kind, id, ref: `${set}/${id}`, file: `${kind}/${id}.json`, data };
}

/** A hero with an ability card for each name; the last one has two copies. */
export function hero(set: string, id: string, abilities: readonly string[], more: Partial<Hero> = {}): Entity<'hero'> {
  const cards = abilities.map((name, index) => ({
    id: name.toLowerCase(),
    name,
    text: `Range ${index + 1}, 1dmg.`,
    copies: index === abilities.length - 1 ? 2 : 1,
  }));
  return entity(set, 'hero', id, { name: `The ${id}`, health: 8, speed: 3, abilities: cards, ...more });
}

/** A small set with a hero a name, a summon, tokens, a marker and a map of 8 by 6 cells. */
export function smallSet(id: string, names = ['warden', 'oracle', 'giant', 'scout']): GameSet {
  const extra: Record<string, Partial<Hero>> = {
    warden: { summons: ['hound'], tokens: ['mark'], dice: [{ name: 'Ammo', colour: 'red', values: [3, 5] }] },
    giant: { size: 2 },
  };
  const map: MapFile = {
    name: 'Quarry [1] -- "the pit" \\',
    text: '**Scoring:** 1 at the *end* of each round.',
    columns: 8,
    rows: 6,
    deploy: { red: ['0-7,5', '0-7,4'], blue: ['0-7,0', '0-7,1'] },
    markers: [{ kind: 'crate', at: '3,2' }],
    tokens: ['mark'],
  };
  return {
    id,
    folder: id,
    manifest: {
      ...{ id, system: 'teamfight', format: 1, name: `Set ${id}`, colour: '#b5541c' },
      intro: { map: 'quarry', red: names.slice(0, 2), blue: names.slice(2, 4) },
    },
    theme: {},
    entities: [
      ...names.map((name) => hero(id, name, ['Strike', 'Shield', 'Charge'], extra[name])),
      entity(id, 'summon', 'hound', { name: 'Hound', health: 2, speed: 5, copies: 2 }),
      entity(id, 'map', 'quarry', map),
      entity(id, 'rules-card', 'flow', { name: 'Flow', text: '**Heroes** act from left to right.' }),
      entity(id, 'token', 'mark', { name: 'Mark', text: 'Takes 1 more damage.', copies: 2 }),
      entity(id, 'marker', 'crate', { name: 'Crate', text: 'Blocks.', object: true }),
    ],
    leftOut: [],
    evenings: [],
    uses: [],
  };
}

export function plainFaces(set: GameSet): Faces {
  const heroes = entitiesOf(set, 'hero');
  const summons = entitiesOf(set, 'summon');
  const decks = heroes.map(({ ref, data }): Deck => {
    const own = (data.summons ?? []).map((id) => summons.find((summon) => summon.id === id)!);
    const cards = [
      card(ref, 'hero', data.name, 'Health 8'),
      ...(data.abilities ?? []).map((one) => card(`${ref}/${one.id}`, 'ability', one.name, one.text ?? '', one.copies)),
      ...own.map((summon) => card(summon.ref, 'summon', summon.data.name, 'Summon')),
    ];
    return { ref, name: data.name, size: 'poker', cards };
  });
  const rules = entitiesOf(set, 'rules-card').map(({ ref, data }) => card(ref, 'rules', data.name, data.text ?? ''));
  const piece = (one: Entity, kind: Piece['kind'], cells = 1): Piece => {
    const front = plainFace(`${kind} ${one.ref}`, 25.4 * cells, kind === 'standee' ? 38 * cells : 25.4);
    const text = 'text' in one.data ? (one.data.text ?? '') : '';
    const shared = {
      ref: one.ref,
      kind,
      name: one.data.name,
      text,
      copies: 'copies' in one.data ? (one.data.copies ?? 1) : 1,
    };
    return { ...shared, sizeMm: 25.4 * cells, front, back: front, zones: [] };
  };
  const boards = entitiesOf(set, 'map').map(({ ref, data }): Board => {
    const { name, text = '', columns, rows } = data;
    const [width, height] = [columns * 25.4, rows * 25.4];
    const lists = { list: plainFace(`${ref} with pieces`, width, height), ground: plainFace(ref, width, height) };
    return { ref, name, text, columns, rows, ...lists };
  });
  return {
    decks: [...decks, { ref: `${set.id}/_rules`, name: 'Rules', size: 'poker', cards: rules }],
    pieces: [
      ...heroes.map((one) => piece(one, 'standee', one.data.size)),
      ...summons.map((one) => piece(one, 'standee')),
      ...entitiesOf(set, 'token').map((one) => piece(one, 'token')),
      ...entitiesOf(set, 'marker').map((one) => piece(one, 'marker')),
    ],
    boards,
    problems: [],
  };
}

export function sourceOf(set: GameSet): TableSource {
  return { set, faces: plainFaces(set) };
}

export function plan(sets: readonly GameSet[], options: Partial<TableOptions> = {}): TablePlan {
  const address = (file: string) => `/home/designer/out/pictures/${file}`;
  return planTable(sets.map(sourceOf), { cell: 1, pictures: new Map(), address, ...options });
}
