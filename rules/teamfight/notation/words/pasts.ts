/** Verbs whose past takes no -ed, as games call conditions. */
const irregular: Readonly<Record<string, string>> = {
  bind: 'bound',
  break: 'broken',
  freeze: 'frozen',
  hide: 'hidden',
  shake: 'shaken',
  sleep: 'asleep',
};

/** The pasts of a condition's name in small letters: of one that ends in a short syllable the second is the usual one. */
export const pasts = (lower: string): string[] => {
  const own = irregular[lower];
  if (own !== undefined) return [own];
  return lower.endsWith('e') ? [`${lower}d`] : [`${lower}ed`, `${lower}${lower.at(-1) ?? ''}ed`];
};

/** What a condition's name makes of whoever has it, in small letters: `burning` of Burn. */
export function doing(lower: string): string[] {
  if (!/^[a-z]{3,}$/.test(lower) || /(?:ed|ing)$/.test(lower)) return [];
  const stem = lower.replace(/(?<=[^e])e$/, '');
  return [`${stem}ing`, `${stem}${stem.at(-1) ?? ''}ing`];
}

/** What gives a condition that is called by such a past: `freeze` of Frozen. */
export const presentOf = (past: string): string | undefined =>
  Object.keys(irregular).find((verb) => irregular[verb] === past);
