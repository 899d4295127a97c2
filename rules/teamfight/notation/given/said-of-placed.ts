import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { readText } from '../texts/read-text.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { shortName } from '../words/short-name.ts';
import type { Token } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

/**
 * `Enemies can't enter spaces adjacent to it`, `when you become adjacent to the Totem, you may pick it up`, behind what places a piece that has no text of
 * its own: it stands with the card, as nothing is near such a piece where none lies.
 */
export function saidOfPlaced({ desk, out, context }: Flow, sentence: Sentence): boolean {
  const marker = context.marker ?? out.marker;
  return marker !== undefined && ofPlaced(desk, sentence, context, marker);
}

/** The same of one sentence about a piece. */
export function ofPlaced(desk: Desk, { from, to, bullet, opens }: Sentence, context: Context, marker: Word): boolean {
  if (desk.standing || bullet || opens || marker.kind !== 'marker' || marker.text !== '' || context.strewn)
    return false;
  if (context.slot !== 'ability' && context.slot !== 'default') return false;
  const said = asPassive(desk, from, to, marker, context.words);
  if (said === undefined) return false;
  const { clauses, program } = readText({ slot: 'passive', name: '', text: said }, context.words);
  const { rules } = program;
  const isRead = clauses.every(({ status }) => status !== 'manual') && program.body.length === 0 && rules.length > 0;
  if (!isRead || !rules.every((rule) => isNearIt(rule, marker.ref))) return false;
  desk.notes.rules = [...(desk.notes.rules ?? []), ...asClause(rules, ran(desk, from, to))];
  return true;
}
saidOfPlaced.begins = beginning('enemies|when|whenever|you');
saidOfPlaced.needs = oneOf('enter move walk come adjacent');

/** What keeps somebody out of spaces near it, and what comes of you beside it. */
const isNearIt = (rule: Rule, ref: string): boolean =>
  rule.rule === 'barred'
    ? typeof rule.place.of === 'object' && 'marker' in rule.place.of && rule.place.of.marker === ref
    : rule.rule === 'when' &&
      (rule.trigger.on === 'enters' || rule.trigger.on === 'turn-start' || rule.trigger.on === 'turn-end') &&
      rule.trigger.who.side === 'you' &&
      JSON.stringify(rule).includes(`"${ref}"`);

/** The sentence with "your Totem" in the place of "it". */
function asPassive(
  { tokens }: Desk,
  from: number,
  to: number,
  marker: Word,
  words: Context['words'],
): string | undefined {
  const name = `your ${marker.name}`;
  const whole = new Cursor(tokens, from, to);
  const enemies = whole.take('enemies') && whole.take("cannot|can't");
  if (!enemies && !new Cursor(tokens, from, to).sees('when|whenever you')) {
    const taken = pickedUp(new Cursor(tokens, from, to), marker, words);
    return taken?.map((when) => `${when} adjacent to ${name}, you may pick it up.`).join('\n');
  }
  // The first time it is named; behind that "it" is known.
  for (let at = from; at < to; at++) {
    const cursor = new Cursor(tokens, at, to);
    if (!cursor.take('to|of') || !isIt(cursor, marker, words)) continue;
    return `${textOf(tokens.slice(from, at + 1))} ${name}${joint(tokens[cursor.at])}${textOf(tokens.slice(cursor.at, to))}`;
  }
  return undefined;
}

/** `You can pick it up while adjacent to it at the start of your turn or while moving`: when that is. */
function pickedUp(cursor: Cursor, marker: Word, words: Context['words']): readonly string[] | undefined {
  if (!cursor.take('you can|may pick')) return undefined;
  const up = cursor.take('up');
  if (!isIt(cursor, marker, words) || !(up || cursor.take('up'))) return undefined;
  if (!cursor.takeAny('while|when|if adjacent|next to', "while|when|if you are|you're adjacent|next to"))
    return undefined;
  if (!isIt(cursor, marker, words)) return undefined;
  const when: string[] = [];
  do {
    if (cursor.takeAny('at the start|beginning of your turn', 'at the start|beginning of a turn'))
      when.push('When you start your turn');
    else if (
      cursor.takeAny('while|when you move|are moving', 'while|when moving', 'as you move', 'during your? movement')
    )
      when.push('When you become');
    else return undefined;
  } while (cursor.takeAny(',? or', ',? and'));
  return cursor.done ? when : undefined;
}

/** `it`, `the marker`, `the Totem`, `the totem` of a Bone Totem. */
function isIt(cursor: Cursor, marker: Word, words: Context['words']): boolean {
  if (cursor.takeAny('it|this', 'the|this|that marker|piece')) return true;
  return (
    cursor.try(() => {
      if (!cursor.take('the|your|this|that')) return undefined;
      const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
      const short = shortName(marker);
      if (named?.word.ref === marker.ref) cursor.at = named.to;
      else if (short === undefined || !cursor.take(short)) return undefined;
      cursor.take('marker|object');
      return true;
    }) === true
  );
}

const joint = (next: Token | undefined): string => (next === undefined || /^[,.]$/.test(next.text) ? '' : ' ');

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(' ,', ',');
