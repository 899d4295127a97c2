import type { ValyrUnit } from '../../../schemas/types.generated.ts';
import { allSets, type Entity, entitiesOf, find, type GameSet } from '../../game-set.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { appraisalOf, type Muster, musterOf } from '../army.ts';
import type { AbilityDesign, Design, Game, Setup, Spot, TemplateShape } from '../game.ts';
import { optionsOf, recommended } from '../options.ts';
import type { Bonus, Rule, Stat } from '../program.ts';
import { type PlayedTexts, playedTexts } from '../readings.ts';

import { baseRadius, mils, sizes } from '../sizes.ts';
import { piecesOf } from './pieces.ts';

/** An army as it is mustered, with its name and limit. */
interface Mustered {
  readonly name: string;
  readonly limit: number;
  readonly muster: readonly Muster[];
}

/** What a match of some sets is made of, found in them; a text is what there is none of. */
function parts({ sets, armies, battlefield, options }: Setup) {
  const named = (ref: string): { readonly home: GameSet; readonly entity: Entity } | undefined => {
    for (const home of allSets(sets)) {
      const entity = find(home, ref);
      if (entity) return { home, entity };
    }
    return undefined;
  };
  const [first] = sets;
  const usual = (options ?? (first ? optionsOf(first) : recommended)).limit;
  const musters = armies.map((army): Mustered | string => {
    if (typeof army === 'string') {
      const found = named(army);
      if (found?.entity.kind !== 'army') return `There is no army "${army}".`;
      const { data } = found.entity as Entity<'army'>;
      const muster = musterOf(found.home, data);
      return { name: data.name, limit: data.limit ?? optionsOf(found.home).limit, muster };
    }
    const units = army.map((ref) => named(ref)?.entity);
    const missing = units.findIndex((unit) => unit?.kind !== 'unit');
    if (missing >= 0) return `There is no unit "${army[missing]}".`;
    const muster = units.map((unit): Muster => ({ unit: unit as Entity<'unit'>, count: 1 }));
    return { name: 'drawn', limit: usual, muster };
  });
  return { musters, field: named(battlefield) };
}

/** Why nothing can be played so; undefined where it can. */
export function cannotPlay(setup: Setup): Refusal | undefined {
  const refuse = (code: string, message: string, rule?: string): Refusal => ({
    code: `setup/${code}`,
    message,
    ...(rule && { rule }),
  });
  const { musters, field } = parts(setup);
  if (musters.length < 2) return refuse('seats', `A match needs two armies or more, not ${musters.length}.`, 'V-001');
  if (field?.entity.kind !== 'battlefield')
    return refuse('battlefield', `There is no battlefield "${setup.battlefield}".`);
  const { starts = [] } = (field.entity as Entity<'battlefield'>).data;
  if (starts.length < musters.length) {
    const message = `The battlefield has ${starts.length} starting locations, and there are ${musters.length} armies; add one, or take another field.`;
    return refuse('starts', message, 'V-005');
  }
  for (const army of musters) {
    if (typeof army === 'string') return refuse('army', army);
    const { name, limit, muster } = army;
    if (muster.length === 0) return refuse('empty', `The army "${name}" has no units.`, 'V-002');
    const sum = appraisalOf(muster);
    if (sum > limit)
      return refuse('limit', `The army "${name}" adds up to ${sum}, over its limit of ${limit}.`, 'V-002');
  }
  return undefined;
}

/** Compiles what a match is played with. Throws for what `cannotPlay` refuses. */
export function prepare(setup: Setup): Game {
  const refusal = cannotPlay(setup);
  if (refusal) throw new RangeError(refusal.message);
  const { sets } = setup;
  const [first] = sets;
  const options = setup.options ?? (first ? optionsOf(first) : recommended);
  const { musters, field } = parts(setup);
  const scale = (ranges: number) => Math.round(mils(ranges) * options.rangeInches);
  const units = allSets(sets).flatMap((home) => entitiesOf(home, 'unit').map((unit) => ({ home, unit })));
  const numbers = new Map(units.map(({ unit }, number) => [unit.ref, number]));
  const texts = textsFor(sets);
  const designs = units.map(({ home, unit }) => designOf(home, unit, texts, numbers, scale));
  const { width, depth, terrain = [], starts = [] } = (field!.entity as Entity<'battlefield'>).data;
  return Object.freeze({
    sets,
    battlefield: field!.entity.ref,
    armyNames: musters.map((army) => (army as Mustered).name),
    seats: musters.length,
    options,
    designs,
    armies: musters.map((army) =>
      (army as Mustered).muster.flatMap(({ unit, count }) =>
        Array.from({ length: count }, () => numbers.get(unit.ref)!),
      ),
    ),
    width: mils(width),
    depth: mils(depth),
    pieces: piecesOf({ terrain }),
    starts: starts.slice(0, musters.length).map((start) => endsOf(start, mils(width), mils(depth))),
  });
}

