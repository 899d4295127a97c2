import type { Range, Rule } from '../../program.ts';
import { ridesYou } from '../effects/riding.ts';
import { noted } from '../effects/stands-for.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { itself } from '../pieces/piece-unit.ts';
import { against, isOpenFrom } from '../states/against.ts';
import { takesNoMore } from '../states/at-most.ts';
import { immune, notBeing } from '../states/being.ts';
import { claims, onPoints } from '../states/counted.ts';
import { ignoring } from '../states/ignoring.ts';
import { apartBy, byNoneBut, noneBut, noneFar, noneSuch, onlyTarget } from '../states/only-target.ts';
import { type About, is } from '../states/predicate.ts';
import { pastSight } from '../states/seen.ts';
import { speaker, target } from '../states/spoken.ts';
import { throughSome } from '../states/unhindered.ts';
import { byAnything, spared } from '../states/untouched.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { beyond } from './ability-statement.ts';
import { freeUse, otherCost } from './at-other-cost.ts';
import { otherPlaces } from './from-elsewhere.ts';
import { kindOf, ownAbility } from './means.ts';
import { notMoved } from './not-moved.ts';
import { offeredByRules } from './offered-by-rules.ts';
import { onlyMoving } from './only-moving.ts';
import { pastWalls, targetedUnseen, withOthersSight } from './targeted-unseen.ts';

/** What somebody cannot do: one thing, or several in a row ("act, move, or use Instants or reactions"). */
export function unable(about: About): Rule[] | undefined {
  const { cursor } = about;
  const verb = cursor.peek()?.text ?? '';
  const rules = unableTo(about);
  for (;;) {
    const more =
      rules &&
      cursor.try(() =>
        cursor.takeAny(', or|nor', 'or|nor', ',')
          ? (cursor.try(() => unableTo(about)) ?? unableToo(about, verb))
          : undefined,
      );
    if (more === undefined) return rules;
    rules?.push(...more);
  }
}

/** `or reactions`, behind "cannot use Instants": the verb goes on. */
function unableToo(about: About, verb: string): Rule[] | undefined {
  if (verb !== 'use' && verb !== 'take' && verb !== 'be') return undefined;
  const { cursor } = about;
  const told = cursor.as(cursor.at - 1, verb);
  const rules = unableTo({ ...about, cursor: told });
  if (rules !== undefined) cursor.at = told.at;
  return rules;
}

