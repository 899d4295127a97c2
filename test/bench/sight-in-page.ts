import { openSet } from '../../rules/open.ts';
import { reachFrom, seenFrom, viewMap } from '../../rules/teamfight/sight/map-view.ts';
import { largeMap, largeMapSet, side } from './large-map.ts';

/** Runs in the browser: ms that sight and reach take for each of so many cells of the large map, each looked from for the first time. */
export function measure(counted: number): number[] {
  const files = new Map(Object.entries(largeMapSet).map(([path, value]) => [path, JSON.stringify(value)]));
  const { set } = openSet('wide-field', files);
  if (!set) throw new Error('The set of the benchmark has an error.');
  const data = largeMap();
  const times: number[] = [];
  for (let step = 0; step < counted; step++) {
    // A new view each time, as on a map that is being painted: nothing is known of it yet.
    const view = viewMap(set, { ref: 'wide-field/wide', data });
    const cell = (step * 1777) % (side * side);
    const begun = performance.now();
    seenFrom(view, cell);
    reachFrom(view, cell, 6);
    times.push(performance.now() - begun);
  }
  return times;
}
