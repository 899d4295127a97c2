import type { Amount, Condition, Node, Ref } from '../../program.ts';
import { areKnownBefore } from '../phrases/asked-attack.ts';
import type { Words } from '../words/words.ts';
import type { Desk, Instead, Tail } from './desk.ts';
import { isWithin } from './narrower.ts';

/** Whom a node is done to. */
const done = (node: Node): Ref | undefined =>
  'to' in node
    ? node.to
    : node.node === 'lose'
      ? node.from
      : 'who' in node && typeof node.who === 'string'
        ? node.who
        : undefined;

/** "Slow. If it already is Slowed, 1dmg instead": what would give once more what is asked for. */
const givenAlready = (list: readonly Node[], [asked, ...more]: readonly Condition[]): number[] => {
  if (asked?.is !== 'has' || asked.min !== undefined || asked.yours || more.length > 0) return [];
  const found = list.flatMap((node, index) =>
    node.node === 'give' && node.token === asked.token && node.to === asked.of ? [index] : [],
  );
  return found.length === 1 ? found : [];
};

/** "2dmg. If the target is an ally, it heals 2 instead": of one thing that is done it can be instead of that only. */
const onlyOne = (list: readonly Node[], instead: Node): number[] | undefined => {
  const [only, ...more] = list;
  const isPlain = only !== undefined && plain.has(only.node) && plain.has(instead.node);
  return isPlain && more.length === 0 && done(only) === done(instead) ? [0] : undefined;
};

/**
 * "Give a Mark. If it already has one, 2dmg": of what it has just been given nobody needs to ask, so it is asked of what it had before.
 * "2dmg. If they were damaged, Slow": behind that they always are, so that it is asked before. Puts the question there; false where there is nothing of
 * the kind.
 */
export function askedBefore(list: Node[], question: Node | undefined): boolean {
  if (question?.node !== 'if') return false;
  const asked = question.if.filter((one) => {
    const had = one.is === 'not' ? one.of : one;
    if (had.is === 'health') return had.full === true;
    if (had.is === 'place') return had.place.on !== undefined;
    return had.is === 'has' && !had.yours && (had.min ?? 1) <= 1 && had.max === undefined;
  });
  // "An enemy that was already Slowed": of which side one is nothing changes.
  if (asked.length !== 1 || question.if.some((one) => one !== asked[0] && one.is !== 'side')) return false;
  const index = list.findIndex((node) => gives(node, asked) || hurts(node, asked) || lays(node, asked));
  if (index < 0) return false;
  list.splice(index, 0, question);
  return true;
}

/**
 * "If you have a Coin, Slow it. If it was already Slowed, 2dmg": before a gift that may not have come, which stands where it cannot be asked before it.
 */
export function askedOfGift({ sheet, source }: Desk, before: readonly Node[], [question]: readonly Node[]): boolean {
  if (question?.node !== 'if') return false;
  const { from = 0, to = 0 } = sheet.clauses[question.clause] ?? {};
  if (!/\balready\b/i.test(source.slice(from, to))) return false;
  const inside = JSON.stringify(before.filter((node) => !gives(node, question.if)));
  return question.if.some((one) => {
    const had = one.is === 'not' ? one.of : one;
    if (had.is !== 'has') return false;
    // What is done by hand may be that gift.
    return (
      inside.includes('"node":"manual"') || inside.includes(`"node":"give","token":"${had.token}","to":"${had.of}"`)
    );
  });
}

/**
 * "Gain Armor until your next turn. If you already have Armor, gain Resistance instead": for as long, or for good, where what is given instead does not
 * say when it ends.
 */
export function endsUnsaid(list: readonly Node[], question: Node | undefined, { all }: Words): boolean {
  if (question?.node !== 'if' || question.then.length !== 1) return false;
  const [instead] = question.then;
  if (instead?.node !== 'give' || instead.until !== undefined) return false;
  const ends = /\b(?:clear|until|lose this|remove this)/i;
  if (all.some(({ ref, text }) => ref === instead.token && ends.test(text))) return false;
  return list.some(
    (node) =>
      node.node === 'give' && node.until !== undefined && node.to === instead.to && node.token !== instead.token,
  );
}

const plain: ReadonlySet<Node['node']> = new Set(['damage', 'heal', 'give', 'overshield', 'push']);

/**
 * "Range 5, 2dmg. If an enemy is adjacent to you, range 1, 1dmg instead": the one attack or the other, where what is asked is known before either
 * of them. False where more is done.
 */
