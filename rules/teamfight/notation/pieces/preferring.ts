import type { Node, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Noun, noun } from '../nouns/noun.ts';
import { Cursor } from '../words/cursor.ts';

type Target = Extract<Node, { node: 'target' }>;

/** Whom an attack is for first, and whom where none of those is there. */
interface Preference {
  /** The token that it begins with. */
  readonly at: number;
  readonly first: Pick<Noun, 'who' | 'forced'>;
  readonly else?: Pick<Noun, 'who' | 'forced'>;
}

/** `, targeting a Rat if possible, else the nearest enemy`, behind an attack that ends before `end`. */
export function preference({ tokens, at }: Cursor, end: number, context: Context): Preference | undefined {
  const from = tokens.findIndex(({ text }, index) => index > at && index < end && text === 'targeting');
  if (from < 0) return undefined;
  const cursor = new Cursor(tokens, from + 1, end);
  const first = one(cursor, context);
  if (first === undefined || !cursor.takeAny('if possible', 'if it can', 'if there is one', 'where possible'))
    return undefined;
  const begins = tokens[from - 1]?.text === ',' ? from - 1 : from;
  if (cursor.done) return { at: begins, first };
  cursor.take(',');
  if (!cursor.takeAny('else|otherwise', 'or else', 'if not') || (cursor.take(',') && cursor.done)) return undefined;
  const other = one(cursor, context);
  return other && cursor.done ? { at: begins, first, else: other } : undefined;
}

/** One unit; "other" is other than those who come first. */
function one(cursor: Cursor, context: Context): Preference['first'] | undefined {
  const found = cursor.try(() => noun(cursor, context));
  if (found?.many !== 'one' || found.ref !== undefined || found.max !== undefined) return undefined;
  if (found.range !== undefined || found.area !== undefined || found.who.places !== undefined) return undefined;
  const { except: _, ...who } = found.who;
  return { who, ...(found.forced && { forced: found.forced }) };
}

/** The attack on one of those who come first, where one is in its reach, else on one of the others. */
export function preferring(node: Node, { first, else: other }: Preference): Node | undefined {
  if (node.node !== 'target' || node.max !== undefined || node.links !== undefined || node.forced !== undefined)
    return undefined;
  const { range, sight, from } = node;
  const place = { ...(range && { range }), ...(from && { of: from }), ...(sight && { sight }) };
  const there: Who = { ...first.who, places: [...(first.who.places ?? []), place] };
  return {
    clause: node.clause,
    node: 'if',
    if: [{ is: 'there-is', who: there }],
    then: [{ ...node, ...first } as Target],
    else: [{ ...structuredClone(node), ...other } as Target],
  };
}
