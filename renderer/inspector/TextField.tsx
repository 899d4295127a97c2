import type { Diagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Input } from '../model/field.ts';
import { causesByHand, manualClauses, wordsOfFix } from '../model/manual-clauses.ts';
import type { Place } from '../model/scope.ts';
import { later } from '../shell/later.tsx';
import { useEditing } from '../stores/editing.ts';
import { desk } from '../stores/opened.ts';
import { useSystemWords } from '../stores/system.ts';
import { useValue } from '../stores/value.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { Changeable } from './Changeable.tsx';
import { Odds } from './Odds.tsx';
import { ReadAs } from './ReadAs.tsx';
import classes from './TextField.module.css';
import { useByHand } from './use-by-hand.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useReading } from './use-reading.ts';
import { useWanted } from './use-wanted.ts';

const TextEditor = later(
  () => import('../editor/TextEditor.tsx'),
  ({ value }) => <pre className={classes.waiting}>{value || ' '}</pre>,
);

/** The game's notation: what is printed, what the rules will do of it, and what it does to a target. */
export function TextField(props: FieldProps<Extract<Input, { kind: 'text' }>>) {
  const { field, place, of } = props;
  const [value, change] = useField(props);
  const text = typeof value === 'string' ? value : '';
  const base = useMemo(
    () => ({ file: place.file, pointer: place.pointer.replace(/\/[^/]*$/, '') }),
    [place.file, place.pointer],
  );
  const name = useValue(base.file, `${base.pointer}/name`);
  const { textHint, textHints } = useSystemWords();
  const { read, isOld } = useReading(base, field.key, typeof name === 'string' ? name : '', text);
  const byHand = useByHand(base, of);
  const readOnly = useWork((state) => state.status === 'read-only');
  const [view, setView] = useState<EditorView>();
  useWanted(place, () => {
    view?.focus();
    // In the middle, so that what the rules do of it and the odds are in view below it.
    view?.dom.scrollIntoView({ block: 'center' });
    return view !== undefined;
  });
  const latest = useRef(text);
  latest.current = text;
  const faults = useMemo(
    () =>
      manualClauses(read).map((clause): Diagnostic => {
        const { from, to, quote, fix, hangsOn } = clause;
        const write = fix && {
          name: words.text.write(wordsOfFix(fix, read?.text ?? '')),
          apply: () => change(latest.current.slice(0, fix.from) + fix.text + latest.current.slice(fix.to)),
        };
        const leave = hangsOn === undefined ? [{ name: words.text.onPurpose, apply: () => byHand.leave(quote) }] : [];
        const why = words.text.byHand(clause);
        const message = `“${quote}” ${why}${why.startsWith('is by hand') ? '' : ` ${words.text.peopleDo}`}`;
        return { from, to, severity: 'warning', message, actions: [...(write ? [write] : []), ...leave] };
      }),
    [read, byHand, change],
  );
  const { name: nameByHand, clauses } = useMemo(() => causesByHand(read), [read]);
  // What only hangs on another clause is mended with it.
  const byHandCount = clauses.length + (nameByHand ? 1 : 0);
  const complete = useCallback(
    (typed: string, at: number) => desk.ask('completions', { ...base, field: field.key, text: typed, at }),
    [base, field.key],
  );
  // On a unit's card stand several texts; one of them is spoken about.
  const alone = !/^\/(?:passives|defaultAbilities)\//.test(place.pointer) && !place.file.startsWith('enemies/');
  const here = useEditing((state) => state.text?.file === place.file && state.text.pointer === place.pointer);
  return (
    <div>
      <p className={classes.label} title={field.told}>
        <span data-label>{field.label}</span>
        {byHandCount > 0 && <span className={classes.count}>{words.text.faults(byHandCount)}</span>}
      </p>
      <TextEditor
        label={`${of}, ${field.label.toLowerCase()}`}
        value={text}
        hint={hintFor(place, textHints?.[field.key] ?? textHint)}
        readOnly={readOnly}
        read={read}
        faults={faults}
        onChange={(typed) => change(typed)}
        complete={complete}
        onReady={setView}
      />
      {(alone || here) && read && (
        <>
          <Changeable>
            <ReadAs
              read={read}
              byHand={byHand}
              isOld={isOld}
              onWrite={(fix) => change(text.slice(0, fix.from) + fix.text + text.slice(fix.to))}
              onSimilar={(to) => desk.ask('similar', { ...base, field: field.key, text, to })}
            />
          </Changeable>
          {text.trim() !== '' && <Odds place={base} read={read} />}
        </>
      )}
    </div>
  );
}

/** What may stand in an empty field. */
function hintFor({ file, pointer }: Place, hint: string): string {
  const { hintPassive, hintMap, hintHazard } = words.text;
  if (pointer.startsWith('/hazards/')) return hintHazard;
  if (pointer.startsWith('/passives/')) return hintPassive;
  return file.startsWith('maps/') ? hintMap : hint;
}