export function otherAttack(list: Node[], question: Node | undefined): boolean {
  const [only, ...more] = list;
  if (question?.node !== 'if' || question.else.length > 0 || question.then.length !== 1 || more.length > 0)
    return false;
  const [instead] = question.then;
  if (only?.node !== 'target' || instead?.node !== 'target' || only.forced !== undefined) return false;
  if (!areKnownBefore(question.if) || JSON.stringify(question.if).includes('"target"')) return false;
  const harms = [only, instead].every(({ then }) => then.some(({ node }) => node === 'damage'));
  if (!harms || JSON.stringify(instead).includes('"from":"target"')) return false;
  list[0] = { ...question, else: [only] };
  return true;
}

/**
 * "Swap with your Wolf. If it is dead, summon it adjacent to you instead": what is done with somebody, or what is done where there is nobody. False
 * where more stands before it.
 */
export function withoutIt(list: Node[], question: Node | undefined): boolean {
  const [only, ...more] = list;
  if (question?.node !== 'if' || question.else.length > 0 || question.then.length === 0) return false;
  const [asked, ...others] = question.if;
  if (only === undefined || more.length > 0 || others.length > 0 || asked?.is !== 'there-is' || asked.max !== 0)
    return false;
  // Nobody has been chosen there.
  if (/"(?:to|who|of|from|a|b)":"target"/.test(JSON.stringify(question.then))) return false;
  const { card } = asked.who;
  if (card === undefined || only.node !== 'target' || only.who.card !== card) return false;
  list[0] = { ...question, else: [only] };
  return true;
}

/**
 * "3dmg. If the target is alone, 6dmg instead": the one effect of its kind that stands in the list is done only where the question
 * is answered with no. False where there is none, or more than one.
 */
export function replaced(list: Node[], question: Node | undefined, of?: Instead): boolean {
  if (question?.node !== 'if' || question.else.length > 0) return false;
  if (typeof of === 'string') return kindReplaced(list, question, of);
  // Whether it kills is known only behind it.
  if (question.if.some(({ is }) => is === 'kill' || is === 'done')) return false;
  if (outcomeReplaced(list, question) || narrowed(list, question)) return true;
  if (question.then.length > 1) return replacedWithMore(list, question);
  const [instead] = question.then.map((node) => ofAsked(question, node));
  if (instead === undefined || done(instead) === undefined) return false;
  const old = list.flatMap((node, index) =>
    (node.node === 'if' && isLessOf(node, instead)) ||
    ((node.node === instead.node || (node.node === 'damage' && instead.node === 'kill')) &&
      done(node) === done(instead))
      ? [index]
      : [],
  );
  const [index] = old.length > 0 ? old : (onlyOne(list, instead) ?? givenAlready(list, question.if));
  if (index === undefined || old.length > 1) return false;
  // "2dmg now and at the end of your turn. If they are Slowed, 3dmg instead": of one of both, or of each.
  if (list.some((node) => node.node === 'later' && comes(node.then, list[index]))) return false;
  const asked: Node = { ...question, then: [asMost(instead, list[index])], else: [list[index] as Node] };
  // "Slow, 1dmg. If it was already Slowed, 3dmg instead": than before it was given.
  const given = list.findIndex((node) => gives(node, question.if));
  if (given < 0 || given >= index) {
    list[index] = asked;
    return true;
  }
  if (list.slice(given, index).some(({ node }) => node !== 'give')) return false;
  list.splice(index, 1);
  list.splice(given, 0, asked);
  return true;
}

/** "If it is in range 3, 1dmg. If it is adjacent, 2dmg instead": what is asked second is never so where the first is not. */
function narrowed(list: Node[], question: Question): boolean {
  const last = list.at(-1);
  if (last?.node !== 'if' || last.else.length > 0) return false;
  if (!last.if.every((one) => question.if.some((narrow) => isWithin(narrow, one)))) return false;
  const then = [...last.then];
  if (!replaced(then, question)) return false;
  list[list.length - 1] = { ...last, then };
  return true;
}

/** Whether the same is done in there, whatever is asked before it. */
const comes = (nodes: readonly Node[], one: Node | undefined): boolean =>
  nodes.some((node) => isAlike(node, one) || ('then' in node && comes(node.then, one)));

/** Whether the same is done to the same ones. */
const isAlike = (a: Node, b: Node | undefined): boolean => a.node === b?.node && done(a) === done(b);

