import type { Program } from '../../program.ts';
import { abilities, kindOf } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { whoDoes } from '../occasions/who-does.ts';
import { ofClause } from '../sentences/of-clause.ts';
import { Sheet } from '../sentences/sheet.ts';
import { Cursor } from '../words/cursor.ts';
import { lexed } from '../words/stops-in-names.ts';
import { standing } from './standing-text.ts';

/** What is said of several, and cannot be said to one who reads the card: "Heal 1" can. */
const saidOf =
  /^(?:have|are|cannot|can't|can not|deal|do(?:n't| not)|count|must|ignore|(?:take|receive|gain|get|lose|heal) [+−–-]?\d+(?:dmg)?)\b/i;

/**
 * `+1def`, `Armor`, `They have +1 speed`, of those who are helped by it: what they have. Of enemies "+1 damage" could be dealt to them, but their
 * speed is their own.
 */
function had(sentence: string, name: string): string | undefined {
  const [, bare] = /^they ((?:have|are|deal|take|cannot|can't) .*)$/i.exec(sentence) ?? [];
  if (bare !== undefined) return bare;
  const isHave = /^(?:[+−–-] ?\d+ ?(?:def|speed|crit|range)\b|armou?r\b|resistance\b)/i.test(sentence);
  // "Wolves" alone is a label.
  if (!/\b(?:in|within|adjacent|next to|your)\b/i.test(name)) return undefined;
  const ofEnemies = /\benem(?:y|ies)\b/i.test(name);
  return isHave && (!ofEnemies || /^[+−–-] ?\d+ ?speed\b/i.test(sentence)) ? `have ${sentence}` : undefined;
}

/** Those that a name is, as a whole: `Allies in burst 2`, `Abilities that target you from range 3+`. */
function isGroup(name: string, context: Context): boolean {
  const tokens = lexed(name, context.words);
  const whom = new Cursor(tokens, 0, tokens.length);
  const found = noun(whom, context);
  if (found !== undefined && whom.done) return found.ref === undefined && found.many === 'each';
  // "Enemies leaving range 1", with "Take 1dmg" as its text.
  const one = name.replace(/\b(?:start|enter)s? or end\b/i, 'end');
  const more = lexed(`${one} take 1 damage`, context.words);
  const does = new Cursor(more, 0, more.length);
  if (whoDoes(does, context) !== undefined && does.at === more.length - 3) return true;
  const means = new Cursor(tokens, 0, tokens.length);
  const ofAbilities = kindOf(means, true) !== undefined || abilities(means, context) !== undefined;
  return ofAbilities && (means.done || means.sees('that|which|targeting|from|against|on|at|of|beyond'));
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/\.(?:\s+|$)|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Whether what a text says is not of its bearer, but of those whom its name is. */
export const isOfNamed = (name: string, text: string, context: Context): boolean =>
  (saidOf.test(text.trim()) || had(text.trim(), name) !== undefined) && isGroup(name, context);

/** `Allies in burst 2` as a name, and "Have +1def" as its text: each sentence of it is said of those. */
export function namedGroup(sheet: Sheet, name: string, text: string, context: Context): Program | undefined {
  const sentences = sentencesOf(text).map((one) => had(one, name) ?? one);
  if (!sentences.every((one) => saidOf.test(one))) return undefined;
  const told = new Sheet();
  // Whatever is said is of the name and the text together, which has the second clause.
  told.add('name', 0, 0, 'run');
  told.add('text', 0, 0, 'run');
  const whole = sentences.map((one) => `${name} ${one.charAt(0).toLowerCase()}${one.slice(1)}.`).join(' ');
  const program = standing(told, '', whole, context);
  if (program.manual || told.clauses.some(({ status }) => status === 'manual')) return undefined;
  if (program.rules.length === 0 || program.until !== undefined) return undefined;
  sheet.backTo(0);
  sheet.add('name', 0, name.length, 'run');
  sheet.add('text', 0, text.length, 'run');
  ofClause(program, 1);
  return program;
}
