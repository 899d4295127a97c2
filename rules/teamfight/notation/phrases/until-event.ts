import type { Moment, Node, Ref, Rule, Trigger, UntilEvent } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { happening } from '../occasions/happening.ts';
import { duration, ending, howLong } from '../occasions/time.ts';
import { comesWithTurns } from '../occasions/trigger.ts';
import { yours } from '../occasions/yours.ts';
import type { Desk, Held } from '../sentences/desk.ts';
import { through } from '../sentences/ends-early.ts';
import { remembering, target } from '../states/spoken.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { Run } from './run.ts';

/** `until the end of your next turn or until you attack`: whichever comes first. */
export const eitherEnd = (cursor: Cursor, context: Context, of: Ref = 'you'): UntilEvent | undefined =>
  cursor.try(() => {
    const event = untilEventOf(cursor, context, of);
    return event?.latest === undefined ? undefined : event;
  });

/** `until you next target an enemy`, `until you attack`: until something happens, with what sets it off. */
export const untilEvent = (cursor: Cursor, context: Context): UntilEvent | undefined => {
  if (cursor.misses(howLong)) return undefined;
  const first = cursor.try(() => {
    const end = duration(cursor, context);
    return end && cursor.takeAny(', or', 'or') && cursor.sees('until|till|when|if|you') ? end : undefined;
  });
  const begins =
    first === undefined ? cursor.take('until|till') : cursor.sees('you') || cursor.take('until|till|when|if');
  if (!begins) return undefined;
  const { tokens, at } = cursor;
  // "Next" says no more than "until" does.
  const word = tokens.findIndex(({ text }, n) => n > at && n < at + 3 && text === 'next');
  const next = word > 0 && /^(?:you|they|it|target)$/.test(tokens[word - 1]?.text ?? '');
  const told = next ? new Cursor([...tokens.slice(0, word), ...tokens.slice(word + 1)], at, cursor.end - 1) : cursor;
  const set = happening(told, context);
  if (next) cursor.at = told.at + 1;
  if (set === undefined || set.if !== undefined || set.trigger.on === 'would-take') return undefined;
  // More than two things end nothing.
  if (set.others !== undefined) return undefined;
  const { trigger, also } = set;
  const other =
    also ??
    cursor.try(() => {
      if (first !== undefined || !cursor.take('or')) return undefined;
      if (cursor.sees('until|till|the|end|start') && !cursor.sees('end|start your turn')) return undefined;
      // "Until you move or attack": the one who is named before.
      const more = happening(cursor, context) ?? (tokens[at]?.text === 'you' ? yours(cursor, context) : undefined);
      const isPlain =
        more !== undefined && more.if === undefined && more.also === undefined && more.perTurn === undefined;
      return isPlain && more.trigger.on !== 'would-take' ? more.trigger : undefined;
    });
  const or = other && { or: through(other) };
  const ends =
    first ??
    cursor.try(() =>
      cursor.take(',? or')
        ? (duration(cursor, context) ?? (cursor.take('the?') ? ending(cursor, context) : undefined))
        : undefined,
    );
  if (cursor.sees('or') || (ends !== undefined && !('of' in ends) && ends.moment !== 'round-end')) return undefined;
  const latest = ends === undefined ? {} : { latest: ends as Moment };
  return { moment: 'event', trigger: through(trigger), ...or, ...latest };
};

/** `until they take damage`, of what is said of somebody else: as that one would say it of itself. */
export const untilEventOf = (cursor: Cursor, context: Context, of: Ref): UntilEvent | undefined =>
  of === 'you'
    ? untilEvent(cursor, context)
    : cursor.try(() => {
        const { tokens, at, end } = cursor;
        const said: Token[] = tokens.slice(0, at);
        const from: number[] = [];
        for (const seen = new Cursor(tokens, at, end); !seen.done; ) {
          const like = tokens[seen.at] as Token;
          // What somebody else does is not seen from whom it holds for.
          if (like.text === 'you') return undefined;
          from.push(seen.at);
          const named = /^(?:they|it|the|that|target)$/.test(like.text)
            ? seen.try(() => pronoun(seen, context))
            : undefined;
          said.push(named?.ref === of ? wordLike(like, 'you') : like);
          if (named?.ref !== of) seen.at = (from.at(-1) ?? at) + 1;
        }
        const told = new Cursor(said, at, said.length);
        const event = untilEvent(told, context);
        cursor.at = from[told.at - at] ?? end;
        return event && isOwn(event.trigger) && (event.or === undefined || isOwn(event.or)) ? event : undefined;
      });

