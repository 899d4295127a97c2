import { added } from '../../rules/edit/entities.ts';
import type { Entity } from '../../rules/game-set.ts';
import { cardAdded } from '../../rules/plain/edit.ts';
import { words } from '../words.ts';
import { askForName } from './adding.ts';

/** Makes a new kind of card, once it has a name. */
export function addKind(): void {
  askForName({ what: words.kinds.addKind, make: (files, name) => added(files, 'card-kind', name) });
}

/** Makes a new card of a kind, once it has a name. */
export function addCard({ file, data }: Entity): void {
  askForName({ what: words.kinds.addCard(data.name), make: (files, name) => cardAdded(files, file, name) });
}
