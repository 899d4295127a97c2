import type { ValidateFunction } from 'ajv';
export const validators: Readonly<Record<string, ValidateFunction>>;
