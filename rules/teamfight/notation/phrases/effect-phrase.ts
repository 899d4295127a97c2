import type { Condition, Node, Ref, Rule, Until } from '../../program.ts';
import { againstSome, ifConditions } from '../amounts/amount.ts';
import { atDistance } from '../amounts/at-distance.ts';
import { type Context, within } from '../context.ts';
import { type Asked, type Effect, effect } from '../effects/effect.ts';
import { orderedGuest } from '../effects/guest.ts';
import { stanceOf } from '../effects/handling.ts';
import { explained, unexplained } from '../given/explained.ts';
import { onlyGiven } from '../given/gave.ts';
import { saysAlike } from '../given/says-alike.ts';
import type { Head } from '../nouns/head.ts';
import { inRange } from '../nouns/range.ts';
import { duration, forTurns, moment, plain } from '../occasions/time.ts';
import { comesWithTurns } from '../occasions/trigger.ts';
import { drawn } from '../pieces/blast.ts';
import { isThird } from '../sentences/answer-outdone.ts';
import { type Desk, emptyOut, type Out, ran, type Tail } from '../sentences/desk.ts';
import { onNumber } from '../sentences/dice.ts';
import { endsToo, isKept } from '../sentences/ends-too.ts';
import { isLessOf, replaced } from '../sentences/instead.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { isWished } from '../words/wished.ts';
import { countedBoth } from './counted-both.ts';
import { ofSubject } from './how-long.ts';
import { asksOfNamed } from './of-which-it.ts';
import { boughtWith, onItsSpace, put, type Run } from './run.ts';
import { untilEventOf } from './until-event.ts';
import { aroundPiece, untilGiven, wrap } from './wrap.ts';

/** What may stand before an effect. */
const leading = beginning('may|can|instead|immediately|also');

/** What may stand behind an effect and belong to it. */
const belonging = beginning(
  'each|too|as|anyway|immediately|at|right|before|until|till|(|,|lasting|for|during|over|this|that|permanently|forever',
  'or|which|now|in|on|with|a|an|roll|#|instead|if|unless|while|from|starting|beginning|after|beyond|within|against|vs|versus',
);

const otherwise = oneOf('else otherwise');

/** `, push 1`: a comma before what else is done. */
const isNext = (cursor: Cursor): boolean => cursor.sees(',') && !cursor.sees(', that|which|lasting|or');

/** What says no more than the effect does, how long it stays, and what comes behind one beside that. */
const saidAnyway = beginning('too|as|anyway|immediately|at|right');
const staying = beginning(',? that|which|lasting');
const orUntil = beginning(',? or');
const outcome = beginning('on|with|a|an|roll|#');

/** "They heal 2 instead of taking damage": the damage alone, whatever else is done. */
const insteadOfDamage = [
  'instead of taking|suffering|receiving the|that|this|any? damage|dmg',
  'instead of the|this|that? damage|dmg',
  'instead of being damaged',
];

/** What alone does not happen then, whatever else is done. */
const insteadOf = (cursor: Cursor): 'damage' | 'push' | undefined =>
  cursor.takeAny(...insteadOfDamage)
    ? 'damage'
    : cursor.takeAny('instead of being pushed|pulled', 'instead of the push|pull')
      ? 'push'
      : undefined;

/** `Range 3, 2dmg, gains a Charge`, which is no order to you: they do, or you. Right behind a head it is theirs. */
const isOfSomebody = (cursor: Cursor, { context: { them }, head, into }: Run): boolean =>
  them !== undefined &&
  them !== 'you' &&
  cursor.sees('heals|gains|gets') &&
  (head === undefined || head.then.length > 0 || into !== head.then);

/**
 * `may move 1 and heal 1`, `may move 2 and then use a default ability`; what the next verb says that somebody "heals" or "takes" comes anyway. `may move 2,
 * then attack`, of somebody else: it is that one who may.
 */
const isOfferedToo = (cursor: Cursor, { subject }: Asked): boolean => {
  const theirs = subject !== undefined && subject !== 'you' && cursor.sees(',? and? then attack|use|make');
  if (theirs) return cursor.take(',? and? then');
  return cursor.takeAny('and then', 'and') && !/^[a-z]{2,}[^s]s$/.test(cursor.peek()?.text ?? '');
};

