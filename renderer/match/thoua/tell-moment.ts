import type { Event } from '../../../rules/thoua/event.ts';
import type { Game } from '../../../rules/thoua/game.ts';
import { figureName, toldEvent } from '../../../rules/thoua/tell-event.ts';
import type { CombatTold } from './moment.ts';

/** An event for the log, the timeline and the board. */
export function tell(game: Game, event: Event): CombatTold {
  const { said, cause, ref } = toldEvent(game, event);
  const mark = event.hand ? 'edit' : marks[event.event];
  return {
    said,
    cause,
    ...(ref !== undefined && { ref }),
    ...(mark && { mark }),
    ...(event.event === 'round' && { markLabel: String(event.round) }),
    weight: mark ? 'mark' : details.has(event.event) ? 'detail' : 'deed',
    figures: 'figure' in event ? [event.figure] : [],
    spaces: spacesOf(event),
    ...(event.event === 'manual' && {
      clause: {
        text: byHand(game, event).text,
        of: `${figureName(game, event.figure)}, ${byHand(game, event).name}`,
        unit: event.figure,
      },
    }),
  };
}

/** Whose clause people are asked for. */
function byHand({ figures }: Game, { figure, ability, of }: Extract<Event, { event: 'manual' }>) {
  const used = figures[figure]?.abilities[ability];
  return of ?? { name: used?.name ?? '', text: used?.byHand ?? '' };
}

const marks: Readonly<Partial<Record<Event['event'], string>>> = {
  fell: 'fell',
  round: 'round',
  turn: 'turn',
  over: 'over',
};

/** What only those read who want to know everything. */
const details: ReadonlySet<Event['event']> = new Set(['rolled', 'initiative', 'ap', 'ended', 'turns', 'ignored']);

function spacesOf(event: Event): readonly number[] {
  if ('path' in event) return [event.from, ...event.path];
  return 'at' in event && event.at !== undefined ? [event.at] : [];
}
