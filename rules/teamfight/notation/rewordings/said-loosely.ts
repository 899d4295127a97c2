import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `Ally in range 3, +2 damage on their next attack`, `- +3 crit on their next attack`: what they gain. */
export function onTheirNext(tokens: readonly Token[]): Token[] | undefined {
  const next = tokens.findIndex(({ text }, at) => text === 'next' && tokens[at + 1]?.text === 'attack');
  if (next < 4 || !new Cursor(tokens, next - 2, tokens.length).sees('on|with|for their|its next attack'))
    return undefined;
  const at = tokens.findIndex(({ text }, n) => /^[+-]$/.test(text) && tokens[n + 1]?.kind === 'number');
  const like = tokens[at];
  if (like === undefined || at > next || (at > 0 && tokens[at - 1]?.text !== ',')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'they gain'), ...tokens.slice(at)];
}

/** `Give 1 Coin. +1 Coin if the target is Slowed`, `..., if it is Slowed, +1 Coin`: one more is given of what was given before. */
export const givesMore: Rewording = (tokens, { words }, { before }) => {
  const asks = tokens[0]?.text === 'if';
  const at = asks ? tokens.findIndex(({ text }, n) => text === '+' && tokens[n - 1]?.text === ',') : 0;
  const [sign, number] = [tokens[at], tokens[at + 1]];
  if (sign?.text !== '+' || number?.kind !== 'number') return undefined;
  const word = wordAt(words, tokens, at + 2, tokens.length, ['counter', 'token', 'condition']);
  const rest = word && new Cursor(tokens, word.to, tokens.length);
  if (word === undefined || rest === undefined || !(asks ? rest.done : rest.sees('if'))) return undefined;
  const gives = before.findLastIndex(({ text }) => /^(?:give|gives|gain|gains)$/.test(text));
  if (!/^gives?$/.test(before[gives]?.text ?? '')) return undefined;
  const given = [1, 2].some(
    (n) => wordAt(words, before, gives + n, before.length, [word.word.kind])?.word === word.word,
  );
  if (!given) return undefined;
  return [...tokens.slice(0, at), wordLike(sign, 'give'), number, wordLike(sign, 'more'), ...tokens.slice(at + 2)];
};

/** `2dmg*Charges lost`, `1dmg*Coins spent`: so much for each of them. */
export function timesGone(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ times }, n) => times && /^(?:dmg|damage)$/.test(tokens[n - 1]?.text ?? ''));
  const like = tokens[at];
  if (like === undefined || !tokens.slice(at, at + 4).some(({ text }) => gone.test(text))) return undefined;
  return [...tokens.slice(0, at), wordLike(like, 'per'), { ...like, times: false }, ...tokens.slice(at + 1)];
}

const gone = /^(?:lost|spent|discarded|removed)$/;

/** `If your Wolf is alive, it heals 2`, `if the Wolf is dead, summon it in range 1. Else, it heals 2`: that one is named again. */
export const isOfAsked: Rewording = (tokens, { words, them }, { before }) => {
  const told = new Cursor(tokens, 0, tokens.length);
  const here = told.sees('if');
  if (them !== undefined || !(here || told.takeAny('else|otherwise ,', 'else|otherwise'))) return undefined;
  const asked = here ? tokens : before;
  const from = asked.findLastIndex(({ text }) => text === 'if');
  const question = new Cursor(asked, from + 1, asked.length);
  if (from < 0 || !question.take('the|your')) return undefined;
  const piece = wordAt(words, asked, question.at, asked.length, ['summon']);
  if (piece === undefined) return undefined;
  const name = asked.slice(question.at - 1, piece.to);
  question.at = piece.to;
  if (!question.takeAny('is|are not? dead|alive', "isn't dead|alive", 'is|are not? on the map|board')) return undefined;
  if (here) told.at = question.take(',') ? question.at : tokens.length;
  if (!told.sees('it')) return undefined;
  return [...tokens.slice(0, told.at), ...name, ...tokens.slice(told.at + 1)];
};

/** `Gain 1 Fuel (max 4). At 4, take 2 damage`, `At 3 or more, ...`, `At 0, ...`, behind your gain or loss of it, as an answer: if you have so many. */
export const atOwnCount: Rewording = (tokens, { words, slot, them }, { before }) => {
  const [like, number] = tokens;
  const told = new Cursor(tokens, 0, tokens.length);
  if (slot !== 'passive' || them !== undefined || like === undefined || !told.take('at #')) return undefined;
  const more = told.take('or more') || told.take('+');
  if (!told.take(',') || number === undefined) return undefined;
  const verb = before.findLastIndex(({ text }) => /^(?:gain|lose|gains|loses|give|gives)$/.test(text));
  if (!/^(?:gain|lose)$/.test(before[verb]?.text ?? '')) return undefined;
  const at = [verb + 1, verb + 2].find(
    (n) => wordAt(words, before, n, before.length, ['counter', 'token']) !== undefined,
  );
  const counter = at === undefined ? undefined : wordAt(words, before, at, before.length, ['counter', 'token']);
  if (counter === undefined) return undefined;
  const name = before.slice(at, counter.to);
  const asked = number.value === 0 ? [wordLike(like, 'no')] : [number, ...wordsLike(like, more ? 'or more' : '')];
  return [
    ...wordsLike(like, 'if you have'),
    ...asked.filter(({ text }) => text !== ''),
    ...name,
    ...tokens.slice(told.at - 1),
  ];
};

