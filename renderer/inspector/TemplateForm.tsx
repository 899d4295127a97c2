import { Button, NumberInput, UnstyledButton } from '@mantine/core';
import type { TemplateKey } from '../../exporters/face/orientation.ts';
import type { TemplateZone } from '../../exporters/face/template-zones.ts';
import type { Face } from '../model/catalogue.ts';
import { useTemplateZones } from '../stage/use-template-zones.ts';
import { nameOf, placeZone, selectZone, setZoneBack, useTemplate } from '../stores/template.ts';
import { settle } from '../stores/work.ts';
import { words } from '../words.ts';
import { OrientationField } from './OrientationField.tsx';
import classes from './TemplateForm.module.css';

interface Props {
  readonly kind: TemplateKey;
  readonly face: Face | undefined;
}

/** The zones of a template by name, and where the selected one lies. */
export default function TemplateForm({ kind, face }: Props) {
  const zones = useTemplateZones(kind, face?.panelTop);
  const chosen = useTemplate((state) => state.zone);
  const { template } = words;
  const selected = zones.find(({ id }) => id === chosen);
  return (
    <>
      <OrientationField template={kind} face={face} />
      <p className={classes.said}>{template.told}</p>
      <ul className={classes.list} aria-label={template.list}>
        {zones.map(({ id, moved }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.zone}
              aria-pressed={id === chosen}
              data-of-zone={id}
              onClick={() => selectZone(id)}
            >
              {nameOf(id)}
              {moved && <span className={classes.moved}>{template.isMoved}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {selected && <Place key={selected.id} kind={kind} zone={selected} />}
      {zones.some(({ moved }) => moved) && (
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setZoneBack(kind)}>
          {template.backAll}
        </Button>
      )}
    </>
  );
}

/** The figures of one zone. */
function Place({ kind, zone }: { readonly kind: TemplateKey; readonly zone: TemplateZone }) {
  const { template } = words;
  const name = nameOf(zone.id);
  const standsOnEdge = zone.kind === 'emblem' && kind !== 'back' && !zone.moved;
  return (
    <section className={classes.place} aria-label={name}>
      <h3 className={classes.head}>
        {name}
        {zone.moved && (
          <Button size="compact-xs" variant="default" onClick={() => setZoneBack(kind, zone.id)}>
            {template.backOf(name)}
          </Button>
        )}
      </h3>
      <div className={classes.figures}>
        {(['x', 'y', 'w', 'h'] as const).map((key) => (
          <NumberInput
            key={key}
            size="xs"
            label={template.fields[key]}
            suffix={` ${template.unit}`}
            value={zone[key]}
            step={0.5}
            decimalScale={2}
            min={key === 'x' || key === 'y' ? -10 : 1}
            max={200}
            clampBehavior="strict"
            onChange={(value) => {
              if (typeof value === 'number' && value !== zone[key])
                placeZone(kind, zone.id, { ...boxOf(zone), [key]: value });
            }}
            onBlur={settle}
          />
        ))}
      </div>
      {zone.kind === 'panel' && (
        <p className={classes.said}>{zone.beside ? template.besideTold : template.panelTold}</p>
      )}
      {standsOnEdge && <p className={classes.said}>{template.edgeTold}</p>}
    </section>
  );
}

const boxOf = ({ x, y, w, h }: TemplateZone) => ({ x, y, w, h });
