import { plurals } from '../words/plurals.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Word } from '../words/words.ts';

/** What a piece does, as one and as several do it. What it is and has is told of all of them anyway. */
const deeds: ReadonlyMap<string, string> = new Map(
  'deals shoots fires attacks hits strikes zaps moves walks goes runs explodes detonates heals gives gains pushes pulls loses takes dies disappears'
    .split(' ')
    .flatMap((one) => [
      [one, one] as const,
      [/(?:sh|ch)es$|goes$/.test(one) ? one.slice(0, -2) : one.slice(0, -1), one] as const,
    ]),
);

/** What stands before whoever does something. */
const before = /^(?:|,|:|then|and|\.)$/;

/**
 * `Each Imp moves 3`, `Towers shoot`, `roll a die for each Geyser`, where a map tells of a piece by its name: each of them has that text, so
 * that it is the one whose text it is, in words that are read.
 */
export function inOwnName(tokens: readonly Token[], { name }: Word): readonly Token[] {
  const words = (said: string): string[] => said.toLowerCase().split(' ');
  const one = words(name);
  const many = plurals(name).map(words);
  const isAt = (said: readonly string[], at: number): boolean => said.every((word, n) => tokens[at + n]?.text === word);
  const to: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = piece(at);
    if (found === undefined) {
      to.push(token);
      at += 1;
    } else {
      to.push(...found.said);
      at = found.to;
    }
  }
  return to;

  function piece(at: number): { readonly said: readonly Token[]; readonly to: number } | undefined {
    const token = tokens[at] as Token;
    if (token.text === 'for' && tokens[at + 1]?.text === 'each' && isAt(one, at + 2) && isDie(at))
      return { said: [], to: at + 2 + one.length };
    const previous = tokens[at - 1];
    if (previous !== undefined && previous.kind !== 'line' && !before.test(previous.text)) return undefined;
    const each = /^(?:each|every)$/.test(token.text);
    const the = token.text === 'the';
    const all = token.text === 'all';
    const from = each || all || the ? (tokens[at + 1]?.text === 'the' ? at + 2 : at + 1) : at;
    const names = each || the ? [one] : all ? many : many.filter((said) => said.join(' ') !== one.join(' '));
    const named = names.find((words) => isAt(words, from));
    const end = from + (named?.length ?? 0);
    const deed = deeds.get(tokens[end]?.text ?? '');
    return named && deed !== undefined
      ? { said: [...wordsLike(token, 'this'), wordLike(tokens[end] as Token, deed)], to: end + 1 }
      : undefined;
  }

  /** `roll a die for each Geyser`. */
  function isDie(at: number): boolean {
    const said = tokens.slice(Math.max(0, at - 4), at).map(({ text }) => text);
    return said.includes('roll') && /^(?:die|dice|d\d+|\d+)$/.test(said.at(-1) ?? '');
  }
}
