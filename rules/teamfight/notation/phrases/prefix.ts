import type { Condition, Moment, Ref, Trigger, Until, UntilEvent } from '../../program.ts';
import { againstSome, notAll } from '../amounts/amount.ts';
import { atDistance } from '../amounts/at-distance.ts';
import { type Context, within } from '../context.ts';
import { inPhase } from '../effects/phase.ts';
import { inGiversTurn } from '../nouns/giver.ts';
import { besideSome, meeting } from '../nouns/met.ts';
import { answeredAttack } from '../occasions/answered-attack.ts';
import { answering } from '../occasions/answering.ts';
import { collidedBy } from '../occasions/collision.ts';
import { conditions, stance } from '../occasions/condition.ts';
import { hadAtTurn, hadBy } from '../occasions/had-by.ts';
import { happening } from '../occasions/happening.ts';
import { onNthUse } from '../occasions/nth-use.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { onceThrough } from '../occasions/once-through.ts';
import { isOpenState } from '../occasions/open-state.ts';
import { atGameEdge, atRounds, inRound, inRounds } from '../occasions/rounds.ts';
import { summonNamed } from '../occasions/summon-named.ts';
import { atMoment, behindMoment, duration, howLong, inTurnsToCome, moments, type When } from '../occasions/time.ts';
import { behindTrigger, momentAndMore, trigger } from '../occasions/trigger.ts';
import { onNumber } from '../sentences/dice.ts';
import { gainedThen } from '../sentences/gained-while.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Form, formsOf } from '../words/forms.ts';
import { wordsLike } from '../words/token.ts';
import { goesOn } from './goes-on.ts';
import { limitBetween } from './limited-trigger.ts';
import { untilShieldGone } from './shield-held.ts';
import { untilEvent } from './until-event.ts';
import { withSoMany } from './with-so-many.ts';

/** What a sentence begins with and all of it hangs on. */
export type Prefix =
  | { readonly is: 'until'; readonly until: Until | UntilEvent }
  | { readonly is: 'at'; readonly at: When }
  /** In turns of somebody that come. */
  | { readonly is: 'turns'; readonly of: Ref; readonly count: number }
  /** `side`: "Ally: heal 2", of which side the target is. */
  | { readonly is: 'if'; readonly if: readonly Condition[]; readonly while: boolean; readonly side?: 'ally' | 'enemy' }
  | { readonly is: 'else' }
  | { readonly is: 'when'; readonly set: Occasion }
  /** How the attack that an instant answers comes out. */
  | { readonly is: 'answered'; readonly set: Occasion }
  /** The next time only: `latest` ends the waiting. */
  | { readonly is: 'next'; readonly set: Occasion; readonly latest?: Moment };

/** Reads a prefix with the comma or colon behind it. */
export function prefix(cursor: Cursor, context: Context): Prefix | undefined {
  if (cursor.misses(prefixing) && !tellsPlainly(context) && context.slot !== 'marker') return undefined;
  return cursor.try(() => {
    const found = said(cursor, context);
    if (found === undefined) return undefined;
    const { is } = found;
    // "When you kill a unit, and at the end of your next turn": two things, of which the second is not read.
    if (is === 'when' && cursor.sees(',? and|or at|when|whenever')) return undefined;
    const stopped = cursor.done || cursor.takeAny(',', ':', 'then');
    const phase = cursor.tokens[cursor.at - 2]?.text === 'phase';
    // "On a 5+ the target is Stunned": a number of the die ends by itself before somebody.
    const rolled =
      is === 'if' &&
      found.if.length === 1 &&
      found.if[0]?.is === 'rolled' &&
      cursor.sees('the|they|it|you|target|range|burst|ignore|take|gain|heal|cancel|push|pull|move|deal');
    // "On hit push 1": how the roll went ends by itself.
    const outcome =
      is === 'if' && found.if.length === 1 && /^(?:hit|miss|crit|kill)$/.test(found.if[0]?.is ?? '') && !found.while;
    const ends = outcome && cursor.before?.kind === 'word' && cursor.sees('push|pull|move|heal|gain|give');
    // "On even rounds you have Armor": the round ends by itself, too.
    const round =
      is === 'if' &&
      found.while &&
      /^(?:rounds?|has)$/.test(found.if[0]?.is ?? '') &&
      cursor.sees('you|your|enemies|allies');
    // "At the end of Spy's turn take 2 damage": the turn ends by itself, too.
    const turn =
      is === 'when' &&
      /^turn-/.test(found.set.trigger.on) &&
      cursor.before?.text === 'turn' &&
      cursor.sees('take|heal|lose|gain|you|deal|move|remove');
    return stopped ||
      turn ||
      ((is === 'if' || is === 'when') && goesOn(cursor)) ||
      round ||
      phase ||
      rolled ||
      ends ||
      is === 'else' ||
      is === 'until' ||
      is === 'at' ||
      is === 'turns'
      ? found
      : undefined;
  });
}

