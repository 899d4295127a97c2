import { kinds } from './teamfight/kinds.ts';

/** What the schemas know of each system: the schema of its set.json and the kinds of files it holds. */
export const systems = {
  teamfight: { set: 'setwright:teamfight/set', kinds },
} as const;

export type SystemId = keyof typeof systems;
