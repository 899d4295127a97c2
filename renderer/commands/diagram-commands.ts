import { middleSpeed } from '../../rules/teamfight/middle-speed.ts';
import { saveDiagram } from '../stores/diagram.ts';
import { useOpened } from '../stores/opened.ts';
import { usePainter } from '../stores/painter.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** Pictures of the map on the stage. */
export function diagramCommands(): Command[] {
  const set = useOpened.getState().catalogue?.set;
  const { command, commandWords } = words.diagram;
  return [
    {
      id: 'save-diagram',
      name: command,
      words: commandWords,
      group: 'paint',
      can: set !== undefined && usePainter.getState().on !== undefined,
      run: () => set && void saveDiagram(middleSpeed(set)),
    },
  ];
}
