import { Button, Checkbox, Popover, Select, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Change } from '../../rules/edit/change.ts';
import { moved } from '../../rules/edit/lists.ts';
import { fieldRemoved, fieldRetyped, saying } from '../../rules/plain/edit.ts';
import type { KindField } from '../../schemas/types.generated.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { tell } from '../stores/note.ts';
import { edit, textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import { Changeable } from './Changeable.tsx';
import classes from './KindFields.module.css';

interface Props {
  readonly field: Partial<KindField>;
  readonly file: string;
  readonly index: number;
  readonly last: boolean;
  /** What the kind is called. */
  readonly of: string;
}

const { kinds } = words;
const types = (Object.keys(kinds.types) as KindField['type'][]).map((value) => ({ value, label: kinds.types[value] }));

/** One field of a kind: what it is called, what may stand in it, and where it is printed. */
export function KindFieldRow({ field, file, index, last, of }: Props) {
  const { name = '', type = 'text', choices = [], required = false, hidden = false } = field;
  const pointer = `/fields/${index}`;
  const put = (label: string, key: keyof KindField, value: unknown) =>
    edit(label, [{ file, pointer: `${pointer}/${key}`, value }]);
  const retype = (next: string | null) => {
    const found = types.find(({ value }) => value === next);
    if (!found) return;
    const { changes, kept } = fieldRetyped(textsNow(), file, index, found.value);
    edit(kinds.retyped(of, name), changes);
    if (kept.length > 0) tell(kinds.kept(kept));
  };
  const move = (to: number) => edit(kinds.moved(of, name), moved(textsNow(), file, '/fields', index, to));
  return (
    <div className={classes.row}>
      <div className={classes.line}>
        <TextInput
          size="xs"
          className={classes.name}
          aria-label={kinds.name}
          value={name}
          maxLength={60}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') put(kinds.renamed(of, name), 'name', currentTarget.value);
          }}
        />
        <Select
          size="xs"
          className={classes.type}
          aria-label={`${kinds.type}: ${name}`}
          data={types}
          value={type}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
          onChange={retype}
        />
        <Changeable>
          <span className={classes.tools}>
            <IconButton
              icon="up"
              size={24}
              label={kinds.up(name)}
              disabled={index === 0}
              onClick={() => move(index - 1)}
            />
            <IconButton
              icon="down"
              size={24}
              label={kinds.down(name)}
              disabled={last}
              onClick={() => move(index + 1)}
            />
            <RemoveField field={field} file={file} index={index} of={of} />
          </span>
        </Changeable>
      </div>
      {type === 'choice' && (
        <TagsInput
          size="xs"
          aria-label={`${kinds.choices}: ${name}`}
          placeholder={kinds.choicesHint}
          value={[...choices]}
          onChange={(next) => put(kinds.changed(of, name), 'choices', next)}
        />
      )}
      <div className={classes.checks}>
        <Checkbox
          size="xs"
          label={<span title={kinds.requiredTold}>{kinds.required}</span>}
          checked={required}
          onChange={({ currentTarget }) => put(kinds.changed(of, name), 'required', currentTarget.checked || undefined)}
        />
        <Checkbox
          size="xs"
          label={<span title={kinds.hiddenTold}>{kinds.hidden}</span>}
          checked={hidden}
          onChange={({ currentTarget }) => put(kinds.changed(of, name), 'hidden', currentTarget.checked || undefined)}
        />
      </div>
    </div>
  );
}

/** Deletes a field at once where no card says anything in it; or else once the person has read how many do. */
function RemoveField({ field, file, index, of }: Omit<Props, 'last'>) {
  const [changes, setChanges] = useState<readonly Change[]>();
  const { name = '', id = '' } = field;
  const stop = () => setChanges(undefined);
  const remove = (what: readonly Change[]) => {
    stop();
    edit(kinds.removed(of, name), what);
  };
  const ask = () => {
    const what = fieldRemoved(textsNow(), file, index);
    if (saying(textsNow(), file, id).length === 0) remove(what);
    else setChanges(what);
  };
  return (
    <Popover
      opened={changes !== undefined}
      onChange={stop}
      position="bottom-end"
      width={260}
      trapFocus
      withArrow
      withRoles={false}
    >
      <Popover.Target>
        <span>
          <IconButton icon="bin" size={24} label={kinds.remove(name)} onClick={ask} />
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={kinds.remove(name)}>
        <p className={classes.told}>{kinds.loses(name, (changes?.length ?? 1) - 1)}</p>
        <Button size="compact-sm" color="red" variant="light" onClick={() => changes && remove(changes)}>
          {kinds.removeAnyway(name)}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
