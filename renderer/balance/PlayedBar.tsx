import type { Coverage } from '../../rules/kernel/reading/reading.ts';
import { percentRun } from '../../rules/kernel/statistics/tell-figure.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';

interface Props {
  /** What has texts, and how much of them is played. */
  readonly parts: readonly { readonly name: string; readonly share: Coverage }[];
  /** What was not played as written, in sentences. */
  readonly notes: readonly string[];
}

/** How much of the game was simulated, and what was not: it stands before all figures. */
export function PlayedBar({ parts, notes }: Props) {
  const { balance } = words;
  const sum = (of: 'letters' | 'lettersRun') => parts.reduce((all, { share }) => all + share[of], 0);
  const [run, letters] = [sum('lettersRun'), sum('letters')];
  return (
    <section className={classes.played} aria-label={balance.played}>
      <div className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percentRun(run, letters)}%` }} />
      </div>
      <p>
        <strong>
          {balance.played}: {percentRun(run, letters)} %
        </strong>
        {parts.map(({ name, share: { texts, textsFull, letters, lettersRun } }) => (
          <span key={name} className={classes.share}>
            {name} {texts === 0 ? balance.none : balance.inFull(percentRun(lettersRun, letters), textsFull, texts)}
          </span>
        ))}
      </p>
      <p className={classes.count}>{notes.length > 0 ? notes.join(' ') : balance.all}</p>
    </section>
  );
}
