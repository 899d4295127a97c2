import type { Game } from './game.ts';
import type { Node, Rule } from './program.ts';

const known = new WeakMap<Game, ReadonlyMap<number, string>>();

/** The text that made rules which hold for a while, by their index in `Game.ruleLists`; for sentences. */
export function lastingName(game: Game, rules: number | undefined): string {
  let names = known.get(game);
  if (names === undefined) {
    names = namesOf(game);
    known.set(game, names);
  }
  return names.get(rules ?? -1) ?? 'An effect';
}

function namesOf({ cards, ruleLists, ruleListOf }: Game): Map<number, string> {
  const names = new Map<number, string>();
  const name = (text: string, within: readonly (Node | Rule)[]): void => {
    for (const rules of lastingIn(within)) {
      const index = ruleListOf.get(rules);
      if (index !== undefined) names.set(index, text);
    }
  };
  for (const card of cards) {
    name(card.name, ruleLists[card.rules] ?? []);
    for (const [rule, text] of card.ruleNames) name(text, [rule]);
    for (const { name: text, program } of card.abilities) name(text, [...program.body, ...program.rules]);
  }
  return names;
}

/** The rules of every `lasting` node anywhere in a program. */
function* lastingIn(value: unknown): Generator<readonly Rule[]> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Partial<Extract<Node, { node: 'lasting' }>>;
  if (node.node === 'lasting' && node.rules !== undefined) yield node.rules;
  for (const inside of Object.values(value)) yield* lastingIn(inside);
}
