import type { ThouaAbility } from '../../../schemas/types.generated.ts';
import { entitiesOf, type GameSet } from '../../game-set.ts';
import { elementalMap } from '../elemental-map.ts';
import type { Drawn, Member } from '../game.ts';
import { attributesOf } from '../sheet.ts';
import { attributes, type Element, elements } from '../types.ts';
import { type MatchRow, partBytes } from './columns.ts';

/** Something that a character is made of. Its element is the one that is highest in its elemental map. */
export interface Part {
  readonly kind: (typeof partKinds)[number];
  /** `set/id`; of an element its name. */
  readonly ref: string;
  readonly name: string;
  /** The roll of an ability that has one: its attribute counts. */
  readonly roll?: 'attack' | 'status';
}

export const partKinds = ['race', 'element', 'ability', 'artifact', 'enchantment'] as const;

/** Of these a character has several. */
export const several: readonly Part['kind'][] = ['ability', 'artifact', 'enchantment'];

export const partsOf = (all: readonly GameSet[]): Part[] =>
  partKinds.flatMap((kind): Part[] =>
    kind === 'element'
      ? elements.map((element) => ({ kind, ref: element, name: element.charAt(0).toUpperCase() + element.slice(1) }))
      : all
          .flatMap((set) => entitiesOf(set, kind))
          .map(({ ref, data }) => ({
            kind,
            ref,
            name: data.name,
            ...('roll' in data && data.roll !== undefined && { roll: data.roll }),
          })),
  );

/** What the characters of a party are made of, as rows have it; as much as there is room for. */
export function builtOf(
  sets: readonly GameSet[],
  { parts, drawn }: { readonly parts: readonly Part[]; readonly drawn: number },
  party: readonly Member[],
): Pick<MatchRow, 'parts' | 'scores'> {
  const bytes = partBytes(parts);
  const built = {
    parts: Array.from({ length: drawn * bytes }, () => 0),
    scores: Array.from({ length: drawn * attributes.length }, () => 0),
  };
  const ranked = new Map(
    sets.flatMap((set) => entitiesOf(set, 'ability')).map(({ ref, data }) => [ref, data as ThouaAbility]),
  );
  for (const [place, member] of party.slice(0, drawn).entries()) {
    if (typeof member === 'string' || !('race' in member)) continue;
    const own = attributesOf(member as Pick<Drawn, 'attributes'>);
    for (const [at, attribute] of attributes.entries()) built.scores[place * attributes.length + at] = own[attribute];
    const map = elementalMap(
      own,
      member.bought.flatMap((ref) => ranked.get(ref) ?? []),
    );
    const highest: Element = [...elements].sort((one, other) => map[other] - map[one])[0]!;
    const refs = [
      member.race,
      highest,
      ...member.bought,
      ...member.carried.flatMap(({ artifact, enchantment = [] }) => [artifact].concat(enchantment)),
    ];
    for (const [part, { ref }] of parts.entries()) {
      if (refs.includes(ref)) built.parts[place * bytes + (part >> 3)]! |= 1 << (part & 7);
    }
  }
  return built;
}

/** The numbers of what the character at a place of a party is made of, ascending. */
export function partsAt(row: Pick<MatchRow, 'parts'>, parts: readonly Part[], place: number): number[] {
  const bytes = partBytes(parts);
  return [...parts.keys()].filter((part) => ((row.parts[place * bytes + (part >> 3)] ?? 0) & (1 << (part & 7))) !== 0);
}
