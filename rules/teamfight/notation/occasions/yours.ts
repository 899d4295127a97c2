import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { markOf } from '../words/token.ts';
import { happening } from './happening.ts';
import type { Occasion } from './occasion.ts';

/** What happens to you where you are not named: `move or use an ability`, behind `if you`. */
export function yours(cursor: Cursor, context: Context): Occasion | undefined {
  const first = cursor.peek();
  if (first === undefined) return undefined;
  const { tokens, at, end } = cursor;
  const told = new Cursor(
    [...tokens.slice(0, at), { ...first, kind: 'word', text: 'you', mark: markOf('you') }, ...tokens.slice(at)],
    at,
    end + 1,
  );
  const set = happening(told, context);
  if (set !== undefined) cursor.at = told.at - 1;
  return set;
}
