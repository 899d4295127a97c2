import type { Fact } from '../model/fact.ts';
import classes from './Inspector.module.css';

/** Labels and their figures or words. */
export function FactTable({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return undefined;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
