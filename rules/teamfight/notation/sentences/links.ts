import type { Moment, Node, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../nouns/head.ts';
import { range } from '../nouns/range.ts';
import { moment, plain } from '../occasions/time.ts';
import type { Run } from '../phrases/run.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Words, wordAt } from '../words/words.ts';
import { areaAgain } from './area-again.ts';
import { type Desk, ran } from './desk.ts';
import { furtherNear } from './further-near.ts';
import { choosesAnew } from './holds-anyway.ts';
import { leapsOn, leapsToNearest, leapsToSeveral } from './leaps.ts';
import { oftenOnDifferent } from './often-on-different.ts';
import { onAnybody } from './on-anybody.ts';
import { repeatsNearby } from './repeats-nearby.ts';
import { noneTwice } from './said-in-full.ts';
import { repeatOnAny } from './said-in-part.ts';
import type { Sentence } from './sentence.ts';

export type Target = Extract<Node, { node: 'target' }>;
export type Links = NonNullable<Target['links']>;

/** `Repeat up to 2 times on another enemy in range 2 of the previous target`, behind one attack: all of it is for each. */
export function repeats(desk: Desk, nodes: readonly Node[], sentence: Sentence, words: Words): boolean {
  const [only] = nodes;
  if (only?.node === 'area' && nodes.length === 1 && !desk.standing && !sentence.bullet && !sentence.opens)
    return areaAgain(desk, nodes as Node[], sentence);
  if (only?.node !== 'target' || nodes.length > 1 || desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (only.then.length === 0 || cursor.lacks(repeating)) return false;
  const said = desk.tokens.slice(sentence.from, sentence.to);
  const fresh = repeatOnAny(said) ?? repeatsNearby(said) ?? (cursor.lacks(twiceWord) ? undefined : noneTwice(said));
  if (fresh !== undefined) {
    const tokens = [...desk.tokens.slice(0, sentence.from), ...fresh];
    return repeats({ ...desk, tokens }, nodes, { ...sentence, to: tokens.length }, words);
  }
  if (JSON.stringify(only.then).includes('"node":"manual"')) return false;
  const may = cursor.takeAny('then? you may|can', 'may|can');
  if (!may) cursor.take('then');
  if (!may && (cursor.sees('any number') || cursor.sees('up to')) && goesOnSo(desk, cursor, only, sentence, words))
    return true;
  if (!may && canGoOn(only) && leapsOn(desk, cursor, only, sentence, words)) return true;
  if (!may && canGoOn(only) && leapsToSeveral(desk, cursor, nodes as Node[], only, sentence)) return true;
  if (!may && canGoOn(only) && leapsToNearest(desk, cursor, nodes as Node[], only, sentence)) return true;
  const isMore = !may && cursor.before?.text === 'then' && cursor.take('again');
  if (isMore && !(canGoOn(only) && isAgain(only))) return false;
  if (isMore)
    return (
      onAnybody(desk, cursor, nodes as Node[], sentence, may) ||
      onAnother(desk, cursor, nodes as Node[], sentence, may, true)
    );
  const whole = !may && cursor.takeAny('do|use this ability|attack?', 'make this attack');
  const again = may && isUsedAgain(cursor);
  if (!whole && !again && !cursor.take('repeat')) return false;
  if (!whole) cursor.takeAny('this|the attack|effect|ability', 'this|it');
  if (again && canGoOn(only)) return onAnother(desk, cursor, nodes as Node[], sentence, may, true);
  if (whole) return onceMore(desk, cursor, nodes as Node[], sentence, false, true);
  if (canGoOn(only) && onAnother(desk, cursor, nodes as Node[], sentence, may)) return true;
  const upTo = howOften(cursor);
  const count = upTo ?? (may && cursor.take('once') ? 1 : undefined);
  if (upTo !== undefined && upTo <= mostAgain && cursor.done) return asWanted(desk, nodes as Node[], sentence, upTo);
  if (upTo !== undefined && upTo <= mostAgain && canGoOn(only) && onDifferent(desk, cursor, only, sentence, upTo))
    return true;
  if (upTo === undefined && !may && canGoOn(only) && oftenOnDifferent(desk, cursor, nodes as Node[], only, sentence))
    return true;
  if (cursor.done || (cursor.sees('once|twice|#') && !cursor.holds(elsewhere)))
    return onceMore(desk, cursor, nodes as Node[], sentence, may);
  if (upTo === undefined && canGoOn(only) && isAgain(only) && onAnybody(desk, cursor, nodes as Node[], sentence, may))
    return true;
  if (count === undefined && !may && canGoOn(only) && onAny(desk, cursor, nodes as Node[], sentence)) return true;
  if (upTo !== undefined && canGoOn(only) && onAny(desk, cursor, nodes as Node[], sentence, upTo)) return true;
  const exactly = count === undefined && !may && cursor.holds(elsewhere) ? timesSaid(cursor) : undefined;
  const all = count ?? exactly;
  if (exactly !== undefined) cursor.takeAny(',? each time');
  if (cursor.sees(', with range') || cursor.sees(', on|against')) cursor.take(',');
  const links = all === undefined || !canGoOn(only) ? undefined : near(cursor, all, only, words);
  if (links === undefined || !cursor.done) return false;
  const { missed, ...chosen } = links;
  const clause = ran(desk, sentence.from, sentence.to);
  if (missed) (nodes as Node[]).push(oneByOne(only, chosen, clause));
  else (only as Draft<Target>).links = chosen;
  return true;
}

/** `use this again on a different target`, `attack again, targeting another unit`. */
const isUsedAgain = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (!cursor.takeAny('use|cast this|it ability? again', 'attack again')) return undefined;
    cursor.take(',');
    return cursor.sees('on|against another|a') ? true : undefined;
  }) ?? false;

