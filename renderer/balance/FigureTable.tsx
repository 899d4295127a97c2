import { Button, UnstyledButton } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Figure } from '../../rules/kernel/statistics/figure.ts';
import { decimal, percent } from '../../rules/kernel/statistics/tell-figure.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { Interval } from './Interval.tsx';

/** A figure in a cell. `axis`: a chart beside it, from and to where. */
export interface Cell {
  readonly figure?: Figure;
  /** Said in place of a figure. */
  readonly text?: string;
}

export interface Column {
  readonly title: string;
  readonly share: boolean;
  /** A difference of shares, in points. */
  readonly points?: boolean;
  /** False where another column says what it is counted over. */
  readonly counted?: boolean;
  /** From, to and the mark of the chart; no chart if left out. */
  readonly axis?: readonly [number, number, number | undefined];
}

export interface Line {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
  readonly cells: readonly Cell[];
  readonly watch?: () => void;
}

interface Props {
  readonly label: string;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  /** So many are shown at first. */
  readonly most?: number;
  readonly children?: ReactNode;
}

/** Figures with their intervals and counts, sorted by a click on a heading. */
export function FigureTable({ label, name, columns, lines, most = 12, children }: Props) {
  const [sort, setSort] = useState<{ readonly at: number; readonly up: boolean }>({
    at: columns.length > 0 ? 0 : -1,
    up: false,
  });
  const [all, setAll] = useState(false);
  const sorted = useMemo(() => {
    const value = (line: Line) => {
      const { figure } = line.cells[sort.at] ?? {};
      return figure && figure.count > 0 ? figure.value : Number.NEGATIVE_INFINITY;
    };
    const order = (a: Line, b: Line) => (sort.at < 0 ? a.name.localeCompare(b.name, 'en') : value(b) - value(a));
    const down = [...lines].sort(order);
    return sort.up ? down.reverse() : down;
  }, [lines, sort]);
  const shown = all ? sorted : sorted.slice(0, most);
  const watched = lines.some(({ watch }) => watch);
  if (lines.length === 0) return undefined;
  const heading = (title: string, at: number) => (
    <th key={title} scope="col" aria-sort={sort.at === at ? (sort.up ? 'ascending' : 'descending') : 'none'}>
      <UnstyledButton className={classes.sort} onClick={() => setSort({ at, up: sort.at === at ? !sort.up : false })}>
        {title}
        <span aria-hidden="true">{sort.at === at ? (sort.up ? ' ▴' : ' ▾') : ''}</span>
      </UnstyledButton>
    </th>
  );
  return (
    <section className={classes.part} aria-label={label}>
      <h3 className={classes.heading}>{label}</h3>
      {children}
      <div className={classes.wide}>
        <table className={classes.table} data-many={columns.length > 2 || undefined}>
          <thead>
            <tr>
              {heading(name, -1)}
              {columns.map(({ title }, at) => heading(title, at))}
              {watched && <td className={classes.watch} />}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.key}>
                <th scope="row">
                  {line.name}
                  {line.note && <span className={classes.note}>{line.note}</span>}
                </th>
                {line.cells.map((cell, at) => (
                  <FigureCell key={columns[at]?.title} cell={cell} column={columns[at]} strong={sort.at === at} />
                ))}
                {watched && (
                  <td className={classes.watch}>
                    {line.watch && (
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        aria-label={words.balance.watchAbout(line.name)}
                        onClick={line.watch}
                      >
                        {words.balance.watch}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > most && (
        <Button size="compact-sm" variant="default" onClick={() => setAll(!all)}>
          {all ? words.balance.fewer : words.balance.all_(lines.length)}
        </Button>
      )}
    </section>
  );
}

function FigureCell({
  cell,
  column,
  strong,
}: {
  readonly cell: Cell;
  readonly column?: Column;
  readonly strong: boolean;
}) {
  const { figure, text } = cell;
  if (!column || !figure || figure.count === 0) return <td className={classes.missing}>{text ?? ''}</td>;
  const [from, to, reference] = column.axis ?? [];
  return (
    <td>
      <div className={classes.cell}>
        {from !== undefined && to !== undefined && (
          <Interval figure={figure} from={from} to={to} reference={reference} strong={strong} />
        )}
        <Told figure={figure} share={column.share} points={column.points} counted={column.counted} />
      </div>
    </td>
  );
}

interface ToldProps {
  readonly figure: Figure;
  readonly share: boolean;
  readonly points?: boolean;
  /** Whether it says what it is counted over. */
  readonly counted?: boolean;
}

/** `61 % (57 to 65) of 571`; in a table of many columns what it is counted over stands behind the figure, and the interval below. */
export function Told({ figure, share, points = false, counted = true }: ToldProps) {
  const say = share ? percent : decimal;
  const { value, from, to, count } = figure;
  return (
    <span className={classes.told}>
      <strong>
        {points && value > 0 && '+'}
        {say(value)}
        {share && (points ? ` ${words.balance.points(say(value))}` : ' %')}
      </strong>{' '}
      <span className={classes.range}>
        {isKnown(from) && isKnown(to) ? words.balance.range(say(from), say(to)) : words.balance.tooFew}
      </span>{' '}
      {counted && <span className={classes.count}>{words.balance.of(count)}</span>}
    </span>
  );
}

/** Of few matches an interval has no bounds that mean anything. */
const isKnown = (bound: number): boolean => Math.abs(bound) < 1e9;
