import type { Condition, Trigger, Who } from '../../program.ts';
import { abilities } from '../abilities/means.ts';
import { type Context, within } from '../context.ts';
import { inSummonersTurn } from '../nouns/giver.ts';
import { whoseTokens } from '../nouns/whose-tokens.ts';
import { firstTime, lessened, limitAtEnd, limitedTrigger, limitSaid } from '../phrases/limited-trigger.ts';
import { isDealing } from '../states/strengthened.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { shortName } from '../words/short-name.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { conditions } from './condition.ts';
import { hit } from './deeds.ts';
import { eitherOfTwo } from './either-of-two.ts';
import { reaches } from './gaining.ts';
import { after, beforeUse, gerund, onOutcome } from './gerund.ts';
import { happening, ownDeath } from './happening.ts';
import { drop, namesOf, type Occasion } from './occasion.ts';
import { atRounds } from './rounds.ts';
import { momentWithState } from './state-named.ts';
import { moment } from './time.ts';
import { turnFirst } from './turn-of.ts';
import { besideAnother, eachInFull, twoTriggers } from './two-triggers.ts';
import { whileSo } from './while-so-then.ts';
import { yours } from './yours.ts';

const you: Who = { side: 'you' };

/** Whether what sets it off is damage, so that its amount can be named. */
const tellsOfDamage = ({ on }: Trigger): boolean =>
  on === 'damaged' || on === 'deals-damage' || on === 'loses-health' || on === 'would-take';

/** What may be said behind a trigger because of what it is. */
export function behindTrigger(
  trigger: Trigger,
): Pick<
  Context,
  | 'damage'
  | 'restored'
  | 'dead'
  | 'instead'
  | 'underWay'
  | 'free'
  | 'anyTurn'
  | 'turnBegins'
  | 'turnEnds'
  | 'moved'
  | 'departed'
  | 'dealing'
  | 'upon'
  | 'comes'
  | 'collided'
  | 'halted'
  | 'stepped'
> {
  const { on } = trigger;
  const died =
    trigger.on === 'dies' ? (trigger.who.side === 'you' ? ('you' as const) : ('trigger' as const)) : undefined;
  const dead = on === 'kills' ? ('other' as const) : died;
  const changes = underWay(trigger);
  return {
    damage: tellsOfDamage(trigger),
    // Whose own healing it could be would go on answering itself.
    restored:
      on === 'healed' &&
      (trigger.who.side === 'ally' || trigger.who.side === 'enemy' || trigger.who.except?.includes('you')),
    dead,
    free: true,
    instead: on === 'would-die',
    ...(changes !== undefined && { underWay: changes }),
    ...(trigger.on === 'enters' &&
      trigger.place.on !== undefined && {
        upon: { on: trigger.place.on, who: trigger.who.side === 'you' ? ('you' as const) : ('trigger' as const) },
      }),
    ...(trigger.on === 'push-stopped' && { halted: 'short' as const }),
    ...(trigger.on === 'pushed' && { halted: 'gone' as const }),
    ...(trigger.on === 'push-stopped' && trigger.by !== 'wall' && { collided: 'other' as const }),
    ...(isOwnTurn(trigger) ? { turnEnds: on === 'turn-end' } : { anyTurn: true, turnBegins: on === 'turn-start' }),
    comes:
      (trigger.on === 'enters' || trigger.on === 'turn-start' || trigger.on === 'turn-end') &&
      trigger.who.side !== 'you',
    moved: on === 'moves',
    departed: (trigger.on === 'moves' || trigger.on === 'teleports') && trigger.who.side === 'you',
    stepped: on === 'enters',
    dealing: isDealing(trigger),
  };
}

/** Whether it is the start or end of turns or rounds. */
export const comesWithTurns = ({ on }: Trigger): boolean => /^(?:turn|round)-(?:start|end)$/.test(on);

/** Whether it comes in one's own turn only. */
export const isOwnTurn = (trigger: Trigger): boolean =>
  (trigger.on === 'turn-start' || trigger.on === 'turn-end') && trigger.who.side === 'you';

/** What a response to that may still change. */
const underWay = (trigger: Trigger): Context['underWay'] | undefined =>
  trigger.on === 'would-gain'
    ? 'gain'
    : trigger.on === 'would-take'
      ? 'damage'
      : trigger.on === 'targeted' || isAttackRoll(trigger)
        ? 'attack'
        : undefined;

const isAttackRoll = (trigger: Trigger): boolean => trigger.on === 'rolls' && trigger.at !== undefined;