const twiceWord = oneOf('twice');

/** What is done once more says so by one of these. */
export const repeating = oneOf(
  'repeat repeats again once use cast do make any up bounce bounces chain chains arc arcs ricochet ricochets jump jumps leap leaps hop hops',
);
repeats.needs = repeating;

/** `Then any number of times target another enemy in range 2 of an existing target, 1dmg`: behind an attack that does the very same. */
function goesOnSo(desk: Desk, cursor: Cursor, only: Target, { from, to }: Sentence, words: Words): boolean {
  if (!canGoOn(only)) return false;
  const count = howOften(cursor);
  cursor.take(',');
  const links = count === undefined || !cursor.sees('target|choose') ? undefined : near(cursor, count, only, words);
  if (links === undefined || links.missed || !cursor.take(',')) return false;
  const { tokens } = desk;
  const said = tokens.slice(cursor.at, to).map(({ text }) => text);
  const end = tokens[from - 1]?.text === '.' ? from - 1 : from;
  const before = tokens.slice(Math.max(0, end - said.length - 1), end).map(({ text }) => text);
  if (said.length === 0 || before.join(' ') !== `, ${said.join(' ')}`) return false;
  const { missed: _, ...chosen } = links;
  (only as Draft<Target>).links = chosen;
  ran(desk, from, to);
  return true;
}

/** `Repeat up to 2 times on different targets`: so many more, none of them twice. */
function onDifferent(desk: Desk, cursor: Cursor, only: Target, { from, to }: Sentence, count: number): boolean {
  return (
    cursor.try(() => {
      if (
        !cursor.takeAny(
          ',? on|against|at|targeting different|separate targets|units',
          ',? each on a different target|unit',
        )
      )
        return undefined;
      // Who moves in between chooses from where it stands then.
      if (!cursor.done || JSON.stringify(only.then).includes('"node":"move","who":"you"')) return undefined;
      (only as Draft<Target>).max = count + 1;
      ran(desk, from, to);
      return true;
    }) ?? false
  );
}

/** `Repeat this up to 2 times`: with whatever target is chosen then, as long as one wants. */
function asWanted(desk: Desk, nodes: Node[], { from, to }: Sentence, count: number): boolean {
  const again = structuredClone(nodes);
  if (!again.every(isAgain)) return false;
  const clause = ran(desk, from, to);
  nodes.push({ clause, node: 'repeat', times: { base: count }, then: [{ clause, node: 'may', then: again }] });
  return true;
}

