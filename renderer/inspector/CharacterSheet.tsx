import { useMemo } from 'react';
import type { Entity } from '../../rules/game-set.ts';
import { elementDieText } from '../../rules/thoua/elemental-map.ts';
import { sheetOf } from '../../rules/thoua/sheet.ts';
import { attributes, elements } from '../../rules/thoua/types.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import classes from './CharacterSheet.module.css';

/** What follows from race, level, attributes, abilities and artifacts of a character, before a combat. */
export function CharacterSheet({ character }: { readonly character: Entity<'character'> }) {
  const set = useOpened((state) => state.catalogue?.set);
  const sheet = useMemo(() => set && sheetOf(set, character), [set, character]);
  if (!sheet) return undefined;
  const { party } = words;
  const lines: readonly (readonly [string, string | number])[] = [
    ...attributes.map((one) => [party.attributes[one], sheet.attributes[one]] as const),
    [party.hp, sheet.hp],
    [party.actionPoints, sheet.actionPoints],
    [party.movement, sheet.movement],
    [party.initiative, party.initiativeRolled(sheet.initiative)],
    ...elements.map(
      (one) => [party.elements[one], party.element(sheet.elements[one], elementDieText(sheet.elements[one]))] as const,
    ),
    [party.points, party.pointsOf(sheet.spent, sheet.points)],
    [party.slots, sheet.slots],
    [party.racialUses, sheet.racialUses],
  ];
  return (
    <section className={classes.sheet} aria-label={party.sheet}>
      <h3 className={classes.title}>{party.sheet}</h3>
      <dl className={classes.lines}>
        {lines.map(([name, value]) => (
          <div key={name} className={classes.line}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
