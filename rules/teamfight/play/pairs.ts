import type { Look, Play } from './play.ts';
import { eachStanding, touches } from './standing.ts';
import { lose } from './tokens.ts';
import { areInRange, spacesOfUnit } from './who.ts';

/** Whether two units have a condition together: one of them has given it to the other. */
export function arePaired({ game, state }: Look, one: number, ref: string, other: number): boolean {
  const card = game.cardOf.get(ref);
  const givers = (to: number): readonly number[] =>
    (state.units[to]?.tokens ?? []).filter((token) => token.card === card).map(({ from }) => from);
  const [mine, theirs] = [givers(other), givers(one)];
  return one !== other && mine.length > 0 && theirs.length > 0 && (mine.includes(one) || theirs.includes(other));
}

/**
 * Conditions that two units have together while they are adjacent, or one of the other while it is near, are gone once nothing is unfinished and
 * they are not.
 */
export function part(play: Play): void {
  if (!touches(play.game, 'parts')) return;
  const { units } = play.state;
  const apart: { readonly unit: number; readonly card: number; readonly count: number; readonly from?: number }[] = [];
  eachStanding(play, 'parts', (rules, { unit }) => {
    const bearer = units[unit];
    if (bearer === undefined) return;
    for (const rule of rules) {
      if (rule.rule !== 'parts') continue;
      const card = play.game.cardOf.get(rule.token) ?? -1;
      const { beyond, both, giver } = rule;
      if (giver) {
        const here = spacesOfUnit(play, bearer);
        const isNear = (from: number) => {
          const one = units[from];
          return one !== undefined && areInRange(play, spacesOfUnit(play, one), here, { max: beyond ?? 1 });
        };
        const far = new Set(
          bearer.tokens.flatMap((token) => (token.card === card && !isNear(token.from) ? [token.from] : [])),
        );
        for (const from of far) apart.push({ unit, card, count: Number.MAX_SAFE_INTEGER, from });
        continue;
      }
      if (beyond !== undefined && !both) {
        const here = spacesOfUnit(play, bearer);
        units.forEach((other, id) => {
          const has = other.tokens.some((token) => token.card === card && token.from === unit);
          if (has && !areInRange(play, here, spacesOfUnit(play, other), { max: beyond }))
            apart.push({ unit: id, card, count: Number.MAX_SAFE_INTEGER, from: unit });
        });
        continue;
      }
      const together = units.some(
        (other, id) =>
          arePaired(play, id, rule.token, unit) &&
          areInRange(play, spacesOfUnit(play, bearer), spacesOfUnit(play, other), { max: beyond ?? 1 }),
      );
      if (!together) apart.push({ unit, card, count: Number.MAX_SAFE_INTEGER });
    }
  });
  for (const { unit, card, count, from } of apart) lose(play, unit, card, count, { giver: from });
}
