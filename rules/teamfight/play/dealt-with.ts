import type { Condition } from '../program.ts';
import type { Resolution } from '../resolution.ts';
import type { Dealt, Unit } from '../state.ts';
import { abilityOf } from './abilities.ts';
import { recallsDealings } from './elsewhere.ts';
import { isAttack } from './means.ts';
import type { Look, Play, Self } from './play.ts';
import { unitOf } from './who.ts';

/** On whom an ability was used, once it is through, in the turn of its user. */
export function noteDealings({ game, state }: Play, { source, bound }: Resolution): void {
  const { turn } = state;
  if (turn === undefined || turn.unit !== source.unit || !recallsDealings(game)) return;
  const { aimed = [], hits = [] } = bound;
  const now = [...new Set([...aimed, ...hits])].map(
    (unit): Dealt => ({ ability: source.ability, unit, target: aimed.includes(unit), hit: hits.includes(unit) }),
  );
  if (now.length > 0) turn.dealt = [...(turn.dealt ?? []), ...now];
}

function isSo(
  { target, hit, how }: Pick<Dealt, 'target' | 'hit'> & Pick<Extract<Condition, { is: 'dealt-with' }>, 'how'>,
  attack: () => boolean,
): boolean {
  if (how === 'target') return target;
  return how === 'hit' ? hit : how === 'use' || attack();
}

/** Whether the bearer has used an ability on that unit, in that turn of its own. */
export function hasDealtWith(
  look: Look,
  { of, how, when, named, own }: Extract<Condition, { is: 'dealt-with' }>,
  self: Self,
): boolean {
  const { turn, units } = look.state;
  const id = unitOf(of, self);
  const all = when === 'last-turn' ? units[self.unit]?.dealtLast : turn?.unit === self.unit ? turn.dealt : undefined;
  return (
    all?.some(
      ({ ability, unit, target, hit }) =>
        unit === id &&
        isSo({ target, hit, how }, () => isAttack(look, self.unit, ability)) &&
        (!own || ability === self.ability) &&
        (named === undefined || abilityOf(look, self.unit, ability)?.name.toLowerCase() === named),
    ) === true
  );
}

/** Whether an ability had that unit as a target when it was used last, ever before, or before in this use of it. */
export function wasAimed(
  user: Unit | undefined,
  { of, ever, now }: Extract<Condition, { is: 'aimed-last' }>,
  self: Self,
): boolean {
  const target = unitOf(of, self);
  const { aimedEarlier = [] } = self.bound;
  if (now) return ever ? aimedEarlier.includes(target) : aimedEarlier.at(-1) === target;
  return (ever ? user?.aimedBefore : user?.aimedLast)?.[self.ability ?? -1]?.includes(target) === true;
}
