import { zoomStep } from '../stage/zoom-step.ts';
import { useBattlefield } from '../stores/battlefield.ts';
import { usePainter } from '../stores/painter.ts';
import { fitAll, realSize, toggleGuides, turnOver, useStage, zoomBy } from '../stores/stage.ts';
import { faceOfTemplate, isOnTemplate, toggleTemplate } from '../stores/template.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** What a board has not: a back, and a bleed. */
const ofCards: ReadonlySet<string> = new Set(['turn', 'guides']);

/** How the faces on the stage are looked at. */
export function stageCommands(): Command[] {
  const { spread, side, guides } = useStage.getState();
  const { stage, commands } = words;
  const isBoard = (usePainter.getState().on ?? useBattlefield.getState().on) !== undefined;
  const one = (id: string, name: string, keys: readonly string[], run: () => void, does?: string): Command => ({
    id,
    name,
    ...(does !== undefined && { does }),
    group: 'stage',
    keys,
    can: spread !== undefined && !(isBoard && ofCards.has(id)),
    run,
  });
  return [
    one('zoom-in', stage.zoomIn, ['+', '='], () => zoomBy(zoomStep)),
    one('zoom-out', stage.zoomOut, ['-'], () => zoomBy(1 / zoomStep)),
    one('show-all', stage.showAll, ['0'], fitAll),
    one('real-size', stage.realSize, ['R'], realSize, commands.realSize),
    one('turn', side === 'front' ? stage.backs : stage.fronts, ['B'], turnOver, commands.turn),
    {
      ...one(
        'template',
        isOnTemplate() ? words.template.hide : words.template.show,
        ['T'],
        toggleTemplate,
        words.template.show,
      ),
      can: faceOfTemplate() !== undefined,
    },
    one('guides', guides ? commands.hideGuides : commands.showGuides, ['G'], toggleGuides, commands.guides),
  ];
}
