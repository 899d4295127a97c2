/** A slip of the pen that is none of a letter, and what was meant. */
interface Slip {
  readonly said: RegExp;
  readonly meant: string;
}

/** Words that stand twice, in the wrong order, without their first letter, or two where one was meant. */
const slips: readonly Slip[] = [
  { said: /\b(you|they|we)['’]re are\b/i, meant: '$1 are' },
  { said: /\b(the|a|an|is|are|of|to|and|in|it|you|takes?|deals?) \1\b/i, meant: '$1' },
  { said: /\bany of number\b/i, meant: 'any number of' },
  { said: /\bnumber any of\b/i, meant: 'any number of' },
  { said: /(^|[,.]\s*)nd (?=[a-z])/i, meant: '$1and ' },
  { said: /\bbit hit\b/i, meant: 'been hit' },
  { said: /\bchoose (?:units? targets?|targets? units?)\b/i, meant: 'choose two targets' },
  { said: /\bdamage conditions\b/i, meant: 'damage and conditions' },
];

/** The text with all such slips mended; undefined where there is none. */
export function withoutSlips(text: string): string | undefined {
  const mended = slips.reduce((said, slip) => said.replace(slip.said, slip.meant), text);
  if (mended === text) return undefined;
  // A sentence begins as it did.
  return /^[A-Z]/.test(text) ? mended.slice(0, 1).toUpperCase() + mended.slice(1) : mended;
}

/** `1dmg0`: a digit that got behind its word could belong to the number or to nothing. */
export function strayDigit(text: string): string | undefined {
  const found = /\b(\d)(dmg|def|crit|hp)(\d)\b/i.exec(text);
  return found ? `"${found[0]}" could be ${found[1]}${found[3]}${found[2]} or ${found[1]}${found[2]}` : undefined;
}
