import type { Means, Node, Ref, Who } from '../../program.ts';
import { counted } from '../amounts/amount.ts';
import type { Context } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { type Noun, noun, standingWho } from '../nouns/noun.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { conditions } from '../occasions/condition.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { damageChange } from '../states/dealing.ts';
import { signed } from '../states/predicate.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

type UseAbility = Extract<Node, { node: 'use-ability' }>;
type Uses = NonNullable<UseAbility['rules']>;

/** How an ability is used that a text tells somebody to use. */
export interface Manner {
  readonly on?: Ref | Who;
  readonly rules?: Uses;
  /** You choose it and its targets, whoever uses it. */
  readonly chosen?: true;
  /** Who is found first: the nearest one, or each of several, one after the other. */
  readonly named?: Aim;
}

/** `on the target`, `against an enemy in range, with +1 crit`: on whom it is used and what holds in this use alone; neither need be said. */
export function manner(asked: Asked, who: Ref, means: Means): Manner {
  const first = bettered(asked, who, means);
  const on = who === 'you' || !byChoice(asked.cursor) ? whom(asked, who) : { chosen: true as const };
  const rules = first ?? bettered(asked, who, means);
  return { ...on, ...(rules && { rules }) };
}

const whoever = 'a|any? unit|target|units|targets';

/** `with targets of your choice`, `on a target you choose`, `, you choose the target`, `under your control`: of whatever side. */
const byChoice = (cursor: Cursor): boolean =>
  cursor.try(() => {
    cursor.take(',');
    if (cursor.takeAny('under your control', 'with targets|target|a chosen|picked by you')) return true;
    const picks = cursor.take('and? you choose|pick|select the|its|their target|targets');
    if (picks) return cursor.done || cursor.sees(',|and') ? true : undefined;
    return cursor.take(`with|on|against|targeting ${whoever}`) &&
      cursor.takeAny('of your choice', 'that? you choose', 'chosen by you')
      ? true
      : undefined;
  }) === true;

/** A use with its manner. */
export function usedOn(use: UseAbility, { on, rules, chosen, named }: Manner, own: boolean): Effect {
  const node = { ...use, ...(chosen && { chosen }), ...(on && { on }), ...(rules && { rules }) };
  return named === undefined ? { nodes: [node], own } : onto(named, [{ ...node, on: named.ref }]);
}

const whom = (asked: Asked, who: Ref): Omit<Manner, 'rules'> | undefined =>
  asked.cursor.try(() => (asked.cursor.take('on|against|targeting') ? onWhom(asked, who) : undefined));

/** `the target`, `an enemy in range 2 of you`, `the nearest enemy`: on whom it is used. */
export function onWhom(asked: Asked, who: Ref): Omit<Manner, 'rules'> | undefined {
  const { cursor, context } = asked;
  return cursor.try((): Omit<Manner, 'rules'> | undefined => {
    if (cursor.take('the same target|unit|enemy')) {
      const same = context.named.target;
      return same === undefined || same === who ? undefined : { on: same };
    }
    const known = pronoun(cursor, context)?.ref;
    // "Each ally may use a default ability on them": on whoever was chosen before.
    if (known === 'each' && who === 'each' && context.named.target === 'target') return { on: 'target' };
    if (known !== undefined) return known === who && who !== 'you' ? undefined : { on: known };
    const start = cursor.at;
    // "Use Jab, then use Jab on a different target": than that of the first, which is kept nowhere.
    if (cursor.sees('a|an different|new target|unit|enemy') && context.named.target === undefined) return undefined;
    const found = noun(cursor, context);
    if (found === undefined || found.ref !== undefined) return undefined;
    if (who !== 'you' && found.forced === 'nearest') return nearestTo(who, found, isOurs(asked));
    // "Against the unit with your Mark": there is one.
    const marked =
      who !== 'you' && found.many === 'each' && isTheOne(cursor, start) ? standingWho(found, true) : undefined;
    if (marked !== undefined) return { on: marked };
    if (found.many === 'each' || found.forced !== undefined) {
      cursor.at = start;
      const named = who === 'you' && found.max === undefined ? aim(asked) : undefined;
      return named?.head && { named };
    }
    // Whether it is near to whoever uses it or to you is not always said.
    const near = found.range ?? found.area ?? found.who.places;
    const from =
      near === undefined || who === 'you' ? found : fromWhom(found, who, cursor.tokens.slice(start, cursor.at));
    if (found.max !== undefined || from === undefined) return undefined;
    // "Of your choice": you choose, and not whoever uses it.
    const chosen =
      who !== 'you' && (cursor.before?.text === 'choice' || cursor.takeAny('that? you choose', 'of your choice'));
    const on = standingWho(from, true);
    if (on === undefined || cursor.sees('in range # ')) return undefined;
    if (near === undefined) cursor.takeAny('in|within its|their? range', 'in range of it|them', 'of its|their choice');
    return { on, ...(chosen && { chosen: true as const }) };
  });
}

