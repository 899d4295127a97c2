import type { Seat } from '../../kernel/rules.ts';
import { lawsOf, lawsOfKind } from './laws.ts';
import type { Look } from './play.ts';
import { scoresOf } from './scoring.ts';

/** Who leads the round that begins: the first player (T-010), where no text says otherwise. */
export function leaderOf(look: Look): Seat {
  const { first, round } = look.state;
  const player = lawsOfKind(lawsOf(look), 'leads').at(-1)?.player;
  if (player === undefined) return first;
  if (player === 'in-turn') return round % 2 === 1 ? first : ((1 - first) as Seat);
  const [own, others] = scoresOf(look);
  if (own === others) return first;
  return own < others === (player === 'behind') ? 0 : 1;
}
