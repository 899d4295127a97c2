import type { Rule } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import type { About } from './predicate.ts';

/** `for objectives`, `on the control point`, `towards capture points`: where units are counted. */
export const onPoints = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'for|on|at|to|toward|towards the? objectives|objective',
    'for|on|at|to|toward|towards the? control|capture|objective points|point|zones|zone',
    'when|while standing on control points',
    'when|while capturing the? points|point|objectives|objective',
  );

/** `score`, `contest objectives`, `capture control points`, behind "cannot": what only those do who are counted there. */
export const claims = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'score|capture|contest|claim|hold|take|control|own objectives|objective',
    'score on? the? control|capture points|point|zones|zone',
    'capture|contest|claim|hold|control|own on? the? control|capture? points|point|zones|zone',
    'take the? control|capture points|point|zones|zone',
  ) ||
  ((cursor.sees('contest ,|.|and|or') || (cursor.sees('contest') && cursor.at + 1 === cursor.end)) &&
    cursor.take('contest'));

/** Whoever does not count there. */
export const uncounted = ["don't|doesn't|never count|counts", 'do|does not count'] as const;

/** Whoever counts there as everybody does. */
export const asUnit = ['count|counts as a|one unit', 'count|counts'] as const;

/** `counts as a unit for objectives`, on the card of a hero or summon: as it does anyway (T-023). */
export const asOneUnit = ({ cursor, context, clause }: About): Rule[] | undefined =>
  context.slot !== 'passive'
    ? undefined
    : cursor.try(() => (cursor.takeAny(...asUnit) && onPoints(cursor) ? [{ clause, rule: 'said' }] : undefined));
