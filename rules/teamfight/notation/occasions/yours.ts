import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { happening } from './happening.ts';
import type { Occasion } from './occasion.ts';
import { withWords } from './with-words.ts';

/** What happens to you where you are not named: `move or use an ability`, behind `if you`. */
export const yours = (cursor: Cursor, context: Context): Occasion | undefined =>
  withWords(cursor, 'you', (told) => happening(told, context));
