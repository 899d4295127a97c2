import type { Amount, Moment, Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { moment, plain } from '../occasions/time.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { type Landing, landing } from './landing.ts';

const coming = [
  'respawn|revive|resurrect',
  'are|is respawned|revived|resurrected',
  'return|come|go back? to life|play|the map|board|game',
  'return|come|go back',
  'return',
] as const;

/**
 * `Respawn in your deploy zone with half health`, `return at the Egg with full health`, behind one's own death: now, or at the moment that is
 * said. Without a place or a word for health nobody knows where or how.
 */
export function respawns(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (context.dead !== 'you' || (subject !== undefined && subject !== 'you')) return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.takeAny(...coming)) return undefined;
    const respawn = cursor.before?.text ?? '';
    let health: Amount | 'full' | 'half' | undefined;
    let there: ((then: readonly Node[]) => readonly Node[]) | undefined;
    let at: Moment | undefined;
    let piece: Piece | undefined;
    // Where, when and with what health, in any order.
    for (;;) {
      const left = health === undefined ? leftWith(cursor) : undefined;
      const when = left === undefined && at === undefined ? soon(cursor, context) : undefined;
      if ((left ?? when ?? there) === undefined) piece = ownPiece(cursor, context);
      const where = (left ?? when ?? there) ? undefined : piece ? onOwn(piece, clause) : whereTo(asked);
      if (left === undefined && when === undefined && where === undefined) break;
      health ??= left;
      at ??= when;
      there ??= where;
    }
    if (there === undefined) return undefined;
    // Who returns is not said to be whole; who respawns or is revived is as new.
    if (health === undefined && !/^(?:respawn|reviv|resurrect)/.test(respawn)) return undefined;
    const lives: Node = { clause, node: 'revive', who: 'you', health: health ?? 'full' };
    const back = there(piece && goesToo(cursor) ? [goneOf(piece, clause), lives] : [lives]);
    return { nodes: at === undefined ? [...back] : [{ clause, node: 'later', at, then: back }], own: true };
  });
}
respawns.begins = beginning(...coming);

/** `at the start of your next turn`, `next round`. */
function soon(cursor: Cursor, context: Context): Moment | undefined {
  return cursor.try((): Moment | undefined => {
    cursor.take(',');
    if (cursor.take('next round')) return { moment: 'round-start' };
    const when = moment(cursor, context);
    return when?.next && !when.now && when.times === undefined ? plain(when) : undefined;
  });
}

/** `with full health`, `at half health`, `with 3 health`. */
function leftWith(cursor: Cursor): Amount | 'full' | 'half' | undefined {
  return cursor.try(() => {
    cursor.take(',');
    if (cursor.takeAny('with|at|on full|max|maximum health|hp', 'fully healed')) return 'full';
    if (cursor.takeAny('with|at|on half of? your max|maximum? health|hp', 'with|at|on half max|maximum? health|hp'))
      return 'half';
    return cursor.take('with|at|on # health|hp') ? { base: cursor.numbers[0] ?? 1 } : undefined;
  });
}

/** `in your deploy zone`, `adjacent to an ally`, `where you died`, `at the Egg`: on the space that is chosen there, or as near as one gets. */
function whereTo(asked: Asked): ((then: readonly Node[]) => readonly Node[]) | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try(() => {
    cursor.take(',');
    const same = cursor.takeAny(
      'where you died|fell',
      'in|on|at the? space|spot|place where you died',
      'in|on the same space',
    );
    if (same) return (then: readonly Node[]) => then;
    const beside = cursor.sees('adjacent|next to') ? besideSome(asked) : undefined;
    if (beside !== undefined) return (then: readonly Node[]) => [beside(then)];
    if (!cursor.take('in|on|at|to|onto|into') && !cursor.sees('anywhere')) return undefined;
    // "Remove your Book. At the start of your next turn, return to that space": where it lay.
    if (context.chosen && context.vacated && cursor.takeAny('that space', 'its space', "the marker's space"))
      return (then: readonly Node[]): readonly Node[] => [
        { clause, node: 'space', range: { max: 0 }, from: 'space', sight: false, then },
      ];
    // "When you die, come back in that space": where that was.
    if (!context.vacated && cursor.takeAny('that|this|your space|spot|place', 'the same space|spot|place'))
      return (then: readonly Node[]) => then;
    const piece = onPiece(asked);
    if (piece !== undefined) return (then: readonly Node[]) => [piece(then)];
    const found = landing(cursor, context, clause);
    return found && ((then: readonly Node[]) => [found(then)]);
  });
}

