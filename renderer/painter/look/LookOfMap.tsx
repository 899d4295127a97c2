import { Checkbox, SegmentedControl, UnstyledButton } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { mapPages } from '../../../exporters/face/board/map-pages.ts';
import section from '../../inspector/Section.module.css';
import { isOfLook } from '../../model/scope.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useEditing } from '../../stores/editing.ts';
import { choosePaper, toggleLowInk, togglePages, useMapView } from '../../stores/map-view.ts';
import { mapIn } from '../../stores/painter.ts';
import { useWork } from '../../stores/work.ts';
import { words } from '../../words.ts';
import classes from './Look.module.css';
import { LookFields } from './LookFields.tsx';
import { PictureBelow } from './PictureBelow.tsx';

/** How a map looks, what lies below it, and how it comes out on paper. */
export function LookOfMap({ file, name }: { readonly file: string; readonly name: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const wanted = useEditing((state) => state.wanted);
  useEffect(() => {
    if (wanted?.file === file && isOfLook(wanted.pointer)) setOpen(true);
  }, [wanted, file]);
  const readOnly = useWork((state) => state.readOnly !== undefined);
  const { title, of } = words.mapLook;
  return (
    <section className={section.section} aria-label={title}>
      <UnstyledButton className={section.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className={section.sign} data-open={open || undefined}>
          <Icon name="chevron" size={14} />
        </span>
        {title}
      </UnstyledButton>
      <div id={id} hidden={!open} className={classes.body}>
        {open && (
          <>
            <fieldset className={classes.fields} disabled={readOnly}>
              <LookFields place={{ file, pointer: '/look' }} of={of(name)} />
              <PictureBelow file={file} name={name} />
            </fieldset>
            <Shown file={file} />
          </>
        )}
      </div>
    </section>
  );
}

/** What of the print is shown on the stage. */
function Shown({ file }: { readonly file: string }) {
  const { lowInk, pages, paper } = useMapView();
  const map = useWork(({ history }) => mapIn(history.files, file));
  const { shows, lowInk: low, pages: edges, paper: label, papers, count } = words.mapLook;
  const plan = map && mapPages(paper, map);
  return (
    <section className={classes.shown} aria-label={shows}>
      <Checkbox size="xs" label={low} checked={lowInk} onChange={toggleLowInk} />
      <Checkbox size="xs" label={edges} checked={pages} onChange={togglePages} />
      {pages && (
        <>
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={label}
            value={paper}
            onChange={(value) => choosePaper(value as typeof paper)}
            data={[
              { value: 'a4', label: papers.a4 },
              { value: 'letter', label: papers.letter },
            ]}
          />
          {plan && <p className={classes.said}>{count(plan.across * plan.down)}</p>}
        </>
      )}
    </section>
  );
}
