import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const units = /^(?:enemies|allies|units)$/;

/**
 * `If there are 3 or more Snares in range 2, remove them and heal 3`, `if there are two or more adjacent enemies, 1dmg to each`: all of those that
 * were counted, where they were.
 */
export function countedThere(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('if there are # or more', 'if there are at least #', 'if there are any')) return undefined;
  const from = cursor.at;
  const comma = tokens.findIndex(({ text }, n) => n > from && /^[,:]$/.test(text));
  const like = tokens[comma];
  if (like === undefined) return undefined;
  const those = tokens.slice(from, comma);
  const rest = new Cursor(tokens, comma + 1, tokens.length);
  const before = tokens.slice(0, comma + 1);
  const piece = wordAt(words, tokens, from, comma, ['marker']) !== undefined;
  if (piece) {
    rest.take('you may|can?');
    if (!rest.take('remove|destroy|consume|discard') || !rest.takeAny('all of? them', 'them all?', 'those'))
      return undefined;
    const verb = tokens.findIndex(({ text }, n) => n > comma && /^(?:remove|destroy|consume|discard)$/.test(text));
    return [...before, ...tokens.slice(comma + 1, verb + 1), wordLike(like, 'all'), ...those, ...tokens.slice(rest.at)];
  }
  if (!those.some(({ text }) => units.test(text))) return undefined;
  const harm = rest.takeAny('# dmg|damage to each of? them?', '# dmg|damage to them');
  if (harm) return [...before, ...tokens.slice(comma + 1, comma + 4), ...those, ...tokens.slice(rest.at)];
  const says = rest.takeAny(
    'each of them takes|gains|heals|loses',
    'each takes|gains|heals|loses',
    'they take|gain|heal|lose',
  );
  const verb = rest.before?.text.replace(/s$/, '');
  return says && verb ? [...before, ...those, ...wordsLike(like, verb), ...tokens.slice(rest.at)] : undefined;
}