/** What a trigger begins with, but for the names of pieces. */
const occasions = beginning(
  'when|whenever|anytime|your|each|every|any|if|once|on|upon|at|after|before|during|the|first|up|to|twice|limit|limited|max|maximum|only|no|not|#|start|beginning|end',
);

/** A trigger with its own first word: `When an enemy dies`, `Whenever ...`, `On death`, `At the start of your turn`. */
export function trigger(cursor: Cursor, context: Context): Occasion | undefined {
  if (context.slot !== 'marker' && cursor.misses(occasions)) return undefined;
  return cursor.try(() => {
    const early = turnFirst(cursor);
    if (early !== undefined) {
      const then = trigger(cursor, context);
      return then === undefined || then.if !== undefined || then.also !== undefined
        ? undefined
        : { ...then, if: [early] };
    }
    const limited = cursor.try(() => limitedTrigger(cursor, context));
    if (limited !== undefined) return limited;
    const filled = cursor.try(() => atCount(cursor, context));
    if (filled !== undefined) return filled;
    const numbered = cursor.try(() => onYourNth(cursor, context));
    if (numbered !== undefined) return numbered;
    const told =
      gerund(cursor, context) ?? after(cursor, context) ?? beforeUse(cursor, context) ?? onOutcome(cursor, context);
    if (told !== undefined) return told;
    if (cursor.takeAny('when|whenever|anytime', 'each|every|any time'))
      return firstTime(cursor, waited(cursor, context));
    // "If an enemy enters it": what happens to a piece or on ground is no question.
    if ((context.slot === 'marker' || context.slot === 'terrain') && cursor.take('if|once'))
      return happening(cursor, context);
    const ends =
      (context.slot === 'token' || context.slot === 'condition' || context.slot === 'passive') &&
      (cursor.sees('if you start|begin|end your turn') || cursor.sees('if you|they move #'));
    if (ends && cursor.take('if')) return happening(cursor, context);
    if (context.slot === 'passive' && cursor.take('at the? start|beginning of the? game|match'))
      return { trigger: { on: 'deploy' } };
    const dead = cursor.try(() => ifDead(cursor, context));
    if (dead !== undefined) return dead;
    const theirs = ofOthers(cursor, context) ?? inSummonersTurn(cursor, context);
    if (theirs !== undefined) return theirs;
    const goes = context.slot === 'marker' && cursor.try(() => ofItsKind(cursor, context));
    if (goes) return { trigger: { on: 'destroyed' } };
    if (cursor.take('on|upon death')) return context.slot === 'marker' ? { trigger: { on: 'destroyed' } } : ownDeath;
    if (cursor.take('on|upon|at deploy|deployment|spawn|summon|summoning')) return { trigger: { on: 'deploy' } };
    return undefined;
  });
}

/** `If your Wolf dies`, `if you are damaged`, `if an enemy ends its turn in range 2`: what happens, where the text only stands, and no question. */
function ifDead(cursor: Cursor, context: Context): Occasion | undefined {
  const { slot } = context;
  if ((slot !== 'passive' && slot !== 'token' && slot !== 'condition') || !cursor.take('if|once')) return undefined;
  const set = happening(cursor, context);
  return set !== undefined && (happens.test(set.trigger.on) || isFull(set.trigger, context)) ? set : undefined;
}

/** What comes at once, so that "if" it does is no question of how things stand. */
const happens =
  /^(?:dies|would-die|would-take|would-gain|kills|turn-(?:start|end)|damaged|deals-damage|healed|pushed|push-stopped|moves|hits|misses|crits|targeted)$/;

/** "If you have 3 of these, lose them", in the text of a token: by which one comes to have so many. */
const isFull = (trigger: Trigger, { self }: Context): boolean =>
  trigger.on === 'gains' &&
  trigger.condition === undefined &&
  trigger.reach !== undefined &&
  trigger.token === self?.ref;

/** `At the end of each enemy's turn`, `start of another unit's turn`, `start of an adjacent ally's turn`, `end of every enemy turn`: when such a turn begins or ends. */
function ofOthers(cursor: Cursor, { slot }: Context): Occasion | undefined {
  if (slot !== 'passive') return undefined;
  return cursor.try(() => {
    if (
      !cursor.takeAny(
        'at the? start|beginning|end of each|every|an|any|another',
        'start|beginning|end of each|every|an|any|another',
      )
    )
      return undefined;
    const on = cursor.tokens[cursor.at - 3]?.text === 'end' ? 'turn-end' : 'turn-start';
    const other = cursor.before?.text === 'another' || cursor.take('other');
    const adjacent = cursor.take('adjacent');
    const said = cursor.peek()?.text ?? '';
    const side = said.startsWith('ally') ? 'ally' : said.startsWith('enemy') ? 'enemy' : 'any';
    if (!cursor.take("ally's|enemy's|unit's|hero's|ally|enemy turn")) return undefined;
    const kind = said.startsWith('hero') ? { kind: 'hero' as const } : {};
    const who: Who = {
      side,
      ...kind,
      ...(adjacent && { places: [{ range: { max: 1 } }] }),
      ...((other || adjacent) && side === 'any' && { except: ['you' as const] }),
    };
    return { trigger: { on, who }, them: 'trigger', side, named: namesOf(who) };
  });
}