/** `Repeat once on a different target`, `on another enemy in range 2 of the target`: whoever else can be chosen by the same words. Not on an area, whose other places nothing tells apart. */
function onAnother(
  desk: Desk,
  cursor: Cursor,
  nodes: Node[],
  sentence: Sentence,
  may: boolean,
  isOnce = false,
): boolean {
  const { at } = cursor;
  const [only] = nodes;
  // Without "once" it could go on for ever, from each to the next; and there is one second one.
  const once = cursor.takeAny('once more?', '1 time') || isOnce || cursor.sees('on|against a second');
  const one =
    once || cursor.sees('on|against|targeting another') || cursor.sees('on|against|targeting a different|new');
  const said = one && cursor.take('on|against|targeting') && cursor.sees('another|a') ? other(cursor) : undefined;
  // "In range" is where the first one was.
  const same =
    cursor.try(() => {
      if (!cursor.take('in')) return undefined;
      const isBare = cursor.sees('range') && cursor.at + 1 === cursor.end && cursor.take('range');
      const far = isBare ? {} : range(cursor);
      const isOwn = only?.node === 'target' && far?.max === only.range?.max && far?.min === only.range?.min;
      return cursor.done && far !== undefined && (Object.keys(far).length === 0 || isOwn) ? true : undefined;
    }) ?? false;
  const isPlaced = once && !same && cursor.take('in|within|adjacent');
  const from = isPlaced ? farFrom(cursor, true) : undefined;
  const far = from?.of === 'last' ? { range: from.range, from: 'target' as const } : {};
  // "Range 4, ... on another enemy in range 2": of whom that is does not stand there.
  const isSomewhere = isPlaced && from?.of !== 'last';
  if (only?.node !== 'target' || said === undefined || said.any || isSomewhere || !cursor.done) {
    cursor.at = at;
    return false;
  }
  const clause = ran(desk, sentence.from, sentence.to);
  const again: Target = structuredClone(only);
  const side = said.side ?? again.who.side;
  const next: Target = {
    ...again,
    ...far,
    clause,
    who: { ...again.who, side, except: [...(again.who.except ?? []), 'target'] },
  };
  nodes.push(may ? { clause, node: 'may', then: [next] } : next);
  return true;
}

const elsewhere = oneOf('targeting on against');

/** `Repeat 3 times, targeting any enemy in range 2 of the previous target`, `up to 2 more times, each time on an enemy ...`: that one may be it again. */
function onAny(desk: Desk, cursor: Cursor, nodes: Node[], sentence: Sentence, upTo?: number): boolean {
  const { at } = cursor;
  const [only] = nodes;
  if (only?.node !== 'target') return false;
  if (upTo === undefined && !cursor.takeAny('# more? times', 'twice', 'once')) return false;
  const said = upTo === undefined ? cursor.before?.text : undefined;
  const count = upTo ?? (said === 'twice' ? 2 : said === 'once' ? 1 : (cursor.numbers[0] ?? 1));
  cursor.takeAny(',? each time', ',? each', ',');
  const either = cursor.take('targeting|on|against the same enemy|ally|unit|target or a|an|any|one|another');
  if (either) cursor.take('enemy|ally|unit|target|one');
  const onto = either || cursor.take('targeting|on|against a|an|any enemy|ally|unit|target');
  const side = either ? only.who.side : cursor.before?.text;
  // "The same target or an enemy": it may be none.
  if (either && /^(?:enemy|ally|unit)$/.test(cursor.before?.text ?? '') && cursor.before?.text !== side) {
    cursor.at = at;
    return false;
  }
  const from = onto && cursor.take('in|within|adjacent') ? farFrom(cursor, either) : undefined;
  if (from?.of !== 'last' || !cursor.done || count > mostAgain) {
    cursor.at = at;
    return false;
  }
  const clause = ran(desk, sentence.from, sentence.to);
  const who: Who = { side: side === 'enemy' || side === 'ally' ? side : 'any' };
  const next: Target = { ...structuredClone(only), clause, range: from.range, from: 'target', who };
  nodes.push({
    clause,
    node: 'repeat',
    times: { base: count },
    then: upTo === undefined ? [next] : [{ clause, node: 'may', then: [next] }],
  });
  return true;
}

