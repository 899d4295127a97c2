import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const somewhere = /^(?:in|within|adjacent|on|at|anywhere)$/;

/** `Destroy a wall or an object in range 2`, `remove a Mine or Snare in range 3`: each of both with the verb, and where it is. */
export function eitherOf(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('you? may');
  const from = cursor.at;
  if (!cursor.take('destroy|remove|kill|sacrifice a|an|one|any') || cursor.done) return undefined;
  const or = tokens.findIndex(({ text }) => text === 'or');
  const first = tokens.slice(from + 2, or);
  const rest = tokens.slice(or + 1);
  const verb = tokens[from] as Token;
  if (or < 0 || first.length === 0 || rest.length === 0) return undefined;
  if ([...first, ...rest].some(({ text }) => /^(?:,|and|or|then|to|if|that|with|of)$/.test(text))) return undefined;
  const place = rest.findIndex(({ text }, at) => at > 0 && somewhere.test(text));
  const article = tokens[from + 1] as Token;
  const isNamed = /^(?:a|an|one|any)$/.test(rest[0]?.text ?? '');
  const own = /^[aeiou]/.test(rest[0]?.text ?? '') ? 'an' : 'a';
  const second = isNamed ? rest : [/^an?$/.test(article.text) ? wordLike(article, own) : article, ...rest];
  const there = place < 0 || first.some(({ text }) => somewhere.test(text)) ? [] : rest.slice(place);
  return [...tokens.slice(0, or), ...there, tokens[or] as Token, verb, ...second];
}
eitherOf.needs = oneOf('or');
