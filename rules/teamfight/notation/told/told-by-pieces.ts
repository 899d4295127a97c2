import type { Clause } from '../../../kernel/reading/reading.ts';
import type { Program } from '../../program.ts';
import { toldOf } from '../tell.ts';
import { readText, type Text } from '../texts/read-text.ts';
import type { Word, Words } from '../words/words.ts';

/** A clause of the text of a piece, token or stance, and what it comes to. */
interface Told {
  readonly said: string;
  readonly told: string;
}

/** Pieces and tokens with a text of their own. Worked out once. */
const pieces = new WeakMap<readonly Word[], readonly Word[]>();

function piecesOf({ all }: Words): readonly Word[] {
  let found = pieces.get(all);
  if (found === undefined) {
    found = all.filter(({ kind, text }) => (kind === 'marker' || kind === 'token') && text !== '');
    pieces.set(all, found);
  }
  return found;
}

/** What the texts of pieces come to, as long as their set is read. */
const known = new WeakMap<Words, Map<Word, readonly Told[]>>();

/**
 * `Enemies in the field take 1 damage`, behind "place a Field": what a card says of a piece, token or stance that it brings is played by that.
 * By the index of the clause, what it comes to there, with its name.
 */
export function toldByPieces(
  { text }: Text,
  clauses: readonly Clause[],
  program: Program,
  words: Words,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const said = JSON.stringify(program);
  const brought = piecesOf(words).filter(({ ref }) => said.includes(`"${ref}"`));
  if (brought.length === 0) return found;
  /** What was told of each of them so far: a part of that is not told again. */
  const before = new Map<Word, string[]>();
  clauses.forEach(({ field, from, to, status }, index) => {
    if (field !== 'text' || status === 'manual') return;
    const own = plain(text.slice(from, to));
    if (own.length < leastSaid) return;
    for (const word of brought) {
      const same = ofPiece(word, words).filter(({ said: there }) => isSame(own, there));
      if (same.length === 0) continue;
      const list = before.get(word) ?? [];
      before.set(word, list);
      const fresh = same
        .flatMap(({ told }) => told.split(/(?<=[.…]) /))
        .filter((sentence) => {
          const bare = sentence.replace(/[\s.…]+$/, '').toLowerCase();
          const isKnown = list.some((one) => one.includes(bare));
          if (!isKnown) list.push(bare);
          return !isKnown;
        });
      if (fresh.length > 0) found.set(index, `${word.name}: ${fresh.join(' ')}`);
      return;
    }
  });
  return found;
}

/** Whether one of both says what the other one begins with: "on this" is the name of the piece in its own text. */
const isSame = (own: string, there: string): boolean =>
  own.includes(there.slice(0, mostCompared)) || there.includes(own.slice(0, mostCompared));

const mostCompared = 32;

/** Letters of what is compared at least: "slow" stands in many a text. */
const leastSaid = 8;

/** Words and numbers alone. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d+%]+/gu, ' ')
    .trim();

function ofPiece(word: Word, words: Words): readonly Told[] {
  let all = known.get(words);
  if (all === undefined) {
    all = new Map();
    known.set(words, all);
  }
  let told = all.get(word);
  if (told === undefined) {
    const { kind, name, text } = word;
    const { clauses, program } = readText({ slot: kind as 'marker' | 'token', name, text }, words);
    const each = toldOf(program, words);
    told = clauses.flatMap(({ field, from, to }, index) => {
      const said = field === 'text' ? plain(text.slice(from, to)) : '';
      const comes = each.get(index);
      return comes === undefined || said.length < leastSaid ? [] : [{ said, told: comes }];
    });
    all.set(word, told);
  }
  return told;
}
