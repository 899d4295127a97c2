import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { noneOf } from '../pieces/piece-there.ts';
import type { Occasion } from './occasion.ts';

/** What they must have for it: "if they have 3 Coins, they lose them all". */
export function hadBy(asked: readonly Condition[]): Pick<Context, 'had' | 'lacks' | 'none'> {
  const lacked = noneOf(asked);
  if (lacked !== undefined) return { none: lacked };
  const [one] = asked;
  const none = one?.is === 'not' && one.of.is === 'has' ? one.of : one?.is === 'has' && one.min === 0 ? one : undefined;
  if (none !== undefined && asked.length === 1) return { lacks: { token: none.token, of: none.of } };
  const [only, ...more] = asked.filter(({ is }) => is === 'has');
  return only?.is === 'has' && more.length === 0 && !only.yours && (only.min ?? 1) > 0
    ? { had: { token: only.token, of: only.of } }
    : {};
}

/** `When you start your turn with 3 Coins, lose them`: of those. */
export function hadAtTurn({ trigger, if: asked = [] }: Occasion): Pick<Context, 'had'> {
  if ((trigger.on !== 'turn-start' && trigger.on !== 'turn-end') || trigger.who.side !== 'you') return {};
  const { had } = hadBy(asked);
  return had?.of === 'you' ? { had } : {};
}
