import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { valueIn } from '../model/value-in.ts';
import { Icon } from '../shell/Icon.tsx';
import { useEditing } from '../stores/editing.ts';
import { useWork } from '../stores/work.ts';
import classes from './Section.module.css';

interface Props {
  readonly title: string;
  readonly file: string;
  /** Pointers to the fields inside: it opens when one of them is asked for, and says whether anything stands in them. */
  readonly pointers: readonly string[];
  readonly children: ReactNode;
}

/** Fields that are not needed all the time, folded away. */
export function Section({ title, file, pointers, children }: Props) {
  const [open, setOpen] = useState(false);
  const wanted = useEditing((state) => state.wanted);
  const id = useId();
  const filled = useWork(
    ({ history }) => pointers.filter((pointer) => valueIn(history.files, file, pointer) !== undefined).length,
  );
  useEffect(() => {
    if (wanted?.file === file && pointers.some((pointer) => `${wanted.pointer}/`.startsWith(`${pointer}/`)))
      setOpen(true);
  }, [wanted, file, pointers]);
  return (
    <section className={classes.section}>
      <UnstyledButton className={classes.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className={classes.sign} data-open={open || undefined}>
          <Icon name="chevron" size={14} />
        </span>
        {title}
        {!open && filled > 0 && <span className={classes.filled}>{filled}</span>}
      </UnstyledButton>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