/** `Until you move:`, before lines that hold so long. In front of one sentence it is read with what it says. */
function eventOfScope(cursor: Cursor, context: Context): UntilEvent | undefined {
  const found = untilEvent(cursor, context);
  return found && cursor.sees(':') ? found : undefined;
}

/** What a question begins with, and what is so for a while. */
const asking = beginning('at|below|under|while|for|as|so|when|whenever|unless|if');

/** What a prefix begins with, but for names and what is told plainly. */
const prefixing = beginning(
  'lasts|lasting|for|during|over|until|till|this|that|permanently|forever|now|at|on|in|next|the|first|from|starting|beginning|after|before|start|end',
  'if|not|else|otherwise|unless|while|as|so|when|whenever|anytime|each|every|any|upon|with|below|under|beyond|within|against|vs|versus',
  'hit|miss|crit|kill|#|once|up|to|twice|limit|limited|max|maximum|only|no|ally|allies|enemy|enemies|odd|even|odd-numbered|even-numbered',
);

function said(cursor: Cursor, context: Context): Prefix | undefined {
  // "Lasts until the end of your next turn: you have Armor".
  if (cursor.sees('lasts|lasting until|till|for')) cursor.take('lasts|lasting');
  const { at } = cursor;
  for (const form of forms(cursor)) {
    const found = form(cursor, context);
    if (found !== undefined) return found;
    cursor.at = at;
  }
  return event(cursor, context);
}

/** Reads one kind of prefix. */
interface PrefixForm extends Form {
  (cursor: Cursor, context: Context): Prefix | undefined;
}

const formOf = (words: string, read: (cursor: Cursor, context: Context) => Prefix | undefined): PrefixForm =>
  Object.assign(read, { begins: beginning(words) });

const onlyIf = (asked: readonly Condition[] | undefined): Prefix | undefined =>
  asked && { is: 'if', if: asked, while: false };

const whenever = (set: Occasion | undefined): Prefix | undefined => set && { is: 'when', set };