/**
 * Further targets that were not hit so far, those that were missed among them: each is chosen when what was done to the one before is
 * through.
 */
export function oneByOne(
  { links: _, ...first }: Target,
  { count, range, who }: Pick<Links, 'count' | 'range' | 'who'>,
  clause: number,
  of: 'target' | 'you' = 'target',
): Node {
  const meant = who ?? first.who;
  const next: Target = {
    ...structuredClone(first),
    clause,
    range,
    ...(of === 'target' && { from: 'target' as const }),
    who: { ...meant, if: [...(meant.if ?? []), { is: 'not', of: { is: 'was-hit', of: 'each' } }] },
  };
  return count >= 99
    ? { clause, node: 'repeat', times: 'any', then: [next] }
    : { clause, node: 'repeat', times: { base: count }, then: [{ clause, node: 'may', then: [next] }] };
}

/** `At the start of your next turn, you may repeat this`, `again at the start of your next turn`: all that the text has done so far, once more. */
export function repeatsLater(desk: Desk, nodes: Node[], sentence: Sentence, context: Context): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (desk.standing || sentence.opens || nodes.length === 0 || cursor.lacks(repeating)) return false;
  if (!nodes.every(isAgain)) return false;
  const early = cursor.try(() => nextTimes(cursor, context));
  if (early !== undefined) cursor.take(',');
  cursor.take('you');
  const may = cursor.take('may|can');
  if (
    !cursor.takeAny(
      'repeat|use this|the ability|attack again?',
      'repeat|use this again?',
      'do this again',
      'repeat|do it again?',
      'this|the ability|attack|effect? repeats',
      'repeat',
    ) &&
    !(
      nodes.every(choosesNothing) &&
      cursor.takeAny('the? same? again', 'the? same? once more', 'the same happens again') &&
      (early === undefined || cursor.done)
    )
  )
    return false;
  cursor.takeAny('for free', 'as a free action');
  const named = cursor.takeAny(...sameTarget);
  const at = early ?? nextTimes(cursor, context);
  cursor.takeAny('for free', 'as a free action');
  const same = cursor.takeAny(...sameTarget, ...anywhere) || named;
  if (named) cursor.takeAny(...anywhere);
  if (at === undefined || !cursor.done) return false;
  if (same) return onSameLater(desk, nodes, sentence, at, may);
  const clause = ran(desk, sentence.from, sentence.to);
  nodes.push(...laterAgain(clause, at, nodes, may));
  return true;
}
repeatsLater.needs = repeating;

const sameTarget = [
  'on|against|targeting the same target|unit|enemy|ally',
  'on|against|targeting the target',
  'on|against them|it',
] as const;

/** Wherever they are then: it is told of those who were chosen. */
const anywhere = [
  ',? at any range|distance',
  ',? regardless of range|distance',
  ',? from|ignoring any? range|distance',
  ',? wherever they|it are|is',
] as const;

/** `Repeat at the start of your next turn, at any range`: what was done to the one target, to the same once more. */
function onSameLater(desk: Desk, [only, ...more]: Node[], { from, to }: Sentence, at: Moment[], may: boolean): boolean {
  if (only?.node !== 'target' || more.length > 0 || !canGoOn(only) || only.then.length === 0) return false;
  // Whether that is rolled for again is not said.
  if (only.attack !== undefined && Object.keys(only.attack).join() !== 'undefendable') return false;
  const clause = ran(desk, from, to);
  (only.then as Node[]).push(...laterAgain(clause, at, only.then, may));
  return true;
}

/** All of it once more in each of these moments. */
const laterAgain = (clause: number, at: readonly Moment[], nodes: readonly Node[], may: boolean): Node[] =>
  at.map((one): Node => {
    const again = structuredClone(nodes);
    return { clause, node: 'later', at: one, then: may ? [{ clause, node: 'may', then: again }] : again };
  });

/** `at the start of your next turn`, `at the start of your next two turns`: all moments that are said. */
function nextTimes(cursor: Cursor, context: Context): Moment[] | undefined {
  const when = moment(cursor, context);
  if (when === undefined) return undefined;
  const { also = [], ...first } = when;
  const all = [first, ...also];
  if (!all.every(({ next, now }) => next && !now)) return undefined;
  return all.flatMap((one) =>
    Array.from({ length: one.times ?? 1 }, (_, passing) => (passing > 0 ? { ...plain(one), passing } : plain(one))),
  );
}

