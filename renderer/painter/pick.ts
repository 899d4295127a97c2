import { find } from '../../rules/game-set.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { type Picked, pick } from '../../rules/teamfight/paint/pick.ts';
import type { PaintTool } from '../model/paint-tool.ts';
import type { Spot } from '../model/spot.ts';
import { tell } from '../stores/note.ts';
import { useOpened } from '../stores/opened.ts';
import { chooseTool, mapNow, paintingFor, usePainter } from '../stores/painter.ts';
import { words } from '../words.ts';

/** What lies on the top of a place becomes what is painted with. */
export function pickAt(spot: Spot | undefined): void {
  const map = mapNow();
  if (!map || !spot) return;
  const painting = paintingFor(map);
  const [top] = pick(painting, spot);
  if (!top) {
    tell(words.painter.nothingToPick);
    return;
  }
  chooseTool(toolOf(top));
  usePainter.setState(settingsOf(painting, top));
  tell(words.painter.picked(nameOf(painting, top)));
}

/** The tool that paints such. */
function toolOf(picked: Picked): PaintTool {
  if ('line' in picked) return picked.line;
  if ('marker' in picked) return 'marker';
  const { layer } = picked;
  if ('terrain' in layer) return 'terrain';
  if ('deploy' in layer) return 'deploy';
  return 'hazard' in layer ? 'hazard' : 'control';
}

function settingsOf(painting: Painting, picked: Picked): Partial<ReturnType<typeof usePainter.getState>> {
  if ('marker' in picked) return { marker: picked.marker.kind, markerTeam: picked.marker.team };
  if ('line' in picked) return {};
  const { layer } = picked;
  if ('terrain' in layer) return { terrain: layer.terrain };
  if ('deploy' in layer) return { team: layer.deploy };
  if ('hazard' in layer) return { hazard: painting.hazards[layer.hazard]?.name };
  return { control: painting.controlPoints[layer.control]?.name };
}

/** What was picked, as a person says it. */
export function nameOf(painting: Painting, picked: Picked): string {
  const { tool, on, team } = words.painter;
  const { set } = useOpened.getState().catalogue ?? {};
  const named = (ref: string) => (set && find(set, ref)?.data.name) ?? ref;
  if ('line' in picked) return tool[picked.line].toLowerCase();
  if ('marker' in picked) return named(picked.marker.kind);
  const { layer } = picked;
  if ('terrain' in layer) return named(layer.terrain);
  if ('deploy' in layer) return on.deploy(team[layer.deploy]);
  if ('hazard' in layer) return on.hazard(painting.hazards[layer.hazard]?.name ?? '');
  return on.control(painting.controlPoints[layer.control]?.name ?? '');
}