/** All that a prefix may be, but for what happens, in the order in which it is asked. */
const forms = formsOf<PrefixForm>(() => [
  untilThen,
  formOf('until|till', (cursor, context) => {
    const until = cursor.sees('until|till') ? cursor.try(() => eventOfScope(cursor, context)) : undefined;
    return until && { is: 'until', until };
  }),
  formOf('while|as|so', (cursor) => {
    const until = cursor.sees('while|as|so') ? cursor.try(() => untilShieldGone(cursor)) : undefined;
    return until && { is: 'until', until };
  }),
  formOf('on|in|during|for|next', (cursor, context) => {
    const turns = cursor.sees('on|in|during|for|next') ? inTurnsToCome(cursor, context) : undefined;
    return turns && { is: 'turns', ...turns };
  }),
  inSuchRounds,
  formOf('at', (cursor) => whenever(cursor.sees('at') ? atRounds(cursor) : undefined)),
  formOf('at|when|once', (cursor, context) => whenever(atGameEdge(cursor, context))),
  formOf('when|whenever', (cursor, context) => onlyIf(whenAnswering(cursor, context))),
  formOf('if|when|whenever|once|on', (cursor, context) => {
    const set = answeredAttack(cursor, context);
    return set && { is: 'answered', set };
  }),
  formOf('at', (cursor, context) => whenever(cursor.try(() => momentAndMore(cursor, context)))),
  atMoments,
  formOf('start|beginning|end', bareMoment),
  formOf('at|on', (cursor, context) => whenever(inGiversTurn(cursor, context))),
  formOf('if|else|otherwise', (cursor) =>
    isOtherAnswer(cursor) || cursor.take('else|otherwise') || (cursor.sees('if not ,|:') && cursor.take('if not'))
      ? { is: 'else' }
      : undefined,
  ),
  formOf('hit|miss|crit|kill|on', onOutcome),
  formOf('at|with', (cursor, context) => {
    const full =
      cursor.sees('at|with #') || (context.slot === 'passive' && cursor.sees('with'))
        ? cursor.try(() => withSoMany(cursor, context))
        : undefined;
    return full && { is: 'if', if: full, while: context.slot === 'passive' };
  }),
  formOf('on|with|the', (cursor, context) => {
    const use = onNthUse(cursor, context);
    return use && onlyIf([use]);
  }),
  formOf('on|with', (cursor) => {
    const number = onNumber(cursor);
    return number && onlyIf([number]);
  }),
  asksFirst,
  // "At range 1, push 1", "beyond range 3, Slow".
  formOf('at|beyond|within', (cursor, context) =>
    cursor.sees('at|beyond|within range') ? onlyIf(atDistance(cursor, context)) : undefined,
  ),
  // "Against Slowed units, 3dmg".
  formOf('against|vs|versus', (cursor, context) => onlyIf(againstSome(cursor, context, 'against|vs|versus'))),
  formOf('ally|allies|enemy|enemies', (cursor, context) => {
    const side = cursor.try(() => ofSide(cursor, context));
    return side && { is: 'if', if: [side], while: false, side: side.side };
  }),
  // "In phase 2, 3dmg": as "if" does.
  formOf('in', (cursor, context) => onlyIf(inPhase(cursor, context))),
  // "In Bear Stance, 3dmg": too.
  formOf('in|not', (cursor, context) => onlyIf(cursor.sees('in|not') ? stance(cursor, context) : undefined)),
]);

/** `Until your next turn: ...`. */
function untilThen(cursor: Cursor, context: Context): Prefix | undefined {
  const until = duration(cursor, context);
  return until && (nextUntil(cursor, context, until) ?? { is: 'until', until });
}
untilThen.begins = howLong;

/** `In odd rounds, ...`. */
function inSuchRounds(cursor: Cursor): Prefix | undefined {
  const rounds = inRounds(cursor);
  return rounds && { is: 'if', if: rounds, while: true };
}
inSuchRounds.begins = inRound;

/** `At the end of your turn, ...`. */
function atMoments(cursor: Cursor, context: Context): Prefix | undefined {
  const at = moments(cursor, context);
  return at && { is: 'at', at };
}
atMoments.begins = atMoment;

/** `Start of turn, roll a die: ...`, in a text that only stands: at the start of one's own turn. */
function bareMoment(cursor: Cursor, context: Context): Prefix | undefined {
  const { slot } = context;
  const like = cursor.peek();
  if (like === undefined || (slot !== 'passive' && slot !== 'token' && slot !== 'condition')) return undefined;
  return cursor.try(() => {
    if (!cursor.take('start|beginning|end of your? turn') || !cursor.sees(',|:')) return undefined;
    const said = wordsLike(like, `at the ${like.text} of your turn`);
    const at = moments(new Cursor(said, 0, said.length), context);
    return at && { is: 'at', at };
  });
}

