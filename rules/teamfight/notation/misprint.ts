import { distance } from 'fastest-levenshtein';
import type { Desk } from './desk.ts';
import { numberWord } from './token.ts';
import type { Words } from './words.ts';

/** The words that the notation is made of, for finding misprints of them. */
const notation = new Set(
  (
    'abilities ability action additional adjacent again against allied allies ally always another armor attack attacker attacks ' +
    'away become becomes beginning beyond blocking blocks burst cannot centered choose clear clears condition conditions considered ' +
    'control cover create damage damaged deal deals deploy destroy destroyed difficult direction else empty enemies enemy enter enters ' +
    'exactly flies flying forced friendly gain gains game give gives global ground hazard hazards heal healed heals health hero heroes ' +
    'ignore ignores ignoring immune include infinite instant instead irreducible kill kills line lose loses mandatory miss misses move ' +
    'movement moves nearest number object other others overshield path places point points pull push range ranged reaction receive ' +
    'receives refresh remove requires resistance rest roll round rounds score side sight space spaces speed spend stance standard start ' +
    'starts straight summon summons swap take takes target targeting targets teleport their them then they this through towards turn ' +
    'ultimate undefendable unit units unlimited unprotected until voluntarily walls when whenever while with within without your'
  ).split(' '),
);

const known = new WeakMap<Words, ReadonlySet<string>>();

/** Every word that a text may be made of: the notation's and those of the names. */
function lexicon(words: Words): ReadonlySet<string> {
  let found = known.get(words);
  if (found === undefined) {
    const all = new Set(notation);
    for (const forms of words.forms.values())
      for (const { tokens } of forms) for (const token of tokens) all.add(token);
    known.set(words, all);
    found = all;
  }
  return found;
}

/** The text from token `from` to `to` with its first misprint mended: a word that nobody knows, one edit away from one known word. */
export function mended({ tokens, source }: Desk, from: number, to: number, words: Words): string | undefined {
  const all = lexicon(words);
  const begin = tokens[from]?.from ?? 0;
  const end = tokens[to - 1]?.to ?? begin;
  for (let at = from; at < Math.min(to, from + 12); at++) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word' || token.text.length < 4) continue;
    if (all.has(token.text) || numberWord(token.text) !== undefined) continue;
    const near = [...all].filter(
      (word) => Math.abs(word.length - token.text.length) <= 1 && distance(word, token.text) === 1,
    );
    const [only] = near;
    if (only === undefined || near.length > 1) return undefined;
    const first = source[token.from] ?? '';
    const word = first === first.toUpperCase() ? only.slice(0, 1).toUpperCase() + only.slice(1) : only;
    return source.slice(begin, token.from) + word + source.slice(token.to, end);
  }
  return undefined;
}
