import type { Kind } from '../../schemas/kinds.ts';

/** What a reference may name, by the key under which it stands; anything of the set under other keys. */
export const refKinds: Readonly<Record<string, readonly Kind[]>> = {
  summons: ['summon'],
  tokens: ['condition', 'token', 'marker', 'counter', 'terrain'],
  hints: ['hint'],
  race: ['race'],
  bought: ['ability'],
  artifact: ['artifact'],
  enchantment: ['enchantment'],
  map: ['map'],
  enemy: ['enemy'],
  party: ['character'],
  dynasty: ['dynasty'],
  template: ['area-template'],
  spawns: ['unit'],
  unit: ['unit'],
};
