import { Button, NumberInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { shifted } from '../../rules/teamfight/paint/transform.ts';
import { tell } from '../stores/note.ts';
import { commit, mapIn, mostCells, paintingFor, refuses } from '../stores/painter.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './MapSize.module.css';

/** The parts of a board that may stay in their place, as shares of what is added or taken away before them. */
const shares = [0, 0.5, 1] as const;

const leastCells = 2;

/** How many cells a map has, and where they are added or taken away. */
export function MapSize({ file, name }: { readonly file: string; readonly name: string }) {
  const map = useWork(({ history }) => mapIn(history.files, file));
  const [size, setSize] = useState({ columns: map?.columns ?? 0, rows: map?.rows ?? 0 });
  const [kept, setKept] = useState<readonly [number, number]>([0, 0]);
  if (!map) return undefined;
  const { columns: columnsLabel, rows: rowsLabel, resize, stays, part, resized, fell } = words.mapParts;
  const changes = size.columns !== map.columns || size.rows !== map.rows;
  const fits = [size.columns, size.rows].every((count) => count >= leastCells && count <= mostCells);
  const change = () => {
    if (refuses()) return;
    const by = (now: number, before: number, share: number) => Math.round((now - before) * share);
    const right = by(size.columns, map.columns, kept[0]);
    const down = by(size.rows, map.rows, kept[1]);
    const { painting, fallen } = shifted(paintingFor(map), size, right, down);
    commit(resized(name), painting);
    tell(fell(fallen));
  };
  const number = (key: 'columns' | 'rows', label: string) => (
    <NumberInput
      size="xs"
      label={label}
      value={size[key]}
      min={leastCells}
      max={mostCells}
      allowDecimal={false}
      clampBehavior="blur"
      onChange={(value) => typeof value === 'number' && setSize({ ...size, [key]: value })}
    />
  );
  return (
    <section className={classes.size} aria-label={words.mapParts.size}>
      {number('columns', columnsLabel)}
      {number('rows', rowsLabel)}
      {changes && (
        <>
          <div className={classes.parts} role="radiogroup" aria-label={stays} title={stays}>
            {shares.flatMap((down) =>
              shares.map((right) => (
                <UnstyledButton
                  key={`${right} ${down}`}
                  className={classes.part}
                  role="radio"
                  aria-checked={kept[0] === right && kept[1] === down}
                  aria-label={part(right, down)}
                  title={part(right, down)}
                  onClick={() => setKept([right, down])}
                />
              )),
            )}
          </div>
          <span className={classes.kept}>{part(...kept)}</span>
          <Button size="compact-sm" className={classes.button} disabled={!fits} onClick={change}>
            {resize(size.columns, size.rows)}
          </Button>
        </>
      )}
    </section>
  );
}
