import { counted } from '../../schemas/words.ts';

/** The texts of what the rules see on a map. */
export const sight = {
  title: 'What the rules see',
  how: 'Choose the tool Sight (V) and point at a cell: what is hatched is in shadow.',
  from: (x: number, y: number) => `Seen from column ${x}, row ${y}. Click a cell to pin it.`,
  pinned: (x: number, y: number) => `Seen from A (${x},${y}). Point at another cell, or click it to pin that too.`,
  back: 'Look back',
  unpin: 'Unpin',
  commands: {
    back: 'Look back from the other pinned cell',
    unpin: 'Unpin the cells looked from',
    words: 'map sight see shadow view',
  },
  reach: { speed: 'Reach for a speed of', movement: 'Reach for a Movement of' },
  speed: { speed: 'Speed', movement: 'Movement' },
  apart: (spaces: number) => (spaces === 0 ? 'Both are the same cell.' : `They are ${counted(spaces, 'space')} apart.`),
  figures: 'Range to each cell',
  area: 'Area laid from the cell',
  areas: {
    none: 'None',
    area: 'Area',
    aura: 'Aura',
    burst: 'Burst',
    line: 'Line',
    path: 'Path',
    rectangle: 'Rectangle',
    splash: 'Splash',
  },
  numbers: { size: 'Size', range: 'Range', columns: 'Columns', rows: 'Rows' },
  centred: 'Centred on the cell',
} as const;
