import { resolved, type Schema } from '../../schemas/fields.ts';
import { spoken } from './field.ts';

/** What a new thing is asked for or has anyway. */
const known: ReadonlySet<string> = new Set(['$schema', 'id', 'name', 'status']);

/** What a new thing says of itself before anybody changes it, a phrase for each of its fields: "Health 8", "Default abilities: Strike". Pure. */
export const toldStart = (schema: Schema, data: object): string[] =>
  phrases(schema, Object.fromEntries(Object.entries(data).filter(([key]) => !known.has(key))));

const phrases = (schema: Schema, data: object): string[] =>
  Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const field = schema.properties?.[key];
    if (!field) return [];
    const { title = key } = resolved(field);
    if (typeof value !== 'object' || value === null) return `${title} ${said(value)}`;
    const parts = Array.isArray(value) ? value.flatMap(inList) : phrases(resolved(field), value);
    return parts.length === 0 ? [] : `${title}: ${parts.join(', ')}`;
  });

/** An id as it is said, and a text in quotes. */
function said(value: unknown): string {
  const text = String(value);
  if (/^[a-z-]+$/.test(text)) return spoken(text);
  return text.includes(' ') ? `“${text}”` : text;
}

function inList(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [said(value)];
  const { name, text } = value as { readonly name?: unknown; readonly text?: unknown };
  if (typeof name !== 'string') return [];
  return [typeof text === 'string' && text !== '' ? `${name} “${text}”` : name];
}
