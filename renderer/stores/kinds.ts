import { added } from '../../rules/edit/entities.ts';
import type { Entity } from '../../rules/game-set.ts';
import { cardAdded } from '../../rules/plain/edit.ts';
import { words } from '../words.ts';
import { editField } from './editing.ts';
import { edit, textsNow } from './work.ts';

/** Makes a new kind of card and puts the cursor into its name. */
export function addKind(): void {
  const name = words.kinds.freshKind;
  const { file, changes } = added(textsNow(), 'card-kind', name);
  edit(words.things.added(name), changes);
  editField({ file, pointer: '/name' });
}

/** Makes a new card of a kind and puts the cursor into its name. */
export function addCard(kind: Entity): void {
  const name = words.kinds.freshCard(kind.data.name);
  const { file, changes } = cardAdded(textsNow(), kind.file, name);
  edit(words.things.added(name), changes);
  editField({ file, pointer: '/name' });
}
