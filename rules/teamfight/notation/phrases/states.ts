import type { Condition, Moment, Node, Ref, Rule, Trigger, UntilEvent, Who } from '../../program.ts';
import { ifConditions } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { ofAttack, onNextAttack } from '../effects/granting.ts';
import { giversTurn } from '../nouns/giver.ts';
import type { Head } from '../nouns/head.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { asksBare } from '../occasions/asks-bare.ts';
import { conditions } from '../occasions/condition.ts';
import { duration, howLong, moment } from '../occasions/time.ts';
import { momentTrigger } from '../occasions/trigger.ts';
import { inYourTurn } from '../occasions/turn-of.ts';
import { type Desk, type Held, ran } from '../sentences/desk.ts';
import { endsToo, holdsToo, mayEndToo } from '../sentences/ends-too.ts';
import { able } from '../states/duty.ts';
import { remembering, spoken } from '../states/spoken.ts';
import { gains, said, statement } from '../states/statement.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { addedTo } from './added-to-attacks.ts';
import { asksOfBoth, asksOfLast, asksThem, goesOnUnsaid, onlyIf } from './asked-of-several.ts';
import { damagedByYours } from './damaged-by-yours.ts';
import { endOf, inOwnNextTurn, inTurnBegun, isDuty, ofNextTurn } from './how-long.ts';
import { keptBy, whileAlive } from './kept-alive.ts';
import { type Run, speaksOf } from './run.ts';
import { eitherEnd, saidBySpeaker, seenBySpeaker, untilEvent, untilEventOf, untilThen, usedUp } from './until-event.ts';
import { lasting } from './wrap.ts';

/** `Enemies in range 2 must attack you with their next attack`: that attack, until it is through. Undefined where they owe something else. */
function inNextAttack(held: readonly Held[]): ((clause: number) => Node) | undefined {
  const [first, ...more] = held;
  if (first === undefined || more.length > 0 || first.rule.rule !== 'duty' || first.of !== 'you') return undefined;
  const { must, means, whom, always, ...rule } = first.rule;
  const isOne = must === 'target' ? means === undefined : must === 'use' && means?.attack && !always;
  if (!isOne || whom === undefined || Object.keys(means ?? {}).some((key) => key !== 'attack')) return undefined;
  return (clause) => ({
    clause,
    node: 'lasting',
    of: 'you',
    ...(first.knows && { knows: first.knows }),
    until: { moment: 'event', trigger: { on: 'attacked', who: rule.who } },
    rules: [{ ...rule, must: 'target', whom, means: { attack: true } }],
  });
}

/** "Allies in range 2 gain Armor until": those who are there now, wherever they go, as a head names them. */
const gainsNow = ({ tokens, at }: Cursor, start: number, { places = [] }: Who): boolean =>
  places.length > 0 && tokens.slice(start, at).some(({ text }) => /^(?:gains?|gets?|receives?|loses?)$/.test(text));

/** `, for the rest of the game`: how long, and nothing behind it. Takes nothing. */
function endsSentence(cursor: Cursor, context: Context): true | undefined {
  const { at } = cursor;
  cursor.take(',');
  const ends = duration(cursor, context) !== undefined && cursor.done;
  cursor.at = at;
  return ends || undefined;
}

/** "The target has Armor until you attack" could be until that one does. */
function untilYou(cursor: Cursor, context: Context): UntilEvent | undefined {
  const found = untilEvent(cursor, context);
  return found?.trigger.on === 'attacked' || found?.trigger.on === 'attacks' ? undefined : found;
}

/** `Until they die, you deal +1 damage to them, and they have +1 speed`: what else is said behind it holds as long. */
function alsoUntilThen(cursor: Cursor, context: Context, clause: number): readonly Held[] {
  const all: Held[] = [];
  for (;;) {
    const more = cursor.try((): Held[] | undefined => {
      if (!cursor.takeAny(', and', ',|and')) return undefined;
      const found = statement(cursor, context, clause, false);
      if (found === undefined || found.group !== undefined || found.until !== undefined) return undefined;
      if (!cursor.done && !cursor.sees(',|and')) return undefined;
      return spoken(found.rules.map((rule) => ({ rule, of: found.of })));
    });
    if (more === undefined) return all;
    all.push(...more);
  }
}

