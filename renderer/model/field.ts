import { resolved, type Schema } from '../../schemas/fields.ts';
import type { Kind } from '../../schemas/kinds.ts';
import { refKinds } from './ref-kinds.ts';

/** One field of a form, as the schema describes it. */
export interface Field {
  readonly key: string;
  /** The schema's title. */
  readonly label: string;
  /** What it means, in a sentence or two. */
  readonly told: string;
  readonly required: boolean;
  readonly input: Input;
}

/** What a field is filled in with. */
export type Input =
  /** The game's notation: what is printed and played. */
  | { readonly kind: 'text' }
  /** Words over several lines that no rule reads. */
  | { readonly kind: 'prose' }
  | { readonly kind: 'line'; readonly most: number }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly whole: boolean;
      /** What counts where nothing is written. */
      readonly usual: string | undefined;
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly string[];
      /** What counts where nothing is chosen, as it is said. */
      readonly usual: string | undefined;
    }
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'colour';
      /** What counts where nothing is written, where that is known. */
      readonly usual?: string | undefined;
    }
  | { readonly kind: 'colours'; readonly count: number }
  | { readonly kind: 'picture'; readonly fields: readonly Field[] }
  /** A picture of the person's own, by its path in the set. */
  | { readonly kind: 'frame' }
  /** A place in a picture: how far from the left and from the top. */
  | { readonly kind: 'focus' }
  /** A name from the icon library. */
  | { readonly kind: 'icon' }
  /** Things of the set, by their ids. */
  | { readonly kind: 'refs' }
  /** One thing of the set, of these kinds. */
  | { readonly kind: 'ref'; readonly kinds: readonly Kind[] }
  /** A few of some words, in their order. */
  | { readonly kind: 'choices'; readonly options: readonly string[]; readonly most: number }
  /** Fields that belong together. */
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'dice' }
  /** Parts with a name and a text of their own. */
  | { readonly kind: 'parts'; readonly noun: string; readonly schema: Schema };

/** What other places than a field keep: the file's own marks, and notes that are written beside a text. */
const elsewhere: ReadonlySet<string> = new Set([
  '$schema',
  'id',
  'byHand',
  'system',
  'format',
  'uses',
  'rules',
  'intro',
  // They stand with the picture below a map.
  'pictureUse',
  'pictureStrength',
  // The fields of a kind of card have an editor of their own.
  'fields',
]);

/** Fields that name an icon. */
const icons: ReadonlySet<string> = new Set(['icon', 'accent', 'emblem']);
const iconInput: Input = { kind: 'icon' };
const focusInput: Input = { kind: 'focus' };
const frameInput: Input = { kind: 'frame' };

/** The fields of an object, in the order of its schema. Pure. */
export function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, raw]): Field[] => {
    const input = elsewhere.has(key)
      ? undefined
      : icons.has(key)
        ? iconInput
        : key === 'focus'
          ? focusInput
          : key === 'frame'
            ? frameInput
            : (refOf(key, raw) ?? inputOf(raw));
    if (!input) return [];
    const { title = key, description = '' } = resolved(raw);
    return [{ key, label: title, told: description, required: schema.required?.includes(key) ?? false, input }];
  });
}

/** Shared parts that have an input of their own, by the end of their reference. */
const named: Readonly<Record<string, (schema: Schema) => Input>> = {
  text: () => ({ kind: 'text' }),
  richText: () => ({ kind: 'prose' }),
  description: () => ({ kind: 'prose' }),
  note: () => ({ kind: 'prose' }),
  colour: () => ({ kind: 'colour' }),
  refs: () => ({ kind: 'refs' }),
  art: (schema) => ({ kind: 'picture', fields: fieldsOf(schema) }),
  attributeScores: groupOf,
  rollScores: groupOf,
  elementScores: groupOf,
  racialAbility: groupOf,
  essenceCost: groupOf,
  unitAttack: groupOf,
  unitDefence: groupOf,
  unitRange: groupOf,
  unitMovement: groupOf,
};

function groupOf(schema: Schema): Input {
  return { kind: 'group', fields: fieldsOf(schema) };
}

/** A reference whose key says what it may name. */
function refOf(key: string, raw: Schema): Input | undefined {
  const kinds = refKinds[key];
  return kinds && raw.$ref?.endsWith('/ref') ? { kind: 'ref', kinds } : undefined;
}

function inputOf(raw: Schema): Input | undefined {
  const schema = resolved(raw);
  const own = named[raw.$ref?.split('/').at(-1) ?? ''];
  if (own) return own(schema);
  if (schema.enum) return { kind: 'choice', options: schema.enum, usual: usualOf(schema.enum, schema.description) };
  switch (schema.type) {
    case 'string':
      return { kind: 'line', most: schema.maxLength ?? 1000 };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        least: schema.minimum ?? 0,
        most: schema.maximum ?? 999,
        whole: schema.type === 'integer',
        usual: /(\d+) if left out/.exec(schema.description ?? '')?.[1],
      };
    case 'boolean':
      return { kind: 'switch' };
    case 'array':
      return schema.items && listOf(schema, schema.items);
    default:
      return undefined;
  }
}

/** The choice of which a description says “… if left out”, as it is said. */
const usualOf = (options: readonly string[], description = ''): string | undefined =>
  options.map(spoken).find((option) => description.toLowerCase().includes(`${option} if left out`));

/** An id as it is said: "needs testing". */
export const spoken = (id: string): string => id.replaceAll('-', ' ');

function listOf({ maxItems = 1 }: Schema, items: Schema): Input | undefined {
  const item = resolved(items);
  if (items.$ref?.endsWith('/colour')) return { kind: 'colours', count: maxItems };
  if (items.$ref?.endsWith('/die')) return { kind: 'dice' };
  if (item.enum) return { kind: 'choices', options: item.enum, most: maxItems };
  if (item.type === 'object') return { kind: 'parts', noun: item.title ?? 'Part', schema: item };
  return undefined;
}
