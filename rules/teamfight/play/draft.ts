import type { Dice } from '../../kernel/dice.ts';
import type { Actions, Emit, Refusal, Seat } from '../../kernel/rules.ts';
import { fits, squareSpaces } from '../../spaces.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { boardOf } from './board-now.ts';
import { addUnit } from './piece.ts';
import type { Look, Play } from './play.ts';
import { fire } from './trigger.ts';
import { spacesOfUnit } from './who.ts';

/** The map, evenly from the sets: first a set that has one, then one of its maps (T-002). */
export function drawMap(game: Game, draw: Draw): number {
  const bySet = new Map<string, number[]>();
  for (const [index, { ref }] of game.boards.entries()) {
    const set = ref.slice(0, ref.indexOf('/'));
    bySet.set(set, [...(bySet.get(set) ?? []), index]);
  }
  const sets = [...bySet.values()];
  const maps = sets[draw(sets.length, 'set of the map')] ?? [];
  return maps[draw(maps.length, 'map')] ?? 0;
}

/** Draws an index below `count`; nothing is rolled for a single one. */
export type Draw = (count: number, label: string) => number;

/** Draws by dice whose rolls are told. */
export function drawing(dice: Dice, emit: Emit<Event>): Draw {
  return (sides, label) => {
    if (sides <= 1) return 0;
    const value = dice.roll(sides, label);
    emit({ event: 'rolled', label, sides, value, unit: -1, cause: { rule: 'T-002' } });
    return value - 1;
  };
}

/**
 * Heroes for the draft, evenly from the sets (T-002). What cannot be shared evenly goes to sets by the dice; a set with too few gives
 * all it has and the others give more.
 * @param wanted reference of a hero that takes the place of one of the others where it was not drawn
 */
export function drawPool(game: Game, draw: Draw, size: number, wanted?: string): number[] {
  const left = game.heroes.map((heroes) => heroes.slice());
  const pool: number[] = [];
  // Nothing is rolled where all heroes that there are take part.
  if (left.flat().length <= size) return left.flat().sort((a, b) => a - b);
  while (pool.length < size) {
    // One hero of each set in turn; in the last round the dice say which sets are left out.
    const open = left.filter((heroes) => heroes.length > 0);
    while (open.length > size - pool.length) open.splice(draw(open.length, 'set left out'), 1);
    for (const heroes of open) {
      const [hero] = heroes.splice(draw(heroes.length, 'hero'), 1);
      if (hero !== undefined) pool.push(hero);
    }
  }
  const card = wanted === undefined ? undefined : game.cardOf.get(wanted);
  if (card !== undefined && !pool.includes(card)) pool[draw(pool.length, 'hero that makes room')] = card;
  return pool.sort((a, b) => a - b);
}

/** So many splits are listed one by one; of more, so many are listed as a sample. */
const mostSplits = 1000;

/** Splits of the pool into halves (T-003). As the other player picks, a split and its mirror image are one. */
export function splits(pool: readonly number[]): Actions<Action> {
  const half = Math.floor(pool.length / 2);
  const even = pool.length % 2 === 0;
  // With the first hero fixed in the first pool, halves of equal size come up once each.
  const rest = even ? pool.slice(1) : pool;
  const picked = even ? half - 1 : half;
  const count = choose(rest.length, picked);
  const step = Math.max(1, Math.ceil(count / mostSplits));
  const actions: Action[] = [];
  for (let rank = 0; rank < count; rank += step) {
    const chosen = combination(rest, picked, rank);
    actions.push({ do: 'divide', pool: even && pool[0] !== undefined ? [pool[0], ...chosen] : chosen });
  }
  return { actions, complete: step === 1 };
}

/** Ways to choose `k` of `n`. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** The choice of `k` of `items` with this rank, in the order of the items. */
function combination(items: readonly number[], k: number, rank: number): number[] {
  const chosen: number[] = [];
  let left = rank;
  for (let i = 0; i < items.length && chosen.length < k; i++) {
    const withThis = choose(items.length - i - 1, k - chosen.length - 1);
    if (left < withThis) chosen.push(items[i]!);
    else left -= withThis;
  }
  return chosen;
}

/** Why the heroes cannot be split like this. */
export function checkDivide(state: State, pool: readonly number[]): Refusal | undefined {
  const half = Math.floor(state.pool.length / 2);
  if (pool.length !== half && pool.length !== state.pool.length - half) {
    const message = `The pools must be of equal size: ${half} of the ${state.pool.length} heroes, not ${pool.length}.`;
    return { code: 'divide/not-equal', message, rule: 'T-003' };
  }
  if (new Set(pool).size < pool.length || !pool.every((card) => state.pool.includes(card))) {
    const message = 'A pool holds drawn heroes, each once.';
    return { code: 'divide/unknown-hero', message, rule: 'T-003' };
  }
  return undefined;
}