/** Effects with what belongs to them: may, until, if. */
export function effects(desk: Desk, cursor: Cursor, run: Run, subject: Ref | undefined, from = cursor.at): boolean {
  const { context } = run;
  const clause = desk.sheet.next;
  const start = cursor.at;
  const open = !cursor.misses(leading);
  const may = open && cursor.take('may|can');
  if (may && subject !== undefined && !cursor.sees('each take half')) cursor.take('each');
  if (subject === undefined && isOfSomebody(cursor, run)) return false;
  let instead = open && cursor.take('instead');
  if (open) cursor.take(may ? 'immediately|also|then' : 'immediately|also');
  const asked: Asked = {
    cursor,
    context,
    clause,
    subject: subject ?? (context.comes && !may ? orderedGuest(cursor, context) : undefined),
    hurt: run.hurt,
    piece: isOfPiece(run.head ?? run.tail),
    yours: isOfYours(run.head ?? run.tail),
    ...(isOpen(run.head) && { open: run.head }),
  };
  const said = effect(asked);
  const found = said && subject === undefined && healsAlready(run) ? forYou(said) : said;
  if (found === undefined) {
    cursor.at = start;
    return false;
  }
  // Most effects end their sentence: then nothing of all that can stand behind them is there.
  const done = cursor.done || (!may && (cursor.misses(belonging) || isNext(cursor)));
  // "Spend any number of Coins. Range 3, 1dmg each": for each of those.
  // "Swap with an ally. Heal 1 each": of both of you, where one was chosen.
  const ofOne = context.them === 'target' && !context.targets && !context.pair && !subject && run.head === undefined;
  if (!done && !ofOne && context.them !== undefined && context.spent === undefined) cursor.take('each');
  if (!done && !cursor.misses(saidAnyway))
    cursor.takeAny('too', 'as well', 'anyway', 'immediately', 'at once', 'right away');
  // What answers an attack comes before its roll anyway (T-190).
  if (context.underWay === 'attack')
    cursor.takeAny(
      'before the|their attack roll',
      'before the|their attack|roll|ability',
      'before they|it attack|attacks|roll|rolls',
    );
  let nodes = [...found.nodes];
  if (may) {
    for (;;) {
      const more = cursor.try(() => (isOfferedToo(cursor, asked) ? effect(asked) : undefined));
      if (more === undefined) break;
      nodes.push(...more.nodes);
    }
    // "You may end your turn to heal 2": the one for the other.
    const buying = { ...asked, context: boughtWith(context, nodes) };
    const gain = cursor.try(() =>
      cursor.takeAny('to also', 'to') ? (effect(buying)?.nodes ?? around(buying)) : undefined,
    );
    if (gain !== undefined) nodes.push(...gain);
    // Whether a third thing is bought too, or comes anyway, is not said.
    if (gain !== undefined && cursor.sees(',? and|then')) {
      cursor.at = start;
      return false;
    }
  }
  const [entered] = nodes;
  const given = stanceOf(entered) ?? onlyGiven(nodes);
  const untold = given === undefined ? undefined : unexplained(desk, cursor, context, given);
  const sooner = !done && !may && cursor.sees('until|till') ? givenUntil(cursor, context, nodes, start) : undefined;
  if (sooner !== undefined) nodes = sooner;
  const end = done
    ? undefined
    : cursor.try(() => {
        if (given !== undefined && cursor.sees('(') && !passesBrackets(cursor, context, given)) return undefined;
        if (!cursor.misses(staying)) cursor.takeAny(',? that|which lasts|remains|stays', ',? lasting');
        return duration(cursor, ofSubject(context, subject)) ?? theirTurns(cursor, context, nodes);
      });
  // "You are Invisible until you attack": that is said of you, and no condition is given.
  const orSooner = !done && !cursor.misses(orUntil) && cursor.sees(',? or until|till|when|if|you');
  if (
    !done &&
    (end === undefined ? cursor.sees('until|till') : orSooner) &&
    nodes.some(({ node }) => node === 'give')
  ) {
    cursor.at = start;
    return false;
  }
  const stays = end !== undefined && nodes.length === 1 && entered?.node === 'stance' ? entered.token : undefined;
  if (end !== undefined && stays !== undefined && !desk.standing && 'of' in end) {
    // A stance that was left or changed before then is not left again.
    const leave: Node = { clause, node: 'stance', token: undefined };
    const then: Node[] = [{ clause, node: 'if', if: [{ is: 'stance', token: stays }], then: [leave], else: [] }];
    nodes.push({ clause, node: 'later', at: end, then });
  } else if (end !== undefined) {
    const given = found.head?.then ?? nodes;
    // "Slowed and Disarmed until ...": both of them. "Gain a Coin and Armor until ...": Coins are kept.
    const [first] = given;
    if (first?.node === 'give' || first?.node === 'overshield') endsToo(cursor, from, run, first.to, end, true);
    // "You may move 1 and gain Armor until ...": nothing but the last of them lasts.
    const lastsAlone = (node: Node, n: number) =>
      may && n < given.length - 1 && (node.node === 'move' || node.node === 'heal') ? node : undefined;
    const ended = given.map((node, n) =>
      n < given.length - 1 && isKept(node, context) ? node : (untilGiven(node, end) ?? lastsAlone(node, n)),
    );
    if (ended.some((node) => node === undefined)) return false;
    given.splice(0, given.length, ...(ended as Node[]));
  }
  if (!countedBoth(cursor.tokens, from, run, nodes)) {
    cursor.at = start;
    return false;
  }
  const when = done ? undefined : cursor.try(() => moment(cursor, ofSubject(context, subject)));
  // How to leave a stance holds for as long as one is in it.
  if (when !== undefined && !desk.standing && nodes.some(leaving)) return false;
  const of = !done && cursor.sees('instead of') ? insteadOf(cursor) : undefined;
  instead ||= of !== undefined || (!done && cursor.take('instead'));
  const [only, ...others] = nodes;
  // "Push the attacker 1 if adjacent", "1dmg to them if in range 2": of whom it is said.
  const whom = done || others.length > 0 ? undefined : harmed(only);
  const near = whom !== undefined && cursor.sees('if adjacent|in|within|beyond') ? ofWhom(cursor, context, whom) : [];
  // "3dmg, 2dmg beyond range 2": another number where the target is as far as that.
  const isOther =
    only?.node === 'damage' && others.length === 0 && run.into.length === 1 && isDealt(run.into[0], only.to);
  const far =
    isOther && !done && cursor.sees('beyond|at|in|within') ? cursor.try(() => atDistance(cursor, context)) : undefined;
  // "1dmg. 3dmg against Slowed units": another number where the target is such a one.
  const such =
    only?.node === 'damage' && others.length === 0 && !may && !done && cursor.sees('against|vs|versus')
      ? againstSome(cursor, context, 'against|vs|versus')
      : undefined;
  if (!done && asksOfNamed(cursor, context, run)) {
    cursor.at = start;
    return false;
  }
  const about = whom !== undefined && context.them === undefined ? within(context, { them: whom }) : context;
  const saidLast = cursor.before?.text ?? '';
  const question = near?.length === 0 ? (done ? undefined : cursor.try(() => ifConditions(cursor, about))) : near;
  const asks = far ?? such ?? question ?? (done ? undefined : outcomeBehind(cursor, context));
  // A number in a sentence of its own is another one, too: nothing else was said of those.
  const anew = such !== undefined && run.into.length === 0 && run.head === undefined && run.tail !== undefined;
  if ((far !== undefined || anew || (such !== undefined && isOther)) && (cursor.done || cursor.sees(',|)')))
    instead = true;
  instead ||= asks !== undefined && !done && cursor.take('instead');
  // "Range 3, 2dmg if it is Slowed, push 1": the damage hangs on it, or what stands behind.
  const hangs = question !== undefined && !instead && only?.node === 'damage' && run.into.length === 0;
  if (hangs && cursor.sees(',') && !cursor.sees(', and|then|or') && !cursor.holds(otherwise)) {
    cursor.at = start;
    return false;
  }
  const collides = asks?.some(({ is }) => is === 'stopped');
  const isMiss = asks?.some(({ is }) => is === 'miss');
  if (asks !== undefined && !instead && !collides && !isMiss && isLess(run, nodes)) {
    cursor.at = start;
    return false;
  }
  if (asks !== undefined && !instead && !collides && outdoes(run, nodes)) {
    // "2dmg, 4dmg if the target is Slowed": what is more has a plus. Behind something else it could be instead of that, too.
    if (may || run.into.length > 1 || nodes.length > 1) {
      cursor.at = start;
      return false;
    }
    instead = true;
  }
  // In a response to damage or a gain it happens instead of that.
  if (instead && (context.underWay === 'damage' || context.underWay === 'gain')) {
    if (!nodes.some(({ node }) => node === 'lessen')) nodes = [{ clause, node: 'lessen', by: 'all' }, ...nodes];
  } else if (instead && asks === undefined && !context.instead) run.out.instead = of ?? true;
  if (may) {
    const who = subject === undefined || subject === 'you' ? {} : { who: subject };
    nodes = [{ clause, node: 'may', ...who, then: nodes }];
  }
  // "Slow and push 1 if it has Burn": both then, or only the last of them. Damage before it is the attack itself.
  const alike = cursor.tokens[from - 1]?.text === 'and' && cursor.tokens[from - 2]?.text !== ',';
  if (
    question !== undefined &&
    alike &&
    !instead &&
    !collides &&
    run.into.length > 0 &&
    run.into.at(-1)?.node !== 'damage'
  ) {
    cursor.at = start;
    return false;
  }
  // Who is pushed into a wall alone may be hit at all, and what is done else may stand behind it.
  const always = instead || collides || cursor.holds(otherwise) ? [] : onceAnyway(nodes, saidLast);
  if (asks !== undefined) nodes = [{ clause, node: 'if', if: asks, then: nodes, else: always }];
  if (instead && asks !== undefined) {
    const replaces = when === undefined && replaced(run.into, nodes[0], of);
    // "2dmg; 3dmg instead if it is Slowed": in the place of what the sentence before it does.
    const before = when === undefined && !replaces && run.out.nodes.length === 0 && run.head === undefined;
    if (!replaces && !before) {
      cursor.at = start;
      return false;
    }
    ran(desk, from, cursor.at);
    if (before) {
      run.out.instead = of ?? true;
      run.out.nodes.push(...nodes);
    }
    return true;
  }
  // "1dmg and Stun at the end of your next turn": both then, or only the last of them, is not said.
  const joined = cursor.tokens[from - 1]?.text === 'and' && cursor.tokens[from - 2]?.text !== ',';
  if (when !== undefined && !desk.standing && joined && run.into.length > 0 && !run.hoisted) {
    cursor.at = start;
    return false;
  }
  if (when !== undefined) return putOff(desk, cursor, run, { ...found, nodes }, when, from);
  // "Heal 2 and clear all conditions on an ally in range 3": what stands first could be that ally's, too.
  const [helped] = found.nodes;
  const last = run.into.at(-1);
  const isOwn = (last?.node === 'heal' || last?.node === 'overshield') && last.to === 'you';
  const clears =
    helped?.node === 'target' && helped.then.length > 0 && helped.then.every(({ node }) => node === 'clear');
  if (isOwn && clears && cursor.tokens[from - 1]?.text === 'and' && !saysYou(cursor, run.from, from)) {
    run.out.fault = {
      at: from,
      governs: true,
      understood: true,
      why: 'it could be for more than one of those who were named',
    };
    return true;
  }
  ran(desk, from, cursor.at);
  const { head, ...rest } = found;
  put(run, { ...rest, ...(head !== undefined && nodes[0] === head.node ? { head } : {}), nodes }, from);
  onItsSpace(cursor, run);
  const [first] = found.nodes;
  const stance = stanceOf(first);
  if (stance !== undefined) run.stance = stance;
  const token = stance ?? (first?.node === 'give' ? (run.stance ?? first.token) : given);
  if (token !== undefined && (cursor.sees(':') || (cursor.done && run.inside !== undefined))) {
    explained(desk, cursor, run, token, from);
  }
  if (untold !== undefined) run.out.fault = { at: from, governs: true, why: untold };
  return true;
}

