import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { Field } from '../model/field.ts';
import type { Place } from '../model/scope.ts';

/** A field and what it belongs to. */
export interface NestedProps {
  readonly field: Field;
  /** What the field belongs to. */
  readonly base: Place;
  readonly of: string;
  /** Without a label to be seen, where the field's place says what it is. */
  readonly bare?: boolean;
}

/** The form's own field, for fields that have fields inside of them. */
export const FieldOfForm = createContext<ComponentType<NestedProps> | undefined>(undefined);

/** A field inside of a field. */
export function NestedField(props: NestedProps) {
  const field = useContext(FieldOfForm);
  return field && createElement(field, props);
}
