import { memo, useMemo } from 'react';
import { schemaOf } from '../../../schemas/fields.ts';
import { AnyField } from '../../inspector/AnyField.tsx';
import fields from '../../inspector/Field.module.css';
import { fieldsOf } from '../../model/field.ts';
import type { Place } from '../../model/scope.ts';
import { words } from '../../words.ts';
import { PictureFile } from './PictureFile.tsx';

interface Props {
  /** Where the look stands: in a map, or in the set's theme for all of its maps. */
  readonly place: Place;
  readonly of: string;
}

/** The fields of how maps look, as their schema has them. */
export const LookFields = memo(function LookFields({ place: { file, pointer }, of }: Props) {
  const shown = useMemo(() => fieldsOf(schemaOf('map-look') ?? {}), []);
  const place = useMemo(() => ({ file, pointer }), [file, pointer]);
  const { floor } = words.mapLook;
  return (
    <div className={fields.form}>
      {shown.map((field) =>
        field.key === 'floorPicture' ? (
          <PictureFile
            key={field.key}
            place={{ file, pointer: `${pointer}/${field.key}` }}
            label={field.label}
            told={field.told}
            none={floor.none}
            taken={`${of}, ${floor.taken.toLowerCase()}`}
          />
        ) : (
          <AnyField key={`${file} ${field.key}`} field={field} base={place} of={of} />
        ),
      )}
    </div>
  );
});
