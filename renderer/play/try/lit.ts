import type { Foretold } from '../../../rules/teamfight/try/foretell.ts';
import type { Lit } from '../../match/board/Board.tsx';
import type { Tried } from '../../match/teamfight/try-questions.ts';

/** The spaces that mean something now, and which choice each stands for. */
export interface Lighting {
  readonly lit: readonly Lit[];
  readonly choiceOn: ReadonlyMap<number, number>;
}

type Over = { readonly choice: number; readonly foretold: readonly Foretold[] } | undefined;

/** What lights up on the board. Pure. */
export function lighting(tried: Tried, over: Over): Lighting {
  const { choices, asks, state } = tried;
  const beside = (foretold: readonly Foretold[]): Lit[] =>
    foretold.flatMap(({ unit, note }) => {
      const space = state.units[unit]?.at ?? -1;
      return space < 0 ? [] : [{ space, as: 'past', note }];
    });
  if (asks) return { lit: beside(asks.foretold), choiceOn: new Map() };
  const choiceOn = new Map<number, number>();
  const lit: Lit[] = [];
  const isAimed = choices.choices.some(({ action, unit }) => action.do === 'pick' && unit !== undefined);
  for (const [index, { action, space, unit, told }] of choices.choices.entries()) {
    if (space === undefined || choiceOn.has(space)) continue;
    const of = unit === undefined ? undefined : noteOf(tried, index, unit);
    choiceOn.set(space, index);
    // Where somebody can be aimed at, empty spaces are legal too, but seldom meant.
    const as = action.do === 'pick' && (unit !== undefined || !isAimed) ? 'aim' : 'go';
    lit.push({ space, as, told: of ? `${told}. ${of.told}` : told, ...(of && { note: of.note }) });
  }
  const laid = over && choices.choices[over.choice]?.area;
  for (const [space, choice] of areasBySpace(tried, over?.choice)) {
    choiceOn.set(space, choice);
    lit.push({ space, as: laid?.includes(space) ? 'area' : 'go', told: choices.choices[choice]?.told ?? '' });
  }
  return { lit: [...lit, ...(laid ? beside(over.foretold) : [])], choiceOn };
}

const noteOf = ({ foretold }: Tried, choice: number, unit: number): Foretold | undefined =>
  foretold.find(([index]) => index === choice)?.[1].find((one) => one.unit === unit);

/** For each space that some area can cover, the one whose middle is nearest to it. */
function areasBySpace({ choices, scenery }: Tried, over: number | undefined): ReadonlyMap<number, number> {
  const { columns } = scenery.board;
  const nearest = new Map<number, { readonly choice: number; readonly far: number }>();
  for (const [choice, { area }] of choices.choices.entries()) {
    if (!area || area.length === 0) continue;
    const middle = (of: (space: number) => number): number => area.reduce((sum, one) => sum + of(one), 0) / area.length;
    const [x, y] = [middle((one) => one % columns), middle((one) => Math.floor(one / columns))];
    for (const space of area) {
      const far = (x - (space % columns)) ** 2 + (y - Math.floor(space / columns)) ** 2;
      const known = nearest.get(space);
      // The one that is shown stays as long as it is as good, so that it does not jump under the pointer.
      if (!known || far < known.far || (far === known.far && choice === over)) nearest.set(space, { choice, far });
    }
  }
  return new Map([...nearest].map(([space, { choice }]) => [space, choice]));
}
