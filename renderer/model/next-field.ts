import { at } from '../../schemas/place.ts';
import type { Item } from './catalogue.ts';
import type { Place } from './scope.ts';

/** A field of a list: what comes before the index, the index, what comes behind. */
const ofList = /^\/([^/]+)\/(\d+)(.*)$/;

/**
 * The same field on the next card, or on the one before: the next of the same list, then the first of the next thing that has such a list;
 * of a field that is no list's, that of the next thing of the same kind. Undefined at the end. Pure.
 */
export function nextField(items: readonly Item[], { file, pointer }: Place, step: 1 | -1): Place | undefined {
  const own = items.find(({ entity }) => entity?.file === file);
  if (!own?.entity) return undefined;
  const { kind } = own.entity;
  const kin = items.filter(({ entity }) => entity?.kind === kind);
  const [, list, index, rest] = ofList.exec(pointer) ?? [];
  const lengthOf = ({ entity }: Item): number => {
    const value = list === undefined ? undefined : at(entity?.data, `/${list}`);
    return Array.isArray(value) ? value.length : 0;
  };
  const to = (item: Item, place: number): Place => ({
    file: item.entity?.file ?? file,
    pointer: `/${list}/${place}${rest}`,
  });
  if (list !== undefined) {
    const next = Number(index) + step;
    if (next >= 0 && next < lengthOf(own)) return to(own, next);
  }
  for (let place = kin.indexOf(own) + step; place >= 0 && place < kin.length; place += step) {
    const item = kin[place] as Item;
    if (list === undefined) return { file: item.entity?.file ?? file, pointer };
    const length = lengthOf(item);
    if (length > 0) return to(item, step === 1 ? 0 : length - 1);
  }
  return undefined;
}