/** `On your fourth Courage`, `at your third Heat`: the gain by which you come to have so many. */
function onYourNth(cursor: Cursor, context: Context): Occasion | undefined {
  const [like] = cursor.tokens.slice(cursor.at);
  if (like === undefined || !cursor.sees('on|upon|at|with your|the first|second|third|fourth|fifth|sixth'))
    return undefined;
  const rest = cursor.tokens.slice(cursor.at + 2, cursor.end);
  const said = [wordLike(like, 'gain'), wordLike(like, 'your'), ...rest];
  const told = new Cursor(said, 0, said.length);
  const set = reaches(told, context, (what) => ({ trigger: { on: 'gains', who: you, ...what } }));
  if (set === undefined || !(told.done || told.sees(',|:'))) return undefined;
  cursor.at += told.at;
  return set;
}

/** `At 3 Charges, take 4dmg`, `at 3` of what the text has brought before: the gain by which one comes to have so many. */
function atCount(cursor: Cursor, { words, handed, self, slot }: Context): Occasion | undefined {
  if (!cursor.take('at #')) return undefined;
  const [reach = 0] = cursor.numbers;
  const itself = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  const ofSelf = slot === 'token' || slot === 'condition' ? itself?.word.ref === self?.ref : false;
  const named = ofSelf ? itself : wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
  // Of tokens that others get "at 3 Chills" does not say who has them.
  const isOwn =
    ofSelf || named?.word.kind === 'counter' || (named !== undefined && whoseTokens(words, named.word) === 'you');
  const counter = isOwn ? named : undefined;
  if (named !== undefined && !isOwn) return undefined;
  const borne = slot === 'token' || slot === 'condition' ? self?.ref : undefined;
  if (borne !== undefined) cursor.takeAny('tokens|stacks', 'of these');
  else if (counter === undefined && handed !== undefined) cursor.take('counters|tokens|stacks');
  const token = counter?.word.ref ?? handed ?? borne;
  if (token === undefined) return undefined;
  cursor.at = counter?.to ?? cursor.at;
  // "At 0 Fuel, ...": as the last of it goes.
  if (reach < 1)
    return cursor.sees(',|:') && handed !== token && borne !== token
      ? { trigger: { on: 'loses', who: you, token, last: true } }
      : undefined;
  return cursor.sees(',|:') ? { trigger: { on: 'gains', who: you, token, reach } } : undefined;
}

/** What is waited for: one thing, or the one or the other. */
function waited(cursor: Cursor, context: Context): Occasion | undefined {
  const { at } = cursor;
  const plain = cursor.try(() => happening(cursor, context));
  const one = plain === undefined || cursor.sees('while') ? (whileSo(cursor, context, at) ?? plain) : plain;
  if (one !== undefined && !cursor.sees('or') && !cursor.sees(',? and|or at')) return lessened(cursor, one);
  const behind = cursor.at;
  cursor.at = at;
  const two =
    twoTriggers(cursor, context, 'or', happening) ??
    besideMoment(cursor, context, one, behind) ??
    besideAnother(cursor, context, one, behind, happening) ??
    eitherOfTwo(cursor, context, happening);
  if (two === undefined) cursor.at = behind;
  return two ?? one;
}

/**
 * `when you take damage, or at the end of your turn`, `when you kill a unit, and at the start of your turn`: a moment behind it, which is
 * another happening. Nobody has set that off, so that nobody is known behind both.
 */
function besideMoment(cursor: Cursor, context: Context, first: Occasion | undefined, at: number): Occasion | undefined {
  return cursor.try(() => {
    if (first === undefined || first.if !== undefined || first.perTurn !== undefined || first.also) return undefined;
    cursor.at = at;
    if (!cursor.take(',? and|or') || !cursor.sees('at')) return undefined;
    const second = moments(cursor, context);
    return second && first.trigger.on !== second.trigger.on
      ? { trigger: first.trigger, also: second.trigger }
      : undefined;
  });
}