/** `the unit with your Mark`, of which a noun takes all there are. */
const isTheOne = ({ tokens, at: end }: Cursor, at: number): boolean =>
  tokens[at]?.text === 'the' &&
  /^(?:unit|enemy|ally|hero|target)$/.test(tokens[at + 1]?.text ?? '') &&
  tokens[at + 2]?.text === 'with' &&
  !tokens.slice(at, end).some(({ text }) => text === ',' || text === 'and');

/** `an enemy in range 2 of you`, `an enemy adjacent to it`; an adjacent one, without more, is adjacent to whoever is told to attack. */
function fromWhom(found: Noun, who: Ref, said: readonly Token[]): Noun | undefined {
  if (found.range === undefined || found.area !== undefined || found.who.places !== undefined) return undefined;
  if (found.of !== undefined || found.fromYou) return found;
  return said.some(({ text }) => text === 'adjacent') ? { ...found, of: who } : undefined;
}

/** Whoever uses it is of your own side, so that an enemy of the one is an enemy of the other. */
const isOurs = ({ context: { side }, yours }: Asked): boolean => side === 'ally' || side === 'friend' || yours === true;

/** `targeting the nearest other unit`, of what somebody else uses: near to that one. Of a side it is not said whose it is, unless it is yours too. */
function nearestTo(
  who: Ref,
  { who: found, range, area, max }: Noun,
  isOurs: boolean,
): Omit<Manner, 'rules'> | undefined {
  const { side, except: _, ...more } = found;
  if (
    (side !== 'any' && !(side === 'enemy' && isOurs)) ||
    Object.keys(more).length > 0 ||
    (range ?? area ?? max) !== undefined
  )
    return undefined;
  const those: Who = side === 'enemy' ? { side } : { side, except: [who] };
  return { on: { ...those, if: [{ is: 'outermost', of: 'each', who: those, end: 'nearest', from: who }] } };
}

/** `with +1 crit and +2dmg`, `, dealing +50% damage`, `with range 5`, `, but it deals -1 damage`. */
const bettered = ({ cursor, context, clause }: Asked, who: Ref, means: Means): Uses | undefined =>
  cursor.try(() => {
    cursor.take(',');
    const isSaid = cursor.takeAny('with|dealing', 'but|and? it|this|that attack|ability? deals|has|gains|gets');
    const last = cursor.before?.text ?? '';
    const verb = isSaid && (last === 'deals' ? 'dealing' : last);
    // What is counted would be counted for whoever uses it.
    return verb
      ? better(cursor, who === 'you' ? context : undefined, { clause, means }, verb === 'dealing')
      : undefined;
  });

interface Said {
  readonly clause: number;
  readonly means: Means;
}

function better(cursor: Cursor, context: Context | undefined, said: Said, onlyDamage: boolean): Uses | undefined {
  const rules: Uses[number][] = [];
  do {
    const rule = one(cursor, context, { ...said, who: { side: 'you' } }, onlyDamage);
    if (rule === undefined) return undefined;
    rules.push(rule);
  } while (cursor.takeAny('and', ', and') || (cursor.sees(', +|- #') && cursor.take(',')));
  return rules;
}

function one(
  cursor: Cursor,
  context: Context | undefined,
  said: Said & { readonly who: Who },
  onlyDamage: boolean,
): Uses[number] | undefined {
  const change = damageChange(cursor, context);
  if (change !== undefined) return { ...said, rule: 'change', what: 'damage-dealt', ...change };
  if (onlyDamage) return undefined;
  const far = cursor.take('unlimited|infinite range');
  if (far || cursor.take('range #'))
    return { ...said, rule: 'change', what: 'range', set: far ? everywhere : (cursor.numbers[0] ?? 0) };
  if (cursor.takeAny('no def', 'undefendable')) return { ...said, rule: 'is', flag: 'attacks-undefendable' };
  const add = signed(cursor);
  const what = cursor.take('crit')
    ? 'crit'
    : cursor.take('range')
      ? 'range'
      : cursor.take('def')
        ? 'attack-def'
        : undefined;
  if (add === undefined || what === undefined) return undefined;
  const sum = what === 'range' || context === undefined ? add : counted(cursor, context, add.base);
  return { ...said, rule: 'change', what, add: sum };
}

/** Farther than any map is. */
const everywhere = 99;

