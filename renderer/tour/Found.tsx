import type { ComparedFigure, Comparison } from '../../rules/kernel/series-report.ts';
import { tellDifference } from '../../rules/kernel/statistics/compared.ts';
import { points1 } from '../../rules/kernel/statistics/tell-figure.ts';
import { teamfightReport } from '../model/teamfight-report.ts';
import { useTour } from '../stores/tour.ts';
import { words } from '../words.ts';
import { Interval } from './Interval.tsx';
import classes from './Tour.module.css';

/** Lines beside that of the hero who was changed. */
const mostLines = 3;

/** What bots found before and after: the hero who was changed, and what else differs most surely. */
export function Found({ hero }: { readonly hero: string }) {
  const { before, after } = useTour();
  if (!before || !after) return undefined;
  const { matches } = words.tour;
  const winsIn = ({ report }: typeof before) => teamfightReport(report)?.heroes.find(({ ref }) => ref === hero);
  const [was, is] = [winsIn(before), winsIn(after)];
  const name = is?.name ?? was?.name ?? hero;
  const lines = after.compared ? linesOf(after.compared, name) : [];
  return (
    <div className={classes.found} role="status">
      {was && is ? (
        <figure className={classes.chart}>
          <figcaption>{matches.wins(name)}</figcaption>
          <Interval label={matches.before} figure={was.wins} />
          <Interval label={matches.after} figure={is.wins} strong />
        </figure>
      ) : (
        <p>{matches.none(name)}</p>
      )}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line.name}>{tell(line, after.compared?.arms ?? ['', ''])}</li>
        ))}
      </ul>
    </div>
  );
}

function tell(line: ComparedFigure, arms: Comparison['arms']): string {
  const { unseen, tooFew } = words.tour.matches;
  if (line.found) return `${tellDifference(line, arms)}.`;
  return line.couldHaveSeen > 1 ? tooFew : unseen(points1(line.couldHaveSeen));
}

function linesOf({ lines }: Comparison, name: string): ComparedFigure[] {
  const others = lines.filter((line) => line.name !== name && line.found).slice(0, mostLines);
  return [...lines.filter((line) => line.name === name), ...others];
}
