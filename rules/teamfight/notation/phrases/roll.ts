import type { Amount, Attack, Condition, Node } from '../../program.ts';
import { againstSome, counting, ifConditions, type Term } from '../amounts/amount.ts';
import { atDistance } from '../amounts/at-distance.ts';
import { type Context, within } from '../context.ts';
import type { Head } from '../nouns/head.ts';
import { withWords } from '../occasions/with-words.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import { growsTwice, oneOrOther } from '../unsaid/asked-within.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { twoDice } from '../words/two-dice.ts';
import { wordAt } from '../words/words.ts';
import { areKnownBefore } from './asked-attack.ts';
import { rolling, rollWords } from './roll-begins.ts';
import { leftOpen, opened, type Run, rollsForEach } from './run.ts';

/** `undefendable`, `ignoring cover`, in a sentence of its own too: `this attack ignores def`. */
function ofAttack(cursor: Cursor): Attack | undefined {
  return cursor.try((): Attack | undefined => {
    if (cursor.take('undefendable')) return { undefendable: true };
    const both = twoDice(cursor);
    if (both !== undefined)
      return cursor.done || cursor.sees(',|and|:|.') || cursor.sees(asks) ? { twoDice: both } : undefined;
    const sure = cursor.try(() => {
      cursor.takeAny('this|the attack|ability', 'this|it');
      return cursor.takeAny(...sureHits) ? { unmissable: true } : undefined;
    });
    if (sure !== undefined) return sure;
    const said = cursor.takeAny('this|the attack|ability', 'this|it') ? 'is|ignores' : 'ignoring|ignores|ignore';
    if (!cursor.take(said)) return undefined;
    const is = cursor.before?.text === 'is';
    if (is) return cursor.take('undefendable') ? { undefendable: true } : undefined;
    const found = cursor.takeAny('def', 'all def')
      ? { undefendable: true }
      : cursor.takeAny('cover', 'all cover')
        ? { ignoresCover: true }
        : undefined;
    return cursor.done || cursor.sees(',|and|:|.') || (found?.ignoresCover && cursor.sees(asks)) ? found : undefined;
  });
}

const asks = 'if|against|vs|versus';

/** That it hits whatever is rolled, behind `this attack`. */
export const sureHits = [
  "cannot|can't miss",
  "cannot|can't be missed",
  'never misses',
  'always|automatically hits',
  'hits automatically',
  'is an? automatic|guaranteed hit',
];

/** `ignoring cover and Invisible`: a condition that is ignored too, or one that is given. */
const ignoresMore = (cursor: Cursor, { words }: Context): boolean =>
  cursor.sees('and') &&
  /^(?:cover|def)$/.test(cursor.before?.text ?? '') &&
  wordAt(words, cursor.tokens, cursor.at + 1, cursor.end, ['condition', 'token']) !== undefined;

/** Somebody else has been attacked before. */
const isOfSeveral = ({ tokens, at }: Cursor): boolean =>
  tokens
    .slice(0, at)
    .some(
      ({ text }, n) =>
        /^(?:another|second|different)$/.test(text) &&
        /^(?:unit|enemy|target|ally|hero)$/.test(tokens[n + 1]?.text ?? ''),
    );

const numbers = oneOf('def crit');
/** A sentence of its own behind one that has laid an area and does damage in it. */
const isArea = ({ tail, subject, out }: Run): boolean =>
  subject === undefined &&
  out.nodes.length === 0 &&
  (tail?.node.node === 'area' || tail?.node.node === 'each') &&
  tail.then.some(({ node }) => node === 'damage');