/** `Your next attack deals +1 damage until you move`: until the one or the other, where there are no more than two and both are yours. */
const whicheverFirst = (own: UntilEvent, other: UntilEvent, of: Ref): UntilEvent | undefined =>
  of !== 'you' || own.or !== undefined || other.or !== undefined ? undefined : { ...own, ...other, or: own.trigger };

/** What holds: "your attacks have +2 crit". */
export function states(desk: Desk, cursor: Cursor, run: Run, of?: Ref): boolean {
  if (
    (of === undefined && gained(desk, cursor, run)) ||
    (of === undefined && (addedTo(desk, cursor, run) || damagedByYours(desk, cursor, run)))
  )
    return true;
  const start = cursor.at;
  const next = desk.sheet.next;
  const early =
    of === undefined && !desk.standing && !cursor.misses(howLong)
      ? cursor.try(() => {
          const event = untilEvent(cursor, run.context);
          return event && cursor.take(',') ? event : undefined;
        })
      : undefined;
  // "Until the end of your next turn: Armor, +1 damage": of you, where nobody else is named.
  const isYours = desk.holds === true && run.head === undefined && run.context.them === undefined;
  const immune = run.head === undefined && run.context.them === undefined && cursor.sees('immune to');
  const bare = desk.standing || immune || (isYours && cursor.sees('armor|armour|resistance|immune|flying|+|-'));
  // "Allies in burst 3, until the end of their next turn:", and in a line below it "+1 speed": theirs.
  const isTheirs =
    of === undefined && desk.holds === true && run.head === undefined && run.context.them === 'each' && !desk.standing;
  const found =
    of === undefined
      ? ((isTheirs && cursor.sees('+|- #') ? said(cursor, run.context, next, 'each', true) : undefined) ??
        statement(cursor, run.context, next, bare))
      : said(cursor, run.context, next, of);
  if (found === undefined) {
    cursor.at = start;
    return false;
  }
  const also = found.group && togetherWith(cursor, run.context, next, found.group);
  // "Enemies in range 1 are Slow and take 1dmg": without its moment it is not known when, and it is never yours.
  if (also === 'unknown' || (also !== undefined && !desk.standing)) {
    cursor.at = start;
    return false;
  }
  let held: Held[] = found.rules.map((rule) => ({ rule, of: found.of }));
  // "Enemies cannot heal while adjacent to you": each of them by itself, which is not asked.
  const theirs = found.group !== undefined && (asksThem(cursor) || asksBare(cursor, run.context));
  const asks = cursor.at;
  const asked = theirs
    ? undefined
    : cursor.try(() => ifConditions(cursor, run.context) ?? whileConditions(desk, cursor, run));
  if (asked !== undefined) {
    const only = held.flatMap(({ rule, ...more }) => onlyIf(rule, asked)?.map((one) => ({ ...more, rule: one })) ?? []);
    if (asksOfLast(cursor, start, asks, found.rules)) {
      const why = 'it does not say of which of them this is asked';
      run.out.fault = { at: start, governs: true, understood: true, why };
      return true;
    }
    const isOfAll = only.length === held.length && asksOfBoth(desk, cursor, start, run, asked);
    if (!isOfAll || goesOnUnsaid(cursor, asks, found.group !== undefined)) {
      cursor.at = start;
      return false;
    }
    held = only;
  }
  const seen = spoken(held);
  if (seen === undefined) {
    cursor.at = start;
    return false;
  }
  held = seen;
  if (asked === undefined && !desk.standing && whileAlive(cursor, run.context)) {
    const kept = keptBy(held);
    if (kept === undefined) {
      cursor.at = start;
      return false;
    }
    const clause = ran(desk, start, cursor.at);
    lasts(run, { clause, node: 'lasting', of: 'you', until: { moment: 'game-end' }, rules: kept });
    return true;
  }
  if (asked === undefined && !desk.standing && isDuty(held)) {
    const owed = cursor.try(() => {
      const next = onNextAttack(cursor);
      return next && next.latest === undefined ? inNextAttack(held) : undefined;
    });
    if (owed !== undefined) {
      // Each of a group has an attack of its own: a head names them.
      if (found.group !== undefined) {
        cursor.at = start;
        return false;
      }
      able(cursor);
      run.into.push(owed(ran(desk, start, cursor.at)));
      return true;
    }
  }
  const onNext = asked === undefined && !desk.standing ? onNextAttack(cursor) : undefined;
  const ofNext = onNext && found.group === undefined && early === undefined ? ofAttack(found.rules) : undefined;
  if (onNext !== undefined) {
    if (ofNext === undefined) {
      cursor.at = start;
      return false;
    }
    const clause = ran(desk, start, cursor.at);
    lasts(run, { clause, node: 'lasting', of: found.of, until: onNext, rules: ofNext });
    return true;
  }
  const then =
    asked === undefined && early === undefined && found.of === 'you' && found.until === undefined && !desk.standing
      ? inOwnNextTurn(cursor, run.context, found.rules, next)
      : undefined;
  if (then !== undefined) {
    ran(desk, start, cursor.at);
    lasts(run, ...then);
    return true;
  }
  // "+1dmg, for the rest of the game": the comma only parts them.
  const apart = cursor.sees(', for|until') && cursor.try(() => endsSentence(cursor, run.context));
  if (apart) cursor.take(',');
  const whole = goesThen(desk, cursor, run);
  if (whole !== undefined) {
    ran(desk, start, cursor.at);
    run.out.until = whole;
    run.out.held.push(...held);
    return true;
  }
  const twofold = eitherEnd(cursor, run.context, found.of);
  const end =
    twofold === undefined
      ? (endOf(cursor, run.context, found.rules, found.of) ??
        ofNextTurn(desk, cursor, run.context, held) ??
        (run.context.turnBegins && cursor.done && isDuty(held) ? inTurnBegun : undefined))
      : undefined;
  // "Allies in range 1 gain +1 speed until the end of their next turn": of each of them, whom a head names.
  if (
    found.group !== undefined &&
    !desk.standing &&
    (end === undefined
      ? cursor.sees('until|till the? start|beginning|end of their|its') ||
        cursor.sees('on|during|for|in their|its next turn')
      : desk.holds !== true && gainsNow(cursor, start, found.group))
  ) {
    cursor.at = start;
    return false;
  }
  if (early !== undefined && (end !== undefined || found.until !== undefined)) {
    cursor.at = start;
    return false;
  }
  const open = early === undefined && end === undefined;
  const ofThem = twofold ?? (open ? cursor.try(() => untilEventOf(cursor, run.context, found.of)) : undefined);
  // "Until you move, they have -2 speed", "they have -2 speed until you move": told from who says it.
  const mine = early ?? (open && ofThem === undefined ? cursor.try(() => untilYou(cursor, run.context)) : undefined);
  // "Allies in range 2 gain Armor until you move": of each of them, too.
  const isNow =
    found.group !== undefined && open && !desk.standing && !desk.holds && gainsNow(cursor, start, found.group);
  if (isNow && (mine ?? ofThem) !== undefined) {
    cursor.at = start;
    return false;
  }
  const first = mine ?? (ofThem && found.of !== 'you' && held[0]?.of === 'you' ? seenBySpeaker(ofThem) : ofThem);
  const event = first && found.until ? whicheverFirst(found.until, first, found.of) : first;
  if (first !== undefined && event === undefined) {
    cursor.at = start;
    return false;
  }
  if (event !== undefined) {
    if (early !== undefined) held.push(...alsoUntilThen(cursor, run.context, next));
    const before = early === undefined ? holdsToo(cursor, start, run, found.of) : undefined;
    if (before === false) {
      run.out.fault = { at: start, governs: true };
      return true;
    }
    if (before !== undefined) held.unshift(before);
    const told = mine === undefined ? held : saidBySpeaker(held, mine);
    const lasts = told !== undefined && untilThen(desk, run, told, event, ran(desk, start, cursor.at));
    if (!lasts) {
      desk.sheet.backTo(next);
      cursor.at = start;
    }
    return lasts;
  }
  if (found.until !== undefined && found.of === 'you' && end === undefined) {
    const used = usedUp(cursor, run.context, found.until, next);
    if (used !== undefined) {
      ran(desk, start, cursor.at);
      run.out.held.push(...held, { rule: used, of: 'you' });
      return true;
    }
  }
  if (found.until !== undefined) {
    // What is said of the next time holds from a moment on, and a text that only stands has none.
    if (desk.standing || (end !== undefined && end.moment !== 'turn-end' && end.moment !== 'turn-start')) {
      cursor.at = start;
      return false;
    }
    const until = end === undefined ? found.until : { ...found.until, latest: end };
    const clause = ran(desk, start, cursor.at);
    // "Your next attack has +1 crit if you have a Coin": asked then.
    if (asked !== undefined) lasts(run, ...lasting(held, until, clause));
    else lasts(run, { clause, node: 'lasting', of: found.of, until, rules: found.rules });
    return true;
  }
  // "They deal -1 damage and you deal +1 damage until ...": one end for both.
  const shared =
    end === undefined && !desk.standing && asked === undefined
      ? cursor.try(() => withEnd(cursor, run.context, next))
      : undefined;
  if (shared !== undefined) {
    const more = shared.more.rules.map((rule) => ({ rule, of: shared.more.of }));
    const both = spoken([...held, ...more]);
    if (both === undefined) {
      cursor.at = start;
      return false;
    }
    const clause = ran(desk, start, cursor.at);
    // "You have Armor and +1 speed and you are Invisible until ...": of all three.
    if (found.group === undefined) endsToo(cursor, start, run, found.of, shared.until);
    lasts(run, ...lasting(both, shared.until, clause));
    return true;
  }
  // "All enemies are Silenced", done now, gives the condition, which has an end of its own.
  if (
    end === undefined &&
    !desk.standing &&
    !desk.holds &&
    asked === undefined &&
    (saysCondition(cursor, start, run.context) || saysLoss(cursor, start))
  ) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  if (end !== undefined) {
    if (desk.standing) return false;
    if (mayEndToo(cursor, start, run)) run.out.fault = { at: start, governs: true };
    if (found.group === undefined) endsToo(cursor, start, run, found.of, end);
    // "Is immune to damage and has +2 speed until ...": what was said of the same unit just before ends then, too.
    const joined = /^(?:and|,)$/.test(cursor.tokens[start - 1]?.text ?? '');
    const owner = of ?? found.of;
    const earlier = joined ? run.out.held.filter((one) => one.of === owner) : [];
    if (earlier.length > 0) {
      const rest = run.out.held.filter((one) => one.of !== owner);
      run.out.held.splice(0, run.out.held.length, ...rest);
    }
    lasts(run, ...lasting([...earlier, ...held], end, clause));
    return true;
  }
  run.out.held.push(...held);
  if (desk.standing) speaksOf(run, found.group);
  if (also !== undefined) {
    const rule: Rule = { clause, rule: 'when', trigger: also.trigger, then: also.nodes };
    run.out.held.push({ rule, of: 'you' });
  }
  return true;
}

