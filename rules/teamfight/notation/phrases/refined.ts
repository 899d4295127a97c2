import type { Node, Shape } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { bearingToken } from '../nouns/bearing.ts';
import { type Head, type NodeOf, under } from '../nouns/head.ts';
import { type Draft, type Noun, several, unchosen } from '../nouns/noun.ts';
import { places } from '../nouns/noun-place.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { leftOpen, opened, type Run } from './run.ts';

type LineNode = NodeOf<'area'> & { readonly shape: Extract<Shape, { shape: 'line' }> };

/** `Line 5, first enemy takes 2dmg`, `infinite line, the first two units hit`: of those in the line that was said. */
export function firstOfLine(desk: Desk, cursor: Cursor, run: Run): boolean {
  const area = freshLine(desk, run);
  if (area === undefined) return false;
  const start = cursor.at;
  const found = cursor.try(() => firstSaid(cursor, run));
  if (found === undefined) return false;
  cursor.takeAny('hit', 'in it', 'in the line', 'it hits');
  ran(desk, start, cursor.at);
  aimAtFirst(run, area, found);
  run.subject = cursor.done || cursor.sees(',|:|undefendable|+|(|then') ? undefined : 'target';
  run.fresh = run.subject !== undefined;
  if (cursor.take(':')) run.fresh = true;
  return true;
}
firstOfLine.begins = beginning('the? first');

const stopping = beginning('stopping|stops|ending|ends|it|this|the|up');

/**
 * `Line 6, stopping at the first enemy`, with "they take 2dmg" right behind: only they are told of then. Else whoever stands before the
 * enemy could be struck too.
 */
export function stopsAtFirst(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (cursor.sees('stops|ends|it|this|the') && stopsBehind(desk, cursor, run)) return true;
  if (!cursor.sees('stopping|stops|ending|ends at|with') && !cursor.sees('up to the first')) return false;
  const area = freshLine(desk, run);
  if (area === undefined) return false;
  const start = cursor.at;
  const found = cursor.try(() => {
    if (!cursor.takeAny('stopping|stops|ending|ends at|with', 'up to')) return undefined;
    const noun = firstSaid(cursor, run);
    cursor.takeAny('hit', 'in it', 'in the line', 'it hits');
    const goesOn = /^(?:they|it|that)$/.test(cursor.tokens[cursor.end]?.text ?? '') || strikesAroundIt(cursor);
    return cursor.done && goesOn && noun?.max === undefined ? noun : undefined;
  });
  if (found === undefined) return false;
  ran(desk, start, cursor.at);
  aimAtFirst(run, area, found);
  return true;
}
stopsAtFirst.begins = stopping;

/** `Burst 1 of it, 1dmg`, `1dmg to all in burst 1 of them`, as the next sentence: nobody else is told of. */
function strikesAroundIt({ tokens, end }: Cursor): boolean {
  const from = tokens[end]?.text === '.' ? end + 1 : end;
  const stop = tokens.findIndex(({ text }, at) => at >= from && (text === '.' || text === ','));
  const next = new Cursor(tokens, from, stop < 0 ? tokens.length : stop);
  next.takeAny('then', '# dmg|damage to all|everyone|units|enemies in|within', '# dmg|damage in');
  return next.take('burst # of|around it|them') && next.done;
}

/**
 * `Line 4, 2dmg. Stops at the first unit`: of a line that the sentence before has laid. Nobody stands before the first unit, as somebody may
 * before the first enemy.
 */
