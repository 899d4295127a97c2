import { usePainter } from '../stores/painter.ts';
import { swapPins, unpin, useSight } from '../stores/sight.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** What is done while one looks at a map as the rules see it. */
export function sightCommands(): Command[] {
  const { on, tool, draft, selection } = usePainter.getState();
  const { pins } = useSight.getState();
  const { commands } = words.sight;
  const one = (id: string, name: string, key: string, run: () => void, can: boolean): Command => ({
    id: `sight-${id}`,
    name,
    words: commands.words,
    group: 'paint',
    keys: [key],
    can: on !== undefined && can,
    local: true,
    run,
  });
  return [
    one('back', commands.back, 'E', swapPins, tool === 'sight' && pins.length === 2),
    one('unpin', commands.unpin, 'Escape', unpin, pins.length > 0 && !draft && !selection),
  ];
}
