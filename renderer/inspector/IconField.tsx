import { Autocomplete } from '@mantine/core';
import { useEffect, useState } from 'react';
import { iconNames, isIcon } from '../../exporters/face/icons.ts';
import { iconsNamed } from '../faces/assets.ts';
import type { Input } from '../model/field.ts';
import { words } from '../words.ts';
import classes from './IconField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** Icons that are offered at once. */
const mostOffered = 24;

/** An icon of the library, seen while it is chosen. */
export function IconField(props: FieldProps<Extract<Input, { kind: 'icon' }>>) {
  const { label, told } = props.field;
  const [value, change] = useField(props);
  const [typed, setTyped] = useState<string>();
  const own = typeof value === 'string' ? value : '';
  const shown = typed ?? own;
  const take = (name: string) => {
    setTyped(name);
    if (name === '') change(undefined);
    else if (isIcon(name)) change(name);
  };
  return (
    <Autocomplete
      size="xs"
      label={<span title={told}>{label}</span>}
      value={shown}
      data={iconNames as string[]}
      limit={mostOffered}
      maxDropdownHeight={280}
      placeholder="–"
      leftSection={own === '' ? undefined : <Sign name={own} />}
      error={typed !== undefined && typed !== '' && !isIcon(typed) ? words.field.noIcon : undefined}
      filter={({ options, search, limit }) => found(options as { value: string; label: string }[], search, limit)}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <Sign name={option.value} />
          {option.value}
        </span>
      )}
      onChange={take}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** Names that begin with what was typed come first. */
function found<T extends { readonly value: string }>(options: readonly T[], search: string, limit: number): T[] {
  const parts = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const all = options.filter(({ value }) => parts.every((part) => value.includes(part)));
  const first = parts[0] ?? '';
  return [...all].sort((a, b) => Number(b.value.startsWith(first)) - Number(a.value.startsWith(first))).slice(0, limit);
}

function Sign({ name }: { readonly name: string }) {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    let gone = false;
    void iconsNamed([name]).then((icons) => !gone && setPath(icons[name]));
    return () => {
      gone = true;
    };
  }, [name]);
  return (
    <svg width={18} height={18} viewBox="0 0 512 512" aria-hidden="true">
      <path d={path ?? ''} fill="currentColor" />
    </svg>
  );
}