/** "Range 5 2x2, 1dmg. Again at the start of your next turn" could be there once more, or anywhere. */
const choosesNothing = (node: Node): boolean =>
  (node.node === 'area' && node.range === undefined && node.shape.shape === 'burst') || node.node === 'each';

/** What can be done anew: what lasts, waits or lies there from the first time could be meant to come twice, or not. */
export const isAgain = (node: Node): boolean =>
  /^(?:target|area|each|damage|heal|push|move|give|if|may|overshield)$/.test(node.node) &&
  !/"node":"(?:lasting|later|place|summon|manual|stance)"/.test(JSON.stringify(node));

/** More often than this is a misprint. */
export const mostAgain = 5;

/** `Repeat once`, `repeat this 2 more times`: all of it, with whatever target is chosen then. `whole`: `do this 3 times`, the first one among them. */
export function onceMore(
  desk: Desk,
  cursor: Cursor,
  nodes: Node[],
  sentence: Sentence,
  may: boolean,
  whole = false,
): boolean {
  const [only] = nodes;
  const said =
    /^once$/.test(cursor.before?.text ?? '') ||
    (whole ? cursor.takeAny('# times', 'twice') : cursor.takeAny('# more? times|time', 'twice more?', 'once more?'));
  const last = cursor.before?.text ?? '';
  const words = cursor.tokens.slice(sentence.from, cursor.at).map(({ text }) => text);
  const times = words.includes('twice') ? 2 : words.includes('once') ? 1 : (cursor.numbers[0] ?? 1);
  // "Repeat twice, you may choose different targets": whoever is chosen then may be anybody.
  if (said && only?.node === 'target' && only.max === undefined && cursor.takeAny(',', 'and')) choosesAnew(cursor);
  else if (said && only?.node === 'target' && only.max === undefined && cursor.sees('(')) choosesAnew(cursor);
  // "Repeat" alone could be once or for ever.
  if (!said || last === '' || !cursor.done || times < 1 || times > mostAgain) return false;
  if (only === undefined) return false;
  const clause = ran(desk, sentence.from, sentence.to);
  if (!may) nodes.splice(0, 1, { clause, node: 'repeat', times: { base: whole ? times : times + 1 }, then: [only] });
  else if (times > 1)
    nodes.push({
      clause,
      node: 'repeat',
      times: { base: times },
      then: [{ clause, node: 'may', then: [structuredClone(only)] }],
    });
  else nodes.push({ clause, node: 'may', then: [structuredClone(only)] });
  return true;
}

/** `Target an ally in range 2, then any number of times target another unit in range 2 of an existing target`. */
export function linked(desk: Desk, cursor: Cursor, run: Run): boolean {
  const node = run.head?.node;
  if (node?.node !== 'target' || node.then.length > 0 || !canGoOn(node)) return false;
  const start = cursor.at;
  const named = cursor.try(() => furtherNear(cursor, node));
  const count = named === undefined ? howOften(cursor) : undefined;
  if (named === undefined) cursor.take(',');
  const links: Further | undefined =
    named ??
    (count === undefined || !cursor.sees('target|choose') ? undefined : near(cursor, count, node, run.context.words));
  if (links === undefined || links.missed) {
    cursor.at = start;
    return false;
  }
  node.links = links;
  ran(desk, start, cursor.at);
  return true;
}
linked.begins = beginning('any|up');

export const canGoOn = ({ max = 1, min = 1, forced, links }: Target): boolean =>
  max === 1 && min === 1 && forced === undefined && links === undefined;

/** Never more than one wants: `any number of times`, `up to 2 times`. */
export function howOften(cursor: Cursor): number | undefined {
  if (cursor.take('any number of times')) return 99;
  if (cursor.take('up to twice')) return 2;
  return cursor.takeAny('up to # times|time', 'up to # more times|time') ? cursor.numbers[0] : undefined;
}

/** `twice`, `2 more times`. */
const timesSaid = (cursor: Cursor): number | undefined =>
  cursor.takeAny('# more? times', 'twice more?') ? Math.min(cursor.numbers[0] ?? 2, mostAgain) : undefined;