/**
 * `At the start and end of your turn`, `at the start of your turn and when you are damaged`, in a text that always holds; of a piece
 * `at the start of your next turn, or when an enemy enters it`.
 */
export function momentAndMore(cursor: Cursor, context: Context): Occasion | undefined {
  const bears = context.slot === 'passive' || context.slot === 'token' || context.slot === 'condition';
  if ((!bears && context.slot !== 'marker') || context.asked || !cursor.sees('at')) return undefined;
  const two = bears ? cursor.try(() => twoTriggers(cursor, context, 'and', moments)) : undefined;
  if (two !== undefined) return two;
  const first = moments(cursor, context);
  if (first === undefined || !cursor.take(',? and|or when|whenever')) return undefined;
  const second = happening(cursor, context);
  if (second === undefined || second.if !== undefined || second.perTurn !== undefined || second.also) return undefined;
  return first.trigger.on !== second.trigger.on ? { trigger: first.trigger, also: second.trigger } : undefined;
}

/** `Mines on death`: in the text of a mine. */
function ofItsKind(cursor: Cursor, context: Context): true | undefined {
  const short = context.marker && shortName(context.marker);
  const named = pieceNamed(cursor, context) || (short !== undefined && cursor.take(`${short}|${short}s`));
  return named && cursor.take('on|upon|when death|destroyed|destruction') ? true : undefined;
}

/** Of whose card it is, as a name. */
const deaths = [
  'on|upon death',
  'when this|it unit|summon? dies',
  'when this|it unit|summon? is destroyed|killed|defeated|slain',
  'when killed|destroyed|slain|defeated',
  'dies or is? destroyed|killed',
  'destroyed or killed',
  'killed or destroyed',
  'dies|killed|destroyed',
];

/** A name that is nothing but a trigger. */
export function nameTrigger(asWritten: Cursor, context: Context): Occasion | undefined {
  const cursor = momentFirst(asWritten);
  return cursor.try(() => {
    const then = momentWithState(cursor, context);
    if (then !== undefined) return then;
    const name = (some: Cursor): Occasion | undefined =>
      moments(some, context) ??
      happening(some, context) ??
      suffered(some, context) ??
      firstEachTurn(some, context) ??
      (some.takeAny(...deaths) ? ownDeath : (commanded(some, context) ?? ofBearer(some, context)));
    const { at } = cursor;
    const first = cursor.try(() => oftenFirst(cursor, context)) ?? atRounds(cursor) ?? trigger(cursor, context);
    // "On death or end of turn": the one is read alone, and the other is not yet.
    const alone = first !== undefined && cursor.sees('or|and') ? undefined : first;
    if (alone === undefined) cursor.at = at;
    const said =
      alone ??
      twoTriggers(cursor, context, 'or', name) ??
      twoTriggers(cursor, context, 'and', name) ??
      cursor.try(() => eachInFull(cursor, context, (some, about) => trigger(some, about) ?? name(some))) ??
      name(cursor) ??
      first;
    const set = firstTime(cursor, said);
    if (set === undefined) return undefined;
    const asked = set.if === undefined ? cursor.try(() => besides(cursor, context, set)) : undefined;
    const isLimited = (set.every ?? set.perTurn ?? set.perRound ?? set.perGame ?? set.perAction) !== undefined;
    const asks = asked ? { ...set, if: asked } : set;
    const whole = isLimited || set.also !== undefined ? asks : limitAtEnd(cursor, asks);
    cursor.takeAny(',', ':', '.');
    return cursor.done ? whole : undefined;
  });
}

/** `1/Round, an enemy enters range 4`, `once per turn: an ally dies`: how often stands before what happens, and nothing says when. */
function oftenFirst(cursor: Cursor, context: Context): Occasion | undefined {
  const often = cursor.sees('#|once|up|twice') ? limitSaid(cursor) : undefined;
  const set = often && cursor.take(',|:') ? happening(cursor, context) : undefined;
  const isLimited = (set?.every ?? set?.perTurn ?? set?.perRound ?? set?.perGame ?? set?.perAction) !== undefined;
  return set === undefined || isLimited || set.also !== undefined ? undefined : { ...set, ...often };
}

/** `If you have not attacked this turn, end of turn`: the moment stands before what is asked then. */
function momentFirst(cursor: Cursor): Cursor {
  const { tokens, at, end } = cursor;
  const comma = tokens.findLastIndex(({ text }, n) => n < end && text === ',');
  if (!cursor.sees('if') || comma < at) return cursor;
  const moment = new Cursor(tokens, comma + 1, end);
  if (!moment.take('at? the? start|beginning|end of your? turn') || !moment.done) return cursor;
  const said = [...tokens.slice(comma + 1, end), tokens[comma] as Token, ...tokens.slice(at, comma)];
  return new Cursor(said, 0, said.length);
}

