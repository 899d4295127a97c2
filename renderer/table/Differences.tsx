import { Button, Checkbox, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Ask } from '../../rules/table/shape.ts';
import { differencesOf } from '../model/differences.ts';
import { type Pending, useTable } from '../stores/table.ts';
import { takeDifferences } from '../stores/table-edits.ts';
import { words } from '../words.ts';
import classes from './Differences.module.css';

/** What a sheet says otherwise than the set, row by row, before anything of it is taken. */
export function Differences() {
  const pending = useTable((state) => state.pending);
  if (!pending) return undefined;
  return <Chosen key={pending.file} {...pending} />;
}

const close = () => useTable.setState({ pending: undefined });

function Chosen({ file, asks, notes }: Pending) {
  const [left, setLeft] = useState<ReadonlySet<Ask>>(new Set());
  const differences = useMemo(() => differencesOf(asks), [asks]);
  const taken = asks.filter((ask) => !left.has(ask));
  const choose = (some: readonly Ask[], take: boolean) =>
    setLeft((before) => new Set([...[...before].filter((ask) => !some.includes(ask)), ...(take ? [] : some)]));
  const text = words.table.differences;
  return (
    <Modal
      opened
      onClose={close}
      title={text.title(file)}
      size={880}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      closeButtonProps={{ 'aria-label': text.close }}
      classNames={{ content: classes.dialog, title: classes.title, header: classes.header }}
    >
      {asks.length === 0 && <p>{text.none(file)}</p>}
      {asks.length > 0 && (
        <Checkbox
          className={classes.all}
          size="xs"
          label={text.all}
          checked={left.size === 0}
          indeterminate={left.size > 0 && taken.length > 0}
          onChange={(event) => choose(asks, event.currentTarget.checked)}
        />
      )}
      <ul className={classes.list}>
        {differences.map(({ ask, id, name, kind, isNew, cells }) => (
          <li key={`${ask.line} ${id}`} className={classes.row}>
            <Checkbox
              size="xs"
              aria-label={text.row(name)}
              checked={!left.has(ask)}
              onChange={(event) => choose([ask], event.currentTarget.checked)}
            />
            <div className={classes.what}>
              <p className={classes.name}>
                <strong>{name}</strong> <span className={classes.kind}>{kind}</span>
                {isNew && <span className={classes.new}>{text.added}</span>}
                <code className={classes.id}>{id}</code>
              </p>
              <dl className={classes.cells}>
                {cells.map(({ title, before, after }) => (
                  <div key={title} className={classes.cell}>
                    <dt>{title}</dt>
                    <dd>
                      {!isNew && <del>{before || text.empty}</del>}
                      <ins>{after || text.empty}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <section className={classes.notes} aria-label={text.notes}>
          <h3>{text.notes}</h3>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
      )}
      <footer className={classes.foot}>
        <p>{text.stays}</p>
        <Button disabled={taken.length === 0} onClick={() => void takeDifferences(taken)}>
          {text.take(taken.length)}
        </Button>
      </footer>
    </Modal>
  );
}
