import type { Condition, Node, Ref, Rule, Trigger, Who } from '../program.ts';
import { ifConditions } from './amount.ts';
import { both } from './both.ts';
import { choice } from './choice.ts';
import { conditions } from './condition.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { type Desk, emptyOut, type Out, ran, reminded, type Tail } from './desk.ts';
import { effect } from './effect.ts';
import { effects } from './effect-phrase.ts';
import { ground } from './ground.ts';
import { heads, sided } from './head-phrase.ts';
import { addition, aside, modifier } from './modifier.ts';
import { pieceActs } from './piece-acts.ts';
import { players } from './players.ts';
import { predicates } from './predicate.ts';
import { behind, type Prefix, prefix, wrap } from './prefix.ts';
import { known, pronoun } from './pronoun.ts';
import { notes } from './rebirth.ts';
import { replaces } from './replacement.ts';
import { type Inside, Run } from './run.ts';
import { gains, said, statement } from './statement.ts';
import { duration, moment } from './time.ts';
import { momentTrigger, starters } from './trigger.ts';
import { turnByTurn } from './turn-by-turn.ts';
import { instead } from './under-way.ts';
import { wordAt } from './words.ts';

/** Words that hang on what stands before them: where one is not understood, that is not understood either. */
const governors = new Set(
  'if unless while when whenever until except but instead only for per where max during from that which who without with ignoring beyond as not or plus to at in on before after by equal times each x until once also even of this'.split(
    ' ',
  ),
);

/** Reads the phrases of a sentence to its end, or to where it is not understood. */
export function phrases(desk: Desk, cursor: Cursor, context: Context, inside: Inside, tail?: Tail, subject?: Ref): Out {
  const run = new Run(context, inside, tail);
  run.subject = subject;
  const { out } = run;
  let separated = true;
  while (!out.fault) {
    if (separators(cursor, run.context) || pays(cursor, run)) separated = true;
    if (cursor.done) break;
    const start = cursor.at;
    if (!phrase(desk, cursor, run, separated)) {
      cursor.at = start;
      out.fault = { at: start, governs: !separated || governors.has(cursor.peek()?.text ?? '') };
      break;
    }
    separated = false;
  }
  // Def without anything to roll for.
  if (!out.fault && run.early !== undefined) out.fault = { at: run.early.at, governs: true };
  // A scope that no phrase has opened hangs on something that was not understood.
  if (!out.fault && run.inside !== undefined) out.fault = { at: cursor.end - 1, governs: true };
  out.into = run.into;
  if (run.tail !== undefined && run.tail !== tail) out.tail = { ...run.tail, hurt: run.hurt };
  return out;
}

/** `Take 2 damage: gain 1 Coin`: what is taken or lost first, as a cost is. */
const pays = (cursor: Cursor, { out, head }: Run): boolean =>
  head === undefined &&
  out.nodes.length > 0 &&
  out.nodes.every(
    (node) => (node.node === 'damage' && node.to === 'you') || (node.node === 'lose' && node.from === 'you'),
  ) &&
  cursor.take(':');

function separators(cursor: Cursor, { instead }: Context): boolean {
  let found = false;
  // "You deal −1 damage, but you can ...": a clause with its own subject goes on; "but not ..." takes something back.
  while (
    cursor.take(',|and|then|also') ||
    (cursor.sees('but you|they|it') && cursor.take('but')) ||
    (instead && cursor.take('instead'))
  )
    found = true;
  return found;
}

function phrase(desk: Desk, cursor: Cursor, run: Run, separated: boolean): boolean {
  if (cursor.sees('(')) return aside(desk, cursor);
  if (modifier(desk, cursor, run) || instead(desk, cursor, run)) return true;
  const goesOn = run.fresh;
  run.fresh = false;
  if (!separated && !goesOn && !joins(cursor) && !lastWord(cursor, run) && run.early === undefined) return false;
  if (addition(desk, cursor, run) || unmarks(desk, cursor, run) || notes(desk, cursor, run)) return true;
  if (ground(desk, cursor, run)) return true;
  if (chooses(desk, cursor, run) || players(desk, cursor, run)) return true;
  if (prefixed(desk, cursor, run) || pieceActs(desk, cursor, run)) return true;
  if (desk.standing && (turnByTurn(desk, cursor, run) || states(desk, cursor, run))) return true;
  if (both(desk, cursor, run) || replaces(desk, cursor, run)) return true;
  if (subjected(desk, cursor, run)) return true;
  if (!desk.standing && states(desk, cursor, run)) return true;
  if (goesOn && run.subject !== undefined) {
    if (effects(desk, cursor, run, run.subject)) return true;
    if (states(desk, cursor, run, run.subject)) return true;
    // "Target a unit in range 5 and an empty space in range 5".
    return separated && heads(desk, cursor, run);
  }
  // "The target heals 2 and is immune to DoT": what holds goes on about who does something.
  if (
    run.subject !== undefined &&
    cursor.sees("is|are|has|have|cannot|can't") &&
    states(desk, cursor, run, run.subject)
  )
    return true;
  if (heads(desk, cursor, run) || sided(desk, cursor, run)) return true;
  return effects(desk, cursor, run, run.subject) || granted(desk, cursor, run);
}

