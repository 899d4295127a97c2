import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { diceToldLater, sumOfDice } from './dice-told-later.ts';
import type { About, Rewording } from './rewording.ts';

/** A number that a die says, `1d6`, `d3+1`: from which token to which, with words for it. */
interface InShort {
  readonly from: number;
  readonly to: number;
  /** `roll a d 3`. */
  readonly roll: readonly Token[];
  /** `plus 1`, behind what it is the number of. */
  readonly more: readonly Token[];
}

/** Several dice are no number of one, and a coin is none. */
function inShort(tokens: readonly Token[]): InShort | undefined {
  const d = tokens.findIndex(({ text }, n) => text === 'd' && (tokens[n + 1]?.value ?? 0) > 2);
  const before = tokens[d - 1];
  const isOne = before?.kind === 'number' && before.value === 1;
  if (d < 0 || (before?.kind === 'number' && !isOne) || /^(?:roll|a|an|one)$/.test(before?.text ?? ''))
    return undefined;
  const sides = tokens[d + 1] as Token;
  const like = tokens[d] as Token;
  const cursor = new Cursor(tokens, d + 2, tokens.length);
  const more = cursor.take('+|- #') ? cursor.tokens.slice(cursor.at - 2, cursor.at) : [];
  return {
    from: isOne ? d - 1 : d,
    to: cursor.at,
    roll: [...wordsLike(like, 'roll a d'), sides],
    more: more.map((token) => (token.kind === 'sign' ? wordLike(token, token.text === '+' ? 'plus' : 'minus') : token)),
  };
}

/**
 * `Range 3, d6 damage`, `range 2, deal 1d3+1dmg, push 1`, `an enemy in range 3 takes 1d6 damage`: a die is rolled, and so much damage dealt. In an area nobody
 * says whether there is one die for all.
 */
function damageOfDie(tokens: readonly Token[]): Token[] | undefined {
  const die = inShort(tokens);
  if (die === undefined) return undefined;
  const verb = tokens[die.from - 1]?.text ?? '';
  const from = /^(?:deals?|takes?)$/.test(verb) ? die.from - 1 : die.from;
  const aimed = tokens.slice(0, from);
  const cursor = new Cursor(tokens, die.to, tokens.length);
  if (!cursor.take('damage|dmg') || aimed.length === 0) return undefined;
  const isTaken = verb.startsWith('take');
  if (!isTaken && aimed.at(-1)?.text !== ',') return undefined;
  if (!aimed.some(({ text }) => /^(?:range|target|enemy|unit)$/.test(text)) || aimed.some(isOfSeveral))
    return undefined;
  const like = tokens[die.from] as Token;
  const comma = wordLike(like, ',');
  // Of the roll, which comes before the die.
  const ofRoll =
    cursor.sees(', undefendable') || cursor.sees('undefendable') ? [wordLike(like, 'undefendable'), comma] : [];
  if (ofRoll.length > 0) cursor.takeAny(', undefendable', 'undefendable');
  const head = isTaken ? [...aimed, comma] : aimed;
  const dealt = wordsLike(like, ', that much damage');
  return [...head, ...ofRoll, ...die.roll, ...dealt, ...die.more, ...tokens.slice(cursor.at)];
}
damageOfDie.needs = oneOf('d');

const isOfSeveral = ({ text }: Token): boolean =>
  /^(?:burst|line|path|cone|each|every|all|enemies|units|allies|x)$/.test(text);

/** `They take 1d6 damage`, `the target takes d3 damage`: of whoever was chosen before. */
function takenByDie(tokens: readonly Token[]): Token[] | undefined {
  const die = inShort(tokens);
  if (die === undefined || die.more.length > 0) return undefined;
  const whom = new Cursor(tokens, 0, tokens.length);
  if (!whom.takeAny('they|it take|takes', 'the target takes') || whom.at !== die.from) return undefined;
  const cursor = new Cursor(tokens, die.to, tokens.length);
  if (!cursor.take('damage|dmg')) return undefined;
  const like = tokens[0] as Token;
  return [
    ...die.roll,
    wordLike(like, ','),
    ...tokens.slice(0, die.from),
    ...wordsLike(like, 'that much damage'),
    ...tokens.slice(cursor.at),
  ];
}
takenByDie.needs = oneOf('d');

/** `Heal 1d6`, `an ally in range 3 heals d3+1`: a die is rolled, and so much healed. */
function healedByDie(tokens: readonly Token[]): Token[] | undefined {
  const die = inShort(tokens);
  const verb = tokens[(die?.from ?? 0) - 1];
  if (die === undefined || verb === undefined || !/^heals?$/.test(verb.text)) return undefined;
  const cursor = new Cursor(tokens, die.to, tokens.length);
  cursor.take('health|hp');
  const whom = tokens.slice(0, die.from - 1);
  if (whom.some(isOfSeveral)) return undefined;
  const comma = verb.text === 'heals' ? [wordLike(verb, ',')] : [];
  return [
    ...whom,
    ...comma,
    ...die.roll,
    ...wordsLike(verb, 'and heal that much'),
    ...die.more,
    ...tokens.slice(cursor.at),
  ];
}
healedByDie.needs = oneOf('d');

/** `Move 1d6`, `range 3, push d6 spaces`: a die is rolled, and so far it goes. */
function wayOfDie(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const die = inShort(tokens);
  const verb = tokens[(die?.from ?? 0) - 1];
  if (die === undefined || verb === undefined || die.more.length > 0) return undefined;
  if (!/^(?:move|fly|push|pull|teleport|dash)$/.test(verb.text)) return undefined;
  const cursor = new Cursor(tokens, die.to, tokens.length);
  cursor.take('space|spaces');
  const whom = tokens.slice(0, die.from - 1);
  if (whom.some(isOfSeveral) || (whom.length > 0 && whom.at(-1)?.text !== ',') || before.some(isOfSeveral))
    return undefined;
  return [
    ...whom,
    ...die.roll,
    wordLike(verb, ','),
    verb,
    ...wordsLike(verb, 'that many spaces'),
    ...tokens.slice(cursor.at),
  ];
}
wayOfDie.needs = oneOf('d');

/** `Gain 1d3 Coins`: a die is rolled, and so many are gained. */
function gainedByDie(tokens: readonly Token[]): Token[] | undefined {
  const die = inShort(tokens);
  const verb = tokens[(die?.from ?? 0) - 1];
  if (die === undefined || verb?.text !== 'gain' || die.from !== 1 || die.more.length > 0) return undefined;
  return [...die.roll, wordLike(verb, ','), verb, ...wordsLike(verb, 'that many'), ...tokens.slice(die.to)];
}
gainedByDie.needs = oneOf('d');

/** `Roll a die: the target takes that much damage`: no list of what it brings. */
function colonBehindDie(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('roll a|one|1 die|dice', 'roll a d #') || !cursor.take(':')) return undefined;
  const rest = new Cursor(tokens, cursor.at, tokens.length);
  if (!rest.holds(oneOf('that')) || rest.holds(oneOf('- or :')) || rest.sees('#')) return undefined;
  const like = tokens[0] as Token;
  return [...tokens.slice(0, cursor.at - 1), wordLike(like, ','), ...tokens.slice(cursor.at)];
}
colonBehindDie.begins = beginning('roll');

/** Numbers that a die says, in other words. */
export const dieInShort: readonly Rewording[] = [
  damageOfDie,
  takenByDie,
  healedByDie,
  wayOfDie,
  gainedByDie,
  colonBehindDie,
  diceToldLater,
  sumOfDice,
];
