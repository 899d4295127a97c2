import type { Mending } from '../../rules/teamfight/edit/mend-map.ts';

/** The texts of what mends a map at a press. */
export const mending = {
  button: (how: Mending): string => {
    switch (how.mends) {
      case 'take-off':
        return 'Take it off the map';
      case 'take-picture-off':
        return 'Take the picture off the map';
      case 'cut':
        return 'Cut it off at the map’s edge';
      default:
        return `Make it ${how.to} ${how.mends}`;
    }
  },
  all: (count: number) => `Mend all ${count} so`,
  allWhat: 'What lies off the map or askew is cut or taken off. One undo brings it all back.',
  done: (map: string) => `Mend ${map}`,
} as const;
