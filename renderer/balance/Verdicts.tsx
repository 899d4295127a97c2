import { Button } from '@mantine/core';
import type { KeptSeries } from '../../app/contract/series.ts';
import type { SeriesReport, Verdict } from '../../rules/kernel/series-report.ts';
import type { Figure } from '../../rules/kernel/statistics/figure.ts';
import type { AnyFigure } from '../../rules/series.ts';
import { runMore, showTelling, useSeries } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { Interval } from './Interval.tsx';

/** The figure that a verdict rests on, what its chart shows, and what to watch for it. */
export interface Evidence {
  readonly figure: Figure;
  readonly from: number;
  readonly to: number;
  readonly reference: number;
  readonly of: AnyFigure;
  readonly name: string;
}

interface Props {
  readonly report: Pick<SeriesReport, 'verdicts' | 'matches'>;
  readonly kept: KeptSeries;
  readonly evidenceOf: (verdict: Verdict) => Evidence | undefined;
}

/** A figure stays with its unit. */
const unbroken = (text: string): string => text.replace(/(\d) %/g, '$1\u00a0%');

/** What was found, what is most certain first, and what more matches would cost. */
export function Verdicts({ report, kept, evidenceOf }: Props) {
  const running = useSeries((state) => state.running !== undefined);
  const { balance } = words;
  return (
    <section className={classes.part} aria-label={balance.verdicts}>
      <h3 className={classes.heading}>{balance.verdicts}</h3>
      {report.verdicts.length === 0 && <p>{balance.nothing}</p>}
      <ol className={classes.verdicts}>
        {report.verdicts.map((verdict) => {
          const evidence = evidenceOf(verdict);
          const more = verdict.needs === undefined ? 0 : Math.max(0, verdict.needs - report.matches);
          return (
            <li key={`${verdict.code} ${verdict.about.join()}`} data-judgement={verdict.judgement}>
              <p className={classes.sentence}>
                <strong>{balance.judgements[verdict.judgement]}</strong>
                {verdict.judgement === 'cannot-tell' ? ' ' : ': '}
                {unbroken(verdict.text)}
                {more > 0 && kept.pace !== undefined && `, ${balance.takes((more * kept.pace) / 1000)}`}.
              </p>
              {evidence && (
                <Interval
                  figure={evidence.figure}
                  from={evidence.from}
                  to={evidence.to}
                  reference={evidence.reference}
                  strong
                />
              )}
              {evidence && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={balance.watchAbout(evidence.name)}
                  onClick={() => void showTelling(evidence.of, evidence.name)}
                >
                  {balance.watch}
                </Button>
              )}
              {more > 0 && (
                <Button size="compact-xs" variant="default" disabled={running} onClick={() => void runMore(more)}>
                  {balance.more(more)}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
