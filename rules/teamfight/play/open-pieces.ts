import type { Card, Game } from '../game.ts';
import type { Place } from '../program.ts';

const known = new WeakMap<Game, ReadonlySet<string>>();

/**
 * Whether others can stand where an object stands: where a text speaks of who is in its space, comes into it or leaves it, or swaps what is
 * in the spaces of two such. Not where it says itself that it is in the way.
 */
export const isOpen = (game: Game, { object, blocksMovement, nature, ref }: Card): boolean =>
  object && !blocksMovement && !nature.unit && openIn(game).has(ref);

/** A game never changes, so its texts are looked through once. */
function openIn(game: Game): ReadonlySet<string> {
  let open = known.get(game);
  if (open === undefined) {
    const found = new Set<string>();
    for (const { ref, rules, abilities, object } of game.cards) {
      const own = object ? ref : undefined;
      collect(game.ruleLists[rules], own, found);
      for (const { program } of abilities) collect(program, own, found);
    }
    open = found;
    known.set(game, open);
  }
  return open;
}

interface Said {
  readonly node?: string;
  readonly rule?: string;
  readonly is?: string;
  readonly on?: string;
  readonly side?: string;
  readonly marker?: string;
  readonly place?: Place;
  readonly places?: readonly Place[];
}

/** Cards whose spaces a text speaks of. `own` is the card whose text it is, where that is an object. */
function collect(value: unknown, own: string | undefined, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const said: Said = Array.isArray(value) ? {} : value;
  if (said.node === 'exchange' && said.marker !== undefined) found.add(said.marker);
  if (said.rule === 'hazard' && own !== undefined) found.add(own);
  for (const { on, of, range } of placesOf(said)) {
    if (on !== undefined) found.add(on);
    if (range?.max !== 0) continue;
    if (of === 'marker' && own !== undefined) found.add(own);
    if (typeof of === 'object' && 'marker' in of) found.add(of.marker);
  }
  for (const part of Object.values(value)) collect(part, own, found);
}

/** Where units are asked for, or come and go; a space that is only chosen is no such place. */
function placesOf({ side, is, on, place, places }: Said): readonly Place[] {
  if (side !== undefined) return places ?? [];
  return place !== undefined && (is === 'place' || on === 'enters' || on === 'leaves') ? [place] : [];
}
