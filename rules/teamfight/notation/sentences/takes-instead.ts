import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const comes = [
  'takes|take damage|dmg',
  'is|are hit|damaged|hurt',
  'is|are dealt damage|dmg',
  'is|are hit by an attack',
];

/**
 * `When an ally is hit, you may take the damage instead`, `the next time they take damage, they take 1 more`: it has not come yet where somebody
 * else takes it, or where it grows.
 */
export function takesInstead(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny(...comes)) continue;
    const behind = cursor.at;
    const hits = tokens.slice(at, behind).some(({ text }) => text === 'hit');
    cursor.takeAny('by|from an? ally|enemy|allies|enemies|attack', 'by|from you');
    if (!cursor.sees(',')) continue;
    const does = new Cursor(tokens, cursor.at + 1, tokens.length);
    if (!isTaken(does) && !grows(does)) return undefined;
    const would = wordsLike(
      tokens[at] as Token,
      `would take damage${hits ? byAttack(tokens.slice(behind, cursor.at)) : ''}`,
    );
    return [...tokens.slice(0, at), ...would, ...tokens.slice(hits ? cursor.at : behind)];
  }
  return undefined;
}
takesInstead.needs = oneOf(',');

/** By an attack alone one is hit. */
function byAttack(by: readonly Token[]): string {
  const said = by.map(({ text }) => text);
  if (said.at(-1) === 'you') return ' from your attack';
  const whose = /^(ally|enemy)$/.test(said.at(-1) ?? '')
    ? `an ${said.at(-1)}'s`
    : /^allies|enemies$/.test(said.at(-1) ?? '')
      ? `${said.at(-1)}'`
      : undefined;
  return whose === undefined ? ' from an attack' : ` from ${whose} attack`;
}

const isTaken = (does: Cursor): boolean =>
  does.try(() => {
    does.take('you? may|can');
    does.take('you');
    if (!does.take('take|suffer|redirect')) return undefined;
    if (!does.takeAny('it|half', 'half? of? the|that damage|dmg', 'half? of? it')) return undefined;
    return /^(?:instead|them|place)$/.test(does.tokens.at(-1)?.text ?? '') || undefined;
  }) === true;

const grows = (does: Cursor): boolean => {
  const { at } = does;
  if (!does.take('they|it|you|target take|takes') && !does.take('the target takes')) return false;
  const more = does.takeAny('# more|additional|extra damage|dmg?', 'an additional # damage|dmg', '+ # damage|dmg?');
  const { done } = does;
  does.at = at;
  return more && done;
};

/**
 * `You take damage instead of adjacent allies`, `you take half the damage they would take`: what they would take is dealt to you, in the order
 * of words in which that is told.
 */
export function takesFor(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'you' && /^(?:takes?|receives?|suffers?)$/.test(tokens[n + 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  const half = cursor.take('half of?');
  cursor.take('any|all|the');
  if (!cursor.take('damage|dmg')) return undefined;
  const instead = cursor.take('instead of');
  const from = cursor.at;
  const would = tokens.findIndex(({ text }, n) => n > from && text === 'would');
  const until = tokens.findIndex(({ text }, n) => n > from && /^(?:until|till|this|,|[.])$/.test(text));
  const end = until < 0 ? tokens.length : until;
  let whom = tokens.slice(from, end);
  if (!instead) {
    const behind = new Cursor(tokens, would, end);
    if (
      would < 0 ||
      !behind.take('would take|receive|suffer') ||
      (behind.take('instead') && !behind.done) ||
      !behind.done
    )
      return undefined;
    whom = tokens.slice(from, would);
  }
  if (whom.length === 0 || whom.some(({ text }) => text === 'would')) return undefined;
  const who = whom.length === 1 && whom[0]?.text === 'them' ? wordsLike(like, 'they') : whom;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, half ? 'half the damage' : 'any damage'),
    ...who,
    ...wordsLike(like, 'would take is dealt to you instead'),
    ...tokens.slice(end),
  ];
}
takesFor.needs = oneOf('damage dmg');

/** `Neither of you can move`: both of you cannot. */
export function neitherOfYou(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'neither');
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !cursor.take('neither of you|them can|may')) return undefined;
  const like = tokens[at] as Token;
  const said = tokens[at + 2]?.text === 'you' ? 'both of you cannot' : 'both of them cannot';
  return [...tokens.slice(0, at), ...wordsLike(like, said), ...tokens.slice(cursor.at)];
}
neitherOfYou.needs = oneOf('neither');
