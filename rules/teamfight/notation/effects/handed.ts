import { calledIn } from '../../called.ts';
import { lex } from '../words/token.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';

const besideTexts = new WeakMap<Words, Map<string, Words>>();

/**
 * The vocabulary of an ability whose file lists a Rope Winch System, and whose text calls it a Rope Winch or the system: the file says
 * which one that is. Never where the short name is that of something else that its unit has.
 */
export function withHanded(words: Words, card: Word | undefined): Words {
  let found = words;
  for (const ref of new Set(card?.hands)) {
    const piece = piecesOf(words).get(ref);
    const short = piece && shortOf(piece, card as Word);
    if (piece !== undefined && short !== undefined && isFree(words, short, card as Word))
      found = calling(found, piece, short);
  }
  for (const { piece, short } of card === undefined ? [] : eitherNames(words, card))
    found = calling(found, piece, short, true);
  return found;
}

/**
 * A token that is called "Spark lit or Flame shown" stands for two things. A text of its unit may call it by some words of either, with
 * the word token or marker behind them: "a Spark token", where no other piece has those words in its name.
 */
function eitherNames(words: Words, { ref: unit, text }: Word): { readonly piece: Word; readonly short: string }[] {
  const pieces = eithersOf(words).filter(({ owners }) => owners.includes(unit));
  if (pieces.length === 0) return [];
  const said = lex(text).map((token) => token.text);
  return pieces.flatMap((piece) => {
    return piece.name.split(/ or /i).flatMap((name) => {
      const own = lex(name).map((token) => token.text);
      const short = longestSaid(own, said);
      return short === undefined || namesOther(words, piece, short) ? [] : [{ piece, short }];
    });
  });
}

/** The most words in a row of a name that a text says before "token" or "marker". */
function longestSaid(name: readonly string[], said: readonly string[]): string | undefined {
  for (let long = name.length - 1; long > 0; long--) {
    for (let from = 0; from + long <= name.length; from++) {
      const part = name.slice(from, from + long);
      const isSaid = said.some(
        (_, at) => part.every((word, n) => said[at + n] === word) && tail.test(said[at + long] ?? ''),
      );
      if (isSaid) return part.join(' ');
    }
  }
  return undefined;
}

const tail = /^(?:token|marker)s?$/;

const namesOther = (words: Words, piece: Word, short: string): boolean =>
  words.all.some(
    (word) =>
      word.ref !== piece.ref &&
      (kinds as readonly string[]).includes(word.kind) &&
      ` ${word.name.toLowerCase()} `.includes(` ${short} `),
  );

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

const eithers = new WeakMap<readonly Word[], readonly Word[]>();

/** Tokens that are called by two names, worked out once. */
function eithersOf(words: Words): readonly Word[] {
  let found = eithers.get(words.all);
  if (found === undefined) {
    found = [...piecesOf(words).values()].filter(
      ({ kind, name }) => kind === 'token' && name.split(/ or /i).length === 2,
    );
    eithers.set(words.all, found);
  }
  return found;
}

/** Two or more words of the name without the last, where the text says those and never the whole name; else one part of it behind an article. */
function shortOf({ kind, name }: Word, { text }: Word): string | undefined {
  const short = name.split(' ').slice(0, -1).join(' ').toLowerCase();
  const said = text.toLowerCase();
  if (short.includes(' ') && said.includes(short) && !said.includes(name.toLowerCase())) return short;
  return kind === 'marker' ? calledIn(text, name) : undefined;
}

function isFree(words: Words, short: string, { ref: unit, hands = [] }: Word): boolean {
  const tokens = lex(short);
  const known = wordAt(words, tokens, 0, tokens.length, kinds);
  if (known?.to === tokens.length && !isElsewhere(known.word, unit)) return false;
  const like = words.all.filter(
    ({ ref, name }) => hands.includes(ref) && ` ${name.toLowerCase()} `.includes(` ${short} `),
  );
  return new Set(like.map(({ name }) => name)).size === 1;
}

/** A marker that only other units' files list is none that this one's text could mean. */
const isElsewhere = ({ kind, owners }: Word, unit: string): boolean =>
  kind === 'marker' && owners.length > 0 && !owners.includes(unit);

const kinds = ['condition', 'token', 'counter', 'marker', 'terrain', 'summon', 'hero'] as const;

/** `whole`: only with the word for what it is behind the name. */
function calling(words: Words, word: Word, short: string, whole = false): Words {
  const known = besideTexts.get(words) ?? new Map<string, Words>();
  besideTexts.set(words, known);
  const key = `${word.ref} ${short}${whole ? ' token' : ''}`;
  let found = known.get(key);
  if (found === undefined) {
    const forms = new Map(words.forms);
    const tokens = lex(short).map(({ text }) => text);
    const first = tokens[0] ?? '';
    const tails = word.kind === 'token' ? ['token', 'marker'] : ['marker', 'object'];
    const told = tails.flatMap((tail) => (whole ? [tail, `${tail}s`] : [tail])).map((tail) => [...tokens, tail]);
    const called = [...told, ...(whole ? [] : [tokens])].map((form) => ({ tokens: form, word }));
    const all = [...called, ...(words.forms.get(first) ?? [])].sort((a, b) => b.tokens.length - a.tokens.length);
    forms.set(first, all);
    found = { ...words, forms };
    known.set(key, found);
  }
  return found;
}
