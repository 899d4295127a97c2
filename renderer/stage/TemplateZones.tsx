import type { TemplateKey } from '../../exporters/face/orientation.ts';
import type { TemplateZone } from '../../exporters/face/template-zones.ts';
import type { Face } from '../model/catalogue.ts';
import { edges, type Grip } from '../model/zone-moves.ts';
import { nameOf, selectZone, setZoneBack, useTemplate } from '../stores/template.ts';
import { settle, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './TemplateZones.module.css';
import { useTemplateZones } from './use-template-zones.ts';
import { useZoneDrag } from './use-zone-drag.ts';

interface Props {
  readonly face: Face;
  readonly kind: TemplateKey;
  /** CSS pixels to the mm. */
  readonly scale: number;
}

/** The zones of a card's template, to be moved and sized on the card. */
export default function TemplateZones({ face, kind, scale }: Props) {
  const zones = useTemplateZones(kind, face.panelTop);
  const drag = useZoneDrag(kind, zones, scale);
  const chosen = useTemplate((state) => state.zone);
  const readOnly = useWork((state) => state.status === 'read-only');
  const { template } = words;
  const selected = zones.find(({ id }) => id === chosen);
  const grip = (zone: TemplateZone, of: Grip) =>
    readOnly
      ? {}
      : {
          onPointerDown: drag.down(zone, of),
          onPointerMove: drag.move,
          onPointerUp: drag.end,
          onPointerCancel: drag.end,
          onKeyDown: drag.key(zone, of),
          onBlur: settle,
        };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard selects a zone by going to it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
    <div
      className={classes.zones}
      role="group"
      aria-label={template.on(template.kindOf(kind))}
      data-zones
      onClick={(event) => event.target === event.currentTarget && selectZone(undefined)}
    >
      {zones.map((zone) => (
        <button
          key={zone.id}
          type="button"
          className={classes.zone}
          style={placeOf(zone, scale)}
          aria-label={template.zone(nameOf(zone.id), zone.x, zone.y, zone.w, zone.h)}
          aria-pressed={zone.id === chosen}
          data-zone={zone.id}
          data-out={isOut(zone) || undefined}
          onFocus={() => selectZone(zone.id)}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            selectZone(zone.id);
          }}
          onDoubleClick={() => zone.moved && !readOnly && setZoneBack(kind, zone.id)}
          {...grip(zone, 'move')}
        >
          <span className={classes.name}>{nameOf(zone.id)}</span>
        </button>
      ))}
      {selected &&
        !readOnly &&
        edges.map((edge) => (
          <button
            key={edge}
            type="button"
            className={classes.grip}
            style={gripAt(selected, edge, scale)}
            aria-label={template.grip(nameOf(selected.id), template.grips[edge])}
            data-grip={edge}
            {...grip(selected, edge)}
          />
        ))}
      {drag.lines.x.map((x) => (
        <span key={`x${x}`} className={classes.line} data-line="x" style={{ left: x * scale }} />
      ))}
      {drag.lines.y.map((y) => (
        <span key={`y${y}`} className={classes.line} data-line="y" style={{ top: y * scale }} />
      ))}
    </div>
  );
}

const placeOf = ({ x, y, w, h }: TemplateZone, scale: number) => ({
  left: x * scale,
  top: y * scale,
  width: w * scale,
  height: h * scale,
});

/** Where the middle of a handle is. */
const gripAt = ({ x, y, w, h }: TemplateZone, edge: Grip, scale: number) => ({
  left: (x + (edge.includes('w') ? 0 : edge.includes('e') ? w : w / 2)) * scale,
  top: (y + (edge.includes('n') ? 0 : edge.includes('s') ? h : h / 2)) * scale,
});

/** Whether it leaves what it should stay in. */
const isOut = ({ x, y, w, h, within }: TemplateZone): boolean =>
  x < within.x - 0.1 || y < within.y - 0.1 || x + w > within.x + within.w + 0.1 || y + h > within.y + within.h + 0.1;
