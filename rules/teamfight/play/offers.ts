import type { CardAbility } from '../game.ts';
import type { Resolution } from '../resolution.ts';
import { abilitiesOf, abilityOf, granted, grantsInstants } from './abilities.ts';
import type { Look, Play } from './play.ts';
import { emptyBound, resolutionOf } from './resolve.ts';
import { termsOf, whyNotReady } from './usable.ts';

/** Instants that a unit can use now. */
export function instantsOf(look: Look, unit: number): { unit: number; ability: number }[] {
  const found: { unit: number; ability: number }[] = [];
  const add = (one: CardAbility, ability: number): void => {
    if (termsOf(one).action !== 'instant') return;
    if (whyNotReady(look, unit, ability) === undefined) found.push({ unit, ability });
  };
  look.game.cards[look.state.units[unit]?.card ?? -1]?.abilities.forEach(add);
  if (grantsInstants(look.game)) {
    for (const ability of abilitiesOf(look, unit)) {
      const one = ability < granted ? undefined : abilityOf(look, unit, ability);
      if (one !== undefined) add(one, ability);
    }
  }
  return found;
}

/**
 * Offers instants to the player of a unit that an ability targets or includes (T-097, T-190). Put on top of that ability's resolution:
 * what comes after it goes below. Returns whether there is anything to offer.
 */
export function offerInstantsOf(
  play: Play,
  unit: number,
  attack: { user: number; def: number; rolled: number },
): boolean {
  const options = [...instantsOf(play, unit), ...guardsOf(play, unit, attack.user)];
  if (options.length === 0) return false;
  const seat = play.state.units[unit]?.seat ?? -1;
  play.state.stack.push(instantOffer(seat, options, attack));
  return true;
}

/** Instants of its side that say what becomes of an attack on somebody else, or name whoever was targeted: they can answer one on that unit, too. */
function guardsOf(look: Look, unit: number, user: number): { unit: number; ability: number }[] {
  const { units } = look.state;
  const seat = units[unit]?.seat;
  if (units[user]?.seat === seat) return [];
  return units.flatMap((other, id) =>
    id === unit || other.seat !== seat || other.at < 0
      ? []
      : instantsOf(look, id).filter(({ ability }) => guards(abilityOf(look, id, ability))),
  );
}

const guarding = new WeakMap<CardAbility, boolean>();

function guards(one: CardAbility | undefined): boolean {
  if (one === undefined) return false;
  let found = guarding.get(one);
  if (found === undefined) {
    found = /"aims":"(?:target|each)"/.test(JSON.stringify(one.program.body));
    guarding.set(one, found);
  }
  return found;
}

/** An offer of instants to a seat. */
export function instantOffer(
  seat: number,
  options: { unit: number; ability: number }[],
  { user, def, rolled }: { user: number; def: number; rolled: number },
): Resolution {
  const source = { unit: -1, card: -1, ability: -1, marker: -1, seat };
  const resolution = resolutionOf(source, -1, emptyBound(), `instants:${seat}`);
  resolution.offer = { kind: 'instant', options, user, def, rolled };
  return resolution;
}
