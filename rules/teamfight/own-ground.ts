import type { Terrain } from '../../schemas/types.generated.ts';
import { cut } from './notation/sentences/sentence.ts';
import { type Fact, facts } from './notation/texts/facts.ts';
import { Cursor } from './notation/words/cursor.ts';
import { plurals } from './notation/words/plurals.ts';
import { lex } from './notation/words/token.ts';

/** Files never change. */
const known = new WeakMap<Terrain, Terrain>();

/**
 * Ground as it is played and painted: what its text says of a field that its file leaves out, that is so. "Costs 2 movement to enter", "blocks sight".
 * The same object where it says nothing of that kind.
 */
export function asToldGround(ground: Terrain): Terrain {
  let told = known.get(ground);
  if (told === undefined) {
    told = withFields(ground);
    known.set(ground, told);
  }
  return told;
}

function withFields(ground: Terrain): Terrain {
  const { name, text = '', blocksMovement, blocksSight, enterCost } = ground;
  if (text.trim() === '') return ground;
  const { tokens, sections } = cut(lex(text));
  const told: Fact['wants'] = Object.assign(
    {},
    ...sections.flat().map(({ from, to, opens }) => {
      const cursor = new Cursor(tokens, from, to);
      const found = opens
        ? undefined
        : facts(cursor, {}, () => cursor.take('it|they|this') || takesName(cursor, name), true);
      return cursor.done ? Object.assign({}, ...(found ?? []).map(({ wants }) => wants ?? {})) : {};
    }),
  );
  const more = {
    ...(blocksMovement === undefined && told?.blocksMovement && { blocksMovement: true }),
    ...(blocksSight === undefined && told?.blocksSight && { blocksSight: true }),
    ...(enterCost === undefined && (told?.enterCost ?? 1) > 1 && { enterCost: told?.enterCost }),
  };
  return Object.keys(more).length > 0 ? { ...ground, ...more } : ground;
}

/** `Mud`, `the Mud`, `Thickets`: the ground by its own name. */
const takesName = (cursor: Cursor, name: string): boolean =>
  cursor.try(() => {
    cursor.take('the|this|a|an|each|all');
    return [name, ...plurals(name)].some((one) =>
      cursor.try(() => (lex(one).every(({ text }) => cursor.take(text)) ? true : undefined)),
    )
      ? true
      : undefined;
  }) ?? false;
