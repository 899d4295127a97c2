import { asBearer } from '../../own-tokens.ts';
import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning } from '../words/cursor.ts';
import { ownReading } from '../words/piece.ts';
import { givenIn } from './gave.ts';

const losing =
  /^(?:(?:you|they|(?:an?|any|each|every) (?:unit|enemy|ally)|units|enemies|allies) )?(?:loses?|removes?|clears?) (?:it|this)\b|^(?:it|this)(?: token)? (?:is (?:lost|removed|cleared)|ends)\b|^ends\b/i;

/**
 * `Gain Borrowed Face ... Lose it when you deal damage`, where the token says itself "Lost when you deal damage": that is what is played, and the
 * card only says it again. So it does with `a unit loses all Borrowed Faces when they deal damage`.
 */
export function endsAsTold(desk: Desk, nodes: readonly Node[], { words }: Context, sentence: Sentence): boolean {
  const { from, to, bullet, opens } = sentence;
  const { tokens, source } = desk;
  if (
    desk.standing ||
    bullet ||
    opens ||
    !/^(?:you|they|lose|loses|remove|clear|it|this|ends|a|an|any|each|every|units|enemies|allies)$/.test(
      tokens[from]?.text ?? '',
    )
  )
    return false;
  const whole = source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0).trim();
  if (!/\b(?:loses?|lost|removed?|clears?|cleared|ends)\b/i.test(whole)) return false;
  const given = new Set(givenIn(nodes).map((one) => one.token));
  const named = [...given].find((token) => inWords(whole, wordOf(words, token, 'token', 'condition')) !== whole);
  const [token, ...more] = named === undefined ? given : [named];
  const word = more.length === 0 ? wordOf(words, token, 'token', 'condition') : undefined;
  if (word === undefined || word.text === '') return false;
  const said = inWords(whole, word);
  const behind = said.replace(losing, '');
  if (behind === said || !/^\s*(?:when|whenever|if|once|at)\b/i.test(behind)) return false;
  const own = ownReading(word, words);
  if (own.clauses.some(({ status }) => status === 'manual')) return false;
  const ends = [behind, asBearer(behind, true) ?? behind].map(plain);
  const isSaid = ends.some((end) =>
    ['lost', 'lose this', 'lose it', 'remove this', 'removed', 'clear', 'cleared', 'ends', 'this ends', 'remove'].some(
      (verb) => plain(word.text).includes(`${verb} ${end}`),
    ),
  );
  if (isSaid) reminded(desk, from, to);
  return isSaid;
}
endsAsTold.begins = beginning('you|they|lose|loses|remove|clear|it|this|ends|a|an|any|each|every|units|enemies|allies');

/** `loses all Borrowed Faces` as "loses it". */
const inWords = (said: string, word: { readonly name: string } | undefined): string =>
  word === undefined
    ? said
    : said.replace(
        new RegExp(
          `\\b(loses?|removes?|clears?) (?:all|any|every|their|its|your)? ?(?:of (?:their|its) )?${word.name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)?(?: tokens?)?(?![\\p{L}\\p{N}'])`,
          'iu',
        ),
        '$1 it',
      );

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+%-]+/g, ' ')
    .trim();