/** `Global, until the end of your next turn, enemies are Slowed`, `Global, allies deal +1 damage until ...`: all of them. */
export function statesOfAll(tokens: readonly Token[]): Token[] | undefined {
  if (tokens[0]?.text !== 'global' || tokens[1]?.text !== ',') return undefined;
  // "Global, kill all of your Wolves": all of them, wherever they are.
  if (new Cursor(tokens, 2, tokens.length).sees('kill|destroy|remove|sacrifice|detonate all|each|every'))
    return tokens.slice(2);
  const at = tokens.findIndex(({ text }, n) => /^(?:allies|enemies)$/.test(text) && tokens[n - 1]?.text === ',');
  const named = tokens[at];
  if (named === undefined || !tokens.some(({ text }) => text === 'until')) return undefined;
  const verb = tokens[at + 1]?.text ?? '';
  if (!/^(?:are|have|deal|cannot|can't|take|receive)$/.test(verb)) return undefined;
  return [...tokens.slice(2, at), wordLike(named, 'all'), ...tokens.slice(at)];
}

const turnOf = /^(?:enemies|allies|units|heroes)$/;
const does = /^(?:take|takes|lose|loses|heal|heals|gain|gains|are|get|gets)$/;

/** `At the end of their turn, enemies in range 2 take 1dmg`: those that end it there. */
export function whoseTurn(tokens: readonly Token[]): Token[] | undefined {
  for (let from = 0; from < tokens.length; from++) {
    if (tokens[from]?.text !== 'at' || (from > 0 && tokens[from - 1]?.text !== ',')) continue;
    const moment = new Cursor(tokens, from, tokens.length);
    if (!moment.take('at the? start|beginning|end of their turn|turns ,')) continue;
    const ends = tokens.slice(from, moment.at).some(({ text }) => text === 'end');
    const who = tokens[moment.at];
    const verb = tokens.findIndex(({ text }, at) => at > moment.at && does.test(text));
    if (who === undefined || !turnOf.test(who.text) || verb < 0) return undefined;
    if (tokens.slice(moment.at, verb).some(({ text }) => text === ',' || text === 'and')) return undefined;
    const where = tokens.slice(moment.at + 1, verb);
    const told = wordsLike(who, `that ${ends ? 'end' : 'start'} their turn`);
    return [...tokens.slice(0, from), who, ...told, ...where, ...tokens.slice(verb)];
  }
  return undefined;
}

/** `Allies that start their turn in range 2 have +1 speed`: in that turn. */
export function inTheTurnBegun(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (
    slot !== 'passive' ||
    !cursor.take('other? allies|enemies|units|heroes|summons that|who start|begin their turn|turns')
  )
    return undefined;
  const verb = tokens.findIndex(({ text }) => /^(?:have|deal|gain|get)$/.test(text));
  const what = new Cursor(tokens, verb + 1, tokens.length);
  if (verb < 0 || !what.take('+|- # speed|damage|dmg|range|crit|def') || !what.done) return undefined;
  return [...tokens, ...wordsLike(tokens[0] as Token, 'this turn')];
}
inTheTurnBegun.begins = beginning('other? allies|enemies|units|heroes|summons');

/** `Until ..., you are Invisible while adjacent to a Mine`, `you have Armor while on Mud until ...`: while that is so, before what is so. */
export function whileBehind(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'while' && n > 2);
  const until = tokens.findIndex(({ text }) => text === 'until');
  const comma = tokens.findIndex(({ text }) => text === ',');
  const like = tokens[at];
  if (like === undefined || until < 0) return undefined;
  const leads = until === 0 && comma > 0 && comma < at;
  const from = leads ? comma + 1 : 0;
  const end = leads || until < at ? tokens.length : until;
  const subject = new Cursor(tokens, from, at);
  if (
    !subject.takeAny('you are|have', 'you gain') ||
    tokens.slice(from, end).some(({ text }) => text === ',' || text === 'and')
  )
    return undefined;
  const lasts = leads ? tokens.slice(0, from) : [...tokens.slice(end), wordLike(like, ',')];
  if (!leads && until < at) return undefined;
  return [...lasts, ...tokens.slice(at, end), wordLike(like, ','), ...tokens.slice(from, at)];
}

/** `When an ally is adjacent, you have Armor`: for as long as that is so, in a text that only stands. */
export function whenSo(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [when] = tokens;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (when?.text !== 'when' || comma < 3 || (slot !== 'passive' && slot !== 'token' && slot !== 'condition'))
    return undefined;
  const is = tokens.slice(1, comma).some(({ text }) => /^(?:is|are|has|have|adjacent)$/.test(text));
  const so = new Cursor(tokens, comma + 1, tokens.length);
  if (!is || !so.sees("you|they have|are|deal|cannot|can't") || tokens.some(({ text }) => ends.test(text)))
    return undefined;
  return [wordLike(when, 'while'), ...tokens.slice(1)];
}

const ends = /^(?:until|till|turn|next|instead)$/;

/** `You do not block line of sight or movement`: movement first. */
export function movementFirst(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'block');
  const said = new Cursor(tokens, at + 1, tokens.length);
  if (at < 1 || !/^(?:not|don't|doesn't)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const sight = said.takeAny('line of sight', 'sight|los') ? tokens.slice(at + 1, said.at) : undefined;
  if (sight === undefined || !said.take('or|and movement')) return undefined;
  return [
    ...tokens.slice(0, at + 1),
    tokens[said.at - 1] as Token,
    tokens[said.at - 2] as Token,
    ...sight,
    ...tokens.slice(said.at),
  ];
}