/** `Range 4, the target heals 5. Heal 2.`: nobody heals 5 and then 2, so that the second is yours. */
const healsAlready = ({ context, tail, head, out }: Run): boolean =>
  context.later === true &&
  context.asked !== true &&
  head === undefined &&
  out.nodes.length === 0 &&
  tail?.then.length === 1 &&
  tail.then.every((node) => node.node === 'heal' && node.to === 'target');

function forYou(found: Effect): Effect {
  const [heal, ...more] = found.nodes;
  if (heal?.node !== 'heal' || heal.to !== 'target' || more.length > 0) return found;
  return { nodes: [{ ...heal, to: 'you' }], own: true };
}

/** `is Stunned until they take damage`, `get Wraithform until you attack`: what is given goes with the first such happening. */
function givenUntil(cursor: Cursor, context: Context, nodes: readonly Node[], from: number): Node[] | undefined {
  const [first, ...more] = nodes;
  if (first?.node !== 'give' || first.until !== undefined || more.length > 0) return undefined;
  // "You are Invisible until you attack", "become Invisible until ...": that is said of you, and nothing is given.
  if (first.to === 'you' && (!comesToHave.test(cursor.tokens[from]?.text ?? '') || isRules(context, first.token)))
    return undefined;
  const until = cursor.try(() => {
    const event = untilEventOf(cursor, context, first.to);
    // "Until end of turn" is how long it lasts.
    return event && (first.to !== 'you' || !comesWithTurns(event.trigger)) ? event : undefined;
  });
  if (until === undefined) return undefined;
  // Whoever is dead has nothing any more.
  if (until.trigger.on === 'dies' && until.latest === undefined && until.or === undefined) return [first];
  const { clause, token, to } = first;
  const gone: Node = { clause, node: 'lose', token, from: 'you', count: 'all' };
  const rules = [until.trigger, ...(until.or ? [until.or] : [])].map(
    (trigger): Rule => ({ clause, rule: 'when', trigger, then: [gone] }),
  );
  const { latest } = until;
  return [
    { ...first, ...(latest && { until: latest }) },
    { clause, node: 'lasting', of: to, until, rules },
  ];
}

