import type { ByHand } from '../../../../schemas/types.generated.ts';
import type { Reading } from '../../../kernel/reading/reading.ts';
import { isLess } from '../../own-text-among.ts';
import type { Program, Rule } from '../../program.ts';
import { unitTold } from '../../unit-told.ts';
import { butCost } from '../by-hand/governing.ts';
import { type Context, contextOf, type Slot, within } from '../context.ts';
import { alongPath } from '../effects/along-path.ts';
import { staysOver } from '../effects/change-side.ts';
import { withHanded } from '../effects/handed.ts';
import { passing } from '../effects/passing.ts';
import { namedByPiece } from '../effects/stands-for.ts';
import { destroyedOnce } from '../given/destroyed-once.ts';
import { doneTwice } from '../given/done-twice.ts';
import { reachedAsTold, withoutTold } from '../given/reached-as-told.ts';
import { reasonFor } from '../given/repeat.ts';
import { faced, facedByCard, facedByOption, lacksFacing, withoutFacing } from '../nouns/faced.ts';
import { hasDirection, meetsOnWalk } from '../nouns/meeting.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { fromWhereItLies } from '../pieces/from-where-it-lies.ts';
import { saidElsewhere } from '../pieces/map-sections.ts';
import { uponGain } from '../pieces/upon-gain.ts';
import { staysForEver, zoneOf } from '../pieces/zone.ts';
import { byDistance } from '../sentences/by-distance.ts';
import { couldEndThen, openEnded } from '../sentences/open-ended.ts';
import { Sheet } from '../sentences/sheet.ts';
import { isHolding, tellingStance } from '../states/held.ts';
import { wordOf, wordsOfKind } from '../words/by-ref.ts';
import { ofCard } from '../words/charges.ts';
import { ownReading } from '../words/piece.ts';
import { lex } from '../words/token.ts';
import { cardText, isStance, type Word, type WordKind, type Words } from '../words/words.ts';
import { ability, calledLike } from './ability-text.ts';
import { asksWhatItChanges } from './asks-what-it-changes.ts';
import { isUncounted } from './charged-up.ts';
import { hazardText } from './hazard-text.ts';
import { withHeadings } from './headings.ts';
import { idleIn } from './idle-head.ts';
import { withoutLabels } from './labels.ts';
import { inParts } from './parts.ts';
import { saving, withPrices } from './priced.ts';
import { saidOf, says } from './says.ts';
import { shielding, withShieldEnds } from './shield-ends.ts';
import { standing } from './standing-text.ts';
import { theOneAsked, thereIs } from './the-one-asked.ts';
import { harmsAllies } from './whose-allies.ts';

/** A name and text of a set, and where they stand. */
export interface Text {
  readonly slot: Slot;
  readonly name: string;
  readonly text: string;
  /** What of it is left to people on purpose. */
  readonly byHand?: readonly ByHand[] | undefined;
}

const kinds: Partial<Record<Slot, WordKind>> = {
  condition: 'condition',
  token: 'token',
  counter: 'counter',
  marker: 'marker',
  terrain: 'terrain',
  map: 'map',
};

/** Words and signs of the longest text that is read: several times more than any card has, so that none keeps the reader busy. */
const mostTokens = 600;

/** What is read at this moment: a card asks what its token says, and the token what the card says. */
const asking: Text[] = [];

/**
 * `as` is the piece whose text it is taken for, where that is not its own. A text that is asked what it says while somebody who asked it is asked
 * himself is by hand there, so that two that tell of each other come to an end.
 */
export function readText(asked: Text, vocabulary: Words, as?: Word): Reading<Program> {
  if (asking.filter(({ name, text }) => name === asked.name && text === asked.text).length > 1)
    return wholeByHand(asked, 'what it says depends on a text that tells of this one');
  asking.push(asked);
  try {
    return readAnew(asked, vocabulary, as);
  } finally {
    asking.pop();
  }
}

function wholeByHand({ name, text }: Text, why: string): Reading<Program> {
  const sheet = new Sheet();
  sheet.add('text', 0, text.length, 'manual', why);
  return { clauses: sheet.tile(name, text), program: { body: [], rules: [], manual: true } };
}

