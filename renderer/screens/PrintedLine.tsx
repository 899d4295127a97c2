import { Autocomplete, Button, NativeSelect, Popover } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { compareWith, keepComparing, markNow, usePrinted } from '../stores/printed.ts';
import { words } from '../words.ts';
import classes from './PrintedLine.module.css';
import { shownDate } from './shown-date.ts';

/** Names that are written out of what a copy has and the set no longer does. */
const mostGone = 6;

/** What changed since the set was printed, and the way to say that it was. */
export function PrintedLine() {
  const { copy, printed, refusal } = usePrinted();
  useEffect(keepComparing, []);
  const { glance } = words;
  if (refusal) {
    return (
      <p className={classes.refusal} role="alert">
        {refusal}
      </p>
    );
  }
  if (!printed) return <div className={classes.line} aria-hidden="true" />;
  const { when, copies, gone } = printed;
  const changes = glance.changes({
    changed: printed.changed.length,
    added: printed.added.length,
    gone: gone.length,
    more: printed.more.length,
    fewer: printed.fewer.length,
  });
  const day = when === undefined ? '' : shownDate(when);
  return (
    <section className={classes.line} aria-label={glance.printed}>
      <span className={classes.sign}>
        <Icon name="printed" size={16} />
      </span>
      {copies.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={glance.whichCopy}
          value={copy}
          data={[...new Set([...copies, copy])]}
          onChange={({ currentTarget }) => void compareWith(currentTarget.value)}
        />
      )}
      {when === undefined && <span className={classes.dim}>{glance.neverPrinted}</span>}
      {when !== undefined && changes.length === 0 && <span>{glance.upToDate(copy, day)}</span>}
      {when !== undefined && changes.length > 0 && (
        <span title={gone.length > 0 ? glance.goneNames(gone.slice(0, mostGone).map(({ name }) => name)) : undefined}>
          {glance.sincePrinted(copy, day)} <strong>{changes.join(', ')}</strong>
        </span>
      )}
      <Marking copy={copy} copies={copies} again={when !== undefined} />
    </section>
  );
}

interface MarkingProps {
  readonly copy: string;
  readonly copies: readonly string[];
  readonly again: boolean;
}

function Marking({ copy, copies, again }: MarkingProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(copy);
  const { glance } = words;
  const mark = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    void markNow(name.trim());
  };
  const start = () => {
    setName(copy);
    setOpen(!open);
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" width={280} trapFocus withArrow withRoles={false}>
      <Popover.Target>
        <Button size="compact-xs" variant="default" className={classes.mark} aria-expanded={open} onClick={start}>
          {again ? glance.markAgain : glance.mark}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={glance.mark}>
        <form className={classes.form} onSubmit={mark}>
          <Autocomplete
            size="xs"
            label={glance.copyName}
            value={name}
            data={[...copies]}
            comboboxProps={{ withinPortal: false }}
            onChange={setName}
          />
          <p className={classes.dim}>{glance.copyHint}</p>
          <Button size="xs" type="submit" disabled={name.trim() === ''}>
            {glance.mark}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
