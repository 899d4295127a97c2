import type { Node, Ref } from '../../program.ts';

/** Why something is not read of whoever is on a hazard that nobody has laid. */
interface Unsaid {
  readonly why: string;
}

/**
 * `Lose all Coins`, `2dmg unless you have Armor`, `1dmg to adjacent units`, in a hazard that nobody has laid: "you" is whoever is on it, and who is
 * near is near to that unit. By hand where it would take somebody else.
 */
export function ofWhoeverIsThere(does: readonly Node[]): readonly Node[] | Unsaid {
  const why = unsaid(does);
  return why === undefined ? (told(does, { ref: 'each', near: true }) as readonly Node[]) : { why };
}

/** `Hazard: lose a Coin`, in the text of a piece and without "you": whoever is on it does, and what is near is near to the piece. */
export const byWhoeverIsThere = (does: readonly Node[]): readonly Node[] =>
  told(does, { ref: 'each', near: false }) as readonly Node[];

/** What is done or asked behind `when you enter this`, of ground that is nobody's: of whoever does. Undefined where it would take somebody else. */
export const ofWhoeverCame = <T>(said: T): T | undefined =>
  unsaid(said, true) === undefined ? (told(said, { ref: 'trigger', near: true }) as T) : undefined;

/** As that, behind whoever is named, of a piece that is nobody's: what is near is near to the piece, and nobody there is "yours". */
export const byWhoeverCame = (said: readonly Node[]): readonly Node[] | undefined =>
  unsaid(said, true) === undefined && !ofYours.test(JSON.stringify(said))
    ? (told(said, { ref: 'trigger', near: false }) as readonly Node[])
    : undefined;

const ofYours = /"side":"friend"|"yours":true/;

/** Why it cannot be told of one unit. `then`: it may come at a later moment. */
function unsaid(part: unknown, then = false): string | undefined {
  if (Array.isArray(part)) return first(part, then);
  if (typeof part !== 'object' || part === null) return undefined;
  const { node, of, direction, side } = part as Record<string, unknown>;
  if (node === 'push' && of === 'you' && direction !== 'any')
    return direction === 'towards' ? 'it does not say towards what' : 'it does not say away from what';
  if (node === 'lasting') return undefined;
  if (side === 'you') return 'nobody has laid it, so that it is not known who "you" is';
  if (!then && node === 'later' && ends((part as { at?: unknown }).at))
    return 'a hazard comes as a unit enters it or ends its turn there, and not at another moment';
  return first(Object.values(part), then);
}

function first(parts: readonly unknown[], then: boolean): string | undefined {
  for (const part of parts) {
    const why = unsaid(part, then);
    if (why !== undefined) return why;
  }
  return undefined;
}

/** `At the start of your turn`: of a turn that has no number. */
const ends = (at: unknown): boolean =>
  typeof at === 'object' && at !== null && 'thisTurn' in at && 'of' in at && (at.of === 'you' || at.of === 'each');

/** Nodes that call each of several `each` in what they do, and behind which nobody is called so any more. */
const each = /^(?:each|area|each-piece|way)$/;

/** How those are called who are on it, and whether what is near is near to them. */
interface Told {
  readonly ref: Ref;
  readonly near: boolean;
  /** Inside of what is done for each of several: `each` is one of those. */
  readonly inside?: boolean;
}

const isNode = (part: unknown): part is { readonly node: string } =>
  typeof part === 'object' && part !== null && 'node' in part && typeof part.node === 'string';

/** `Until your next attack`: seen by whoever bears what lasts until then. */
const isEvent = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'moment' in part && part.moment === 'event';

function told(part: unknown, how: Told, key = ''): unknown {
  if (part === 'you') return key === 'label' ? part : how.ref;
  if (part === 'each') return how.inside ? part : how.ref;
  if (Array.isArray(part)) {
    const binds = part.some((one) => isNode(one) && each.test(one.node));
    return part.map((one) => told(one, binds && !how.inside ? { ...how, ref: 'trigger' } : how, key));
  }
  if (typeof part !== 'object' || part === null) return part;
  const { is, side, range, sight, of, from, node } = part as Record<string, unknown>;
  const said: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(part)) {
    // What lasts has its own "you", and of units that are looked for each is asked by itself.
    const own = node === 'lasting' && (name === 'rules' || isEvent(value));
    const binds = typeof node === 'string' && each.test(node);
    const asks = binds && name === 'who';
    const inner: Told =
      (binds && (name === 'then' || name === 'spaces')) || (name === 'if' && side !== undefined)
        ? { ...how, ref: 'trigger', inside: true }
        : asks || name === 'who' || name === 'than'
          ? { ...how, ref: typeof value === 'object' ? 'trigger' : how.ref }
          : how;
    said[name] = name === 'node' || own ? value : told(value, inner, name);
  }
  if (!how.near) return said;
  const isPlace =
    node === undefined && is === undefined && (range !== undefined || sight === true) && side === undefined;
  if (isPlace && of === undefined) said.of = 'trigger';
  if ((node === 'target' || node === 'space') && from === undefined) said.from = 'trigger';
  if (side === 'ally' && node === undefined && is === undefined)
    said.except = [...((said.except as readonly Ref[] | undefined) ?? []), 'trigger'];
  return said;
}
