import type { Program, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { readText } from '../texts/read-text.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { escaped } from '../words/escaped.ts';
import { pieceProgram } from '../words/piece.ts';
import { shortName } from '../words/short-name.ts';
import { type Word, wordAt } from '../words/words.ts';

/**
 * `Allies adjacent to it have +1 def`, behind what places a Barrel whose own text speaks of nothing of that kind: the card says more of it, and
 * that stands with the card, for as long as such a piece lies there. What the piece's own text speaks of, too, could be said otherwise.
 */
export function addedByCard(
  desk: Desk,
  from: number,
  to: number,
  context: Context,
  marker: Word,
  told: readonly Rule[],
): boolean {
  if (marker.text === '' || marker.kind !== 'marker' || told.length === 0) return false;
  const own = pieceProgram(marker, context.words).rules.map(aspectOf);
  if (own.includes('manual') || told.some((rule) => own.includes(aspectOf(rule)))) return false;
  return standsWithCard(desk, from, to, context, marker);
}

const counted = /\b(?:per|for (?:each|every))\b/i;
const goes = /\b(?:lose|spend|discard|remove)\b/i;
const textOf = ({ source, tokens }: Desk, from: number, to: number): string =>
  source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);

/** `Summon a Wolf. Allies adjacent to it have +1 def`: what stands with the card, for as long as there is such a summon. */
export function addedToSummon(desk: Desk, from: number, to: number, context: Context, card: string): boolean {
  const word = context.words.all.find(({ kind, ref }) => kind === 'summon' && ref === card);
  // "It has +1 health per Coin. Lose all Coins": as many as there were when it came.
  if (counted.test(textOf(desk, from, to)) && goes.test(desk.source)) return false;
  return word !== undefined && isOnCard(context) && standsWithCard(desk, from, to, context, word);
}

/**
 * `While it's on the map, you have Armor`, `you can't attack while the Totem is placed`, `while you're in it, you have +1 speed`, behind what places it: it stands with the card, for as long as
 * such a piece lies there.
 */
