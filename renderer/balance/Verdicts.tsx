import { Button } from '@mantine/core';
import type { KeptSeries } from '../../app/contract/series.ts';
import type { Verdict } from '../../rules/kernel/series-report.ts';
import type { Figure } from '../../rules/kernel/statistics/figure.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import type { FigureOf } from '../../rules/teamfight/series/telling-matches.ts';
import { runMore, showTelling, useSeries } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { Interval } from './Interval.tsx';

/** What was found, what is most certain first, and what more matches would cost. */
export function Verdicts({ report, kept }: { readonly report: Report; readonly kept: KeptSeries }) {
  const running = useSeries((state) => state.running !== undefined);
  const { balance } = words;
  return (
    <section className={classes.part} aria-label={balance.verdicts}>
      <h3 className={classes.heading}>{balance.verdicts}</h3>
      {report.verdicts.length === 0 && <p>{balance.nothing}</p>}
      <ol className={classes.verdicts}>
        {report.verdicts.map((verdict) => {
          const evidence = evidenceOf(verdict, report);
          const more = verdict.needs === undefined ? 0 : Math.max(0, verdict.needs - report.matches);
          return (
            <li key={`${verdict.code} ${verdict.about.join()}`} data-judgement={verdict.judgement}>
              <p className={classes.sentence}>
                <strong>{balance.judgements[verdict.judgement]}</strong>
                {verdict.judgement === 'cannot-tell' ? ' ' : ': '}
                {verdict.text}
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

interface Evidence {
  readonly figure: Figure;
  readonly from: number;
  readonly to: number;
  readonly reference: number;
  readonly of: FigureOf;
  readonly name: string;
}

/** The figure that a verdict rests on, and what to watch for it. */
function evidenceOf({ code, about }: Verdict, report: Report): Evidence | undefined {
  const [a = '', b = ''] = about;
  const share = (figure: Figure, of: FigureOf, name: string): Evidence => ({
    figure,
    from: 0,
    to: 1,
    reference: 0.5,
    of,
    name,
  });
  const nameOf = (ref: string) => report.heroes.find((hero) => hero.ref === ref)?.name ?? ref;
  if (code === 'hero/strength') {
    const figure = report.heroes.find(({ ref }) => ref === a)?.strength;
    return figure && share(figure, { of: 'hero', hero: a, more: figure.value > 0.5 }, nameOf(a));
  }
  if (code === 'pair/together' || code === 'pair/against') {
    const of = code === 'pair/together' ? 'together' : 'against';
    const figure = report[of].find((pair) => pair.a === a && pair.b === b)?.more;
    const name = `${nameOf(a)} ${words.balance.joint[of]} ${nameOf(b)}`;
    return figure && { figure, from: -0.3, to: 0.3, reference: 0, of: { of, a, b, more: figure.value > 0 }, name };
  }
  if (code === 'seat/first' || code === 'seat/red') {
    const metric = code === 'seat/first' ? 'first' : 'red';
    const map = report.maps.find(({ ref }) => ref === a);
    const figure = (map ?? report.metrics)[metric];
    const of: FigureOf = map ? { of: 'map', map: a } : { of: 'metric', metric, more: figure.value > 0.5 };
    return share(figure, of, map?.name ?? (metric === 'first' ? words.balance.maps.first : words.balance.maps.red));
  }
  return undefined;
}
