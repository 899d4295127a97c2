import { kinds as hammerspace } from './hammerspace/kinds.ts';
import { kinds as plain } from './plain/kinds.ts';
import { kinds as teamfight } from './teamfight/kinds.ts';
import { kinds as thoua } from './thoua/kinds.ts';
import { kinds as valyr } from './valyr/kinds.ts';

/** What the schemas know of each system: the schema of its set.json and the kinds of files it holds. */
export const systems = {
  teamfight: { set: 'setwright:teamfight/set', kinds: teamfight },
  hammerspace: { set: 'setwright:hammerspace/set', kinds: hammerspace },
  thoua: { set: 'setwright:thoua/set', kinds: thoua },
  valyr: { set: 'setwright:valyr/set', kinds: valyr },
  plain: { set: 'setwright:plain/set', kinds: plain },
} as const;

export type SystemId = keyof typeof systems;