/** `+2def`, `1def`, `def 1`, `+3def beyond range 3`, `undefendable`, `+1 crit`: what changes the roll of the head. */
export function rolled(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (cursor.misses(rolling)) return false;
  const start = cursor.at;
  if (start === run.from) ofThisAbility(cursor);
  const isNumber = cursor.sees('#') || cursor.sees('+|- #');
  if (isNumber ? cursor.lacks(numbers) : !cursor.sees(rollWords)) return false;
  // "You are Slowed and undefendable": said of whom the sentence is about.
  if (run.subject !== undefined && cursor.sees('undefendable') && cursor.before?.text === 'and') return false;
  const { target, head: open } = run;
  // "2dmg, then another unit in range 2 of it, 1dmg. This ignores cover": of the last attack, or of both.
  if (start === run.from && cursor.sees('this|it') && isOfSeveral(cursor)) return false;
  const said = ofAttack(cursor);
  const isSome =
    target !== undefined && (said?.undefendable || said?.unmissable || (said !== undefined && cursor.sees(asks)));
  const only = isSome
    ? (attackConditions(cursor, run.context, reachOf(run)) ?? (said.unmissable && notMissed(cursor, run.context)))
    : undefined;
  if ((said?.unmissable || only) && !(cursor.done || cursor.sees(',|and|:|.'))) {
    cursor.at = start;
    return false;
  }
  // Of an area that is not rolled for there is nothing to leave out, whoever is in it.
  if (said?.undefendable && target === undefined && isUnrolled(run))
    attackConditions(cursor, within(run.context, { them: 'each' }), undefined);
  const ofDamage = cursor.sees('# dmg|damage') || /^(?:dmg|damage)$/.test(cursor.tokens[start - 1]?.text ?? '');
  if (said?.undefendable && isAsked(run) && ofDamage) {
    // "If you are adjacent, undefendable 3dmg": of the one attack, where it does nothing else; and no state that they get.
    if (target === undefined || !target.then.every(isOwnWay)) run.out.fault = { at: start, governs: true };
    else {
      target.attack = { ...target.attack, undefendable: true };
      ran(desk, start, cursor.at);
    }
    return true;
  }
  if (said !== undefined) {
    // What hangs on a question of another sentence, or on one that is not understood, is not so in any case.
    const more = cursor.sees('if|unless|while|when|against') || ignoresMore(cursor, run.context);
    if (isAsked(run) || more || (only && !areKnownBefore(only))) {
      cursor.at = start;
      return false;
    }
    if (target !== undefined && only !== undefined)
      target.attack = { ...target.attack, ...(said.twoDice && said), [whereOnly(said)]: only };
    else if (target !== undefined) target.attack = { ...target.attack, ...said };
    else if (isEarly(desk, cursor, run)) {
      run.early = { at: run.early?.at ?? start, attack: { ...run.early?.attack, ...said } };
      ran(desk, start, cursor.at);
      return true;
    } else if (open === undefined && cursor.done && isArea(run)) {
      // "3x3, 2dmg. Undefendable." is said of the ability.
      reminded(desk, start, cursor.at);
      return true;
    } else if (open === undefined || run.subject !== undefined) {
      cursor.at = start;
      return false;
    }
    // An area is not rolled for, so there is nothing to leave out.
    if (target === undefined) reminded(desk, start, cursor.at);
    else ran(desk, start, cursor.at);
    return true;
  }
  const change = target && neverCrits(cursor) ? { key: 'crit' as const, n: noCrit } : numbered(cursor);
  // "+2def until ..." is about whoever it is given to.
  if (change === undefined || cursor.sees('until|till')) {
    cursor.at = start;
    return false;
  }
  const { key } = change;
  let { n } = change;
  const aim: Target | Area | undefined = target ?? areaOf(cursor, run);
  if (aim === undefined) {
    const per = perSpaces(cursor, within(run.context, { them: 'target' }));
    if (!isEarly(desk, cursor, run)) {
      cursor.at = start;
      return false;
    }
    const { at, attack } = run.early ?? { at: start, attack: {} };
    run.early = { at, attack: { ...attack, [key]: plus(attack[key], n, per) } };
    const clause = ran(desk, start, cursor.at);
    if (per !== undefined && !isAimed(cursor)) anywhere(run, clause);
    return true;
  }
  const context = target === undefined ? within(run.context, { them: 'each' }) : run.context;
  const per = perSpaces(cursor, context) ?? counting(cursor, context);
  let instead = cursor.take('instead');
  const asked = attackConditions(cursor, context, reachOf(run));
  instead ||= asked !== undefined && cursor.take('instead');
  if (instead) {
    // "2dmg +1 crit. +3 crit instead if the target is Slowed": so much more than the number that it has anyway.
    const old = aim.attack?.[key];
    if (old === undefined || old.terms !== undefined || asked === undefined || per !== undefined) {
      cursor.at = start;
      return false;
    }
    n -= old.base;
  }
  // "Ally in range 3, heal 2, +1 crit" is theirs: nobody rolls against an ally.
  const isOfAttack = aim.who.side !== 'ally' && !aim.then.some((node) => lendsRoll(node, key));
  if (
    !isOfAttack ||
    isAsked(run) ||
    (per !== undefined && asked !== undefined) ||
    (target === undefined && !ends(cursor, aim))
  ) {
    cursor.at = start;
    return false;
  }
  if (asked !== undefined && growsTwice(aim.attack?.[key]?.terms, { each: n, if: asked })) {
    run.out.fault = { at: start, governs: true, understood: true, why: oneOrOther };
    return true;
  }
  aim.attack = { ...aim.attack, [key]: plus(aim.attack?.[key], n, per ?? (asked && { if: asked })) };
  if (target === undefined) rollsForEach(run);
  ran(desk, start, cursor.at);
  return true;
}

