import { find, type GameSet } from '../../rules/game-set.ts';
import type { Schema } from '../../schemas/fields.ts';
import type { KindField, PlainCardKind } from '../../schemas/types.generated.ts';

/** What each type of field is filled in with. */
const inputs: Readonly<Record<KindField['type'], Schema>> = {
  text: { type: 'string', maxLength: 20000 },
  'rich-text': { $ref: 'setwright:common#/$defs/richText' },
  number: { type: 'number', minimum: -1_000_000, maximum: 1_000_000 },
  choice: { type: 'string' },
  picture: { $ref: 'setwright:common#/$defs/art' },
  colour: { $ref: 'setwright:common#/$defs/colour' },
  'yes-no': { type: 'boolean' },
};

const known = new WeakMap<PlainCardKind, Schema>();

/** The schema of a card with the fields that its kind has; one object as long as the kind stays, so that its form does. */
export function cardSchema(whole: Schema, set: GameSet, file: string): Schema {
  const card = set.entities.find((entity) => entity.file === file);
  const kind = card?.kind === 'card' ? find(set, (card.data as { readonly kind: string }).kind) : undefined;
  if (kind?.kind !== 'card-kind') return whole;
  const data = kind.data as PlainCardKind;
  const before = known.get(data);
  if (before) return before;
  const { fields = [] } = data;
  const values: Schema = {
    type: 'object',
    title: data.name,
    required: fields.flatMap(({ id, required }) => (required === true ? [id] : [])),
    properties: Object.fromEntries(fields.map((field) => [field.id, schemaOfField(field)])),
  };
  // Of which kind a card is follows from where it was made.
  const { kind: _, ...own } = whole.properties ?? {};
  const schema = { ...whole, properties: { ...own, values } };
  known.set(data, schema);
  return schema;
}

function schemaOfField({ name, type, choices = [] }: KindField): Schema {
  return { ...inputs[type], title: name, description: '', ...(type === 'choice' && { enum: choices }) };
}
