import type { ValidateFunction } from 'ajv';

/** Validators of whole files by the `$id` of their schema. */
export const validators: Readonly<Record<string, ValidateFunction>>;

/** The schemas themselves by `$id`, as they stand in the `*.schema.json` files. */
export const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