/** `+1 damage until the start of Ironbeard's next turn`, all that a token says: it goes then. */
function goesThen(desk: Desk, cursor: Cursor, { context, from, out }: Run): Moment | undefined {
  const { slot, self } = context;
  if (!desk.standing || (slot !== 'token' && slot !== 'condition') || self === undefined) return undefined;
  if (from !== 0 || cursor.end < desk.tokens.length || out.until !== undefined) return undefined;
  return cursor.try(() => {
    const given = cursor.try(() => (cursor.take('until|till the?') ? giversTurn(cursor, context) : undefined));
    const end = given ?? duration(cursor, context);
    const isTurn =
      end !== undefined && (end.moment === 'turn-start' || end.moment === 'turn-end') && end.of !== undefined;
    return isTurn && cursor.done ? end : undefined;
  });
}

/** "Enemies in range 3 lose Armor", done now, takes the condition. */
const saysLoss = ({ tokens, at }: Cursor, from: number): boolean =>
  tokens.slice(from, at).some(({ text }) => /^loses?$/.test(text));

const saysCondition = ({ tokens, at, end }: Cursor, from: number, { words }: Context): boolean => {
  for (let n = from; n < at; n++) {
    const [said, what] = [tokens[n]?.text ?? '', tokens[n + 1]?.text ?? ''];
    // What has a word of its own is a state, too.
    if (!/^(?:is|are)$/.test(said) || /^(?:undefendable|invisible|flying|unprotected)$/.test(what)) continue;
    if (wordAt(words, tokens, n + 1, end, ['condition']) !== undefined) return true;
  }
  return false;
};

