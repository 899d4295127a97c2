import type { KindField, PlainCard, PlainCardKind } from '../../schemas/types.generated.ts';
import { type Entity, entitiesOf, find, type GameSet } from '../game-set.ts';

/** What a card says in one field. */
export type CardValue = NonNullable<PlainCard['values']>[string];

/** How cards of a kind are laid out: as it says, or by whether they have pictures. */
export const layoutOf = ({ layout, fields = [] }: PlainCardKind): NonNullable<PlainCardKind['layout']> =>
  layout ?? (fields.some(({ type, hidden }) => type === 'picture' && hidden !== true) ? 'picture' : 'words');

/** The kind of a card; undefined where there is none, or one with an error. */
export function kindOf(set: GameSet, card: Entity<'card'>): Entity<'card-kind'> | undefined {
  const found = find(set, card.data.kind);
  return found?.kind === 'card-kind' ? (found as Entity<'card-kind'>) : undefined;
}

/** All cards of a kind, by id. */
export const cardsOf = (set: GameSet, kind: Entity<'card-kind'>): Entity<'card'>[] =>
  entitiesOf(set, 'card').filter((card) => card.data.kind === kind.id);

/** What each type of field is called in sentences. */
export const typeWords: Readonly<Record<KindField['type'], string>> = {
  text: 'a line of text',
  'rich-text': 'text',
  number: 'a number',
  choice: 'one of its choices',
  picture: 'a picture',
  colour: 'a colour such as "#b5541c"',
  'yes-no': 'true or false',
};
