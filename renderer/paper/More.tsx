import { Checkbox, NumberInput, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { choosePdf, useExports } from '../stores/exports.ts';
import { words } from '../words.ts';
import classes from './Paper.module.css';

/** What few people need, folded away. */
export function More({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { what, innerMarks = false, packed = false, margin = 5 } = useExports((state) => state.pdf);
  const { paper } = words;
  return (
    <section>
      <UnstyledButton className={classes.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className={classes.sign} data-open={open || undefined}>
          <Icon name="chevron" size={14} />
        </span>
        {paper.more}
      </UnstyledButton>
      <div id={id} hidden={!open} className={classes.more}>
        {what === 'cards' && (
          <>
            <Checkbox
              label={paper.innerMarks}
              checked={innerMarks}
              onChange={(event) => choosePdf({ innerMarks: event.currentTarget.checked })}
            />
            <Checkbox
              label={paper.packed}
              checked={packed}
              onChange={(event) => choosePdf({ packed: event.currentTarget.checked })}
            />
          </>
        )}
        <NumberInput
          label={paper.margin}
          description={paper.marginTold}
          value={margin}
          min={0}
          max={1000}
          clampBehavior="none"
          onChange={(value) => typeof value === 'number' && value >= 0 && value <= 1000 && choosePdf({ margin: value })}
        />
        {children}
      </div>
    </section>
  );
}