/** "1dmg, pull 2. If the target is an ally, they heal 2 instead of taking damage", "instead of being pulled": the rest is done to either. */
function kindReplaced(list: Node[], question: Question, kind: 'damage' | 'push'): boolean {
  const harms = list.filter(({ node }) => node === kind);
  const [harm] = harms;
  if (harm === undefined || harms.length > 1 || list.some((node) => gives(node, question.if))) return false;
  if (!areKnownBefore(question.if)) return false;
  const then = question.then.map((node) => ofAsked(question, node));
  list[list.indexOf(harm)] = { ...question, then, else: [harm] };
  return true;
}

/** "Gain a Coin (max 3). If you have not moved, gain 2": never more than that either. */
const asMost = (instead: Node, old: Node | undefined): Node =>
  instead.node === 'give' && old?.node === 'give' && old.max !== undefined && old.token === instead.token
    ? { max: old.max, ...instead }
    : instead;

/** Whether a node gives what is asked for. */
const gives = (node: Node, asked: readonly Condition[]): boolean =>
  node.node === 'give' &&
  asked.some((one) => {
    const had = one.is === 'not' ? one.of : one;
    return had.is === 'has' && had.token === node.token && had.of === node.to;
  });

/** Whether a node takes health from whom it is asked whether they have all of it. */
const hurts = (node: Node, asked: readonly Condition[]): boolean =>
  node.node === 'damage' &&
  asked.some((one) => {
    const had = one.is === 'not' ? one.of : one;
    return had.is === 'health' && had.full === true && had.of === node.to;
  });

/** Whether a node lays where somebody is what it is asked whether they are on. */
const lays = (node: Node, asked: readonly Condition[]): boolean =>
  asked.some((one) => {
    const there = one.is === 'not' ? one.of : one;
    return there.is === 'place' && JSON.stringify(node).includes(`"node":"place","marker":"${there.place.on}"`);
  });

/** "On hit, Slow. On crit, Stun instead": of what comes of a hit. */
function outcomeReplaced(list: Node[], question: Question): boolean {
  const last = list.at(-1);
  const is = (asked: readonly Condition[], what: Condition['is']): boolean =>
    asked.length === 1 && asked[0]?.is === what;
  if (!is(question.if, 'crit') || last?.node !== 'if' || !is(last.if, 'hit') || last.else.length > 0) return false;
  list[list.length - 1] = { ...question, else: [last] };
  return true;
}

/** "2dmg. If the target is Slowed, 4dmg": so much instead, as what is more has a plus, where the question can be asked before the damage. */
export function outdoes(before: readonly Node[], nodes: readonly Node[]): boolean {
  const [question] = nodes;
  if (question?.node !== 'if') return false;
  // What hits a wall is hurt by that, too.
  if (question.if.some(({ is }) => is === 'stopped')) return false;
  return question.then.some((more) => before.some((node) => isLessOf(node, more) || isNarrowed(node, question, more)));
}

/** "If it has a Rust, 1dmg. If it has 2 Rust, 2dmg": who is asked for second has been asked for first. */
const isNarrowed = (node: Node, question: Question, more: Node): boolean =>
  node.node === 'if' &&
  node.else.length === 0 &&
  node.then.length === 1 &&
  node.then.every((one) => isLessOf(one, more)) &&
  node.if.every((one) => question.if.some((narrow) => isWithin(narrow, one)));

/** The same of it, and not so much: damage, healing, overshield or a way of one unit, tokens of one kind. */
export const isLessOf = (node: Node, more: Node): boolean => {
  // "1dmg. If Slowed, 2dmg. If Stunned, 3dmg": less than that either way.
  if (node.node === 'if') return isEither(node) && [...node.then, ...node.else].every((one) => isLessOf(one, more));
  if (node.node === 'give' && more.node === 'give')
    return node.to === more.to && node.token === more.token && (node.count?.base ?? 1) < (more.count?.base ?? 1);
  if (node.node === 'push' && more.node === 'push')
    return node.who === more.who && node.direction === more.direction && node.distance.base < more.distance.base;
  if (node.node === 'move' && more.node === 'move')
    return node.who === more.who && isLess(node.distance, more.distance);
  return (
    (node.node === 'damage' || node.node === 'heal' || node.node === 'overshield') &&
    node.node === more.node &&
    node.to === more.to &&
    isLess(node.amount, more.amount)
  );
};

/** One thing or the other, by a question. */
const isEither = ({ then, else: other }: Question): boolean => then.length === 1 && other.length === 1;

const isLess = (less: unknown, more: unknown): boolean => isAmount(less) && isAmount(more) && less.base < more.base;