function unableTo(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  const never = cursor.try(() => (cursor.take('be|become|turn|go') ? notBeing(about) : undefined));
  if (never !== undefined) return never;
  const most = notFar(about);
  if (most !== undefined) return most;
  const still = notMoved(about);
  if (still !== undefined) return still;
  if (
    cursor.takeAny(
      'take any? actions except|besides|but for? default abilities',
      'take any? actions other than using? default abilities',
    )
  )
    return [...is(about, 'no-basic-move'), ...is(about, 'no-other-abilities')];
  if (cursor.takeAny('take|use|perform any? actions')) return is(about, 'no-actions');
  if (cursor.takeAny('take|use|spend standard actions', 'take|use|spend a|their|your|its|his|her standard action'))
    return is(about, 'no-standard-action');
  if (cursor.takeAny('take|use|spend move actions', 'take|use|spend a|their|your|its|his|her move action'))
    return is(about, 'no-move-action');
  if (cursor.takeAny('take|use any? free actions', 'take|use a free action')) return is(about, 'no-free-actions');
  if (cursor.takeAny('take|use|make any? reactions against|to you', 'react to you'))
    return who.side === 'you'
      ? undefined
      : [{ clause, rule: 'is', who, flag: 'no-reactions', against: { side: 'you' } }];
  if (cursor.takeAny('take reactions', 'use reactions')) return is(about, 'no-reactions');
  if (
    cursor.takeAny(
      'use any? abilities other than|except|besides|but default abilities|ones?',
      'use anything other than|except|but default abilities',
    )
  )
    return is(about, 'no-other-abilities');
  if (cursor.take('die') || cursor.take('be killed|defeated|slain'))
    return cursor.sees('by|from|if|to')
      ? undefined
      : [...is(about, 'deathless'), { clause, rule: 'change', who, what: 'least-health', set: 1 }];
  // In a stance "other" abilities are all, where it brings none of its own.
  const others =
    cursor.sees('use any? other abilities') && !cursor.tokens.slice(cursor.at).some(({ text }) => text === 'action');
  if (cursor.take('use any|their|its|your? abilities') || (others && cursor.take('use any? other abilities')))
    return [...is(about, 'no-default-abilities'), ...is(about, 'no-other-abilities')];
  if (cursor.takeAny('use their|its|your|any? default abilities|actions', 'use their|its|your|any? default attacks'))
    return is(about, 'no-default-abilities');
  if (cursor.take('use their|its|your|any? non-default abilities|actions')) return is(about, 'no-other-abilities');
  if (cursor.take('be reduced|brought below # health|hp') || cursor.take('drop|fall|go below # health|hp'))
    return [{ clause, rule: 'change', who, what: 'least-health', set: cursor.numbers[0] ?? 0 }];
  const atMost = takesNoMore(about);
  if (atMost !== undefined) return atMost;
  const kept = byNoneBut(about) ?? noneBut(about) ?? noneFar(about) ?? keptFrom(about) ?? noneSuch(about);
  if (kept !== undefined) return kept;
  const unused = noUse(about);
  if (unused !== undefined) return unused;
  // "It cannot act or trigger passives until the end of its next turn".
  if (about.who.side === 'you' && cursor.take('trigger|use any? passives')) return is(about, 'no-passives');
  if (cursor.takeAny('do anything else?', 'do anything at all'))
    return cursor.sees('to|against|about|with|but|except')
      ? undefined
      : [...is(about, 'no-actions'), ...is(about, 'no-reactions')];
  if (cursor.takeAny('act', 'react')) return acts(about, cursor.before?.text === 'act' ? 'no-actions' : 'no-reactions');
  const ungiven = notGiven(about);
  if (ungiven !== undefined) return ungiven;
  if (cursor.takeAny('be targeted or|and|nor damaged|hurt', 'be damaged or|and|nor targeted'))
    return cursor.sees('by|from|if|for|on|in')
      ? undefined
      : [...is(about, 'not-targetable'), ...is(about, 'immune-damage')];
  if (cursor.takeAny(...byAnything)) return spared(cursor, who, clause);
  if (cursor.take('be affected by')) return byAreas(about) ?? unaffected(about);
  if (cursor.takeAny('be damaged|hurt|harmed by', 'take|receive any? damage from')) return unharmed(about, 'by');
  if (cursor.takeAny('be damaged|hurt|harmed', 'take|receive any? damage'))
    return cursor.sees('by|from|if|more|for|on|in') ? undefined : is(about, 'immune-damage');
  if (cursor.takeAny('be crit|critted', 'be critically hit', 'be hit critically', 'receive|take crits'))
    return cursor.sees('by|from|while|if')
      ? undefined
      : [{ clause, rule: 'change', who, what: 'crit-received', add: { base: -6 } }];
  if (cursor.take('be healed')) return unhealed(about);
  const both = cursor.takeAny(
    'heal or|and|nor gain|receive|get overshield',
    'gain|receive|get overshield or|and|nor heal',
  );
  if (both) return [...is(about, 'no-healing'), ...is(about, 'no-overshield')];
  if (cursor.take('gain|receive|get overshield')) return is(about, 'no-overshield');
  if (cursor.take('lose health')) return cursor.sees('by|from|if|while|below') ? undefined : is(about, 'keeps-health');
  if (cursor.take('heal')) return is(about, 'no-healing');
  if (cursor.take('count')) return onPoints(cursor) ? is(about, 'not-counted') : undefined;
  if (claims(cursor)) return is(about, 'not-counted');
  if (cursor.take('be targeted')) return untargeted(about);
  if (about.who.side === 'you' && cursor.take('miss')) return unmissed(about);
  if (cursor.take('block enemy? movement')) return is(about, 'lets-pass');
  return undefined;
}

