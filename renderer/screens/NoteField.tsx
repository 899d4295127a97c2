import { Textarea } from '@mantine/core';
import { useValue } from '../stores/value.ts';
import { edit, settle, useWork } from '../stores/work.ts';
import { words } from '../words.ts';

/** The private note of something that has a file. */
export function NoteField({ file, name }: { readonly file: string; readonly name: string }) {
  const note = useValue(file, '/note');
  const readOnly = useWork(({ status }) => status === 'read-only');
  return (
    <Textarea
      label={words.note.label}
      description={words.note.description}
      data-edits
      autosize
      minRows={2}
      readOnly={readOnly}
      value={typeof note === 'string' ? note : ''}
      onChange={({ currentTarget: { value } }) =>
        edit(words.note.edit(name), [{ file, pointer: '/note', value: value === '' ? undefined : value }])
      }
      onBlur={settle}
    />
  );
}
