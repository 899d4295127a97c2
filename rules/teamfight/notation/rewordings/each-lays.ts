import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const verbs: Readonly<Record<string, string>> = {
  summons: 'summon',
  places: 'place',
  creates: 'create',
  drops: 'drop',
  lays: 'lay',
  spawns: 'spawn',
  puts: 'put',
  leaves: 'leave',
};

/** `Each Hive summons a Wolf in range 1 of it`: for each of them one comes. */
export function eachLays(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => verbs[text] !== undefined);
  const verb = tokens[at];
  if (verb === undefined || !/^(?:a|an|one)$/.test(tokens[at + 1]?.text ?? '')) return undefined;
  const from = tokens.slice(0, at).findLastIndex(({ text }) => text === ',' || text === ':') + 1;
  const cursor = new Cursor(tokens, from, at);
  if (!cursor.takeAny('each|every of your', 'each|every')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, at, ['summon', 'marker']);
  if (piece === undefined || piece.to !== at) return undefined;
  return [
    ...tokens.slice(0, from),
    wordLike(verb, 'for'),
    ...tokens.slice(from, at),
    ...wordsLike(verb, `, ${verbs[verb.text]}`),
    ...tokens.slice(at + 1),
  ];
}

/** `Summon a Wolf in range 1 of each Hive`, `place a Mine adjacent to each of your Turrets`: for each of them, near it. */
export function laidNearEach(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const each = tokens.findLastIndex(({ text }) => text === 'each' || text === 'every');
  const like = tokens[each];
  if (each < 4 || like === undefined) return undefined;
  const verb = new Cursor(tokens, 0, each);
  if (!verb.take('summon|place|create|put|drop|lay|spawn a|an|one')) return undefined;
  if (!/^(?:of|to)$/.test(tokens[each - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, each + 1, tokens.length);
  cursor.take('of your');
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['summon', 'marker']);
  if (piece === undefined) return undefined;
  return [
    wordLike(like, 'for'),
    ...tokens.slice(each, piece.to),
    wordLike(like, ','),
    ...tokens.slice(0, each),
    wordLike(like, 'it'),
    ...tokens.slice(piece.to),
  ];
}
