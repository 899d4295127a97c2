import { Button } from '@mantine/core';
import type { ComparedSeries } from '../../app/contract/series.ts';
import type { ComparedFigure, Comparison } from '../../rules/kernel/series-report.ts';
import { tellDifference } from '../../rules/kernel/statistics/compared.ts';
import { shownDate } from '../screens/shown-date.ts';
import { ThingNotes } from '../screens/ThingNotes.tsx';
import { useSeries } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { Interval } from './Interval.tsx';

interface Props extends Pick<FiguresProps, 'dealt'> {
  readonly compared: ComparedSeries;
}

/** Two series side by side: what changed on the cards, what changed in the figures, and what could have been seen. */
export function Compared({ compared: { before, after, comparison, notes }, dealt }: Props) {
  const { compare, what } = words.balance;
  return (
    <article className={classes.sheet} aria-label={compare.title}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{compare.title}</h2>
          <p className={classes.count}>
            {shownDate(before.when)}, {what(before.matches, before.about)} → {shownDate(after.when)},{' '}
            {what(after.matches, after.about)}
          </p>
        </div>
        <Button size="compact-sm" variant="default" onClick={() => useSeries.setState({ compared: undefined })}>
          {compare.back}
        </Button>
      </header>
      <section className={classes.part} aria-label={compare.cards}>
        <h3 className={classes.heading}>{compare.cards}</h3>
        {notes.things.length === 0 && <p>{compare.same}</p>}
        {notes.things.map((thing) => (
          <ThingNotes key={thing.file} thing={thing} note={undefined} />
        ))}
      </section>
      <Figures comparison={comparison} dealt={dealt} first={notes.things.map(({ name }) => name)} />
    </article>
  );
}

interface FiguresProps {
  /** What it is about, where that is not two states of a set. */
  readonly title?: string;
  readonly comparison: Comparison;
  /** What was dealt alike, or not, in sentences. */
  readonly dealt: { readonly paired: string; readonly apart: string };
  /** Names of what was changed: their figures come first. */
  readonly first?: readonly string[];
}

/** What differs first, then all else with what could have been seen, which is all there is where nothing differs. */
export function Figures({ title, comparison: { arms, paired, lines }, dealt, first = [] }: FiguresProps) {
  const { compare } = words.balance;
  const rank = ({ name }: ComparedFigure) => (first.includes(name) ? 0 : 1);
  const inOrder = [...lines].sort((a, b) => rank(a) - rank(b));
  const found = inOrder.filter((line) => line.found);
  const rest = inOrder.filter((line) => !line.found);
  const alike = paired && lines.every(({ difference }) => difference.value === 0);
  return (
    <section className={classes.part} aria-label={title ?? compare.figures}>
      <h3 className={classes.heading}>{title ?? compare.figures}</h3>
      <p className={classes.count}>{paired ? dealt.paired : dealt.apart}</p>
      {alike ? (
        <p>{compare.alike}</p>
      ) : (
        <>
          <ol className={classes.verdicts}>
            {found.map((line) => (
              <Difference key={line.name} line={line} arms={arms} />
            ))}
          </ol>
          <details className={classes.rest} open={found.length === 0}>
            <summary>{compare.rest}</summary>
            <ul>
              {rest.map((line) => (
                <li key={line.name}>{tellDifference(line, arms)}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}

function Difference({ line, arms }: { readonly line: ComparedFigure; readonly arms: Comparison['arms'] }) {
  const far = Math.max(Math.abs(line.difference.from), Math.abs(line.difference.to));
  return (
    <li data-judgement="look">
      <p className={classes.sentence}>
        <strong>{words.balance.judgements.look}</strong>: {tellDifference(line, arms)}.
      </p>
      <Interval figure={line.difference} from={-far} to={far} reference={0} strong />
    </li>
  );
}