/** A second thing that holds, with the end that both have. */
function withEnd(cursor: Cursor, context: Context, clause: number) {
  if (!cursor.takeAny(', and', 'and', ',')) return undefined;
  const more = statement(cursor, context, clause, false);
  const until = more?.until === undefined && more?.group === undefined ? duration(cursor, context) : undefined;
  return more && until && { more, until };
}

const ends = oneOf('until');

/** "Armor and +1def while adjacent to a wall" could ask it of both. */
const isOneState = (into: readonly Node[], { held }: Run['out']): boolean => into.length === 0 && held.length === 0;

/** `+1def while you have a Charge`, `+1def while adjacent to a wall until ...`, where it holds for as long as that does. */
const whileConditions = (desk: Desk, cursor: Cursor, { context, into, out }: Run): Condition[] | undefined =>
  desk.standing ||
  desk.lasts ||
  (isOneState(into, out) && (desk.holds || cursor.holds(ends)) && cursor.sees('while|as|so'))
    ? cursor.try(() =>
        cursor.takeAny('while|when', ',? for? as|so long as') ? conditions(cursor, context) : inYourTurn(desk, cursor),
      )
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
  // "Allies in burst 2, gain +1 speed": theirs. Behind a harm to them, more is one's own, and behind what else was done to several it is not said.
  const { head } = run;
  const harms = head !== undefined && run.into === head.then && isHarmed(run);
  if (who === undefined && head !== undefined && isGroup(head) && !(harms && cursor.sees('gain|get +'))) {
    if (head.then.length > 0 && isFriendly(head)) return states(desk, cursor, run, 'each');
    if (head.then.length > 0 && cursor.sees('deal|gain|get +')) run.out.fault = { at: start, governs: true };
    return run.out.fault !== undefined;
  }
  if (who === undefined && head?.node.node === 'target' && run.into === head.then && !harms) {
    // "Slow, gain +1 speed": whom one slows is helped by nobody, but a condition may be a help, too.
    const given = run.context.side !== 'ally' && head.then.some(({ node }) => node === 'give');
    if (given && cursor.sees('gain|get +|resistance|armor|armour')) run.out.fault = { at: start, governs: true };
    return run.out.fault !== undefined;
  }
  const rules = gains(cursor, run.context, desk.sheet.next);
  // "2dmg, get -1 speed until": theirs; "gain -1 speed" could be what it costs.
  if (who === undefined && harms && rules?.some(isLess)) {
    const gets = cursor.tokens[start]?.text !== 'gain';
    cursor.at = start;
    if (!gets) run.out.fault = { at: start, governs: true };
    return !gets;
  }
  const end = rules && (eitherEnd(cursor, run.context) ?? cursor.try(() => duration(cursor, run.context)));
  // When something sets it off it is for good; else the text has to say how long. "When you are attacked, gain +2def" is of that attack.
  const ofAttack =
    run.context.underWay === 'attack' && rules?.some((rule) => rule.rule === 'change' && rule.what === 'def');
  // "Until your next turn, gain +2def": how long is said before it; behind help to somebody it could be for them.
  const untilThen =
    end === undefined && run.context.ended && head === undefined && (who || run.context.side !== 'ally');
  if (rules === undefined || (end === undefined && !untilThen && (!desk.gains || ofAttack))) {
    cursor.at = start;
    return false;
  }
  // "Gain a Coin. You deal +1 damage per Coin": so much for each that one has, and not so much more each time.
  if (who !== undefined && end === undefined && !untilThen && rules.every(isPerOwn)) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  if (untilThen) {
    run.out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
    return true;
  }
  // "Gain Armor and deal +1 damage until ...": one end for both.
  if (end !== undefined) endsToo(cursor, start, run, 'you', end);
  lasts(run, { clause, node: 'lasting', of: 'you', until: end ?? { moment: 'game-end' }, rules });
  return true;
}

