import { Button, Select } from '@mantine/core';
import { useMemo } from 'react';
import { patchNotes } from '../../rules/notes/patch-notes.ts';
import { type NotesForm, writtenNotes } from '../../rules/notes/written-notes.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { useOpened } from '../stores/opened.ts';
import { compareVersions, restoreThing, useVersions } from '../stores/versions.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { CopyButton } from './CopyButton.tsx';
import classes from './PatchNotes.module.css';
import { ThingNotes } from './ThingNotes.tsx';
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
                  <CopyButton key={form} label={label} text={() => writtenNotes(notes, title, form)} />
                ))}
              </div>
            )}
          </div>
        </header>
        {!notes && <p className={classes.said}>{versions.loading}</p>}
        {notes?.things.length === 0 && <p className={classes.said}>{versions.same}</p>}
        {notes && notes.unread.length > 0 && <p className={classes.said}>{versions.unread(notes.unread.join(', '))}</p>}
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3 className={classes.group}>{group}</h3>
            {notes?.things
              .filter((thing) => thing.group === group)
              .map((thing) => (
                <ThingNotes key={thing.file} thing={thing}>
                  {to === undefined && version && thing.change !== 'added' && !readOnly && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      title={versions.restoreFrom(thing.file, version.name)}
                      onClick={() => restoreThing(thing.name, thing.file, version)}
                    >
                      {thing.file === 'set.json' ? versions.restoreFacts : versions.restore(thing.name)}
                    </Button>
                  )}
                </ThingNotes>
              ))}
          </section>
        ))}
      </article>
    </div>
  );
}
