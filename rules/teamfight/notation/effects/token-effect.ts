import type { Amount, Ref } from '../../program.ts';
import { cooldownIn } from '../abilities/cooldown.ts';
import { counted as numbered } from '../amounts/amount.ts';
import { isPerTime } from '../amounts/often.ts';
import { withX } from '../amounts/with-x.ts';
import type { Context } from '../context.ts';
import { targetAnywhere } from '../nouns/anybody.ts';
import { boundBy, headOf } from '../nouns/head.ts';
import { noun, unchosen } from '../nouns/noun.ts';
import { aim, isPlain, onto } from '../nouns/object.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { isKeptOnCard, whoseTokens } from '../nouns/whose-tokens.ts';
import { calledAs } from '../words/checks.ts';
import { beginning, Cursor, someOf } from '../words/cursor.ts';
import { oldestGoes } from '../words/oldest.ts';
import { isWished } from '../words/wished.ts';
import { type Word, wordAt } from '../words/words.ts';
import { cleared } from './cleared.ts';
import { converting } from './converting.ts';
import { countsTargets } from './counts-targets.ts';
import type { Asked, Effect, EffectForm } from './effect.ts';
import { filled } from './filling.ts';
import { besideShield, gainedBefore } from './gained-before.ts';
import { goneEverywhere } from './gone-everywhere.ts';
import { equalTo, thatMany } from './how-many-given.ts';
import { kindsLost } from './kinds-lost.ts';
import { withMore } from './overshield.ts';
import { isPaid } from './paid-deed.ts';
import { bindsTwo, paired } from './paired.ts';
import { takenBack } from './taken-back.ts';
import { gainedOfAsked, gainedToo, givenOfAsked } from './token-asked.ts';
import { choiceOf } from './token-choice.ts';
import { doubled, losing, lost } from './token-loss.ts';
import { toldToo } from './told-too.ts';

/** `2dmg. Lose all Coins. Get Dazed`, `get Dazed until the end of your next turn`, in a sentence of its own behind a target: it could be for you. */
const couldBeYours = ({ tokens, at, end }: Cursor, start: number): boolean =>
  tokens.slice(at, end).some(({ text }, n, said) => text === 'your' && said[n + 2]?.text === 'turn') ||
  tokens.slice(Math.max(0, start - 5), start).some(({ text }) => text === 'lose' || text === 'spend');

/** Conditions, tokens and counters that are given, lost and cleared. */
export const tokens = (): readonly EffectForm[] => [
  choiceOf,
  filled,
  converting,
  diced,
  paired,
  kindsLost,
  calledAs({ begins: someOf(losing, pronoun.begins) }, lost),
  takenBack,
  goneEverywhere,
  cleared,
  doubled,
  laid,
  given,
];

/** `gain 1d6+2 Heat`: as many as a die says, and so many more. */
function diced(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('gain|gains|get|gets|take|takes') || !cursor.take('1? d 6')) return undefined;
    const base = cursor.take('+ #') ? (cursor.numbers[0] ?? 0) : 0;
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter']);
    const to = subject ?? (context.them === undefined || context.them === 'you' ? 'you' : undefined);
    if (found === undefined || to === undefined) return undefined;
    cursor.at = found.to;
    const count = { base, terms: [{ each: 1, per: { count: 'rolled' as const } }] };
    const then = [{ clause, node: 'give' as const, token: found.word.ref, to, count }];
    return { nodes: [{ clause, node: 'roll', sides: 6, bands: [{ from: 1, to: 6, then }] }], own: to === 'you' };
  });
}
diced.begins = beginning('gain|gains|get|gets|take|takes');

interface Counted {
  readonly word: Word;
  readonly count: number;
  readonly named: boolean;
  /** `+2 Powder`: whoever the sentence is about has so many more. */
  readonly plus: boolean;
  /** `that many Powder`: as many as the damage that was told of. */
  readonly worked?: Amount;
}