function stopsBehind(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { tail, out } = run;
  const area = tail?.node;
  if (run.head !== undefined || out.nodes.length > 0 || desk.standing || area?.node !== 'area') return false;
  const { shape, range, of, who, attack, sight } = area;
  if (shape.shape !== 'line' || shape.wide !== undefined || range || of !== 'you' || who.side !== 'any') return false;
  const said = JSON.stringify(tail?.then);
  if (tail === undefined || area.spaces?.length || Object.keys(who).length > 1 || /"node":"each"|"who":\{/.test(said))
    return false;
  const start = cursor.at;
  cursor.takeAny('it|this', 'the line|shot|attack');
  const stops =
    cursor.take('stops|ends at|with|on|after the? first unit|target') &&
    (cursor.takeAny('hit', 'it hits', 'in the way', 'in the line') || true) &&
    cursor.done;
  if (!stops) {
    cursor.at = start;
    return false;
  }
  tail.then.splice(0, tail.then.length, ...(JSON.parse(said.replaceAll('"each"', '"target"')) as Node[]));
  for (const key of ['shape', 'of', 'user', 'spaces']) Reflect.deleteProperty(area, key);
  const far = shape.size === undefined ? {} : { max: shape.size };
  const first = { node: 'target', range: far, sight, forced: 'first-in-line', ...(attack && { attack }) };
  Object.assign(area, first);
  ran(desk, start, cursor.at);
  return true;
}

/** The line that the sentence has just laid, one space wide: of several rows it is not said which one is the first. */
function freshLine(desk: Desk, { head, outer }: Run): LineNode | undefined {
  const area = head?.node;
  if (area?.node !== 'area' || area.shape.shape !== 'line' || area.range || area.of !== 'you') return undefined;
  if (area.shape.wide !== undefined || head?.then.length !== 0 || area.who.side !== 'any' || desk.standing)
    return undefined;
  return outer.at(-1) === (area as Node) ? (area as LineNode) : undefined;
}

/** `the first enemy`, `first two units`: somebody of whom nothing else is said. */
function firstSaid(cursor: Cursor, run: Run): Noun | undefined {
  if (!cursor.take('the? first')) return undefined;
  const noun = several(cursor, run.context);
  const isNew = noun?.range === undefined && !noun?.seen && noun?.area === undefined && !noun?.who.yours;
  return noun?.many === 'one' && isNew && noun.min === noun.max ? noun : undefined;
}

/** The first in a line, in the place of all who stand in it. */
function aimAtFirst(run: Run, { clause, sight, shape }: LineNode, { who, min = 1, max = 1 }: Noun): void {
  const { outer } = run;
  const then: Node[] = [];
  const node = {
    clause,
    node: 'target' as const,
    who,
    range: shape.size === undefined ? {} : { max: shape.size },
    sight,
    ...(max > 1 && { min, max }),
    forced: 'first-in-line' as const,
    then,
  };
  outer.pop();
  outer.push(node);
  const line: Head = { node, then };
  run.into = outer;
  opened(run, line);
  leftOpen(run, line);
}

/** `Path 3, 1 target, 2dmg`, `line 4, one enemy`: one of those it comes to, whom the acting player chooses. */
export function oneOfArea(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, outer } = run;
  const area = head?.node;
  const { shape } = area?.node === 'area' ? area : {};
  const isStrand = shape?.shape === 'line' || shape?.shape === 'path' || shape?.shape === 'burst';
  if (area?.node !== 'area' || shape === undefined || !isStrand || area.range || area.of !== 'you') return false;
  if (head?.then.length !== 0 || area.who.side !== 'any' || desk.standing || outer.at(-1) !== (area as Node))
    return false;
  const start = cursor.at;
  const found = cursor.try(() => {
    const chooses = cursor.take('choose|target|pick');
    const noun = chooses || cursor.sees('1|one') ? several(cursor, run.context) : undefined;
    const isNew = noun?.range === undefined && !noun?.seen && noun?.area === undefined && !noun?.who.yours;
    const isOne = noun?.many === 'one' && (noun.max ?? 1) === 1 && noun.forced === undefined;
    return noun !== undefined && isNew && isOne ? noun : undefined;
  });
  if (found === undefined) return false;
  const { clause, sight } = area;
  const strand = shape.shape === 'burst' ? {} : { places: [...(found.who.places ?? []), { strand: shape }] };
  const then: Node[] = [];
  const node = {
    clause,
    node: 'target' as const,
    who: { ...found.who, ...strand },
    range: shape.size === undefined ? {} : { max: shape.size },
    sight,
    then,
  };
  ran(desk, start, cursor.at);
  outer.pop();
  outer.push(node);
  const one: Head = { node, then };
  run.into = outer;
  opened(run, one);
  leftOpen(run, one);
  run.subject = cursor.done || cursor.sees(',|:|undefendable|+|(|then') ? undefined : 'target';
  run.fresh = run.subject !== undefined;
  return true;
}
oneOfArea.begins = beginning('choose|target|pick|1|one');

/**
 * `Range 4 in a straight line. The first enemy in the line takes 2dmg`, `range 4, first enemy in a line, 2dmg`: nobody was named there yet, and the
 * range is how far that line goes.
 */
