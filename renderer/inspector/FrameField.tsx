import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { trimOf } from '../../exporters/face/orientation.ts';
import { bleedMm } from '../../exporters/face/sizes.ts';
import type { Input } from '../model/field.ts';
import { Icon } from '../shell/Icon.tsx';
import { useFileDrop } from '../shell/use-file-drop.ts';
import { useOpened } from '../stores/opened.ts';
import { putFile } from '../stores/pictures.ts';
import { words } from '../words.ts';
import classes from './PictureField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** A picture of the person that is laid over the front of every card. */
export function FrameField(props: FieldProps<Extract<Input, { kind: 'frame' }>>) {
  const { field, place } = props;
  const [value, change] = useField(props);
  const { cardSize = 'poker', orientation = 'portrait' } = useOpened((state) => state.catalogue?.set?.theme) ?? {};
  const [refused, setRefused] = useState<string>();
  const { frame } = words.look;
  const take = async (picture: File | null) => {
    if (picture) setRefused(await putFile(picture, place, frame.taken));
  };
  const drop = useFileDrop((file) => void take(file));
  const [wide, high] = trimOf(cardSize, orientation).map((side) => Math.round((side + 2 * bleedMm) * 10) / 10) as [
    number,
    number,
  ];
  return (
    <fieldset className={classes.picture}>
      <legend className={classes.legend} title={field.told}>
        {field.label}
      </legend>
      <div className={classes.drop} {...drop}>
        <Icon name="picture" />
        <div className={classes.words}>
          <span className={classes.file}>{typeof value === 'string' ? value : frame.none}</span>
        </div>
        <FileButton accept="image/png" onChange={take}>
          {(button) => (
            <Button {...button} size="compact-xs" variant="default">
              {typeof value === 'string' ? words.picture.replace : frame.choose}
            </Button>
          )}
        </FileButton>
        {typeof value === 'string' && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => change(undefined)}>
            {frame.takeAway}
          </Button>
        )}
      </div>
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      <p className={classes.hint}>{frame.fit(wide, high)}</p>
    </fieldset>
  );
}