/** A count with a name: `Slow`, `a Mark`, `2 Powder`, `+2 Powder`, `DoT 1`, `1 DoT`. */
export function counted({ cursor, context }: Asked, given = true): Counted | undefined {
  return cursor.try(() => {
    const plus = cursor.take('+');
    // "The 2 DoT" are no others than "2 DoT".
    if (!plus && cursor.sees('the #')) cursor.take('the');
    const x = !plus && context.x !== undefined ? withX(cursor, context) : undefined;
    const many = x === undefined && cursor.take('a|an number|amount of');
    const named = x === undefined && cursor.take('#');
    if (plus && !named) return undefined;
    let count = named ? (cursor.numbers[0] ?? 1) : 1;
    const article = !named && cursor.takeAny('a|an|the|your|their', 'another');
    // "An extra Coin" is one that comes to those there are.
    if (article && /^an?$/.test(cursor.before?.text ?? '')) cursor.take('additional|extra');
    if (named) cursor.take('additional|extra|more');
    const worked = x ?? (!plus && !named && !article && !many ? thatMany(cursor, context) : undefined);
    if (named) cursor.take('stack|stacks|token|tokens|counter|counters of');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, [
      'condition',
      'token',
      'counter',
      ...(given ? (['twin'] as const) : []),
    ]);
    if (found === undefined || (found.word.twin !== undefined && named)) return undefined;
    if (many && !new Cursor(cursor.tokens, found.to, cursor.end).sees('equal to')) return undefined;
    // "Line 5 + 3*Coins": a number that grows, and nothing that is gained.
    if (plus && cursor.peek()?.times) return undefined;
    // A condition that binds two units is not one that the target has alone.
    if (bindsTwo(found.word)) return undefined;
    // What lies on abilities is not one's own.
    if (found.word === cooldownIn(context.words)) return undefined;
    cursor.at = found.to;
    // "Gains your Coins", "gain Coins": how many is not said, unless it is told behind.
    if (given && !named && worked === undefined && isMany(cursor, found.word)) return undefined;
    if (found.word.kind === 'condition')
      cursor.take(named ? 'counter|counters|token|tokens|stack|stacks' : 'condition');
    // "Your Prey mark", of a token that is called Prey.
    if (found.word.kind === 'token' && article && !/mark/i.test(found.word.name)) cursor.take('mark');
    // "DoT 2", but not "Slow 2dmg" with a forgotten comma.
    if (!named && !article && cursor.sees('#') && !cursor.sees('# dmg|damage|x')) {
      const targets = countsTargets(cursor, found.word, context);
      if (targets !== undefined) return targets ? { word: found.word, count, named: false, plus: false } : undefined;
      cursor.take('#');
      count = cursor.numbers[0] ?? 1;
    }
    const behind = worked ?? (named || article || context.x === undefined ? undefined : withX(cursor, context));
    if (behind?.terms?.some(({ per }) => per?.count === 'health')) return undefined;
    return {
      word: found.word,
      count,
      named: named || article || behind !== undefined,
      // "+2 DoT": a condition is given to whoever is named, as without the sign.
      plus: plus && found.word.kind !== 'condition',
      ...(behind && { worked: behind }),
    };
  });
}

/** `Coins`, of a counter that is called a Coin, with no number. */
const isMany = (cursor: Cursor, { kind, name }: Word): boolean => {
  const last = cursor.before?.text ?? '';
  const own = name.toLowerCase().split(' ').at(-1) ?? '';
  return kind === 'counter' && last !== own && last.startsWith(own) && last.endsWith('s') && !cursor.sees('equal|#');
};

/** Whether the counter read last was told with its card: `a charge on this`, `a charge to Overload`. */
const isPlaced = ({ tokens, at }: Cursor): boolean => !/^charges?$/.test(tokens[at - 1]?.text ?? '');

/** `put a charge on this`, `this gains a charge`, `place 2 Powder on it`: a counter comes to its card, a token to whoever is named. */
function laid(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    const itself = cursor.take('this card|ability? gains|gets');
    if (!itself && !cursor.take('put|place|add')) return undefined;
    const found = counted(asked);
    if (itself) return found?.word.kind === 'counter' ? give(asked, found, 'you') : undefined;
    // "A charge on this" is what it is called.
    if (found?.word.keptOn !== undefined && isPlaced(cursor)) return give(asked, found, 'you');
    if (found === undefined || !cursor.take('on|to')) return undefined;
    if (found.word.kind === 'counter' && cursor.takeAny('this ability|card', 'this', 'yourself')) {
      return give(asked, found, 'you');
    }
    if (isKeptOnCard(found.word, context) && cursor.takeAny('this ability|card', 'this'))
      return give(asked, found, 'you');
    const whom = noun(cursor, context);
    if (whom === undefined || whom.ref === 'marker') return undefined;
    if (whom.ref === undefined && found.word.kind === 'counter') return undefined;
    return giveTo(asked, whom, found, asked.clause);
  });
}
laid.begins = beginning('this|put|place|add');