/** `Allies in burst 2, +1 speed until the end of your next turn`: a change of those that the head names, with its end. */
function granted(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { them } = run.context;
  if (desk.standing || run.head === undefined || run.hoisted || (them !== 'target' && them !== 'each')) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const rules = predicates(
    { cursor, context: run.context, clause, who: { side: 'you' }, gains: true },
    cursor.sees('+|- #'),
  );
  const until = rules && cursor.try(() => duration(cursor, run.context));
  if (rules === undefined || until === undefined) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  run.into.push({ clause, node: 'lasting', of: them, until, rules });
  return true;
}

/** Phrases that may stand without a comma before them. */
const joins = (cursor: Cursor): boolean =>
  cursor.sees('# dmg') ||
  cursor.sees('(sword)|(shield)') ||
  cursor.sees('undefendable|irreducible|push|pull') ||
  cursor.sees('+ #') ||
  cursor.sees('choose');

/** `1dmg slow`, `2dmg DoT 1`: the name of a condition behind damage, and nothing behind that. */
function lastWord(cursor: Cursor, { context }: Run): boolean {
  if (!/^(?:dmg|damage)$/.test(cursor.tokens[cursor.at - 1]?.text ?? '')) return false;
  const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition']);
  if (word === undefined) return false;
  const behind = word.to + (cursor.tokens[word.to]?.kind === 'number' ? 1 : 0);
  return behind >= cursor.end || /^(?:,|and)$/.test(cursor.tokens[behind]?.text ?? '');
}

/** `remove the marks`: of spaces that were only chosen, and nothing was put there. */
function unmarks(desk: Desk, cursor: Cursor, { context }: Run): boolean {
  const start = cursor.at;
  if (!context.chosen || context.marker !== undefined) return false;
  if (!cursor.take('remove the|all? mark|marks|marker|markers')) return false;
  reminded(desk, start, cursor.at);
  return true;
}

function chooses(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const kind = choice(cursor);
  if (kind === undefined || run.inside === undefined) return false;
  const clause = ran(desk, start, cursor.at);
  const opened = run.open({ ...run.context, choice: { kind, clause } }, desk.standing);
  if (opened === undefined || opened.fault) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  run.into.push(...opened.nodes);
  return true;
}

/** A prefix, at the beginning or in the middle: the rest of the sentence and its scope stand under it. */
function prefixed(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const related = relative(cursor, run.context, desk);
  const found = related ?? prefix(cursor, run.context);
  if (found === undefined) return false;
  const clause = ran(desk, start, cursor.at);
  const context = behind(run.context, found);
  const acting: Desk =
    found.is === 'when' || found.is === 'at' || found.is === 'next'
      ? { ...desk, standing: false, lasts: false, gains: found.is === 'when' }
      : found.is === 'until' && !desk.standing
        ? { ...desk, holds: true }
        : desk;
  const { inside } = run;
  run.inside = undefined;
  const inner = cursor.done
    ? (inside?.read(context, acting.standing, found.is === 'until') ?? emptyOut())
    : phrases(
        acting,
        cursor,
        context,
        inside,
        found.is === 'when' || found.is === 'next' ? undefined : tailOf(run),
        related && 'trigger',
      );
  const nothing = inner.nodes.length === 0 && inner.held.length === 0;
  if (inner.fault?.governs || nothing || !wrapped(desk, run, found, clause, inner)) {
    run.out.fault = inner.fault?.governs ? inner.fault : { at: inner.fault?.at ?? start, governs: true };
    return true;
  }
  if (inner.fault) run.out.fault = inner.fault;
  return true;
}

function wrapped(desk: Desk, run: Run, found: Prefix, clause: number, inner: Out): boolean {
  const target: Out = { ...emptyOut(), nodes: run.into, held: run.out.held };
  if (!wrap(desk, found, clause, inner, target)) return false;
  if (target.otherwise) run.out.otherwise = true;
  if (target.until) run.out.until = target.until;
  if (inner.instead) run.out.instead = true;
  if (inner.nodes.length > 0) run.into = inner.into;
  return true;
}

/** `You and allies that start their turn in range 1 of it heal 1`. */
function relative(cursor: Cursor, context: Context, desk: Desk): Prefix | undefined {
  if (!desk.standing && !desk.holds && !desk.lasts) return undefined;
  const set = starters(cursor, context);
  return set && { is: 'when', set };
}

const tailOf = (run: Run): Tail | undefined =>
  run.tail ??
  (run.head === undefined
    ? undefined
    : { node: run.head.node, then: run.head.then, context: run.context, hurt: run.hurt });

