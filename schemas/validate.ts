import type { Problem } from './problem.ts';
import { validators } from './validators.generated.js';

/** What does not agree with the schema, one sentence each. Empty when the value is what the schema asks for. */
export function validate(schema: string, file: string, value: unknown): Problem[] {
  const check = validators[schema];
  if (!check) throw new Error(`There is no schema ${schema}.`);
  if (check(value)) return [];
  return (check.errors ?? []).map((error) => ({
    severity: 'error',
    file,
    pointer: error.instancePath,
    code: `schema/${error.keyword}`,
    message: `${file}, ${error.instancePath.slice(1)}: ${error.message}`,
  }));
}