/** `miss`, `miss Marked enemies`: on whom. */
function unmissed(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  if (cursor.done || cursor.sees(',|.|and|until')) return is(about, 'attacks-unmissable');
  const found = noun(cursor, context);
  const whom = found?.ref === 'target' ? target : found && standingWho(found);
  return whom && [{ clause, rule: 'is', who, flag: 'attacks-unmissable', against: whom }];
}

/** `be healed`, `be healed by allies`: by whom. */
export function unhealed(about: About): Rule[] | undefined {
  const from = against(about, 'by');
  // Of others "by allies" could be theirs or yours.
  if (from === 'none' || (from !== undefined && about.who.side !== 'you')) return undefined;
  return [{ clause: about.clause, rule: 'is', who: about.who, flag: 'no-healing', ...(from && { against: from }) }];
}

/** `cannot be pushed or pulled more than 1 space`, `be pushed farther than 2 spaces`: how far enemies take somebody. */
const notFar = ({ cursor, clause, who }: About): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    const { at } = cursor;
    if (!cursor.takeAny('be pushed or|and|nor pulled', 'be pulled or|and|nor pushed', 'be pushed|pulled|knocked back?'))
      return undefined;
    const said = cursor.tokens.slice(at, cursor.at).map(({ text }) => text);
    if (!cursor.takeAny('by enemies more|further|farther than #', 'more|further|farther than #')) return undefined;
    const [set = 0] = cursor.numbers;
    cursor.take('spaces|space');
    cursor.takeAny('by enemies', 'by an enemy', 'at once', 'at a time');
    const far = (what: 'pushed' | 'pulled'): Rule => ({ clause, rule: 'change', who, what, set });
    return [
      ...(said.some((word) => /^(?:pushed|knocked)$/.test(word)) ? [far('pushed')] : []),
      ...(said.includes('pulled') ? [far('pulled')] : []),
    ];
  });

/** `cannot be targeted`, `by enemies in range 2`, `from beyond range 2`. */
function untargeted(about: About): Rule[] | undefined {
  const { cursor } = about;
  const { at } = cursor;
  const found = targetedBy(about);
  return found?.some((rule) => 'against' in rule && isOpenFrom(about, rule.against, at)) ? undefined : found;
}

function targetedBy(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  const outside = cursor.try(() => (cursor.sees('from|beyond') ? beyond(cursor) : undefined));
  if (outside !== undefined) {
    const [{ range, ...more } = {}] = outside.places ?? [];
    // "Allies in range 2 cannot be targeted from beyond range 3": of each of them.
    const theirs = who.side !== 'you' && range !== undefined && Object.keys(more).length === 0;
    return theirs
      ? [{ clause, rule: 'is', who, flag: 'not-targetable', against: { side: 'any' }, if: [apartBy(range)] }]
      : [{ clause, rule: 'is', who, flag: 'not-targetable', against: outside }];
  }
  if (!cursor.take('by')) return cursor.sees('from|beyond|with') ? undefined : is(about, 'not-targetable');
  const far = cursor.try(() => {
    const plain = cursor.takeAny('attacks|abilities', 'anyone|anybody', 'anything') && !cursor.sees('of|by');
    return plain ? beyond(cursor) : undefined;
  });
  if (far !== undefined) return [{ clause, rule: 'is', who, flag: 'not-targetable', against: far }];
  // "By attacks": by what deals damage.
  const ofAttacks =
    cursor.takeAny('abilities|attacks that|which deal damage', 'damaging abilities|attacks') ||
    (cursor.at + 1 >= cursor.end && cursor.take('attacks'));
  if (ofAttacks)
    return cursor.sees('of|by|from')
      ? undefined
      : [{ clause, rule: 'is', who, flag: 'not-targetable', means: { attack: true }, against: { side: 'any' } }];
  // All that can target is an ability.
  if (cursor.sees('abilities') && cursor.at + 1 >= cursor.end && cursor.take('abilities'))
    return is(about, 'not-targetable');
  const means = kindOf(cursor, true);
  if (means !== undefined && Object.keys(means).length > 0)
    return [{ clause, rule: 'is', who, flag: 'not-targetable', means, against: { side: 'any' } }];
  const by = noun(cursor, context);
  // "By enemies beyond range 3": beyond that of each of them.
  const bare = cursor.before?.kind === 'number' && by?.range?.min !== undefined && !by.fromYou;
  if (bare && who.side !== 'you' && by.ref === undefined && by.who.places === undefined)
    return [{ clause, rule: 'is', who, flag: 'not-targetable', against: by.who, if: [apartBy(by.range as Range)] }];
  const from = by?.ref === 'target' ? target : by && by.ref === undefined ? standingWho(by) : undefined;
  return from && [{ clause, rule: 'is', who, flag: 'not-targetable', against: from }];
}

