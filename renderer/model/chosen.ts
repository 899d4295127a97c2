import type { Face, Item } from './catalogue.ts';
import type { Screen } from './screens.ts';

/** The item and face that a screen has selected. A list never has nothing selected, so the first that has a face stands in. Pure. */
export function chosenOf(
  all: readonly Item[],
  screen: Screen,
  ref: string | undefined,
  card: string | undefined,
): { readonly item?: Item; readonly face?: Face } {
  const items = all.filter((item) => item.screen === screen);
  const whole = items.find((item) => item.faces.length > 0);
  const byFace = items.find((item) => item.faces.some((face) => face.key === card));
  const item = byFace ?? items.find((one) => one.ref === ref) ?? whole ?? items[0];
  return { item, face: item?.faces.find((face) => face.key === card) };
}
