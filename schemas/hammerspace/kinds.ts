import type { HammerspacePlayCard, HammerspaceTrait } from '../types.generated.ts';

/** Every kind of entity a Hammerspace set holds, in the order in which lists show them, with its folder. */
export const kinds = [
  { kind: 'play-card', folder: 'cards', schema: 'setwright:hammerspace/play-card' },
  { kind: 'trait', folder: 'traits', schema: 'setwright:hammerspace/trait' },
] as const;

/** The content of a file of each kind. */
export interface FileByKind {
  'play-card': HammerspacePlayCard;
  trait: HammerspaceTrait;
}
