import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';

const offers = 'you? may|can';
const wholly = `${offers} :|again`;

/** `You may: move 1, range 2, 1dmg`, `you may again move 1, burst 1, 1dmg`, and a scope under "you may:": all of it is done or left. */
export function mayDo(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const mark = desk.sheet.next;
  if (desk.standing || run.head !== undefined || (run.inside === undefined && !cursor.sees(wholly))) return false;
  if (!cursor.take(offers)) return false;
  const again = cursor.take('again');
  const colon = cursor.take(':');
  const scope = run.inside !== undefined && cursor.done;
  const clause = ran(desk, start, cursor.at);
  const read = scope
    ? run.open(run.context, desk.standing)
    : (again || colon) && !cursor.done
      ? phrases(desk, cursor, run.context, undefined)
      : undefined;
  if (read === undefined || !isWhole(read) || !cursor.done) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    if (scope) run.out.fault = { at: start, governs: true };
    return scope;
  }
  run.into.push({ clause, node: 'may', then: read.nodes });
  return true;
}
mayDo.begins = beginning(offers);

/** Something is done, and nothing beside it that holds. */
const isWhole = ({ fault, held, nodes, spaces }: Out): boolean =>
  !fault && held.length === 0 && nodes.length > 0 && spaces === undefined;
