import type { ThouaMap } from '../../../schemas/types.generated.ts';
import { allSets, type Entity, find, type GameSet } from '../../game-set.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { parseCell } from '../../map-grid.ts';
import type { Board, Drawn, FigureDesign, Game, Member, Setup } from '../game.ts';
import { groundOf, indexes } from '../ground.ts';
import { optionsOf, presets } from '../options.ts';
import { type Programs, programsOf } from '../readings.ts';
import { characterOf, enemyOf, raceOf } from './designs.ts';
import { steppedOf } from './stepped.ts';

/** The set and the entity of a reference `set/id`, among some sets and those that they use. */
function resolved<K extends 'encounter' | 'character'>(
  sets: readonly GameSet[],
  kind: K,
  ref: string,
): { set: GameSet; entity: Entity<K> } | undefined {
  for (const set of allSets(sets)) {
    const entity = set.entities.find((one) => one.ref === ref);
    if (entity?.kind === kind) return { set, entity: entity as Entity<K> };
  }
  return undefined;
}

/** Why nothing can be played with these sets; undefined where it can. */
export function cannotPlay({ sets, encounter, party, step }: Setup): Refusal | undefined {
  const refuse = (code: string, message: string): Refusal => ({ code: `setup/${code}`, message, rule: 'U-001' });
  const found = resolved(sets, 'encounter', encounter);
  if (!found) return refuse('encounter', `There is no encounter "${encounter}" without errors in these sets.`);
  if (party.length === 0) return refuse('party', 'Nobody is in the party; name at least one character.');
  const missing = party.find(
    (member) => !resolved(sets, 'character', characterRef(member)) || !raceOf(memberIn(sets, member)),
  );
  if (missing !== undefined) {
    return refuse('character', `There is no character "${characterRef(missing)}" without errors, or it has no race.`);
  }
  const board = boardOf(found);
  if (!board) return refuse('map', `The map of "${found.entity.data.name}" is not there.`);
  const placed = enemiesOf(found, board);
  if (placed.length === 0) return refuse('enemies', `"${found.entity.data.name}" has no enemy.`);
  if (step && !placed.some(({ enemy }) => enemy.ref === step.enemy)) {
    return refuse('step', `"${found.entity.data.name}" has no enemy "${step.enemy}".`);
  }
  const [own, other] = board.zones;
  if (own.length < party.length) {
    return refuse(
      'start',
      `${party.length} characters start on ${own.length} free cells; paint more of the party's zone.`,
    );
  }
  const waiting = placed.filter(({ at }) => at < 0).length;
  if (other.length >= waiting) return undefined;
  return refuse(
    'start',
    `${waiting} enemies start on ${other.length} free cells; paint more of their zone, or give them places.`,
  );
}

/** Compiles what a match is played with. Throws for what `cannotPlay` refuses. */
export function prepare(setup: Setup): Game {
  const refusal = cannotPlay(setup);
  if (refusal) throw new RangeError(refusal.message);
  return preparer(setup)(setup);
}

/**
 * Compiles what many matches of an encounter share, and gives what is left to do for each. Throws for what `cannotPlay` refuses.
 */
export function preparer(
  { sets, encounter, options: given }: Omit<Setup, 'party' | 'step'>,
  programs: Programs = programsOf(sets),
): (who: Pick<Setup, 'party' | 'step'>) => Game {
  const [first] = sets;
  const options = given ?? (first ? optionsOf(first) : presets.current);
  const found = resolved(sets, 'encounter', encounter)!;
  const board = boardOf(found)!;
  const enemies = enemiesOf(found, board).map(({ enemy, at }) => enemyOf(enemy, at, programs, options.actionPoints));
  const conditions = [...programs.conditions].map(([of, rules]) => ({
    ...rules,
    ref: of,
    byHand: programs.byHand.get(of) ?? '',
  }));
  const known = new Map<string, FigureDesign>();
  const characterOnce = (member: Member): FigureDesign => {
    // Hardly any two are made alike.
    if (isDrawn(member)) return characterOf(memberIn(sets, member), programs, options.actionPoints);
    const key = JSON.stringify(member);
    const design = known.get(key) ?? characterOf(memberIn(sets, member), programs, options.actionPoints);
    known.set(key, design);
    return design;
  };
  return ({ party, step }) =>
    gameOf({
      sets,
      encounter,
      options,
      board,
      conditions,
      figures: [
        ...party.map(characterOnce),
        ...(step ? enemies.map((enemy) => (enemy.ref === step.enemy ? steppedOf(enemy, step) : enemy)) : enemies),
      ],
    });
}

