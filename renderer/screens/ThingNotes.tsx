import type { ReactNode } from 'react';
import type { Changes, FieldChange, ThingChange } from '../../rules/notes/changes.ts';
import type { Passage } from '../../rules/notes/passages.ts';
import { toldOf, wordingLabel } from '../../rules/notes/written-notes.ts';
import { words } from '../words.ts';
import classes from './PatchNotes.module.css';

interface Props {
  readonly thing: ThingChange;
  /** What can be done about it. */
  readonly children?: ReactNode;
  /** What is to be known of it first. */
  readonly note?: ReactNode;
}

/** What became of one thing of the set. */
export function ThingNotes({ thing, children, note }: Props) {
  return (
    <section className={classes.thing} aria-label={thing.name}>
      <header className={classes.line}>
        <h4 className={classes.name}>
          <Name of={thing} />
        </h4>
        {children}
      </header>
      {note}
      <Body of={thing} />
    </section>
  );
}

function Name({ of: { name, formerName, change } }: { readonly of: Changes }) {
  return (
    <>
      {name}
      {formerName !== undefined && <span className={classes.former}> {words.versions.formerly(formerName)}</span>}
      {change !== 'changed' && (
        <span className={classes.badge} data-change={change}>
          {words.versions.changes[change]}
        </span>
      )}
    </>
  );
}

function Body({ of: { fields, parts } }: { readonly of: Changes }) {
  return (
    <>
      {fields.map((field) => (
        <Field key={`${field.kind} ${field.label}`} field={field} />
      ))}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two abilities may have one name, and notes are made anew as a whole
        <div key={index} className={classes.part}>
          <h5 className={classes.name}>
            <Name of={part} />
            <span className={classes.former}> {part.sort.toLowerCase()}</span>
          </h5>
          <Body of={part} />
        </div>
      ))}
    </>
  );
}

function Field({ field }: { readonly field: FieldChange }) {
  if (field.kind !== 'text') {
    return (
      <p className={classes.field}>
        <span className={classes.label}>{field.label}</span> {toldOf(field)}
      </p>
    );
  }
  const { before, after, passages } = field;
  const whole = before === undefined || after === undefined;
  return (
    <dl className={classes.wordings}>
      {before !== undefined && (
        <Wording label={wordingLabel(field, 'gone')} which="gone" passages={passages} whole={whole} />
      )}
      {after !== undefined && (
        <Wording label={wordingLabel(field, 'new')} which="new" passages={passages} whole={whole} />
      )}
    </dl>
  );
}

interface WordingProps {
  readonly label: string;
  readonly which: 'gone' | 'new';
  readonly passages: readonly Passage[];
  /** Whether there is no other wording that it differs from. */
  readonly whole: boolean;
}

function Wording({ label, which, passages, whole }: WordingProps) {
  const Mark = which === 'gone' ? 'del' : 'ins';
  return (
    <div className={classes.wording}>
      <dt>{label}</dt>
      <dd>
        {passages
          .filter(({ is }) => is === 'same' || is === which)
          // biome-ignore lint/suspicious/noArrayIndexKey: passages have nothing else to tell them apart
          .map(({ text, is }, index) => (is === 'same' || whole ? text : <Mark key={index}>{text}</Mark>))}
      </dd>
    </div>
  );
}
