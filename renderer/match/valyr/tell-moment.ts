import type { Event } from '../../../rules/valyr/event.ts';
import type { Game } from '../../../rules/valyr/game.ts';
import type { View } from '../../../rules/valyr/state.ts';
import { toldEvent, unitName } from '../../../rules/valyr/tell-event.ts';
import type { BattleTold } from './moment.ts';

/** An event for the log, the timeline and the table. */
export function tell(game: Game, seen: View, event: Event): BattleTold {
  const { said, cause, units } = toldEvent(game, seen, event);
  const mark = event.hand ? 'edit' : marks[event.event];
  const by = 'unit' in event ? game.designs[seen.units[event.unit]?.design ?? -1] : undefined;
  const clause = event.event === 'turn' ? byHandOf(game, seen, event.unit) : undefined;
  return {
    said,
    cause,
    units,
    ...(by && { ref: by.ref }),
    ...(mark && { mark, ...(event.event === 'round' && { markLabel: String(event.round) }) }),
    weight: mark ? 'mark' : details.has(event.event) ? 'detail' : 'deed',
    ...(clause && { clause }),
    ...(event.event === 'attacked' && { strikes: [event.unit, event.target] as const }),
    ...(event.event === 'rolled' && { die: { label: event.label, value: event.value } }),
  };
}

const marks: Readonly<Partial<Record<Event['event'], string>>> = {
  defeated: 'kill',
  damaged: 'loss',
  round: 'round',
  over: 'over',
};

/** What only those read who want to know everything. */
const details: ReadonlySet<Event['event']> = new Set(['rolled', 'placed', 'skipped', 'priority']);

/** What people do by hand of the abilities of a unit whose turn begins. */
function byHandOf(game: Game, seen: View, unit: number): BattleTold['clause'] {
  const abilities = game.designs[seen.units[unit]?.design ?? -1]?.abilities ?? [];
  const text = abilities.flatMap(({ name, byHand }) => (byHand === '' ? [] : [`${name}: ${byHand}`])).join(' \u00b7 ');
  return text === '' ? undefined : { text, of: unitName(game, seen, unit), unit };
}
