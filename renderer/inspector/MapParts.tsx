import { memo } from 'react';
import { resolved, schemaOf } from '../../schemas/fields.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import type { Place } from '../model/scope.ts';
import { useSystem } from '../stores/system.ts';
import { useValue } from '../stores/value.ts';
import { words } from '../words.ts';
import { Changeable } from './Changeable.tsx';
import { Form } from './Form.tsx';
import { MapSize } from './MapSize.tsx';
import classes from './Parts.module.css';

const partSchema = (key: string) => resolved(resolved(schemaOf('teamfight/map')?.properties?.[key] ?? {}).items ?? {});
const schemas = { hazards: partSchema('hazards'), controlPoints: partSchema('controlPoints') };

interface Props {
  readonly place: Place;
  readonly name: string;
}

/** What of a map is painted and has words all the same: its size, its hazards and its control points. */
export const MapParts = memo(function MapParts({ place: { file }, name }: Props) {
  const map = useValue(file) as Partial<MapFile> | undefined;
  const { plays } = useSystem();
  // Only where units stand on a map do cells do something to them.
  const lists = plays ? (['hazards', 'controlPoints'] as const) : [];
  const { hazards, controlPoints, cells, none } = words.mapParts;
  return (
    <>
      <Changeable>
        <MapSize key={`${file} ${map?.columns} ${map?.rows}`} file={file} name={name} />
      </Changeable>
      {lists.map((list) => {
        const areas = Array.isArray(map?.[list]) ? map[list] : [];
        return (
          <section key={list} className={classes.parts} aria-label={words.mapParts[list]}>
            <h3 className={classes.title}>{list === 'hazards' ? hazards : controlPoints}</h3>
            {areas.length === 0 && <p className={classes.text}>{none[list]}</p>}
            <ul className={classes.list}>
              {areas.map((area, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two areas may have the same name
                <li key={index} className={classes.part}>
                  <Form
                    place={{ file, pointer: `/${list}/${index}` }}
                    schema={schemas[list]}
                    of={`${name}, ${area.name}`}
                  />
                  <p className={classes.text}>{cells(Array.isArray(area.cells) ? area.cells : [])}</p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
});
