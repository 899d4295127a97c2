import { Button, NumberInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { MapFile } from '../../../schemas/types.generated.ts';
import { alignedPlace, type Two } from '../../model/align-picture.ts';
import { chooseCorners, stopAligning, useMapView } from '../../stores/map-view.ts';
import { edit } from '../../stores/work.ts';
import { words } from '../../words.ts';
import classes from './Look.module.css';

interface Props {
  readonly file: string;
  readonly name: string;
  readonly map: MapFile;
}

/** The steps of aligning a picture: two clicks, then which corners of the map they are. */
export function AlignSteps({ file, name, map }: Props) {
  const aligning = useMapView((state) => state.aligning);
  const { align } = words.mapLook;
  const [first, second] = aligning?.clicked ?? [];
  const corners = aligning?.corners;
  const asked = corners !== undefined;
  const applies = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) applies.current?.focus();
  }, [asked]);
  const now = map.pictureAt ?? { x: 0, y: 0, width: map.columns, height: map.rows };
  const place = first && second && corners && alignedPlace(now, [first, second], corners);
  const apply = () => {
    if (place) edit(align.done(name), [{ file, pointer: '/pictureAt', value: place }]);
    stopAligning();
  };
  return (
    <section className={classes.below} aria-label={align.begin}>
      <p className={`${classes.said} ${classes.step}`} role="status">
        {!first ? align.first : !second ? align.second : align.which}
      </p>
      {corners && (
        <>
          <Corner label={align.firstCorner} index={0} corners={corners} />
          <Corner label={align.secondCorner} index={1} corners={corners} />
          {place ? (
            <p className={classes.said}>{align.cells(corners[1].x - corners[0].x, corners[1].y - corners[0].y)}</p>
          ) : (
            <p className={classes.refused} role="alert">
              {align.notApart}
            </p>
          )}
        </>
      )}
      <div className={classes.buttons}>
        {corners && (
          <Button ref={applies} size="compact-sm" disabled={!place} onClick={apply}>
            {align.apply}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={stopAligning}>
          {align.cancel}
        </Button>
      </div>
    </section>
  );
}

/** Which corner of the map's grid a clicked place is. */
function Corner({ label, index, corners }: { readonly label: string; readonly index: 0 | 1; readonly corners: Two }) {
  const { align } = words.mapLook;
  const change = (key: 'x' | 'y') => (value: string | number) => {
    if (typeof value !== 'number') return;
    const moved = { ...corners[index], [key]: value };
    chooseCorners(index === 0 ? [moved, corners[1]] : [corners[0], moved]);
  };
  const number = (key: 'x' | 'y', told: string) => (
    <NumberInput
      size="xs"
      aria-label={told}
      title={told}
      value={corners[index][key]}
      min={-100}
      max={200}
      allowDecimal={false}
      onChange={change(key)}
    />
  );
  return (
    <div className={classes.corner}>
      <span>{label}</span>
      {number('x', align.column(label))}
      {number('y', align.row(label))}
    </div>
  );
}
