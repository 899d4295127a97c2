import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const isBorne = ({ slot }: Context): boolean => slot === 'token' || slot === 'condition';

/** `Take 1dmg at the end of your turn, then lose this`: both come then, so that the moment stands before them. */
export function momentOfBoth(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const when = new Cursor(tokens, at, tokens.length);
    if (tokens[at]?.text === ',') return undefined;
    if (
      !when.takeAny('at the? start|beginning|end of your|their|its? turn', 'at the? start|beginning|end of the? round')
    )
      continue;
    const like = tokens[when.at];
    if (like === undefined || !when.sees(',? then|and')) return undefined;
    // "Gain a Coin at the start of your turn and whenever you are damaged": at either.
    if (when.sees('and when|whenever|at'))
      return [...tokens.slice(at), ...wordsLike(like, ','), ...tokens.slice(0, at)];
    return [...tokens.slice(at, when.at), ...wordsLike(like, ','), ...tokens.slice(0, at), ...tokens.slice(when.at)];
  }
  return undefined;
}
momentOfBoth.needs = oneOf('turn round');

/** `At the end of your turn, 1dmg`, in the text of a token: its bearer takes it. */
export function takesIt(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isBorne(context)) return undefined;
  const at = tokens.findIndex(({ kind }) => kind === 'number');
  const like = tokens[at];
  const opens = at === 0 || tokens[at - 1]?.text === ',' || tokens[at - 1]?.text === ':';
  if (like === undefined || !opens || !/^(?:dmg|damage)$/.test(tokens[at + 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'take'), ...tokens.slice(at)];
}

/** `Take 1dmg per Venom, then lose one of them`, `at the start of your turn, lose one and take 1dmg`: of the tokens whose text it is. */
export function losesOne(tokens: readonly Token[], context: Context): Token[] | undefined {
  const { self } = context;
  if (!isBorne(context) || self === undefined) return undefined;
  const at = tokens.findIndex(({ text }, n) => /^(?:lose|remove|clear)$/.test(text) && tokens[n + 1]?.text === 'one');
  const like = tokens[at];
  const end = new Cursor(tokens, at + 2, tokens.length);
  // Nothing else stands before it of which one could be lost.
  const first = at === 0 || (tokens[0]?.text === 'at' && tokens.findIndex(({ text }) => text === ',') === at - 1);
  if (like === undefined || !(end.done || (end.take('of them|these') && end.done) || (first && end.sees(',|and'))))
    return undefined;
  return [...tokens.slice(0, at + 2), ...wordsLike(like, self.name.toLowerCase()), ...tokens.slice(end.at)];
}
losesOne.needs = oneOf('lose remove clear');

/** `+2 speed, ends when you attack`, `-1 damage, lose this after you attack`: until then. */
export function endsWhen(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isBorne(context)) return undefined;
  const at = tokens.findIndex(({ text }) => text === ',');
  const like = tokens[at];
  const ends = new Cursor(tokens, at + 1, tokens.length);
  if (like === undefined || at === 0) return undefined;
  if (!ends.takeAny('this? ends when|after|once|if', 'lose|clear|remove this when|after|once|if')) return undefined;
  return ends.done ? undefined : [...tokens.slice(0, at), ...wordsLike(like, 'until'), ...tokens.slice(ends.at)];
}
endsWhen.needs = oneOf(',');

/** `the unit that taunted you`, `the taunter`, in the text of Taunted: whoever has given it. */
export function giverByName(tokens: readonly Token[], context: Context): Token[] | undefined {
  const name = isBorne(context) ? context.self?.name.toLowerCase() : undefined;
  if (name === undefined || !/^\p{L}{4,}$/u.test(name)) return undefined;
  const stem = name.replace(/(?:ed|e)$/, '');
  const given = tokens.findIndex(({ text }) => text === `${stem}ed`);
  const giver = tokens.findIndex(({ text }) => text === `${stem}er`);
  const like = tokens[given] ?? tokens[giver];
  if (like === undefined) return undefined;
  if (giver > 0 && tokens[giver - 1]?.text === 'the')
    return [...tokens.slice(0, giver), ...wordsLike(like, 'unit that gave you this'), ...tokens.slice(giver + 1)];
  const named = new Cursor(tokens, given - 3, given);
  const isNamed = given > 2 && named.take('the unit|enemy|hero|one that|who');
  if (!isNamed || tokens[given + 1]?.text !== 'you') return undefined;
  return [...tokens.slice(0, given - 2), ...wordsLike(like, 'unit that gave you this'), ...tokens.slice(given + 2)];
}

/** `Lose this when she damages you`, `and she heals 1`, `at the end of her turn`, `refreshes all her abilities`, in the text of a token of one hero: hers, as its bearer is called "you". */
export function herOwn(tokens: readonly Token[], context: Context): Token[] | undefined {
  const { self, words } = context;
  if (!isBorne(context) || self?.owners.length !== 1) return undefined;
  const owner = wordOf(words, self.owners[0], 'hero');
  const who = tokens.findIndex(({ text }) => text === 'he' || text === 'she');
  const does = tokens[who];
  if (does !== undefined && owner !== undefined) {
    // Where somebody else is named it could be them.
    const isAlone = !tokens.some(({ text }) => /^(?:an?|ally|allies|enemy|enemies|unit|units)$/.test(text));
    const name = wordsLike(does, owner.name.toLowerCase());
    return isAlone ? [...tokens.slice(0, who), ...name, ...tokens.slice(who + 1)] : undefined;
  }
  const at = tokens.findIndex(({ text }) => /^(?:his|her)$/.test(text));
  const like = tokens[at];
  if (like === undefined || owner === undefined) return undefined;
  const rest = new Cursor(tokens, at + 1, tokens.length);
  if (rest.take('next? turn')) {
    const name = wordsLike(like, `${owner.name.toLowerCase()}'s`);
    return [...tokens.slice(0, at), ...name, ...tokens.slice(at + 1)];
  }
  // "All abilities" of whoever refreshes them.
  const all = tokens[at - 1]?.text === 'all' && rest.sees('abilities|cards');
  return all ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : undefined;
}
herOwn.needs = oneOf('his her he she');

/** `At the start of Nell's next turn, remove this and burst 1, 2dmg`, in the text of a token that goes then: the next one is the first there is. */
export function goesNextTurn(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isBorne(context)) return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'next' && tokens[n + 1]?.text === 'turn');
  if (at < 4 || !/'s?$/.test(tokens[at - 1]?.text ?? '') || tokens[0]?.text !== 'at') return undefined;
  const goes = tokens.some(({ text }, n) => /^(?:remove|lose|clear)$/.test(text) && tokens[n + 1]?.text === 'this');
  return goes ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : undefined;
}
goesNextTurn.needs = oneOf('next');

/** `Lost when you deal or take damage`, `cleared when you attack or move`, in the text of a token or condition: it is lost then. */
export function lostWhen(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isBorne(context)) return undefined;
  cursor.take('this|it');
  cursor.take('is');
  if (!cursor.take('lost|ends|cleared|removed|discarded when|whenever')) return undefined;
  return [...wordsLike(like, 'lose this when'), ...tokens.slice(cursor.at)];
}
lostWhen.begins = beginning('this|it|is|lost|ends|cleared|removed|discarded');
lostWhen.needs = oneOf('when whenever');