/** "The target has +1 crit until the end of their next turn, +2 crit if Slowed" goes on with theirs. */
const lendsRoll = (node: Node, key: 'def' | 'crit'): boolean =>
  node.node === 'lasting' && node.rules.some((rule) => rule.rule === 'change' && rule.what === key);

/** What holds for a roll only where something is so. */
const whereOnly = ({ unmissable, undefendable, twoDice: dice }: Attack): keyof Attack =>
  unmissable ? 'unmissableIf' : undefendable ? 'undefendableIf' : dice ? 'twoDiceIf' : 'ignoresCoverIf';

/** `This has`, `has`, before how much def or crit it has: at the beginning of a sentence that can only be the ability. */
const ofThisAbility = (cursor: Cursor): boolean | undefined =>
  cursor.try(() =>
    cursor.takeAny('this ability|attack? has|gets|gains', 'has') && cursor.sees('+|- # def|crit') ? true : undefined,
  );

/**
 * `Enemies in burst 2, +1def, 2dmg`, `infinite line, 3dmg, +1 crit`: the area of this sentence, or the one before it, in which enemies may be and
 * something is done to them, each of whom has a roll of his own then.
 */
function areaOf(cursor: Cursor, { head, subject, into, out, tail, context }: Run): Area | undefined {
  const open = head ?? (out.nodes.length === 0 ? tail : undefined);
  if (open === undefined || (open.node.node !== 'area' && open.node.node !== 'each')) return undefined;
  const { node, then } = open;
  // "If you have a Coin, line 3, 2dmg, +1 crit" is of that area; of one before it the roll would hang on the question.
  const isAsked = context.asked === true && (head === undefined || node.node === 'each');
  if (node.who.side === 'ally' || node.who.side === 'you' || isAsked) return undefined;
  if (then.length === 0)
    return head !== undefined && into === then && (cursor.holds(harms) || harmsLater(cursor)) ? node : undefined;
  const named = subject !== undefined && subject !== 'each';
  return !named && then.some((one) => one.node === 'damage') ? node : undefined;
}

const isUnrolled = ({ head, tail }: Run): boolean => {
  const node = (head ?? tail)?.node;
  return (node?.node === 'area' || node?.node === 'each') && node.attack === undefined;
};

