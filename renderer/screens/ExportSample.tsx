import { ScrollArea } from '@mantine/core';
import { useMemo } from 'react';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import type { Face } from '../model/catalogue.ts';
import { sampleOf } from '../model/sample-of.ts';
import { useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import classes from './Export.module.css';
import inspector from './Inspector.module.css';

/** CSS pixels: three cards, one map or four tokens to a line; the map fits the inspector of a small window too. */
const widthOf = ({ sort, shape }: Face) => (sort === 'Map' ? 216 : shape === 'card' ? 80 : 56);

/** Some of what comes out, painted from the lists that are exported. */
export function ExportSample() {
  const items = useOpened((state) => state.catalogue?.items);
  const { kind, pdf } = useExports();
  const faces = useMemo(() => sampleOf(items ?? [], kind === 'pdf' ? pdf.what : 'everything'), [items, kind, pdf.what]);
  return (
    <ScrollArea className={inspector.scroll} type="auto">
      <h2 className={inspector.title}>Among what comes out</h2>
      {faces.length === 0 && <p className={inspector.sort}>The set has nothing of this yet.</p>}
      <div className={classes.sample}>
        {faces.map((face) => (
          <span
            key={face.key}
            role="img"
            aria-label={`${face.sort}: ${face.name}`}
            title={`${face.sort}: ${face.name}`}
          >
            <FaceCanvas face={face} width={widthOf(face)} />
          </span>
        ))}
      </div>
    </ScrollArea>
  );
}
