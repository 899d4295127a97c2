import { useMemo } from 'react';
import type { TemplateKey } from '../../exporters/face/orientation.ts';
import { type TemplateZone, templateZones } from '../../exporters/face/template-zones.ts';
import { placesIn } from '../model/template-places.ts';
import { useOpened } from '../stores/opened.ts';
import { useValue } from '../stores/value.ts';

/** The zones of a template as the file has them now, also while its cards are still being laid out anew. */
export function useTemplateZones(kind: TemplateKey, panelTop: number | undefined): readonly TemplateZone[] {
  const cardSize = useOpened((state) => state.catalogue?.set?.theme.cardSize);
  const written = useValue('theme.json', '/templates');
  return useMemo(
    () => templateZones(kind, { cardSize, templates: placesIn(written) }, panelTop),
    [kind, cardSize, written, panelTop],
  );
}
