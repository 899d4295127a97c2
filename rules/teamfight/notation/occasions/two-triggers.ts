import type { Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { Occasion } from './occasion.ts';

type Read = (cursor: Cursor, context: Context) => Occasion | undefined;

/** Words that a verb of one of two triggers is made of at most. */
const mostWords = 3;

/**
 * `an enemy enters or starts its turn in range 1`, `start and end of turn`: two things with one answer. Both are read as if the other were
 * not there. Only things that never are one and the same happening: that would be answered once, or twice, which is not said.
 */
export function twoTriggers(cursor: Cursor, context: Context, joint: string, read: Read): Occasion | undefined {
  const { tokens, at, end } = cursor;
  let stop = at;
  while (stop < end && !/^[,:]$/.test(tokens[stop]?.text ?? '')) stop += 1;
  const said = tokens.slice(at, stop);
  const or = said.findIndex(({ text }, n) => n > 0 && text === joint);
  if (or < 0 || said.slice(or + 1).some(({ text }) => text === joint)) return undefined;
  const whole = (some: readonly Token[]): Occasion | undefined => {
    const part = new Cursor(some, 0, some.length);
    const found = read(part, context);
    if (!part.done || found?.named?.killer === undefined) return part.done ? found : undefined;
    // Nobody has killed you where the other of the two has happened.
    const { named: _, ...set } = found;
    return set;
  };
  const isDeath = said.some(({ text }) => /^dies?$/.test(text)) && said.some(({ text }) => text === 'kill');
  const apart = isDeath && ofTwoSides(whole(withoutComma(said.slice(0, or))), whole(said.slice(or + 1)));
  if (apart) {
    cursor.at = stop;
    return apart;
  }
  for (let verb = or - 1; verb >= Math.max(0, or - mostWords); verb--) {
    const second = whole([...said.slice(0, verb), ...said.slice(or + 1)]);
    if (second === undefined) continue;
    for (let rest = or + 2; rest <= Math.min(said.length, or + 1 + mostWords + 2); rest++) {
      const first = whole([...said.slice(0, or), ...said.slice(rest)]);
      if (first === undefined) continue;
      if (areTwo(first, second)) {
        cursor.at = stop;
        return { ...first, also: second.trigger };
      }
      if (!isDoneAndSuffered(first, second)) continue;
      cursor.at = stop;
      // Nobody is known behind both.
      return { trigger: first.trigger, also: second.trigger };
    }
  }
  return undefined;
}

/** `you kill an enemy or an ally dies`, `an enemy dies or you crit`: each told in full, and of nobody who could be in both. */
function ofTwoSides(a: Occasion | undefined, b: Occasion | undefined): Occasion | undefined {
  if (a === undefined || b === undefined || a.trigger.on === b.trigger.on) return undefined;
  if ([a, b].some((set) => (set.if ?? set.perTurn ?? set.perRound ?? set.perGame ?? set.also) !== undefined))
    return undefined;
  const [kill, death] = a.trigger.on === 'kills' ? [a.trigger, b.trigger] : [b.trigger, a.trigger];
  if (kill.on !== 'kills' || death.on !== 'dies' || kill.who.side !== 'you' || kill.to?.side !== 'enemy')
    return undefined;
  if (death.who.side !== 'ally' && death.who.side !== 'you') return undefined;
  return { trigger: a.trigger, also: b.trigger };
}

/**
 * `Becomes adjacent to an enemy, or dies`, `start of turn, and when you kill a unit`: each told in full, and never one happening. Who is
 * known behind only one of them is not behind both.
 */
export function eachInFull(cursor: Cursor, context: Context, read: Read): Occasion | undefined {
  const { tokens, at, end } = cursor;
  const said = tokens.slice(at, end);
  const joint = said.findIndex(({ text }, n) => n > 0 && (text === 'or' || text === 'and'));
  if (joint < 0 || said.slice(joint + 1).some(({ text }) => /^(?:or|and|,|:)$/.test(text))) return undefined;
  const whole = (part: Cursor): Occasion | undefined => {
    const found = read(part, context);
    return part.done ? found : undefined;
  };
  const before = withoutComma(said.slice(0, joint));
  // The second one may be of whoever was named before the first.
  const [first, second] = [
    whole(new Cursor(before, 0, before.length)),
    whole(new Cursor(said, joint + 1, said.length)),
  ];
  if (first === undefined || second === undefined || [first, second].some(isMore)) return undefined;
  if (first.trigger.on === second.trigger.on) {
    const found = ofOthers(first, second);
    if (found !== undefined) cursor.at = end;
    return found;
  }
  const both = [first.trigger, second.trigger];
  const isMoment = both.some(({ on }) => moments.has(on));
  if (!isMoment && !both.every(({ on }) => moves.has(on) || on === 'dies')) return undefined;
  cursor.at = end;
  return { trigger: first.trigger, also: second.trigger };
}

/** `A hero dies, or a summon dies in range 3`: the same, of units of which none is of both, so that the one it happens to is known behind both. */
function ofOthers(a: Occasion, b: Occasion): Occasion | undefined {
  const { trigger: one, side, named: _, ...first } = a;
  const { trigger: other, side: also, named: __, ...second } = b;
  if (one.on !== other.on || !/^(?:dies|damaged|healed)$/.test(one.on) || !('who' in one) || !('who' in other))
    return undefined;
  const { who: of, ...rest } = one;
  const { who: from, ...same } = other;
  if (JSON.stringify([first, rest]) !== JSON.stringify([second, same])) return undefined;
  if (of === undefined || !areOfTwoKinds(of, from)) return undefined;
  return { ...first, trigger: one, also: other, ...(side === also && { side }) };
}

/** Heroes and summons, allies and enemies, or somebody and all who are something else. */
function areOfTwoKinds(a: Who, b: Who | undefined): boolean {
  if (b === undefined) return false;
  const sides = [a.side, b.side].sort().join();
  const kinds = [a.kind, b.kind].sort().join();
  return (
    /^(?:ally,(?:enemy|you)|enemy,you)$/.test(sides) || kinds === 'hero,summon' || leavesOut(a, b) || leavesOut(b, a)
  );
}

/** `A non-summon unit`, and a summon. */
const leavesOut = (a: Who, { kind }: Who): boolean =>
  kind !== undefined &&
  a.if?.some((one) => one.is === 'not' && one.of.is === 'unit' && one.of.of === 'each' && one.of.who.kind === kind) ===
    true;

/**
 * `you kill a unit or start your turn in Mud`, `an ally dies or you are damaged`, behind the first of them: your turn that begins or ends, and
 * what is done to you beside what is done to others. Never one happening, and nobody is known behind both.
 */
export function besideAnother(
  cursor: Cursor,
  context: Context,
  first: Occasion | undefined,
  at: number,
  read: Read,
): Occasion | undefined {
  if (first === undefined || isMore(first)) return undefined;
  return cursor.try(() => {
    cursor.at = at;
    if (!cursor.take(',? or')) return undefined;
    const isTurn = cursor.sees('start|begin|end your turn');
    const like = cursor.peek();
    if (like === undefined || (isTurn && !isYoursApart(first.trigger))) return undefined;
    let stop = cursor.at;
    while (stop < cursor.end && !/^(?:[,:]|or|and)$/.test(cursor.tokens[stop]?.text ?? '')) stop += 1;
    const rest = cursor.tokens.slice(cursor.at, stop);
    const part = isTurn
      ? new Cursor([wordLike(like, 'you'), ...rest], 0, rest.length + 1)
      : new Cursor(cursor.tokens, cursor.at, stop);
    const second = read(part, context);
    if (second === undefined || !part.done || isMore(second)) return undefined;
    const others = isTurn || areApart(first.trigger, second.trigger) ? undefined : ofOthers(first, second);
    if (!isTurn && others === undefined && !areApart(first.trigger, second.trigger)) return undefined;
    cursor.at = stop;
    if (others !== undefined) return cursor.done || cursor.sees(',|:') ? others : undefined;
    return cursor.done || cursor.sees(',|:') ? { trigger: first.trigger, also: second.trigger } : undefined;
  });
}

/** Of you, and no moment. */
const isYoursApart = (trigger: Trigger): boolean => 'who' in trigger && isYou(trigger.who) && !moments.has(trigger.on);

const isSideApart = (who: Who): boolean => who.side === 'ally' || who.side === 'enemy';

/** Something that happens to you, and the like that happens to others. */
function areApart(a: Trigger, b: Trigger): boolean {
  if (![a, b].every(({ on }) => /^(?:dies|damaged|healed|pushed)$/.test(on))) return false;
  const [one, other] = ['who' in a ? a.who : undefined, 'who' in b ? b.who : undefined];
  if (one === undefined || other === undefined) return false;
  return (isYou(one) && isSideApart(other)) || (isSideApart(one) && isYou(other));
}

/** Asked, limited, or of two things itself. */
export const isMore = ({ if: asked, perTurn, perRound, perGame, perAction, every, also }: Occasion): boolean =>
  (asked ?? perTurn ?? perRound ?? perGame ?? perAction ?? every ?? also) !== undefined;

const withoutComma = (said: readonly Token[]): readonly Token[] =>
  said.at(-1)?.text === ',' ? said.slice(0, -1) : said;

/** `Take damage or target an enemy`: what is done to you, and what you do, which are never one happening. */
const isDoneAndSuffered = (a: Occasion, b: Occasion): boolean =>
  [a, b].every(
    (set) => set.if === undefined && (set.perTurn ?? set.perRound ?? set.perGame ?? set.also) === undefined,
  ) &&
  ((suffers(a.trigger) && does(b.trigger)) || (does(a.trigger) && suffers(b.trigger)));

const isYou = (who: Who | undefined): boolean => who?.side === 'you';

export const suffers = (trigger: Trigger): boolean =>
  ((trigger.on === 'damaged' || trigger.on === 'healed' || trigger.on === 'pushed' || trigger.on === 'drops') &&
    isYou(trigger.who)) ||
  (trigger.on === 'targeted' && isYou(trigger.who)) ||
  ((trigger.on === 'hits' || trigger.on === 'attacks' || trigger.on === 'misses') && isYou(trigger.to));

const does = (trigger: Trigger): boolean =>
  trigger.on === 'targeted'
    ? isYou(trigger.by)
    : /^(?:attacks|attacked|hits|misses|crits|kills|moves|begins-move|uses-ability|deals-damage|summons)$/.test(
        trigger.on,
      ) &&
      'who' in trigger &&
      isYou(trigger.who);

const moments = new Set<Trigger['on']>(['turn-start', 'turn-end', 'round-start', 'round-end', 'deploy']);
const moves = new Set<Trigger['on']>(['enters', 'leaves', 'moves', 'begins-move']);

function areTwo(a: Occasion, b: Occasion): boolean {
  const { trigger: one, ...first } = a;
  const { trigger: other, ...second } = b;
  if (JSON.stringify(first) !== JSON.stringify(second) || a.if !== undefined || a.perTurn !== undefined) return false;
  if (one.on === other.on) return false;
  const known = [one.on, other.on].every((on) => moments.has(on) || moves.has(on) || on === 'dies');
  if (!known) return false;
  if (moments.has(one.on) || moments.has(other.on)) return true;
  // One step leads out of a range or into it; of single spaces it does both.
  const [into, out] = one.on === 'enters' ? [one, other] : [other, one];
  return into.on === 'enters' && out.on === 'leaves' && out.whole === true && (into.place.range?.max ?? 0) > 0;
}
