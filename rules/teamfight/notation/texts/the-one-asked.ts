import type { Condition, Program, Who } from '../../program.ts';

/** A summon that a question is about, in some range of you. */
interface Near {
  readonly card: string;
  readonly range: { readonly max?: number };
}

/** What a program with such a question says. */
export const thereIs = 'there-is';

/**
 * `You are targeted while you have a Twin in range 3: swap places with the Twin`: that is one of those in range 3, though "the Twin" alone is any of one's
 * own.
 */
export function theOneAsked(program: Program): Program {
  return {
    ...program,
    body: program.body.map((node) => within(node, [])),
    rules: program.rules.map((rule) => within(rule, [])),
  };
}

/** The same, with whoever is chosen behind such a question among those that it has asked for. */
function within<T>(said: T, near: readonly Near[]): T {
  if (Array.isArray(said)) return said.map((one) => within(one as unknown, near)) as T;
  if (typeof said !== 'object' || said === null) return said;
  const asked = (said as { if?: unknown }).if;
  const all = Array.isArray(asked) ? [...near, ...asked.flatMap(nearOf)] : near;
  const told = Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, key === 'if' || key === 'else' ? value : within(value, all)]),
  ) as T;
  const { node, who, range } = said as { node?: string; who?: Who; range?: unknown };
  if (node !== 'target' || range !== undefined || who?.places !== undefined) return told;
  const one = all.find(({ card }) => card === who?.card);
  return one === undefined ? told : { ...told, range: one.range };
}

function nearOf(one: Condition): readonly Near[] {
  if (one.is !== 'there-is' || one.who.card === undefined || one.who.yours !== true) return [];
  const [place, ...more] = one.who.places ?? [];
  if (place === undefined || more.length > 0 || Object.keys(place).join() !== 'range') return [];
  const { range } = place;
  return range === undefined ? [] : [{ card: one.who.card, range }];
}
