import type { Zone } from '../../exporters/face/zone.ts';
import { fieldName } from '../model/field-name.ts';
import type { Place } from '../model/scope.ts';
import { useEditing } from '../stores/editing.ts';
import { useOpened } from '../stores/opened.ts';
import classes from './Zones.module.css';

interface Props {
  /** What the face shows. */
  readonly source: Place | undefined;
  readonly zones: readonly Zone[];
  /** The one under the pointer. */
  readonly under: Zone | undefined;
  /** CSS pixels to the mm. */
  readonly scale: number;
}

/** Frames the part of a face under the pointer, with the name of its field, and the part whose field has the cursor. */
export function Zones({ source, zones, under, scale }: Props) {
  const set = useOpened((state) => state.catalogue?.set);
  const at = useEditing((state) => state.at);
  const typed = zones.filter(({ file, pointer }) => at?.file === file && covers(pointer, at.pointer));
  return (
    <>
      {typed.map((zone) => (
        <Frame key={`${zone.x} ${zone.y}`} zone={zone} scale={scale} kind="typed" />
      ))}
      {under && set && <Frame zone={under} scale={scale} kind="under" name={fieldName(set, under, source)} />}
    </>
  );
}

/** The field of a picture has fields of its own. */
const covers = (zone: string, field: string) => zone === field || field.startsWith(`${zone}/`);

interface FrameProps {
  readonly zone: Zone;
  readonly scale: number;
  readonly kind: 'typed' | 'under';
  readonly name?: string;
}

function Frame({ zone, scale, kind, name }: FrameProps) {
  const { x, y, w, h } = zone;
  const place = { left: x * scale, top: y * scale, width: w * scale, height: h * scale };
  return (
    <span className={classes.zone} data-kind={kind} style={place} aria-hidden="true">
      {name && <span className={classes.name}>{name}</span>}
    </span>
  );
}
