import type { Counter, Die, Hero, RulesCard, Summon } from '../../schemas/types.generated.ts';
import { type Entity, entitiesOf, type GameSet } from '../game-set.ts';
import { withWholeNames } from './called.ts';
import { laidIn } from './laid-on-cards.ts';
import { coversAreas, isBlank, laidByCards, type MadeUnit, summonedByCards } from './made-pieces.ts';
import { fieldsOf, mapPieces } from './map-pieces.ts';
import { namedPieces } from './named-pieces.ts';
import { plurals } from './notation/words/plurals.ts';
import { chargesIn, usedOften } from './own-charges.ts';
import { asToldGround } from './own-ground.ts';
import { toldOfMarkers } from './own-markers.ts';
import { enteredIn, mayEnter, stancesOf } from './own-stances.ts';
import { isLess } from './own-text-among.ts';
import { toldOfTokens } from './own-tokens.ts';
import { type Zone, zonesOf } from './own-zones.ts';
import type { ToldMarker } from './told-marker.ts';
import { asToldUnit } from './unit-told.ts';

/** A set's entities with what its cards define themselves; worked out once, for sets never change. */
const known = new WeakMap<GameSet, readonly Entity[]>();

/**
 * The entities of a set as they are read and played: with a counter for every die that lies beside a card, for the charges that a text
 * keeps on its card and for what a text gains by name, a token for every phase that a unit goes into, and one for every stance that an ability tells in lines of its own. A token that has no text takes it from there, and so does a marker
 * from what is said where it is placed, its health too; pieces and ground that a map tells under a label are among them. A condition or
 * token whose text says that it acts as a unit is a summon.
 */
export function withOwnPieces(set: GameSet): readonly Entity[] {
  let entities = known.get(set);
  if (entities === undefined) {
    entities = made(set);
    known.set(set, entities);
  }
  return entities;
}

/** Says of a part of a set that its pieces are among its entities already. */
export function hasOwnPieces(part: GameSet): GameSet {
  known.set(part, part.entities);
  return part;
}

/** What one card defines. */
interface Defining {
  readonly text?: string;
  readonly dice?: readonly Die[];
  readonly tokens?: readonly string[];
}

const cardsOf = (set: GameSet): readonly Defining[] =>
  set.entities.flatMap((entity): readonly Defining[] => {
    if (entity.kind === 'rules-card') return [entity.data as RulesCard];
    if (entity.kind !== 'hero' && entity.kind !== 'summon') return [];
    return partsOf(entity.data as Hero | Summon);
  });

