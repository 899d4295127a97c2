import { Button, ScrollArea, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useOpened } from '../stores/opened.ts';
import { compareVersions, keepVersion, listVersions, readVersion, useVersions } from '../stores/versions.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './List.module.css';
import { shownDate } from './shown-date.ts';
import { useCompared } from './use-compared.ts';

/** The named versions of the set, and the way to keep one more. */
export function VersionList() {
  const { list = [], refusal } = useVersions();
  const { from, to } = useCompared();
  const folder = useOpened((state) => state.folder);
  useEffect(() => {
    if (folder !== undefined) void listVersions(folder);
  }, [folder]);
  useEffect(() => {
    for (const name of [from, to]) if (name !== undefined) void readVersion(name);
  }, [from, to]);
  const [name, setName] = useState('');
  const readOnly = useWork((state) => state.status === 'read-only');
  const { versions } = words;
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (await keepVersion(name)) setName('');
  };
  return (
    <div className={classes.panel}>
      <ScrollArea className={classes.scroll} type="auto" scrollbarSize={8}>
        <h2 className={classes.group}>{versions.place}</h2>
        {list.length === 0 && <p className={classes.none}>{versions.none}.</p>}
        {list.map((version) => (
          <UnstyledButton
            key={version.name}
            className={classes.line}
            aria-current={version.name === from || undefined}
            onClick={() => compareVersions(version.name)}
          >
            <span className={classes.name}>{version.name}</span>
            <span className={classes.status}>{shownDate(version.kept)}</span>
          </UnstyledButton>
        ))}
      </ScrollArea>
      <form className={classes.foot} onSubmit={(event) => void keep(event)}>
        <TextInput
          label={versions.name}
          description={readOnly ? versions.readOnly : versions.keepHint}
          placeholder={versions.nameExample}
          maxLength={100}
          disabled={readOnly}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={readOnly || name.trim() === ''}>
          {versions.keep}
        </Button>
        {refusal && (
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
        )}
      </form>
    </div>
  );
}
