import { useLayoutEffect, useRef, useState } from 'react';
import type { BrawlMoment } from '../../match/hammerspace/moment.ts';
import classes from './Brawl.module.css';

type Point = readonly [x: number, y: number];

interface Line {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
}

/** How much of the way an arrow leaves free at both ends, so that it covers few cards. */
const ends = 0.22;

const onWay = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Who attacks, takes from or swaps with whom at this moment, drawn from seat to seat. @param room changes with the places of the seats */
export function Arrows({ moment, room }: { readonly moment: BrawlMoment; readonly room: string }) {
  const svg = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the room the seats move
  useLayoutEffect(() => {
    const table = svg.current?.parentElement;
    if (!table) return;
    const origin = table.getBoundingClientRect();
    const middleOf = (seat: number): Point | undefined => {
      const box = table.querySelector(`[data-seat="${seat}"] [data-row]`)?.getBoundingClientRect();
      return box && [box.x + box.width / 2 - origin.x, box.y + box.height / 2 - origin.y];
    };
    const found = new Map<string, Line>();
    for (const { from, to = [] } of moment.told) {
      for (const target of to) {
        const [start, end] = [from === undefined ? undefined : middleOf(from), middleOf(target)];
        if (!start || !end || from === target) continue;
        const key = `${from} ${target}`;
        found.set(key, { key, from: onWay(start, end, ends), to: onWay(start, end, 1 - ends) });
      }
    }
    setLines([...found.values()]);
  }, [moment, room]);
  return (
    <svg ref={svg} className={classes.arrows} aria-hidden="true">
      <defs>
        <marker id="brawl-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L10 5L0 10z" className={classes.arrowHead} />
        </marker>
      </defs>
      {lines.map(({ key, from: [x1, y1], to: [x2, y2] }) => (
        <g key={key}>
          <line className={classes.arrowBack} x1={x1} y1={y1} x2={x2} y2={y2} />
          <line className={classes.arrow} x1={x1} y1={y1} x2={x2} y2={y2} markerEnd="url(#brawl-arrow)" />
        </g>
      ))}
    </svg>
  );
}
