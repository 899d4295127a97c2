import { cellMm } from '../../exporters/face/sizes.ts';
import type { Camera, Size } from '../stage/camera.ts';
import classes from './Rulers.module.css';

interface Props {
  readonly columns: number;
  readonly rows: number;
  readonly camera: Camera;
  readonly view: Size;
}

/** CSS pixels of a cell from which on the printed coordinates can be read. */
const readable = 88;
/** CSS pixels that a number needs beside the next. */
const room = 24;
/** CSS pixels from the middle of a number to the map, and at least to the edge of the stage. */
const [away, edge] = [11, 9];
const steps = [1, 2, 5, 10, 20, 50];

/** Columns and rows in numbers of the window, where the printed ones are too small to be read. They stay in view with the map. */
export function Rulers({ columns, rows, camera, view }: Props) {
  const cell = camera.scale * cellMm;
  if (cell >= readable) return undefined;
  const step = steps.find((each) => each * cell >= room) ?? 100;
  const [left, top] = [-camera.x * camera.scale, -camera.y * camera.scale];
  const beside = { x: Math.max(left - away, edge), y: Math.max(top - away, edge) };
  const along = (count: number, from: number, length: number) =>
    Array.from({ length: count }, (_, index) => ({ index, at: from + (index + 0.5) * cell })).filter(
      ({ index, at }) => index % step === 0 && at > 2 * edge && at < length - edge,
    );
  return (
    <div className={classes.rulers} aria-hidden="true">
      {along(columns, left, view.width).map(({ index, at }) => (
        <span key={`x${index}`} className={classes.number} style={{ left: at, top: beside.y }}>
          {index}
        </span>
      ))}
      {along(rows, top, view.height).map(({ index, at }) => (
        <span key={`y${index}`} className={classes.number} style={{ left: beside.x, top: at }}>
          {index}
        </span>
      ))}
    </div>
  );
}
