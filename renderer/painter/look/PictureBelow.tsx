import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { schemaOf } from '../../../schemas/fields.ts';
import { AnyField } from '../../inspector/AnyField.tsx';
import fields from '../../inspector/Field.module.css';
import type { Field } from '../../model/field.ts';
import { beginAligning, stopAligning, useMapView } from '../../stores/map-view.ts';
import { mapIn } from '../../stores/painter.ts';
import { edit, useWork } from '../../stores/work.ts';
import { words } from '../../words.ts';
import { AlignSteps } from './AlignSteps.tsx';
import classes from './Look.module.css';
import { PictureFile } from './PictureFile.tsx';

const { pictureUse, pictureStrength } = schemaOf('teamfight/map')?.properties ?? {};
const use: Field = {
  key: 'pictureUse',
  label: pictureUse?.title ?? '',
  told: pictureUse?.description ?? '',
  required: false,
  input: { kind: 'choice', options: pictureUse?.enum ?? [], usual: pictureUse?.enum?.[0] },
};
const strength: Field = {
  key: 'pictureStrength',
  label: pictureStrength?.title ?? '',
  told: pictureStrength?.description ?? '',
  required: false,
  input: {
    kind: 'number',
    least: pictureStrength?.minimum ?? 0,
    most: pictureStrength?.maximum ?? 100,
    whole: true,
    usual: '60',
  },
};

/** The picture below a map: to trace or to print, and how its own grid is laid on the map's. */
export function PictureBelow({ file, name }: { readonly file: string; readonly name: string }) {
  const map = useWork(({ history }) => mapIn(history.files, file));
  const aligning = useMapView((state) => state.aligning !== undefined);
  useEffect(() => stopAligning, []);
  const { picture, align: told } = words.mapLook;
  const path = map?.picture?.file;
  const base = { file, pointer: '' };
  const align = () => {
    beginAligning();
    // Its corners lie on the map, for the mouse and for the arrows.
    document.querySelector<HTMLElement>('main [data-stage]')?.focus({ preventScroll: true });
  };
  return (
    <section className={classes.below} aria-label={picture.title}>
      <PictureFile
        place={{ file, pointer: '/picture/file' }}
        whole={{ file, pointer: '/picture' }}
        label={picture.title}
        none={picture.none}
        taken={picture.taken(name)}
      />
      {path !== undefined && (
        <>
          <div className={fields.form}>
            <AnyField field={use} base={base} of={name} />
            {map?.pictureUse === 'tracing' && <AnyField field={strength} base={base} of={name} />}
          </div>
          {aligning && map ? (
            <AlignSteps file={file} name={name} map={map} />
          ) : (
            <div className={classes.buttons}>
              <Button size="compact-sm" variant="default" onClick={align}>
                {told.begin}
              </Button>
              {map?.pictureAt && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  onClick={() => edit(told.fitted(name), [{ file, pointer: '/pictureAt', value: undefined }])}
                >
                  {told.whole}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}
