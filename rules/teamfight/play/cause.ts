import type { Emit } from '../../kernel/rules.ts';
import type { Cause, Event } from '../event.ts';
import type { Resolution } from '../resolution.ts';
import { isHazard } from './hazard.ts';
import type { Look, Play } from './play.ts';

/** A match to play on that tells of each event which text or rule it comes from, where the event does not say so itself. */
export function playing({ game, state }: Look, dice: Play['dice'], emit: Emit<Event>): Play {
  const play: Play = {
    game,
    state,
    dice,
    emit: (event) => {
      // What is set off and a chain that is cut name their texts themselves.
      const isNamed = event.event === 'triggered' || event.event === 'cut';
      const isOpen = event.cause === undefined && !isNamed && play.running !== undefined;
      const cause = isOpen ? causeOf(play.running as Resolution) : undefined;
      emit(cause === undefined ? event : { ...event, cause });
    },
  };
  return play;
}

/** The text that a resolution plays, or the rule that it follows; undefined for offers, which are of no text. */
function causeOf({ source, cause }: Resolution): Cause | undefined {
  if (cause.startsWith('walk:')) return { unit: source.unit, rule: 'T-016' };
  const { unit, card, ability } = source;
  const rule = isHazard(cause) ? 'T-180' : undefined;
  if (card < 0) return rule === undefined ? undefined : { rule };
  return { ...(unit >= 0 && { unit }), card, ...(ability >= 0 && { ability }), ...(rule && { rule }) };
}
