import { isDeathless } from '../../map-pieces.ts';
import type { Node, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { itself, pieceUnit } from './piece-unit.ts';

/** Without it nobody would do anything to the piece. */
const would = oneOf('would');

/** What drives a piece: so much damage at once, or what would kill it. */
interface Drive {
  readonly least?: number;
  readonly dies?: boolean;
}

/**
 * `When a player would cause a Stag to take 2 or more damage or die, they may move it 2, passing through their units`, in the text of a
 * piece that has no health: whoever harms it may drive it.
 */
export function driven(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const { slot, marker } = context;
  if (slot !== 'marker' || marker === undefined || !cursor.sees('when|whenever') || cursor.lacks(would)) return false;
  if (!isDeathless(marker.text)) return false;
  const { next: clause } = desk.sheet;
  const { at: start } = cursor;
  const rules = cursor.try((): readonly Rule[] | undefined => {
    cursor.take('when|whenever');
    const drive = harm(cursor, context);
    if (drive === undefined || !cursor.take(',')) return undefined;
    const move = moves(cursor, context, clause);
    if (move === undefined || !cursor.done) return undefined;
    const drives: Node = {
      clause,
      node: 'players',
      which: { of: 'other' },
      then: [{ clause, node: 'may', then: [move] }],
    };
    const by = { side: 'any' } as const;
    const lives: Node = { clause, node: 'set-health', of: 'trigger', amount: { base: marker.fields.health ?? 1 } };
    const { least, dies } = drive;
    return [
      ...(least === undefined
        ? []
        : [{ clause, rule: 'when', trigger: { on: 'would-take', who: itself, by, least }, then: [drives] } as const]),
      ...(dies
        ? [
            {
              clause,
              rule: 'when',
              trigger: { on: 'would-die', who: itself, by },
              then: [lives, structuredClone(drives)],
            } as const,
          ]
        : []),
    ];
  });
  if (rules === undefined) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}

const somebody = 'a|any|the player|unit|side|team|hero|enemy';

/** `a player would cause a Stag to take 2 or more damage or die`, `a unit would deal 2 or more damage to it`. */
function harm(cursor: Cursor, context: Context): Drive | undefined {
  const suffering = cursor.try(() => {
    if (piece(cursor, context)) return cursor.take('would') ? true : undefined;
    return cursor.take(`${somebody} would cause|make`) && piece(cursor, context) && (cursor.take('to') || true)
      ? true
      : undefined;
  });
  if (suffering) {
    const first = suffered(cursor);
    if (first === undefined) return undefined;
    const more = cursor.take('or') ? suffered(cursor) : {};
    return more && { ...first, ...more };
  }
  if (!cursor.take(somebody) || !cursor.take('would deal')) return undefined;
  const least = atLeast(cursor);
  return least !== undefined && cursor.take('to') && piece(cursor, context) ? { least } : undefined;
}

function suffered(cursor: Cursor): Drive | undefined {
  if (cursor.takeAny('die', 'be killed|destroyed')) return { dies: true };
  if (!cursor.take('take|receive|suffer')) return undefined;
  const least = atLeast(cursor);
  return least === undefined ? undefined : { least };
}

/** `2 or more damage`, `at least 2 damage`, `damage`. */
const atLeast = (cursor: Cursor): number | undefined =>
  cursor.takeAny('# or more damage|dmg', 'at least # damage|dmg')
    ? (cursor.numbers[0] ?? 1)
    : cursor.take('damage')
      ? 1
      : undefined;

function piece(cursor: Cursor, context: Context): boolean {
  const { at } = cursor;
  cursor.takeAny('a|an|any');
  if (pieceUnit(cursor, context) !== undefined) return true;
  cursor.at = at;
  return false;
}

/** `they may move it 2, passing through their units`: the player of whoever does it. */
function moves(cursor: Cursor, context: Context, clause: number): Node | undefined {
  const who = cursor.takeAny('they', 'that|the player', 'its|their player', "that unit's player");
  if (!who || !cursor.take('may|can move') || !piece(cursor, context)) return undefined;
  cursor.takeAny('up to');
  if (!cursor.take('# spaces|space?')) return undefined;
  const [base = 0] = cursor.numbers;
  cursor.take('instead');
  const through = cursor.takeAny(
    ',? passing|moving through their|its own? units',
    ',? and may|can pass|move through their|its own? units',
  );
  cursor.take('instead');
  return {
    clause,
    node: 'move',
    who: 'trigger',
    how: 'walk',
    distance: { base },
    ...(through && { throughOwn: true }),
  };
}
