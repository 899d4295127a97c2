import { Modal, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { placeInText } from '../model/place-in-text.ts';
import type { Place } from '../model/scope.ts';
import { useOpened } from '../stores/opened.ts';
import { useView } from '../stores/view.ts';
import { edit, settle, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './FileText.module.css';
import { ProblemLine } from './ProblemLine.tsx';

const close = () => {
  settle();
  useView.setState({ file: undefined });
};

/** The text of a file, for what has no field: a file that is no JSON, a key that nobody knows, the walls of a map. */
export function FileText() {
  const place = useView((state) => state.file);
  return (
    <Modal
      opened={place !== undefined}
      onClose={close}
      title={place && words.glance.file(place.file)}
      size={820}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      closeButtonProps={{ 'aria-label': words.glance.closeFile }}
      classNames={{ content: classes.dialog, header: classes.dialog, title: classes.title }}
    >
      {place && <Text key={`${place.file}${place.pointer}`} place={place} />}
    </Modal>
  );
}

function Text({ place }: { readonly place: Place }) {
  const { file, pointer } = place;
  const text = useWork(({ history }) => history.files.get(file));
  const readOnly = useWork((state) => state.status === 'read-only');
  const problems = useOpened((state) => state.catalogue?.problems) ?? [];
  const here = problems.filter((problem) => problem.file === file);
  const field = useRef<HTMLTextAreaElement>(null);
  const { glance } = words;
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const at = placeInText(area.value, pointer);
    const end = area.value.indexOf('\n', at);
    area.focus();
    // The line is marked, so that it is seen among the others.
    area.setSelectionRange(area.value.lastIndexOf('\n', at - 1) + 1, end < 0 ? area.value.length : end);
    const line = area.value.slice(0, at).split('\n').length;
    const height = Number.parseFloat(getComputedStyle(area).lineHeight);
    area.scrollTop = Math.max(0, (line - 4) * height);
  }, [pointer]);
  if (text === undefined) return <p className={classes.hint}>{glance.fileGone}</p>;
  const type = (typed: string) => edit(glance.fileEdit(file), [{ file, text: typed }], `${file}#`);
  return (
    <div data-edits>
      <Textarea
        ref={field}
        value={text}
        readOnly={readOnly}
        aria-label={glance.file(file)}
        data-autofocus
        rows={18}
        spellCheck={false}
        classNames={{ input: classes.text }}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={settle}
      />
      {!readOnly && <p className={classes.hint}>{glance.fileHint}</p>}
      <div className={classes.problems} aria-live="polite">
        {here.length === 0 && <p className={classes.hint}>{glance.fileClean}</p>}
        {here.map((problem) => (
          <ProblemLine key={`${problem.pointer} ${problem.message}`} problem={problem} />
        ))}
      </div>
    </div>
  );
}