/** `On hit`, `on a crit or kill`, `kill: ...`: how the attack went. */
function onOutcome(cursor: Cursor, context: Context): Prefix | undefined {
  const outcome = cursor.try((): Condition | undefined => {
    // "Kill: gain a Soul", behind an attack.
    if (context.rolled && cursor.sees('hit|miss|crit|kill :') && cursor.take('hit|miss|crit|kill'))
      return { is: cursor.before?.text as 'hit' | 'miss' | 'crit' | 'kill' };
    // An area has no roll, but it hits, and it may kill.
    if (
      !(context.rolled || ((context.laid || context.them === 'each') && cursor.sees('on a? hit|kill'))) ||
      !cursor.take('on')
    )
      return undefined;
    if (!cursor.sees('a critical') && cursor.takeAny('an? hit', 'a hit')) return { is: 'hit' };
    if (cursor.take('a? miss')) return { is: 'miss' };
    if (cursor.takeAny('a? critical hit?', 'a? crit')) return { is: 'crit' };
    if (cursor.take('a? kill')) return context.them === 'each' ? { is: 'kill', of: 'each' } : { is: 'kill' };
    return undefined;
  });
  // "On kill or crit": where one of them is so.
  const second =
    outcome &&
    cursor.try(() => (cursor.take('or') && cursor.take('on? a? hit|miss|crit|kill') ? cursor.before?.text : undefined));
  if (outcome !== undefined && second !== undefined) {
    const other = { is: second as 'hit' | 'miss' | 'crit' | 'kill' };
    return other.is === outcome.is ? undefined : { is: 'if', if: [{ is: 'any', of: [outcome, other] }], while: false };
  }
  return outcome && onlyIf([outcome]);
}

/** `If ...`, `unless ...`, `while ...`. */
function asksFirst(cursor: Cursor, context: Context): Prefix | undefined {
  return cursor.try(() => {
    // "When at 2 or less health" is a while: a state, and nothing that happens.
    const low =
      cursor.sees('at|below|under half|full|# of? your|their|its? health|hp|max') ||
      cursor.sees('at # health|hp or less') ||
      cursor.sees('at|below half|full health|hp');
    const lasting =
      low ||
      cursor.takeAny('while', 'for? as|so long as') ||
      ((cursor.sees('when|whenever at #|half|full|or') ||
        cursor.sees('when|whenever you have # or less|fewer health|hp') ||
        cursor.sees('when|whenever your health|hp is') ||
        (cursor.sees('when|whenever you have # or more|+') && gainedThen(cursor))) &&
        cursor.take('when|whenever'));
    if (!lasting && cursor.take('unless')) {
      const found = conditions(cursor, context);
      return found && { is: 'if' as const, if: [notAll(found)], while: false };
    }
    if (!lasting && !cursor.take('if')) return undefined;
    if (isOpenState(cursor, context)) return undefined;
    const found = conditions(cursor, context);
    return found && { is: 'if' as const, if: found, while: lasting };
  });
}
asksFirst.begins = asking;

/** `Instant +2: When targeted from range 1, ...`: asked of what it answers, as the number already says when that is. */
const whenAnswering = (cursor: Cursor, context: Context): readonly Condition[] | undefined =>
  context.instant && context.opening && !context.braces && !context.ended
    ? cursor.try(() => (cursor.take('when|whenever') ? answering(cursor, context) : undefined))
    : undefined;

/** What happens. */
function event(cursor: Cursor, context: Context): Prefix | undefined {
  const happens = trigger(cursor, context);
  return happens
    ? { is: 'when', set: limitBetween(cursor, onceThrough(cursor, happens)) }
    : (nextTime(cursor, context) ?? plainly(cursor, context));
}

/** `Until your next turn, the next time an enemy hits you`: then at the latest it is waited for no more. */
const nextUntil = (cursor: Cursor, context: Context, until: Until): Prefix | undefined =>
  cursor.try(() => {
    if (until.moment === 'game-end' || until.moment === 'cleared' || !cursor.take(',')) return undefined;
    const found = nextTime(cursor, context);
    return found?.is === 'next' && found.latest === undefined ? { ...found, latest: until } : undefined;
  });

const insteadSaid = oneOf('instead');

/** `Range 3. Enemy: 2dmg. Ally: heal 2`: of which side the target is. */
function ofSide(
  cursor: Cursor,
  { them }: Context,
): { readonly is: 'side'; readonly of: Ref; readonly side: 'ally' | 'enemy' } | undefined {
  if (them !== 'target' && them !== 'each') return undefined;
  if (!cursor.take('ally|allies|enemy|enemies') || !(cursor.done || cursor.sees(':'))) return undefined;
  // "Range 2, enemies: 2dmg" could be all of them there; "allies: heal 2 instead" is of the target.
  const many = /s$/.test(cursor.before?.text ?? '');
  if (many && them === 'target' && !cursor.holds(insteadSaid)) return undefined;
  const side = /^all/.test(cursor.before?.text ?? '') ? 'ally' : 'enemy';
  return { is: 'side', of: them, side };
}

