import { Button, Checkbox, Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { patchNotes } from '../../rules/notes/patch-notes.ts';
import { type NotesForm, writtenNotes } from '../../rules/notes/written-notes.ts';
import { showing } from '../model/pictures-since.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { useOpened } from '../stores/opened.ts';
import { compareVersions, restoreThing, useVersions } from '../stores/versions.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { CopyButton } from './CopyButton.tsx';
import { LostPictures } from './LostPictures.tsx';
import classes from './PatchNotes.module.css';
import { PictureNotes } from './PictureNotes.tsx';
import { ThingNotes } from './ThingNotes.tsx';
import { useBotsFound } from './use-bots-found.ts';
import { useChangedPictures } from './use-changed-pictures.ts';
import { useCompared } from './use-compared.ts';

const forms: readonly (readonly [NotesForm, string])[] = [
  ['markdown', words.versions.copyMarkdown],
  ['plain', words.versions.copyPlain],
];
/** Stands for the set as it is now; no version has an empty name. */
const now = '';

/** What became of the set between two states of it, ready to post. */
export default function PatchNotes() {
  const { versions } = words;
  const list = useVersions((state) => state.list);
  const set = useOpened((state) => state.catalogue?.set?.manifest.name ?? '');
  const readOnly = useWork((state) => state.status === 'read-only');
  const { from, to, version, older, newer } = useCompared();
  const notes = useMemo(() => older && newer && patchNotes(older, newer), [older, newer]);
  const since = to === undefined ? version : undefined;
  const changed = useChangedPictures(since);
  const repictured = useMemo(
    () => (since && notes ? showing(since, changed, new Set(notes.things.map(({ file }) => file))) : []),
    [since, changed, notes],
  );
  const bots = useBotsFound(notes);
  const [taken, take] = useState(true);
  if (list === undefined) return undefined;
  if (from === undefined)
    return (
      <Refusal
        title={versions.none}
        message={`${versions.noneWhy} ${readOnly ? versions.readOnly : versions.noneHow}`}
      />
    );
  const title = to === undefined ? versions.untilNow(set, from) : versions.title(set, from, to);
  const names = list.map(({ name }) => name);
  const groups = [...new Set(notes?.things.map(({ group }) => group))];
  return (
    <div className={classes.scroll}>
      <article className={classes.sheet} aria-label={title}>
        <header className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <div className={classes.tools}>
            <Select
              label={versions.from}
              data={names}
              value={from}
              allowDeselect={false}
              onChange={(value) => value !== null && compareVersions(value, to)}
            />
            <Select
              label={versions.to}
              data={[{ value: now, label: versions.now }, ...names.filter((name) => name !== from)]}
              value={to ?? now}
              allowDeselect={false}
              onChange={(value) => compareVersions(from, value || undefined)}
            />
            {notes && (
              <div className={classes.copies}>
                {forms.map(([form, label]) => (
                  <CopyButton
                    key={form}
                    label={label}
                    text={() => writtenNotes(notes, title, form, taken ? bots?.found : undefined)}
                  />
                ))}
              </div>
            )}
          </div>
        </header>
        {!notes && <p className={classes.said}>{versions.loading}</p>}
        {notes?.things.length === 0 && repictured.length === 0 && <p className={classes.said}>{versions.same}</p>}
        {notes && notes.unread.length > 0 && <p className={classes.said}>{versions.unread(notes.unread.join(', '))}</p>}
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3 className={classes.group}>{group}</h3>
            {notes?.things
              .filter((thing) => thing.group === group)
              .map((thing) => (
                <ThingNotes
                  key={thing.file}
                  thing={thing}
                  note={since && thing.change !== 'added' && <LostPictures version={since} file={thing.file} />}
                >
                  {since && thing.change !== 'added' && !readOnly && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      title={versions.restoreFrom(thing.file, since.name)}
                      onClick={() => void restoreThing(thing.name, thing.file, since)}
                    >
                      {thing.file === 'set.json' ? versions.restoreFacts : versions.restore(thing.name)}
                    </Button>
                  )}
                </ThingNotes>
              ))}
          </section>
        ))}
        {since && <PictureNotes version={since} things={repictured} />}
        {bots && (
          <section aria-label={words.balance.notes.title}>
            <h3 className={classes.group}>{words.balance.notes.title}</h3>
            {bots.found ? (
              <>
                <Checkbox
                  mt={8}
                  label={words.balance.notes.take}
                  checked={taken}
                  onChange={(event) => take(event.currentTarget.checked)}
                />
                <ul>
                  {bots.found.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            ) : (
              <p className={classes.field}>{words.balance.notes.other}</p>
            )}
          </section>
        )}
      </article>
    </div>
  );
}