/** `You choose the target`, `you make all choices`, `with a target of your choice`, behind what the sentence before lets somebody else use. */
export function usedByChoice(desk: Desk, nodes: Node[], { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens || !cursor.sees('you choose|select|pick|make')) return false;
  const last = usedLast(nodes);
  if (last === undefined || last.who === 'you' || last.chosen || last.on !== undefined) return false;
  if (
    cursor.takeAny('you make all of? the|its|their? choices|decisions', 'you make the|its|their choices|decisions') &&
    cursor.done
  ) {
    ran(desk, from, to);
    (last as { chosen?: true }).chosen = true;
    return true;
  }
  cursor.takeAny('you choose|select|pick');
  cursor.takeAny('the ability and|,', 'which ability , and?', 'which and');
  if (
    !cursor.takeAny('the|its|their target|targets', 'who|whom they|it target|targets', 'who|whom to target') ||
    !cursor.done
  )
    return false;
  ran(desk, from, to);
  (last as { chosen?: true }).chosen = true;
  return true;
}
usedByChoice.begins = beginning('you');
usedByChoice.needs = oneOf('choose select pick choices decisions');

/** `They cannot target themselves`, behind a use of somebody else on targets of your choice: on anybody else. */
export function notOnItself(desk: Desk, nodes: Node[], { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens || !cursor.sees("they|it|the|this|that target|cannot|can't|may|must")) return false;
  const last = usedLast(nodes);
  if (last === undefined || last.who === 'you' || !last.chosen || last.on !== undefined) return false;
  cursor.takeAny('they|it', 'the target');
  if (!cursor.takeAny("cannot|can't", 'may|must not') || !cursor.take('target|attack|choose themselves|itself'))
    return false;
  if (!cursor.done) return false;
  ran(desk, from, to);
  (last as { on?: Who }).on = { side: 'any', except: [last.who] };
  return true;
}
notOnItself.begins = beginning('they|it|the|this|that');
notOnItself.needs = oneOf('themselves itself');

/** The use that all before it lead to. */
function usedLast(nodes: readonly Node[]): UseAbility | undefined {
  const last = nodes.at(-1);
  return last?.node === 'use-ability' ? last : last !== undefined && 'then' in last ? usedLast(last.then) : undefined;
}

/** `It deals +1 damage`, `that attack has +1 crit`, behind an ability that the sentence before lets you use: of that use. */
export function usedBetter(
  desk: Desk,
  nodes: Node[],
  { from, to, bullet, opens }: Sentence,
  context: Context,
): boolean {
  const last = lastUse(nodes);
  if (last === undefined || last.rules !== undefined || bullet || opens) return false;
  if (typeof last.which === 'object' && 'costs' in last.which) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const yours = last.who === 'you';
  // "It", behind an ally who uses one, could be the ally.
  const said = cursor.takeAny('this|that attack|ability', ...(yours ? ['it'] : []));
  const theirs = !said && !yours && cursor.take('they deal');
  const onlyDamage = theirs || cursor.take('deals');
  if ((!said && !theirs) || (!onlyDamage && !cursor.take('has|gains|gets'))) return false;
  const means: Means = typeof last.which === 'object' ? { named: last.which.ability } : { kind: 'default' };
  const rules = better(cursor, yours ? context : undefined, { clause: desk.sheet.next, means }, onlyDamage);
  const ends = theirs ? cursor.takeAny('with|for that|this attack|ability|use', 'with it') : true;
  if (rules === undefined || !ends) return false;
  // "It deals +1 damage if that ally is Unprotected": asked before it is used.
  const asked = said && cursor.take('if') ? conditions(cursor, context) : undefined;
  if (!cursor.done || (asked === undefined && cursor.before?.text === 'if')) return false;
  const clause = ran(desk, from, to);
  if (asked === undefined) {
    (last as { rules?: Uses }).rules = rules;
    return true;
  }
  const list = listOfUse(nodes, last);
  list?.splice(-1, 1, { clause, node: 'if', if: asked, then: [{ ...last, rules }], else: [last] });
  return true;
}
usedBetter.begins = beginning('this|that|it|they');
usedBetter.needs = oneOf('deal deals has gains gets');

/** The list in which a use stands as the last of all. */
function listOfUse(nodes: readonly Node[], use: UseAbility): Node[] | undefined {
  const last = nodes.at(-1);
  if (last === use) return nodes as Node[];
  return last !== undefined && 'then' in last ? listOfUse(last.then, use) : undefined;
}

/** What is used in the end: of one's own choice, or by somebody who was chosen for that. */
function lastUse(nodes: readonly Node[]): UseAbility | undefined {
  const last = nodes.at(-1);
  if (last?.node === 'use-ability') return last;
  const isOffer = last?.node === 'may' || (last?.node === 'target' && last.who.side === 'ally');
  return isOffer && last.then.length === 1 ? lastUse(last.then) : undefined;
}