/** "The ally cannot be targeted by enemies until they attack", which is told from who says it: the end is, too. */
export const seenBySpeaker = ({ trigger, or, ...until }: UntilEvent): UntilEvent => {
  const told = (one: Trigger): Trigger =>
    JSON.parse(JSON.stringify(one).replaceAll('{"side":"you"}', JSON.stringify(target))) as Trigger;
  return { ...until, trigger: told(trigger), ...(or && { or: told(or) }) };
};

/**
 * What is said of somebody else until the speaker does something: told from the speaker, who knows whom it is about. Undefined where it speaks
 * of others, too, whom the speaker would see otherwise.
 */
export function saidBySpeaker(held: readonly Held[], { trigger, or }: UntilEvent): readonly Held[] | undefined {
  const ofSpeaker = [trigger, ...(or ? [or] : [])].some((one) =>
    /"side":"(?:you|ally|enemy|friend)"|"places?":/.test(JSON.stringify(one)),
  );
  if (!ofSpeaker) return held;
  const told: Held[] = [];
  for (const one of held) {
    const { rule, of } = one;
    if (of === 'you') {
      told.push(one);
      continue;
    }
    if (!('who' in rule) || Object.keys(rule.who).length > 1 || rule.who.side !== 'you') return undefined;
    const { who: _, ...rest } = rule;
    if (/"you"|"side"|"places"/.test(JSON.stringify(rest))) return undefined;
    told.push({ rule: { ...rule, who: target } as Rule, of: 'you', ...(of !== 'target' && { knows: of }) });
  }
  return told;
}

/** Whether only whom it holds for is spoken of: sides and places would be seen from there. */
const isOwn = (trigger: Trigger): boolean => {
  const said = JSON.stringify(trigger);
  if (comesWithTurns(trigger)) return false;
  return said.includes('"side":"you"') && !/"side":"(?:ally|enemy|friend)"|"places"/.test(said);
};

/** What holds until something happens: for a while, or, in the text of a token, until that goes. */
export function untilThen(desk: Desk, run: Run, held: readonly Held[], until: UntilEvent, clause: number): boolean {
  const { self, slot } = run.context;
  if (!desk.standing) {
    const [{ of = 'you', knows } = {}] = held;
    // What ends it is seen from whom it holds for.
    if (held.some((one) => one.of !== of || one.knows !== knows)) return false;
    const rules = held.map(({ rule }) => rule);
    run.into.push(remembering({ clause, node: 'lasting', of, ...(knows && { knows }), until, rules }));
    return true;
  }
  // The token goes once: with the second of "your next 2 attacks", which it does not count, or by some moment at the latest.
  const isOnce = until.times === undefined && until.latest === undefined;
  if ((slot !== 'token' && slot !== 'condition') || self === undefined || !isOnce) return false;
  const gone: Node = { clause, node: 'lose', token: self.ref, from: 'you', count: 'all' };
  const ends = [until.trigger, ...(until.or ? [until.or] : [])];
  run.out.held.push(
    ...held,
    ...ends.map((trigger) => ({ of: 'you' as const, rule: { clause, rule: 'when' as const, trigger, then: [gone] } })),
  );
  return true;
}

/** `Your next attack deals +2dmg, then remove this`, in the text of a token: it is used up by that attack. */
export function usedUp(
  cursor: Cursor,
  { slot, self }: Context,
  { trigger, times, latest }: UntilEvent,
  clause: number,
): Rule | undefined {
  if ((slot !== 'token' && slot !== 'condition') || self === undefined) return undefined;
  // The second of "your next 2 attacks" is not counted, and that it is gone "this turn" at the latest is another end.
  if (times !== undefined || latest !== undefined) return undefined;
  if (trigger.on !== 'attacked' && trigger.on !== 'attacks') return undefined;
  cursor.takeAny(
    ',? and? then remove|lose|discard|clear this',
    ',? and remove|lose|discard|clear this',
    ',? then they|you lose this',
  );
  const gone: Node = { clause, node: 'lose', token: self.ref, from: 'you', count: 'all' };
  return { clause, rule: 'when', trigger, then: [gone] };
}