const comesToHave = /^(?:get|gain|become|receive)$/;

/** Whether it is a word of the rules themselves, which says what somebody is. */
const isRules = ({ words }: Context, token: string): boolean => {
  const word = wordOf(words, token, 'condition', 'token');
  return word === undefined || isWished(word);
};

/** `gets Drowsy (base speed 1) until ...`: how long stands behind what it is. */
function passesBrackets(cursor: Cursor, { words }: Context, given: string): boolean {
  const { at } = cursor;
  while (!cursor.done && !cursor.take(')')) cursor.at += 1;
  const text = wordOf(words, given, 'token', 'condition')?.text ?? '';
  return text === '' || saysAlike(cursor.tokens.slice(at, cursor.at), text);
}

/** `to do burst 2, 1dmg`: around whoever may. */
const around = (asked: Asked): readonly Node[] | undefined =>
  (asked.subject === undefined || asked.subject === 'you') && asked.cursor.take('do|deal|make')
    ? drawn(asked, 'you')
    : undefined;

/** `gain 1 Energy on hit`: how the roll went stands behind. */
function outcomeBehind(cursor: Cursor, { rolled, them }: Context): Condition[] | undefined {
  // "Slow on a 5+", "push 1 on a roll of 5-6".
  const number = rolled && !cursor.misses(outcome) && cursor.sees('on|with a|an|roll|#') ? onNumber(cursor) : undefined;
  if (number !== undefined) return [number];
  if (them === 'each' && cursor.take('on a? kill')) return [{ is: 'kill', of: 'each' }];
  if (!rolled || cursor.misses(outcome) || !cursor.take('on a? hit|miss|crit|kill')) return undefined;
  return [{ is: cursor.before?.text as 'hit' | 'miss' | 'crit' | 'kill' }];
}