/** `Enemies cannot target you`, `from beyond range 2`: of you, against them. */
function keptFrom({ cursor, context, clause, who }: About): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    const theirs = who.side === 'you' && (context.them === 'target' || context.them === 'each');
    if ((who.side === 'you' && !theirs) || !cursor.take('target')) return undefined;
    if (theirs)
      return cursor.take('you') && !cursor.sees('with|from|if|unless|while|in|beyond|or|and')
        ? [{ clause, rule: 'is', who: speaker, flag: 'not-targetable', against: { side: 'you' } }]
        : undefined;
    const { marker, slot } = context;
    // "Enemies can't target this", in the text of an object.
    const piece = slot === 'marker' && marker?.fields.object && who.places === undefined && cursor.take('this|it');
    if (piece)
      return cursor.done ? [{ clause, rule: 'is', who: itself, flag: 'not-targetable', against: who }] : undefined;
    const whom = pronoun(cursor, context)?.ref;
    if (whom !== 'you' && whom !== 'noted') return undefined;
    const far = beyond(cursor)?.places ?? [];
    if (cursor.sees('with|from|if|unless|while|in|beyond')) return undefined;
    const places = [...(who.places ?? []), ...far];
    const against = { ...who, ...(places.length > 0 && { places }) };
    return [{ clause, rule: 'is', who: whom === 'you' ? { side: 'you' } : noted, flag: 'not-targetable', against }];
  });
}

/** `cannot be Stunned or Slowed`, `cannot be given conditions`. */
function notGiven(about: About): Rule[] | undefined {
  const { cursor, context } = about;
  return cursor.try(() => {
    if (cursor.takeAny('gain|get|receive|suffer new|any? conditions', 'be given new|any? conditions'))
      return cursor.done || cursor.sees(',|and|until') ? is(about, 'immune-conditions') : undefined;
    if (cursor.take('gain|get|receive it') && context.lost !== undefined)
      return [{ clause: about.clause, rule: 'is', who: about.who, flag: 'immune-tokens', token: context.lost }];
    if (!cursor.take('be|gain|get|receive|become')) return undefined;
    cursor.take('given');
    const isGain = /^(?:gain|get|receive|given)$/.test(cursor.before?.text ?? '');
    const article = isGain && cursor.take('a|an|any|your');
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, [
      'condition',
      ...(isGain ? (['token'] as const) : []),
    ]);
    if (word?.word.kind === 'token') {
      cursor.at = word.to;
      cursor.take('token|tokens');
      return [{ clause: about.clause, rule: 'is', who: about.who, flag: 'immune-tokens', token: word.word.ref }];
    }
    return word === undefined || article ? undefined : immune(about);
  });
}

const areas = ['aoe|aoes|areas', 'aoe|area abilities|attacks|effects'];

/** `AoE`, `area abilities`: they leave it out. */
const byAreas = (about: About): Rule[] | undefined =>
  about.cursor.takeAny(...areas) && !about.cursor.sees('of|by|from|used|in|within')
    ? is(about, 'immune-area')
    : undefined;

/** `cannot be damaged by default abilities`, `by enemies in range 2`: whose damage it is. */
function unharmed(about: About, word: string): Rule[] | undefined {
  const { cursor, clause, who } = about;
  const rule = { clause, rule: 'is', who, flag: 'immune-damage' } as const;
  if (who.side === 'you' && cursor.takeAny('your own? abilities|attacks|damage', 'yourself'))
    return [{ ...rule, against: { side: 'you' } }];
  const means = kindOf(cursor, true);
  if (means !== undefined)
    return Object.keys(means).length === 0 || cursor.sees('of|by|from|used|in|within|while|with|beyond')
      ? undefined
      : [{ ...rule, means }];
  cursor.at -= 1;
  const by = against(about, cursor.tokens[cursor.at]?.text ?? word);
  return by === undefined || by === 'none' ? undefined : [{ ...rule, against: by }];
}

