import type { Node, Players } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { type Desk, ran } from './desk.ts';
import { type Asked, effect } from './effect.ts';
import { isOwnerless } from './ownerless.ts';
import { pronoun } from './pronoun.ts';
import type { Run } from './run.ts';
import { points } from './score.ts';

/** `Each player may ...`, `the first player scores 1`, `your opponent scores 1`. */
export function players(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing) return false;
  const start = cursor.at;
  const who = named(cursor, run.context);
  if (who === undefined) return false;
  const clause = desk.sheet.next;
  const may = cursor.take('may');
  const asked: Asked = { cursor, context: run.context, clause, subject: undefined, hurt: false };
  const found = isOwnerless(run.context) ? (points(asked) ?? effect(asked)) : points(asked);
  if (found === undefined) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  const then: readonly Node[] = may ? [{ clause, node: 'may', then: found.nodes }] : found.nodes;
  run.into.push({ clause, node: 'players', which: who, then });
  return true;
}

function named(cursor: Cursor, context: Context): Players | undefined {
  if (cursor.takeAny('each player', 'both players')) return 'each';
  if (cursor.take('the? first player')) return 'first';
  if (cursor.take('the? second player')) return 'second';
  if (!isOwnerless(context) && cursor.takeAny('your opponent', 'the? opponent', 'the enemy player')) return 'opponent';
  if (context.them !== undefined && isOwnerless(context)) {
    const against = 'other|enemy|opposing player|side|team';
    if (cursor.takeAny(`the ${against}`, 'their|its opponent', 'the? opponent')) return { opponentOf: context.them };
  }
  return cursor.try(() => {
    const theirs = cursor.takeAny('their|its player|side|team|owner', "the|that hero's|unit's player|side|team|owner");
    if (theirs) return context.them && { of: context.them };
    const unit = pronoun(cursor, context)?.ref;
    return unit !== undefined && unit !== 'you' && cursor.sees('score|scores') ? { of: unit } : undefined;
  });
}