function made(set: GameSet): readonly Entity[] {
  const cards = cardsOf(set);
  const taken = new Set(set.entities.map(({ id }) => id));
  const dice = countersOf(set, cards, taken);
  const counters = [
    ...dice,
    ...chargeCounters(set, taken),
    ...laidCounters(set, taken),
    ...countersGained(set, dice, taken),
  ];
  const { told, own } = stancesOf(
    set,
    factsOf(set).flatMap(({ entering }) => entering),
  );
  const tokens = own.map(({ name, text }): Entity<'token'> => {
    const id = freeId(name.replace(/ stance$/, ''), 'stance', taken);
    return { kind: 'token', id, ref: `${set.id}/${id}`, file: '', data: { name, text } };
  });
  tokens.push(...phasesOf(set, taken));
  const spoken = namedPieces(set).map(({ kind, name, text }) => {
    const id = freeId(name, kind, taken);
    return { kind, id, ref: `${set.id}/${id}`, file: '', data: { name, ...(text && { text }) } } as Entity;
  });
  const texts = factsOf(set).map((facts) => wholeNamed(facts, set));
  const made = madeMarkers(set, texts, spoken, taken);
  spoken.push(...made);
  const summoned = madeUnits(set, taken);
  const ofKind = <K extends 'marker' | 'token'>(kind: K): Entity<K>[] =>
    [...entitiesOf(set, kind), ...spoken.filter((one) => one.kind === kind)] as Entity<K>[];
  const markers = toldOfMarkers(ofKind('marker'), texts);
  for (const [ref, text] of toldOfTokens(ofKind('token'), texts)) if (!told.has(ref)) told.set(ref, text);
  const hazards = hazardsTold(set, taken);
  const maps = mapPieces(set);
  const lying = maps.made.map((piece): Entity => {
    const { name, kind } = piece;
    const id = freeId(name, kind, taken);
    return { kind, id, ref: `${set.id}/${id}`, file: '', data: { name, ...fieldsOf(piece) } } as Entity;
  });
  const zones = zonesIn(set, taken);
  const grounds = new Map(
    entitiesOf(set, 'terrain').flatMap(({ ref, data }) => {
      const ground = asToldGround(data);
      return ground === data ? [] : [[ref, ground] as const];
    }),
  );
  const lent = new Set(set.entities.map(({ ref }) => ref));
  const pieces = [...hazards, ...lying, ...zones.made, ...summoned.filter(({ ref }) => !lent.has(ref))];
  const units = new Map(
    set.entities.flatMap((entity) => {
      const unit = summoned.find(({ ref }) => ref === entity.ref) ?? asToldUnit(entity);
      return unit === undefined ? [] : [[entity.ref, unit] as const];
    }),
  );
  if (
    counters.length +
      tokens.length +
      told.size +
      markers.size +
      pieces.length +
      maps.told.size +
      zones.told.size +
      units.size +
      grounds.size +
      spoken.length ===
    0
  )
    return set.entities;
  const entities = [...set.entities, ...spoken].map((entity: Entity) => {
    const unit = units.get(entity.ref);
    if (unit !== undefined) return unit;
    const zone = zones.told.get(entity.ref);
    if (zone !== undefined) return { ...entity, data: { ...entity.data, ...zone } } as Entity;
    const ofMap = maps.told.get(entity.ref);
    if (ofMap !== undefined) return { ...entity, data: { ...entity.data, ...ofMap } } as Entity;
    const ground = grounds.get(entity.ref);
    if (ground !== undefined) return { ...entity, data: ground } as Entity;
    const text = told.get(entity.ref);
    const marker = entity.kind === 'marker' ? markers.get(entity.ref) : undefined;
    if (marker !== undefined) return withTold(entity, marker);
    return text === undefined ? entity : ({ ...entity, data: { ...entity.data, text } } as Entity);
  });
  return [...entities, ...tokens, ...counters, ...pieces];
}

/** Markers that cards lay and describe, and that no file is: what nothing is told of is none. */
function madeMarkers(
  set: GameSet,
  texts: readonly (readonly string[])[],
  spoken: readonly Entity[],
  taken: Set<string>,
): Entity<'marker'>[] {
  const names = laidByCards(set).filter((name) => !spoken.some(({ data }) => same(data.name, name)));
  const may = names.map((name): Entity<'marker'> => {
    const ref = `${set.id}/${name}`;
    return { kind: 'marker', id: name, ref, file: '', data: { name } };
  });
  const told = may.length === 0 ? undefined : toldOfMarkers([...entitiesOf(set, 'marker'), ...may], texts);
  return may.flatMap((marker) => {
    if (!told?.has(marker.ref) && !coversAreas(set, marker.data.name)) return [];
    const id = freeId(marker.data.name, 'marker', taken);
    return [{ ...marker, id, ref: `${set.id}/${id}` }];
  });
}

/** Units that cards summon with their health and speed: in the place of a marker of that name that has no text, or of their own. */
const madeUnits = (set: GameSet, taken: Set<string>): Entity<'summon'>[] =>
  summonedByCards(set).map((data: MadeUnit): Entity<'summon'> => {
    const marker = set.entities.find((one) => isBlank(one) && same(one.data.name, data.name));
    const id = marker?.id ?? freeId(data.name, 'summon', taken);
    return { kind: 'summon', id, ref: marker?.ref ?? `${set.id}/${id}`, file: '', data };
  });

/** Areas that abilities lay and that stay: a marker of the set that is called like the ability, or one of their own. */
function zonesIn(set: GameSet, taken: Set<string>) {
  const told = new Map<string, Partial<Zone>>();
  const lying: Entity[] = [];
  for (const { kind, ref: unit, data } of set.entities) {
    if (kind !== 'hero' && kind !== 'summon') continue;
    for (const [name, zone] of zonesOf(unit, data as Hero | Summon)) {
      const marker = entitiesOf(set, 'marker').find((one) => same(one.data.name, name));
      if (marker === undefined) {
        const id = freeId(name, 'zone', taken);
        lying.push({ kind: 'marker', id, ref: `${set.id}/${id}`, file: '', data: { name, ...zone } } as Entity);
      } else if (!told.has(marker.ref) && (marker.data.size ?? zone.size) === zone.size) {
        const { text, ...lies } = zone;
        told.set(marker.ref, isLess(name, marker.data.text ?? '', text) ? zone : lies);
      }
    }
  }
  return { told, made: lying };
}

