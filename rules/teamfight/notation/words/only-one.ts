import { Cursor, oneOf } from './cursor.ts';
import { type Token, wordLike } from './token.ts';
import { type Words, wordAt } from './words.ts';

const old = 'the|any|your old|previous|existing|earlier|last one';
const goes = ['remove|destroy|replace|discard it|that first?', 'it is removed|destroyed|replaced|discarded first?'];

/** The one that there is goes, for the one that comes. */
const replaces = [
  ...[
    'if you already have|had one ,',
    'if you have|had one already ,',
    'if there already is one ,',
    'if there is already one ,',
    'if there is one already ,',
    'if one is already there|out|placed|active ,',
  ].flatMap((has) => goes.map((gone) => `. ${has} ${gone}`)),
  `. ${old} is removed|destroyed|replaced|discarded|gone`,
  `. this|it replaces ${old}`,
  `, replacing ${old}`,
  `( replaces|replacing ${old} )`,
];

/** There is never more than one, so that each makes room for the next. */
const alone = [
  ...['you can|may only have', 'you can|may have only'].flatMap((have) => [
    `. ${have} one at a time`,
    `. ${have} one at once`,
    `. ${have} one`,
  ]),
  ...['can|may exist', 'can|may be out|active|placed'].flatMap((is) => [
    `. only one ${is} at a time`,
    `. only one ${is} at once`,
    `. only one ${is}`,
  ]),
  ...['at a time', 'at once'].flatMap((once) => [`. only one ${once}`, `( only one ${once} )`]),
];

/** No other one comes while there is one. */
const bars = ['( only one )'];

const needed = oneOf('one');
const brings = /^(?:summon|place|put|create|build|deploy|drop|spawn)$/;

/** `Summon a Turret in range 2. If you already have one, destroy it.`, `... You can only have one.`: as "(max 1, remove oldest)" says it. */
export function onlyOne(tokens: readonly Token[], words: Words): readonly Token[] {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.lacks(needed)) return tokens;
  for (let at = 1; at < tokens.length; at++) {
    if (!/^[.,(]$/.test(tokens[at]?.text ?? '')) continue;
    cursor.at = at;
    const goes = cursor.takeAny(...replaces, ...alone);
    const most = goes ? 'max one , remove oldest' : cursor.takeAny(...bars) ? 'max one' : '';
    const isEnd = cursor.done || cursor.sees('.') || tokens[cursor.at]?.kind === 'line';
    if (most === '' || !isEnd || !bringsOne(tokens, at, words)) continue;
    const [first, last] = [tokens[at] as Token, tokens[cursor.at - 1] as Token];
    const said = `( ${most} )`.split(' ').map((text, n, all): Token => {
      const like = n === all.length - 1 ? last : first;
      return { ...wordLike(like, text), kind: /^[a-z]/.test(text) ? 'word' : 'sign' };
    });
    return [...tokens.slice(0, at), ...said, ...onlyOne(tokens.slice(cursor.at), words)];
  }
  return tokens;
}

/** Whether the sentence up to `end` brings one piece or summon, and nothing else. */
function bringsOne(tokens: readonly Token[], end: number, words: Words): boolean {
  const from = tokens.findLastIndex(({ text, kind }, n) => n < end && (/^[.:]$/.test(text) || kind === 'line')) + 1;
  const verbs = tokens.slice(from, end).flatMap(({ text }, n) => (brings.test(text) ? [from + n] : []));
  const [verb] = verbs;
  if (verb === undefined || verbs.length > 1 || !/^(?:a|an|one|your|the|1)$/.test(tokens[verb + 1]?.text ?? ''))
    return false;
  const pieces = ['marker', 'summon', 'terrain'] as const;
  let count = 0;
  for (let at = verb + 2; at < end; at++) {
    const named = wordAt(words, tokens, at, end, pieces);
    if (named === undefined) continue;
    if (at > verb + 2) return false;
    count += 1;
    at = named.to - 1;
  }
  return count === 1;
}
