import { useEffect, useRef } from 'react';
import { countProblems } from '../model/count-problems.ts';
import { MarkPrinted } from '../paper/MarkPrinted.tsx';
import { useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import { CopyButton } from './CopyButton.tsx';
import classes from './Export.module.css';

/** What was written of the set in the window and what to do next, or why nothing was. */
export function ExportOutcome() {
  const { kind, of, made, refusal } = useExports();
  const open = useOpened((state) => state.folder);
  const shown = useRef<HTMLDivElement>(null);
  const known = useRef(made ?? refusal);
  // What comes of it lies below what there is to choose: who waits for it is led there, who comes back later is not.
  useEffect(() => {
    if (known.current !== (made ?? refusal)) shown.current?.scrollIntoView({ block: 'nearest' });
    known.current = made ?? refusal;
  }, [made, refusal]);
  if (of?.folder !== open) return undefined;
  if (refusal) {
    return (
      <p ref={shown} className={classes.refusal} role="alert">
        {refusal}
      </p>
    );
  }
  if (!made) return undefined;
  return (
    <section ref={shown} className={classes.made} aria-label={words.out.made} role="status">
      <h3>{made.summary}</h3>
      {!made.summary.includes(made.path) && <p className={classes.path}>{made.path}</p>}
      {made.next.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={classes.after}>
        <CopyButton label={words.out.copyPath} text={() => made.path} size="compact-sm" />
        {kind === 'pdf' && <MarkPrinted key={made.path + made.summary} />}
      </div>
      {made.problems.length > 0 && <p>{words.out.problems(countProblems(made.problems))}</p>}
    </section>
  );
}
