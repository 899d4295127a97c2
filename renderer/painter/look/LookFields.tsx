import { memo, useMemo } from 'react';
import { boardLook } from '../../../exporters/face/board/look.ts';
import { schemaOf } from '../../../schemas/fields.ts';
import type { MapLook } from '../../../schemas/types.generated.ts';
import { AnyField } from '../../inspector/AnyField.tsx';
import fields from '../../inspector/Field.module.css';
import { type Field, fieldsOf, spoken } from '../../model/field.ts';
import type { Place } from '../../model/scope.ts';
import { valueIn } from '../../model/value-in.ts';
import { useOpened } from '../../stores/opened.ts';
import { useWork } from '../../stores/work.ts';
import { words } from '../../words.ts';
import { PictureFile } from './PictureFile.tsx';

interface Props {
  /** Where the look stands: in a map, or in the set's theme for all of its maps. */
  readonly place: Place;
  readonly of: string;
}

/** The fields of how maps look, as their schema has them. */
export const LookFields = memo(function LookFields({ place: { file, pointer }, of }: Props) {
  const theme = useOpened(({ catalogue }) => catalogue?.set?.theme);
  const shown = useMemo(() => {
    const ofSet = file === 'theme.json' || !theme ? {} : boardLook({ theme });
    return fieldsOf(schemaOf('map-look') ?? {}).map((field) => asInSet(field, ofSet));
  }, [file, theme]);
  const hasTiles = useWork(({ history: { files } }) =>
    ['floorPicture', 'floorTile'].some((key) => valueIn(files, file, `${pointer}/${key}`) !== undefined),
  );
  const place = useMemo(() => ({ file, pointer }), [file, pointer]);
  const { floor } = words.mapLook;
  return (
    <div className={fields.form}>
      {shown.map((field) =>
        field.key === 'floorTile' && !hasTiles ? undefined : field.key === 'floorPicture' ? (
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

/** A field of a map that says what counts where the map leaves it open: what the set's look has. */
function asInSet(field: Field, ofSet: MapLook): Field {
  const { input } = field;
  if (input.kind !== 'choice') return field;
  const own = ofSet[field.key as keyof MapLook];
  const usual = field.key === 'floor' && ofSet.floorPicture !== undefined ? words.mapLook.floor.ofSet : own;
  return usual === undefined ? field : { ...field, input: { ...input, usual: spoken(String(usual)) } };
}