function readAnew({ slot, name, text: written }: Text, vocabulary: Words, as: Word | undefined): Reading<Program> {
  const sheet = new Sheet();
  const onCard = slot === 'ability' || slot === 'default' || slot === 'passive';
  const card = onCard ? cardText(vocabulary, name, written) : undefined;
  const kind = kinds[slot];
  const isSelf = (word: Word): boolean => word.name === name && word.text === written;
  const self =
    as ?? (kind && (wordsOfKind(vocabulary, kind).find(isSelf) ?? toldMore(slot, name, written, vocabulary)));
  const beside = card ?? (self?.dice && self);
  const counting = beside === undefined ? vocabulary : ofCard(vocabulary, beside);
  const words = withHanded(
    counting,
    card ?? (slot === 'token' && self && isHolding(self) ? tellingStance(vocabulary, self) : undefined),
  );
  const zone = card && zoneOf(vocabulary, card);
  const context = contextOf({
    words,
    slot,
    self,
    bearer: card?.ref ?? (self && isStance(self) && self.owners.length === 1 ? self.owners[0] : undefined),
    them: undefined,
    side: undefined,
    named: slot === 'marker' && self !== undefined ? namedByPiece(self, words) : {},
    marker: slot === 'marker' || slot === 'terrain' ? self : undefined,
    rolled: false,
    centre: undefined,
    ...(zone && { zone }),
    ...(card && { card }),
    ...(slot === 'marker' && { around: 'marker' as const }),
  });
  const { text, stands } = onCard ? inParts(written, words, slot !== 'passive') : { text: written, stands: 0 };
  if (text.length > mostTokens && lex(text).length > mostTokens) {
    const why = `it is longer than a text that is read, with more than ${mostTokens} words and signs`;
    return wholeByHand({ slot, name, text }, why);
  }
  if (slot === 'hint') return { clauses: sheet.tile(name, written), program: { body: [], rules: [] } };
  if (self?.twin !== undefined) return ofTwin(sheet, self, vocabulary);
  if (self !== undefined && slot === 'marker' && saidByCard(self, vocabulary)) {
    sheet.add('name', 0, name.length, 'reminder');
    sheet.add('text', 0, text.length, 'reminder');
    return { clauses: sheet.tile(name, written), program: { body: [], rules: [] } };
  }
  const unit = slot === 'condition' || slot === 'token' ? unitTold(text) : undefined;
  if (unit !== undefined) return toldUnit(name, text, unit.length, vocabulary);
  // A name without a text is a rule, wherever it stands.
  const acts = (slot === 'ability' || slot === 'default') && text.trim() !== '';
  const isPassive = acts && stands === text.length;
  if (!acts && slot !== 'passive' && (slot === 'ability' || slot === 'default')) {
    const program = standing(sheet, name, text, within(context, { slot: 'passive' }));
    return { clauses: sheet.tile(name, written), program };
  }
  if (slot === 'default') {
    const passive = passiveOf(name, text, context);
    if (passive !== undefined) return passive;
  }
  if (slot !== 'passive' && name.length > 0) sheet.add('name', 0, name.length, 'reminder');
  if (slot === 'hazard') return hazardText(sheet, name, text, context);
  const whole = isPassive
    ? standing(sheet, '', text, within(context, { slot: 'passive' }))
    : acts
      ? ability(sheet, name, text, context, stands)
      : (uponGain(sheet, text, context) ??
        labelled(sheet, name, standing(sheet, name, withoutLabels(text, words), context)));
  const counts = self === undefined && (soOften.test(text) || soOften.test(name));
  const once = acts && says(whole, destroys) ? destroyedOnce(whole, words) : whole;
  const isOther = 'kind' in once;
  const read = isOther ? whole : counts && slot === 'passive' ? withoutTold(sheet, once, words) : once;
  if (slot === 'map') saidElsewhere(sheet, text, words);
  const others = countedElsewhere(read, context);
  const twice = counts ? countedTwice(read, words) : undefined;
  const again = slot === 'passive' ? doneTwice(read, words) : undefined;
  const program = isOther
    ? butCost(sheet, reasonFor(once), read)
    : isUncounted(read, { text }, context)
      ? butCost(sheet, 'how its charges come is played by hand, so that nothing counts them', read)
      : others
        ? butCost(sheet, `it does not say whose ${others.name} counts: the counter is on another unit's card`, read)
        : zone !== undefined && staysForEver(read, zone)
          ? butCost(sheet, 'it does not say how long the area stays', read)
          : twice
            ? butCost(
                sheet,
                `${twice.name} says in its own text, too, what each of them brings: both would count`,
                read,
              )
            : again
              ? butCost(sheet, `${again.name} does such a thing by its own text, too: both would count`, read)
              : ((slot === 'passive' ? reachedAsTold(sheet, read, words) : undefined) ??
                asWhole(sheet, read, text, context));
  const placed = measured(sheet, program, written, context);
  return { clauses: sheet.tile(name, written), program: placed };
}

