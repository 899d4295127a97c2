import type { Node, Place } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { placeOf } from '../nouns/place-of.ts';
import { distance } from '../nouns/range.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

type SpaceNode = Extract<Node, { node: 'space' }>;

/**
 * `You can't place it adjacent to another Snare`, `they cannot be placed in range 2 of each other`, behind what places them: where the space
 * that is chosen must not be.
 */
export function apartBehind(desk: Desk, nodes: Node[], sentence: Sentence, context: Context): boolean {
  const { from, to, bullet, opens } = sentence;
  const last = nodes.at(-1);
  if (desk.standing || bullet || opens || last?.node !== 'space' || last.apart !== undefined) return false;
  const marker = placedBy(last);
  if (marker === undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const placed = mayNotBePlaced(cursor, context, marker);
  if (placed === undefined) return false;
  const straight = cursor.take('non-diagonally|orthogonally');
  const near = cursor.take('adjacent|next to');
  const far = near ? { max: 1 } : cursor.take('in|within range?') ? distance(cursor) : undefined;
  if (far === undefined || (!near && !cursor.take('of'))) return false;
  const of = ofEachOther(cursor) ? { marker } : fromWhom(cursor, context, marker);
  if (of === undefined || !cursor.done) return false;
  // Units come and go: "it can't be adjacent to an enemy" could hold for as long as it lies.
  if (!placed && (typeof of !== 'object' || !('marker' in of))) return false;
  const apart: Place = { range: far, ...(of === 'you' ? {} : { of }), ...(straight && { straight }) };
  nodes[nodes.length - 1] = { ...last, apart };
  ran(desk, from, to);
  return true;
}
apartBehind.needs = oneOf("can't cannot mustn't not");

/** The one piece that comes to the space; a second space behind it would have to be somewhere, too. */
const placedBy = ({ then }: SpaceNode): string | undefined => {
  const [only, ...more] = then;
  return only?.node === 'place' && more.length === 0 ? only.marker : undefined;
};

/** `You can't place it`, `Snares must not be placed`, and false for `they cannot be`; undefined where nothing of that is said. */
function mayNotBePlaced(cursor: Cursor, context: Context, marker: string): boolean | undefined {
  const active = cursor.takeAny("you can't|cannot|mustn't place|create|put", 'you can|may|must not place|create|put');
  cursor.take('a|an|the|your');
  if (!cursor.take('it|them|they|one')) {
    const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (named?.word.ref !== marker) return undefined;
    cursor.at = named.to;
    cursor.take('marker|markers|object|objects');
  }
  if (active || cursor.takeAny("can't|cannot|mustn't be placed|created|put", 'can|may|must not be placed|created|put'))
    return true;
  return cursor.takeAny("can't|cannot|mustn't be", 'can|may|must not be') ? false : undefined;
}

const ofEachOther = (cursor: Cursor): boolean => cursor.take('each other') || cursor.take('one another');

/** `another Snare`, `an enemy`, `you`: another one is of the same kind; of several others it would have to be counted. */
function fromWhom(cursor: Cursor, context: Context, marker: string): Place['of'] {
  if (cursor.sees('#|two|three|all|both') && !cursor.sees('one')) return undefined;
  const other = cursor.takeAny('any other', 'another');
  if (!other) return placeOf(cursor, within(context, { marker: undefined }));
  const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (named === undefined) return cursor.take('one') ? { marker } : undefined;
  cursor.at = named.to;
  return named.word.ref === marker ? { marker } : undefined;
}