function given(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  const start = cursor.at;
  const gives = cursor.take('give|gives|apply|applies|inflict|inflicts');
  const takes = !gives && cursor.take('take|takes|suffer|suffers');
  let gains = takes || (!gives && cursor.take('gain|gains|regain|regains'));
  // "Gains a charge at the start of your turn", on a marker: the marker itself, and not who reads it.
  if (subject === undefined && context.slot === 'marker' && cursor.before?.text === 'gains') return undefined;
  let gets = !gives && !gains && cursor.take('get|gets|receive|receives');
  // "Lose this and be Stunned".
  const joined = /^(?:and|then|,)$/.test(cursor.before?.text ?? '');
  const becomes =
    !gives && !gains && !gets && cursor.take(joined ? 'become|becomes|fall|falls|be' : 'become|becomes|fall|falls');
  const carried = cursor.at === start ? gainedBefore(cursor, context.words) : undefined;
  const has =
    !gives &&
    !gains &&
    !gets &&
    !becomes &&
    subject !== undefined &&
    (cursor.take('is|are|has|have') || (cursor.at === start && isBefore(cursor)));
  if (has && (subject !== 'each' || context.some)) cursor.take('also');
  if (gives) return giving(asked);
  const lacking = gains || gets ? (gainedOfAsked(asked) ?? gainedToo(asked)) : undefined;
  if (lacking !== undefined) return lacking;
  const found = counted(asked);
  // "When an enemy hits you, gain Armor and Slow" could be theirs.
  const isState = subject !== undefined || context.them === undefined;
  const isGotten = carried === 'get' || carried === 'gets';
  // "Gain 2 overshield and a Coin", said to whoever plays the card.
  const isGained = carried === 'gain' && found?.named === true && found.word.kind === 'token';
  const beside = isGained && asked.hurt && besideShield(cursor.tokens, start);
  // "Range 3 ally, gains 2 overshield and a Coin": a counter is on one's own card, and whose it is is not said.
  const isOwnCounter = found?.word.kind === 'counter' && (carried !== 'gains' || subject !== undefined);
  const isAlike =
    isOwnCounter ||
    isGained ||
    ((isState || isGotten) && (found?.word.kind === 'token' || (found?.word.kind === 'condition' && !found.named)));
  if (carried !== undefined && isAlike && !found?.plus) {
    gains = !isGotten;
    gets = isGotten;
  }
  // "Take 2 DoT" comes to one; of a token it is somebody else's that one takes.
  const isComing = found?.word.kind === 'counter' || (found?.word.kind === 'condition' && isNumbered(cursor, start));
  if (found === undefined || (takes && !isComing) || namesSome(cursor)) return undefined;
  // "Target a Suspect" is whom to target.
  if (subject !== undefined && carried === undefined && /^an?$/.test(cursor.tokens[start]?.text ?? ''))
    return undefined;
  // "Place a Totem in range 2. Allies adjacent to it have Mend": while they are there.
  const isWhile = /^(?:has|have)$/.test(cursor.tokens[start]?.text ?? '') && context.marker !== undefined;
  if (isWhile && subject === 'each' && !cursor.sees('until|till')) return undefined;
  let to: Ref | undefined = subject;
  // "Stun them", "Slow the target".
  const verb = /^(?:you|may|can)$/.test(cursor.tokens[start - 1]?.text ?? '') && cursor.sees(someone);
  const plainly = (subject === undefined || (subject === 'you' && verb)) && !gains && !gets && !becomes && !found.named;
  const bare = plainly && found.word.kind === 'condition';
  // "Mark an enemy in range 3", of a token that is called so.
  const asVerb = plainly && found.word.kind === 'token' && cursor.at === start + 1 && cursor.sees(someone);
  const whom = bare || asVerb ? aim(asked) : undefined;
  if (whom !== undefined && (whom.head ?? whom.side) !== undefined)
    return onto(whom, give(asked, found, whom.ref).nodes);
  // "Slow yourself": in a text for somebody else, it is said for whom.
  if (whom !== undefined && (whom.ref !== 'you' || cursor.before?.text === 'yourself'))
    return give(asked, found, whom.ref);
  if (bare && whom === undefined && sharesObject(cursor, context)) return undefined;
  if (takes && to === undefined && context.them === 'each') return undefined;
  // "Range 3, 2dmg, Invisible until ...": nobody harms somebody and hides them, and whose it is instead is not said.
  if (bare && asked.hurt && context.them === 'target' && isWished(found.word) && whom === undefined) return undefined;
  if (to === undefined) {
    // "2dmg, gain a Charge" is said to whoever plays the card.
    const answers = context.them === 'trigger' || context.them === 'other';
    const said = cursor.tokens[start]?.text === 'gain' || isGained;
    // "Enemies in burst 1, 1dmg, gain a Mark": a token could be theirs; counters are on one's own card.
    const paid = said && found.word.kind === 'token' && (beside || isPaid(cursor, start));
    const isHeap = found.word.text.trim() === '' && whoseTokens(context.words, found.word) === 'you';
    // "Line 2, 2dmg. If an enemy was hit, gain a Coin": in a sentence of its own, of what is nothing but a number and only you come to have.
    const collected = said && context.later === true && isHeap;
    if (gains && context.them === 'each' && found.word.kind === 'token' && !paid && !collected) return undefined;
    // "Range 1, Silence. Gain a Coin": of what only you come to have.
    const apart = context.later && context.side !== 'ally' && context.side !== 'friend' && context.them === 'target';
    const own =
      paid ||
      collected ||
      (said &&
        (answers
          ? found.word.kind === 'token' || onCard.test(context.slot)
          : found.word.kind === 'token' && asked.hurt)) ||
      (said && apart && found.word.kind === 'token' && whoseTokens(context.words, found.word) === 'you');
    // "2dmg, gain Armor until ...": nobody harms somebody and arms them.
    const helped = isWished(found.word) && (asked.hurt || context.side === 'enemy' || context.killing !== undefined);
    // "2dmg. Become Invisible": as with "gain", nobody harms somebody and hides them.
    const hides =
      becomes &&
      cursor.tokens[start]?.text === 'become' &&
      (helped || (isWished(found.word) && (isDead(context) || context.side === 'you')));
    // "On kill, get 2 Souls": counters are on one's own card.
    const mine = gets && found.word.kind === 'counter' && cursor.tokens[start]?.text === 'get';
    if (gains || mine)
      to =
        found.word.kind === 'counter' || own || (said && helped) || context.them === undefined || context.them === 'you'
          ? 'you'
          : undefined;
    else if (hides) to = 'you';
    else if (isDead(context)) to = context.side === 'ally' && !has && !becomes && !found.plus ? 'you' : undefined;
    else if (gets || becomes) {
      // Where nobody else was named the imperative is said to whoever has the text.
      const verb = carried ?? cursor.tokens[start]?.text ?? '';
      const isYours =
        (context.them === undefined || context.them === 'you') && /^(?:get|become|receive|be)$/.test(verb);
      const borne = found.word.kind === 'condition' ? bearer(context) : undefined;
      if (verb === 'get' && context.later && context.them === 'target' && couldBeYours(cursor, start)) return undefined;
      to = isYours ? 'you' : becomes ? undefined : (context.them ?? borne);
    } else if (has) to = undefined;
    // "+1 Heat to you" says whose it is.
    else if (found.plus && cursor.take('to you|yourself')) to = 'you';
    // What only you come to have is yours, wherever it stands.
    else if (found.plus && whoseTokens(context.words, found.word) === 'you') to = 'you';
    // "1dmg + 2 Coins", of what no other text gives anybody: the target's, or yours, or so much more.
    else if (found.plus && isAdded(asked, start) && whoseTokens(context.words, found.word) === undefined)
      to = undefined;
    // Before the head it is yours, behind it the target's.
    else if (found.plus) to = context.later && !cursor.sees('instead') ? undefined : (context.them ?? 'you');
    else
      to =
        found.word.kind === 'counter'
          ? undefined
          : (context.them ??
            (bare ? (bearer(context) ?? wished(found.word, cursor) ?? toldToo(cursor, context)) : undefined));
  } else if (!gains && !gets && !becomes && !has && subject !== context.them) return undefined;
  if (to === undefined) return undefined;
  const first = give(asked, found, to);
  const second = gains || gets ? cursor.try(() => unparted(asked)) : undefined;
  return second === undefined ? first : { ...first, nodes: [...first.nodes, ...give(asked, second, to).nodes] };
}