const next = beginning('the|next');

/** `The next time you attack`, `the next time an enemy hits you this turn`. */
function nextTime(cursor: Cursor, context: Context): Prefix | undefined {
  if (cursor.misses(next)) return undefined;
  return cursor.try((): Prefix | undefined => {
    if (!cursor.take('the? next time')) return undefined;
    // "The next time that enemy moves" is of the one who was named.
    if (!cursor.sees('that enemy|ally|unit|hero|character|summon|object|target')) cursor.take('that|when');
    const set = happening(cursor, context);
    // The first time that it happens ends the wait: what else must hold cannot be waited for.
    if (set === undefined || set.if !== undefined || set.also !== undefined) return undefined;
    const end = duration(cursor, context);
    const latest = end?.moment === 'game-end' || end?.moment === 'cleared' ? undefined : end;
    if (end !== latest) return undefined;
    return { is: 'next', set, ...(latest && { latest }) };
  });
}

const verbs: Readonly<Record<string, RegExp>> = {
  do: /^(?:do|does|don't|doesn't)$/,
  be: /^(?:is|are|isn't|aren't)$/,
  have: /^(?:has|have|hasn't|haven't)$/,
};

/** `If this doesn't kill, push 1. If it does, heal 2`, `If they are Slowed, 2dmg. If they aren't, Slow`: the other answer to the question before. */
function isOtherAnswer(cursor: Cursor): boolean {
  if (!cursor.sees('if it|this|they|you')) return false;
  const { tokens, at } = cursor;
  const [who = '', verb = ''] = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  const kind = Object.keys(verbs).find((one) => verbs[one]?.test(verb));
  const denied = tokens[at + 3]?.text === 'not';
  const to = at + (denied ? 4 : 3);
  // "If they do", "if you don't" is of what they may do.
  if (kind === undefined || (kind === 'do' && (who === 'they' || who === 'you'))) return false;
  if (to < cursor.end && !/^[,:]$/.test(tokens[to]?.text ?? '')) return false;
  const before = tokens.slice(0, at).findLastIndex(({ text }) => text === 'if');
  const behind = tokens.findIndex(({ text }, n) => n > before && text === ',');
  if (before < 0 || behind < 0 || behind > at) return false;
  const asked = tokens.slice(before + 1, behind).map(({ text }) => text);
  const isSame =
    kind === 'do' ? !asked.some((word) => verbs.be?.test(word)) : asked.some((word) => verbs[kind]?.test(word));
  const no = denied || verb.endsWith("n't");
  const was = asked.some((word) => word === 'not' || word === 'no' || word === 'without' || word.endsWith("n't"));
  const isYou = (word: string | undefined): boolean => word === 'you';
  if (!isSame || no === was || isYou(who) !== isYou(asked[0])) return false;
  cursor.at = to;
  return true;
}

/** The context behind a prefix. */
export function behind(context: Context, { is, ...prefix }: Prefix): Context {
  // Who was killed is not whom a bare "heal 3" is for.
  if (is === 'if' && 'if' in prefix)
    return within(context, {
      ...collidedBy(prefix.if, context.named),
      ...attackerAsked(prefix.if, context),
      asked: true,
      ...('side' in prefix ? { side: prefix.side, sided: true } : sideAsked(prefix.if, context)),
      ...meeting(prefix.if, context),
      ...hadBy(prefix.if),
      // "If you are targeted by an ability, cancel it".
      ...(prefix.if.some(({ is }) => is === 'answers') && { underWay: 'attack' as const }),
      ...(prefix.if.some((one) => one.is === 'kill') && { side: 'enemy' as const, dead: context.them }),
    });
  if (is === 'at' && 'at' in prefix) return within(context, behindMoment(prefix.at));
  if (is === 'until') return within(context, { ended: true });
  if ((is !== 'when' && is !== 'next' && is !== 'answered') || !('set' in prefix)) return context;
  const { them, side, named, rolled, chosen, started, struck } = prefix.set;
  return within(context, {
    them,
    side,
    named: { ...summonNamed(prefix.set.trigger, context), ...named },
    rolled: rolled ?? false,
    ...behindTrigger(prefix.set.trigger),
    ...(prefix.set.after && { underWay: undefined }),
    ...besideSome(prefix.set.trigger),
    ...filledWith(prefix.set.trigger),
    ...hadAtTurn(prefix.set),
    ...lackedBy(prefix.set.trigger),
    ...(chosen && { chosen }),
    ...(started && { started }),
    struck,
    // "When your summon dies, burst 1, 2dmg": around that, or around you.
    ...(prefix.set.trigger.on === 'dies' && them === 'trigger' && { gone: true }),
    centre: undefined,
    instant: false,
  });
}

