import { appraisalOf, musterOf } from '../../rules/valyr/army.ts';
import { optionsOf } from '../../rules/valyr/options.ts';
import type { ValyrArmy } from '../../schemas/types.generated.ts';
import { useOpened } from '../stores/opened.ts';
import { useValue } from '../stores/value.ts';
import { words } from '../words.ts';
import classes from './Inspector.module.css';

/** What the units of an army add up to while it is built, and what is left of its limit. */
export function ArmyTotal({ file }: { readonly file: string }) {
  const set = useOpened((state) => state.catalogue?.set);
  const army = useValue(file) as Partial<ValyrArmy> | undefined;
  if (!set || typeof army !== 'object' || army === null || !Array.isArray(army.units ?? [])) return undefined;
  const sum = appraisalOf(musterOf(set, { units: army.units ?? [] }));
  const limit = typeof army.limit === 'number' ? army.limit : optionsOf(set).limit;
  return (
    <p className={classes.said} data-warns={sum > limit || undefined} aria-live="polite">
      {words.battle.total(sum, limit)}
    </p>
  );
}
