import type { Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { type Noun, newTarget } from './noun.ts';
import { isOtherPronoun } from './other-pronoun.ts';
import { whoAttacked } from './who-attacked.ts';

export const known = (ref: Ref): Noun => ({ who: { side: 'any' }, ref, many: 'one' });

/** All of several targets, or of those in an area. */
const allTargets = [
  'each|every target',
  'each|every targeted unit',
  'each of the? targets',
  'all of? the? targets',
  'all targeted units',
  'the targets',
  'targeted units',
  'both targets',
  'each of them',
  'both of them',
  'the chosen allies|ally|enemies|enemy|units|unit|heroes|hero|targets',
];

/** Whose ability an instant answers. */
const triggeringEnemy = [
  'the? triggering enemy|attacker',
  'the? attacker',
  'the? attacking enemy|unit',
  'the? triggering unit|user',
  'the? user of the triggering? ability|attack',
  "the? triggering ability's|attack's user",
];

/** Behind "cancel the triggering ability" its user is whoever used that. */
const itsUser = 'its user|attacker';

/** "The killer heals 1. They also refresh an ability", behind a death: whoever has died does nothing any more. */
export const isOfKiller = ({ tokens, at }: Cursor): boolean => {
  // "The killer heals 1 per Soul on it": on whoever has died.
  if (/^(?:on|of|in)$/.test(tokens[at - 1]?.text ?? '')) return false;
  for (let n = at - 1; n > 0; n--)
    if (tokens[n]?.text === 'killer' && /^(?:your|the|its|their)$/.test(tokens[n - 1]?.text ?? '')) return true;
  return false;
};

/** "When an ally is damaged, the attacker takes 1dmg and it is Slowed": the attacker, or that ally. */
export const isOfAttacker = ({ tokens, at }: Cursor, { them, named }: Context): boolean => {
  if (named.attacker === undefined || them === undefined || them === named.attacker) return false;
  const said = tokens.findIndex(({ text }, n) => text === 'attacker' && tokens[n - 1]?.text === 'the');
  return said > 0 && said < at;
};

/** By whom the bearer was killed, behind its death. */
const killer = [
  'your|the|its killer',
  'the unit|enemy|hero|one that|who killed you|this|it|them',
  'whoever|whatever killed you|this|it|them',
];

/** What anybody is called by who is known already, but for names. */
const called = beginning(
  ...allTargets,
  ...triggeringEnemy,
  itsUser,
  ...killer,
  'you|yourself|they|them|themselves|it|itself|he|she|him|her|himself|herself|this|that|target|targets|caster|all',
  'your|whoever|whomever|its|their',
);

/** Whose something is, but for names. */
const owning = beginning(`your|their|its|the|that|triggering|attacker's|target's`);

/** `her`, and nothing behind it that is hers. */
const isAlone = (cursor: Cursor): boolean =>
  cursor.try(() => (cursor.take('her') && (cursor.done || cursor.sees(',|:|and|or|.|(')) ? true : undefined)) ?? false;

/** Somebody known already. */
export function pronoun(cursor: Cursor, context: Context): Noun | undefined {
  if (cursor.misses(called)) return isName(cursor, context) ? byName(cursor, context) : undefined;
  if (cursor.take('you|yourself')) return known('you');
  const attacker = whoAttacked(cursor, context);
  if (attacker !== undefined) return known(attacker);
  const { them, named } = context;
  if (
    isSummon(context) &&
    (cursor.take('this unit|summon') || (cursor.sees(`this|it ${does}`) && cursor.take('this|it')))
  )
    return known('you');
  if (them === 'each' && !isDescribed(cursor, context) && cursor.take('each|all of them')) return known(them);
  // "Allies in range 2 heal 1. It is Slowed": of several and the one target before, "it" is not said to be one of them.
  const isOne = areSeveral(context) && cursor.sees('it|itself');
  if (isOne && (context.later || !isAsked(cursor))) return undefined;
  if (them === 'target' && (isOfEither(cursor) || isOtherPronoun(cursor, context.side))) return undefined;
  if (context.met && cursor.sees('they|them|themselves')) return undefined;
  if (context.ordered && cursor.sees('they|them|themselves|it|itself') && !behindOrder.test(cursor.before?.text ?? ''))
    return undefined;
  if (context.met === true && cursor.sees('it|itself')) return undefined;
  if (context.collided !== undefined && named.unit === 'met' && isTheOther(cursor)) return known('met');
  const { killer: by } = named;
  const killed = by !== undefined && by !== them && cursor.sees('they|them|themselves|it|itself') && isOfKiller(cursor);
  if (killed && !cursor.sees('it had|was') && cursor.take('they|them|themselves|it|itself')) return known(by);
  if (isOfAttacker(cursor, context) && cursor.sees('they|them|themselves|it|itself')) return undefined;
  if (them !== undefined && cursor.take('they|them|themselves|it|itself')) return known(them);
  // "When Ironbeard hits you, he heals 1", in the text of a token: of whom a name tells.
  const isTold = context.slot === 'token' || context.slot === 'condition' || context.slot === 'passive';
  const teller = isTold && (them === 'trigger' || them === 'other');
  if (teller && cursor.take('he|she|him|himself|herself')) return known(them);
  if (teller && cursor.sees('her') && isAlone(cursor)) return known(them);
  if (cursor.sees('they|them|themselves') && isBorne(context) && cursor.take('they|them|themselves'))
    return known('you');
  if (named.target !== undefined && them === named.target && context.collided === undefined) {
    const each = cursor.try(() => {
      const said = cursor.takeAny(...allTargets) || (them === 'each' && cursor.take('targets'));
      return said && !cursor.sees('in|within|with|that|who|adjacent|of|a|an|any|another|your|hit|struck|damaged')
        ? true
        : undefined;
    });
    if (each) return known(them);
  }
  // "Give an enemy your Mark. ... move towards the marked unit": whom this text has given it to.
  const { gave } = context;
  const isMark = gave !== undefined && /\bmark/i.test(gave.name) && named.target === 'target';
  if (isMark && cursor.take('the marked unit|enemy|ally|target|hero')) return known('target');
  // An instant comes when an enemy targets you or includes you, or at the start of a turn, when nobody does.
  if (context.instant && named.attacker === undefined && cursor.takeAny(...triggeringEnemy)) return known('trigger');
  if (context.instant && named.attacker === undefined && answers(cursor) && cursor.take(itsUser))
    return known('trigger');
  if (named.killer !== undefined && cursor.takeAny(...killer)) return known(named.killer);
  const said = cursor.sees('the|that|target|attacker|caster')
    ? cursor.try(() => namedBefore(cursor, context))
    : undefined;
  return said === undefined ? byName(cursor, context) : known(said);
}
/** But for names. */
pronoun.begins = called;

/** "Range 3, 2dmg. An ally in range 2 heals 1 and it is Slowed": that ally, or the target of the sentence before. */
function isOfEither({ tokens, at }: Cursor): boolean {
  if (tokens[at]?.text !== 'it' || tokens[at - 1]?.text !== 'and') return false;
  // No token stands for a stop, but there is more than a blank between two sentences.
  const from = tokens.findLastIndex((one, n) => n < at && one.from - (tokens[n - 1]?.to ?? one.from) > 1);
  if (from < 0) return false;
  const second = tokens[from + 1]?.text === 'other' ? from + 2 : from + 1;
  return (
    /^(?:an?|another|one)$/.test(tokens[from]?.text ?? '') &&
    /^(?:ally|enemy|unit|hero)$/.test(tokens[second]?.text ?? '') &&
    tokens.slice(0, from).some(({ text }) => text === 'range' || text === 'target')
  );
}

/** "Each enemy adjacent to it takes 1dmg if it has a Coin": it is asked of each. */
const isAsked = ({ tokens, at }: Cursor): boolean => /^(?:if|unless|while)$/.test(tokens[at - 1]?.text ?? '');

/** Whether nobody comes next who is known already. A guard. */
export const isUnknown = (cursor: Cursor, context: Context): boolean =>
  cursor.misses(called) && !isName(cursor, context);

/** Whether some name begins with the next word. */
const isName = ({ tokens, at }: Cursor, { words }: Context): boolean => words.forms.has(tokens[at]?.text ?? '');

/** `Ironbeard`, on the card of whoever is called so. */
function byName(cursor: Cursor, context: Context): Noun | undefined {
  const hero = peekHero(cursor, context);
  if (hero === undefined || !isOwner(context, hero.word) || cursor.tokens[hero.to - 1]?.text.endsWith("'s"))
    return undefined;
  cursor.at = hero.to;
  return known('you');
}

/** "The triggering ability" stands before it, which "it" then is. */
const answers = (cursor: Cursor): boolean =>
  cursor.sees(itsUser) &&
  cursor.tokens.some(
    ({ text }, n) =>
      n < cursor.at && text === 'triggering' && /^(?:ability|attack)$/.test(cursor.tokens[n + 1]?.text ?? ''),
  );

/** `If it hits a unit, 2dmg to them`: it is the one, and they are the other. */
function isTheOther(cursor: Cursor): boolean {
  if (!cursor.sees('they|them') || cursor.sees('they|them both|each|all')) return false;
  const asked = cursor.tokens.findLastIndex(({ text }, n) => n < cursor.at && text === 'if');
  return asked >= 0 && cursor.tokens[asked + 1]?.text === 'it' && cursor.take('they|them');
}

/** What stands before whom one of your own is sent to or used on: "towards it", "uses Bite on them", "attacks it". */
const behindOrder = /^(?:towards?|to|on|against|targeting|at|of|from|beside|near|attacks?|behind)$/;

/** Who was run into. */
const struck = [
  'the other unit|one|character',
  'the unit|enemy|one that? they|it hit|hits',
  'the unit|enemy|one that? was? hit|struck',
] as const;

/** `the ally`, `that enemy`, `target`, which needs no article: "enemy in range 2" without one is somebody new. */
function namedBefore(cursor: Cursor, context: Context): Ref | undefined {
  if (context.collided !== undefined && cursor.takeAny(...struck)) return 'met';
  cursor.take('the|that');
  const { 'last one': last } = context.named;
  if (last !== undefined && cursor.take('last enemy|ally|unit|hero|target|one hit|struck|chosen|targeted?'))
    return last;
  // "When you push a unit into a wall, the pushed unit is Slowed".
  if (context.named.pushed !== undefined && cursor.take('pushed|pulled unit|enemy|one|target|character'))
    return context.named.pushed;
  const ref = newTarget(cursor) ? undefined : context.named[cursor.peek()?.text ?? ''];
  if (ref === undefined) return undefined;
  cursor.at += 1;
  // "The unit with your Mark" is whoever has that, "the enemy closest to the target" another one.
  return isMarked(cursor, context) || cursor.sees('nearest|closest|furthest|farthest') ? undefined : ref;
}

/** `each Slowed unit`: more than that it is each of them. */
export const isDescribed = ({ tokens, at, end }: Cursor, { words }: Context): boolean => {
  if (tokens[at]?.text !== 'each') return false;
  const state = wordAt(words, tokens, at + 1, end, ['condition', 'token']);
  return state !== undefined && /^(?:unit|enemy|ally|hero|target)$/.test(tokens[state.to]?.text ?? '');
};

/** On the card of a summon nobody else is there whom "this" could mean, where nobody was named. */
export const isSummon = (context: Context): boolean => context.them === undefined && isOnSummon(context);

/** The text of a summon, whoever was named in it. */
export const isOnSummon = ({ words, bearer, marker, slot }: Context): boolean =>
  marker === undefined &&
  bearer !== undefined &&
  (slot === 'passive' || slot === 'ability' || slot === 'default') &&
  summonsOf(words).has(bearer);

/** What a unit does or what happens to it. */
const does =
  'starts|begins|ends|dies|die|takes|take|is|has|have|are|moves|move|enters|deals|deal|cannot|attacks|attack|gains|gain|loses|lose|heals|heal|would|kills|hits';

const summons = new WeakMap<Words, ReadonlySet<string>>();

export function summonsOf(words: Words): ReadonlySet<string> {
  let found = summons.get(words);
  if (found === undefined) {
    found = new Set(words.all.flatMap(({ kind, ref }) => (kind === 'summon' ? [ref] : [])));
    summons.set(words, found);
  }
  return found;
}

const isMarked = (cursor: Cursor, { words, gave }: Context): boolean =>
  (gave !== undefined && cursor.sees('with the mark|token')) ||
  (cursor.sees('with your') &&
    wordAt(words, cursor.tokens, cursor.at + 2, cursor.end, ['condition', 'token', 'counter']) !== undefined) ||
  (cursor.sees('with') &&
    wordAt(words, cursor.tokens, cursor.at + (cursor.sees('with the|a|an') ? 2 : 1), cursor.end, ['token']) !==
      undefined);

/** In the text of a token or condition that nowhere says "you", "they" have it, where nobody else is named. */
const isBorne = ({ slot, self, them, named }: Context): boolean =>
  them === undefined &&
  self !== undefined &&
  !/\byou(?:r|rs)?\b/i.test(self.text) &&
  (slot === 'token' || slot === 'condition') &&
  Object.keys(named).length === 0;

const peekHero = (cursor: Cursor, { words }: Context) =>
  wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero', 'summon']);

/** Whether a unit is the one on whose card this text stands, or whose marker it belongs to: then it is `you`. */
const isOwner = ({ slot, self, bearer }: Context, unit: Word | undefined): boolean => {
  // A unit called like an article is not meant by every article.
  if (unit === undefined || /^(?:an?|the)$/i.test(unit.name)) return false;
  if (slot === 'ability' || slot === 'default' || slot === 'passive') return bearer === unit.ref;
  return slot === 'marker' && self !== undefined && self.owners.length === 1 && self.owners[0] === unit.ref;
};

/** `your`, or the name of the unit whose marker it is: `Cinder Joan's`. */
export function possessive(cursor: Cursor, context: Context): Ref | undefined {
  if (cursor.misses(owning)) return isName(cursor, context) ? ownedByName(cursor, context) : undefined;
  if (cursor.take('your')) return 'you';
  // "An ally kills an enemy: place a Corpse in its space": of either.
  const isOpen =
    context.dead === 'other' && context.them === 'trigger' && cursor.sees('their|its space|position|location');
  const { killer: by } = context.named;
  if (by !== undefined && cursor.sees('their') && isOfKiller(cursor) && cursor.take('their')) return by;
  if (isOfAttacker(cursor, context) && cursor.sees('their|its')) return undefined;
  // "Range 3, 2dmg. Allies in range 2 heal 1, and its next attack has -1 damage": the target's, and none of theirs.
  if (areSeveral(context) && cursor.sees('its') && !isOfOne(cursor)) return undefined;
  if (context.them !== undefined && !isOpen && cursor.take('their|its')) return context.them;
  if (cursor.sees('their') && isBorne(context) && cursor.take('their')) return 'you';
  if (context.named.target !== undefined && cursor.take("the? target's")) return context.named.target;
  if (context.named.attacker !== undefined && cursor.take("the attacker's")) return context.named.attacker;
  if (context.instant && cursor.takeAny("the? triggering enemy's|attacker's", "the? attacker's")) return 'trigger';
  return namedOwner(cursor, context) ?? ownedByName(cursor, context);
}

/** Several are told of, and one was named before them: "When you hit an enemy, allies adjacent to it heal 1 and it is Slowed". */
export const areSeveral = ({ them, named }: Context): boolean =>
  them === 'each' && Object.values(named).some((one) => one === 'target' || one === 'trigger' || one === 'other');

/** `Each ally in range 2 heals 1 for each Coin on its card`: said of each by itself. */
const isOfOne = ({ tokens, at }: Cursor): boolean =>
  tokens.slice(Math.max(0, at - 20), at).some(({ text }) => /^(?:each|every)$/.test(text));

/** `Cinder Joan's`, on her own card or that of what she lays. */
function ownedByName(cursor: Cursor, context: Context): Ref | undefined {
  const hero = peekHero(cursor, context);
  if (hero && cursor.tokens[hero.to - 1]?.text.endsWith("'s") && isOwner(context, hero.word)) {
    cursor.at = hero.to;
    return 'you';
  }
  return undefined;
}

/** `the ally's`, `that enemy's`: of whom the text has named so. */
const namedOwner = (cursor: Cursor, { named }: Context): Ref | undefined =>
  cursor.try(() => {
    if (!cursor.take('the|that')) return undefined;
    const said = cursor.peek()?.text ?? '';
    const ref = said.endsWith("'s") ? named[said.slice(0, -2)] : undefined;
    if (ref !== undefined) cursor.at += 1;
    return ref;
  });
