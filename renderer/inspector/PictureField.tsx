import type { Art } from '../../schemas/types.generated.ts';
import type { Input } from '../model/field.ts';
import { putPicture } from '../stores/pictures.ts';
import { edit } from '../stores/work.ts';
import { words } from '../words.ts';
import { NestedField } from './nested-field.ts';
import { PictureDrop } from './PictureDrop.tsx';
import classes from './PictureField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** A picture file of the person, or one that is composed from icons. */
export function PictureField(props: FieldProps<Extract<Input, { kind: 'picture' }>>) {
  const { field, place, of } = props;
  const [value] = useField(props);
  const art = (value ?? {}) as Art;
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
    <PictureDrop
      label={field.label}
      told={field.told}
      accept="image/png,image/jpeg,image/webp,image/gif,image/avif,image/tiff,image/svg+xml"
      file={art.file}
      none={words.picture.drop}
      hint={composed ? undefined : words.picture.drag}
      choose={words.picture.choose}
      takeAway={words.picture.takeAway}
      onTake={(picture) => putPicture(picture, place, of)}
      onTakeAway={takeAway}
    >
      {composed && <p className={classes.hint}>{words.picture.none}</p>}
      <div className={classes.form}>
        {shown.map((one) => (
          <NestedField key={one.key} field={one} base={place} of={of} />
        ))}
      </div>
    </PictureDrop>
  );
}