const isAmount = (amount: unknown): amount is Amount =>
  typeof amount === 'object' && amount !== null && 'base' in amount;

/**
 * "2dmg, Slow. If you have not moved this turn, 4dmg": so much instead. What the damage or something behind it may change is asked behind
 * that, and 4dmg could come on top of it: false.
 */
export function outdone(list: Node[], [question, ...more]: readonly Node[]): boolean {
  if (question?.node !== 'if' || more.length > 0) return false;
  const asked = JSON.stringify(question.if);
  // What is only given hurts nobody.
  const given = question.then.every(({ node }) => node === 'give') && list.every(({ node }) => node === 'give');
  if (!areKnownBefore(question.if)) return false;
  if (!given && /"is":"(?:health|healthier|lately|struck|died|there-is)"/.test(asked)) return false;
  const first = list.findIndex((node) =>
    question.then.some(
      (other) =>
        other.node === node.node ||
        (node.node === 'if' && (isLessOf(node, other) || isNarrowed(node, question, other))),
    ),
  );
  const isKept = (node: Node): boolean => node.node === 'give' && !asked.includes(JSON.stringify(node.token));
  return list.slice(first + 1).every(isKept) && replaced(list, question);
}

/** "2dmg. If it is an ally, heal 2 instead": that ally, where a bare "heal 2" behind damage is one's own. */
function ofAsked({ if: [asked, ...more] }: Question, node: Node): Node {
  const isOwn = (node.node === 'heal' || node.node === 'overshield') && node.to === 'you';
  return isOwn && asked?.is === 'side' && asked.side === 'ally' && more.length === 0 ? { ...node, to: asked.of } : node;
}

/** "Burst 2, 1dmg. Allies in the area heal 1 instead": of those in the area before it. */
export function replacedForSome(tail: Tail | undefined, some: Node | undefined, of?: Instead): boolean {
  if (tail?.node.node !== 'area' || some?.node !== 'each' || tail.then.length === 0) return false;
  const { side, places = [], except, ...more } = some.who;
  const [only] = places;
  const isInIt = places.length === 1 && only !== undefined && Object.keys(only).length === 1 && only.inArea === true;
  if (!isInIt || (side !== 'ally' && side !== 'enemy') || Object.keys(more).length > 0) return false;
  if (except?.some((ref) => ref !== 'each')) return false;
  const { clause, then } = some;
  if (typeof of === 'string')
    return kindReplaced(tail.then, { clause, node: 'if', if: [{ is: 'side', of: 'each', side }], then, else: [] }, of);
  const old = tail.then.splice(0);
  tail.then.push({ clause, node: 'if', if: [{ is: 'side', of: 'each', side }], then, else: old });
  return true;
}

/** "Enemies in burst 2, 1dmg. Allies in the area instead heal 1": nobody is both, so that there is nothing that it is done instead of. */
export const isOfOthers = (tail: Tail | undefined, [some, ...more]: readonly Node[]): boolean =>
  tail?.node.node === 'area' &&
  some?.node === 'each' &&
  more.length === 0 &&
  some.who.places?.length === 1 &&
  some.who.places[0]?.inArea === true &&
  ((tail.node.who.side === 'enemy' && some.who.side === 'ally') ||
    ((tail.node.who.side === 'ally' || tail.node.who.side === 'friend') && some.who.side === 'enemy'));

type Question = Extract<Node, { node: 'if' }>;

/** Of one kind and done to one unit; who is killed instead takes no damage. */
const alike = (a: Node, b: Node): boolean =>
  (a.node === b.node || (a.node === 'kill' && b.node === 'damage')) && done(a) === done(b);

/**
 * "2dmg, push 1. If it is Slowed, 4dmg and push 3 instead": each in the place of the one of its kind. What is of no kind that stood
 * there comes beside them, where nothing is left over that it could be instead of.
 */
function replacedWithMore(list: Node[], question: Question): boolean {
  const { then } = question;
  if (then.some((node) => done(node) === undefined && node.node !== 'push')) return false;
  const old = list.filter((node) => then.some((one) => alike(one, node)));
  const isNew = then.filter((node) => !old.some((one) => alike(node, one)));
  const first = list.findIndex((node) => old.includes(node));
  if (first < 0 || old.length + isNew.length !== then.length) return false;
  if (list.slice(first, first + old.length).some((node) => !old.includes(node))) return false;
  if (isNew.length > 0 && list.some((node) => !old.includes(node))) return false;
  list.splice(first, old.length, { ...question, else: old });
  return true;
}
