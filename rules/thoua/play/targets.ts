import type { Refusal } from '../../kernel/rules.ts';
import type { Use } from '../action.ts';
import type { AbilityDesign } from '../game.ts';
import { apart, blocking, isOpen, isSeen } from './field.ts';
import { areAllies, designOf, figureOf, type Look, stands } from './look.ts';
import { areaAt, isAround, lineFrom, mayBeTarget, within } from './shape.ts';
import { isBarredBy, sourcesOf } from './sources.ts';
import { actionOf, castFor, costOf, furtherOf, ignoresSight, reachOf, variantOf } from './use.ts';

const no = (code: string, message: string, rule: string): Refusal => ({ code: `ability/${code}`, message, rule });

/**
 * Why a figure cannot use an ability at all now, whatever its target.
 * @param eye its own, where it is known
 */
export function unusable(look: Look, by: number, ability: number, eye?: Eye): Refusal | undefined {
  const design = designOf(look, by).abilities[ability];
  if (!design) return no('unknown', 'There is no such ability.', 'U-040');
  const { waits, uses } = figureOf(look, by);
  if (waits[ability]! > 0) {
    return no('cooldown', `${design.name} can be used again in ${turns(waits[ability]!)}.`, 'U-015');
  }
  if (uses[ability] === 0) return no('used-up', `${design.name} is used up for this combat.`, 'U-016');
  if (eye ? eye.barred : isBarredBy(sourcesOf(look, by), 'use-abilities')) {
    return no('barred', `${designOf(look, by).name} cannot use abilities now.`, 'U-040');
  }
  return undefined;
}

const turns = (count: number): string => (count === 1 ? 'one turn' : `${count} turns`);

/** How a figure sees now: the same for all of its abilities. */
export interface Eye {
  readonly by: number;
  /** Where those stand who block its sight. */
  readonly past: readonly number[];
  /** Whether allies, enemies and spaces are reached without sight. */
  readonly blind: { readonly ally: boolean; readonly enemy: boolean; readonly space: boolean };
  /** Spaces that are added to every range. */
  readonly further: number;
  /** Whether it cannot use abilities. */
  readonly barred: boolean;
}

export function eyeOf(look: Look, by: number): Eye {
  const sources = sourcesOf(look, by);
  const [ally, enemy] = [ignoresSight(look, by, true, sources), ignoresSight(look, by, false, sources)];
  const past = blocking(look, designOf(look, by).side);
  const barred = isBarredBy(sources, 'use-abilities');
  return { by, past, blind: { ally, enemy, space: ally && enemy }, further: furtherOf(look, by), barred };
}

/** From where, how far and past what a figure uses an ability. */
export interface Aim extends Eye {
  readonly design: AbilityDesign;
  readonly range: number;
}

export function aimOf(look: Look, ability: number, eye: Eye): Aim {
  const design = designOf(look, eye.by).abilities[ability]!;
  return { ...eye, design, range: reachOf(design, eye.further) };
}

/** Whether a figure may be the target from a space: of the right side, in range and in sight (U-050, U-076). */
export function isTarget(look: Look, { design, by, range, past, blind }: Aim, from: number, figure: number): boolean {
  if (!stands(look, figure) || !mayBeTarget(look, design, by, figure)) return false;
  const at = figure === by ? from : figureOf(look, figure).at;
  if (apart(look, from, at) > range) return figure === by;
  return (areAllies(look, by, figure) ? blind.ally : blind.enemy) || isSeen(look, past, from, at);
}

/** Whether an area can be laid over some spaces: one of them is in range and in sight (U-070). */
export const isAimed = (
  look: Look,
  { range, past, blind }: Pick<Aim, 'range' | 'past' | 'blind'>,
  from: number,
  spaces: readonly number[],
): boolean =>
  spaces.some((space) => apart(look, from, space) <= range && (blind.space || isSeen(look, past, from, space)));

/** Whether an obstacle can be made in a space from another (U-074). */
export const isBuildable = (look: Look, { range, past, blind }: Aim, from: number, space: number): boolean =>
  isOpen(look, space) &&
  apart(look, from, space) <= range &&
  (blind.space || !look.game.options.obstacleNeedsSight || isSeen(look, past, from, space));

/** Why an ability cannot be used so. The shape of the action was checked before. */
export function wrongUse(look: Look, by: number, use: Use): Refusal | undefined {
  const eye = eyeOf(look, by);
  const barred = unusable(look, by, use.ability, eye);
  if (barred) return barred;
  const aim = aimOf(look, use.ability, eye);
  const { design } = aim;
  const from = figureOf(look, by).at;
  const { target, at, direction, turned = false } = use;
  if (design.shape === 'area') {
    const spaces = at === undefined ? undefined : areaAt(look, design, at, turned);
    if (!spaces)
      return no('area', `Name the top left space of the area of ${design.name}; all of it lies on the map.`, 'U-070');
    if (!isAimed(look, aim, from, spaces)) {
      return no('out-of-range', `One space of the area must be seen within ${aim.range} spaces.`, 'U-070');
    }
  } else if (design.shape === 'line') {
    if (direction === undefined || lineFrom(look, from, direction, aim.range).length === 0) {
      return no('direction', 'Name one of the eight directions, from 0 (up) to 7, that leads onto the map.', 'U-073');
    }
  } else if (design.target === 'space') {
    if (at === undefined || !isBuildable(look, aim, from, at)) {
      return no('space', `Name an open space that is seen within ${aim.range} spaces.`, 'U-074');
    }
  } else if (!isAround(design) && design.target !== 'self') {
    if (target === undefined || !stands(look, target) || !mayBeTarget(look, design, by, target)) {
      return no('target', `${design.name} is used on ${aimedAt[design.target]}.`, 'U-076');
    }
    if (!isTarget(look, aim, from, target)) {
      return no('out-of-range', `The target must be seen within ${aim.range} spaces.`, 'U-050');
    }
  }
  return tooDear(look, by, use);
}