/** Nothing but so much for each token that one has. */
function isPerOwn(rule: Rule): boolean {
  if (rule.rule !== 'change') return false;
  const { base = 0, terms = [] } = rule.add ?? {};
  return base === 0 && terms.length > 0 && terms.every(({ per }) => per?.count === 'tokens' && per.on === 'you');
}

/** `Enemies in burst 2, 1dmg, you deal +1 damage until ...`: what holds for you does so once, however many are in the area. */
function lasts(run: Run, ...said: readonly Node[]): void {
  const { head, into, outer } = run;
  const nodes = said.map((node) => (node.node === 'lasting' ? remembering(node) : node));
  const isOwn = nodes.every(
    (node) =>
      node.node === 'lasting' && node.of === 'you' && !node.knows && (!('of' in node.until) || node.until.of === 'you'),
  );
  if (!isOwn || head === undefined || !isGroup(head) || into !== head.then) into.push(...nodes);
  else {
    outer.push(...nodes);
    run.hoisted = true;
  }
}

/** Whether something was done to those whom the sentence names that one does to enemies. */
const isHarmed = ({ hurt, into, context }: Run): boolean => hurt || (context.side === 'enemy' && into.length > 0);

const isLess = (rule: Rule): boolean =>
  rule.rule === 'change' && rule.what !== 'damage-received' && (rule.add?.base ?? 0) < 0;