/** A head that has named nobody yet: "Global, give an enemy ..." says whom it is for. */
const isOpen = (head: Head | undefined): boolean =>
  head?.node.node === 'target' && head.then.length === 0 && head.node.who.side === 'any' && !head.node.max;

export const isOfPiece = (head: Head | Tail | undefined): boolean =>
  (head?.node.node === 'target' || head?.node.node === 'each') && head.node.who.card !== undefined;

const isOfYours = (head: Head | Tail | undefined): boolean =>
  (head?.node.node === 'target' || head?.node.node === 'each') && head.node.who.yours === true;

/** Whether something is asked for under a condition of which as much or less was done without one. */
const outdoes = ({ into }: Run, [more]: readonly Node[]): boolean =>
  more !== undefined && into.some((node) => isLessOf(node, more));

/** `2dmg, 1dmg if they are in cover`, `1dmg, 3dmg if Slowed, 2dmg if Stunned`: so much less instead, or on top of it. */
const isLess = ({ into }: Run, [less]: readonly Node[]): boolean =>
  less?.node === 'damage' &&
  (isThird(into, less) || into.some((node) => node.node === 'damage' && isLessOf(less, node)));

/** Who is set off by somebody and harmed, pushed or given something. */
function harmed(node: Node | undefined): Ref | undefined {
  const whom =
    node?.node === 'damage' || node?.node === 'give' ? node.to : node?.node === 'push' ? node.who : undefined;
  return whom === 'trigger' || whom === 'other' ? whom : undefined;
}