type Area = Extract<Head['node'], { node: 'area' | 'each' }>;
type Target = Extract<Head['node'], { node: 'target' }>;

const harming = 'dmg damage slow slowed stun stunned push pull silence disarm immobile immobilize dot';
const harms = oneOf(harming);
const harm = new RegExp(`^(?:${harming.replaceAll(' ', '|')})$`);
/** Where another head, a moment or a question begins. */
const other = /^(?:range|burst|line|path|x|choose|at|when|whenever|until|if|you|-|or)$/;

/** Of an area it is said as a phrase of its own: "enemies in burst 2 have +1def" is what they get. */
const ends = (cursor: Cursor, { then }: Area | Target): boolean =>
  cursor.sees(',|and|:|.') ||
  cursor.sees('# dmg|damage') ||
  cursor.sees('undefendable|+ #') ||
  (cursor.done && (then.length > 0 || harmsLater(cursor)));

/** `Range 4 2x2, +1def`, at the end of its line or sentence, with what harms those in it in one that stands behind it before anybody else is chosen. */
function harmsLater({ done, tokens, end }: Cursor): boolean {
  if (!done) return false;
  const next = tokens.slice(end).find(({ text }) => harm.test(text) || other.test(text));
  return next !== undefined && harm.test(next.text);
}

/** Behind "crit on": `5+`, `a 5 or 6`, `4-6`, which are so many of the highest numbers. */
export function critFrom(cursor: Cursor): number | undefined {
  const said =
    cursor.takeAny('a? # +', 'a? # or more|higher|above|better', '# - 6', 'a? # or|and|/ a? 6') || cursor.take('a? 6');
  const first = cursor.numbers[0] ?? 6;
  return said && first > 1 && first < 7 ? 7 - first : undefined;
}

/** `this attack cannot crit`: whatever is rolled (T-132). */
export const neverCrits = (cursor: Cursor): boolean =>
  cursor.try(() => {
    // "It" could be whom the attack is on.
    cursor.takeAny('this|the attack|ability', 'this');
    return cursor.takeAny("cannot|can't crit", 'never crits') ? true : undefined;
  }) === true;

/** So much less that no number is critical. */
export const noCrit = -6;

/** `+2def`, `1def`, `def 2`, `-1 crit`, `crits on 5+`, and a shield before its number. */
function numbered(cursor: Cursor): { readonly key: 'def' | 'crit'; readonly n: number } | undefined {
  return cursor.try(() => {
    const before = cursor.takeAny('(shield) +? #', 'def +? #');
    if (before) return { key: 'def', n: cursor.numbers[0] ?? 0 };
    if (cursor.take('crit|crits|critical on')) {
      const n = critFrom(cursor);
      return n === undefined ? undefined : { key: 'crit', n };
    }
    // "Always crits against Slowed targets": whatever is rolled, if it hits (T-132).
    const sure = cursor.try(() => {
      cursor.takeAny('this|the attack|ability', 'this|it');
      const said = cursor.takeAny(
        'always|automatically crits|crit',
        'crits|crit',
        'guaranteed|automatic crit',
        'is a guaranteed? crit|critical',
      );
      return said && cursor.sees('if|against|unless|vs|versus') ? true : undefined;
    });
    if (sure) return { key: 'crit', n: 6 };
    const minus = cursor.sees('- # def|crit');
    if (!cursor.takeAny('+|- # def|crit', '# def|crit')) return undefined;
    const [n = 0] = cursor.numbers;
    return { key: cursor.before?.text === 'crit' ? 'crit' : 'def', n: minus ? -n : n };
  });
}

