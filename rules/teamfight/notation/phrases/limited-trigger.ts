import type { Trigger } from '../../program.ts';
import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { after, beforeUse, onOutcome } from '../occasions/gerund.ts';
import { happening } from '../occasions/happening.ts';
import { hasOther, howOften, isLimited, limitOr, limitWords } from '../occasions/how-often.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { type Desk, type Limit, type Out, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { everyNth } from './every-nth.ts';

/** `Once per turn, when an ally dies`, `the first time you are damaged each turn`. */
export function limitedTrigger(cursor: Cursor, context: Context): Occasion | undefined {
  if (cursor.misses(limits)) return undefined;
  const every = cursor.try(() => everyNth(cursor, context));
  if (every !== undefined) return every;
  if (cursor.takeAny('1 / action', 'once per|each|an action')) {
    cursor.take(',|:');
    const set = whenever(cursor, context);
    return set && { ...set, perAction: true };
  }
  const often = howOften(cursor);
  if (often !== undefined) {
    cursor.take(',|:');
    const set = whenever(cursor, context) ?? ('perGame' in often ? firstOfGame(cursor, context) : undefined);
    return set && !isLimited(set) && (!often.each || hasOther(set)) ? { ...set, ...often } : undefined;
  }
  if (!cursor.take('the? first time')) return undefined;
  const whole = cursor.takeAny('each|in|per|this|the game', 'in this|the game', 'this match');
  const before = !whole && cursor.takeAny('each|every|a turn', 'per turn');
  const early = !whole && !before && cursor.takeAny('each|every|a round', 'per round');
  cursor.take('that|when');
  // "The first time each enemy moves": of each of them there is one.
  const each = cursor.sees('each|every') ? ({ each: true } as const) : {};
  const set = lessened(cursor, living(cursor, happening(cursor, context)));
  // Of two things each would have a first time of its own.
  if (set === undefined || set.also !== undefined) return undefined;
  const inTurn = before || (!whole && cursor.takeAny('each|every turn', 'in a turn'));
  const inRound = !inTurn && (early || (!whole && ofRound(cursor)));
  // "The first time a unit enters Mud each turn, it takes 1dmg", on a rules card: each that does.
  const ofIt = isOwnerless(context) && cursor.sees(', it|they') ? ({ each: true } as const) : each;
  if (inTurn) return { ...set, perTurn: 1, ...ofIt };
  if (inRound) return { ...set, perRound: 1, ...ofIt };
  // "The first time you move 4 or more spaces in a turn": once in each of them, as "when you move 4 or more spaces in a turn" is.
  if (!whole && set.perTurn === 1) return { ...set, ...each };
  // Without "each turn" it could be the first time of the game; of dying and of coming to have so many it is.
  const once =
    whole ||
    cursor.takeAny('in|per|this|the game', 'in this|the game') ||
    happensOnce(set.trigger) ||
    (isOwnerless(context) && isDeath(set.trigger));
  return once ? { ...set, perGame: 1, ...each } : undefined;
}

const limits = beginning('every|each', 'the|your? first', 'after|on|at|start|end|beginning', ...limitWords);

/** What happens so often: `when an ally dies`, `after you damage an enemy`, `before you attack`. */
const whenever = (cursor: Cursor, context: Context): Occasion | undefined =>
  cursor.take('when|whenever')
    ? happening(cursor, context)
    : (onOutcome(cursor, context) ?? after(cursor, context) ?? beforeUse(cursor, context));

/** `1/Game, the first time you die`: the same said twice. */
const firstOfGame = (cursor: Cursor, context: Context): Occasion | undefined =>
  cursor.take('the? first time') ? happening(cursor, context) : undefined;

/** `, once per turn`, `(1/Turn)`, behind what happens. */
export function limitSaid(cursor: Cursor): Limit | undefined {
  return cursor.try(() => {
    cursor.take(',');
    const opens = cursor.take('(');
    const often = howOften(cursor);
    return often !== undefined && opens && !cursor.take(')') ? undefined : often;
  });
}

/** `When you are damaged (once per turn), heal 1`, `when an enemy hits you, not on your turn: ...`: behind what happens, before what is done. */
export const limitBetween = (cursor: Cursor, set: Occasion): Occasion =>
  cursor.sees('(|,') && !isLimited(set)
    ? (cursor.try(() => {
        const found = limitAtEnd(cursor, set);
        return found !== set && cursor.sees(',|:') ? found : undefined;
      }) ?? set)
    : set;

/** The same with the limit that may stand behind it, with a comma or between parentheses before or without. */
export function limitAtEnd(cursor: Cursor, set: Occasion): Occasion {
  const found = cursor.try(() => {
    const opens = cursor.take('(');
    if (!opens) cursor.take(',');
    const said = limitOr(cursor);
    if (said === undefined || (opens && !cursor.take(')'))) return undefined;
    return 'if' in said || !said.each || hasOther(set) ? said : undefined;
  });
  if (found === undefined) return set;
  return 'if' in found ? { ...set, if: [...(set.if ?? []), ...found.if] } : { ...set, ...found };
}

/** `each round`, `in a round`. */
const ofRound = (cursor: Cursor): boolean => cursor.takeAny('each|every|per round', 'in a|each round');

/** `for the first time each round`, behind what you do: of others it is the first time of each of them. */
export function firstTime(cursor: Cursor, set: Occasion | undefined): Occasion | undefined {
  const isYours = set !== undefined && 'who' in set.trigger && set.trigger.who?.side === 'you';
  if (!isYours || (set.every ?? set.perTurn ?? set.perGame ?? set.perAction ?? set.perRound) !== undefined) return set;
  const limit = cursor.try((): Partial<Occasion> | undefined => {
    cursor.take(',');
    if (!cursor.take('for? the? first time')) return undefined;
    if (happensOnce(set.trigger) && (cursor.done || cursor.sees(':') || cursor.takeAny('in|this the|this? game|match')))
      return { perGame: 1 };
    if (ofRound(cursor)) return { perRound: 1 };
    return cursor.takeAny('each|every|per turn', 'in a|each turn') ? { perTurn: 1 } : undefined;
  });
  return limit ? { ...set, ...limit } : set;
}

