import type { Cursor } from './cursor.ts';
import type { Desk } from './desk.ts';
import { ran } from './desk.ts';
import { most } from './placing.ts';
import { put, type Run } from './run.ts';
import { wordAt } from './words.ts';

/** `Range 3 2x2, place a Mire`: a piece as large as the square that is drawn lies where that is laid. */
export function laidPiece(desk: Desk, cursor: Cursor, run: Run): boolean {
  const open = run.head;
  if (open?.node.node !== 'area' || run.into !== open.then || open.then.length > 0) return false;
  const { shape } = open.node;
  if (shape.shape !== 'rectangle' || shape.columns !== shape.rows || shape.away) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const node = cursor.try(() => {
    if (!cursor.take('place|put|create|lay|drop|deploy|build a|an|the|your')) return undefined;
    if (cursor.take('size #') && cursor.numbers[0] !== shape.columns) return undefined;
    const found = wordAt(run.context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (found === undefined || found.word.fields.size !== shape.columns || found.word.fields.object) return undefined;
    cursor.at = found.to;
    cursor.take('marker|token');
    const max = most({ cursor, context: run.context, clause, subject: undefined, hurt: false });
    if (!cursor.done && !cursor.sees(',|and')) return undefined;
    const place = { clause, node: 'place' as const, marker: found.word.ref, on: 'space' as const, fills: true };
    return { ...place, ...(max !== undefined && { max }) };
  });
  if (node === undefined) return false;
  ran(desk, start, cursor.at);
  open.node.spaces = open.spaces ?? [];
  run.into = run.outer;
  run.head = undefined;
  put(run, { nodes: [node], own: true }, start);
  return true;
}
