import { Button, NumberInput, Select, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { middleSpeed } from '../../../rules/teamfight/middle-speed.ts';
import section from '../../inspector/Section.module.css';
import { Icon } from '../../shell/Icon.tsx';
import { chooseDiagram, saveDiagram, useDiagram } from '../../stores/diagram.ts';
import { useOpened } from '../../stores/opened.ts';
import { usePainter } from '../../stores/painter.ts';
import { useSight } from '../../stores/sight.ts';
import { words } from '../../words.ts';
import classes from './DiagramSection.module.css';

/** Saves the map, or what is selected of it, with what is seen from the pinned cell. */
export function DiagramSection({ file }: { readonly file: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { what, format, dpi, saving, of, said } = useDiagram();
  const set = useOpened((state) => state.catalogue?.set);
  const selection = usePainter((state) => state.selection);
  const { pins, area } = useSight();
  const { diagram } = words;
  return (
    <section className={section.section} aria-label={diagram.title}>
      <UnstyledButton className={section.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className={section.sign} data-open={open || undefined}>
          <Icon name="chevron" size={14} />
        </span>
        {diagram.title}
      </UnstyledButton>
      <div id={id} hidden={!open} className={classes.body}>
        <p className={classes.said}>{pins.length > 0 ? diagram.told : diagram.noPin}</p>
        {selection && <p className={classes.said}>{diagram.part(selection.columns, selection.rows)}</p>}
        {pins.length > 0 && (
          <Select
            size="xs"
            label={diagram.draw}
            value={what === 'area' && !area ? 'sight' : what}
            allowDeselect={false}
            data={(['sight', 'reach', 'area'] as const).map((value) => ({
              value,
              label: diagram.draws[value],
              disabled: value === 'area' && !area,
            }))}
            onChange={(value) => value && chooseDiagram({ what: value })}
          />
        )}
        <div className={classes.pair}>
          <Select
            size="xs"
            label={diagram.format}
            value={format}
            allowDeselect={false}
            data={(['png', 'svg'] as const).map((value) => ({ value, label: diagram.formats[value] }))}
            onChange={(value) => value && chooseDiagram({ format: value })}
          />
          {format === 'png' && (
            <NumberInput
              size="xs"
              label={diagram.dpi}
              value={dpi}
              min={36}
              max={1200}
              step={50}
              clampBehavior="blur"
              onChange={(value) =>
                typeof value === 'number' && value >= 36 && value <= 1200 && chooseDiagram({ dpi: value })
              }
            />
          )}
        </div>
        <Button size="compact-sm" disabled={saving || !set} onClick={() => set && void saveDiagram(middleSpeed(set))}>
          {diagram.save}
        </Button>
        <p className={classes.said} role="status">
          {saving ? diagram.saving : of === file ? said : undefined}
        </p>
      </div>
    </section>
  );
}