/** Links, or further targets that are chosen one by one, as who was missed may be tried again. */
type Further = Links & { readonly missed?: boolean };

export function near(
  cursor: Cursor,
  count: number,
  { who: first, attack }: Target,
  words: Words,
  leaps = false,
): Further | undefined {
  const hits = attack?.undefendable === true;
  let missed = false;
  return cursor.try((): Further | undefined => {
    const ahead = cursor.take('with range') ? farFrom(cursor) : undefined;
    if (ahead !== undefined) cursor.take(',');
    const said = cursor.takeAny('on|against|to', 'targeting', 'target|choose') ? other(cursor) : undefined;
    if (said === undefined && ahead === undefined) return undefined;
    const place = (): Pick<Links, 'range' | 'of'> | undefined =>
      cursor.try(() => farFrom(cursor)) ?? (leaps ? cursor.try(() => bareFar(cursor)) : undefined);
    const from = ahead ?? (cursor.take('in|within|adjacent') ? place() : undefined);
    if (from === undefined) return undefined;
    // All are different in any case.
    if (cursor.takeAny("that|who hasn't|wasn't been? targeted|hit", 'that|who has|was not been? targeted|hit')) {
      // Whoever was missed could be attacked again.
      missed = cursor.before?.text === 'hit' && !hits;
      if (missed && from.of !== 'last') return undefined;
      if (cursor.take('by') && !cursor.takeAny('this', 'it')) {
        const ability = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['ability']);
        if (ability === undefined) return undefined;
        cursor.at = ability.to;
      }
      cursor.takeAny('this turn', 'yet', 'already', 'before');
    } else if (said?.any) return undefined;
    const side = said?.side ?? (first.side === 'you' ? 'any' : undefined);
    return {
      count,
      ...from,
      ...(missed && { missed }),
      ...(side !== undefined && { who: { ...(side === 'any' ? {} : first), side } }),
    };
  });
}

/** `another unit`, `a new target`, `another enemy`. */
export function other(cursor: Cursor): { readonly side?: Who['side']; readonly any?: boolean } | undefined {
  if (cursor.take('other|more|different|further|additional enemies|units|targets|allies')) {
    const said = cursor.before?.text;
    return said === 'enemies'
      ? { side: 'enemy' }
      : said === 'allies'
        ? { side: 'ally' }
        : said === 'units'
          ? { side: 'any' }
          : {};
  }
  // "A unit" alone could be one that was a target before.
  const any = !cursor.takeAny('another', 'a new|different|further|second') && cursor.take('a|an') ? { any: true } : {};
  if (cursor.take('target')) return any;
  if (cursor.take('unit')) return { side: 'any', ...any };
  if (cursor.takeAny('enemy unit', 'enemy')) return { side: 'enemy', ...any };
  return cursor.take('ally') ? { side: 'ally', ...any } : undefined;
}

/** `range 2`, and nothing behind it: of whom it leaps from. */
const bareFar = (cursor: Cursor): Pick<Links, 'range' | 'of'> | undefined => {
  const far = range(cursor);
  return far && cursor.done ? { range: far, of: 'last' } : undefined;
};

/** `range 2 of the previous target`, `range 2 from an existing target`. */
export function farFrom(cursor: Cursor, once = false): Pick<Links, 'range' | 'of'> | undefined {
  const next = cursor.before?.text;
  if (next === 'range') cursor.at -= 1;
  const far = next === 'adjacent' ? { max: 1 } : range(cursor);
  if (far === undefined || !cursor.take(next === 'adjacent' ? 'to' : 'of|from')) return undefined;
  if (cursor.takeAny('the? previous|last target|one|unit|enemy', 'the target|one before', 'the last'))
    return { range: far, of: 'last' };
  // Of one repetition "the target" is the one before.
  const first = once && cursor.takeAny('the? target', 'it|them', 'the first target|one|unit|enemy?');
  if (first && cursor.done) return { range: far, of: 'last' };
  return cursor.takeAny('an|any existing|earlier|previous target', 'any target', 'any of the targets')
    ? { range: far, of: 'any' }
    : undefined;
}
