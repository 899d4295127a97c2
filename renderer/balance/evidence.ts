import type { Verdict } from '../../rules/kernel/series-report.ts';
import type { Figure } from '../../rules/kernel/statistics/figure.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import type { FigureOf } from '../../rules/teamfight/series/telling-matches.ts';
import { words } from '../words.ts';
import type { Evidence } from './Verdicts.tsx';

/** The figure that a verdict rests on, and what to watch for it. */
export function evidenceOf({ code, about }: Verdict, report: Report): Evidence | undefined {
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
