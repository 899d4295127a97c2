import { lex } from './token.ts';
import { type Word, type Words, wordAt } from './words.ts';

const besideTexts = new WeakMap<Words, Map<string, Words>>();

/**
 * The vocabulary of an ability whose file lists a Rope Winch System, and whose text calls it a Rope Winch: the file says which one that
 * is. Never where the short name is somebody else's too.
 */
export function withHanded(words: Words, card: Word | undefined): Words {
  let found = words;
  for (const ref of new Set(card?.hands)) {
    const piece = piecesOf(words).get(ref);
    const short = piece && shortOf(piece, card as Word);
    if (piece !== undefined && short !== undefined && isFree(words, short, card as Word))
      found = calling(found, piece, short);
  }
  return found;
}

const pieces = new WeakMap<readonly Word[], ReadonlyMap<string, Word>>();

/** Tokens and markers by their reference, worked out once. */
function piecesOf({ all }: Words): ReadonlyMap<string, Word> {
  let found = pieces.get(all);
  if (found === undefined) {
    found = new Map(all.flatMap((word) => (word.kind === 'token' || word.kind === 'marker' ? [[word.ref, word]] : [])));
    pieces.set(all, found);
  }
  return found;
}

/** All words of the name but the last, where they are two or more and the text says those and never the whole name. */
function shortOf({ name }: Word, { text }: Word): string | undefined {
  const short = name.split(' ').slice(0, -1).join(' ').toLowerCase();
  const said = text.toLowerCase();
  return short.includes(' ') && said.includes(short) && !said.includes(name.toLowerCase()) ? short : undefined;
}

function isFree(words: Words, short: string, { hands = [] }: Word): boolean {
  const tokens = lex(short);
  if (wordAt(words, tokens, 0, tokens.length, kinds)?.to === tokens.length) return false;
  const like = words.all.filter(({ ref, name }) => hands.includes(ref) && name.toLowerCase().startsWith(`${short} `));
  return new Set(like.map(({ name }) => name)).size === 1;
}

const kinds = ['condition', 'token', 'counter', 'marker', 'terrain', 'summon', 'hero'] as const;

function calling(words: Words, word: Word, short: string): Words {
  const known = besideTexts.get(words) ?? new Map<string, Words>();
  besideTexts.set(words, known);
  const key = `${word.ref} ${short}`;
  let found = known.get(key);
  if (found === undefined) {
    const forms = new Map(words.forms);
    const tokens = lex(short).map(({ text }) => text);
    const first = tokens[0] ?? '';
    const tails = word.kind === 'token' ? ['token', 'marker'] : ['marker', 'object'];
    const called = [...tails.map((tail) => [...tokens, tail]), tokens].map((form) => ({ tokens: form, word }));
    const all = [...(words.forms.get(first) ?? []), ...called].sort((a, b) => b.tokens.length - a.tokens.length);
    forms.set(first, all);
    found = { ...words, forms };
    known.set(key, found);
  }
  return found;
}