const onCard = /^(?:passive|ability|default)$/;

/** `1dmg + 2 Coins`, with no comma between. */
const isAdded = ({ cursor, hurt }: Asked, start: number): boolean =>
  hurt && /^(?:dmg|damage)$/.test(cursor.tokens[start - 1]?.text ?? '');

const someone = 'a|an|the|that|target|each|all|every|enemies|allies|another|any|up|two|it|them|adjacent';

/** `take 2 DoT`, and not "take Slow": a number stands behind the verb. */
const isNumbered = ({ tokens, end }: Cursor, start: number): boolean => new Cursor(tokens, start + 1, end).sees('+? #');

/** Who has died gains nothing: "Slow", when your Wolf dies, is for you, and of an enemy's death it is not said for whom. */
const isDead = ({ dead, them }: Context): boolean => dead !== undefined && dead === them;

/** `Slowed enemies`, `Slowed or Stunned units`: who they are, and nothing that is given to them. */
const namesSome = (cursor: Cursor): boolean =>
  cursor.sees('enemies|allies|units|ones take|are|get|gain|lose|also|cannot|have') ||
  (/ed$/.test(cursor.before?.text ?? '') && several.test(cursor.peek(cursor.sees('or') ? 2 : 0)?.text ?? ''));

const several = /^(?:enemies|allies|units|ones)$/;

