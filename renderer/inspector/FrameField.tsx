import { trimOf } from '../../exporters/face/orientation.ts';
import { bleedMm } from '../../exporters/face/sizes.ts';
import type { Input } from '../model/field.ts';
import { useOpened } from '../stores/opened.ts';
import { putFile } from '../stores/pictures.ts';
import { words } from '../words.ts';
import { PictureDrop } from './PictureDrop.tsx';
import classes from './PictureField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** A picture of the person that is laid over the front of every card. */
export function FrameField(props: FieldProps<Extract<Input, { kind: 'frame' }>>) {
  const { field, place } = props;
  const [value, change] = useField(props);
  const { cardSize = 'poker', orientation = 'portrait' } = useOpened((state) => state.catalogue?.set?.theme) ?? {};
  const { frame } = words.look;
  const [wide, high] = trimOf(cardSize, orientation).map((side) => Math.round((side + 2 * bleedMm) * 10) / 10) as [
    number,
    number,
  ];
  return (
    <PictureDrop
      label={field.label}
      told={field.told}
      accept="image/png"
      file={typeof value === 'string' ? value : undefined}
      none={frame.none}
      choose={frame.choose}
      takeAway={frame.takeAway}
      onTake={(picture) => putFile(picture, place, frame.taken)}
      onTakeAway={() => change(undefined)}
    >
      <p className={classes.hint}>{frame.fit(wide, high)}</p>
    </PictureDrop>
  );
}
