import type { PlainCard, PlainCardKind } from '../types.generated.ts';

/** Every kind of entity a plain set holds, in the order in which lists show them, with its folder. */
export const kinds = [
  { kind: 'card-kind', folder: 'kinds', schema: 'setwright:plain/card-kind' },
  { kind: 'card', folder: 'cards', schema: 'setwright:plain/card' },
  { kind: 'map', folder: 'maps', schema: 'setwright:plain/map' },
  { kind: 'token', folder: 'tokens', schema: 'setwright:plain/token' },
  { kind: 'marker', folder: 'markers', schema: 'setwright:plain/marker' },
  { kind: 'terrain', folder: 'terrain', schema: 'setwright:plain/terrain' },
] as const;

/** The content of a file of each kind that no other system has; maps and pieces hold a part of what Teamfight's do. */
export interface FileByKind {
  'card-kind': PlainCardKind;
  card: PlainCard;
}
