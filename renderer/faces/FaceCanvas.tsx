import type { CSSProperties } from 'react';
import type { Face } from '../model/catalogue.ts';
import classes from './FaceCanvas.module.css';
import { usePainted } from './use-painted.ts';

interface Props {
  readonly face: Face;
  /** CSS pixels to show it at. */
  readonly width: number;
  /** CSS pixels to paint it at, where that lags behind while zooming. */
  readonly paintedWidth?: number;
}

/** A painted face with its printed corners. */
export function FaceCanvas({ face, width, paintedWidth = width }: Props) {
  const { list } = face;
  const canvas = usePainted(list, paintedWidth);
  const style: CSSProperties = {
    width,
    height: (width * list.height) / list.width,
    borderRadius: face.shape === 'round' ? '50%' : (list.corner * width) / list.width,
  };
  return <canvas ref={canvas} className={classes.face} style={style} data-face={face.key} />;
}
