import { stopAligning, toggleLowInk, togglePages, useMapView } from '../stores/map-view.ts';
import { usePainter } from '../stores/painter.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** How the map on the stage is looked at. */
export function mapLookCommands(): Command[] {
  const { commands } = words.mapLook;
  const on = usePainter.getState().on !== undefined;
  const one = (id: string, name: string, key: string, run: () => void, can = on): Command => ({
    id: `map-${id}`,
    name,
    words: commands.words,
    group: 'paint',
    keys: [key],
    can,
    local: true,
    run,
  });
  return [
    one('pages', commands.pages, 'Shift+P', togglePages),
    one('low-ink', commands.lowInk, 'Shift+L', toggleLowInk),
    one('align-cancel', commands.cancel, 'Escape', stopAligning, on && useMapView.getState().aligning !== undefined),
  ];
}
