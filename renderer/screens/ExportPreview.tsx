import { Modal, ScrollArea } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { profiles } from '../../exporters/face/print-profiles.ts';
import { countProblems } from '../model/count-problems.ts';
import type { ListOf } from '../model/plan-sheet.ts';
import { chosenExport, inItsLanguages, useExports } from '../stores/exports.ts';
import { useLanguage } from '../stores/language.ts';
import { useOpened } from '../stores/opened.ts';
import { askPlan, usePlan } from '../stores/plan.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './ExportPreview.module.css';
import inspector from './Inspector.module.css';
import { PlannedSheetCanvas } from './PlannedSheetCanvas.tsx';

/** CSS pixels between two sheets of a line. */
const gap = 12;
/** Rest in ms after the last choice or save before the sheets are laid out anew. */
const rest = 250;

/** The pages, sheets or pictures as they will come out, and what will not be among them. */
export default function ExportPreview() {
  const { out } = words;
  const { kind, pdf, png, tts } = useExports();
  const { folder, catalogue, edition } = useOpened();
  const disk = useWork((state) => state.disk);
  const shown = useLanguage((state) => state.shown);
  const { plan, kind: planned, planning, refusal } = usePlan();
  const { ref, width } = useElementSize();
  // Two to a line, however wide the panel is.
  const small = Math.floor((width - gap) / 2);
  const [large, setLarge] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, another text or another picture on the disk is another plan
  useEffect(() => {
    if (folder === undefined) return;
    const soon = setTimeout(() => void askPlan(folder, inItsLanguages(chosenExport()), shown), rest);
    return () => clearTimeout(soon);
  }, [
    folder,
    shown,
    kind,
    kind === 'pdf' ? pdf : kind === 'png' ? png : kind === 'tts' ? `${tts.cell} ${tts.languages}` : '',
    disk,
    edition,
  ]);
  const listOf = useMemo((): ListOf => {
    const faces = new Map(catalogue?.items.flatMap((item) => item.faces.map((face) => [face.key, face] as const)));
    const strangers = new Map(plan?.lists);
    return (key, back) => {
      const face = faces.get(key);
      return face ? (back ? face.back : face.list) : strangers.get(key);
    };
  }, [catalogue, plan]);
  const profile = kind === 'pdf' ? pdf.profile : kind === 'png' ? png.profile : undefined;
  const stale = planning || planned !== kind;
  const sheets = plan?.sheets ?? [];
  const chosen = large === undefined ? undefined : sheets[large];
  const problems = catalogue?.problems ?? [];
  return (
    <ScrollArea className={inspector.scroll} type="auto">
      <h2 className={inspector.title}>{out.comesOut}</h2>
      <p className={inspector.sort} aria-live="polite">
        {plan && planned === kind ? out.count(plan.total, out.units[kind], sheets.length) : refusal ? '' : out.planning}
      </p>
      {refusal && <p className={classes.refusal}>{refusal}</p>}
      {plan && plan.without.length > 0 && (
        <section className={classes.without} aria-label={out.without}>
          <h3 className={inspector.label}>{out.without}</h3>
          {plan.without.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      {plan && (plan.told.length > 0 || problems.length > 0) && (
        <section className={classes.without} aria-label={out.told}>
          <h3 className={inspector.label}>{out.told}</h3>
          {plan.told.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {problems.length > 0 && <p>{out.problems(countProblems(problems))}</p>}
        </section>
      )}
      {plan?.checked && profile && (
        <section className={classes.without} aria-label={words.paper.checked(profiles[profile].name)}>
          <h3 className={inspector.label}>{words.paper.checked(profiles[profile].name)}</h3>
          {plan.checked.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>{words.paper.cutHere}</p>
        </section>
      )}
      <div ref={ref} className={classes.sheets} data-stale={stale || undefined}>
        {small > 0 &&
          sheets.map((sheet, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets have an order and no names of their own
              key={index}
              type="button"
              className={classes.sheet}
              style={{ width: small }}
              aria-label={out.enlarge(sheet.name)}
              onClick={() => setLarge(index)}
            >
              <PlannedSheetCanvas sheet={sheet} listOf={listOf} width={small} />
              <span className={classes.name}>{sheet.name}</span>
            </button>
          ))}
      </div>
      <Modal
        opened={chosen !== undefined}
        onClose={() => setLarge(undefined)}
        title={chosen?.name}
        size="auto"
        overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
        closeButtonProps={{ 'aria-label': out.close }}
      >
        {chosen && <PlannedSheetCanvas sheet={chosen} listOf={listOf} width={largest(chosen)} />}
      </Modal>
    </ScrollArea>
  );
}

/** CSS pixels at which a sheet fits the window, with the frame of the dialog around it. */
const largest = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.floor(Math.min(innerWidth * 0.84, ((innerHeight * 0.78) / height) * width));
