import rulers from '../painter/Rulers.module.css';
import type { Camera, Size } from '../stage/camera.ts';
import { pixelsOf, seenAt } from './inches.ts';

interface Props {
  /** Of the table, in inches. */
  readonly width: number;
  readonly depth: number;
  readonly camera: Camera;
  readonly view: Size;
}

/** CSS pixels that a number needs beside the next; from the edge of the table to the middle of a number, and at least to that of the stage. */
const [room, away, edge] = [26, 11, 9];
const steps = [1, 2, 6, 12, 24];

/** Inches from the left and from the upper edge, in numbers that stay in view with the table. */
export function InchRulers({ width, depth, camera, view }: Props) {
  const inch = pixelsOf(camera);
  const step = steps.find((each) => each * inch >= room) ?? 48;
  const { x: left, y: top } = seenAt({ x: 0, y: 0 }, camera);
  const beside = { x: Math.max(left - away, edge), y: Math.max(top - away, edge) };
  const along = (length: number, from: number, seen: number) =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step)
      .map((inches) => ({ inches, at: from + inches * inch }))
      .filter(({ at }) => at > 2 * edge && at < seen - edge);
  return (
    <div className={rulers.rulers} aria-hidden="true">
      {along(width, left, view.width).map(({ inches, at }) => (
        <span key={`x${inches}`} className={rulers.number} style={{ left: at, top: beside.y }}>
          {inches}
        </span>
      ))}
      {along(depth, top, view.height).map(({ inches, at }) => (
        <span key={`y${inches}`} className={rulers.number} style={{ left: beside.x, top: at }}>
          {inches}
        </span>
      ))}
    </div>
  );
}
