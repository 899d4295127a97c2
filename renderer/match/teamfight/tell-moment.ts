import type { Event } from '../../../rules/teamfight/event.ts';
import type { Game } from '../../../rules/teamfight/game.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import { toldEvent, unitName } from '../../../rules/teamfight/tell-event.ts';
import type { TeamfightTold } from './moment.ts';

/** An event for the log and the timeline. */
export function tell(game: Game, state: State, event: Event): TeamfightTold {
  const { said, cause } = toldEvent(game, state, event);
  const mark = markOf(state, event);
  const ref = refOf(game, event);
  return {
    said,
    cause,
    ...(ref !== undefined && { ref }),
    ...(mark && { mark }),
    ...(event.event === 'round' && { markLabel: String(event.round) }),
    weight: mark ? 'mark' : details.has(event.event) ? 'detail' : 'deed',
    units: unitsOf(event),
    spaces: spacesOf(event),
    ...(event.event === 'manual' &&
      !event.standIn && { clause: { text: event.clause, of: unitName(game, state, event.unit), unit: event.unit } }),
  };
}

/** What only those read who want to know everything. */
const details: ReadonlySet<Event['event']> = new Set([
  'targeted',
  'rolled',
  'tapped',
  'refreshed',
  'recharged',
  'lasting',
  'ended',
  'turn-ended',
  'area',
  'passed',
]);

function markOf({ units }: State, event: Event): string | undefined {
  if (event.cause?.hand) return 'edit';
  switch (event.event) {
    case 'died':
      return units[event.unit]?.owner === event.unit ? 'kill' : undefined;
    case 'scored':
      return 'point';
    case 'round':
      return 'round';
    default:
      return undefined;
  }
}

/** The card whose text it is. Its ability stands on it. */
const refOf = ({ cards }: Game, { cause }: Event): string | undefined =>
  cause?.card === undefined ? undefined : cards[cause.card]?.ref;

function unitsOf(event: Event): number[] {
  const found: number[] = [];
  if ('unit' in event && event.unit !== undefined) found.push(event.unit);
  if ('target' in event) found.push(event.target);
  return found.filter((unit) => unit >= 0);
}

function spacesOf(event: Event): readonly number[] {
  if ('spaces' in event) return event.spaces;
  if ('path' in event) return [event.from, ...event.path];
  if ('at' in event) return event.at < 0 ? [] : [event.at];
  if ('space' in event) return event.space === undefined ? [] : [event.space];
  return [];
}
