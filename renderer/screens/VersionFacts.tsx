import { Button, ScrollArea } from '@mantine/core';
import { useMemo } from 'react';
import { patchNotes } from '../../rules/notes/patch-notes.ts';
import { countOfNotes } from '../../rules/notes/written-notes.ts';
import { Tells } from '../shell/Tells.tsx';
import { changesTo, restoreSet, useVersions } from '../stores/versions.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { FactTable } from './FactTable.tsx';
import classes from './Inspector.module.css';
import { LostPictures } from './LostPictures.tsx';
import { shownDate } from './shown-date.ts';
import { useChangedPictures } from './use-changed-pictures.ts';
import { useCompared } from './use-compared.ts';

/** The facts of the version that is looked at, and the way back to it. */
export default function VersionFacts() {
  const { versions } = words;
  const { from, version, older, now } = useCompared();
  const list = useVersions((state) => state.list);
  const readOnly = useWork((state) => state.status === 'read-only');
  const seen = useMemo(() => older && countOfNotes(patchNotes(older, now)), [older, now]);
  const changed = useChangedPictures(version);
  if (list !== undefined && from === undefined) return <Tells title={versions.about} lines={versions.tells} />;
  if (!version || seen === undefined) return undefined;
  const differing = changesTo(version, now, () => true).length;
  return (
    <ScrollArea className={classes.scroll} type="auto">
      <h2 className={classes.title}>{version.name}</h2>
      <p className={classes.sort}>{versions.kept(shownDate(version.kept))}</p>
      <FactTable
        facts={[
          [versions.facts.files, String(version.files.length)],
          [versions.facts.differing, String(differing)],
          [versions.facts.players, seen],
        ]}
      />
      <section className={classes.part}>
        {differing === 0 && changed.length === 0 ? (
          <p className={classes.credit}>{versions.asBefore}</p>
        ) : (
          <>
            <p className={classes.credit}>{readOnly ? versions.readOnly : versions.restoreSetHint(version.name)}</p>
            <LostPictures version={version} />
            <Button variant="default" mt={8} disabled={readOnly} onClick={() => void restoreSet(version)}>
              {versions.restoreSet}
            </Button>
          </>
        )}
      </section>
    </ScrollArea>
  );
}
