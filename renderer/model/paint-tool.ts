/** What a map is painted with or looked at with, in the order of the tools. */
export const paintTools = [
  'select',
  'wall',
  'cover',
  'height',
  'terrain',
  'deploy',
  'hazard',
  'control',
  'marker',
  'sight',
] as const;

export type PaintTool = (typeof paintTools)[number];

export type LineTool = 'wall' | 'cover' | 'height';
export type CellTool = 'terrain' | 'deploy' | 'hazard' | 'control';

/** The key of each. */
export const toolKeys: Readonly<Record<PaintTool, string>> = {
  select: 'S',
  wall: 'W',
  cover: 'C',
  height: 'H',
  terrain: 'T',
  deploy: 'D',
  hazard: 'Z',
  control: 'O',
  marker: 'M',
  sight: 'V',
};

export const isLineTool = (tool: PaintTool): tool is LineTool => ['wall', 'cover', 'height'].includes(tool);
