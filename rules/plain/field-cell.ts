import type { KindField } from '../../schemas/types.generated.ts';
import type { Codec } from '../table/cell.ts';
import * as cells from '../table/cell.ts';

/** How the cells of a field of a kind are read and written. */
export function fieldCell({ name, type, choices = [] }: KindField): Codec {
  switch (type) {
    case 'text':
      return cells.line;
    case 'rich-text':
      return cells.prose;
    case 'number':
      return cells.number(name);
    case 'choice':
      return cells.choice(name, choices);
    case 'picture':
      return cells.picture;
    case 'colour':
      return cells.colour(name);
    case 'yes-no':
      return cells.yesNo(name);
  }
}
