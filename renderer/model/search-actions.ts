import type { Item } from './catalogue.ts';
import { plainText } from './plain-text.ts';
import type { Screen } from './screens.ts';

/** Something that search can find, and where it leads. */
interface Found {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly keywords: string[];
  readonly screen: Screen;
  /** Reference of the item. */
  readonly item: string;
  /** Key of the face. */
  readonly card: string | undefined;
}

/** Letters that fit on the line under a result. */
const lineLength = 84;

/** Every item and every card of every hero, once. */
export function searchActions(items: readonly Item[]): Found[] {
  return items.flatMap((item) =>
    item.faces.map((face, index) => {
      const own = index === 0;
      const where = own ? face.sort : `${face.sort} of ${item.name}`;
      const text = plainText(face.text).replace(/\s+/g, ' ');
      const description = text ? `${where} · ${text}` : where;
      return {
        id: face.key,
        label: own ? item.name : face.name,
        description: description.length > lineLength ? `${description.slice(0, lineLength - 1)}…` : description,
        keywords: [item.name, text],
        screen: item.screen,
        item: item.ref,
        card: own ? undefined : face.key,
      };
    }),
  );
}
