import { usePainted } from '../../faces/use-painted.ts';
import type { Camera } from '../../stage/camera.ts';
import { words } from '../../words.ts';
import classes from './Legend.module.css';
import type { LaidLegend } from './use-legend.ts';

interface Props {
  readonly legend: LaidLegend;
  readonly camera: Camera;
  /** CSS pixels to the mm at which it is painted, which lags behind while zooming. */
  readonly paintedScale: number;
}

/** A map's legend beside it on the stage, as it prints. */
export function Legend({ legend: { list, x, y }, camera, paintedScale }: Props) {
  const canvas = usePainted(list, list.width * paintedScale);
  const { scale } = camera;
  return (
    <canvas
      ref={canvas}
      className={classes.legend}
      role="img"
      aria-label={words.mapLook.legend}
      style={{
        width: list.width * scale,
        height: list.height * scale,
        transform: `translate(${(x - camera.x) * scale}px, ${(y - camera.y) * scale}px)`,
      }}
    />
  );
}