const becoming =
  /(?:\b(\d) ?x ?\1 (?:areas?|squares?)\s+)?(?:\b(?:becomes?|gains?|turns? into|have|has)|\d ?x ?\d|\b(?:burst|line) \d)\s+(?:an?\s+|of\s+)?(hazard: ?[^.;,\n]+)/gi;
/** Where what the hazard does ends. */
const behindHazard =
  / (?:until|till|for the rest|for as long|which|that|if|when|while|at the|and (?:becomes?|turns? into|is|are|counts?))\b.*$/i;

/** `The area becomes Hazard: 2dmg`, where no piece of the set is that hazard: one that lies there and says so. */
function hazardsTold(set: GameSet, taken: Set<string>): Entity<'marker'>[] {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s.]+/g, '');
  const known = new Set(
    [set, ...set.uses].flatMap(({ entities }) =>
      entities.flatMap(({ kind, data }) =>
        kind === 'marker' || kind === 'terrain'
          ? [`${plain(('text' in data && data.text) || '')}${'size' in data && Number(data.size) > 1 ? data.size : ''}`]
          : [],
      ),
    ),
  );
  const found: Entity<'marker'>[] = [];
  for (const { hazards } of factsOf(set)) {
    for (const [side, said] of hazards) {
      const name = said.replace(behindHazard, '').trim();
      const key = `${plain(name)}${side ?? ''}`;
      if (known.has(plain(name)) || known.has(key)) continue;
      known.add(key);
      const id = freeId(name, 'marker', taken);
      const data = { name, text: name, ...(side && { size: Number(side) }) };
      found.push({ kind: 'marker', id, ref: `${set.id}/${id}`, file: '', data });
    }
  }
  return found;
}

/** A marker with what is said of it where it is placed. Health makes it an object. */
const withTold = (entity: Entity, { health, ...told }: ToldMarker): Entity =>
  ({
    ...entity,
    data: { ...entity.data, ...told, ...(health !== undefined && { object: true, health }) },
  }) as Entity;

/** What the texts of one card bring up, before it is known what else the set has. */
interface Facts {
  readonly texts: readonly string[];
  /** What the file lists beside each of them, by reference; empty where it lists nothing for any. */
  readonly hands: readonly (readonly string[])[];
  /** Texts that may tell a stance. */
  readonly entering: readonly string[];
  readonly hazards: readonly (readonly [side: string | undefined, said: string])[];
  readonly gained: readonly string[];
  readonly phases: readonly string[];
  readonly stances: readonly string[];
}

/** Cards never change, and of a set that is edited all but one are the same. */
const facts = new WeakMap<object, Facts>();

/** What each unit and rules card of a set brings up, in their order. */
const factsOf = (set: GameSet): readonly Facts[] =>
  set.entities.flatMap(({ kind, data }) => {
    if (kind !== 'rules-card' && kind !== 'hero' && kind !== 'summon') return [];
    let found = facts.get(data);
    if (found === undefined) {
      const passives = kind === 'rules-card' ? [] : ((data as Hero | Summon).passives ?? []);
      const parts: readonly Defining[] = kind === 'rules-card' ? [data as RulesCard] : partsOf(data as Hero | Summon);
      found = factsIn(passives, parts);
      facts.set(data, found);
    }
    return [found];
  });

function factsIn(passives: readonly Defining[], parts: readonly Defining[]): Facts {
  const texts = [...passives, ...parts].map(({ text = '' }) => text);
  const entering = texts.filter(mayEnter);
  const all = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)]);
  const hands = [...passives, ...parts].map(({ tokens = [] }) => tokens);
  return {
    texts,
    hands: hands.every((one) => one.length === 0) ? [] : hands,
    entering,
    hazards: all(becoming).map(([, side, said = '']) => [side, said] as const),
    gained: all(gaining).map(([, said = '']) => said),
    phases: all(phasing).map(([, to, into]) => to ?? into ?? ''),
    stances: entering.flatMap(enteredIn),
  };
}

