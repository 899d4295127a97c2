import { oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const verbs: Readonly<Record<string, string>> = { pulled: 'pull', pushed: 'push' };

/**
 * `An ally that starts their turn in range 3 may be pulled 2, and heals 1`, `they may be pushed 1`, of one ally, who is played by the same player: you may pull
 * them. What else comes to them comes anyway.
 */
export function mayBeMoved(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      /^(?:may|can)$/.test(text) &&
      tokens[n + 1]?.text === 'be' &&
      /^(?:pulled|pushed)$/.test(tokens[n + 2]?.text ?? ''),
  );
  const like = tokens[at];
  const said = tokens.slice(0, Math.max(at, 0));
  if (like === undefined || !said.some(({ text }) => text === 'ally')) return undefined;
  if (said.some(({ text }) => /^(?:enemy|enemies|unit|units|allies)$/.test(text))) return undefined;
  const verb = wordLike(tokens[at + 2] as Token, verbs[tokens[at + 2]?.text ?? ''] ?? '');
  const isNamed = /^(?:they|it)$/.test(said.at(-1)?.text ?? '');
  const whom = isNamed ? said.slice(0, -1) : said;
  if (whom.length === 0) return undefined;
  const comma = whom.at(-1)?.text === ',' ? [] : [wordLike(like, ',')];
  const rest = tokens.slice(at + 3);
  const more = rest.findIndex(
    ({ text }, n) => text === 'and' && /^(?:gains?|heals?|gets?|takes?|loses?)$/.test(rest[n + 1]?.text ?? ''),
  );
  const does = more < 0 ? rest : [...rest.slice(0, more + 1), wordLike(like, 'they'), ...bare(rest.slice(more + 1))];
  return [...whom, ...comma, ...wordsLike(like, 'you may'), verb, wordLike(like, 'them'), ...does];
}
mayBeMoved.needs = oneOf('pulled pushed');

/** `gains 2 overshield`, as it is told of "they". */
const bare = ([verb, ...rest]: readonly Token[]): Token[] =>
  verb === undefined ? [] : [wordLike(verb, verb.text.replace(/s$/, '')), ...rest];
