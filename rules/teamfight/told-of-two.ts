import type { Entity } from '../game-set.ts';
import type { ToldMarker } from './told-marker.ts';

/**
 * "Allies that start their turn adjacent to the Entrance may teleport to the Exit", of two pieces that one card places: it is told of the one that is named
 * first, and not of both, which would do it twice.
 */
export function toldOfFirst(
  told: Map<string, ToldMarker>,
  markers: readonly Entity<'marker'>[],
): Map<string, ToldMarker> {
  const byLine = new Map<string, Entity<'marker'>[]>();
  for (const marker of markers)
    for (const line of linesOf(told.get(marker.ref))) byLine.set(line, [...(byLine.get(line) ?? []), marker]);
  for (const [line, several] of byLine) {
    const places = several.map(({ data }) => placeOf(line, data.name));
    const isNamed = several.length > 1 && places.every((at) => at >= 0) && new Set(places).size === places.length;
    if (!isNamed) continue;
    const first = Math.min(...places);
    several.forEach(({ ref }, index) => {
      if (places[index] !== first) told.set(ref, without(told.get(ref), line));
    });
  }
  return told;
}

const linesOf = (marker: ToldMarker | undefined): readonly string[] => marker?.text?.split('\n') ?? [];

/** Where it is named, whole or by its last word. */
function placeOf(line: string, name: string): number {
  const said = line.toLowerCase();
  const whole = said.indexOf(name.toLowerCase());
  return whole >= 0 ? whole : said.indexOf(`the ${name.toLowerCase().split(' ').at(-1)}`);
}

function without(marker: ToldMarker | undefined, line: string): ToldMarker {
  const { text: _, ...rest } = marker ?? {};
  const left = linesOf(marker).filter((one) => one !== line);
  return left.length > 0 ? { ...rest, text: left.join('\n') } : rest;
}
