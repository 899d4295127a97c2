import { useCallback, useMemo } from 'react';
import type { Field } from '../model/field.ts';
import { fitting } from '../model/fitting.ts';
import type { Place, Scope } from '../model/scope.ts';
import { useValue } from '../stores/value.ts';
import { edit } from '../stores/work.ts';

/** A field of something that is edited. */
export interface FieldProps<Of extends Field['input'] = Field['input']> {
  readonly field: Field & { readonly input: Of };
  readonly place: Place;
  /** What the field belongs to, for the label of an edit. */
  readonly of: string;
}

/** What stands in a field, and how to change it. Undefined takes it out of the file. */
export function useField({ field, place, of }: FieldProps): [value: unknown, change: (value: unknown) => void] {
  const written = useValue(place.file, place.pointer);
  const value = useMemo(() => fitting(field.input, written), [field.input, written]);
  const { file, pointer } = place;
  const { label } = field;
  const change = useCallback(
    (next: unknown) => edit(`${of}, ${label.toLowerCase()}`, [{ file, pointer, value: next }]),
    [file, pointer, of, label],
  );
  return [value, change];
}

/** A field of a scope. */
export const placeIn = ({ file, pointer }: Pick<Scope, 'file' | 'pointer'>, key: string): Place => ({
  file,
  pointer: `${pointer}/${key}`,
});
