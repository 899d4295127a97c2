import { boxOf } from '../../rules/valyr/shapes.ts';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import { inchesText, pixelsOf, seenAt } from '../measured/inches.ts';
import type { Camera } from '../stage/camera.ts';
import { type ChosenPart, type Terrain, useBattlefield } from '../stores/battlefield.ts';
import { words } from '../words.ts';
import classes from './Battlefield.module.css';
import { onEdge } from './field-hits.ts';

interface Props {
  readonly field: ValyrBattlefield;
  readonly camera: Camera;
}

/** What a piece of terrain does, in a few words. */
export function doesOf({ height = 0, blocksSight, blocksMovement }: Terrain): string[] {
  const { battlefield } = words;
  return [
    ...(height > 0 ? [battlefield.high(inchesText(height))] : []),
    ...(blocksMovement ? [battlefield.blocksMovement] : []),
    ...(blocksSight ? [battlefield.blocksSight] : []),
  ];
}

/** Every piece and starting location as a button for the keyboard: Tab chooses the next one. */
export function PartButtons({ field, camera }: Props) {
  const chosen = useBattlefield((state) => state.chosen);
  const { terrain = [], starts = [] } = field;
  const { battlefield } = words;
  const part = (of: ChosenPart, label: string, left: number, top: number, right: number, bottom: number) => {
    const { x, y } = seenAt({ x: left, y: top }, camera);
    const inch = pixelsOf(camera);
    return (
      <button
        key={`${of.list} ${of.index}`}
        type="button"
        className={classes.part}
        data-part={`${of.list} ${of.index}`}
        aria-label={label}
        aria-pressed={chosen?.list === of.list && chosen.index === of.index}
        style={{ left: x, top: y, width: (right - left) * inch, height: (bottom - top) * inch }}
        onFocus={() => useBattlefield.setState({ chosen: { list: of.list, index: of.index }, tool: 'select' })}
      />
    );
  };
  return (
    <>
      {terrain.map((piece, index) => {
        const { left, top, right, bottom } = boxOf(piece.shape);
        const at = [(left + right) / 2, (top + bottom) / 2].map(inchesText) as [string, string];
        const label = battlefield.piece(piece.name, ...at, doesOf(piece));
        return part({ list: 'terrain', index }, label, left, top, right, bottom);
      })}
      {starts.map((start, index) => {
        const [a, b] = [onEdge(field, start.edge, start.from), onEdge(field, start.edge, start.to)];
        const label = battlefield.start(
          battlefield.startOf(index),
          start.edge,
          inchesText(start.from),
          inchesText(start.to),
        );
        return part({ list: 'starts', index }, label, a.x, a.y, b.x, b.y);
      })}
    </>
  );
}