interface Piece {
  readonly ref: string;
  /** It has health, and is destroyed as a unit dies. */
  readonly isObject: boolean;
}

/** `in your Egg's space`, `on your Egg`. */
const ownPiece = (cursor: Cursor, { words }: Context): Piece | undefined =>
  cursor.try(() => {
    cursor.take(',');
    if (!cursor.take('in|on|at your')) return undefined;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    const isSpace = /'s?$/.test(cursor.before?.text ?? '');
    if (isSpace ? !cursor.take('space|place|spot|location') : cursor.sees('space|in|on|or')) return undefined;
    return { ref: found.word.ref, isObject: found.word.fields.object !== undefined };
  });

const onOwn =
  ({ ref, isObject }: Piece, clause: number) =>
  (then: readonly Node[]): readonly Node[] =>
    isObject
      ? [
          {
            clause,
            node: 'target',
            who: { side: 'ally', yours: true, card: ref },
            sight: false,
            then: [{ clause, node: 'space', range: { max: 0 }, from: 'target', sight: false, then }],
          },
        ]
      : [{ clause, node: 'space', range: {}, sight: false, on: ref, yours: true, then }];

/** `and destroy it`, behind that: it goes first, so that there is room. */
const goesToo = (cursor: Cursor): boolean =>
  cursor.try(
    () => (cursor.takeAny(', and|then', 'and then?', 'then') && cursor.take('destroy|remove it')) || undefined,
  ) === true;

const goneOf = ({ ref, isObject }: Piece, clause: number): Node =>
  isObject
    ? { clause, node: 'kill', who: 'target' }
    : {
        clause,
        node: 'remove',
        what: { marker: ref, yours: true, places: [{ range: { max: 0 }, of: 'space' }], first: true },
      };

/** `your Egg`, `a Gate`: whoever stands on it is no hindrance, as one comes next to it then. */
function onPiece({ cursor, context, clause }: Asked): Landing | undefined {
  return cursor.try((): Landing | undefined => {
    const yours = cursor.takeAny('one|any of your', 'your');
    if (!yours) cursor.takeAny('the|a|an|any');
    const piece = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (piece === undefined || piece.word.fields.object) return undefined;
    cursor.at = piece.to;
    const on = { on: piece.word.ref, ...(yours && { yours }) };
    return (then) => ({ clause, node: 'space', range: {}, sight: false, ...on, then });
  });
}

/** `adjacent to an ally`, as `a space adjacent to an ally`. */
function besideSome({ cursor, context, clause }: Asked): Landing | undefined {
  return cursor.try(() => {
    const { tokens, at, end } = cursor;
    const like = tokens[at] as Token;
    // "Adjacent to it with full health": that is how one returns, and not who is full of health.
    const health = tokens.findIndex(
      (_, n) => n > at && n < end && new Cursor(tokens, n, end).sees('with|at|on full|half|max|maximum|#'),
    );
    const to = health < 0 ? end : health;
    const told = new Cursor([...tokens.slice(0, at), ...wordsLike(like, 'a space'), ...tokens.slice(at)], at, to + 2);
    const found = landing(told, context, clause);
    cursor.at = told.at - 2;
    return found;
  });
}