export function firstOfReach(desk: Desk, cursor: Cursor, run: Run): boolean {
  const open = run.head ?? run.tail;
  if (open?.node.node !== 'target' || open.then.length > 0 || desk.standing) return false;
  const { node } = open;
  const [only, ...more] = node.who.places ?? [];
  const isLine = only?.strand?.shape === 'line' && more.length === 0;
  // Without a line behind the range one must be said with the first.
  const mayBeLine = only === undefined && node.range?.max !== undefined;
  if ((!isLine && !mayBeLine) || node.who.side !== 'any' || node.forced || node.max !== undefined) return false;
  const start = cursor.at;
  const found = cursor.try(() => {
    if (!cursor.take('the? first')) return undefined;
    const noun = several(cursor, run.context);
    const isNew = noun?.range === undefined && !noun?.seen;
    if (noun?.many !== 'one' || !isNew || noun.who.places !== undefined || noun.who.yours) return undefined;
    if (!isLine) return noun.area?.shape.shape === 'line' || cursor.take('in a straight line') ? noun : undefined;
    return noun.area === undefined && cursor.takeAny('in the|that line', 'in it', 'hit') ? noun : undefined;
  });
  if (found === undefined || (isLine && found.max !== undefined)) return false;
  const said = cursor.tokens.slice(start, cursor.at).map(({ text }) => text);
  const line = found.area?.shape;
  const isPlain =
    (line?.shape !== 'line' || line.size === undefined) && !said.includes('infinite') && !said.includes('unlimited');
  if (!isPlain || (found.area && found.area.of !== 'you') || found.max !== undefined) {
    // "Range 4, first enemy in line 3": from whoever stands there, or from you.
    run.out.fault = { at: start, governs: true };
    return true;
  }
  node.who = found.who;
  node.forced = 'first-in-line';
  ran(desk, start, cursor.at);
  run.context = under(run.context, { node, then: open.then } as Head);
  run.into = open.then;
  run.subject = cursor.done || cursor.sees(',|:|undefendable|+|(|then') ? undefined : 'target';
  run.fresh = run.subject !== undefined || cursor.take(':');
  return true;
}
firstOfReach.begins = beginning('the? first');

/** `Range 3, target with a Mark`, `target that is Slowed`: more is said of whom one may choose. */
function suchTarget(cursor: Cursor, context: Context): Noun | undefined {
  if (!cursor.sees('with|without|that|who|which')) return undefined;
  const found: Draft<Noun> = { who: { side: 'any' }, many: 'one' };
  const first = within(context, { them: undefined, named: {} });
  if (!places(cursor, first, found) || found.who.if === undefined || found.who.places !== undefined) return undefined;
  return cursor.done || cursor.sees(',|:') ? found : undefined;
}

/** `Range 3, two enemies`, `Range 3, target ally heals 2`: who it may be, behind how far it reaches. */
export function refined(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head } = run;
  if (head?.node.node !== 'target' || head.then.length > 0 || run.into !== head.then || desk.standing) return false;
  const { node } = head;
  if (node.who.side !== 'any' || Object.keys(node.who).length > 1 || node.max !== undefined || node.forced)
    return false;
  const start = cursor.at;
  const found = cursor.try(() => {
    const chooses = cursor.takeAny('choose|select|pick', 'target');
    const isTarget = chooses && cursor.before?.text === 'target';
    const noun =
      several(cursor, run.context) ??
      (chooses ? bearingToken(cursor, run.context) : undefined) ??
      (isTarget ? suchTarget(cursor, run.context) : undefined);
    const isNew = noun?.range === undefined && !noun?.seen && noun?.area === undefined && !noun?.who.yours;
    return noun?.many === 'one' && isNew && !cursor.sees('or|and') ? noun : undefined;
  });
  if (found === undefined) return false;
  node.who = unchosen(found.who, cursor);
  if (found.min !== undefined && found.min !== 1) node.min = found.min;
  if (found.max !== undefined && found.max !== 1) node.max = found.max;
  if (found.forced !== undefined) node.forced = found.forced;
  ran(desk, start, cursor.at);
  run.context = under(run.context, head);
  run.subject = cursor.done || cursor.sees(',|:|undefendable|+|(|then') ? undefined : 'target';
  run.fresh = run.subject !== undefined;
  if (cursor.take(':')) run.fresh = true;
  if (run.tail?.node === node) run.tail = { ...run.tail, context: run.context };
  return true;
}
