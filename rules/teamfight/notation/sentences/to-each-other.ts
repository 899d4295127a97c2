import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `You deal +1 damage to each other`, `you and adjacent enemies deal +1 damage to each other`: each of both to the other. */
export function toEachOther(tokens: readonly Token[]): Token[] | undefined {
  const each = tokens.findLastIndex(({ text }, at) => text === 'each' && tokens[at + 1]?.text === 'other');
  const you = tokens.findIndex(({ text }) => text === 'you');
  const deals = tokens.findIndex(({ text }, at) => at > you && text === 'deal');
  const like = tokens[deals];
  if (you < 0 || like === undefined || each < deals || tokens[each - 1]?.text !== 'to') return undefined;
  // At the beginning, behind a moment, or behind how long it is so.
  const apart = tokens.findLastIndex(({ text }, at) => at < you && /^[,:]$/.test(text));
  if (you > apart + 1 && !/^(?:until|for)$/.test(tokens[apart + 1]?.text ?? '')) return undefined;
  const change = new Cursor(tokens, deals + 1, each - 1);
  if (!change.takeAny('+|- # damage|dmg', '+|- # % damage|dmg') || !change.done) return undefined;
  const end = new Cursor(tokens, each + 2, tokens.length);
  if (!end.done && !end.sees(',|until')) return undefined;
  const who = new Cursor(tokens, you + 1, deals);
  const named = who.take('and') ? tokens.slice(who.at, deals) : [];
  if (named.length === 0) who.take('both|all');
  if (named.length === 0 && !who.done) return undefined;
  const isKnown = named.length === 0 || /^(?:target|they|them|it)$/.test(named.at(-1)?.text ?? '');
  const many = /^(?:enemies|allies|units)$/.test(named.find(({ text }) => whom.test(text))?.text ?? '');
  const [them, they] = isKnown ? [wordsLike(like, 'them'), wordsLike(like, 'they')] : [named, named];
  const harm = tokens.slice(deals + 1, each - 1);
  const does = isKnown || many ? like : wordLike(like, 'deals');
  return [
    ...tokens.slice(0, you + 1),
    ...[like, ...harm, ...wordsLike(like, 'to'), ...them, wordLike(like, 'and')],
    ...[...they, does, ...harm, ...wordsLike(tokens[each + 1] as Token, 'to you')],
    ...tokens.slice(each + 2),
  ];
}

const whom = /^(?:enemies|allies|units|enemy|ally|unit)$/;
