import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { FieldFrame } from '../../inspector/FieldFrame.tsx';
import classes from '../../inspector/PictureField.module.css';
import type { Place } from '../../model/scope.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useFileDrop } from '../../shell/use-file-drop.ts';
import { useOpened } from '../../stores/opened.ts';
import { putFile } from '../../stores/pictures.ts';
import { useValue } from '../../stores/value.ts';
import { edit } from '../../stores/work.ts';
import { words } from '../../words.ts';

interface Props {
  /** Where the path of the picture stands. */
  readonly place: Place;
  /** What goes with the picture, where it is not the path alone. */
  readonly whole?: Place;
  readonly label: string;
  readonly told?: string;
  /** What stands there while there is no picture. */
  readonly none: string;
  /** What it is called when a picture comes or goes. */
  readonly taken: string;
}

/** A picture of the person's own below a map: dropped or chosen, told where it is missing, taken away. */
export function PictureFile({ place, whole = place, label, told, none, taken }: Props) {
  const value = useValue(place.file, place.pointer);
  const missing = useOpened(({ catalogue }) =>
    catalogue?.problems.some(
      ({ code, file, pointer }) => code === 'picture/missing' && file === place.file && pointer === place.pointer,
    ),
  );
  const [refused, setRefused] = useState<string>();
  const take = async (picture: File | null | undefined) => {
    if (picture) setRefused(await putFile(picture, place, taken));
  };
  const drop = useFileDrop((file) => void take(file));
  const { picture } = words.mapLook;
  const path = typeof value === 'string' ? value : undefined;
  return (
    <FieldFrame place={place}>
      <fieldset className={classes.picture}>
        <legend className={classes.legend} title={told}>
          {label}
        </legend>
        <div className={classes.drop} {...drop}>
          <Icon name="picture" />
          <div className={classes.words}>
            <span className={classes.file}>{path ?? none}</span>
          </div>
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif,image/tiff,image/svg+xml"
            onChange={take}
          >
            {(button) => (
              <Button {...button} size="compact-xs" variant="default">
                {path === undefined ? picture.choose : picture.replace}
              </Button>
            )}
          </FileButton>
          {path !== undefined && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              onClick={() => edit(taken, [{ file: whole.file, pointer: whole.pointer, value: undefined }])}
            >
              {picture.takeAway}
            </Button>
          )}
        </div>
        {(refused ?? (missing && path)) && (
          <p className={classes.refused} role="alert">
            {refused ?? picture.missing(path ?? '')}
          </p>
        )}
      </fieldset>
    </FieldFrame>
  );
}
