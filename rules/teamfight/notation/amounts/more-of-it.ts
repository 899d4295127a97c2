import type { Condition, Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { conditions } from '../occasions/condition.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf, someOf } from '../words/cursor.ts';
import { type Words, wordAt } from '../words/words.ts';
import { counting, ifConditions, type Term } from './amount.ts';
import { amountOf, isNumber, type Kind, withAmount } from './number-of-node.ts';
import { multiplied, timesWords } from './times-of-it.ts';

/** How much more, and of what where that is said; `instead`: so much in all. */
interface Surplus {
  readonly by: number;
  readonly of?: Kind;
  /** Which counter or token. */
  readonly token?: string;
  readonly instead?: true;
  /** Of what is gained, whatever that is. */
  readonly gained?: true;
}

const verbs: readonly (readonly [Kind, string])[] = [
  ['damage', 'take|takes|suffer|suffers|deal|deals'],
  ['heal', 'heal|heals for?'],
  ['heal', 'are|is healed for?'],
  ['give', 'gain|gains|get|gets'],
  ['push', 'push|pushes|pull|pulls it|them|the? target?'],
  ['move', 'move|moves|fly|flies|teleport|teleports'],
];

/** `take 1 more damage`, `heal an additional 2`, `+1dmg`, `1 extra`, `gain 1 more Coin`, `push 1 further`, `3 instead`. */
function surplus(cursor: Cursor, words: Words): Surplus | undefined {
  const verb = verbs.find(([, said]) => cursor.take(said))?.[0];
  if (cursor.take('# instead') && verb === undefined) return { by: cursor.numbers[0] ?? 0, instead: true };
  const [takes, heals] = [verb === 'damage', verb === 'heal'];
  const one = verb === 'give' && cursor.take('an? additional|extra') ? 1 : undefined;
  const more =
    one !== undefined ||
    cursor.takeAny('an? additional|extra|further +? #', '# more|additional|extra|further|farther', '+ #');
  if (!more) {
    const behind =
      (takes && cursor.take('# dmg|damage more|extra')) || (heals && cursor.take('# health|hp more|extra'));
    if (!behind) return undefined;
    return { by: cursor.numbers[0] ?? 0, of: takes ? 'damage' : 'heal' };
  }
  const by = one ?? cursor.numbers[0] ?? 0;
  const said = noun(cursor, words);
  if (one !== undefined && said === undefined) return undefined;
  if (said !== undefined && verb !== undefined && !suits(verb, said.of)) return undefined;
  const gained = verb === 'give' && said === undefined;
  const of = said?.of ?? (gained ? undefined : verb);
  return { by, ...(of && { of }), ...(said?.token && { token: said.token }), ...(gained && { gained }) };
}

const suits = (verb: Kind, of: Kind): boolean =>
  verb === of || (verb === 'give' && of === 'overshield') || (verb === 'push' && of === 'move');

/** `damage`, `overshield`, `Coin`, `space`: of what it is so much more. */
function noun(cursor: Cursor, words: Words): (Pick<Surplus, 'token'> & { readonly of: Kind }) | undefined {
  if (cursor.take('dmg|damage')) return { of: 'damage' };
  if (cursor.take('healing|health|hp')) return { of: 'heal' };
  if (cursor.take('overshield')) return { of: 'overshield' };
  if (cursor.take('space|spaces')) return { of: 'move' };
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  return { of: 'give', token: found.word.ref };
}

/** Which one number of a list it is of, by its place. Undefined where there is none, or more than one. */
function whichOf(list: readonly Node[], { of, token, gained }: Surplus, words: Words): number | undefined {
  const all = list.flatMap((node, index) => (isNumber(node, words) ? [{ node, index }] : []));
  const some = all.filter(
    ({ node }) =>
      node.node === of ||
      (of === 'move' && node.node === 'push') ||
      (gained && (node.node === 'give' || node.node === 'overshield')) ||
      (of === undefined && !gained),
  );
  const [only, ...more] =
    token === undefined ? some : some.filter(({ node }) => node.node === 'give' && node.token === token);
  return only === undefined || more.length > 0 ? undefined : only.index;
}

/** Adds to the one number of a list where something holds. False where there is none, or more than one it could be of. */
function grow(list: Node[], found: Surplus, term: Term, words: Words): boolean {
  const index = whichOf(list, found, words);
  const only = index === undefined ? undefined : list[index];
  const amount = only && amountOf(only);
  if (index === undefined || only === undefined || amount === undefined) return false;
  const isPlain = amount.terms === undefined && !amount.half && amount.most === undefined;
  if (found.instead && (!isPlain || term.per !== undefined)) return false;
  if (!found.instead && (amount.half || amount.most !== undefined)) return false;
  const behind = list.slice(index + 1);
  const mends = only.node === 'damage' || only.node === 'heal';
  if (behind.some(({ node }) => !mends || (node !== 'give' && !(isMoved(node) && isOfState(term))))) return false;
  const more = found.instead ? { ...term, each: found.by - amount.base } : term;
  list[index] = withAmount(only, { ...amount, terms: [...(amount.terms ?? []), more] });
  return true;
}

/** What stands between may change what is asked: who was moved is elsewhere. */
export const isMoved = (node: Node['node']): boolean => node === 'push' || node === 'move';

export const isOfState = ({ if: asked, per }: Term): boolean =>
  per === undefined && asked?.every(({ is }) => is === 'has' || is === 'flag' || is === 'side') === true;

/** `take 1 more`, said of those of whom something is asked. */
export function increase(cursor: Cursor, list: Node[], asked: readonly Condition[], words: Words): boolean {
  const found = surplus(cursor, words);
  if (found === undefined || found.instead || !(cursor.done || cursor.sees('.'))) return false;
  return grow(list, found, { each: found.by, if: asked }, words);
}

const beside = someOf(oneOf('more additional extra further farther instead +'), timesWords);

const begins =
  'if|heal|heals|gain|gains|get|gets|push|pull|move|moves|it|they|them|the|target|this|that|an|a|+|#|double|doubled|twice|triple|tripled|x';

/** `Heal 2. If it is Unprotected, it heals 1 more`, `gain 2 Coins, +1 if Slowed`: more of the one number before it. */
export function moreHealing(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (desk.standing || !cursor.sees(begins)) return false;
  const { words } = run.context;
  const lists = [run.into, run.out.nodes, run.tail?.then ?? []];
  const list = lists.find((nodes) => nodes.some((node) => isNumber(node, words)));
  if (list === undefined) return false;
  const start = cursor.at;
  const found = cursor.try(() => moreSaid(cursor, run.context, list));
  const apart = list === run.tail?.then && list !== run.into;
  if (found === undefined || (apart && dependsOn(list, found, words)) || !grow(list, found.more, found.term, words)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  return true;
}
moreHealing.begins = beginning(begins);
moreHealing.needs = beside;

/** `Heal 2. If you have a Coin, heal 1 more`, in a sentence of its own. */
export function healsMore(desk: Desk, before: Node[], sentence: Sentence, context: Context): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const { words } = context;
  if (sentence.opens || cursor.lacks(beside) || !before.some((node) => isNumber(node, words))) return false;
  const found = moreSaid(cursor, context, before);
  if (found === undefined || !cursor.done || dependsOn(before, found, words)) return false;
  if (!grow(before, found.more, found.term, words)) return false;
  ran(desk, sentence.from, sentence.to);
  return true;
}
healsMore.needs = beside;

/**
 * `Gain a Coin. If you have 3, gain 1 more`, `move 2. If an enemy is adjacent to you, 1 more`, in a sentence of its own: whether it is asked before or
 * behind what it is more of makes a difference.
 */
function dependsOn(list: readonly Node[], { more, term }: More, words: Words): boolean {
  const node = list[whichOf(list, more, words) ?? -1];
  if (node === undefined || node.node === 'damage' || node.node === 'heal') return false;
  const asked = JSON.stringify([term.if ?? [], term.per ?? {}]);
  if (node.node === 'give') return asked.includes(JSON.stringify(node.token));
  if (node.node === 'overshield') return /"(?:shielded|unprotected|overshield)"/.test(asked);
  return term.per !== undefined || !(term.if ?? []).every(({ is }) => isOfBeing.test(is));
}

/** What no movement changes. */
const isOfBeing = /^(?:has|has-condition|flag|side|round|rounds|health|stance|shielded|crit)$/;

interface More {
  readonly more: Surplus;
  readonly term: Term;
}

/** `Heal 2, doubled for Slowed allies`: of one plain number, where no damage is told of that it could be of, too. */
function timesHealed(cursor: Cursor, context: Context, list: readonly Node[]): More | undefined {
  if (cursor.lacks(timesWords) || list.some(({ node }) => node === 'damage')) return undefined;
  const of: Surplus = { by: 0, instead: true };
  const amount = amountOf(list[whichOf(list, of, context.words) ?? -1]);
  if (amount === undefined || amount.terms !== undefined || amount.half) return undefined;
  const found = cursor.try(() => multiplied(cursor, context));
  return found && { more: { by: amount.base * found.by, instead: true }, term: { each: 0, if: found.if } };
}

function moreSaid(cursor: Cursor, context: Context, list: readonly Node[]): More | undefined {
  const times = timesHealed(cursor, context, list);
  if (times !== undefined) return times;
  const first = cursor.take('if') ? conditions(cursor, context) : undefined;
  if (/^if$/.test(cursor.before?.text ?? '')) return undefined;
  if (first !== undefined) cursor.take(',|then');
  const whom = cursor.try(() =>
    cursor.takeAny('this', 'that ally|unit|target') ? 'target' : pronoun(cursor, context)?.ref,
  );
  const heals = list.find(({ node }) => node === 'heal');
  if (whom !== undefined && whom !== 'target' && heals?.node === 'heal' && heals.to !== whom) return undefined;
  const more = surplus(cursor, context.words);
  if (more === undefined || (more.of === 'damage' && !more.instead)) return undefined;
  // Of damage it is told elsewhere.
  if (more.of === undefined && !more.instead && !more.gained && list.some(({ node }) => node === 'damage'))
    return undefined;
  const mends = more.of === 'heal' || (more.of === undefined && !more.gained && heals !== undefined);
  if (whom !== undefined && !mends && !isDoneTo(list, whom)) return undefined;
  const per = more.instead ? undefined : counting(cursor, context);
  const asked = first ?? ifConditions(cursor, context);
  if (asked === undefined && per === undefined) return undefined;
  return { more, term: { each: more.by, ...per, ...(asked && { if: asked }) } };
}

/** Whether all that is done is done to that unit, so that it is who gains or moves more. */
const isDoneTo = (list: readonly Node[], whom: unknown): boolean =>
  list.every((node) => ('to' in node ? node.to === whom : 'who' in node ? node.who === whom : false));
