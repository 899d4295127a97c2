import type { CSSProperties } from 'react';
import { FaceCanvas } from '../../faces/FaceCanvas.tsx';
import { useOpened } from '../../stores/opened.ts';
import classes from './Board.module.css';
import type { MarkerOnBoard } from './on-board.ts';

interface Props {
  readonly marker: MarkerOnBoard;
  /** CSS pixels of a space. */
  readonly side: number;
  readonly style: CSSProperties;
}

/** What lies on a space, as it prints; by its name where it has no face. */
export function Marker({ marker: { ref, name, size = 1, edges, side: owner }, side, style }: Props) {
  const drawn = useOpened(({ catalogue }) =>
    catalogue?.items.flatMap(({ faces }) => faces).find(({ key }) => ref !== undefined && key === ref),
  );
  // On edges there is no room for a face.
  const face = edges === undefined ? drawn : undefined;
  // The face has an edge of its own; what is written on it is too small to read here.
  const inside = side * size - 4;
  return (
    <span
      className={classes.marker}
      data-side={owner}
      data-drawn={face ? true : undefined}
      data-edges={edges && (edges.standing ? 'standing' : 'lying')}
      data-large={size > 1 || undefined}
      data-points={edges?.points}
      style={style}
      title={name}
    >
      {face ? (
        <FaceCanvas face={face} width={(inside * face.list.width) / Math.max(face.list.width, face.list.height)} />
      ) : (
        edges === undefined && name
      )}
    </span>
  );
}
