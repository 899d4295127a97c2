import type {
  ThouaAbility,
  ThouaArtifact,
  ThouaCharacter,
  ThouaEnchantment,
  ThouaEncounter,
  ThouaEnemy,
  ThouaRace,
} from '../types.generated.ts';

/** Every kind of entity a THOUA set holds, in the order in which lists show them, with its folder. */
export const kinds = [
  { kind: 'character', folder: 'characters', schema: 'setwright:thoua/character' },
  { kind: 'ability', folder: 'abilities', schema: 'setwright:thoua/ability' },
  { kind: 'race', folder: 'races', schema: 'setwright:thoua/race' },
  { kind: 'artifact', folder: 'artifacts', schema: 'setwright:thoua/artifact' },
  { kind: 'enchantment', folder: 'enchantments', schema: 'setwright:thoua/enchantment' },
  { kind: 'enemy', folder: 'enemies', schema: 'setwright:thoua/enemy' },
  { kind: 'encounter', folder: 'encounters', schema: 'setwright:thoua/encounter' },
  { kind: 'map', folder: 'maps', schema: 'setwright:thoua/map' },
  { kind: 'condition', folder: 'conditions', schema: 'setwright:thoua/condition' },
  { kind: 'terrain', folder: 'terrain', schema: 'setwright:thoua/terrain' },
] as const;

/** The content of a file of each kind that no other system has; maps, conditions and terrain hold a part of what Teamfight's do. */
export interface FileByKind {
  character: ThouaCharacter;
  ability: ThouaAbility;
  race: ThouaRace;
  artifact: ThouaArtifact;
  enchantment: ThouaEnchantment;
  enemy: ThouaEnemy;
  encounter: ThouaEncounter;
}