/** The first player splits the heroes (T-003). */
export function divide({ state, emit }: Play, pool: readonly number[]): void {
  const other = state.pool.filter((card) => !pool.includes(card));
  // Until the second player has chosen, the pools wait as if they were the hands.
  state.hands = [[...pool], [...other]];
  emit({ event: 'divided', seat: state.first, pools: [[...pool], other], cause: { rule: 'T-003' } });
  state.phase = 'choose';
  state.current = 1 - state.first;
}

/** The second player takes a pool (T-003). */
export function choosePool(play: Play, pool: 0 | 1): void {
  const { state, emit } = play;
  const chooser = 1 - state.first;
  const [chosen, other] = pool === 0 ? state.hands : ([state.hands[1], state.hands[0]] as const);
  state.hands = chooser === 0 ? [chosen, other] : [other, chosen];
  emit({ event: 'chosen', seat: chooser, pool: [...chosen], cause: { rule: 'T-003' } });
  state.pool = [];
  beginDeployment(play);
}

/** How many heroes a seat deploys: all of a fixed team, else what the options say and its pool has. */
function wanted({ game, state }: Look, seat: Seat): number {
  const team = game.setup.teams?.[seat as 0 | 1];
  const dealt = state.columns[seat as 0 | 1].length + state.hands[seat as 0 | 1].length;
  return team ? team.length : Math.min(game.options.heroesPerSide, dealt);
}

/** Heroes that a seat may deploy next: a fixed team comes in its own order. */
function deployable({ game, state }: Look, seat: Seat): readonly number[] {
  const hand = state.hands[seat as 0 | 1];
  return game.setup.teams ? hand.slice(0, 1) : hand;
}

/** The zone of a seat: 0 red, 1 blue. */
const zoneOf = (state: State, seat: Seat): 0 | 1 => (seat === state.red ? 0 : 1);

/** Every hero of a seat on every space where it can be deployed. */
export function deployments(look: Look, seat: Seat): Action[] {
  const { game, state } = look;
  const zone = boardOf(game, state)?.zones[zoneOf(state, seat)] ?? [];
  const taken = takenSpaces(look);
  return deployable(look, seat).flatMap((card) =>
    zone.filter((at) => hasRoom(look, seat, card, at, taken)).map((at): Action => ({ do: 'deploy', card, at })),
  );
}

function takenSpaces(look: Look): Set<number> {
  return new Set(look.state.units.flatMap((unit) => spacesOfUnit(look, unit)));
}

/** Whether a hero fits there with all of its spaces in its own zone, on nobody and nothing that blocks. */
function hasRoom({ game, state }: Look, seat: Seat, card: number, at: number, taken: ReadonlySet<number>): boolean {
  const board = boardOf(game, state);
  const size = game.cards[card]?.size ?? 1;
  if (board === undefined || !fits(board, at, size)) return false;
  const zone = board.zones[zoneOf(state, seat)];
  return squareSpaces(board, at, size).every(
    (space) => zone.includes(space) && !taken.has(space) && board.blocked[space] === 0,
  );
}

/** Why a hero cannot be deployed there. */
export function checkDeploy(look: Look, card: number, at: number): Refusal | undefined {
  const { game, state } = look;
  if (!deployable(look, state.current).includes(card)) {
    const names = deployable(look, state.current).map((index) => game.cards[index]?.name);
    return { code: 'deploy/not-yours', message: `Deploy one of your own heroes: ${names.join(', ')}.`, rule: 'T-004' };
  }
  if (hasRoom(look, state.current, card, at, takenSpaces(look))) return undefined;
  const message = `${game.cards[card]?.name} is deployed on free spaces of your own deploy zone.`;
  return { code: 'deploy/no-room', message, rule: 'T-004' };
}

/** A hero comes onto the map (T-004). */
export function deploy(play: Play, card: number, at: number): void {
  const { game, state, emit } = play;
  const seat = state.current as 0 | 1;
  const hero = game.cards[card];
  if (hero === undefined) return;
  state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
  const id = addUnit(play, hero, seat, undefined, at);
  state.columns[seat].push(id);
  emit({ event: 'deployed', unit: id, card, seat, at, cause: { rule: 'T-004' } });
  goOnDeploying(play);
  fire(play, { on: 'deploy', unit: id, space: at });
}

/** Deployment begins with the first player (T-004). */
export function beginDeployment(look: Look): void {
  look.state.phase = 'deploy';
  look.state.current = look.state.first;
  if (isDeployed(look, look.state.first)) goOnDeploying(look);
}

/** The other player's next deployment, or the first round (T-004, T-005). Who has no room left for a hero goes on without it. */
function goOnDeploying(look: Look): void {
  const { state } = look;
  const other = 1 - state.current;
  if (!isDeployed(look, other)) state.current = other;
  else if (isDeployed(look, state.current)) {
    state.phase = 'play';
    state.hands = [[], []];
    state.current = state.first;
  }
}

const isDeployed = (look: Look, seat: Seat): boolean =>
  look.state.columns[seat as 0 | 1].length >= wanted(look, seat) || deployments(look, seat).length === 0;
