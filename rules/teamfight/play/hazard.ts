import type { Board } from '../board/board.ts';
import type { Game } from '../game.ts';
import { isOfPiece } from '../piece-rule.ts';
import type { Node, Rule } from '../program.ts';
import { boardOf } from './board-now.ts';
import { has, isImmuneToPiece } from './holds.ts';
import type { Look, Play } from './play.ts';
import { begin } from './resolve.ts';
import { nothing } from './standing.ts';
import { spacesOfUnit, squareAt } from './who.ts';

const hazardCause = 'hazard:';

/** Whether a resolution with this cause is a hazard. */
export const isHazard = (cause: string): boolean => cause.startsWith(hazardCause);

/** What a hazard of a plain number does; every game numbers it with its own programs. */
export const plainHazard: readonly Node[] = [
  { clause: 0, node: 'damage', to: 'each', amount: { base: 0, terms: [{ each: 1, per: { count: 'damage' } }] } },
];

/** Why a hazard may trigger: a unit came in, ended its turn there, began to move out, or acted there. */
export type Touching = 'enter' | 'turn-end' | 'move' | 'act';

/** A hazard under a unit. */
interface Hazard {
  /** Tells hazards apart: of terrain and markers their card, of the map their index behind all cards. */
  readonly key: number;
  readonly space: number;
  /** Index in `Game.blocks`, -1 for plain damage. */
  readonly block: number;
  readonly damage: number;
  readonly card: number;
  /** Marker it comes from, or -1, and who placed that. */
  readonly marker: number;
  readonly owner: number;
}

/**
 * Triggers the hazards under a unit as the rule options say. T-180: when it enters or ends its turn there, once per turn and space.
 * T-181, the older rules: whenever it is moved or acts there, once per action.
 */
export function touchHazard(play: Play, id: number, why: Touching): void {
  const { game, state } = play;
  const unit = state.units[id];
  const { hazardTrigger, hazardLimit } = game.options;
  if (unit === undefined || unit.at < 0 || game.cards[unit.card]?.object) return;
  if (hazardTrigger === 'enter-or-end' ? why !== 'enter' && why !== 'turn-end' : why === 'turn-end') return;
  const hazards = hazardsUnder(play, id);
  if (hazards.length === 0 || has(play, id, 'immune-hazards') || has(play, id, 'flying')) return;
  const board = boardOf(game, state);
  const spaces = (board?.columns ?? 0) * (board?.rows ?? 0) + 1;
  const kinds = game.cards.length + (board?.hazards.length ?? 0);
  const turn = state.turn;
  for (const hazard of hazards) {
    // T-182: per space and hazard; under the older rules per hazard (TC-88).
    const place = hazardLimit === 'space' ? hazard.space + 1 : 0;
    const action = hazardTrigger === 'touch' ? (turn?.unit ?? -1) * 256 + (turn?.actions ?? 0) + 257 : 0;
    const key = ((action * kinds + hazard.key) * spaces + place) * 1024 + id;
    if (turn?.hazards.includes(key)) continue;
    if (hazard.owner >= 0 && has(play, id, 'immune-hazards', hazard.owner)) continue;
    if (hazard.card >= 0 && isImmuneToPiece(play, id, game.cards[hazard.card]?.ref ?? '')) continue;
    turn?.hazards.push(key);
    trigger(play, id, hazard);
  }
}

function trigger(play: Play, id: number, { block, damage, card, marker, owner, space }: Hazard): void {
  const { units, first } = play.state;
  const decides = units[owner]?.seat ?? units[id]?.seat ?? first;
  const seat = decides < 0 ? first : decides;
  const source = { unit: owner, card, ability: -1, marker, seat };
  const bound = { ...nothing, area: [], each: id, trigger: id, target: id, space, marker, damage };
  const cause = `${hazardCause}${card}:${marker}:${space}`;
  if (block >= 0) begin(play, source, block, bound, cause);
  // What was begun last runs first: the plain damage.
  if (damage > 0) begin(play, source, play.game.blockOf.get(plainHazard) ?? -1, bound, cause);
}

