import { percent } from '../../rules/kernel/statistics/tell-figure.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';

const groups = ['abilities', 'conditions', 'mapRules'] as const;

/** How much of the game was simulated, and what was not: it stands before all figures. */
export function PlayedBar({ report: { played, manual, cuts, notCounted } }: { readonly report: Report }) {
  const { balance } = words;
  const sum = (of: 'letters' | 'lettersRun') => groups.reduce((all, group) => all + played[group][of], 0);
  const share = sum('lettersRun') / Math.max(1, sum('letters'));
  const told = [
    ...(manual > 0 ? [balance.byHand(manual)] : []),
    ...(cuts > 0 ? [balance.cuts(cuts)] : []),
    ...(played.leftOut.length > 0 ? [balance.leftOut(played.leftOut.join(', '))] : []),
    ...(notCounted.length > 0 ? [balance.notCounted(notCounted.join(', '))] : []),
  ];
  return (
    <section className={classes.played} aria-label={balance.played}>
      <div className={classes.bar} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <p>
        <strong>
          {balance.played}: {percent(share)} %
        </strong>
        {groups.map((group) => {
          const { texts, textsFull, letters, lettersRun } = played[group];
          const part =
            texts === 0 ? balance.none : balance.inFull(percent(lettersRun / Math.max(1, letters)), textsFull, texts);
          return (
            <span key={group} className={classes.share}>
              {balance.shares[group]} {part}
            </span>
          );
        })}
      </p>
      <p className={classes.count}>{told.length > 0 ? told.join(' ') : balance.all}</p>
    </section>
  );
}
