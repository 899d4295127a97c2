import type { MapFile } from '../../../schemas/types.generated.ts';
import type { Entity, GameSet } from '../../game-set.ts';
import type { Game, Placed } from '../game.ts';
import { notation } from '../notation/set-reader.ts';
import { ruleOptions } from '../options.ts';
import { hasOwnPieces, withOwnPieces } from '../own-pieces.ts';
import { prepareWith } from '../play/prepare.ts';
import type { Program, Rule } from '../program.ts';
import type { Against, User } from './against.ts';
import type { Duel } from './choices.ts';
import { columns, place, rows } from './place.ts';

/** No set can have this id. */
const own = '~odds';
const target = `${own}/target`;
const screen = `${own}/screen`;
const bystander = `${own}/bystander`;

/** A user and a target with all that is compiled for them: made once, asked about each ability. */
export interface Field {
  readonly game: Game;
  readonly user: User;
  readonly against: Against;
  /** What the target is called in a sentence. */
  readonly name: string;
}

/**
 * Compiles the two units, and all that any text of the sets could bring into play, for a match between them. Texts are read with the
 * whole vocabulary of their sets, as in any match.
 */
export function fieldOf(sets: readonly GameSet[], user: User, against: Against): Field {
  const meant = new Set([user.card, against.card]);
  const few = sets.map((set) =>
    hasOwnPieces({ ...set, entities: withOwnPieces(set).filter((one) => isNeeded(one, meant)) }),
  );
  const whole = new Map(few.map((set, index) => [set, sets[index] as GameSet]));
  const [first] = sets;
  const helpers: GameSet = {
    id: own,
    folder: own,
    manifest: { id: own, system: 'teamfight', format: 1, name: own },
    theme: {},
    entities: piecesOf(against),
    leftOut: [],
    evenings: [],
    uses: [],
  };
  const game = prepareWith(
    {
      sets: [...few, helpers],
      // Turns are counted to the kill, however few rounds a match has.
      options: { ...ruleOptions(first?.manifest.rules), rounds: 99 },
      map: `${own}/field`,
      // Who stands where is said for each distance.
      placed: [{ card: bystander, seat: 0, x: 0, y: 0 }],
    },
    (set) => (set === helpers ? () => ({ clauses: [], program: programOf(against) }) : notation(whole.get(set) ?? set)),
  );
  const card = game.cards[game.cardOf.get(against.card ?? target) ?? -1];
  return { game, user, against, name: against.card === undefined ? nameOf(against) : (card?.name ?? against.card) };
}

/** The two units at some distance; undefined where nothing at it is seen by half. */
export function duelOn({ game, against }: Field, user: User, distance: number, round: number): Duel | undefined {
  const size = (ref: string | undefined): number => game.cards[game.cardOf.get(ref ?? target) ?? -1]?.size ?? 1;
  const places = place(distance, against.halfShadow === true, size(user.card), size(against.card));
  if (places === undefined) return undefined;
  const isSummon = (ref: string): boolean => game.cards[game.cardOf.get(ref) ?? -1]?.kind === 'summon';
  const placed: Placed[] = [];
  // A summon has its turn in that of its hero, which stands out of the way.
  const add = (unit: Placed, corner: number): number => {
    const owner = isSummon(unit.card)
      ? placed.push({ card: bystander, seat: unit.seat, x: corner, y: 0 }) - 1
      : undefined;
    return placed.push({ ...unit, ...(owner !== undefined && { owner }) }) - 1;
  };
  const one = add({ ...stateOf(user), card: user.card, seat: 0, ...places.user }, 0);
  const other = add({ ...stateOf(against), card: against.card ?? target, seat: 1, ...places.target }, columns - 1);
  if (places.screen) placed.push({ card: screen, seat: 1, ...places.screen });
  return { game: { ...game, setup: { ...game.setup, placed, round } }, user: one, target: other };
}

const stateOf = ({ health, overshield, tokens }: Pick<Placed, 'health' | 'overshield' | 'tokens'>) => ({
  ...(health !== undefined && { health }),
  ...(overshield !== undefined && { overshield }),
  ...(tokens !== undefined && { tokens }),
});

const left: ReadonlySet<Entity['kind']> = new Set(['map', 'scene', 'hint']);

function isNeeded({ kind, ref }: Entity, meant: ReadonlySet<string | undefined>): boolean {
  return kind === 'hero' ? meant.has(ref) : !left.has(kind);
}

function piecesOf({ health = 10 }: Against): Entity[] {
  const map: MapFile = { name: 'Open ground', columns, rows };
  const hero = { name: 'the target', health, speed: 3 };
  const entity = (kind: Entity['kind'], id: string, data: Entity['data']): Entity =>
    ({ kind, id, ref: `${own}/${id}`, file: '', data }) as Entity;
  return [
    entity('hero', 'target', { ...hero, passives: [{ name: 'What it is said to have' }] }),
    entity('hero', 'bystander', { name: 'a bystander', health: 10, speed: 0 }),
    entity('marker', 'screen', { name: 'a screen', blocksSight: true }),
    entity('map', 'field', map),
  ];
}

/** Armour, resistance and def as rules: the only program in the set of helpers. */
function programOf({ card, armor, resistance, def = 0 }: Against): Program {
  const you = { side: 'you' } as const;
  const rules: Rule[] = [];
  if (card === undefined && armor) rules.push({ clause: 0, rule: 'is', who: you, flag: 'armor' });
  if (card === undefined && resistance) rules.push({ clause: 0, rule: 'is', who: you, flag: 'resistance' });
  if (card === undefined && def > 0)
    rules.push({ clause: 0, rule: 'change', who: you, what: 'def', add: { base: def } });
  return { body: [], rules };
}

function nameOf({ health = 10, armor, resistance, def = 0 }: Against): string {
  const more = [
    ...(armor ? ['armor'] : []),
    ...(resistance ? ['resistance'] : []),
    ...(def > 0 ? [`+${def} def`] : []),
  ];
  return `a unit with ${[`${health} health`, ...more].join(', ').replace(/, ([^,]*)$/, ' and $1')}`;
}
