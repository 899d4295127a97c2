import type { ByHand, StandIn } from '../../../../schemas/types.generated.ts';
import { clausesOf } from '../../../kernel/reading/by-hand.ts';
import type { Clause, Reading } from '../../../kernel/reading/reading.ts';
import type { Node, Program, Ref, Rule } from '../../program.ts';
import type { Slot } from '../context.ts';
import type { Words } from '../words/words.ts';

/**
 * What a designer leaves to people on purpose: clauses are marked so, with those that depend on them, and what stands in for them
 * takes its place in the program.
 */
export function markByHand(
  reading: Reading<Program>,
  { slot, text }: { readonly slot: Slot; readonly text: string },
  notes: readonly ByHand[],
  words: Words,
): Reading<Program> {
  const standIns = new Map<number, readonly Node[]>();
  const marked = new Set<number>();
  for (const note of notes) {
    const found = clausesOf(reading.clauses, text, note.clause);
    if (typeof found === 'string') continue;
    for (const index of found) marked.add(index);
    // All that is noted together happens once, where its first clause stands.
    const [first = 0] = found;
    if (note.standIn !== undefined) standIns.set(first, nodesOf(note.standIn, first, slot, words));
  }
  if (marked.size === 0) return reading;
  const clauses = reading.clauses.map((clause, index): Clause => {
    if (clause.status !== 'manual') return clause;
    const { dependsOn = index } = clause;
    if (!marked.has(index) && !marked.has(dependsOn)) return clause;
    return { ...clause, onPurpose: true, ...(standIns.has(index) && { standIn: true }) };
  });
  return { clauses, program: standIns.size === 0 ? reading.program : standingIn(reading.program, standIns, slot) };
}

/** The program with stand-ins in the places of what is by hand; what has no place of its own goes to the end, or to each turn's start. */
function standingIn(program: Program, standIns: ReadonlyMap<number, readonly Node[]>, slot: Slot): Program {
  const placed = new Set<number>();
  const replaced = replaceIn(program, standIns, placed) as Program;
  const rest = [...standIns].filter(([clause]) => !placed.has(clause));
  if (rest.length === 0) return replaced;
  const nodes = rest.map(([clause, standIn]): Node => ({ clause, node: 'manual', standIn }));
  if (slot === 'ability' || slot === 'default' || program.use !== undefined) {
    const { manual: _, ...playable } = replaced;
    return { ...playable, body: [...replaced.body, ...nodes] };
  }
  const rules = replaced.rules.filter(({ rule }) => rule !== 'manual');
  const { manual: _, ...playable } = replaced;
  if (slot === 'hazard') return { ...playable, rules: [{ clause: 0, rule: 'hazard', then: nodes }] };
  return { ...playable, rules: [...rules, ...nodes.map(atTurnStart)] };
}

const atTurnStart = (node: Node): Rule => ({
  clause: node.clause,
  rule: 'when',
  trigger: { on: 'turn-start', who: { side: 'you' } },
  then: [node],
});

/** Every manual node of a marked clause gets its stand-in, wherever it stands; of several of one clause the first. */
function replaceIn(value: unknown, standIns: ReadonlyMap<number, readonly Node[]>, placed: Set<number>): unknown {
  if (Array.isArray(value)) return value.map((inside: unknown) => replaceIn(inside, standIns, placed));
  if (typeof value !== 'object' || value === null) return value;
  const { node, clause } = value as { node?: unknown; clause?: unknown };
  if (node === 'manual' && typeof clause === 'number' && standIns.has(clause) && !placed.has(clause)) {
    placed.add(clause);
    return { ...value, standIn: standIns.get(clause) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, replaceIn(inside, standIns, placed)]));
}

/** Effects from the closed set, as the engine plays them. */
function nodesOf(effects: readonly StandIn[], clause: number, slot: Slot, words: Words): Node[] {
  const nodes: Node[] = [];
  for (const effect of effects) {
    const { to = 'target', range } = effect;
    const on = (ref: Ref): Node[] => effectOn(effect, ref, clause, words);
    if (to === 'enemy' || to === 'ally') {
      const reach = range === undefined ? {} : { range: { max: range } };
      nodes.push({ clause, node: 'target', who: { side: to }, ...reach, sight: true, min: 0, then: on('target') });
    } else if (to === 'enemies' || to === 'allies') {
      const places = range === undefined ? {} : { places: [{ range: { max: range } }] };
      const side = to === 'enemies' ? 'enemy' : 'ally';
      nodes.push({ clause, node: 'each', who: { side, ...places }, then: on('each') });
    } else {
      // A hazard has nobody but whoever is on it.
      nodes.push(...on(slot === 'hazard' ? 'each' : to));
    }
  }
  return nodes;
}

function effectOn({ effect, amount: base = 1, token }: StandIn, ref: Ref, clause: number, words: Words): Node[] {
  const amount = { base };
  switch (effect) {
    case 'damage':
      return [{ clause, node: effect, to: ref, amount }];
    case 'heal':
      return [{ clause, node: effect, to: ref, amount }];
    case 'overshield':
      return [{ clause, node: effect, to: ref, amount }];
    case 'push':
      return [{ clause, node: 'push', who: ref, distance: amount, direction: 'away', of: 'you' }];
    case 'pull':
      return [{ clause, node: 'push', who: ref, distance: amount, direction: 'towards', of: 'you' }];
    case 'move':
      return [{ clause, node: 'move', who: ref, how: 'walk', distance: amount }];
    case 'give':
    case 'lose': {
      const found = tokenOf(token, words);
      if (found === undefined) return [];
      return effect === 'give'
        ? [{ clause, node: 'give', token: found, to: ref, count: amount }]
        : [{ clause, node: 'lose', token: found, from: ref, count: amount }];
    }
  }
}

const tokenKinds: ReadonlySet<string> = new Set(['condition', 'token', 'counter']);

/** A reference as the set's file writes it, made whole: the set's own words come first. */
function tokenOf(ref: string | undefined, words: Words): string | undefined {
  if (ref === undefined) return undefined;
  return words.all.find((word) => tokenKinds.has(word.kind) && (word.ref === ref || word.ref.endsWith(`/${ref}`)))?.ref;
}