/** `cannot be affected by default abilities`, `is immune to them`: whoever uses them. */
export function unaffected({ cursor, clause, who }: About): Rule[] | undefined {
  // Areas are a rule of their own.
  if (cursor.sees('aoe|aoes|area|areas')) return undefined;
  if (cursor.sees('all default|non-default|non|ultimate|ultimates')) cursor.take('all');
  const means = kindOf(cursor, true);
  if (means === undefined || Object.keys(means).length === 0 || cursor.sees('of|by|from|used|in|within|while'))
    return undefined;
  return [{ clause, rule: 'is', who, flag: 'unaffected', means, against: { side: 'any' } }];
}

/** `cannot move`: of itself. Whoever is pushed does not move. */
/** `cannot act during your turn`: the turn of the bearer, in which nobody else is on the move but may respond. */
function acts(about: About, flag: 'no-actions' | 'no-reactions'): Rule[] | undefined {
  const { cursor, who, clause } = about;
  const yours = cursor.takeAny('in|on|during your|her|his turn', 'your turn');
  const lasts =
    cursor.sees('until|till the? start|beginning|end of') || cursor.sees('on|during your|their|its|his|her next turn');
  if (!yours) return !lasts && cursor.sees('in|on|during|until|if|while') ? undefined : is(about, flag);
  // On one's own turn it would be everything one does.
  if (who.side !== 'enemy') return undefined;
  return [{ clause, rule: 'is', who, flag, if: [{ is: 'turn', of: 'you' }] }];
}

/** `cannot use Long Shot`, `cannot use or be targeted by undefendable abilities`, `cannot attack`. */
function noUse(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  return cursor.try((): Rule[] | undefined => {
    if (cursor.take('attack')) {
      const ends =
        cursor.done ||
        cursor.sees('until|till|next|,|and|or|nor|while|when|if|unless') ||
        cursor.sees('on|in|during|for your|their|its|his|her next') ||
        cursor.sees('for the rest of') ||
        cursor.sees('this turn|round');
      return ends ? [{ clause, rule: 'is', who, flag: 'no-use', means: { attack: true } }] : undefined;
    }
    const verb = cursor.take('use');
    const offered = offeredByRules(cursor, about.context.words);
    if (offered !== undefined)
      return isOfSome(cursor) ? undefined : [{ clause, rule: 'is', who, flag: 'no-use', means: { named: offered } }];
    if (!verb) return undefined;
    if (cursor.take('instants') || cursor.take('any instants?') || cursor.take('instant abilities'))
      return isOfSome(cursor) ? undefined : [{ clause, rule: 'is', who, flag: 'no-use', means: { instant: true } }];
    const also = cursor.takeAny('or|nor be targeted by', ', or be targeted by');
    const named = !also && who.side === 'you' ? ownNamed(about) : undefined;
    const means = named === undefined ? kindOf(cursor, true) : { named };
    if (means === undefined || Object.keys(means).length === 0) return undefined;
    // "On an adjacent unit", "this turn": more than the ability itself.
    if (isOfSome(cursor)) return undefined;
    const unused: Rule = { clause, rule: 'is', who, flag: 'no-use', means };
    const safe: Rule = { clause, rule: 'is', who, flag: 'not-targetable', means, against: { side: 'any' } };
    return also ? [unused, safe] : [unused];
  });
}

const isOfSome = (cursor: Cursor): boolean =>
  cursor.sees('on|against|again|more|as|in|targeting') &&
  !cursor.sees('on|in your turn|turns') &&
  !cursor.sees('on|in round|rounds|even|odd');

const ownNamed = ({ cursor, context }: About): string | undefined =>
  cursor.try(() => {
    cursor.take('your');
    // In the text of a token that one card alone gives, what stands on that card.
    const { self, slot } = context;
    const [giver] = slot === 'token' && self?.owners.length === 1 ? self.owners : [];
    return ownAbility(cursor, giver === undefined ? context : { ...context, bearer: giver });
  });

