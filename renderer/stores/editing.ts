import { create } from 'zustand';
import type { Referrer } from '../../rules/referrers.ts';
import type { Face } from '../model/catalogue.ts';
import { kindOf } from '../model/kind-of.ts';
import { nextField } from '../model/next-field.ts';
import { cardPlace, type Place, shownBy } from '../model/scope.ts';
import { useOpened } from './opened.ts';
import { goTo, useView } from './view.ts';

/** Where the cursor is, and where it shall go. */
interface Editing {
  /** The field that has the cursor. */
  readonly at?: Place;
  /** The text that had the cursor last: what the rules make of it is told. */
  readonly text?: Place;
  /** The field that shall have it; counted, so that asking twice for the same field moves it twice. */
  readonly wanted?: Place & { readonly asked: number };
  /** What the inspector shows in place of what is selected: the hero of a card, the whole set, its look. */
  readonly wider?: Place;
  /** What shall be deleted, while what refers to it is told. */
  readonly removing?: Place & { readonly referrers: readonly Referrer[] };
}

export const useEditing = create<Editing>(() => ({}));

/** Puts the cursor into a field, and shows the face that it is on if that is another one. */
export function editField(place: Place): void {
  const items = useOpened.getState().catalogue?.items ?? [];
  const { item, face } = shownBy(items, place);
  const asked = (useEditing.getState().wanted?.asked ?? 0) + 1;
  // What an edit has just made is on no face yet.
  awaited = (item === undefined || face !== undefined) && isAwaited(place, face) ? place : undefined;
  const { card, panelsHidden } = useView.getState();
  if (panelsHidden) useView.setState({ panelsHidden: false });
  const here = items.find((one) => one.faces.some(({ key }) => key === card));
  const selected = here?.faces.find(({ key }) => key === card);
  const isShown = face !== undefined && sameSource(selected, face);
  // On a card of its hero a hero's field is edited without leaving the card.
  const stays = isShown || (here !== undefined && here === item && face?.source?.pointer === '');
  if (item && !stays) goTo(item.screen, item.ref, face?.key);
  // What is left out has no face to select, so it is asked for by its place.
  useEditing.setState({ wanted: { ...place, asked }, wider: isShown || (face && !stays) ? undefined : place });
}

/** A place that no face shows yet. */
let awaited: Place | undefined;

const isAwaited = ({ file, pointer }: Place, face: Face | undefined): boolean =>
  face === undefined ? isThing(file) : cardPlace.test(pointer) && face.source?.pointer === '';

function isThing(file: string): boolean {
  const set = useOpened.getState().catalogue?.set;
  return set !== undefined && kindOf(set.manifest.system, file) !== undefined;
}

useOpened.subscribe(({ catalogue }, before) => {
  if (!awaited || !catalogue || catalogue === before.catalogue) return;
  const { item, face } = shownBy(catalogue.items, awaited);
  if ((item && !face) || !isAwaited(awaited, face)) editField(awaited);
});

const sameSource = (a: Face | undefined, b: Face): boolean =>
  a?.source?.file === b.source?.file && a?.source?.pointer === b.source?.pointer;

/** The same field on the next card, or on the one before. */
export function editNext(step: 1 | -1): void {
  const { at } = useEditing.getState();
  const next = at && nextField(useOpened.getState().catalogue?.items ?? [], at, step);
  if (next) editField(next);
}

/** Shows what is wider than what is selected, or goes back to that. */
export function widen(wider: Place | undefined): void {
  useEditing.setState({ wider });
}

// Whoever selects something else means that.
useView.subscribe(({ card, screen, chosen }, before) => {
  if (card !== before.card || screen !== before.screen || chosen !== before.chosen)
    useEditing.setState({ wider: undefined });
});
