import type { ByHand, Hero, MapFile, Summon } from '../../schemas/types.generated.ts';
import type { Entity } from '../game-set.ts';
import type { WrittenText } from '../kernel/reading/reader.ts';
import type { Slot } from './notation/context.ts';

const slots: Partial<Record<Entity['kind'], Slot>> = {
  map: 'map',
  'rules-card': 'rules',
  condition: 'condition',
  token: 'token',
  marker: 'marker',
  counter: 'counter',
  terrain: 'terrain',
  hint: 'hint',
};

/** The texts of an entity that are read, in the order of its file. */
export function textsOf({ kind, data }: Entity): WrittenText<Slot>[] {
  type Part = { readonly name: string; readonly text?: string; readonly byHand?: readonly ByHand[] };
  const one = (slot: Slot, pointer: string, { name, text = '', byHand }: Part): WrittenText<Slot> => ({
    pointer,
    name,
    text,
    slot,
    byHand,
  });
  if (kind === 'hero' || kind === 'summon') {
    const unit = data as Hero | Summon;
    const abilities = 'abilities' in unit ? (unit.abilities ?? []) : [];
    return [
      ...(unit.passives ?? []).map((part, n) => one('passive', `/passives/${n}`, part)),
      ...(unit.defaultAbilities ?? []).map((part, n) => one('default', `/defaultAbilities/${n}`, part)),
      ...abilities.map((part, n) => one('ability', `/abilities/${n}`, part)),
    ];
  }
  const slot = slots[kind];
  const own = slot !== undefined && 'text' in data && data.text ? [one(slot, '', data)] : [];
  if (kind !== 'map') return own;
  const { hazards = [] } = data as MapFile;
  return [
    ...own,
    ...hazards.map(({ name, effect, byHand = [] }, n) =>
      one('hazard', `/hazards/${n}`, { name, text: effect, byHand }),
    ),
  ];
}