/** `Slow and Stun all enemies`: who is Slowed is said behind the last of the verbs, and could be whoever was named before. */
function sharesObject(cursor: Cursor, { words }: Context): boolean {
  const { at } = cursor;
  let verbs = 0;
  while (cursor.takeAny(', and', ',', 'and')) {
    const state = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition']);
    if (state !== undefined) cursor.at = state.to;
    else if (!cursor.take('push|pull')) break;
    verbs += 1;
  }
  const shared = verbs > 0 && cursor.sees('all|each|every|enemies|allies|others|units|an|any|adjacent|the');
  cursor.at = at;
  return shared;
}

/** `Invisible until the start of your next turn`, where nobody is named: yours, of what one wishes to have. */
const wished = (word: Word, cursor: Cursor): Ref | undefined =>
  isWished(word) && cursor.sees('until|till') ? 'you' : undefined;

/** `On 1-3, Stun`, in the text of a token: whoever has it. */
export const bearer = ({ slot, self }: Context): Ref | undefined =>
  self !== undefined && (slot === 'token' || slot === 'condition') ? 'you' : undefined;

/** `get 2 Heat Slow`: a condition behind a counter, with a forgotten comma. */
function unparted(asked: Asked): Counted | undefined {
  const found = counted(asked, false);
  return found?.word.kind === 'condition' && !found.plus ? found : undefined;
}

/** `You are Slowed and Disarmed`: what somebody is, too, whose verb stands before the first. */
const isBefore = ({ tokens, at }: Cursor): boolean =>
  tokens[at - 1]?.text === 'and' && /^(?:is|are)$/.test(tokens[at - 3]?.text ?? '');

/** `give target a Mark`, `give an enemy in LoS a Mark`, `give a Mark to an ally in range 2`. */
function giving(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  // "They are Slowed, and give them a Mark" is said to you.
  const told =
    subject === context.them &&
    cursor.before?.text === 'give' &&
    (cursor.sees('them|it|target') || cursor.sees('the target|enemy|ally|unit|hero'));
  if (subject !== undefined && subject !== 'you' && !told) return undefined;
  const anywhere = cursor.try(() => {
    const head = targetAnywhere(cursor, context, clause);
    const found = head && counted(asked);
    return found && { head, found };
  });
  if (anywhere !== undefined)
    return onto({ ref: 'target', head: anywhere.head, context }, give(asked, anywhere.found, 'target').nodes);
  // "Burst 1, 2dmg. Give each a Mark": of those in it.
  if (context.them === 'each' && context.laid && cursor.sees('each a|an|your|#')) {
    cursor.take('each');
    const found = counted(asked);
    return found && give(asked, found, 'each');
  }
  // "If they have no Mark, give them one".
  const lacking = cursor.try(() => givenOfAsked(asked));
  if (lacking !== undefined) return lacking;
  const direct = cursor.try(() => {
    const whom = noun(cursor, context);
    if (whom === undefined) return undefined;
    const found = counted(asked);
    return found && { whom, found };
  });
  if (direct === undefined) {
    const found = counted(asked);
    if (found === undefined) return undefined;
    if (cursor.take('to|on')) {
      const whom = noun(cursor, context);
      return whom && giveTo(asked, whom, found, clause);
    }
    return context.them && give(asked, found, context.them);
  }
  return giveTo(asked, direct.whom, direct.found, clause);
}

