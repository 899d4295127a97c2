import type { Node, Option, Ref, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { headOf } from '../nouns/head.ts';
import { type Draft, type Noun, noun, presentWho } from '../nouns/noun.ts';
import { places } from '../nouns/noun-place.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { kindsNamed } from '../nouns/token-kinds.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';
import { type Goods, goods, tokenNamed } from './goods.ts';

const copies = 'copy|copies';
const gives = `move|moves|transfer|transfers|pass|passes|shift|shifts|give|gives|hand|hands|send|${copies}`;
const takes = 'take|takes|steal|steals|grab|grabs|seize|seizes|siphon|siphons|drain|drains';
const gains = 'gain|gains|get|gets|receive|receives';
const trades = 'swap|swaps|exchange|exchanges|trade|trades|switch|switches';

/** What one unit has goes to another: `take a Coin from the target`, `give one of your Hooks to an ally in range 2`. */
export function shifting(asked: Asked): Effect | undefined {
  const { cursor } = asked;
  return (
    cursor.try(() => (cursor.take(gives) ? (thisOne(asked) ?? given(asked) ?? toTwo(asked)) : undefined)) ??
    cursor.try(() => (cursor.take(takes) ? taken(asked, true) : undefined)) ??
    cursor.try(() => (cursor.take(gains) ? taken(asked, false) : undefined)) ??
    cursor.try(() => (cursor.take(trades) ? traded(asked) : undefined))
  );
}
shifting.begins = beginning(gives, takes, gains, trades);

const moved = (asked: Asked, from: Ref, to: Ref, { count, may, what }: Goods, copied = false): Node => ({
  clause: asked.clause,
  node: 'shift',
  from,
  to,
  count,
  what,
  ...(may && { may }),
  ...(copied && { copies: true as const }),
});

/** `pass this to an adjacent unit`, `give them this`, in the text of a token. */
function thisOne(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  const { self, slot } = context;
  if (self === undefined || (slot !== 'token' && slot !== 'condition')) return undefined;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    const first = cursor.take('this|it token?') && cursor.take('to');
    const whom = first || !cursor.sees('this') ? aim(asked) : undefined;
    if (whom === undefined || whom.ref === 'you' || whom.ref === 'each' || (!first && !cursor.take('this token?')))
      return undefined;
    return onto(whom, [moved(asked, 'you', whom.ref, { count: 1, what: { token: self.ref } })]);
  });
}

/** `Move a condition from you to the target`, `give all your conditions to an ally in range 2`, `gives you a Coin`. */
function given(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  const verb = cursor.before?.text ?? '';
  const giver = subject ?? 'you';
  const last = cursor.try(() =>
    cursor.takeAny('that|the token|counter|condition', 'it|that') ? context.shifted : undefined,
  );
  if (last && cursor.take('on? to')) {
    const whom = aim(asked);
    return whom === undefined || whom.ref === 'you' || whom.ref === 'each'
      ? undefined
      : onto(whom, [moved(asked, 'you', whom.ref, { count: 1, what: 'shifted' })]);
  }
  return (
    cursor.try(() => fromWherever(asked, verb)) ??
    cursor.try(() => {
      const what = goods(cursor, context);
      if (what === undefined) return undefined;
      const copied = /^cop(?:y|ies)$/.test(verb);
      if (copied && what.count !== 'all' && what.count !== 1) return undefined;
      const from = what.of ?? (cursor.take('from|on') ? pronoun(cursor, context)?.ref : ownOf(asked, verb, what));
      // "Give your Hook to an ally" is one that comes from nowhere, and "your Coins" does not say how many.
      if (from === undefined || (verb.startsWith('give') && (from !== giver || what.bare))) return undefined;
      if (!cursor.take('to|onto')) return undefined;
      // "Move all their Coins to a unit in range 2": to somebody else.
      const on = from === 'target' && !copied ? cursor.try(() => second(asked, { ref: from, context })) : undefined;
      if (on !== undefined) return { nodes: [handed(asked, from, on, what)] };
      const whom = aim(asked);
      if (whom === undefined || whom.ref === from || whom.ref === 'each') return undefined;
      const back = whom.head === undefined && cursor.try(() => turned(cursor, context, from, whom.ref));
      if (back) return eitherWay(asked, from, whom.ref, what);
      return onto(whom, [moved(asked, from, whom.ref, what, copied)]);
    }) ??
    // "Give an ally in range 2 up to 2 of your Coins", "they give you a Coin".
    cursor.try(() => {
      if (!/^(?:give|gives|hand|hands|pass|passes)$/.test(verb)) return undefined;
      const whom = aim(asked);
      const what = whom && goods(cursor, whom.context);
      if (whom === undefined || what === undefined || whom.ref === giver || whom.ref === 'each') return undefined;
      // "Give them a Coin" is one that comes from nowhere; what others give they have.
      const isTheirs =
        giver === 'target' && whom.ref === 'you' && typeof what.count === 'number' && isNoState(context, what);
      if (what.of === undefined ? !isTheirs : what.of !== giver || what.bare) return undefined;
      return onto(whom, [moved(asked, giver, whom.ref, what)]);
    })
  );
}