/** A piece measures from where it lies; ground lies in many places, of which none is that. */
function measured(sheet: Sheet, read: Program, text: string, { slot, self }: Context): Program {
  if (self === undefined || (slot !== 'marker' && slot !== 'terrain')) return read;
  const said = (clause: number): string => text.slice(sheet.clauses[clause]?.from ?? 0, sheet.clauses[clause]?.to ?? 0);
  const lies = fromWhereItLies(read, self.ref, said);
  if (slot === 'marker' || JSON.stringify(lies) === JSON.stringify(read)) return lies;
  return butCost(sheet, 'it does not say from where that is measured: ground lies in many spaces', read);
}

const destroys: ReadonlySet<string> = new Set(['destroyed']);

/** A passive with a name that says nothing: what it lets somebody do is called so. */
function labelled({ clauses }: Sheet, name: string, read: Program): Program {
  const isLabel = clauses.some(({ field, status }) => field === 'name' && status === 'reminder');
  return isLabel ? { ...read, rules: read.rules.map((rule) => calledLike(rule, name)) } : read;
}

/** What a program may say that is only right with something else in it. Most say nothing of it. */
const leaning = new Set([
  'face',
  'facing',
  'forward',
  'holds',
  'ahead',
  'onward',
  'min',
  'change-side',
  'game-end',
  'passed',
  'lost',
  'besideWay',
  'passedByThem',
  'last',
]);

const lost = new Set(['lost']);

/** Whether what holds at all times asks for that; an ability that a card gives loses and asks in its own time. */
const asksLost = (rule: Rule): boolean =>
  rule.rule === 'ability' ? rule.program.rules.some(asksLost) : rule.rule !== 'when' && says(rule, lost);

/** Words and signs with which something is done so often or for so much. */
const soOften = /\b(?:per|each|every|x)\b|\*/i;

/** `Range 1: 3dmg`, and in the next line `Range 2: 1dmg`. */
const perRange = /(?:^|\n)[ \t]*range \d[-+\d]*:[^\n]*\n[ \t]*range \d[-+\d]*:/i;

/** `Before you move, you may spend a Coin to gain +2 speed`: meant for that move, and not for the rest of the game. */
const isForGood = (rule: Rule): boolean =>
  rule.rule === 'when' &&
  (rule.trigger.on === 'begins-move' || rule.trigger.on === 'begins-use') &&
  JSON.stringify(rule.then).includes('"until":{"moment":"game-end"}');

/** What is asked of a whole program needs some of these in it. */
const telling: ReadonlySet<string> = new Set([
  ...saving,
  ...leaning,
  shielding,
  thereIs,
  'aimed',
  'was-hit',
  'heading',
  'back',
  'target',
  'area',
  'ally',
  'damage',
]);

const holdsAny = (said: ReadonlySet<string>, words: ReadonlySet<string>): boolean => {
  for (const word of said) if (words.has(word)) return true;
  return false;
};

/** A program as it stands, or by hand where something that it needs is not in it. */
function asWhole(sheet: Sheet, asRead: Program, text: string, context: Context): Program {
  // One look through all of it tells most of what cannot be wrong with it.
  const first = saidOf(asRead, telling);
  const priced = holdsAny(first, saving) ? withPrices(asRead) : asRead;
  const shielded = first.has(shielding) ? withShieldEnds(priced) : priced;
  const headed = first.has('heading') || first.has('back') ? withHeadings(shielded) : shielded;
  if (headed === undefined) return butCost(sheet, 'it does not say which direction is meant', asRead);
  const read = headed;
  if (read.rules.some(isForGood) && !/\b(?:game|permanent(?:ly)?)\b/i.test(text))
    return butCost(sheet, 'it does not say how long that lasts', read);
  const has = read === asRead ? first : saidOf(read, telling);
  const said = holdsAny(has, leaning) ? JSON.stringify(read) : '';
  const lacking = said === '' ? undefined : withoutWhatItNeeds(sheet, read, text, context, said);
  if (lacking !== undefined) return lacking;
  if (has.has('ally') && has.has('damage') && /\ball(?:y|ies)\b/i.test(text) && harmsAllies(read))
    return butCost(sheet, 'it does not say whose allies are harmed', read);
  if ((has.has('aimed') || has.has('was-hit')) && asksWhatItChanges(read))
    return butCost(sheet, 'what is asked of all of them changes while it is done to one after the other', read);
  const idle = has.has('target') || has.has('area') ? idleIn(read) : undefined;
  if (idle === 'target') return butCost(sheet, 'nothing is done to whoever is chosen: say whom the rest is for', read);
  if (idle === 'area') return butCost(sheet, 'nothing is done in the area: say what happens to whom in it', read);
  if (perRange.test(text))
    return butCost(sheet, 'it does not say whether the lines are one attack by its range or several', read);
  const endless = said === '' ? undefined : withoutEnd(sheet, read, text, said);
  const whole = endless ?? wayOf(sheet, read, text, said);
  return has.has(thereIs) ? theOneAsked(whole) : whole;
}