// A series prepares each of its battles with the same sets, and their texts are read once.
const read = new WeakMap<readonly GameSet[], PlayedTexts>();

function textsFor(sets: readonly GameSet[]): PlayedTexts {
  let texts = read.get(sets);
  if (!texts) {
    texts = playedTexts(sets);
    read.set(sets, texts);
  }
  return texts;
}

function designOf(
  home: GameSet,
  { ref, data }: Entity<'unit'>,
  texts: PlayedTexts,
  numbers: ReadonlyMap<string, number>,
  scale: (ranges: number) => number,
): Design {
  const { name, attack, defence, range, movement, size, energy, health, appraisal, abilities = [] } = data;
  const dynasty = data.dynasty === undefined ? undefined : find(home, data.dynasty)?.data.name;
  const played = abilities.map((ability, index): AbilityDesign => {
    const brought = ability.spawns === undefined ? undefined : find(home, ability.spawns);
    return {
      name: ability.name,
      ...(texts.get(`${ref}#${index}`) ?? nothing),
      template: templateOf(home, ability),
      spawns: brought ? (numbers.get(brought.ref) ?? -1) : -1,
    };
  });
  const rules = played.flatMap(({ program }) => program.rules);
  return Object.freeze({
    ref,
    name,
    words: [name, dynasty, data.class, data.species].flatMap((word) =>
      word === undefined ? [] : [word.toLowerCase()],
    ),
    champion: data.type === 'champion',
    size: sizes.indexOf(size),
    radius: baseRadius(size),
    ...attack,
    ...defence,
    from: scale(range.from),
    bands: range.bands.map(({ to, strength = 0, skill = 0 }) => ({ to: scale(to), strength, skill })),
    energy,
    sprint: scale(movement.sprint),
    sustain: scale(movement.sustain),
    health,
    appraisal,
    abilities: played,
    rules,
    bonuses: bonusesOf(rules),
  });
}

/** Bonuses by the stats that they add to: each of hundreds of decisions asks for many of them. */
function bonusesOf(rules: readonly Rule[]): Design['bonuses'] {
  const found: Partial<Record<Stat, Bonus[]>> = {};
  for (const rule of rules)
    if (rule.rule === 'bonus')
      for (const stat of new Set(rule.stats.map((change) => change.stat))) {
        found[stat] ??= [];
        found[stat].push(rule);
      }
  return found;
}

const nothing = { program: { rules: [], active: undefined }, byHand: '' };

function templateOf(
  home: GameSet,
  { template }: NonNullable<ValyrUnit['abilities']>[number],
): TemplateShape | undefined {
  const found = template === undefined ? undefined : find(home, template);
  if (found?.kind !== 'area-template') return undefined;
  const { shape } = (found as Entity<'area-template'>).data;
  if (shape.kind === 'round') return { kind: 'round', radius: mils(shape.diameter / 2) };
  const { length, width, bulge = 0 } = shape;
  return { kind: 'funnel', length: mils(length), halfWidth: mils(width / 2), bulge: mils(bulge) };
}

type Start = NonNullable<Entity<'battlefield'>['data']['starts']>[number];

/** Both ends of a starting location. */
function endsOf({ edge, from, to }: Start, width: number, depth: number): readonly [Spot, Spot] {
  const [a, b] = [mils(from), mils(to)];
  if (edge === 'top' || edge === 'bottom') {
    const y = edge === 'top' ? 0 : depth;
    return [
      { x: a, y },
      { x: b, y },
    ];
  }
  const x = edge === 'left' ? 0 : width;
  return [
    { x, y: a },
    { x, y: b },
  ];
}