/** `Hit from range 3+`, `attacked by an adjacent enemy`: as a name it is done to whose card it is. */
const suffered = (cursor: Cursor, context: Context): Occasion | undefined =>
  cursor.sees('hit|missed|attacked by|from')
    ? cursor.try(() => hit(cursor, context, you, (trigger, more) => drop({ trigger, ...more }), true))
    : undefined;

/** `At the start of your turn, if you are adjacent to an enemy`: what is asked when it comes. */
function besides(cursor: Cursor, context: Context, { them, side, named = {} }: Occasion): Condition[] | undefined {
  cursor.take(',');
  return cursor.take('if|while') ? conditions(cursor, within(context, { them, side, named })) : undefined;
}

/** Verbs of one, and how they are said of "you". */
const ofOne: Readonly<Record<string, string>> = {
  is: 'are',
  becomes: 'become',
  become: 'become',
  gets: 'get',
  uses: 'use',
  enters: 'enter',
  leaves: 'leave',
  ends: 'end',
  starts: 'start',
  begins: 'begin',
};

/** `Becomes adjacent to an enemy`, `is targeted`, `ends its turn in Mud`: as a name, of whose card it is. */
function ofBearer(cursor: Cursor, context: Context): Occasion | undefined {
  const moves = cursor.sees('moves adjacent|into|in|within|next|out');
  const first = cursor.peek();
  const verb = moves ? 'move' : ofOne[first?.text ?? ''];
  if (first === undefined || verb === undefined || cursor.peek(1) === undefined) return undefined;
  return cursor.try(() => {
    const rest = cursor.tokens
      .slice(cursor.at + 1, cursor.end)
      .map((one, n) => (n === 0 && /^(?:its|their)$/.test(one.text) ? wordLike(one, 'your') : one));
    const said = new Cursor([wordLike(first, 'you'), wordLike(first, verb), ...rest], 0, rest.length + 2);
    const set = happening(said, context);
    if (set === undefined) return undefined;
    cursor.at += said.at - 1;
    return set;
  });
}

/** `Your first default ability each turn`, `the first attack you make each turn`: as a name, whom it hits. */
function firstEachTurn(cursor: Cursor, context: Context): Occasion | undefined {
  if (!cursor.sees('your|the first')) return undefined;
  return cursor.try(() => {
    const found = abilities(cursor, context);
    if (found?.means?.nth !== 1 || found.of !== 'you' || found.next || !cursor.done) return undefined;
    const trigger: Trigger = { on: 'hits', who: you, means: found.means };
    return { trigger, onHit: true, them: 'other', named: { target: 'other', unit: 'other' } };
  });
}

/** `Kill an enemy`, `Use a default ability`: as a name it is what you do. */
function commanded(cursor: Cursor, context: Context): Occasion | undefined {
  const first = cursor.peek();
  if (
    first === undefined ||
    (!cursor.sees(
      'kill|hit|damage|attack|use|move|push|pull|miss|crit|deal|roll|target|gain|lose|enter|leave|exit|change|switch|destroy|take|receive|heal',
    ) &&
      // "Kills a unit", of whose card it is.
      !cursor.sees('kills|hits|damages|attacks|deals|takes|receives|crits'))
  )
    return undefined;
  // A word alone may be a mere label.
  if (cursor.peek(1) === undefined && first.text !== 'kill') return undefined;
  return yours(cursor, context);
}

function moments(cursor: Cursor, context: Context): Occasion | undefined {
  const at = moment(cursor, context);
  if (at === undefined || (at.of !== undefined && at.of !== 'you')) return undefined;
  return at.next && !(context.slot === 'marker' && goesThen(cursor))
    ? undefined
    : { trigger: momentTrigger(at.moment) };
}

/** "At the start of your next turn, or when an enemy enters it, destroy it": there is no turn behind that. */
const goesThen = ({ tokens, at }: Cursor): boolean =>
  tokens.slice(at).some(({ text }) => /^(?:destroy|remove|destroyed|removed|explodes|detonates|sacrifice)$/.test(text));

/** A moment that comes again and again, as a trigger. */
export const momentTrigger = (at: 'turn-start' | 'turn-end' | 'round-start' | 'round-end'): Trigger =>
  at === 'round-start' || at === 'round-end' ? { on: at } : { on: at, who: you };