/** What holds: "your attacks have +2 crit". */
function states(desk: Desk, cursor: Cursor, run: Run, of?: Ref): boolean {
  if (gained(desk, cursor, run)) return true;
  const start = cursor.at;
  const next = desk.sheet.next;
  const found =
    of === undefined ? statement(cursor, run.context, next, desk.standing) : said(cursor, run.context, next, of);
  if (found === undefined) return false;
  const also = found.group && togetherWith(cursor, run.context, next, found.group);
  // "Enemies in range 1 are Slow and take 1dmg": without its moment it is not known when, and it is never yours.
  if (also === 'unknown' || (also !== undefined && !desk.standing)) {
    cursor.at = start;
    return false;
  }
  let held = found.rules.map((rule) => ({ rule, of: found.of }));
  const asked = cursor.try(() => ifConditions(cursor, run.context) ?? whileConditions(desk, cursor, run.context));
  if (asked !== undefined) {
    held = held.map(({ rule, of }) => ({
      rule: 'if' in rule || rule.rule === 'change' || rule.rule === 'is' ? { ...rule, if: asked } : rule,
      of,
    })) as typeof held;
  }
  const end = cursor.try(() => duration(cursor, run.context));
  if (found.until !== undefined) {
    // What is said of the next time holds from a moment on, and a text that only stands has none.
    if (desk.standing || (end !== undefined && end.moment !== 'turn-end' && end.moment !== 'turn-start')) {
      cursor.at = start;
      return false;
    }
    const until = end === undefined ? found.until : { ...found.until, latest: end };
    run.into.push({ clause: ran(desk, start, cursor.at), node: 'lasting', of: found.of, until, rules: found.rules });
    return true;
  }
  const clause = ran(desk, start, cursor.at);
  if (end !== undefined) {
    if (desk.standing) return false;
    for (const of of new Set(held.map((one) => one.of))) {
      run.into.push({
        clause,
        node: 'lasting',
        of,
        until: end,
        rules: held.filter((one) => one.of === of).map((one) => one.rule),
      });
    }
    return true;
  }
  run.out.held.push(...held);
  if (also !== undefined) {
    const rule: Rule = { clause, rule: 'when', trigger: also.trigger, then: also.nodes };
    run.out.held.push({ rule, of: 'you' });
  }
  return true;
}

/** `+1def while you have a Charge`, where it holds for as long as that does. */
const whileConditions = (desk: Desk, cursor: Cursor, context: Context): Condition[] | undefined =>
  desk.standing || desk.lasts
    ? cursor.try(() => (cursor.take('while|when') ? conditions(cursor, context) : undefined))
    : undefined;

/** `When an ally dies, gain +1 speed, +1 damage`: for the rest of the game, each time anew. */
function gained(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing || (run.subject !== undefined && run.subject !== 'you')) return false;
  const start = cursor.at;
  const who = pronoun(cursor, run.context);
  if (who !== undefined && who.ref !== 'you') {
    cursor.at = start;
    return false;
  }
  const rules = gains(cursor, run.context, desk.sheet.next);
  const end = rules && cursor.try(() => duration(cursor, run.context));
  // When something sets it off it is for good; else the text has to say how long.
  if (rules === undefined || (end === undefined && !desk.gains)) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  run.into.push({ clause, node: 'lasting', of: 'you', until: end ?? { moment: 'game-end' }, rules });
  return true;
}

/** What a group does beside what holds for it: `and take 1dmg at the start of your turn`. */
function togetherWith(
  cursor: Cursor,
  context: Context,
  clause: number,
  who: Who,
): { readonly trigger: Trigger; readonly nodes: readonly Node[] } | 'unknown' | undefined {
  if (!cursor.sees('and take|takes|heal|heals|gain|gains|get|gets|lose|loses|suffer|suffers')) return undefined;
  cursor.take('and');
  const each = { ...context, them: 'each' as const, side: who.side };
  const found = effect({ cursor, context: each, clause, subject: 'each', hurt: false });
  const when = cursor.try(() => moment(cursor, context));
  if (found === undefined || when === undefined || when.next || (when.of !== undefined && when.of !== 'you'))
    return 'unknown';
  return { trigger: momentTrigger(when.moment), nodes: [{ clause, node: 'each', who, then: found.nodes }] };
}

/** Somebody bound, and what they do: "they gain 1 Luck", "you heal 3". */
function subjected(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  // "Two enemies in range 2, each takes 1dmg".
  const who =
    run.context.them !== undefined && cursor.take('each|both') ? known(run.context.them) : pronoun(cursor, run.context);
  if (who?.ref === undefined) {
    cursor.at = start;
    return false;
  }
  if (effects(desk, cursor, run, who.ref, start)) {
    run.subject = who.ref;
    return true;
  }
  cursor.at = start;
  return false;
}