/** `per 2 spaces`: how far the target is, as long as nothing of the text moves. Else `counting` says what is meant. */
function perSpaces(cursor: Cursor, context: Context): Omit<Term, 'each'> | undefined {
  return (
    cursor.try(() => {
      if (context.them !== 'target' || cursor.tokens.some(({ text }) => moves.test(text))) return undefined;
      if (!cursor.takeAny('per #? space|spaces', 'for each|every #? space|spaces')) return undefined;
      const [by] = cursor.numbers;
      const bare = cursor.done || cursor.sees(',|and|+|(');
      return bare ? { per: { count: 'distance', from: 'you', to: 'target' }, ...(by && { by }) } : undefined;
    }) ??
    cursor.try(() => {
      const found = context.them === 'target' ? counting(cursor, context) : undefined;
      return found?.per?.count === 'distance' ? found : undefined;
    })
  );
}

const moves = /^(?:mov|fly|flies|flew|dash|teleport|push|pull|pass|charg|jump|leap|walk|knock)/;
const reaches = /^(?:ranged?|unlimited|infinite|globally?|los|sight)$/;
const aims = /^(?:line|path|burst|adjacent|target|enemy|ally|unit)$/;

/** Whether it is said who or where the target is: before what is done to it, or how far anywhere but behind whom else it strikes. */
function isAimed({ tokens, at, end }: Cursor): boolean {
  const said = tokens.slice(at, end).map(({ text }) => text);
  const others = said.findIndex(
    (text, n) => text === 'to' && /^(?:all|each|every|others?|enemies|allies|units)$/.test(said[n + 1] ?? ''),
  );
  const own = others < 0 ? said : said.slice(0, others);
  const harm = own.findIndex((text) => text === 'dmg' || text === 'damage');
  return own.some((text, n) => reaches.test(text) || (aims.test(text) && (harm < 0 || n < harm)));
}

/** `1def/2 distance, 2dmg`: no range is said, and how far the target is only makes it harder to hit. */
function anywhere(run: Run, clause: number): void {
  const then: Node[] = [];
  const { attack } = run.early ?? {};
  const head: Head = {
    node: { clause, node: 'target', who: { side: 'any' }, sight: true, ...(attack && { attack }), then },
    then,
  };
  run.early = undefined;
  run.into.push(head.node as Node);
  opened(run, head);
  leftOpen(run, head);
}

/** Under a question that the attack itself does not stand under. */
const isAsked = ({ context, target, earlier }: Run): boolean =>
  context.asked === true && target !== undefined && target === earlier;

/** Where one goes oneself, which no roll changes. */
const isOwnWay = (node: Node): boolean =>
  (node.node === 'move' && node.who === 'you') || (node.node === 'space' && node.then.every(isOwnWay));

/** `+2def, Range 4, 3dmg`: nothing of the ability stands before it, and a comma behind it. */
const isEarly = (desk: Desk, cursor: Cursor, { head, subject, out, context }: Run): boolean =>
  !desk.standing &&
  head === undefined &&
  subject === undefined &&
  context.them === undefined &&
  out.nodes.length === 0 &&
  out.held.length === 0 &&
  (cursor.sees(',|range|ranged|unlimited|infinite|global') || cursor.sees('+ # def|crit'));

const attackConditions = (
  cursor: Cursor,
  context: Context,
  reach: number | undefined,
): readonly Condition[] | undefined =>
  atDistance(cursor, context, reach) ?? ifConditions(cursor, context) ?? againstSome(cursor, context);

/** `cannot miss Slowed targets`: who they are, without a word before them. */
const notMissed = (cursor: Cursor, context: Context): readonly Condition[] | undefined =>
  cursor.sees(',|and|:|.') ? undefined : withWords(cursor, 'against', (told) => againstSome(told, context));

/** How far the attack before it reaches. */
export const reachOf = ({ target }: Run): number | undefined => target?.range?.max;

function plus(old: Amount | undefined, n: number, only: Omit<Term, 'each'> | undefined): Amount {
  const base = (old?.base ?? 0) + (only ? 0 : n);
  const terms = [...(old?.terms ?? []), ...(only ? [{ each: n, ...only }] : [])];
  return terms.length > 0 ? { base, terms } : { base };
}
