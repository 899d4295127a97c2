import type { Game } from '../game.ts';
import type { Node } from '../program.ts';
import type { Bound, Spot } from '../resolution.ts';
import { abilityOf } from './abilities.ts';
import { hasAim } from './aim.ts';
import { changed } from './holds.ts';
import { isByMeans, reachOf } from './means.ts';
import { piecesOf } from './nodes/each-piece.ts';
import type { Look, Self } from './play.ts';
import { spotAt } from './spot.ts';
import { eachStanding, touches } from './standing.ts';
import { distanceBetween, isUnit, spacesOfUnit, unitsOf } from './who.ts';

/** Other places that rules let a unit use an ability from, by their spaces, each once. */
export function spotsOf(look: Look, unit: number, ability: number): readonly Spot[] {
  if (!touches(look.game, 'use-from')) return [];
  const body = abilityOf(look, unit, ability)?.program.body;
  if (body === undefined || !isMeasured(body)) return [];
  const found = new Map<number, Spot>();
  const own = look.state.units[unit]?.at;
  const add = (spot: Spot | undefined): void => {
    if (spot !== undefined && spot.at !== own && !found.has(spot.at)) found.set(spot.at, spot);
  };
  eachStanding(look, 'use-from', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'use-from' || !isUnit(look, unit, rule.who, self)) continue;
      if (!isByMeans(look, rule.means, unit, ability)) continue;
      const { at } = rule;
      if ('marker' in at)
        for (const marker of piecesOf(look, at, self)) add(spotAt(look, 'marker', boundTo(self, { marker })));
      else
        for (const target of unitsOf(look, at.nearest, self))
          if (!at.reached || isReached(look, unit, ability, target))
            add(spotAt(look, 'target', boundTo(self, { target })));
    }
  });
  return [...found.values()];
}

/** Whether somebody stands where a unit's ability reaches from its own place; whether it is seen from there is not asked. */
function isReached(look: Look, unit: number, ability: number, target: number): boolean {
  const [from, to] = [look.state.units[unit], look.state.units[target]];
  if (from === undefined || to === undefined || from.at < 0 || to.at < 0) return false;
  const reach = changed(look, unit, 'range', reachOf(abilityOf(look, unit, ability)?.program.body ?? []), -1, ability);
  return distanceBetween(look, spacesOfUnit(look, from), spacesOfUnit(look, to)) <= reach;
}

const boundTo = (self: Self, named: Partial<Bound>): Self => ({ ...self, bound: { ...self.bound, ...named } });

/** Those of such places that the ability has anything to aim at from. */
export function aimingSpots(look: Look, { unit, seat, bound }: Self, ability: number): readonly Spot[] {
  const body = abilityOf(look, unit, ability)?.program.body ?? [];
  return spotsOf(look, unit, ability).filter((spot) => hasAim(look, body, { unit, seat, bound, ability, spot }));
}

const measured = new WeakMap<readonly Node[], boolean>();

/** Whether it matters from where a body is used. It never changes, so it is looked through once. */
function isMeasured(body: readonly Node[]): boolean {
  let found = measured.get(body);
  if (found === undefined) {
    found = /"node":"(?:target|area|space|edge|each|push)"/.test(JSON.stringify(body));
    measured.set(body, found);
  }
  return found;
}

const recalling = new WeakMap<Game, boolean>();

/** Whether some text asks whom an ability had as targets the last time: a game never changes. */
export function recallsTargets(game: Game): boolean {
  let found = recalling.get(game);
  if (found === undefined) {
    found = JSON.stringify(game.blocks).includes('"is":"aimed-last"');
    recalling.set(game, found);
  }
  return found;
}

const dealing = new WeakMap<Game, boolean>();

/** Whether some text asks on whom abilities were used before: a game never changes. */
export function recallsDealings(game: Game): boolean {
  let found = dealing.get(game);
  if (found === undefined) {
    found = JSON.stringify([game.blocks, game.ruleLists]).includes('"is":"dealt-with"');
    dealing.set(game, found);
  }
  return found;
}

const returning = new WeakMap<Game, boolean>();

/** Whether some text asks where somebody was when the turn began, or brings it back there: a game never changes. */
export function recallsPlaces(game: Game): boolean {
  let found = returning.get(game);
  if (found === undefined) {
    found = /"back":"turn"|"is":"began-near"/.test(JSON.stringify([game.blocks, game.ruleLists]));
    returning.set(game, found);
  }
  return found;
}

const remembering = new WeakMap<Game, boolean>();

/** Whether any text asks which abilities were used before the turn that runs. */
export function recallsUses(game: Game): boolean {
  let found = remembering.get(game);
  if (found === undefined) {
    found = /"is":"used","named":"[^"]*","when"/.test(JSON.stringify([game.blocks, game.ruleLists]));
    remembering.set(game, found);
  }
  return found;
}

const gaining = new WeakMap<Game, boolean>();

/** Whether any text asks what somebody has gained since its last turn: a game never changes. */
export function recallsGains(game: Game): boolean {
  let found = gaining.get(game);
  if (found === undefined) {
    found = /"is":"gained"[^}]*"when"/.test(JSON.stringify([game.blocks, game.ruleLists]));
    gaining.set(game, found);
  }
  return found;
}

const repeating = new WeakMap<Game, boolean>();

/** Whether some text repeats what an ability has done: a game never changes. */
export function repeatsSome(game: Game): boolean {
  let found = repeating.get(game);
  if (found === undefined) {
    found = JSON.stringify(game.blocks).includes('"again":true');
    repeating.set(game, found);
  }
  return found;
}
