/** Something that a text gives by a name and that its set does not have. */
export interface NewWord {
  readonly kind: 'condition' | 'token' | 'counter' | 'marker' | 'summon';
  readonly name: string;
}

/** A name with capitals behind one of these verbs, and what it is said to be. */
const behind = (verbs: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${verbs})\s+(?:(?:the target|an ally|them|it|you|an?|the|not|\d+)\s+)*` +
      String.raw`(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?: (token|counter|marker)s?\b)?`,
    'gu',
  );

/** What has a name that stands behind such a verb, unless the text says what it is. */
const ways: readonly (readonly [RegExp, NewWord['kind']])[] = [
  [behind('[Gg]ives?|[Gg]ains|[Gg]ets?|[Tt]akes?|[Aa]ppl(?:y|ies)|[Ii]nflicts?|has|have'), 'condition'],
  // "Gain Rage" behind a target leaves open who gains a condition; a token is gained by whoever has the card.
  [behind('[Gg]ain'), 'token'],
  [behind('[Ss]ummons?'), 'summon'],
  [behind('[Pp]laces?|[Cc]reates?'), 'marker'],
  [behind('[Ss]pends?|[Pp]ays?|starts? with'), 'counter'],
  [behind('[Ee]nters?'), 'token'],
];

/** What is somewhere, in a form that the rules have words of their own for: "is Rooted" names a condition, "is Undefendable" does not. */
const state = behind('is|are|becomes?');

/**
 * What a clause by hand speaks of that has yet to be made, by the names that there are. Pure.
 * @param missing the names that nothing has, where that is why the clause is by hand
 */
export function newWords(clause: string, known: Iterable<string>, missing: readonly string[] = []): NewWord[] {
  const names = new Set([...known].map((one) => one.toLowerCase()));
  const said = clause.replaceAll('*', '');
  const given = ways.flatMap(([way, usual]) =>
    [...said.matchAll(way)].flatMap(([, name = '', kind]): NewWord[] =>
      names.has(name.toLowerCase()) ? [] : [{ kind: (kind as NewWord['kind'] | undefined) ?? usual, name }],
    ),
  );
  const found: NewWord[] = [];
  for (const word of [...given, ...missing.flatMap((name) => named(said, name) ?? [])]) {
    const [one, other] = [word.name.toLowerCase(), found.map(({ name }) => name.toLowerCase())];
    if (!other.some((name) => name.includes(one) || one.includes(name))) found.push(word);
  }
  return found;
}

/** What a name is of that a text asks for in other ways. */
function named(said: string, missing: string): NewWord | undefined {
  const isState = [...said.matchAll(state)].some(([, name]) => name === missing);
  if (isState) return { kind: 'condition', name: missing };
  return /^\p{Ll}/u.test(missing) || said.startsWith(missing) ? inCapitals(said, missing) : undefined;
}

/** A name that the text has in small letters, by what stands around it. */
function inCapitals(said: string, missing: string): NewWord {
  const [before = '', after = ''] = said.split(missing);
  const [, kind] = /^ (token|counter|marker)s?\b/.exec(after) ?? [];
  const isPrice = /^\d+ $/.test(before) && after.startsWith(':');
  const usual = /\bsummons?\b[^.,]*$/i.test(before)
    ? 'summon'
    : /\b(?:place|create)s?\b[^.,]*$/i.test(before)
      ? 'marker'
      : isPrice || /\b(?:spends?|pays?|starts? with)\b[^.,]*$/i.test(before)
        ? 'counter'
        : /\bgain\b[^.,]*$/i.test(before)
          ? 'token'
          : 'condition';
  return {
    kind: (kind as NewWord['kind'] | undefined) ?? usual,
    name: missing.charAt(0).toUpperCase() + missing.slice(1),
  };
}
