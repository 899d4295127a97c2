import { zoomStep } from '../stage/zoom-step.ts';
import { fitAll, realSize, toggleGuides, turnOver, useStage, zoomBy } from '../stores/stage.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** How the faces on the stage are looked at. */
export function stageCommands(): Command[] {
  const { spread, side, guides } = useStage.getState();
  const { stage, commands } = words;
  const one = (id: string, name: string, keys: readonly string[], run: () => void, does?: string): Command => ({
    id,
    name,
    ...(does !== undefined && { does }),
    group: 'stage',
    keys,
    can: spread !== undefined,
    run,
  });
  return [
    one('zoom-in', stage.zoomIn, ['+', '='], () => zoomBy(zoomStep)),
    one('zoom-out', stage.zoomOut, ['-'], () => zoomBy(1 / zoomStep)),
    one('show-all', stage.showAll, ['0'], fitAll),
    one('real-size', stage.realSize, ['R'], realSize, commands.realSize),
    one('turn', side === 'front' ? stage.backs : stage.fronts, ['B'], turnOver, commands.turn),
    one('guides', guides ? commands.hideGuides : commands.showGuides, ['G'], toggleGuides, commands.guides),
  ];
}