/** A limit in a sentence of its own, the last one of a passive. */
export interface LimitBehind {
  readonly sentence: Sentence;
  readonly often: Limit;
}

/** `When you would die, heal 2. 1/Game.`: how often what stands before it happens. */
export function limitBehind(desk: Desk, sentences: readonly Sentence[]): LimitBehind | undefined {
  const sentence = sentences.at(-1);
  if (sentence === undefined || sentence.bullet || sentences.length < 2) return undefined;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const opens = cursor.take('(');
  cursor.takeAny('this|it can|may only? happen|trigger|occur', 'this|it happens|triggers|occurs only?', 'this|it is');
  const often = howOften(cursor);
  cursor.take('.');
  if (often === undefined || often.each || (opens && !cursor.take(')')) || !cursor.done) return undefined;
  return { sentence, often };
}

/**
 * Puts the limit on the one thing that something sets off, or on the one action ("Free Action: Move 1. 1/Turn") beside what
 * holds anyway; false where there is none, or it has a limit already.
 */
export function limited(desk: Desk, { held, nodes }: Out, { sentence, often }: LimitBehind): boolean {
  if (nodes.length > 0) return false;
  const action = held.findIndex(({ rule }) => rule.rule === 'ability');
  const acts = held[action];
  if (acts?.rule.rule === 'ability') {
    const { rule } = acts;
    const { use } = rule.program;
    if (held.some(({ rule: other }) => other !== rule && other.rule !== 'is' && other.rule !== 'change')) return false;
    if (use === undefined || (use.perGame ?? use.perRound ?? use.perTurn ?? use.ultimate) !== undefined) return false;
    held[action] = { ...acts, rule: { ...rule, program: { ...rule.program, use: { ...use, ...often } } } };
    ran(desk, sentence.from, sentence.to);
    return true;
  }
  const [only, ...more] = held;
  if (only === undefined || more.length > 0) return false;
  if (only.rule.rule !== 'when') return false;
  if (isLimited(only.rule)) return false;
  Object.assign(only.rule, often);
  ran(desk, sentence.from, sentence.to);
  return true;
}

const happensOnce = (trigger: Trigger): boolean =>
  trigger.on === 'would-die' ||
  (trigger.on === 'dies' && trigger.who.side === 'you') ||
  (trigger.on === 'drops' && trigger.who.side === 'you') ||
  ((trigger.on === 'gains' || trigger.on === 'would-gain') &&
    trigger.condition === undefined &&
    trigger.reach !== undefined);

/** On a rules card the first death, or kill, is that of the match. */
const isDeath = ({ on }: Trigger): boolean => on === 'dies' || on === 'kills';

/** "When you take damage, reduce it by 1": what is reduced has not come yet. */
export function lessened(cursor: Cursor, set: Occasion | undefined): Occasion | undefined {
  if (set?.trigger.on !== 'damaged' || set.trigger.means !== undefined || set.trigger.least !== undefined) return set;
  const { at } = cursor;
  cursor.takeAny('each|every|per turn|round', 'in a turn|round');
  cursor.take(',|:');
  const { who, by } = set.trigger;
  const shared = who.side !== 'you' && insteadOfThem(cursor);
  const found =
    shared ||
    noneInstead(cursor) ||
    cursor.sees('you? may|can? reduce|halve|prevent|ignore|negate it|that|the') ||
    cursor.sees('you|they? take # less') ||
    cursor.sees('you? take half damage') ||
    cursor.sees('- # damage|dmg') ||
    cursor.sees('it|that is reduced|halved|prevented|ignored|negated');
  cursor.at = at;
  const trigger: Trigger = { on: 'would-take', who, ...(by && { by }) };
  return found ? { ...set, trigger, ...(shared && { them: 'trigger' as const, side: who.side }) } : set;
}

const insteadSaid = oneOf('instead');

/** "You may sacrifice this. They take no damage instead": said there, or in a sentence behind it. */
function noneInstead({ tokens, at, end }: Cursor): boolean {
  const text = new Cursor(tokens, at, Math.max(end, tokens.length));
  if (text.lacks(insteadSaid)) return false;
  for (; !text.done; text.at += 1)
    if (
      text.takeAny('take|takes|suffer|suffers|receive|receives no|half damage|dmg instead', 'take|takes none instead')
    )
      return true;
  return false;
}

/** "When they take damage, you take half of it instead": what somebody else takes does not come to them. */
const insteadOfThem = (cursor: Cursor): boolean =>
  cursor.takeAny('you may|can? take half of? it|that|the damage?', 'you may|can? take it|that|the|this damage?') &&
  cursor.takeAny('instead', ',? rounding|rounded up', '( rounding|rounded up )');

/** "The first time you die, return to full health": who has his health back has not died. */
function living(cursor: Cursor, set: Occasion | undefined): Occasion | undefined {
  if (set?.trigger.on !== 'dies' || set.trigger.who.side !== 'you' || set.trigger.by !== undefined) return set;
  const lives = ['it|they|you return|returns to full health|hp', 'return to full health|hp', 'heal to full health|hp'];
  const at = cursor.at;
  cursor.take(',');
  const found = cursor.takeAny(...lives);
  cursor.at = at;
  return found ? { ...set, trigger: { on: 'would-die', who: set.trigger.who }, them: 'you' } : set;
}
