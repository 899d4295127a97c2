import { glance } from '../../../rules/teamfight/sight/glance.ts';
import type { MapView } from '../../../rules/teamfight/sight/map-view.ts';
import { spaceName, tellGlance, tellRange } from '../../../rules/teamfight/sight/tell-glance.ts';
import type { Looked } from './sight-view.ts';

/** Both ways in sentences, and the range; nothing while there is no other cell. */
export function toldSight(view: MapView, { from, to }: Looked): readonly string[] {
  if (from < 0 || to < 0) return [];
  const [a, b] = [spaceName(view, 'A', from), spaceName(view, 'B', to)];
  const there = glance(view, from, to);
  return [tellGlance(there, a, b), tellGlance(glance(view, to, from), b, a), tellRange(there)];
}
