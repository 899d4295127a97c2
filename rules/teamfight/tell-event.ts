import { counted } from '../../schemas/words.ts';
import { across } from './board/edges.ts';
import type { Cause, Event } from './event.ts';
import type { Game } from './game.ts';
import { lastingName } from './lasting-name.ts';
import { abilityOf } from './play/abilities.ts';
import { boardOf } from './play/board-now.ts';
import type { State } from './state.ts';

/** An event in a sentence, with the card or rule that caused it. Spaces are `column,row`, counted from 0 at the top left. */
export function tellEvent(game: Game, state: State, event: Event): string {
  const { said: what, cause } = toldEvent(game, state, event);
  return cause === '' ? `${what}.` : `${what} (${cause}).`;
}

/** The same in two parts: what happened, and the card or rule that caused it, empty for none. */
export const toldEvent = (
  game: Game,
  state: State,
  event: Event,
): { readonly said: string; readonly cause: string } => ({
  said: said(game, state, event),
  cause: causeOf(game, event.cause),
});

/** The name of a unit; with its number where the match has had several of that name. */
export function unitName(game: Game, state: Pick<State, 'units'>, id: number): string {
  const unit = state.units[id];
  if (unit === undefined) return 'the map';
  const name = game.cards[unit.card]?.name ?? 'a unit';
  let before = 0;
  let all = 0;
  for (const [index, other] of state.units.entries()) {
    if (other.card !== unit.card) continue;
    all += 1;
    if (index <= id) before += 1;
  }
  return all > 1 ? `${name} ${before}` : name;
}

/** A side as a sentence names it: by the colour of its zone, as the table does. */
export const sideName = ({ red }: Pick<State, 'red'>, seat: number): string =>
  seat < 0 ? 'nobody' : seat === red ? 'Red' : 'Blue';

function causeOf(game: Game, cause: Cause | undefined): string {
  if (cause === undefined) return '';
  const card = game.cards[cause.card ?? -1];
  const ability = card?.abilities[cause.ability ?? -1]?.name;
  if (cause.hand) return 'by hand';
  const source = ability ?? card?.name;
  return [source, cause.rule].filter((part) => part !== undefined).join(', ');
}

