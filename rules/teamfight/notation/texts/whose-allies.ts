/**
 * Whether allies near a target are harmed: "Enemy in range 5, 3dmg. Allies adjacent to it take 1dmg". They are yours by the words and
 * the target's by the sense.
 */
export function harmsAllies(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { who, of, then } = value as {
    who?: { side?: unknown; places?: readonly { of?: unknown }[] };
    of?: unknown;
    then?: unknown;
  };
  const near = of === 'target' || (Array.isArray(who?.places) && who.places.some((place) => place.of === 'target'));
  if (
    who?.side === 'ally' &&
    near &&
    Array.isArray(then) &&
    then.some((node) => node.node === 'damage' && node.to === 'each')
  )
    return true;
  return Object.values(value).some(harmsAllies);
}
