import { FaceCanvas } from '../../faces/FaceCanvas.tsx';
import type { DesignShown } from '../../match/hammerspace/scenery.ts';
import type { Face } from '../../model/catalogue.ts';
import classes from './Brawl.module.css';

interface Props {
  /** Undefined where a seat hides which it is. */
  readonly design: DesignShown | undefined;
  /** Any design of the deck, for its back. */
  readonly deck: DesignShown | undefined;
  readonly width: number;
}

/** A card of the table as it is printed, or its back. */
export function CardFace({ design, deck, width }: Props) {
  const list = design ? design.front : deck?.back;
  if (!list) return <span className={classes.bare}>{design?.name}</span>;
  const face: Face = {
    key: design?.ref ?? 'back',
    name: design?.name ?? '',
    text: design?.text ?? '',
    sort: '',
    shape: 'card',
    list,
  };
  return <FaceCanvas face={face} width={width} />;
}