/** `if adjacent`, `if in range 2`: of whom it is done to, from you. Behind somebody else who was named it could be from there. */
const ofWhom = (cursor: Cursor, { them }: Context, whom: Ref): Condition[] | undefined =>
  (them === 'trigger' || them === 'other') && them !== whom
    ? undefined
    : cursor.try((): Condition[] | undefined => {
        cursor.take('if');
        const range = cursor.take('adjacent')
          ? { max: 1 }
          : cursor.take('beyond range #')
            ? { min: (cursor.numbers[0] ?? 0) + 1 }
            : inRange(cursor);
        cursor.takeAny('to you', 'of you');
        const ends = cursor.done || cursor.sees(',|.|instead|and');
        return range && ends ? [{ is: 'distance', from: 'you', to: whom, range }] : undefined;
      });

const isDealt = (node: Node | undefined, to: Ref): boolean => node?.node === 'damage' && node.to === to;

const leaving = (node: Node): boolean => node.node === 'stance' && node.token === undefined;

/** `remove this at the start of your next turn`, `heal 1 at the end of your turn`. */
const saysYou = ({ tokens }: Cursor, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => text === 'you' || text === 'yourself');

function putOff(
  desk: Desk,
  cursor: Cursor,
  run: Run,
  found: Effect,
  when: NonNullable<ReturnType<typeof moment>>,
  from: number,
): boolean {
  const [first] = found.nodes;
  if (desk.standing && when.next && first?.node === 'remove' && first.what === 'marker' && found.nodes.length === 1) {
    if (run.out.until !== undefined || when.of !== 'you') return false;
    ran(desk, from, cursor.at);
    run.out.until = { moment: when.moment, of: 'you', ...(when.passing && { passing: when.passing }) };
    return true;
  }
  // "Remove this at the end of the turn": of the one in which it is placed.
  const lies = desk.standing && first?.node === 'remove' && first.what === 'marker' && found.nodes.length === 1;
  if (lies && when.thisTurn && when.of === undefined && run.context.slot === 'marker') {
    if (run.out.until !== undefined) return false;
    ran(desk, from, cursor.at);
    run.out.until = plain(when);
    return true;
  }
  // "Remove this at the end of your next turn", of a token that may have come in one's own turn.
  const goes = first?.node === 'lose' && first.from === 'you' && first.token === run.context.self?.ref;
  if (desk.standing && when.next && goes && found.nodes.length === 1 && when.of === 'you' && !when.times) {
    if (run.out.until !== undefined) return false;
    ran(desk, from, cursor.at);
    run.out.until = plain(when);
    return true;
  }
  // "Range 5 3x3, 2dmg at the start of your next turn": who is in it now, or who is then.
  const area = run.head?.node.node === 'area' && run.into === run.head.then ? run.head.node : undefined;
  if (area?.who.side === 'any' && when.of === 'you' && !found.own && first?.node === 'damage') return false;
  if (when.thisTurn && run.head !== undefined && aroundPiece([run.head.node as Node])) return false;
  const inner: Out = { ...emptyOut(), nodes: [...found.nodes] };
  const target: Out = { ...emptyOut(), nodes: run.into, held: run.out.held };
  if (!wrap(desk, { is: 'at', at: when }, desk.sheet.next, inner, target, run.context)) return false;
  ran(desk, from, cursor.at);
  return true;
}

/** `Slow for 2 turns`, of somebody else: so many turns of theirs. Of whoever's turn runs it could be with that one. */
function theirTurns(cursor: Cursor, { anyTurn, instant, slot }: Context, nodes: readonly Node[]): Until | undefined {
  if (anyTurn || instant || (slot !== 'ability' && slot !== 'default')) return undefined;
  const [to, ...others] = new Set(nodes.map((node) => (node.node === 'give' ? node.to : undefined)));
  return to !== undefined && others.length === 0 ? forTurns(cursor, to) : undefined;
}

/** `2dmg, twice if it has Burn`, `2dmg irreducible if it has Burn`: once, and as any damage, where it has none. */
function onceAnyway(nodes: readonly Node[], saidLast: string): Node[] {
  const [first, ...more] = nodes;
  if (first?.node !== 'damage' || !/^(?:twice|times|irreducible)$/.test(saidLast)) return [];
  if (more.length > 0) return more.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? [first] : [];
  const { irreducible, ...plain } = first;
  return irreducible ? [plain] : [];
}
