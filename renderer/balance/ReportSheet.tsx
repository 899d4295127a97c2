import { Button, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { KeptSeries } from '../../app/contract/series.ts';
import { shownDate } from '../screens/shown-date.ts';
import { compare, saveReport, useSeries } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';

interface Props {
  readonly kept: KeptSeries;
  readonly report: { readonly matches: number; readonly plan: { readonly bots: readonly string[] } };
  /** How much of the game was simulated: it stands before all figures. */
  readonly played: ReactNode;
  readonly children: ReactNode;
}

/** What all reports have: what was played when, another series to put beside it, and files of it. */
export function ReportSheet({ kept, report, played, children }: Props) {
  const list = useSeries((state) => state.list);
  const { balance } = words;
  const others = list.filter(({ series, refused }) => series !== kept.series && refused === undefined);
  const names = [...new Set(report.plan.bots)].join(` ${balance.form.against} `);
  const title = [balance.title(report.matches, names), ...kept.about].join(' · ');
  return (
    <article className={classes.sheet} aria-label={title}>
      {played}
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.count}>{shownDate(kept.when)}</p>
        </div>
        <div className={classes.tools}>
          {others.length > 0 && (
            <Select
              aria-label={balance.compare.with}
              placeholder={balance.compare.with}
              size="xs"
              value={null}
              data={others.map(({ series, when, matches, about }) => ({
                value: series,
                label: `${shownDate(when)}, ${balance.what(matches, about)}`,
              }))}
              onChange={(series) => series !== null && void compare(series, kept.series)}
            />
          )}
          {(['json', 'csv'] as const).map((form) => (
            <Button key={form} size="compact-sm" variant="default" onClick={() => void saveReport(form)}>
              {balance.save[form]}
            </Button>
          ))}
        </div>
      </header>
      {children}
    </article>
  );
}
