import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { itself } from '../pieces/piece-unit.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { type Fact, facts } from './facts.ts';

/**
 * Sentences of markers and terrain that say in words what their fields say too. They change nothing; where the two disagree, they
 * are by hand with the reason.
 */
export function said(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const { self, slot } = context;
  if (self === undefined || (slot !== 'marker' && slot !== 'terrain')) return false;
  const start = cursor.at;
  if (costsToEnter(desk, cursor, context, out)) return true;
  const named = (): boolean => cursor.take('it|they|this') || pieceNamed(cursor, context);
  const told = facts(cursor, self.fields, named, slot === 'terrain');
  const found = nothingThen(cursor, context) ? (told ?? []) : told;
  const unhealed = found !== undefined && cursor.take(",? which|that|and cannot|can't be healed");
  if (found === undefined || !cursor.done) {
    cursor.at = start;
    return slot === 'marker' && sharedHealth(desk, cursor, context, out);
  }
  const { next: clause } = desk.sheet;
  tellFacts(desk, out, start, cursor.at, found);
  if (unhealed) out.held.push({ rule: { clause, rule: 'is', who: itself, flag: 'no-healing' }, of: 'you' });
  return true;
}

/** `Costs 2 movement to enter`, `difficult terrain for enemies`, of a marker, which has no field for it: what ground has one for (T-174). */
function costsToEnter(desk: Desk, cursor: Cursor, { self, slot }: Context, out: Out): boolean {
  if (slot !== 'marker' || self?.kind !== 'marker' || self.fields.enterCost !== undefined || self.fields.object)
    return false;
  const start = cursor.at;
  const said =
    !cursor.lacks(entering) &&
    cursor.takeAny(
      'it|this? costs? # movement to enter',
      '# movement to enter',
      'it|this? is|are? difficult terrain|ground',
    );
  const side = said && cursor.take('for enemies|allies') ? cursor.before?.text : undefined;
  if (!said || !cursor.done) {
    cursor.at = start;
    return false;
  }
  const who: Who = { side: side === undefined ? 'any' : side === 'enemies' ? 'enemy' : 'ally' };
  const [least = 2] = cursor.numbers;
  const { next: clause } = desk.sheet;
  desk.sheet.add(desk.field, desk.tokens[start]?.from ?? 0, desk.tokens[cursor.at - 1]?.to ?? 0, 'run');
  const step = { on: 'enter', place: { range: { max: 0 }, of: 'marker' } } as const;
  out.held.push({
    rule: { clause, rule: 'step-cost', who, step, ground: true, cost: { least } },
    of: 'you',
  });
  return true;
}

const entering = oneOf('enter difficult');

/** `(2hp,) if destroyed it doesn't explode`, `destroying it this way does nothing`: nothing that its own text says comes then. */
function nothingThen(cursor: Cursor, { self }: Context): boolean {
  if (self === undefined || cursor.lacks(ends)) return false;
  const said = cursor.try(() => {
    cursor.takeAny(',|and|but', ', but|and');
    if (cursor.take('destroying|killing it|them|one this|that? way? does|has nothing|no effect?')) return true;
    if (!cursor.takeAny('if|when|once it|they|one? is|are? destroyed|killed this|that? way? ,?')) return undefined;
    if (cursor.take('nothing happens')) return true;
    if (!cursor.takeAny("it|they|this? doesn't|don't|does|do|will|won't not? :?") || cursor.done) return undefined;
    const not = /n't$|^not$|^nothing$/;
    if (!not.test(cursor.before?.text ?? '') && !cursor.sees('nothing')) return undefined;
    cursor.at = cursor.end;
    return true;
  });
  // Where its own text says what comes when it is destroyed the two disagree.
  return (
    said === true && !self.text.split(/[.\n]/).some((one) => answersEnd.test(one) && !/n't|\bnot\b|nothing/i.test(one))
  );
}

const ends = oneOf('destroyed killed destroying killing');
const answersEnd = /\b(?:when|if|once|on)\b.*\b(?:destroyed|killed|dies|death|destruction)\b/i;

/** `All Pylons share 6hp`: those that one unit has placed; what is said of their health must be what their fields say. */
function sharedHealth(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const start = cursor.at;
  cursor.takeAny('all of? your|the', 'all', 'your');
  if (!cursor.take('they|these') && !pieceNamed(cursor, context)) return false;
  cursor.take('marker|markers|object|objects|token|tokens');
  const fields = context.self?.fields ?? {};
  if (!cursor.takeAny('share # health|hp', 'share a|one pool of # health|hp')) return false;
  const [health = 0] = cursor.numbers;
  cursor.takeAny(',? and can|may be targeted|attacked|damaged|destroyed like|as a? unit|units', 'between them');
  if (!cursor.done) return false;
  const agrees = fields.object === true && fields.health === health;
  const { next: clause } = desk.sheet;
  tellFacts(desk, out, start, cursor.at, [{ agrees, fields: `an object with ${fields.health ?? 0} health` }]);
  if (agrees) out.held.push({ rule: { clause, rule: 'shares-health' }, of: 'you' });
  return true;
}

/** Writes the clause of some facts down. */
export function tellFacts(desk: Desk, out: Out, from: number, to: number, found: readonly Fact[]): void {
  const { sheet, field, tokens } = desk;
  const first = tokens[from]?.from ?? 0;
  const last = tokens[to - 1]?.to ?? first;
  const wrong = found.find(({ agrees }) => !agrees);
  if (wrong === undefined) {
    out.held.push({ rule: { clause: sheet.add(field, first, last, 'run'), rule: 'said' }, of: 'you' });
  } else {
    const why = `the text says otherwise than its fields: ${wrong.fields}`;
    desk.notes.otherwise ??= why;
    const clause = sheet.add(field, first, last, 'manual', why);
    out.held.push({ rule: { clause, rule: 'manual' }, of: 'you' });
  }
}