const isGroup = ({ node }: Head): boolean => node.node === 'area' || node.node === 'each';

const isFriendly = ({ node }: Head): boolean =>
  (node.node === 'area' || node.node === 'each') && (node.who.side === 'ally' || node.who.side === 'friend');

const doings =
  'take|takes|heal|heals|gain|gains|get|gets|lose|loses|suffer|suffers|move|moves|fly|flies|teleport|teleports|push|pushes|pull|pulls';

/** What a group does beside what holds for it: `and take 1dmg at the start of your turn`, `, and heals 1 at the end of your turn`. */
function togetherWith(
  cursor: Cursor,
  context: Context,
  clause: number,
  who: Who,
): { readonly trigger: Trigger; readonly nodes: readonly Node[] } | 'unknown' | undefined {
  if (!cursor.sees(`,? and ${doings}`)) return undefined;
  cursor.take(',? and');
  const each = within(context, { them: 'each' as const, side: who.side });
  const found = effect({ cursor, context: each, clause, subject: 'each', hurt: false });
  const when = cursor.try(() => moment(cursor, context));
  if (found === undefined || when === undefined || when.next || (when.of !== undefined && when.of !== 'you'))
    return 'unknown';
  return { trigger: momentTrigger(when.moment), nodes: [{ clause, node: 'each', who, then: found.nodes }] };
}