const characterRef = (member: Member): string => (typeof member === 'string' ? member : member.character);

const isDrawn = (member: Member): member is Drawn => typeof member !== 'string' && 'race' in member;

/** A character as it takes part. */
function memberIn(sets: readonly GameSet[], member: Member): NonNullable<ReturnType<typeof resolved<'character'>>> {
  const found = resolved(sets, 'character', characterRef(member))!;
  if (typeof member === 'string') return found;
  const { data } = found.entity;
  if (isDrawn(member)) {
    const { character: _, carried, ...drawn } = member;
    const made = { ...data, ...drawn, artifacts: carried } as typeof data;
    return { set: found.set, entity: { ...found.entity, data: made } };
  }
  const { level, levelIncreases, bought, artifacts } = member;
  const levelled = {
    ...data,
    level,
    levelIncreases: [...levelIncreases],
    bought: [...bought],
    artifacts: data.artifacts?.slice(0, artifacts),
  } as typeof data;
  return { set: found.set, entity: { ...found.entity, data: levelled } };
}

/** A game of what it is made of. */
export function gameOf(parts: Omit<Game, 'hasAuras' | 'bearsAura'>): Game {
  const found = parts.figures.map(aurasOf);
  return Object.freeze({
    ...parts,
    hasAuras: found.some(({ ever }) => ever) || hasAura(parts.conditions),
    bearsAura: found.map(({ always }) => always),
  });
}

/** An aura may stand anywhere in a program, in a condition too. */
const hasAura = (part: unknown): boolean => /"(do|rule)":"aura"/.test(JSON.stringify(part));

const auras = new WeakMap<FigureDesign, { readonly ever: boolean; readonly always: boolean }>();

/** Whether a figure can ever have an aura, and whether it has one all the time. */
function aurasOf(figure: FigureDesign) {
  const known = auras.get(figure);
  if (known) return known;
  const found = { ever: hasAura(figure), always: hasAura([figure.rules, figure.passives]) };
  auras.set(figure, found);
  return found;
}

type Found = NonNullable<ReturnType<typeof resolved<'encounter'>>>;

function boardOf({ set, entity: { data } }: Found): Board | undefined {
  const map = find(set, data.map);
  if (map?.kind !== 'map') return undefined;
  const drawn = map.data as ThouaMap;
  const ground = groundOf(set, drawn);
  const { columns, rows, blocked, unseen } = ground;
  const ascending = (spaces: Iterable<number>) => [...new Set(spaces)].sort((one, other) => one - other);
  const places = (data.enemies ?? []).map(({ at }) => spaceOf(columns, at));
  const free = (spaces: readonly number[]) =>
    ascending(spaces).filter((space) => !blocked.has(space) && !unseen.has(space) && !places.includes(space));
  return {
    ref: map.ref,
    columns,
    rows,
    obstacles: ascending(blocked),
    screens: ascending(unseen),
    zones: [free(indexes(ground, data.partyStart ?? drawn.deploy?.red)), free(indexes(ground, drawn.deploy?.blue))],
  };
}

function spaceOf(columns: number, at: string | undefined): number {
  if (at === undefined) return -1;
  const { x, y } = parseCell(at);
  return y * columns + x;
}

function enemiesOf({ set, entity }: Found, { columns }: Board): { enemy: Entity<'enemy'>; at: number }[] {
  return (entity.data.enemies ?? []).flatMap(({ enemy: ref, at }) => {
    const enemy = find(set, ref);
    return enemy?.kind === 'enemy' ? [{ enemy: enemy as Entity<'enemy'>, at: spaceOf(columns, at) }] : [];
  });
}