function giveTo(
  asked: Asked,
  whom: NonNullable<ReturnType<typeof noun>>,
  found: NonNullable<ReturnType<typeof counted>>,
  clause: number,
): Effect | undefined {
  if (whom.ref !== undefined) return give(asked, found, whom.ref);
  const { open } = asked;
  const bare = whom.many === 'one' && !whom.range && !whom.seen && !whom.area && !whom.forced && !whom.max;
  if (open?.node.node === 'target' && bare && !whom.who.yours) {
    open.node.who = unchosen(whom.who, asked.cursor);
    return give(asked, found, 'target');
  }
  // "3x3, 2dmg, give each other enemy a Mark": than those who are in it, or than you.
  const { them, laid, later } = asked.context;
  if (them === 'each' && laid && !later && whom.many === 'each' && isPlain(whom)) return undefined;
  const head = headOf(whom, clause, asked.cursor, asked.context);
  if (head === undefined) return undefined;
  const to = { ref: boundBy(head), head, context: asked.context };
  return onto(to, give(asked, found, to.ref).nodes);
}

function mostOf(cursor: Cursor, { words }: Context, word: Word): number | undefined {
  if (!cursor.take('( max|maximum of? #')) return undefined;
  const [most] = cursor.numbers;
  const said = wordAt(words, cursor.tokens, cursor.at, cursor.end, [word.kind]);
  if (said?.word !== word) return undefined;
  cursor.at = said.to;
  return cursor.take(')') ? most : undefined;
}

function give(
  { cursor, context, clause }: Asked,
  { word, count, worked }: { readonly word: Word; readonly count: number; readonly worked?: Amount },
  to: Ref,
): Effect {
  if (word.twin !== undefined) {
    return { nodes: [{ clause, node: 'place', marker: word.twin, on: to, attached: true }], own: to === 'you' };
  }
  // "Gain 1 Charge for each enemy hit".
  const many =
    worked ??
    (count === 1 ? equalTo(cursor, context) : undefined) ??
    withMore(cursor, context, numbered(cursor, context, count), 'more');
  // "Give your Hex (max 1)": that one, which nobody else has then.
  const yours = to !== 'you' && cursor.tokens[cursor.at - 1 - word.name.split(' ').length]?.text === 'your';
  // "Give your Rook or Bishop (max 1 each, remove oldest)".
  const each =
    cursor.sees('( max|maximum # each') &&
    cursor.tokens.slice(0, cursor.at).some(({ text }) => text === 'or') &&
    cursor.take(`( max|maximum # each , ${oldestGoes} )`);
  const alone =
    each || cursor.takeAny(`( max|maximum # , ${oldestGoes} )`, `,? max|maximum # , ${oldestGoes}`)
      ? cursor.numbers[0]
      : yours && cursor.takeAny('( max|maximum 1 )', '( only one )', '( only one at a time )')
        ? 1
        : undefined;
  // "DoT 1 (max 3 DoT)": of that very thing.
  const named = alone === undefined ? cursor.try(() => mostOf(cursor, context, word)) : undefined;
  const { at } = cursor;
  const most =
    alone === undefined &&
    !named &&
    cursor.takeAny(
      '( max|maximum of? # )',
      '( max|maximum of? # each )',
      '( max|maximum of? # per|on each? unit|target|enemy|ally )',
      ',? max|maximum of? #',
      ',? up? to a|an? max|maximum of #',
      '( up to # )',
      ', up to #',
    );
  const isOften = most && isPerTime(cursor);
  const max = most && !isOften ? cursor.numbers[0] : named;
  if (isOften) cursor.at = at;
  return {
    nodes: [
      {
        clause,
        node: 'give',
        token: word.ref,
        to,
        count: many,
        ...(max === undefined ? {} : { max }),
        ...(alone === undefined ? {} : { alone }),
      },
    ],
    own: to === 'you',
  };
}
