import { useMemo, useRef } from 'react';
import type { PlannedSheet } from '../../app/contract/export-plan.ts';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { usePainted } from '../faces/use-painted.ts';
import { type ListOf, planSheet } from '../model/plan-sheet.ts';
import classes from './ExportPreview.module.css';

interface Props {
  readonly sheet: PlannedSheet;
  readonly listOf: ListOf;
  /** CSS pixels to show it at. */
  readonly width: number;
}

/** A planned sheet, painted from the lists that are exported. It is painted anew only where one of its own faces has changed. */
export function PlannedSheetCanvas({ sheet, listOf, width }: Props) {
  const before = useRef<readonly (DisplayList | undefined)[]>([]);
  const now = sheet.faces.map(({ face, back }) => listOf(face, back));
  const same = now.length === before.current.length && now.every((list, index) => list === before.current[index]);
  if (!same) before.current = now;
  const faces = before.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `faces` are what `listOf` gives, and it is another function with every letter that is typed
  const list = useMemo(() => planSheet(sheet, listOf), [sheet, faces]);
  const canvas = usePainted(list, width);
  return (
    <canvas ref={canvas} className={classes.paper} style={{ width, height: (width / sheet.width) * sheet.height }} />
  );
}
