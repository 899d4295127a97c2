import type { Token } from '../words/token.ts';
import { wordLike } from '../words/token.ts';

const yours: Readonly<Record<string, string>> = {
  took: 'take',
  dealt: 'deal',
  killed: 'kill',
  missed: 'miss',
  were: 'are',
  moved: 'move',
  attacked: 'attack',
};
const theirs: Readonly<Record<string, string>> = {
  took: 'takes',
  dealt: 'deals',
  killed: 'kills',
  missed: 'misses',
  was: 'is',
  died: 'dies',
  moved: 'moves',
  attacked: 'attacks',
};

/** `You took damage`, `An ally died`, as the name of a passive: as it happens. */
export function inPresent(tokens: readonly Token[]): readonly Token[] {
  const [first, second, third] = tokens;
  if (first?.text === 'you') return withVerb(tokens, 1, yours[second?.text ?? '']);
  if (/^(?:enemy|ally|unit|hero)$/.test(first?.text ?? '')) return withVerb(tokens, 1, theirs[second?.text ?? '']);
  if (/^(?:an?|any|another)$/.test(first?.text ?? '') && /^(?:enemy|ally|unit|hero)$/.test(second?.text ?? ''))
    return withVerb(tokens, 2, theirs[third?.text ?? '']);
  return tokens;
}

const withVerb = (tokens: readonly Token[], at: number, verb: string | undefined): readonly Token[] =>
  verb === undefined ? tokens : tokens.map((token, n) => (n === at ? wordLike(token, verb) : token));
