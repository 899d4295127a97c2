import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import type { Art } from '../../schemas/types.generated.ts';
import type { Input } from '../model/field.ts';
import { Icon } from '../shell/Icon.tsx';
import { useFileDrop } from '../shell/use-file-drop.ts';
import { putPicture } from '../stores/pictures.ts';
import { edit } from '../stores/work.ts';
import { words } from '../words.ts';
import { NestedField } from './nested-field.ts';
import classes from './PictureField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** A picture file of the person, or one that is composed from icons. */
export function PictureField(props: FieldProps<Extract<Input, { kind: 'picture' }>>) {
  const { field, place, of } = props;
  const [value] = useField(props);
  const art = (value ?? {}) as Art;
  const [refused, setRefused] = useState<string>();
  const take = async (picture: File | null | undefined) => {
    if (picture) setRefused(await putPicture(picture, place, of));
  };
  const drop = useFileDrop((file) => void take(file));
  const takeAway = () =>
    edit(words.picture.composed(of), [
      { file: place.file, pointer: `${place.pointer}/file`, value: undefined },
      { file: place.file, pointer: `${place.pointer}/focus`, value: undefined },
    ]);
  const composed = art.file === undefined;
  const shown = field.input.fields.filter(
    ({ key }) => key !== 'file' && (composed ? key !== 'focus' : key === 'credit' || key === 'focus'),
  );
  return (
    <fieldset className={classes.picture}>
      <legend className={classes.legend} title={field.told}>
        {field.label}
      </legend>
      <div className={classes.drop} {...drop}>
        <Icon name="picture" />
        <div className={classes.words}>
          <span className={classes.file}>{art.file ?? words.picture.drop}</span>
          {!composed && <span className={classes.hint}>{words.picture.drag}</span>}
        </div>
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif,image/tiff,image/svg+xml"
          onChange={take}
        >
          {(button) => (
            <Button {...button} size="compact-xs" variant="default">
              {composed ? words.picture.choose : words.picture.replace}
            </Button>
          )}
        </FileButton>
        {!composed && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={takeAway}>
            {words.picture.takeAway}
          </Button>
        )}
      </div>
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      {composed && <p className={classes.hint}>{words.picture.none}</p>}
      <div className={classes.form}>
        {shown.map((one) => (
          <NestedField key={one.key} field={one} base={place} of={of} />
        ))}
      </div>
    </fieldset>
  );
}
