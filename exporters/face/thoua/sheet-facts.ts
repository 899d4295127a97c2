import { type Entity, find, type GameSet } from '../../../rules/game-set.ts';
import type { Sheet } from '../../../rules/thoua/sheet.ts';
import type { ThouaAbility, ThouaCharacter, ThouaRace } from '../../../schemas/types.generated.ts';

/** What a character is, worked out for its sheet. */
export interface SheetFacts {
  readonly character: Entity<'character'>;
  readonly race: ThouaRace | undefined;
  readonly sheet: Sheet;
  readonly bought: readonly ThouaAbility[];
  readonly carried: readonly { readonly name: string; readonly text: string }[];
}

/** What stands on the sheet of a character whose numbers are these. */
export function factsOf(set: GameSet, character: Entity<'character'>, sheet: Sheet): SheetFacts {
  const data = character.data as ThouaCharacter;
  const race = find(set, data.race);
  const nameOf = (ref: string) => find(set, ref)?.data.name ?? ref;
  const carried = (data.artifacts ?? []).map(({ artifact, enchantment }) => {
    const both = [enchantment, artifact].flatMap((ref) => (ref === undefined ? [] : [ref]));
    const parts = both.flatMap((ref) => {
      const { bonus, penalty } = (find(set, ref)?.data ?? {}) as { bonus?: string; penalty?: string };
      return [bonus, penalty].filter(Boolean);
    });
    return { name: both.map(nameOf).join(' '), text: parts.join(', ') };
  });
  const bought = (data.bought ?? []).flatMap((ref) => {
    const found = find(set, ref);
    return found?.kind === 'ability' ? [found.data as ThouaAbility] : [];
  });
  return { character, race: race?.kind === 'race' ? (race.data as ThouaRace) : undefined, sheet, bought, carried };
}
