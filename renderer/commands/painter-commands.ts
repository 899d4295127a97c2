import { toolKeys } from '../model/paint-tool.ts';
import { nextChoice } from '../painter/choices.ts';
import { cancel } from '../painter/hand.ts';
import { pickAt } from '../painter/pick.ts';
import { chooseSymmetry, chooseTool, nextSymmetry, otherSide, toggleFilling, usePainter } from '../stores/painter.ts';
import {
  copyPart,
  cutPart,
  emptyPart,
  flipAcross,
  flipDown,
  hasCopy,
  pastePart,
  selectAll,
  turnPart,
} from '../stores/painter-part.ts';
import { fitAll } from '../stores/stage.ts';
import { systemNow } from '../stores/system.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** What is done while a map is painted. */
export function painterCommands(): Command[] {
  const { on, draft, selection, over, symmetry } = usePainter.getState();
  const { painter } = words;
  const { commands } = painter;
  const one = (id: string, name: string, keys: readonly string[], run: () => void, can = true): Command => ({
    id: `paint-${id}`,
    name,
    words: commands.words,
    group: 'paint',
    keys,
    can: on !== undefined && can,
    local: true,
    run,
  });
  const selected = selection !== undefined;
  return [
    ...systemNow().tools.map((tool) =>
      one(tool, tool === 'sight' ? painter.look : painter.use(painter.tool[tool]), [toolKeys[tool]], () =>
        usePainter.getState().tool === tool ? nextChoice() : chooseTool(tool),
      ),
    ),
    one('pick', commands.pick, ['I'], () => pickAt(over)),
    one('fill', commands.fill, ['G'], toggleFilling),
    one('other-side', painter.otherSide, ['E'], otherSide),
    one('symmetry', painter.nextSymmetry, ['A'], nextSymmetry),
    one('no-symmetry', painter.noSymmetry, ['Shift+A'], () => chooseSymmetry('none'), symmetry !== 'none'),
    one('fit', commands.fit, ['F'], fitAll),
    one('select-all', commands.selectAll, ['Ctrl+A'], selectAll),
    one('copy', commands.copy, ['Ctrl+C'], copyPart, selected),
    one('cut', commands.cut, ['Ctrl+X'], cutPart, selected),
    one('paste', commands.paste, ['Ctrl+V'], pastePart, hasCopy()),
    one('empty', commands.empty, ['Delete'], emptyPart, selected),
    one('turn', commands.turn, ['Q'], turnPart, selected),
    one('flip-across', commands.flipAcross, ['X'], flipAcross, selected),
    one('flip-down', commands.flipDown, ['Y'], flipDown, selected),
    one('cancel', commands.cancel, ['Escape'], leave, draft !== undefined || selected),
  ];
}

function leave(): void {
  if (!cancel()) usePainter.setState({ selection: undefined });
}