/** "2dmg. If they are an ally, heal 2": that ally, hurt before or not. "If they are an enemy, 1dmg, else heal 1": whoever is none, too. */
function sideAsked(
  [asked, ...more]: readonly Condition[],
  { them }: Context,
): Partial<Pick<Context, 'side' | 'sided' | 'noEnemy' | 'landed'>> | undefined {
  // "Heal 4. If the target isn't you, heal 1": the target heals more, or you beside it.
  if (asked?.is === 'not' && asked.of.is === 'unit' && asked.of.of === them && asked.of.who.side === 'you')
    return { landed: true };
  if (asked?.is !== 'side' || asked.of !== them || more.length > 0) return undefined;
  if (asked.side === 'enemy') return { noEnemy: true };
  return asked.side === 'ally' ? { side: 'ally', sided: true } : undefined;
}

/** "If the attacker is in range 1, they take 1 damage": whom that asks about, where nobody was named before. */
function attackerAsked(
  asked: readonly Condition[],
  { them, named, instant }: Context,
): Pick<Context, 'them' | 'side'> | undefined {
  const attacker = named.attacker ?? (instant ? 'trigger' : undefined);
  if (them !== undefined || attacker === undefined || attacker === 'you') return undefined;
  const of = asked.filter(({ is }) => is !== 'answers').map(aboutWhom);
  return of.length > 0 && of.every((one) => one === attacker) ? { them: attacker, side: 'enemy' } : undefined;
}

/** The one whom a question is about. */
function aboutWhom(asked: Condition): Ref | undefined {
  if (asked.is === 'not') return aboutWhom(asked.of);
  if (asked.is === 'distance') return asked.to;
  return 'of' in asked && typeof asked.of === 'string' ? asked.of : undefined;
}

/** "When you have 3 Coins, remove them": of those by which it is set off. */
const filledWith = (trigger: Trigger): Pick<Context, 'had'> =>
  trigger.on === 'gains' && trigger.token !== undefined && trigger.reach !== undefined && trigger.who.side === 'you'
    ? { had: { token: trigger.token, of: 'you' } }
    : {};

/** "When you end your turn with no Coins, gain 2": of those. */
const lackedBy = (trigger: Trigger): Pick<Context, 'lacks'> => {
  if ((trigger.on !== 'turn-start' && trigger.on !== 'turn-end') || trigger.who.side !== 'you') return {};
  const { lacks } = hadBy(trigger.who.if ?? []);
  return lacks?.of === 'each' ? { lacks: { ...lacks, of: 'you' } } : {};
};

/** `End of turn: heal 1`, `Ally dies in range 3: heal 2`: what sets it off, with nothing but a colon behind it. */
function plainly(cursor: Cursor, context: Context): Prefix | undefined {
  if (!tellsPlainly(context) || !cursor.holds(colon)) return undefined;
  return cursor.try((): Prefix | undefined => {
    const set = happening(cursor, context);
    return set !== undefined && cursor.sees(':') ? { is: 'when', set } : undefined;
  });
}

/** Whether it may stand there without any word before it. */
const tellsPlainly = ({ slot, asked }: Context): boolean =>
  (slot === 'passive' || slot === 'token' || slot === 'condition' || slot === 'marker') && !asked;

const colon = oneOf(':');
