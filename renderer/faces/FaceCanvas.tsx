import type { CSSProperties } from 'react';
import type { Face } from '../model/catalogue.ts';
import classes from './FaceCanvas.module.css';
import { usePainted } from './use-painted.ts';

interface Props {
  readonly face: Face;
  /** CSS pixels to show its trimmed width at. */
  readonly width: number;
  /** CSS pixels to paint it at, where that lags behind while zooming. */
  readonly paintedWidth?: number;
  /** The back, where there is one. */
  readonly back?: boolean;
  /** Whether what is cut off is shown too: around the place of the trimmed face. */
  readonly bleed?: boolean;
}

/** A painted face with its printed corners. */
export function FaceCanvas({ face, width, paintedWidth = width, back = false, bleed = false }: Props) {
  const list = (back && face.back) || face.list;
  const canvas = usePainted(list, paintedWidth, bleed ? 'bleed' : 'trim');
  const scale = width / list.width;
  const out = bleed ? list.bleed * scale : 0;
  const style: CSSProperties = {
    width: width + 2 * out,
    height: list.height * scale + 2 * out,
    margin: -out,
    borderRadius: bleed ? 0 : face.shape === 'round' ? '50%' : list.corner * scale,
  };
  return <canvas ref={canvas} className={classes.face} style={style} data-face={face.key} />;
}