const aimedAt = {
  enemy: 'an enemy',
  ally: 'an ally',
  self: 'oneself',
  any: 'anybody',
  space: 'an open space',
} as const;

/** Whether the points are there for what the ability does with this target (U-104). */
export function tooDear(look: Look, by: number, use: Use): Refusal | undefined {
  const design = designOf(look, by).abilities[use.ability]!;
  const { ap } = figureOf(look, by);
  const { action, variants } = design.program;
  // Mostly no special changes it: then none is asked.
  const changes = variants.some((one) => one.action.actionPoints !== action.actionPoints);
  const done = changes ? actionOf(design, variantOf(look, design, castFor(look, by, use))) : action;
  const cost = costOf(design, done);
  return cost <= ap ? undefined : no('ap', `${design.name} costs ${cost} AP; ${ap} are left.`, 'U-012');
}

/** All ways to use an ability that differ in whom, or which obstacles, they reach; and whether there are no others. */
export function usesOf(look: Look, ability: number, eye: Eye): Use[] {
  const { by } = eye;
  if (unusable(look, by, ability, eye)) return [];
  const aim = aimOf(look, ability, eye);
  return candidates(look, aim, ability).filter((use) => !tooDear(look, by, use));
}

function candidates(look: Look, aim: Aim, ability: number): Use[] {
  const { design, by, range } = aim;
  const from = figureOf(look, by).at;
  const { figures } = look.state;
  if (design.shape === 'area') return areas(look, aim, ability, from);
  if (design.shape === 'line') {
    const lines = [0, 1, 2, 3, 4, 5, 6, 7].map((direction) => ({
      use: { do: 'use', ability, direction } as const,
      spaces: lineFrom(look, from, direction, range),
    }));
    return lines.filter(({ spaces }) => isOccupied(look, design, spaces)).map(({ use }) => use);
  }
  if (design.target === 'space') {
    return within(look, from, range)
      .filter((space) => isBuildable(look, aim, from, space))
      .map((at) => ({ do: 'use', ability, at }));
  }
  if (isAround(design) || design.target === 'self') return [{ do: 'use', ability }];
  const found: Use[] = [];
  for (let target = 0; target < figures.length; target++) {
    if (isTarget(look, aim, from, target)) found.push({ do: 'use', ability, target });
  }
  return found;
}

/** Whether anybody, or an obstacle that the ability destroys, is in some spaces. */
function isOccupied({ state }: Look, design: AbilityDesign, spaces: readonly number[]): boolean {
  if (state.figures.some(({ at }) => at >= 0 && spaces.includes(at))) return true;
  return razes(design) && [...state.obstacles, ...state.screens].some((space) => spaces.includes(space));
}

/** Whether an ability can destroy the obstacles in its shape. */
const razes = ({ program }: AbilityDesign): boolean =>
  [program, ...program.variants].some(({ action }) =>
    action.effects.some((effect) => effect.do === 'destroy-obstacles' && effect.within === 'shape'),
  );

/** One placement of an area for each choice of those whom it reaches. */
function areas(look: Look, aim: Aim, ability: number, from: number): Use[] {
  const { state, game } = look;
  const { design } = aim;
  const { columns } = game.board;
  const [wide, high] = design.size;
  const marked = state.figures.flatMap(({ at }) => (at >= 0 ? [at] : []));
  if (razes(design)) marked.push(...state.obstacles, ...state.screens);
  const found = new Map<string, Use>();
  for (const turned of wide === high ? [false] : [false, true]) {
    const [across, down] = turned ? [high, wide] : [wide, high];
    const corners = new Set(
      marked.flatMap((at) =>
        Array.from({ length: across * down }, (_, index) => {
          const [x, y] = [(at % columns) - (index % across), Math.floor(at / columns) - Math.floor(index / across)];
          return x < 0 || y < 0 ? -1 : y * columns + x;
        }),
      ),
    );
    for (const at of [...corners].sort((one, other) => one - other)) {
      const spaces = areaAt(look, design, at, turned);
      if (!spaces) continue;
      const key = marked.filter((space) => spaces.includes(space)).join();
      if (found.has(key) || !isAimed(look, aim, from, spaces)) continue;
      found.set(key, turned ? { do: 'use', ability, at, turned } : { do: 'use', ability, at });
    }
  }
  return [...found.values()];
}
