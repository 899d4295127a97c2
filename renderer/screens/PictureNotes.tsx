import { Button } from '@mantine/core';
import type { VersionTexts } from '../../app/contract/version.ts';
import type { Repictured } from '../model/pictures-since.ts';
import { restoreThing } from '../stores/versions.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { LostPictures } from './LostPictures.tsx';
import classes from './PatchNotes.module.css';

interface Props {
  readonly version: VersionTexts;
  readonly things: readonly Repictured[];
}

/** Things of which nothing but the picture is another than in a version, each with its way back. */
export function PictureNotes({ version, things }: Props) {
  const readOnly = useWork((state) => state.status === 'read-only');
  const { versions } = words;
  if (things.length === 0) return undefined;
  return (
    <section aria-label={versions.pictures}>
      <h3 className={classes.group}>{versions.pictures}</h3>
      {things.map(({ file, name, kept }) => (
        <section key={file} className={classes.thing} aria-label={name}>
          <header className={classes.line}>
            <h4 className={classes.name}>{name}</h4>
            {kept && !readOnly && (
              <Button
                size="compact-sm"
                variant="default"
                title={versions.restoreFrom(file, version.name)}
                onClick={() => void restoreThing(name, file, version)}
              >
                {versions.restore(name)}
              </Button>
            )}
          </header>
          <LostPictures version={version} file={file} />
        </section>
      ))}
    </section>
  );
}
