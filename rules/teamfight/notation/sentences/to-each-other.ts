import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
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

/** `You can only target each other, and deal +100% damage to each other`, `you and Ironbeard can only attack each other`: each only the other. */
export function onlyEachOther(tokens: readonly Token[]): Token[] | undefined {
  const you = tokens.findIndex(({ text }) => text === 'you');
  const can = tokens.findIndex(({ text }, at) => at > you && text === 'can' && tokens[at + 1]?.text === 'only');
  const like = tokens[can];
  if (you < 0 || like === undefined) return undefined;
  const aims = new Cursor(tokens, can + 2, tokens.length);
  if (!aims.take('target|attack each other')) return undefined;
  const apart = tokens.findLastIndex(({ text }, at) => at < you && /^[,:]$/.test(text));
  if (you > apart + 1) return undefined;
  const who = new Cursor(tokens, you + 1, can);
  const named = who.take('and') ? tokens.slice(who.at, can) : [];
  if (named.length === 0) who.take('both');
  if (named.length === 0 && !who.done) return undefined;
  if (named.some(({ text }) => whom.test(text) || /^(?:,|and|or)$/.test(text))) return undefined;
  const isKnown = named.length === 0 || /^(?:target|they|them|it)$/.test(named.at(-1)?.text ?? '');
  const [them, they] = isKnown ? [wordsLike(like, 'them'), wordsLike(like, 'they')] : [named, named];
  const only = tokens.slice(can, can + 3);
  const comma = { ...wordLike(like, ','), kind: 'sign' as const };
  const aimed = [...tokens.slice(0, you + 1), ...only, ...them, comma, ...they, ...only, ...wordsLike(like, 'you')];
  if (aims.done) return aimed;
  const { at } = aims;
  if (!aims.takeAny(', and', 'and|,') || !aims.take('deal')) return undefined;
  const harm = aims.at;
  if (!aims.takeAny('+|- # damage|dmg', '+|- # % damage|dmg')) return undefined;
  const more = tokens.slice(harm, aims.at);
  if (!aims.take('to each other') || !aims.done) return undefined;
  const deal = tokens[harm - 1] as Token;
  return [
    ...aimed,
    ...[comma, ...wordsLike(tokens[at] as Token, 'you'), deal, ...more, ...wordsLike(deal, 'to'), ...them, comma],
    ...[...they, isKnown ? deal : wordLike(deal, 'deals'), ...more, ...wordsLike(deal, 'to you')],
  ];
}

/** `Until one of you dies, you deal +1 damage to each other`: without its end, which the death is of what a token brings, too. */
export function untilOneDies(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('until|till one|either of you dies ,', 'until|till you or the? target|they dies|die ,'))
    return undefined;
  return toEachOther(tokens.slice(cursor.at));
}

/** `Until one of you dies`, `until you or the target dies`: whichever comes first. */
export function oneOfYouDies(tokens: readonly Token[]): Token[] | undefined {
  const until = tokens.findIndex(({ text }) => text === 'until' || text === 'till');
  const cursor = new Cursor(tokens, until + 1, tokens.length);
  const like = tokens[until];
  if (like === undefined) return undefined;
  if (
    !cursor.takeAny(
      'one|either of you dies|die',
      'one|either of you two dies|die',
      'you or the? target|they dies|die',
      'you die or the? target|they dies|die',
      'either you or the? target|they dies|die',
    )
  )
    return undefined;
  const first = [...tokens.slice(0, until + 1), ...wordsLike(like, 'they die or you die')];
  const rest = tokens.slice(cursor.at);
  const [comma, ...does] = rest;
  const said = comma?.text === ',' ? (onlyEachOther(does) ?? toEachOther(does)) : undefined;
  return comma && said ? [...first, comma, ...said] : [...first, ...rest];
}

/** `You and the target are pulled 2 towards each other`, `pull both of you 2 towards each other`: that one towards you, and you towards it. */
export function pulledTogether(tokens: readonly Token[], { them }: Context): Token[] | undefined {
  if ((them !== undefined && them !== 'target') || tokens.length < 6) return undefined;
  const ends = new Cursor(tokens, tokens.length - 3, tokens.length);
  if (!ends.take('towards|to each other')) return undefined;
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:you|pull)$/.test(text) && /^(?:,|and|:)$/.test(tokens[n - 1]?.text ?? ':'),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const both = cursor.takeAny(
    'you and the target|ally|enemy|unit are both|each? pulled',
    'you and them|it are both|each? pulled',
    'you are both pulled',
    'you both are pulled',
    'pull both|each of you',
    'pull you both',
  );
  // "Enemies in range 3, you and the enemy are pulled": each of them in turn.
  if (tokens.slice(0, at).some(({ text }) => /^(?:enemies|allies|units|all|each|every|burst|two|three)$/.test(text)))
    return undefined;
  if (!both || !cursor.take('#') || cursor.at !== tokens.length - 3) return undefined;
  const far = tokens[cursor.at - 1] as Token;
  return [
    ...tokens.slice(0, at),
    ...[...wordsLike(like, 'pull them'), far, ...wordsLike(like, 'and pull yourself'), far],
    ...wordsLike(like, 'towards them'),
  ];
}
pulledTogether.needs = oneOf('other');

const whom = /^(?:enemies|allies|units|enemy|ally|unit)$/;