function said(game: Game, state: State, event: Event): string {
  const unit = (id: number): string => unitName(game, state, id);
  const card = (index: number): string => game.cards[index]?.name ?? 'a card';
  const board = boardOf(game, state);
  const columns = board?.columns ?? 1;
  const space = (at: number): string => (at < 0 ? 'off the map' : `${at % columns},${Math.floor(at / columns)}`);
  const spaces = (list: readonly number[]): string => list.map(space).join(' ');
  const ability = (id: number, index: number): string => abilityOf({ game, state }, id, index)?.name ?? 'an ability';
  const lies = ({
    at,
    edge,
    long = 1,
    points,
  }: {
    at: number;
    edge?: number;
    long?: number;
    points?: number;
  }): string => {
    if (edge === undefined) return `at ${space(at)}`;
    const side = across(edge) === 1 ? 'to the right of' : 'below';
    const to = points === undefined ? '' : `, pointing ${['up', 'right', 'down', 'left'][points]}`;
    return `on ${long > 1 ? `${long} edges, the first ` : 'the edge '}${side} ${space(at)}${to}`;
  };
  const who = (seat: number): string => sideName(state, seat);
  const by = (id: number): string => (id >= 0 ? ` from ${unit(id)}` : '');

  switch (event.event) {
    case 'drawn':
      return `${game.boards[event.board]?.name} is the map; the heroes are ${event.pool.map(card).join(', ')}`;
    case 'divided':
      return `${who(event.seat)} divides the heroes into ${event.pools.map((pool) => pool.map(card).join(', ')).join(' and ')}`;
    case 'chosen':
      return `${who(event.seat)} takes ${event.pool.map(card).join(', ')}`;
    case 'deployed':
      return `${who(event.seat)} deploys ${card(event.card)} at ${space(event.at)}`;
    case 'round':
      return `Round ${event.round} begins`;
    case 'turn':
      if (event.why === 'skips') return `${unit(event.unit)} skips this turn`;
      if (event.why === 'away') return `${unit(event.unit)} is off the map and passes`;
      return event.dead ? `${unit(event.unit)} is dead and passes` : `${unit(event.unit)} has the turn`;
    case 'changed-side':
      return `${unit(event.unit)} is on the side of ${who(event.seat)} now`;
    case 'turn-ended':
      return `The turn of ${unit(event.unit)} ends`;
    case 'used':
      return `${unit(event.unit)} uses ${ability(event.unit, event.ability)}${event.space === undefined ? '' : ` on ${space(event.space)}`}`;
    case 'targeted':
      return `${unit(event.unit)} targets ${unit(event.target)}${odds(event)}`;
    case 'missed-space':
      return `${unit(event.unit)} chooses ${space(event.space)}, where there is no target`;
    case 'rolled':
      return event.unit < 0
        ? `The ${event.label} is drawn: ${event.value} of ${event.sides}`
        : `${unit(event.unit)} rolls ${event.value} of ${event.sides} for ${event.label}${event.counts === undefined ? '' : `, which counts as ${event.counts}`}`;
    case 'hit':
      return `${unit(event.unit)} hits ${unit(event.target)}: ${event.rolled} against def ${event.def}`;
    case 'miss':
      return `${unit(event.unit)} misses ${unit(event.target)}: ${event.rolled} against def ${event.def}`;
    case 'crit':
      return `${unit(event.unit)} hits ${unit(event.target)} critically with ${event.rolled}`;
    case 'made-to-miss':
      return `${unit(event.unit)} is made to miss ${unit(event.target)}`;
    case 'retargeted':
      return `The attack of ${unit(event.unit)} goes on to ${unit(event.target)}`;
    case 'intercepted':
      return `${card(event.card)} keeps the attack of ${unit(event.unit)} from ${unit(event.target)}`;
    case 'cancelled':
      return `${ability(event.unit, event.ability)} of ${unit(event.unit)} is cancelled`;
    case 'area':
      return `The area covers ${spaces(event.spaces)}`;
    case 'moved':
      return `${unit(event.unit)} ${moved[event.how]} from ${space(event.from)} to ${space(event.to)}`;
    case 'rides':
      return event.on < 0 ? `${unit(event.unit)} rides no longer` : `${unit(event.unit)} rides on ${unit(event.on)}`;
    case 'stopped':
      return `${unit(event.unit)} is stopped by ${{ wall: 'blocking terrain', unit: 'a unit', edge: 'the edge of the map' }[event.by]}`;
    case 'damaged':
      return `${unit(event.unit)} takes ${event.amount} damage${by(event.by)}${event.amount === event.base ? '' : ` instead of ${event.base}`}${event.shield > 0 ? `, ${event.shield} of it from overshield` : ''}, health ${event.health}`;
    case 'health':
      return `The health of ${unit(event.unit)} is now ${event.health}`;
    case 'transformed':
      return `${unit(event.unit)} takes the form of ${card(event.card)} at ${space(event.at)}, health ${event.health}`;
    case 'returned':
      return `${unit(event.unit)} is back at ${space(event.at)}`;
    case 'revived':
      return `${unit(event.unit)} comes back at ${space(event.at)}, health ${event.health}`;
    case 'healed':
      return `${unit(event.unit)} heals ${event.amount}, health ${event.health}`;
    case 'overshield':
      return `${unit(event.unit)} has ${event.amount} overshield`;
    case 'died':
      return `${unit(event.unit)} dies at ${space(event.at)}`;
    case 'gained':
      return `${unit(event.unit)} gains ${event.count} ${card(event.token)}, ${event.total} in all`;
    case 'lost':
      return `${unit(event.unit)} loses ${event.count} ${card(event.token)}, ${event.total} left`;
    case 'stance':
      return event.token < 0
        ? `${unit(event.unit)} leaves its stance`
        : `${unit(event.unit)} enters ${card(event.token)}`;
    case 'summoned':
      return `${event.owner >= 0 ? unit(event.owner) : 'The map'} summons ${card(event.card)} ${lies(event)}`;
    case 'placed':
      return `${card(event.card)} is placed ${lies(event)}`;
    case 'shifted':
      return `${card(state.markers[event.marker]?.card ?? -1)} is moved from ${space(event.from)} to ${space(event.to)}`;
    case 'razed':
      return `Terrain at ${spaces(event.spaces)} is destroyed`;
    case 'removed': {
      const what = event.unit === undefined ? card(state.markers[event.marker ?? -1]?.card ?? -1) : unit(event.unit);
      return `${what} is removed from ${space(event.at)}`;
    }
    case 'tapped':
      return `${ability(event.unit, event.ability)} of ${unit(event.unit)} is ${event.turns === undefined ? 'tapped' : `on cooldown for ${event.turns} ${event.turns === 1 ? 'turn' : 'turns'}`}`;
    case 'refreshed':
      return `${ability(event.unit, event.ability)} of ${unit(event.unit)} is ready again`;
    case 'recharged':
      return `${ability(event.unit, event.ability)} of ${unit(event.unit)} can be used once ${event.uses > 0 ? 'more' : 'less'}`;
    case 'lasting':
      return `${lastingName(game, event.rules)} begins on ${unit(event.unit)}`;
    case 'ended':
      return event.what === 'token'
        ? `${card(event.token)} of ${unit(event.unit)} ends`
        : `${lastingName(game, event.rules)} on ${unit(event.unit)} ends`;
    case 'triggered':
      return `${event.unit < 0 ? event.name : `${event.name} of ${unit(event.unit)}`} is set off`;
    case 'passed':
      return `${who(event.seat)} lets it pass`;
    case 'manual':
      return event.standIn
        ? `Played by a stand-in, which is approximate: ${event.clause}`
        : `Played by hand and left out: ${event.clause}`;
    case 'cut':
      return `Effects that set each other off for ever are cut: ${event.chain.join(', ')}`;
    case 'claimed':
      return event.seat === -1
        ? `${board?.controlPoints[event.point]} belongs to nobody`
        : `${who(event.seat)} claims ${board?.controlPoints[event.point]}`;
    case 'scored':
      return `${who(event.seat)} ${event.points < 0 ? 'loses' : 'scores'} ${counted(Math.abs(event.points), 'point')}`;
    case 'over':
      return event.reason === 'conceded'
        ? `${who(state.conceded ?? -1)} concedes, and the match is over`
        : `${endedBy[event.reason] ?? 'All rounds are played'}: ${outcome(state, event.scores)}`;
  }
}

/** Numbers of an attack that are not 0: `: def 1, crit 2`. */
function odds({ def, crit }: Extract<Event, { event: 'targeted' }>): string {
  const said = [...(def > 0 ? [`def ${def}`] : []), ...(crit > 0 ? [`crit ${crit}`] : [])];
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}

/** Why a match is over before its time, or has another winner than by points. */
const endedBy: { readonly [reason: string]: string } = {
  points: 'There are points enough',
  control: 'All control points are held by one side',
  eliminated: 'All heroes of a side are dead',
  'tie-break': 'All rounds are played, with as many points on both sides',
};

function outcome(state: State, [first, second]: readonly [number, number]): string {
  const { winner = first === second ? -1 : first > second ? 0 : 1 } = state.decided ?? {};
  if (winner === -1) return `a draw, ${first} to ${second}`;
  const [own, other] = winner === 0 ? [first, second] : [second, first];
  return `${sideName(state, winner)} wins ${own} to ${other}`;
}

const moved = {
  walk: 'walks',
  fly: 'flies',
  teleport: 'teleports',
  push: 'is pushed',
  pull: 'is pulled',
  swap: 'changes places',
} as const;
