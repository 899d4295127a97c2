import { useMemo } from 'react';
import type { GameSet } from '../../../rules/game-set.ts';
import { mapOf } from '../../../rules/teamfight/paint/map-of.ts';
import type { Painting } from '../../../rules/teamfight/paint/painting.ts';
import type { MapFile } from '../../../schemas/types.generated.ts';
import type { Spot } from '../../model/spot.ts';
import { useOpened } from '../../stores/opened.ts';
import { mapIn, paintingFor, usePainter } from '../../stores/painter.ts';
import { useSight } from '../../stores/sight.ts';
import { useWork } from '../../stores/work.ts';
import { isOn } from '../hover.ts';
import { sightRules } from './sight-rules.ts';
import type { Looked, SightView } from './sight-view.ts';

type Painter = ReturnType<typeof usePainter.getState>;

/** Pinned cells, else what the pointer or the cursor is over while one looks. */
export function useLooked(painting: Painting | undefined): Looked {
  const pins = useSight((state) => state.pins);
  // Numbers, so that nothing is drawn anew while the pointer stays in its cell.
  const from = usePainter((painter) => lookedAt(pins, painter, painting).from);
  const to = usePainter((painter) => lookedAt(pins, painter, painting).to);
  return useMemo(() => ({ from, to }), [from, to]);
}

function lookedAt(pins: readonly Spot[], { tool, over, cursor }: Painter, painting: Painting | undefined): Looked {
  if (!painting) return { from: -1, to: -1 };
  const [a, b] = pins.filter((one) => isOn(painting, one)).map((one) => cellOf(painting, one));
  const spot = tool === 'sight' ? (cursor ?? over) : undefined;
  const here = spot && isOn(painting, spot) ? cellOf(painting, spot) : -1;
  if (a === undefined) return { from: here, to: -1 };
  return { from: a, to: b ?? (here === a ? -1 : here) };
}

const cellOf = ({ columns }: Painting, { x, y }: Spot): number => Math.floor(y) * columns + Math.floor(x);

const views = new WeakMap<Painting, { readonly set: GameSet; readonly view: SightView | undefined }>();

/** The map on the stage as it is painted right now, the gesture that is being made included. */
interface Shown {
  readonly set: GameSet;
  readonly map: MapFile;
  readonly painting: Painting;
}

export function useShown(): Shown | undefined {
  const set = useOpened((state) => state.catalogue?.set);
  const file = usePainter((state) => state.on?.file);
  const pinned = useSight(({ pins }) => pins.length > 0);
  // Who does not look need not know of each move of a gesture.
  const draft = usePainter((state) => (pinned ? state.draft : undefined));
  const map = useWork(({ history }) => (file === undefined ? undefined : mapIn(history.files, file)));
  return useMemo(() => set && map && { set, map, painting: draft ?? paintingFor(map) }, [set, map, draft]);
}

/** The map as the rules see it; undefined where those of its system see no maps. The same painting in the same set gives the same view. */
export function viewOf({ set, map, painting }: Shown): SightView | undefined {
  const known = views.get(painting);
  if (known?.set === set) return known.view;
  const view = sightRules[set.manifest.system]?.view(set, mapOf(painting, map));
  views.set(painting, { set, view });
  return view;
}