function hazardsUnder(play: Play, id: number): Hazard[] {
  const { game, state } = play;
  const unit = state.units[id];
  const board = boardOf(game, state);
  const found: Hazard[] = [];
  if (unit === undefined || board === undefined) return found;
  const { laid: hazardous, painted } = hazardCards(play.game);
  for (const space of spacesOfUnit(play, unit)) {
    const ofBoard = board.hazard[space] ?? -1;
    if (ofBoard >= 0) {
      const block = board.hazards[ofBoard]?.block ?? -1;
      found.push({ key: game.cards.length + ofBoard, space, block, damage: 0, card: -1, marker: -1, owner: -1 });
    }
    const terrain = board.terrain[space] ?? -1;
    const block = painted.get(terrain);
    if (block !== undefined)
      found.push({ key: terrain, space, block, damage: 0, card: terrain, marker: -1, owner: -1 });
  }
  for (let index = 0; index < state.markers.length; index++) {
    const marker = state.markers[index];
    if (marker === undefined || marker.order < 0) continue;
    const block = hazardous.get(marker.card);
    if (block === undefined && marker.hazard === 0) continue;
    const covered = squareAt(play, marker.at, game.cards[marker.card]?.size ?? 1);
    const space = spacesOfUnit(play, unit).find((one) => covered.includes(one));
    if (space === undefined) continue;
    // "It gains Hazard: 2dmg" beside a hazard of the marker's own text says the same thing twice.
    const damage = block === undefined ? marker.hazard : 0;
    found.push({
      key: marker.card,
      space,
      block: block ?? -1,
      damage,
      card: marker.card,
      marker: index,
      owner: marker.owner,
    });
  }
  return found;
}

/** Whether hazards do not touch a unit that comes in of its own will. */
export const passesHazards = (look: Look, id: number): boolean =>
  has(look, id, 'ignores-hazards') || has(look, id, 'ignores-terrain');

/** Spaces where a unit would meet a hazard by coming in; none for one that no hazard touches. */
export function hazardousSpaces(look: Look, id: number): number[] {
  const { game, state } = look;
  const board = boardOf(game, state);
  const found: number[] = [];
  if (board === undefined || has(look, id, 'immune-hazards') || has(look, id, 'flying')) return found;
  if (passesHazards(look, id)) return found;
  const { laid: hazardous, painted } = hazardCards(game);
  found.push(...groundHazards(board, painted));
  for (const marker of state.markers) {
    if (marker.order < 0 || (marker.hazard === 0 && !hazardous.has(marker.card))) continue;
    if (has(look, id, 'immune-hazards', marker.owner)) continue;
    found.push(...squareAt(look, marker.at, game.cards[marker.card]?.size ?? 1));
  }
  return found;
}

/** Whether a hazard lies in a space, painted or laid. */
export function isHazardous({ game, state }: Look, space: number): boolean {
  const board = boardOf(game, state);
  if (board === undefined) return false;
  const { laid, painted } = hazardCards(game);
  if (groundHazards(board, painted).includes(space)) return true;
  return state.markers.some(
    ({ order, hazard, card, at }) =>
      order >= 0 &&
      (hazard > 0 || laid.has(card)) &&
      squareAt({ game, state }, at, game.cards[card]?.size ?? 1).includes(space),
  );
}

const grounds = new WeakMap<Board, readonly number[]>();

/** Spaces of a map that are hazards by themselves. A board never changes, so they are looked up once. */
function groundHazards(board: Board, hazardous: ReadonlyMap<number, number>): readonly number[] {
  let spaces = grounds.get(board);
  if (spaces === undefined) {
    const all = Array.from(board.hazard.keys());
    spaces = all.filter((space) => board.hazard[space]! >= 0 || hazardous.has(board.terrain[space]!));
    grounds.set(board, spaces);
  }
  return spaces;
}

/** Blocks of the hazard rules that markers and terrain have, by card: of what somebody has laid, and of terrain that is painted and nobody's. */
interface HazardCards {
  readonly laid: ReadonlyMap<number, number>;
  readonly painted: ReadonlyMap<number, number>;
}

const known = new WeakMap<Game, HazardCards>();

/** A game never changes, so they are looked up once. */
function hazardCards(game: Game): HazardCards {
  let cards = known.get(game);
  if (cards === undefined) {
    const laid = new Map<number, number>();
    const painted = new Map<number, number>();
    for (const { index, kind, rules } of game.cards) {
      if (kind !== 'marker' && kind !== 'terrain') continue;
      const rule = game.ruleLists[rules]?.find(
        (one): one is Extract<Rule, { rule: 'hazard' }> => one.rule === 'hazard',
      );
      const block = rule && game.blockOf.get(rule.then as readonly Node[]);
      if (rule === undefined || block === undefined) continue;
      laid.set(index, block);
      // "Hazard: 2dmg for enemies" is for nobody where nobody has laid it.
      if (!isOfPiece(rule)) painted.set(index, block);
    }
    cards = { laid, painted };
    known.set(game, cards);
  }
  return cards;
}