/** By hand, as something that a program says is only right with something else in it that it does not say; undefined where all is there. */
function withoutWhatItNeeds(
  sheet: Sheet,
  read: Program,
  text: string,
  context: Context,
  said: string,
): Program | undefined {
  const parted = (clause: number) => {
    const { field, from = 0, to = 0 } = sheet.clauses[clause] ?? {};
    return (
      field === 'text' &&
      /\b(?:then|also|after(?:wards)?)\b/i.test(text.slice(sheet.clauses[clause - 1]?.from ?? from, to))
    );
  };
  if (!faced(said) && !facedByCard(said, context) && isOwnerless(context)) return withoutFacing(sheet, read, text);
  if (!faced(said) && !facedByCard(said, context))
    return facedByOption(sheet, read) ?? butCost(sheet, lacksFacing(sheet, text, said), read);
  if (said.includes('"ahead":true') && !meetsOnWalk(said, '"ahead":true'))
    return butCost(sheet, 'who is met is known only behind a walk in a straight line', read);
  if (said.includes('"besideWay":true') && !meetsOnWalk(said, '"besideWay":true'))
    return butCost(sheet, 'who is passed beside is known only behind a walk in a straight line', read);
  if (said.includes('"onward"') && !hasDirection(said))
    return butCost(sheet, 'it does not say which direction is meant', read);
  if (said.includes('"min":') && byDistance(read, parted))
    return butCost(
      sheet,
      'two ranges that exclude each other are one attack or two: write "or" or "then" between them',
      read,
    );
  // "If you remove 1 charge, your attacks deal +1 damage", in a text that stands: nothing is lost while it is asked.
  if (said.includes('"lost"') && read.rules.some(asksLost))
    return butCost(sheet, 'what is lost is known only where it is lost, and not by what holds at all times', read);
  if (said.includes('"count":"lost"') && !/"node":"(?:lose|lose-overshield|clear)"/.test(said))
    return butCost(sheet, 'nothing is lost in it that could be counted', read);
  if (said.includes('"is":"use","last"') && read.use?.perGame === undefined)
    return butCost(sheet, 'it does not say how often it can be used', read);
  return undefined;
}

/** By hand, as it does not say when something of it ends; undefined where it does. */
function withoutEnd(sheet: Sheet, read: Program, text: string, said: string): Program | undefined {
  if (staysOver(said)) return butCost(sheet, 'it does not say when the unit is of its own side again', read);
  if (openEnded(sheet, text, said)) return butCost(sheet, 'it ends in a way that is played by hand', read);
  if (said.includes('game-end') && couldEndThen(read, text))
    return butCost(sheet, 'it does not say whether it holds for the rest of the game or until your next turn', read);
  return undefined;
}

/** A counter of another unit's card that the text of a summon speaks of: the summon has none of it. */
function countedElsewhere(read: Program, { words, bearer }: Context): Word | undefined {
  if (bearer === undefined || wordOf(words, bearer, 'summon') === undefined) return undefined;
  const others = wordsOfKind(words, 'counter').filter(({ owners }) => owners.length > 0 && !owners.includes(bearer));
  const said = saidOf(read, new Set(others.map(({ ref }) => ref)));
  return others.find(({ ref }) => said.has(ref));
}