/** `Move your Lamp to an ally in range 3`: a token of this card goes there from whoever has it, who need not be its giver. */
function fromWherever(asked: Asked, verb: string): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (!/^(?:move|transfer|shift)$/.test(verb) || (subject ?? 'you') !== 'you') return undefined;
  const what = goods(cursor, context);
  if (what?.of !== 'you' || !isOne(what) || !isOfThisCard(context, what) || !cursor.take('to|onto')) return undefined;
  const whom = aim(asked);
  if (whom === undefined || whom.ref === 'each' || typeof what.what !== 'object' || !('token' in what.what))
    return undefined;
  const who: Who = { side: 'any', if: [{ is: 'has', of: 'each', token: what.what.token, yours: true }] };
  return onto(whom, [{ clause, node: 'each', who, one: true, then: [moved(asked, 'each', whom.ref, what)] }]);
}

const isOfThisCard = ({ words, bearer }: Context, { what }: Goods): boolean =>
  typeof what === 'object' &&
  'token' in what &&
  words.all.some(
    ({ ref, kind, owners }) =>
      ref === what.token &&
      kind === 'token' &&
      (bearer === undefined || owners.length === 0 || owners.includes(bearer)),
  );

/** `Transfer a condition to the target`, `pass 1 Coin to an ally`: what goes to others without a word of whose it is comes from whoever gives it. */
const ownOf = ({ subject }: Asked, verb: string, { count }: Goods): Ref | undefined =>
  /^(?:transfer|pass|hand)e?s?$/.test(verb) && count !== 'all' && (subject ?? 'you') === 'you' ? 'you' : undefined;

/** `Your Hook`. */
const isOne = ({ bare, count }: Goods): boolean => bare === true && count === 1;

const isNoState = ({ words }: Context, { what }: Goods): boolean =>
  typeof what === 'object' &&
  'token' in what &&
  words.all.some(({ ref, kind }) => ref === what.token && kind !== 'condition');

/** `, or from the target to you`: the other way round. */
function turned(cursor: Cursor, context: Context, from: Ref, to: Ref): true | undefined {
  if (!cursor.takeAny(', or from', 'or from')) return undefined;
  if (pronoun(cursor, context)?.ref !== to || !cursor.take('to')) return undefined;
  return pronoun(cursor, context)?.ref === from ? true : undefined;
}

function eitherWay(asked: Asked, from: Ref, to: Ref, what: Goods): Effect {
  const said = (ref: Ref): string => (ref === 'you' ? 'you' : 'the target');
  const { clause } = asked;
  const option = (a: Ref, b: Ref): Option => ({
    clause,
    label: `from ${said(a)} to ${said(b)}`,
    then: [moved(asked, a, b, what)],
  });
  return { nodes: [{ clause, node: 'choose', count: 1, options: [option(from, to), option(to, from)] }] };
}

/** `Move a token from one unit in range 3 to another unit in range 3`: both are chosen. */
function toTwo(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    const verb = cursor.before?.text ?? '';
    const what = goods(cursor, context);
    if (what === undefined || what.of !== undefined || verb.startsWith('cop') || !cursor.take('from')) return undefined;
    const among = cursor.try(() => amongThose(asked, what));
    if (among !== undefined) return among;
    const from = aim(asked);
    if (from === undefined) return undefined;
    const to = from.ref === 'target' && cursor.take('to') ? second(asked, from) : undefined;
    return to && onto(from, [handed(asked, 'target', to, what)]);
  });
}

/** `from one enemy to another in range 3`: both are in that range. */
function amongThose(asked: Asked, what: Goods): Effect | undefined {
  const { cursor, context, clause } = asked;
  const first = noun(cursor, within(context, { them: undefined }));
  if (
    first?.ref !== undefined ||
    first?.many !== 'one' ||
    (first.max ?? 1) > 1 ||
    first.who.yours ||
    !cursor.take('to another')
  )
    return undefined;
  cursor.take('unit|enemy|ally|hero');
  const both: Draft<Noun> = { ...first, who: { ...first.who } };
  if (!places(cursor, context, both)) return undefined;
  const head = headOf(both, clause, cursor, context);
  if (head?.node.node !== 'target') return undefined;
  const from: Aim = { ref: 'target', head, context };
  return onto(from, [handed(asked, 'target', { ...presentWho(both), except: ['target'] }, what)]);
}

/** Who gets it, of somebody new: never whoever it comes from. */
function handed(asked: Asked, from: Ref, who: Who, what: Goods): Node {
  return { clause: asked.clause, node: 'each', who, one: true, then: [moved(asked, from, 'each', what)] };
}

