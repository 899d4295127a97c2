/** A way to say something: the whole phrase, and what it means. */
export interface Phrase<Meaning> {
  readonly says: RegExp;
  /** Undefined where the words are none after all, such as a number off the die. */
  means(found: readonly string[]): Meaning | undefined;
}

/** A pattern over a whole phrase in small letters. `NUM` stands for a number, `HP` and other capitals for the words below. */
export function phrase<Meaning>(pattern: string, means: (...found: string[]) => Meaning | undefined): Phrase<Meaning> {
  const source = Object.entries(parts).reduce((text, [name, part]) => text.replaceAll(name, part), pattern);
  return { says: new RegExp(`^(?:${source})$`), means: (found) => means(...found.slice(1)) };
}

/** What a phrase means by the first way of saying it. */
export function meaningOf<Meaning>(phrases: readonly Phrase<Meaning>[], text: string): Meaning | undefined {
  for (const { says, means } of phrases) {
    const found = says.exec(text);
    const meaning = found ? means(found) : undefined;
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

const parts = {
  NUM: '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten)',
  HP: '(?:hp|health points?|hit points?)',
  DEFENCE: 'defen[cs]e',
  TYPE: '(physical|chemical|energy)(?:: ?(melee|range|fire|ice|biological|corrosive|electric|plasma))?',
  // A type with or without one of its subtypes, or a subtype alone.
  KIND: '(?:(physical|chemical|energy)(?:: ?(melee|range|fire|ice|biological|corrosive|electric|plasma))?|(melee|range|fire|ice|biological|corrosive|electric|plasma))',
  CHOSEN: '(?:the|a|one|any) (?:other )?player of your choice|a player you choose|any (?:other )?player',
  DEFENDER: '(?:the|each|every) (?:defender|defending player)s?|the defenders|the defending players',
} as const;

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number of a `NUM`. */
export const numberOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : numbers.indexOf(word));

/** A phrase as it is compared: small letters, single spaces, no markup. */
export const plain = (text: string): string =>
  text
    .replace(/\*+/g, '')
    .replace(/[’]/g, "'")
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+(?=[a-z])/i, '')
    .replace(/[\s.,;!]+$/, '')
    .trim()
    .toLowerCase();
