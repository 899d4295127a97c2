/** Dice of one kind that are added to a roll, or taken from it. */
export interface Die {
  readonly count: number;
  readonly sides: number;
  readonly sign: 1 | -1;
}

/** How likely each sum is, from the least on. */
export interface Chances {
  readonly least: number;
  readonly of: readonly number[];
}

const known = new Map<string, Chances>();
const blows = new Map<string, Blow>();
/** Enough for everything that is rolled in a combat; beyond that all is worked out again. */
const most = 20_000;

const keyOf = (dice: readonly Die[]): string => {
  let key = '';
  for (const { count, sides, sign } of dice) key += `${sign * count}d${sides} `;
  return key;
};

/** How some dice fall together. */
export function chancesOf(dice: readonly Die[]): Chances {
  const key = keyOf(dice);
  const found = known.get(key);
  if (found) return found;
  let least = 0;
  let of: number[] = [1];
  for (const { count, sides, sign } of dice) {
    for (let die = 0; die < count; die++) {
      least += sign === 1 ? 1 : -sides;
      const next = new Array<number>(of.length + sides - 1).fill(0);
      for (const [sum, chance] of of.entries())
        for (let side = 0; side < sides; side++) next[sum + side]! += chance / sides;
      of = next;
    }
  }
  const made = { least, of };
  if (known.size > most) known.clear();
  known.set(key, made);
  return made;
}

/** The average of some dice. */
export const meanOf = (dice: readonly Die[]): number =>
  dice.reduce((sum, { count, sides, sign }) => sum + (sign * count * (sides + 1)) / 2, 0);

/** What one roll against another comes to, exactly. */
export interface Blow {
  /** The chance that it is higher. */
  readonly success: number;
  /** What it is higher by on average, never more than the HP that are there. */
  readonly loss: number;
  /** The chance that it takes all of these. */
  readonly falls: number;
}

/** @param ahead the attacker's flat numbers less the defender's */
export function blowOf(attack: readonly Die[], defence: readonly Die[], ahead: number, hp: number): Blow {
  const key = `${keyOf(attack)}/ ${keyOf(defence)}${ahead} ${hp}`;
  const found = blows.get(key);
  if (found) return found;
  const less = defence.map(({ count, sides, sign }): Die => ({ count, sides, sign: sign === 1 ? -1 : 1 }));
  const { least, of } = chancesOf([...attack, ...less]);
  let [success, loss, falls] = [0, 0, 0];
  for (const [index, chance] of of.entries()) {
    const by = least + index + ahead;
    if (by <= 0) continue;
    success += chance;
    loss += chance * Math.min(by, hp);
    if (by >= hp) falls += chance;
  }
  const made = { success, loss, falls };
  if (blows.size > most) blows.clear();
  blows.set(key, made);
  return made;
}
