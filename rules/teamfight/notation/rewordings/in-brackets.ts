import type { Context } from '../context.ts';
import { oneOf } from '../words/cursor.ts';
import { notationWords } from '../words/notation-words.ts';
import { type Token, wordLike } from '../words/token.ts';
import { namesInTexts, wordAt } from '../words/words.ts';

/** Words of a name that no card explains. */
const longestName = 3;

const verbs = /^(?:is|are|becomes?|gets?|gains?)$/;
const said = /^(?:takes?|cannot|can't|can|deals?|receives?|must|is|are|has|have)$/;

/**
 * `The target is Faint (-1 damage dealt until the end of their next turn)`, of a state that no card of the set explains: the brackets say all that it
 * is, so they are said of whoever is so.
 */
export function inBrackets(tokens: readonly Token[], { words, slot }: Context): Token[] | undefined {
  const from = tokens.findIndex(({ text }) => text === '(');
  const to = tokens.findIndex(({ text }, n) => n > from && text === ')');
  if (from < 1 || to < from + 2 || slot === 'marker' || slot === 'terrain') return undefined;
  const like = tokens[from] as Token;
  let name = from;
  while (name > 0 && from - name <= longestName && isOfName(tokens[name - 1])) name -= 1;
  if (name === from || from - name > longestName) return undefined;
  for (let at = name; at < from; at++)
    if (wordAt(words, tokens, at, from, namesInTexts) !== undefined) return undefined;
  const inside = tokens.slice(from + 1, to);
  const first = inside[0]?.text ?? '';
  const changes = /^[+-]$/.test(first);
  if (!changes && !said.test(first)) return undefined;
  const behind = tokens.slice(to + 1);
  const before = tokens[name - 1];
  const word = (text: string): Token => wordLike(like, text);
  // "..., Faint (-1 damage)": whoever the sentence is about.
  if (before === undefined || before.text === ',')
    return before === undefined
      ? undefined
      : [...tokens.slice(0, name), word('they'), ...(changes ? [word('have')] : []), ...inside, ...behind];
  if (!verbs.test(before.text)) return undefined;
  const whom = tokens.slice(0, name - 1);
  const subject = whom.length > 0 && whom.at(-1)?.text !== ',' ? whom : [...whom, word('you')];
  const has = /^(?:is|becomes|gets|gains)$/.test(before.text) ? 'has' : 'have';
  return [...subject, ...(changes ? [word(has)] : []), ...inside, ...behind];
}
inBrackets.needs = oneOf('(');

const isOfName = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !verbs.test(token.text) &&
  !notationWords.has(token.text) &&
  !/^(?:and|or|then|they|it|you|the|a|an|dmg|damage|flying|invisible|untargetable)$/.test(token.text);
