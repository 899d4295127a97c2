import type { Condition, Means, Node } from '../program.ts';
import { abilityAt, abilityOf, noteOf } from './abilities.ts';
import { has } from './holds.ts';
import type { Look } from './play.ts';

/** Whether an ability of a unit, -1 for none, is one of those that a rule is about. */
export function isByMeans(look: Look, means: Means, unit: number, ability: number): boolean {
  if (means.but !== undefined) return !isByMeans(look, means.but, unit, ability);
  const card = ability < 0 ? undefined : abilityOf(look, unit, ability);
  if (card === undefined) return false;
  const { named, except, kind, nth, undefendable, limited, reach, within, attack, area, shape, single, instant } =
    means;
  if (named !== undefined && card.name.toLowerCase() !== named) return false;
  if (except !== undefined && card.name.toLowerCase() === except) return false;
  if (kind !== undefined && card.isDefault !== (kind === 'default')) return false;
  if (nth !== undefined && !isNth(look, means, nth, unit, ability)) return false;
  const { action, isInstant, ultimate, tap, perGame = ultimate === undefined ? undefined : 1 } = card.program.use ?? {};
  if (instant && action !== 'instant' && !isInstant) return false;
  if (limited && perGame === undefined) return false;
  if (means.perGame !== undefined && perGame !== means.perGame) return false;
  if (means.perTurn !== undefined && card.program.use?.perTurn !== means.perTurn) return false;
  if (means.ultimate !== undefined && means.ultimate !== (ultimate !== undefined)) return false;
  if (means.tap && tap !== true) return false;
  const facts = factsOf(card.program.body);
  if (undefendable && !isUndefendable(look, unit, ability, facts)) return false;
  if (attack && !facts.attacks) return false;
  if (area && !facts.lays) return false;
  if (single && (facts.lays || !facts.aimsAtOne)) return false;
  if (shape !== undefined && !facts.shapes.includes(shape)) return false;
  // Without a head there is no range that it could be of.
  if (within !== undefined && (facts.reach === 0 || facts.reach > within)) return false;
  return reach === undefined || facts.reach >= reach;
}

/** Whether an ability deals damage to others. */
export const isAttack = (look: Look, unit: number, ability: number): boolean =>
  isByMeans(look, { attack: true }, unit, ability);

type Named = Pick<Extract<Condition, { is: 'used'; named: string }>, 'named' | 'when'>;

/** Whether a unit has used an ability of that name in the turn that runs, in its last one, or since that. */
export function wasUsed(look: Look, unit: number, { named, when }: Named): boolean {
  const { usedThisTurn = [], usedLast, usedSince } = look.state.units[unit] ?? {};
  const isIt = (note: number): boolean =>
    abilityOf(look, unit, abilityAt(look, unit, note))?.name.toLowerCase() === named;
  if (when !== undefined) return (when === 'since-turn' ? usedSince : usedLast)?.some(isIt) === true;
  return usedThisTurn.some((times, note) => times > 0 && isIt(note));
}

/** How often a unit has used such abilities in the turn that runs, but for one of them. */
export function usesOf(look: Look, unit: number, means: Means, but = -1): number {
  let uses = 0;
  (look.state.units[unit]?.usedThisTurn ?? []).forEach((times, note) => {
    const ability = abilityAt(look, unit, note);
    if (times > 0 && ability !== but && isByMeans(look, means, unit, ability)) uses += times;
  });
  return uses;
}

/** Of the first no other such ability was used in this turn, and it itself not before; of a later one so many were, with it. */
function isNth(look: Look, { nth: _, ...means }: Means, nth: number, unit: number, ability: number): boolean {
  if (nth > 1) return usesOf(look, unit, means) === nth;
  const { usedThisTurn } = look.state.units[unit]!;
  const note = noteOf(look, unit, ability);
  for (let other = 0; other < usedThisTurn.length; other++) {
    if (usedThisTurn[other]! <= (other === note ? 1 : 0)) continue;
    if (other === note || isByMeans(look, means, unit, abilityAt(look, unit, other))) return false;
  }
  return true;
}

/** T-128: printed so, or made so by what holds whoever its target is; areas are not (T-130). */
const isUndefendable = (look: Look, unit: number, ability: number, { undefendable, aims }: Facts): boolean =>
  undefendable || (aims && has(look, unit, 'attacks-undefendable', -1, ability));

interface Facts {
  readonly undefendable: boolean;
  /** It chooses a target. */
  readonly aims: boolean;
  /** All that it chooses is one target at a time, and each by itself. */
  readonly aimsAtOne: boolean;
  readonly attacks: boolean;
  /** It lays an area, of these shapes. */
  readonly lays: boolean;
  readonly shapes: readonly string[];
  /** The farthest that a head reaches as it is printed; unlimited is infinite. */
  readonly reach: number;
}

const known = new WeakMap<readonly Node[], Facts>();

/** What a body says of itself. It never changes, so it is looked through once. */
function factsOf(body: readonly Node[]): Facts {
  let facts = known.get(body);
  if (facts === undefined) {
    facts = {
      undefendable: hasTarget(body, ({ attack }) => attack?.undefendable === true),
      aims: hasTarget(body, () => true),
      aimsAtOne:
        hasTarget(body, () => true) && !hasTarget(body, ({ max = 1, links }) => max > 1 || links !== undefined),
      attacks: attacks(body),
      lays: lays(body),
      shapes: shapesOf(body),
      reach: reachOf(body),
    };
    known.set(body, facts);
  }
  return facts;
}

/** Lists that a node governs. */
export function listsOf(node: Node): readonly (readonly Node[])[] {
  switch (node.node) {
    case 'choose':
      return node.options.map(({ then }) => then);
    case 'roll':
      return node.bands.map(({ then }) => then);
    case 'if':
      return [node.then, node.else];
    case 'area':
      return [node.then, node.spaces ?? []];
    default:
      return 'then' in node ? [node.then] : [];
  }
}

type Target = Extract<Node, { node: 'target' }>;

const hasTarget = (nodes: readonly Node[], isIt: (node: Target) => boolean): boolean =>
  nodes.some((node) => (node.node === 'target' && isIt(node)) || listsOf(node).some((list) => hasTarget(list, isIt)));

/** An attack deals damage to others than its user. */
const attacks = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => (node.node === 'damage' && node.to !== 'you') || listsOf(node).some((list) => attacks(list)));

const lays = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.node === 'area' || listsOf(node).some((list) => lays(list)));

const shapesOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) => [...(node.node === 'area' ? [node.shape.shape] : []), ...listsOf(node).flatMap(shapesOf)]);

/** The farthest that a head of a list reaches, as it is printed. */
export function reachOf(nodes: readonly Node[]): number {
  let reach = 0;
  for (const node of nodes) {
    if (node.node === 'target' || node.node === 'space')
      reach = Math.max(reach, node.range === undefined ? Infinity : (node.range.max ?? Infinity));
    if (node.node === 'area' && node.range !== undefined) reach = Math.max(reach, node.range.max ?? Infinity);
    for (const list of listsOf(node)) reach = Math.max(reach, reachOf(list));
  }
  return reach;
}
