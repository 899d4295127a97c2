import { create } from 'zustand';
import type { DiagramChoices } from '../../app/contract/diagram.ts';
import { shapeOf } from '../painter/sight/shape-of.ts';
import { words } from '../words.ts';
import { exportFolder, useExports } from './exports.ts';
import { tell } from './note.ts';
import { useOpened } from './opened.ts';
import { usePainter } from './painter.ts';
import { save } from './saving.ts';
import { sentence, studio } from './session.ts';
import { useSight } from './sight.ts';
import { useSpeed } from './speed.ts';
import { useWork } from './work.ts';

/** A picture of the map on the stage, and what came of the newest. */
interface Diagram {
  readonly what: 'sight' | 'reach' | 'area';
  readonly format: DiagramChoices['format'];
  readonly dpi: number;
  readonly saving: boolean;
  /** The map's file that the sentence is about. */
  readonly of?: string;
  readonly said?: string;
}

export const useDiagram = create<Diagram>(() => ({ what: 'sight', format: 'png', dpi: 300, saving: false }));

export const chooseDiagram = (choices: Partial<Pick<Diagram, 'what' | 'format' | 'dpi'>>): void =>
  useDiagram.setState(choices);

/** Saves what is pinned and selected on the map, from the texts on the disk: as it is exported. */
export async function saveDiagram(middle: number): Promise<void> {
  const { on, selection } = usePainter.getState();
  const { folder } = useOpened.getState();
  const { what, format, dpi, saving } = useDiagram.getState();
  if (!on || folder === undefined || saving) return;
  useDiagram.setState({ saving: true, of: on.file, said: undefined });
  const [from, to] = useSight.getState().pins.map(({ x, y }) => `${Math.floor(x)},${Math.floor(y)}`);
  const { area } = useSight.getState();
  const shape = area && shapeOf(area);
  const draw = {
    sight: { what: 'sight' },
    reach: { what: 'reach', size: useSpeed.getState().speed ?? middle },
    area: shape ? { what: 'area', shape } : { what: 'sight' },
  } as const satisfies Record<Diagram['what'], DiagramChoices['draw']>;
  const part = selection && {
    part: [
      `${selection.x},${selection.y}`,
      `${selection.x + selection.columns - 1},${selection.y + selection.rows - 1}`,
    ] as const,
  };
  const map = on.file.replace(/^maps\//, '').replace(/\.json$/, '');
  try {
    await save();
    if (['conflict', 'lost', 'unsaved'].includes(useWork.getState().status)) {
      useDiagram.setState({ said: words.out.notSaved });
      return;
    }
    const out = exportFolder(useExports.getState().out);
    const drawn = from === undefined ? {} : { from, draw: draw[what], ...(to !== undefined && { to }) };
    const { path, smaller } = await studio().saveDiagram({ folder, out, map, format, dpi, ...drawn, ...part });
    const { saved, smaller: told } = words.diagram;
    tell(saved(path));
    useDiagram.setState({ said: smaller === undefined ? saved(path) : `${saved(path)}. ${told(smaller)}` });
  } catch (error) {
    useDiagram.setState({ said: sentence(error) });
  } finally {
    useDiagram.setState({ saving: false });
  }
}