/** `an ally in range 3`, `another unit in range 3`, behind whoever has it: beside whom that is must be said. */
function second({ cursor, context, open }: Asked, from: Aim): Who | undefined {
  // "An adjacent ally" could stand beside either.
  if (cursor.sees('an|a|another|any|one adjacent') || cursor.sees('adjacent')) return undefined;
  const aimed = from.head ?? open;
  const head = aimed?.node.node === 'target' ? aimed.node : undefined;
  const anew = within(context, { them: undefined });
  // "A unit in range 2 of them": of whoever has it.
  const beside = cursor.try(() => {
    const near = noun(cursor, within(context, { them: from.ref }));
    return near?.of === from.ref && near.range !== undefined ? near : undefined;
  });
  const found =
    beside ??
    noun(cursor, anew) ??
    (cursor.take('another') && head ? { who: head.who, many: 'one' as const } : undefined);
  if (
    found === undefined ||
    found.ref !== undefined ||
    found.many !== 'one' ||
    found.area ||
    (found.max ?? 1) > 1 ||
    found.forced
  )
    return undefined;
  const except = [...new Set([...(found.who.except ?? []), from.ref])].filter(
    (one) => one !== 'you' || found.who.side === 'any',
  );
  if (found.range !== undefined || found.seen) return { ...presentWho(found), except };
  // "From one unit in range 3 to another": both are in that range.
  if (head === undefined || head.from !== undefined || (head.range === undefined && !head.sight)) return undefined;
  const place = { ...(head.range && { range: head.range }), ...(head.sight && { sight: true as const }) };
  return { ...found.who, places: [...(found.who.places ?? []), place], except };
}

/** `take a Coin from the target`, `take one of their Coins`, `steal 1 Fuel`, `gain all of their Coins`, `gains up to 2 of your Coins`. */
function taken(asked: Asked, takes: boolean): Effect | undefined {
  const { cursor, context, subject } = asked;
  const verb = cursor.before?.text ?? '';
  const to = subject ?? (/s$/.test(verb) && verb !== 'seizes' ? undefined : 'you');
  if (to === undefined) return undefined;
  const had = takes ? cursor.try(() => ofHad(cursor, context)) : undefined;
  const what = had ?? goods(cursor, context);
  if (what === undefined) return undefined;
  if (what.of !== undefined) {
    // "Gains your Coins" does not say how many, and "gain your Hook" is one that comes from nowhere.
    if (what.of === to || (!takes && what.bare && (what.of === 'you' || isOne(what)))) return undefined;
    return handedOn(asked, { ref: what.of, context }, to, what);
  }
  if (cursor.take('from')) {
    const from = aim(asked);
    if (from === undefined || from.ref === to) return undefined;
    return handedOn(asked, from, to, what);
  }
  const theirs = takes && verb.startsWith('steal') && to === 'you' ? context.them : undefined;
  return theirs === undefined || theirs === 'you' ? undefined : handedOn(asked, { ref: theirs, context }, to, what);
}

/** `If they have a Coin, take it`: what somebody was asked to have. */
function ofHad(cursor: Cursor, { had, marker }: Context): Goods | undefined {
  if (had === undefined || had.of === 'you' || marker !== undefined) return undefined;
  const all = cursor.takeAny('them all', 'all of? them|those', 'them', 'all');
  if (!all && !cursor.takeAny('one of them', 'it', 'one')) return undefined;
  if (!cursor.done && !cursor.sees(',|and|then|:|.')) return undefined;
  return { count: all ? 'all' : 1, what: { token: had.token }, of: had.of };
}

/** `take a token from the target and give it to an ally in range 2`: straight on to somebody else. */
function handedOn(asked: Asked, from: Aim, to: Ref, what: Goods): Effect | undefined {
  const { cursor } = asked;
  const on = to === 'you' && from.ref !== 'each' ? cursor.try(() => goesOn(asked, from)) : undefined;
  if (on !== undefined) return onto(from, [handed(asked, from.ref, on, what)]);
  return onto(from, [moved(asked, from.ref, to, what)], to === 'you' && from.ref === 'you');
}

function goesOn(asked: Asked, from: Aim): Who | undefined {
  const { cursor } = asked;
  if (!cursor.takeAny(', then', 'and then?', ',') || !cursor.take('give|pass|hand it|them to')) return undefined;
  return second(asked, from);
}

/** `swap all tokens with the target`, `swap your Coins with the target's`. */
function traded(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  const one = subject ?? 'you';
  cursor.takeAny('all of', 'all');
  const own = possessive(cursor, context);
  if (own !== undefined && own !== one) return undefined;
  const what = kindsNamed(cursor) ?? tokenNamed(cursor, context);
  if (what === undefined || !cursor.take('with')) return undefined;
  const other = possessive(cursor, context);
  const whom = other === undefined ? aim(asked) : { ref: other, context };
  if (whom === undefined || whom.ref === one || whom.ref === 'each') return undefined;
  const node: Node = { clause: asked.clause, node: 'shift', from: one, to: whom.ref, count: 'all', what, swaps: true };
  return onto(whom, [node]);
}

export const besideCounters = beginning('(|not|no|counters');

/** `Not counters`, behind tokens that are moved: they never are. */
export const keepsCounters = (cursor: Cursor): boolean =>
  !cursor.misses(besideCounters) &&
  cursor.takeAny('( not counters )', 'not counters', 'no counters', 'counters stay', 'counters cannot be moved') &&
  cursor.done;
