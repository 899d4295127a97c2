import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Effect } from '../effects/effect.ts';
import { inRange } from '../nouns/range.ts';
import type { Run } from '../phrases/run.ts';
import type { Desk } from '../sentences/desk.ts';
import { isOwn } from '../sentences/from-pieces.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { whereAll } from './clearing.ts';
import { pieceSaid, turns } from './ground.ts';
import { most } from './most.ts';

/**
 * `All Oil becomes Hazard: 2dmg`, `replace each of your Snares with Mud`, `each Corpse in range 3 becomes a Wolf`: what lies there goes, and
 * another piece or a unit comes. `All Weeds have Hazard: 2dmg`: that comes, and nothing goes.
 */
export function turning(desk: Desk, cursor: Cursor, { context }: Run): Effect | undefined {
  return allTurning(desk, cursor, context) ?? oneTurning(desk, cursor, context) ?? summonTurning(desk, cursor, context);
}

/** `Replace one of your Wolves with a Bear`: it goes without dying, and the other one comes where it stood, with all of its health. */
function summonTurning(desk: Desk, cursor: Cursor, context: Context): Effect | undefined {
  const { words } = context;
  return cursor.try((): Effect | undefined => {
    if (!cursor.takeAny('replace any? one of your', 'replace your|a|an')) return undefined;
    const yours = cursor.before?.text === 'your';
    const gone = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon']);
    if (gone === undefined) return undefined;
    cursor.at = gone.to;
    const own = yours || cursor.take('of yours');
    const range = inRange(cursor);
    // "Replace a Wolf in range 3 with a Bear", of one that nobody else brings.
    if (!own && (range === undefined || !isOwn(gone.word, context))) return undefined;
    if (!cursor.take('with|by a|an|one')) return undefined;
    const comes = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon']);
    if (comes === undefined || comes.word.ref === gone.word.ref) return undefined;
    cursor.at = comes.to;
    cursor.take('with|at full health|hp');
    if (!cursor.done && !cursor.sees(',|and|.')) return undefined;
    const clause = desk.sheet.next;
    const come: Node[] = [
      { clause, node: 'remove', what: 'target' },
      { clause, node: 'summon', card: comes.word.ref },
    ];
    const there: Node = { clause, node: 'space', range: { max: 0 }, from: 'target', sight: false, then: come };
    const who = { side: 'ally', card: gone.word.ref, yours: true } as const;
    const node: Node = {
      clause,
      node: 'target',
      who,
      ...(range && { range }),
      sight: range !== undefined,
      then: [there],
    };
    return { nodes: [node], own: true };
  });
}

/**
 * `Replace it with a Wolf`, `replace this with Mud`, of the piece whose text it is or that was placed last; `replace them with Wolves`, of several
 * that were placed.
 */
function oneTurning(desk: Desk, cursor: Cursor, context: Context): Effect | undefined {
  const { marker, strewn, removed, slot } = context;
  if (marker?.kind !== 'marker' || removed || (marker.fields.size ?? 1) > 1) return undefined;
  return cursor.try((): Effect | undefined => {
    const replaces = cursor.take('replace');
    if (!replaces && !cursor.take('turn|transform')) return undefined;
    // Who was named could be "it", too.
    const known = slot === 'marker' ? cursor.take('it|this') : context.them === undefined && cursor.take('it|this');
    const all = !known && strewn === true && context.them === undefined && cursor.take('them');
    if (known ? strewn : !all) return undefined;
    if (all && marker.fields.object) return undefined;
    if (!cursor.take(replaces ? 'with|by' : 'into')) return undefined;
    const then = unitThere(desk, cursor, context, marker) ?? pieceThere(desk, cursor, marker, context, false);
    if (then === undefined) return undefined;
    const clause = desk.sheet.next;
    return { nodes: all ? [{ clause, node: 'each-piece', marker: marker.ref, yours: true, then }] : then, own: true };
  });
}

function allTurning(desk: Desk, cursor: Cursor, context: Context): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const replaces = cursor.take('replace');
    const changes = !replaces && cursor.take('turn|transform');
    const yours = cursor.takeAny('all of? your', 'each|every of your');
    if (!yours && !cursor.takeAny('all of? the?', 'each|every')) return undefined;
    const gone = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (gone === undefined || (gone.word.fields.size ?? 1) > 1) return undefined;
    cursor.at = gone.to;
    cursor.take('marker|markers|token|tokens');
    cursor.take('space|spaces');
    const range = cursor.take('in|within burst #') ? { max: cursor.numbers[0] ?? 0 } : inRange(cursor);
    const place = range
      ? { range }
      : cursor.takeAny('in|within your? los', 'in|within your? line of sight')
        ? { sight: true }
        : whereAll(cursor, context)?.place;
    if (place === undefined) cursor.takeAny('on the map|board', 'anywhere');
    const said = cursor.at;
    const comes = replaces
      ? cursor.take('with|by')
      : changes
        ? cursor.take('into')
        : cursor.takeAny('is|are replaced|turned with|by|into', 'rises|rise|comes back as') ||
          turns(cursor) === 'becomes';
    if (!comes) return undefined;
    const stays = /^(?:has|have|gains?)$/.test(cursor.tokens[said]?.text ?? '');
    const unit = stays ? undefined : unitThere(desk, cursor, context, gone.word);
    const then = unit ?? pieceThere(desk, cursor, gone.word, context, stays);
    if (then === undefined) return undefined;
    const places = place && { places: [place] };
    const clause = desk.sheet.next;
    return {
      nodes: [{ clause, node: 'each-piece', marker: gone.word.ref, ...(yours && { yours }), ...places, then }],
      own: true,
    };
  });
}

/** `Fire`: it lies where the other one lay, or beside it where that stays. How long would be of what comes, and not of what has gone. */
function pieceThere(desk: Desk, cursor: Cursor, gone: Word, context: Context, stays: boolean): Node[] | undefined {
  const piece = pieceSaid(desk, cursor, context, 1);
  if (piece === undefined || piece.ref === gone.ref || cursor.sees('until|till|for')) return undefined;
  const clause = desk.sheet.next;
  const comes: Node = { clause, node: 'place', marker: piece.ref, on: 'marker' };
  return stays ? [comes] : [{ clause, node: 'remove', what: 'marker' }, comes];
}

/** `a Wolf`, `Wolves (max 3)`: where nobody stands on it. */
function unitThere(desk: Desk, cursor: Cursor, context: Context, gone: Word): Node[] | undefined {
  return cursor.try((): Node[] | undefined => {
    cursor.take('a|an');
    const card = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon']);
    if (card === undefined) return undefined;
    cursor.at = card.to;
    const clause = desk.sheet.next;
    const max = most({ cursor, context });
    if (!cursor.done && !cursor.sees(',|and|.')) return undefined;
    const come: Node[] = [
      { clause, node: 'remove', what: 'marker' },
      { clause, node: 'summon', card: card.word.ref, ...max },
    ];
    // An object is what stands there, until it goes.
    const empty = !gone.fields.object && { empty: true };
    return [{ clause, node: 'space', range: { max: 0 }, from: 'marker', sight: false, ...empty, then: come }];
  });
}