export function whilePlaced({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const marker = context.marker ?? out.marker;
  if (desk.standing || bullet || opens || marker === undefined || context.strewn || !isOnCard(context)) return false;
  const said = desk.tokens.slice(from, to);
  const joint = said.findIndex(({ text }, n) => text === 'while' || (text === 'as' && said[n + 1]?.text === 'long'));
  if (joint < 0) return false;
  const cursor = new Cursor(desk.tokens, from + joint, to);
  cursor.takeAny('while', 'as|so long as');
  const isFirst = joint === 0 || (joint === 1 && /^(?:as|so)$/.test(said[0]?.text ?? ''));
  const inIt = cursor.takeAny("you are|you're in|inside|on it", 'in|inside|on it');
  if (!inIt && !isThere(cursor, marker, context.words)) return false;
  if (isFirst) cursor.take(',');
  else if (!cursor.done) return false;
  // "You can't attack while it is on the map": the same behind it.
  const [first, last] = isFirst ? [cursor.at, to] : [from, from + joint];
  if (!new Cursor(desk.tokens, first, last).sees("you|you're|your")) return false;
  const own = marker.text === '' ? [] : pieceProgram(marker, context.words).rules.map(aspectOf);
  const rest = desk.source
    .slice(desk.tokens[first]?.from ?? 0, desk.tokens[last - 1]?.to ?? 0)
    .replace(/ (?:as|so)$/i, '');
  // What of its own text is not understood could say the same.
  const words = rest.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const isOpen = own.includes('manual') && words.some((word) => marker.text.toLowerCase().includes(word));
  if (measuredFromIt.test(rest) || isOpen) return false;
  const name = `your ${marker.name}`;
  const text = `While ${inIt ? `you are in ${marker.name}` : `you have a ${marker.name} on the map`}, ${rest.replace(behindPreposition, `$1 ${name}`)}`;
  const { clauses, program } = readText({ slot: 'passive', name: '', text }, context.words);
  const isRead = clauses.every(({ status }) => status !== 'manual') && program.body.length === 0;
  const rules = isRead ? program.rules : [];
  if (rules.length === 0 || !rules.every((rule) => isOfPiece(rule, marker.ref))) return false;
  if (rules.some((rule) => own.includes(aspectOf(rule)))) return false;
  desk.notes.rules = [...(desk.notes.rules ?? []), ...asClause(rules, ran(desk, from, to))];
  return true;
}
whilePlaced.begins = beginning("while|as|so|you|you're|your");
whilePlaced.needs = oneOf('while long');

/** `it is placed`, `the marker is on the map`, `your Totem is out`, `it lasts`: of the piece that was placed. */
function isThere(cursor: Cursor, marker: Word, words: Context['words']): boolean {
  if (cursor.takeAny('it|this lasts|remains|stays')) return true;
  if (!cursor.takeAny("it's", 'it|this is', 'the marker|object is')) {
    if (!cursor.take('the|your|this')) return false;
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    const short = shortName(marker);
    if (named?.word.ref === marker.ref) cursor.at = named.to;
    else if (short === undefined || !cursor.take(short)) return false;
    cursor.take('marker|object');
    if (!cursor.take('is')) return false;
  }
  return cursor.takeAny('placed|there|out|active', 'in play', 'on the map|board|battlefield');
}

/**
 * `You can draw range for Bite from any Turret`, in a text that summons or places Turrets, without saying for how long: that stands with the card, as
 * nothing is drawn from where no Turret is.
 */
export function drawsFromBrought({ desk, context }: Flow, { nodes, held, until }: Out): boolean {
  const [only, ...more] = held;
  if (desk.standing || desk.holds || only?.rule.rule !== 'use-from' || more.length > 0) return false;
  if (nodes.length > 0 || until !== undefined || only.of !== 'you' || !isOnCard(context)) return false;
  const { at } = only.rule;
  const piece = 'marker' in at ? wordOf(context.words, at.marker, 'summon', 'marker') : undefined;
  if (piece === undefined) return false;
  const brings = new RegExp(`\\b(?:summon|place|create)\\b[^.\\n]* ${escaped(piece.name)}\\b`, 'i');
  if (!brings.test(desk.source)) return false;
  desk.notes.rules = [...(desk.notes.rules ?? []), only.rule];
  return true;
}

const isOnCard = ({ slot }: Context): boolean => slot === 'ability' || slot === 'default' || slot === 'passive';

/** What is said of "it" or "the Wolf", read as a passive that speaks of "your Wolf": rules that say nothing without one. */
function standsWithCard(desk: Desk, from: number, to: number, context: Context, { name: called, ref }: Word): boolean {
  const said = desk.source.slice(desk.tokens[from]?.from ?? 0, desk.tokens[to - 1]?.to ?? 0);
  if (measuredFromIt.test(said) || isOneOrEach(desk, from, to, context.words)) return false;
  const readAs = (name: string): ReturnType<typeof readText> => {
    const named = said
      .replace(new RegExp(`\\b(?:the|an?|each|any|this) ${escaped(called)}\\b`, 'gi'), name)
      .replace(behindPreposition, `$1 ${name}`)
      .replace(asSubject, (_, before: string) => `${before}${name}`);
    return readText({ slot: 'passive', name: '', text: named.trim() }, context.words);
  };
  const one = readAs(`your ${called}`);
  // "It dies if you die", of each that this has summoned, and not of one that is chosen then.
  const { clauses, program } = choosesOne(one.program, ref) ? readAs(`each of your ${called}`) : one;
  const { rules } = program;
  const isRead = clauses.every(({ status }) => status !== 'manual') && program.body.length === 0 && rules.length > 0;
  // Before there is one it would be so, too.
  const isDenied = context.slot !== 'passive' && JSON.stringify(rules).includes('"is":"not"');
  if (!isRead || isDenied || !rules.every((rule) => isOfPiece(rule, ref))) return false;
  desk.notes.rules = [...(desk.notes.rules ?? []), ...asClause(rules, ran(desk, from, to))];
  return true;
}

/** `An enemy adjacent to it is Slowed`: one of them now, who is given that, or whoever ever is there. */
function isOneOrEach({ tokens }: Desk, from: number, to: number, words: Context['words']): boolean {
  const cursor = new Cursor(tokens, from, to);
  if (!cursor.takeAny('a|an enemy|ally|unit|hero|foe|opponent|character')) return false;
  while (!cursor.done && !cursor.take('is')) cursor.at++;
  return wordAt(words, tokens, cursor.at, to, ['condition']) !== undefined;
}

/** Whether one of a kind is chosen when something happens. */
const choosesOne = ({ rules }: Program, ref: string): boolean =>
  rules.some(
    (rule) =>
      rule.rule === 'when' &&
      rule.then.some((node) => node.node === 'target' && JSON.stringify(node.who).includes(`"${ref}"`)),
  );

/** Not of turns: "at the end of your turn" is of this one, or of all that come. */
const isOfPiece = (rule: Rule, ref: string): boolean =>
  JSON.stringify(rule).includes(`"${ref}"`) && !(rule.rule === 'when' && /^(?:turn|round)-/.test(rule.trigger.on));

const behindPreposition =
  /\b(to|of|in|on|into|onto|enters?|entering|leaves?|leaving|through|near|from|around|over|inside) (?:it|this)\b/gi;
const asSubject = /^((?:(?:when|whenever|while|if|once) )?)(?:it|this)\b/i;

/** `adjacent enemies`, `in range 2` with nothing of what: measured from the piece in its own text, and from whoever has the card here. */
const measuredFromIt = /\badjacent\b(?! to\b)|\b(?:range|burst|within) \d+\b(?! (?:of|from|around)\b)/i;

/** What comes to whoever is there, what comes of its end, and each number and state by itself. */
function aspectOf(rule: Rule): string {
  if (rule.rule === 'when') return /^(?:destroyed|dies|removed)$/.test(rule.trigger.on) ? 'end' : 'there';
  if (rule.rule === 'hazard') return 'there';
  if (rule.rule === 'change') return `change ${rule.what}`;
  return rule.rule === 'is' ? `is ${rule.flag}` : rule.rule;
}
