/** Something that a text gives by a name and that its set does not have. */
export interface NewWord {
  readonly kind: 'condition' | 'token' | 'counter';
  readonly name: string;
}

/** What is given or had, with a name in capitals, and what it is said to be. */
const given =
  /\b(?:[Gg]ives?|[Gg]ains?|[Gg]ets?|[Tt]akes?|[Aa]ppl(?:y|ies)|[Ii]nflicts?|has|have)\s+(?:(?:the target|an ally|them|it|you|an?|the|\d+)\s+)*(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?: (token|counter)s?\b)?/u;

/** What a clause by hand speaks of that has yet to be made, by the names that there are. Pure. */
export function newWord(clause: string, known: Iterable<string>): NewWord | undefined {
  const [, name, kind] = given.exec(clause.replaceAll('*', '')) ?? [];
  if (name === undefined) return undefined;
  for (const one of known) if (one.toLowerCase() === name.toLowerCase()) return undefined;
  return { kind: (kind as NewWord['kind'] | undefined) ?? 'condition', name };
}
