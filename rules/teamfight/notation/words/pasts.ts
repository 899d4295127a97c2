/** The pasts of a condition's name in small letters: of one that ends in a short syllable the second is the usual one. */
export const pasts = (lower: string): string[] =>
  lower.endsWith('e') ? [`${lower}d`] : [`${lower}ed`, `${lower}${lower.at(-1) ?? ''}ed`];