const wholes = new WeakMap<Facts, { readonly names: string; readonly texts: readonly string[] }>();

/** The texts of a card with the whole names of markers that its file lists beside them; the same list as long as it says the same. */
function wholeNamed(facts: Facts, set: GameSet): readonly string[] {
  if (facts.hands.length === 0) return facts.texts;
  const names = facts.hands.map((hands) => [...new Set(hands.flatMap((ref) => markerNamed(set, ref) ?? []))]);
  const key = names.join('\n');
  let found = wholes.get(facts);
  if (found?.names !== key) {
    found = { names: key, texts: facts.texts.map((text, index) => withWholeNames(text, names[index] ?? [])) };
    wholes.set(facts, found);
  }
  return found.texts;
}

const markerNames = new WeakMap<GameSet, ReadonlyMap<string, string>>();

/** The name of a marker of the set. */
function markerNamed(set: GameSet, ref: string): string | undefined {
  let names = markerNames.get(set);
  if (names === undefined) {
    names = new Map(entitiesOf(set, 'marker').map(({ id, data }) => [id, data.name]));
    markerNames.set(set, names);
  }
  return names.get(ref);
}

/** A unit card and its abilities, each with its own dice. */
export function partsOf(unit: Hero | Summon): readonly Defining[] {
  let parts = partsKnown.get(unit);
  if (parts === undefined) {
    const { text: _, ...card } = unit as Defining;
    parts = [card, ...(unit.defaultAbilities ?? []), ...('abilities' in unit ? (unit.abilities ?? []) : [])];
    partsKnown.set(unit, parts);
  }
  return parts;
}

/** Units never change either, and an edit changes one. */
const partsKnown = new WeakMap<object, readonly Defining[]>();

/** Dice whose name no counter of the set has. A name with different values on different cards is left to people. */
function countersOf(set: GameSet, cards: readonly Defining[], taken: Set<string>): Entity<'counter'>[] {
  const starts = new Map<string, number | undefined>();
  // What only counts the uses of "2/Game" says nothing about a die of that name that is something else beside another card.
  const others = new Set(
    cards.flatMap((card) => (card.dice ?? []).filter((die) => !countsUses(card, die)).map(({ name }) => name)),
  );
  for (const card of cards) {
    for (const die of card.dice ?? []) {
      const { name, values = [1] } = die;
      if (others.has(name) && countsUses(card, die)) continue;
      const start = startOf(values);
      starts.set(name, starts.has(name) && starts.get(name) !== start ? undefined : start);
    }
  }
  const found: Entity<'counter'>[] = [];
  for (const [name, start] of starts) {
    if (start === undefined || isNamed(set, name)) continue;
    const id = freeId(name, 'die', taken);
    found.push({ kind: 'counter', id, ref: `${set.id}/${id}`, file: '', data: { name, ...(start > 0 && { start }) } });
  }
  return found;
}

/** Whether a die beside a card shows how often that can still be used (T-164), and its text speaks of no such thing. */
const countsUses = ({ text = '' }: Defining, { name }: Die): boolean =>
  usedOften.test(text) && /^(?:charges?|uses?)$/i.test(name) && !/charge/i.test(text);

/** What no file says of a counter: that it lies on the card of one ability or passive, and stays when its unit dies. */
interface CardCharge {
  readonly onCard: true;
  readonly persistent: boolean;
}

/** Charges that lie on cards, where nothing of the set is called so. */
function chargeCounters(set: GameSet, taken: Set<string>): Entity<'counter'>[] {
  return [...chargesIn(set)].flatMap(([name, { card, persistent }]): Entity<'counter'>[] => {
    if (isNamed(set, name) || isNamed(set, card)) return [];
    const id = freeId(name, 'counter', taken);
    const data: Counter & CardCharge = { name, onCard: true, persistent };
    return [{ kind: 'counter', id, ref: `${set.id}/${id}`, file: '', data }];
  });
}

/** Tokens and markers that texts put on their cards. What lies on a card stays there when its unit dies. */
function laidCounters(set: GameSet, taken: Set<string>): Entity<'counter'>[] {
  return [...laidIn(set).keys()].map((name) => {
    const id = freeId(name, 'counter', taken);
    const data: Counter & CardCharge = { name, onCard: true, persistent: true };
    return { kind: 'counter', id, ref: `${set.id}/${id}`, file: '', data };
  });
}

