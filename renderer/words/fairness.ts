import { counted } from '../../schemas/words.ts';

/** The texts of what may be unfair about a map. */
export const fairness = {
  title: 'What may be unfair',
  count: (hints: number) => counted(hints, 'hint'),
  looking: 'The map is being looked at …',
  nothing: 'Nothing stands out. Matches of bots tell more.',
  broken: 'A map with an error is not looked at. Mend that first.',
  about: 'Hints, not errors: a map may be meant so. A click shows the place.',
  speed: 'First moves with speed',
  speedTold: 'The middle speed of your heroes if you leave it empty.',
  group: {
    zones: 'Deploy zones',
    cells: 'Cells',
    points: 'Control points',
    sides: 'Where the sides differ',
    sight: 'Sight and fire',
  },
  severity: { warning: 'Likely to spoil a match', note: 'Worth a look' },
  keep: {
    terrain: () => 'Keep what lies on top',
    hazards: () => 'Keep what lies on top',
    controlPoints: () => 'Keep what lies on top',
    deploy: (cells: number) => `Take ${cells === 1 ? 'it' : 'them'} out of both zones`,
  },
  kept: {
    terrain: (map: string) => `Keep one terrain a cell on ${map}`,
    hazards: (map: string) => `Keep one hazard a cell on ${map}`,
    controlPoints: (map: string) => `Keep one control point a cell on ${map}`,
    deploy: (map: string) => `Part the zones of ${map}`,
  },
} as const;
