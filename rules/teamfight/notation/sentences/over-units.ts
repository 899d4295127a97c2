import type { Node } from '../../program.ts';
import type { Draft } from '../nouns/noun.ts';

/** `Range 3, create a Gate. Units in its space take 2dmg`: it may come where somebody stands, who would be in no empty space. */
export function overUnits(before: Node | undefined, [next]: readonly Node[]): void {
  if (before?.node !== 'space' || !before.empty || before.then[0]?.node !== 'place') return;
  const isThere =
    next?.node === 'each' && next.who.places?.some(({ range, of }) => range?.max === 0 && of === 'marker') === true;
  if (isThere) delete (before as Draft<typeof before>).empty;
}