const gaining =
  /\b(?:(?:gains?|gives?|gets?)|(?:puts?|places?|adds?)(?! \S+ charge counters?\b)(?=[^.,:;\n]* counters? (?:on|to) this\b)) (?:an?|one|two|three|\d+) ([\p{L}'-]+(?: [\p{L}'-]+){0,2}?) counters?\b/giu;
/** Words that tell of a counter and are no part of its name. */
const noName = /^(?:additional|extra|more|other|another|such|new|single|of|your)\b/i;

/** Counters that a card only speaks of: "gain an Energy counter", "put a Rage counter on this". A name that begins as that of some piece does is left to people; a marker of that very name is another thing that is called so. */
function countersGained(set: GameSet, dice: readonly Entity<'counter'>[], taken: Set<string>): Entity<'counter'>[] {
  const pieces = [set, ...set.uses]
    .flatMap(({ entities }) => entities)
    .flatMap(({ kind, data }) => (kind === 'scene' ? [] : [{ kind, name: data.name }]));
  const markers = new Set(pieces.flatMap(({ kind, name }) => (kind === 'marker' ? [name.toLowerCase()] : [])));
  const others = pieces.flatMap(({ kind, name }) => (kind === 'marker' ? [] : [bare(name)]));
  const known = [...others, ...dice.map(({ data }) => bare(data.name))];
  const isPart = (plain: string): boolean => [...markers].some((name) => name !== plain && isBegun(name, plain));
  const found: Entity<'counter'>[] = [];
  for (const { gained } of factsOf(set)) {
    for (const said of gained) {
      const plain = said.toLowerCase();
      // "Gain a Gate counter", of a die that is called Gates.
      const isKnown = (name: string): boolean => name === plain || isBegun(name, plain);
      if (noName.test(plain) || known.some(isKnown) || isPart(plain)) continue;
      known.push(plain);
      const id = freeId(said, 'counter', taken);
      const name = said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
      found.push({ kind: 'counter', id, ref: `${set.id}/${id}`, file: '', data: { name } });
    }
  }
  return found;
}

/** Whether a name begins with another one, or is its plural. */
const isBegun = (name: string, plain: string): boolean => name.startsWith(`${plain} `) || plurals(plain).includes(name);

/** A die has no 0: a lone 1 is a die that lies there before the first is gained. */
const startOf = (values: readonly number[]): number =>
  values.length === 1 && values[0] === 1 ? 0 : values.reduce((sum, value) => sum + value, 0);

const isNamed = (set: GameSet, name: string): boolean =>
  [set, ...set.uses].some(({ entities }) =>
    entities.some(({ kind, data }) => kind !== 'scene' && kind === 'counter' && same(data.name, name)),
  );

const same = (a: string, b: string): boolean => bare(a) === bare(b);
const bare = (name: string): string => name.toLowerCase().replace(/ (?:counter|stance)$/, '');

function freeId(name: string, tail: string, taken: Set<string>): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const id = taken.has(plain) || plain === '' ? `${plain}-${tail}` : plain;
  taken.add(id);
  return id;
}

const phasing =
  /\b(?:switch(?:es)?|changes?|moves?|goe?s?|shifts?|advances?) (?:in)?to phase ([2-9])\b|\benters? phase ([2-9])\b/giu;

/** Phases that the texts of a set go into: a token for each but the first, in which every unit begins. */
function phasesOf(set: GameSet, taken: Set<string>): Entity<'token'>[] {
  const found = new Map<string, Entity<'token'>>();
  for (const { phases } of factsOf(set)) {
    for (const phase of phases) {
      const name = `Phase ${phase}`;
      const known = set.entities.some(({ kind, data }) => kind === 'token' && same(data.name, name));
      if (known || found.has(name)) continue;
      const id = freeId(name, 'token', taken);
      found.set(name, { kind: 'token', id, ref: `${set.id}/${id}`, file: '', data: { name } });
    }
  }
  return [...found.values()];
}

/** What the texts of a set enter as stances, in small letters, without the word itself. */
export function stancesNamed(set: GameSet): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { stances } of factsOf(set)) for (const name of stances) found.add(name);
  return found;
}
