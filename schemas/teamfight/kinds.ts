import type {
  Condition,
  Counter,
  Hero,
  Hint,
  MapFile,
  Marker,
  RulesCard,
  Scene,
  Summon,
  Terrain,
  Token,
} from '../types.generated.ts';

/** Every kind of entity a Teamfight set holds, in the order in which lists show them, with its folder. */
export const kinds = [
  { kind: 'hero', folder: 'heroes', schema: 'setwright:teamfight/hero' },
  { kind: 'summon', folder: 'summons', schema: 'setwright:teamfight/summon' },
  { kind: 'map', folder: 'maps', schema: 'setwright:teamfight/map' },
  { kind: 'rules-card', folder: 'cards', schema: 'setwright:teamfight/rules-card' },
  { kind: 'condition', folder: 'conditions', schema: 'setwright:teamfight/condition' },
  { kind: 'token', folder: 'tokens', schema: 'setwright:teamfight/token' },
  { kind: 'marker', folder: 'markers', schema: 'setwright:teamfight/marker' },
  { kind: 'counter', folder: 'counters', schema: 'setwright:teamfight/counter' },
  { kind: 'terrain', folder: 'terrain', schema: 'setwright:teamfight/terrain' },
  { kind: 'hint', folder: 'hints', schema: 'setwright:teamfight/hint' },
  { kind: 'scene', folder: 'scenes', schema: 'setwright:teamfight/scene' },
] as const;

export type Kind = (typeof kinds)[number]['kind'];

/** The content of a file of each kind. */
export interface FileByKind {
  hero: Hero;
  summon: Summon;
  map: MapFile;
  'rules-card': RulesCard;
  condition: Condition;
  token: Token;
  marker: Marker;
  counter: Counter;
  terrain: Terrain;
  hint: Hint;
  scene: Scene;
}

export type FileOf<K extends Kind> = FileByKind[K];