export function able(about: About): Rule[] | undefined {
  const { cursor } = about;
  const found: Rule[] = [];
  if (
    cursor.takeAny(
      'only use default abilities|ability|attacks|actions',
      'only use their|your|its default abilities|ability|actions',
    )
  )
    return cursor.sees('on|against|as|in|if') ? undefined : is(about, 'no-other-abilities');
  if (cursor.takeAny('only use non-default|other abilities|actions', 'not use default abilities|actions'))
    return cursor.sees('on|against|as|in|if') ? undefined : is(about, 'no-default-abilities');
  const alone = onlyMoving(about);
  if (alone !== undefined) return alone;
  const often =
    pastWalls(about) ??
    withOthersSight(about) ??
    targetedUnseen(about) ??
    onlyTarget(about) ??
    freeUse(about) ??
    otherCost(about) ??
    otherPlaces(about) ??
    ridesYou(about) ??
    throughYou(about) ??
    throughSome(about);
  if (often !== undefined) return often;
  // Heroes and summons count there anyway (T-023), unlike objects.
  if (isUnit(about) && claims(cursor))
    return cursor.sees('if|while|from|in|on|at|as|with') ? undefined : [{ clause: about.clause, rule: 'said' }];
  if (cursor.takeAny('see and target through', 'target and see through', 'see through')) return pastSight(about);
  if (
    cursor.takeAny('move|walk|step|climb up height differences|difference|steps|step', 'climb height differences|steps')
  )
    return is(about, 'ignores-heights');
  if (cursor.takeAny(...pastAll)) found.push(...is(about, 'through-walls'), ...is(about, 'through-enemies'));
  else if (
    cursor.takeAny(
      `${goThrough} allies and|or enemies`,
      `${goThrough} enemies and|or allies`,
      `${goThrough} enemies`,
      `${goThrough} enemy units`,
    )
  )
    found.push(...is(about, 'through-enemies'));
  else if (cursor.take(`${goThrough} walls`)) found.push(...is(about, 'through-walls'));
  else if (cursor.take(`${goThrough} units`)) found.push(...is(about, 'through-enemies'));
  else return undefined;
  const more = cursor.try(() => (cursor.take('and ignore') ? ignoring(about) : undefined));
  return more ? [...found, ...more] : found;
}

/** Whether it is said by the card of a hero or summon of itself. */
const isUnit = ({ context: { slot, words, bearer }, who }: About): boolean =>
  slot === 'passive' && who.side === 'you' && wordOf(words, bearer, 'hero', 'summon') !== undefined;

/** `Enemies can move through you`, `units may pass through this`: its own side may anyway. */
function throughYou({ cursor, context, clause, who }: About): Rule[] | undefined {
  const { side, ...more } = who;
  if (side === 'you' || Object.keys(more).length > 0 || context.slot === 'marker' || context.slot === 'terrain')
    return undefined;
  if (!cursor.take('move|pass|walk|go through you|this|your|its space?')) return undefined;
  if (!/^(?:you|this|space)$/.test(cursor.before?.text ?? '')) return undefined;
  if (side === 'ally' || side === 'friend') return [{ clause, rule: 'said' }];
  return [{ clause, rule: 'is', who: { side: 'you' }, flag: 'lets-pass' }];
}

/** `move through walls and units`, `through enemies and blocking terrain`: past whatever stands in the way. */
const goThrough = 'move|walk|pass|go|jump|leap|run through|over|past';
const pastAll = [
  `${goThrough} walls and|or units|enemies`,
  `${goThrough} units|enemies and|or walls`,
  `${goThrough} walls , enemies and|or allies`,
  `${goThrough} enemies|allies , enemies|allies ,? and|or walls`,
  `${goThrough} everything`,
];

/** `once per turn`, `2/Turn`: how often in a turn. */
export function limit(cursor: Cursor): number | undefined {
  cursor.takeAny(', up to', 'up to', ',');
  if (cursor.takeAny('once per|each|a turn', 'one time per|each|a turn')) return 1;
  if (cursor.take('twice per|each|a turn')) return 2;
  return cursor.takeAny('# / turn', '# times per|each|a turn') ? (cursor.numbers[0] ?? 1) : undefined;
}
