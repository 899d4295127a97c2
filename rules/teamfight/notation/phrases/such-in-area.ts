import type { Node, Who } from '../../program.ts';
import { within } from '../context.ts';
import { isOfGround } from '../nouns/kind-of-place.ts';
import { several } from '../nouns/noun.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';

import type { Run } from './run.ts';

const doing =
  'take|heal|gain|get|lose|suffer|become|are|have|move|teleport|fly|cannot|takes|heals|gains|gets|loses|suffers|becomes|is|has|moves|teleports|flies';

/** `Burst 4, Slowed enemies take 2dmg`, `3x3, units on Mud, 1dmg`, `line 3. Summons in it that are not Slowed take 1dmg`: those of an area who are told apart. */
export function suchInArea(desk: Desk, cursor: Cursor, run: Run): boolean {
  const open = run.head ?? (run.from === cursor.at ? run.tail : undefined);
  if (desk.standing || open?.node.node !== 'area' || open.node.who.side !== 'any' || run.hoisted) return false;
  // "Fill a line with Mines. Slowed enemies take 1dmg": the area was laid for something else.
  if (run.head === undefined && open.node.spaces !== undefined) return false;
  const isFirst = run.subject === undefined && open.then.length === 0;
  if (!isFirst && !(run.head !== undefined && run.subject === 'each' && open.then.every(isOfSome))) return false;
  const start = cursor.at;
  const found = cursor.try(() => several(cursor, run.context));
  const who = found?.who;
  const isNew = found?.range === undefined && found?.area === undefined && !found?.seen && found?.forced === undefined;
  if (who === undefined || found?.many !== 'each' || found.max !== undefined || !isNew || !isToldApart(who)) {
    cursor.at = start;
    return false;
  }
  const isList = cursor.sees(',|:');
  if (!isList && !cursor.sees(doing)) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  if (isList) cursor.at += 1;
  const then: Node[] = [];
  (run.head === undefined ? run.into : open.then).push({
    clause,
    node: 'if',
    if: [{ is: 'unit', of: 'each', who }],
    then,
    else: [],
  });
  run.into = then;
  run.context = within(run.context, who.side === 'any' ? {} : { side: who.side });
  run.subject = 'each';
  run.fresh = true;
  run.hurt = false;
  return true;
}

/** By what they are or have, or on which ground they stand, and by nothing that is measured from somebody. */
const isToldApart = ({ if: asked = [], places = [], kind, yours, except }: Who): boolean =>
  (kind !== undefined || asked.length + places.length > 0) &&
  !yours &&
  except === undefined &&
  places.every(isOfGround);

/** What only some of an area do or suffer, whom others may stand beside: "enemies on Mud take 2dmg, summons take 1dmg". */
const isOfSome = (node: Node): boolean =>
  node.node === 'if' && node.else.length === 0 && node.if.length === 1 && /^(?:unit|side)$/.test(node.if[0]?.is ?? '');
