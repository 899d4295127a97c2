import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** What the bearer of a text does, told of it as of somebody else: as it is told to the bearer. */
const told: Readonly<Record<string, string>> = {
  loses: 'lose',
  takes: 'take',
  heals: 'heal',
  gains: 'gain',
  gets: 'gain',
  dies: 'you die',
};

/** `Loses 2hp at the end of its turn`, `takes 1dmg at the start of each of its turns`, on the card of whoever it is said of: at the end of your turn, lose 2hp. */
export function atItsTurn(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [first] = tokens;
  const verb = told[first?.text ?? ''];
  const at = tokens.findIndex(({ text }, n) => n > 0 && text === 'at');
  const moment = new Cursor(tokens, at, tokens.length);
  if (slot !== 'passive' || first === undefined || verb === undefined || at < 1) return undefined;
  if (
    !moment.takeAny(
      'at the start|beginning|end of its|their turn',
      'at the start|beginning|end of each of its|their turns',
    )
  )
    return undefined;
  if (!moment.done) return undefined;
  return [
    ...tokens.slice(at, at + 4),
    ...wordsLike(tokens[at] as Token, 'your turn ,'),
    ...wordsLike(first, verb),
    ...tokens.slice(1, at),
  ];
}
atItsTurn.begins = beginning(Object.keys(told).join('|'));
atItsTurn.needs = oneOf('its their');

/** `At 3 Coins, all your damage is +1`, `all of your attacks have +1 damage`: so much more you deal. */
export function damageIsMore(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (!/^(?:all|your|damage|dmg)$/.test(tokens[at]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const attacks = cursor.takeAny('all of? your attacks have|get|gain', 'your attacks get|gain');
    if (!attacks && !cursor.takeAny('all? of? your damage|dmg is|has|gets', 'all? damage|dmg you deal is|has|gets'))
      continue;
    const from = cursor.at;
    if (!cursor.take('+|- # damage|dmg?') || (attacks && !/^(?:dmg|damage)$/.test(cursor.before?.text ?? '')))
      return undefined;
    const number = tokens.slice(from, from + 2);
    const like = tokens[at] as Token;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, attacks ? 'your attacks deal' : 'you deal'),
      ...number,
      wordLike(like, 'damage'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
damageIsMore.needs = oneOf('+ -');

/** `If you end your turn without attacking, lose all Coins`, in a text that only stands: when you do. */
export function ifTurnEnds(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (slot !== 'passive' || !cursor.take('if you end a|your turn without')) return undefined;
  return [...wordsLike(tokens[0] as Token, 'when you end your turn without'), ...tokens.slice(cursor.at)];
}
ifTurnEnds.begins = beginning('if');
ifTurnEnds.needs = oneOf('without');

/** `If you start your turn without an enemy in range 2, heal 1`, `starting your turn without allies in range 3, ...`: with none. */
export function turnWithout(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const bears = slot === 'passive' || slot === 'token' || slot === 'condition';
  const begins = [
    'if|when|whenever you start|begin|end your turn without',
    'starting|beginning|ending your turn without',
  ];
  if (like === undefined || !bears || !cursor.takeAny(...begins)) return undefined;
  const edge = /^end/.test(tokens[cursor.at - 4]?.text ?? '') ? 'end' : 'start';
  cursor.take('a|an|any');
  if (!cursor.sees('other? enemy|enemies|ally|allies|unit|units|hero|heroes')) return undefined;
  return [...wordsLike(like, `when you ${edge} your turn with no`), ...tokens.slice(cursor.at)];
}
turnWithout.needs = oneOf('without');

/** `Start of your next turn: 3x3, 2dmg`, told in an ability: at the start of it. */
export function momentBare(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if ((slot !== 'ability' && slot !== 'default') || !cursor.take('start|beginning|end of your next turn ,|:'))
    return undefined;
  const like = tokens[0] as Token;
  // "Everyone there 2dmg": they take it.
  const rest = tokens.slice(cursor.at);
  const who = new Cursor(rest, 0, rest.length);
  const takes = who.take('everyone|everybody|anyone|all there|inside') && who.sees('# dmg|damage');
  const units = takes ? [...wordsLike(like, 'units there :'), ...rest.slice(who.at)] : rest;
  return [...wordsLike(like, 'at the'), ...tokens.slice(0, cursor.at - 1), wordLike(like, ','), ...units];
}
momentBare.begins = beginning('start|beginning|end');
momentBare.needs = oneOf('next');

/** `Regain it`, `get this back`, behind a question in a text that can be used only so often in a game: a use of it. */
export function regainsIt(tokens: readonly Token[], source: string): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:regain|regains|recover|get)$/.test(text));
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (like === undefined || !/\d\s*\/\s*game\b/i.test(source) || /\b(?:spend|discard|lose|pay)\b/i.test(source))
    return undefined;
  // "If it has a Mark, regain it": of somebody else, or of what they have.
  const asked = tokens.slice(0, at).map(({ text }) => text);
  if (asked.some((text) => /^(?:it|they|target)$/.test(text)) && !asked.some((text) => /^(?:kill|kills)$/.test(text)))
    return undefined;
  const said = like.text === 'get' ? cursor.take('it|this back') : cursor.take('it|this ability|card?');
  if (!said || !(cursor.done || cursor.sees('.|,'))) return undefined;
  if (at > 0 && tokens[at - 1]?.text !== ',') return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'regain a use'), ...tokens.slice(cursor.at)];
}
