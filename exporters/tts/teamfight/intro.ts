import { find, type GameSet } from '../../../rules/game-set.ts';
import { type Cell, parseCells } from '../../../rules/map-grid.ts';
import type { Hero, MapFile } from '../../../schemas/types.generated.ts';
import type { IntroHero, IntroPlan } from '../mark.ts';

/** What the set's intro setup lays out, as far as it is there. Undefined where the set has none or its map is left out. */
export function introPlan(set: GameSet): IntroPlan | undefined {
  const { intro } = set.manifest;
  const map = intro && find(set, intro.map);
  if (!intro || map?.kind !== 'map') return undefined;
  const { deploy } = map.data as MapFile;
  return {
    map: map.ref,
    red: places(set, intro.red, parseCells(deploy?.red ?? [])),
    blue: places(set, intro.blue, parseCells(deploy?.blue ?? [])),
  };
}

/** Spreads the heroes over the zone; one that finds no room gets no place and is laid beside its deck. */
function places(set: GameSet, refs: readonly string[], zone: readonly Cell[]): IntroHero[] {
  const heroes = refs.map((ref) => find(set, ref)).filter((entity) => entity?.kind === 'hero');
  const free = new Set(zone.map(({ x, y }) => `${x},${y}`));
  return heroes.map((hero, index) => {
    const size = (hero!.data as Hero).size ?? 1;
    const wanted = Math.floor(((index + 0.5) * zone.length) / heroes.length);
    const nearest = zone
      .map((cell, place) => ({ cell, away: Math.abs(place - wanted) }))
      .sort((a, b) => a.away - b.away);
    const spot = nearest.find(({ cell }) => squareOf(cell, size).every((key) => free.has(key)))?.cell;
    if (spot) for (const key of squareOf(spot, size)) free.delete(key);
    return { ref: hero!.ref, at: spot ? [spot.x, spot.y] : [-1, -1], size };
  });
}

function squareOf({ x, y }: Cell, size: number): string[] {
  return Array.from({ length: size * size }, (_, i) => `${x + (i % size)},${y + Math.floor(i / size)}`);
}