/** A token that a card counts for what the token's own text brings already: "+1 damage per Spark", of a Spark that says "+1 damage". */
function countedTwice(read: unknown, words: Words): Word | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const rule = read as Rule;
  if (rule.rule === 'change') {
    for (const { per } of [...(rule.add?.terms ?? []), ...(rule.percents?.terms ?? [])]) {
      const token = per?.count === 'tokens' && per.on === 'you' ? wordOf(words, per.token, 'token') : undefined;
      const own = token && ownReading(token, words).program.rules;
      if (own?.some((one) => one.rule === 'change' && one.what === rule.what)) return token;
    }
  }
  for (const inside of Object.values(read)) {
    const found = countedTwice(inside, words);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A marker of whose rules its own file says only the beginning, or nothing: the card that lays it tells the rest. */
function toldMore(slot: Slot, name: string, text: string, words: Words): Word | undefined {
  if (slot !== 'marker') return undefined;
  const [one, ...more] = wordsOfKind(words, 'marker').filter((word) => word.name === name);
  return more.length === 0 && one !== undefined && isLess(name, text, one.text) ? one : undefined;
}

/** Ways that are not straight: past whom, and along what. */
function wayOf(sheet: Sheet, read: Program, text: string, said: string): Program {
  const passed = said === '' ? read : passing(read, said);
  if (passed === undefined)
    return butCost(
      sheet,
      'who is passed is known only of one movement, in a straight line or past enemies alone',
      read,
    );
  return alongPath(passed, text) ?? butCost(sheet, 'no path was laid in it', read);
}

/**
 * Some cards keep what always holds among their default abilities: "When an ally dies, gain +1 speed". It is read so where it begins
 * as such a text does and is understood to its end.
 */
function passiveOf(name: string, text: string, context: Context): Reading<Program> | undefined {
  if (
    !/^\s*(?:(?:when|whenever|while|on (?:your )?death|on (?:spawn|deploy)|the first time)\b|at the (?:start|beginning|end) of (?:rounds?|turns?) \d)/i.test(
      text,
    )
  )
    return undefined;
  if (/\bnext\b/i.test(text)) return undefined;
  const sheet = new Sheet();
  if (name.length > 0) sheet.add('name', 0, name.length, 'reminder');
  const program = standing(sheet, '', text, within(context, { slot: 'passive' }));
  const whole = sheet.clauses.every(({ status }) => status !== 'manual');
  return whole && program.rules.length > 0 && program.until === undefined
    ? { clauses: sheet.tile(name, text), program }
    : undefined;
}

/** A token that is a marker too says nothing beside that one: it is never borne as a token. */
function ofTwin(sheet: Sheet, { name, text, twin }: Word, words: Words): Reading<Program> {
  const marker = wordOf(words, twin, 'marker');
  const byHand = marker !== undefined && ownReading(marker, words).clauses.some(({ status }) => status === 'manual');
  sheet.add('name', 0, name.length, 'reminder');
  if (byHand) sheet.add('text', 0, text.length, 'manual', `${name} is played by hand`);
  else sheet.add('text', 0, text.length, 'reminder');
  return { clauses: sheet.tile(name, text), program: { body: [], rules: [] } };
}

/** A condition or token that acts as a unit: what stands behind that is a passive of the unit, and the two are one clause. */
function toldUnit(name: string, text: string, length: number, words: Words): Reading<Program> {
  const rest = text.slice(length);
  const read = rest.trim() === '' ? undefined : readText({ slot: 'passive', name, text: rest }, words);
  const sheet = new Sheet();
  if (read === undefined) {
    sheet.add('name', 0, name.length, 'reminder');
    sheet.add('text', 0, length, 'run');
  }
  for (const clause of read?.clauses ?? []) sheet.repeat(clause, read!, length);
  return { clauses: sheet.tile(name, text), program: read?.program ?? { body: [], rules: [] } };
}

/** A piece that no text lays, and that only says what the ability says that has it: it shows where that ability works. */
function saidByCard({ ref, text }: Word, words: Words): boolean {
  const own = plainly(text);
  if (own === '' || asked.has(ref)) return false;
  const isSaid = (card: Word): boolean => {
    if (!card.hands?.includes(ref) || !plainly(card.text).includes(own)) return false;
    const { clauses, program } = readText({ slot: 'ability', name: card.name, text: card.text }, words);
    const whole = clauses.every(({ status }) => status !== 'manual');
    return whole && !JSON.stringify(program).includes(`"${ref}"`);
  };
  asked.add(ref);
  try {
    return wordsOfKind(words, 'ability').some(isSaid);
  } finally {
    asked.delete(ref);
  }
}

/** Pieces that are asked about now: a card that is read for that asks what they say themselves. */
const asked = new Set<string>();

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
