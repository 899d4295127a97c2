import { asBearer } from '../../own-tokens.ts';
import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { ownReading } from '../words/piece.ts';
import { givenIn } from './gave.ts';

const losing =
  /^(?:(?:you|they) )?(?:loses?|removes?|clears?) (?:it|this)\b|^(?:it|this)(?: token)? (?:is (?:lost|removed|cleared)|ends)\b/i;

/**
 * `Gain Borrowed Face ... Lose it when you deal damage`, where the token says itself "Lost when you deal damage": that is what is played, and the
 * card only says it again.
 */
export function endsAsTold(desk: Desk, nodes: readonly Node[], { words }: Context, sentence: Sentence): boolean {
  const { from, to, bullet, opens } = sentence;
  const { tokens, source } = desk;
  if (
    desk.standing ||
    bullet ||
    opens ||
    !/^(?:you|they|lose|loses|remove|clear|it|this)$/.test(tokens[from]?.text ?? '')
  )
    return false;
  const said = source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0).trim();
  const behind = said.replace(losing, '');
  if (behind === said || !/^\s*(?:when|whenever|if|once|at)\b/i.test(behind)) return false;
  const [token, ...more] = new Set(givenIn(nodes).map((one) => one.token));
  const word = more.length === 0 ? wordOf(words, token, 'token', 'condition') : undefined;
  if (word === undefined || word.text === '') return false;
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

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+%-]+/g, ' ')
    .trim();
