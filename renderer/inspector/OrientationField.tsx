import { SegmentedControl } from '@mantine/core';
import { type Orientation, ofTemplate, type TemplateKey } from '../../exporters/face/orientation.ts';
import type { Face } from '../model/catalogue.ts';
import { templateKinds } from '../model/template-places.ts';
import { useOpened } from '../stores/opened.ts';
import { orientKind } from '../stores/template.ts';
import { words } from '../words.ts';
import classes from './TemplateForm.module.css';

const ways: readonly Orientation[] = ['portrait', 'landscape'];

interface Props {
  readonly template: TemplateKey;
  readonly face: Face | undefined;
}

/** Whether the cards of one kind stand or lie; backs do as their fronts. */
export function OrientationField({ template, face }: Props) {
  const { kind, orientation } = ofTemplate(template);
  const isSquare = useOpened((state) => state.catalogue?.set?.theme.cardSize) === 'square';
  if (isSquare || !templateKinds.has(kind)) return undefined;
  const { template: said } = words;
  return (
    <div className={classes.orientation}>
      <span id="orientation-of-kind">{said.orientation}</span>
      <SegmentedControl
        size="xs"
        aria-labelledby="orientation-of-kind"
        data={ways.map((way) => ({ value: way, label: said.orientations[way] }))}
        value={orientation}
        onChange={(way) => orientKind(kind, way as Orientation, face)}
      />
    </div>
  );
}
