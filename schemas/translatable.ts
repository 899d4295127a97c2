import { resolved, type Schema } from './fields.ts';
import { pointerTo } from './place.ts';

/** A text that is printed, and so is translated. */
export interface Translatable {
  /** JSON pointer into its file. */
  readonly pointer: string;
  /** The schema's title of the field. */
  readonly field: string;
  readonly text: string;
}

/** The texts of a file that its schema marks with `translate`, in the order of the schema; none that says nothing. */
export function textsToTranslate(schema: Schema, value: unknown): readonly Translatable[] {
  const found: Translatable[] = [];
  const visit = (raw: Schema, part: unknown, keys: readonly (string | number)[]): void => {
    const { title = '', translate, properties = {}, items, additionalProperties: others } = resolved(raw);
    if (typeof part === 'string') {
      if (translate && part.trim() !== '') found.push({ pointer: pointerTo(...keys), field: title, text: part });
    } else if (Array.isArray(part)) {
      if (items) for (const [index, entry] of part.entries()) visit(items, entry, [...keys, index]);
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(properties))
        if (Object.hasOwn(part, key)) visit(inner, (part as Record<string, unknown>)[key], [...keys, key]);
      for (const [key, inner] of typeof others === 'object' ? Object.entries(part) : [])
        if (!Object.hasOwn(properties, key)) visit(others as Schema, inner, [...keys, key]);
    }
  };
  visit(schema, value, []);
  return found;
}
