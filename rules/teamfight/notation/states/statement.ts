import type { Flag, Quantity, Ref, Rule, UntilEvent, Who } from '../../program.ts';
import { abilityStatement } from '../abilities/ability-statement.ts';
import { able } from '../abilities/able.ts';
import { reachAtMost } from '../abilities/reach-at-most.ts';
import { counted } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { rideAlong, rides } from '../effects/riding.ts';
import { noted } from '../effects/stands-for.ts';
import { around } from '../nouns/around.ts';
import { isOneOfThem } from '../nouns/how-many.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { whom } from '../occasions/occasion.ts';
import { facedFirst } from '../phrases/faced-first.ts';
import { pieceUnit, unsaid } from '../pieces/piece-unit.ts';
import { facts } from '../texts/facts.ts';
import { type Check, calledAs, checksOf } from '../words/checks.ts';
import { beginning, type Cursor, type Needed, oneOf, someOf } from '../words/cursor.ts';
import { bareWords } from './bare-words.ts';
import { barredFrom } from './barred-from.ts';
import { barred, blocking } from './blocking.ts';
import { diceCount } from './dice-count.ts';
import { healingHarms } from './healing-harms.ts';
import { healsInstead } from './heals-instead.ts';
import { ignoring } from './ignoring.ts';
import { inCover } from './in-cover.ts';
import { leftAlone } from './left-alone.ts';
import { must, nextAttack } from './next-attack.ts';
import { overhealing } from './overhealing.ts';
import { piecesDeal } from './pieces-deal.ts';
import { drawn, pointing } from './pointing.ts';
import { type About, facing, predicates, saying } from './predicate.ts';
import { orHazards } from './quiet.ts';
import { past, screening } from './screening.ts';
import { seenSoFar } from './seen-so-far.ts';
import { shared, sharing } from './shared.ts';
import { shoves, shoving } from './shoves.ts';
import { paid, stepCost } from './step-cost.ts';
import { kept, tether } from './tether.ts';
import { reactions, unheeded } from './unheeded.ts';
import { unhindered } from './unhindered.ts';
import { untouched } from './untouched.ts';
import { points, worthOfDeath } from './worth.ts';

/** Something that holds, and whose rules they are: their bearer is `of`, and `you` in them is that unit. */
export interface Statement {
  readonly rules: readonly Rule[];
  readonly of: Ref;
  /** It holds until this happens: "your next attack". */
  readonly until?: UntilEvent;
  /** The units that it is about, where they are named as a group: what they do beside it goes on with "and". */
  readonly group?: Who;
}

const irreducible = oneOf('irreducible reduced lowered');
const going = oneOf('movement movements moves');
const numbers = oneOf('speed health hp damage range reach');
const again = oneOf('twice');
const ofDice = oneOf('rolls dice');
const instead = oneOf('instead');
const harming = beginning('no|all|any|damage|attacks|abilities');
const gaining = beginning('deal|gain|gains|get|gets');
const affecting = oneOf('affects affect');
/** What is said of abilities is said with the verbs for units, and a few more. */
const missing = oneOf(
  'changes turns miss misses crit crits targets hits hit target becomes covers replace replaced roll rolls',
);

let known: Needed | undefined;

/** Without any of these nothing holds of anybody who is named. Made when it is first asked for: the files of the notation know each other. */
const holding = (): Needed => {
  known ??= someOf(
    ...[saying, missing, irreducible, affecting, reactions, going, past, barred, kept],
    ...[paid, sharing, rides, numbers, again, instead, must, drawn, shoving, points, ofDice],
  );
  return known;
};

/** What holds: a subject and what is said of it. `bare` lets "Immune to hazards" stand for "You are immune to hazards". */
export function statement(cursor: Cursor, context: Context, clause: number, bare: boolean): Statement | undefined {
  if (!bare && cursor.lacks(holding())) return undefined;
  return cursor.try(() => {
    for (const form of forms(cursor.tokens, cursor.at, cursor.end)) {
      const found = form(cursor, context, clause, bare);
      if (found !== undefined) return found;
    }
    return subject(cursor, context, clause, bare);
  });
}

/** Reads one kind of what holds, by the words that it needs. */
interface StatementForm extends Check {
  (cursor: Cursor, context: Context, clause: number, bare: boolean): Statement | undefined;
}

const forms = checksOf<StatementForm>(() => [
  calledAs(facedFirst, (cursor, context, clause, bare) =>
    facedFirst(cursor, context, clause, () => statement(cursor, context, clause, bare)),
  ),
  calledAs(inCover, (cursor, context, clause, bare) => inCover(cursor, (cut) => statement(cut, context, clause, bare))),
  reachAtMost,
  ofAbilities,
  calledAs(piecesDeal, ofOwnPieces),
  calledAs(worthOfDeath, worth),
  unlowered,
  untouched,
  calledAs(overhealing, (cursor, _, clause) => overhealing(cursor, clause)),
  healingHarms,
  seenSoFar,
  barredFrom,
  healsInstead,
  leftAlive,
  leftAlone,
  unhindered,
  unheeded,
  movement,
  calledAs(shoves, (cursor, _, clause) => shoves(cursor, clause)),
  calledAs({ needs: someOf(past, drawn, barred) }, blocked),
  calledAs(tether, bound),
  calledAs(stepCost, steps),
  calledAs({ needs: sharing }, shared),
  calledAs({ needs: rides }, carrying),
  ownNumber,
  twice,
  nextAttack,
  diceCount,
]);

/** What is said of abilities, and of whoever uses them: `your attacks have +2 crit, and can use Long Shot as a Move Action`. */
function ofAbilities(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  const yours = cursor.sees('your') || cursor.sees('all of? your');
  const found = abilityStatement(cursor, context, clause);
  if (found === undefined || found.of !== 'you' || found.until !== undefined) return found;
  const more = cursor.try(() => {
    if (!cursor.takeAny(', and', 'and', ',')) return undefined;
    // Abilities are used, and use nothing themselves.
    if (!cursor.take('you') && !yours) return undefined;
    if (!cursor.sees('can|may use|make') || !cursor.take('can|may')) return undefined;
    return able({ cursor, context, clause, who: { side: 'you' } });
  });
  return more === undefined ? found : { ...found, rules: [...found.rules, ...more] };
}

/** `Your Mines deal +1 damage`. */
function ofOwnPieces(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  const rules = piecesDeal(cursor, context, clause);
  return rules && { rules, of: 'you' };
}

/** `Your death is worth no points`. */
function worth(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  const rule = worthOfDeath(cursor, context, clause);
  return rule && { rules: [rule], of: 'you' };
}

/** `Enemy attacks cannot pass through this`, `attacks that cross it deal half damage`. */
function blocked(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  const screens = screening(cursor, context, clause) ?? pointing(cursor, context, clause);
  if (screens !== undefined) return { rules: screens, of: 'you' };
  if (cursor.lacks(barred)) return undefined;
  return cursor.try(() => {
    // "It has 6hp and blocks enemy attacks", "it blocks enemy attacks and has 6hp": what its fields say, too.
    const before = cursor.try(() => agreed(cursor, context, true) && cursor.takeAny(', and', ',', 'and'));
    const rules = blocking(cursor, context, clause);
    if (rules === undefined) return undefined;
    const behind = cursor.try(() => cursor.takeAny(', and', ',', 'and') && agreed(cursor, context, false));
    return { rules: before || behind ? [...rules, { clause, rule: 'said' }] : rules, of: 'you' as const };
  });
}

const agreed = (cursor: Cursor, { marker, strewn }: Context, named: boolean): true | undefined => {
  if (marker === undefined || strewn) return undefined;
  const found = facts(cursor, marker.fields, named ? () => cursor.take('it|they|this') : undefined);
  return found?.every(({ agrees }) => agrees) ? true : undefined;
};

/** `You and the target cannot move farther than 3 spaces from each other`. */
function bound(cursor: Cursor, context: Context, clause: number, bare: boolean): Statement | undefined {
  const rules = tether(cursor, context, clause, bare);
  return rules && { rules, of: 'you' };
}

/** `Leaving this costs +1 movement`. */
function steps(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  const rule = stepCost(cursor, context, clause);
  return rule && { rules: [rule], of: 'you' };
}

/** `Units riding you move with you`. */
function carrying(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  const rules = rideAlong(cursor, context, clause);
  return rules && { rules, of: 'you' };
}

/** What is said of somebody who was named just before: "You and allies in burst 2" + "have +1 speed". */
export function said(
  cursor: Cursor,
  context: Context,
  clause: number,
  of: Ref,
  bare = cursor.sees('immune|unlimited|infinite') || cursor.sees('+|- #'),
): Statement | undefined {
  return cursor.try(() => {
    const about: About = { cursor, context, clause, who: { side: 'you' }, gains: true };
    const rules = predicates(about, bare);
    if (rules === undefined) return undefined;
    // "Has +1 speed and +1 Move Action": what it has goes on.
    const more = cursor.try(() =>
      cursor.takeAny(', and', 'and') && (isMore(cursor) || cursor.sees("is|are|has|have|cannot|can't|deals|receives"))
        ? predicates(about, isMore(cursor))
        : undefined,
    );
    const all = [...rules, ...(more ?? [])];
    return isTwoEdged(all) ? undefined : { rules: all, of };
  });
}

/** What somebody has besides, without the verb. */
const isMore = (cursor: Cursor): boolean =>
  cursor.sees('+|- #') ||
  cursor.sees('armor|armour|resistance') ||
  cursor.sees('unlimited|infinite range') ||
  cursor.sees('an? additional|extra standard|move action');

function subject(cursor: Cursor, context: Context, clause: number, bare: boolean): Statement | undefined {
  if (!bare && cursor.lacks(saying)) return undefined;
  return cursor.try(() => {
    const start = cursor.at;
    const piece = pieceUnit(cursor, context, bare && cursor.sees("has|have|is|cannot|can't|takes|receives"));
    const found = piece === undefined ? noun(cursor, context) : { who: piece, many: 'each' as const };
    // Done at once, an area is drawn now and not carried along.
    const isDrawn =
      found?.area !== undefined || found?.who.places?.some(({ of, sight }) => sight && typeof of === 'object');
    if (!bare && isDrawn) return undefined;
    let of: Ref = 'you';
    let who: Who = { side: 'you' };
    if (found === undefined) {
      const meant = bare ? unsaid(context) : undefined;
      if (meant === undefined) return undefined;
      who = meant;
      cursor.at = start;
    } else if (found.ref === 'noted') who = noted;
    else if (found.ref !== undefined) of = found.ref;
    else {
      const group = standingWho(around(found, context));
      if (group === undefined || (found.many === 'one' && (!bare || isSomebody(group)))) return undefined;
      if (isOneOfThem(found, cursor.tokens.slice(start, start + 2))) return undefined;
      // A group around somebody else than the bearer would need that unit to be remembered.
      if (
        group.places?.some(
          ({ of }) => typeof of === 'string' && of !== 'you' && (of !== 'marker' || context.marker === undefined),
        )
      ) {
        return undefined;
      }
      who = group;
    }
    // "Allies attacking the target have +1 crit": against that one.
    const faced = found !== undefined && found.ref === undefined && cursor.take('attacking|targeting');
    const at = faced ? whom(cursor, context) : undefined;
    if (faced && at === undefined) return undefined;
    const isGroup = found !== undefined && found.ref === undefined && who.side !== 'you';
    const ofThose = isGroup ? within(context, { ofEach: true }) : context;
    const about: About = { cursor, context: ofThose, clause, who, gains: !bare };
    const verb = cursor.at;
    const first = predicates(about, found === undefined);
    if (first === undefined) return undefined;
    if (at !== undefined) {
      const only = onlyAgainst(first, at);
      return only && { of, rules: only };
    }
    const rules = [...first];
    for (;;) {
      // "you have 1/3 speed and you are Undefendable": the same subject, said again or not.
      const more = cursor.try(() => {
        if (!cursor.takeAny(', and', ',? but', 'and', ',')) return undefined;
        const and = cursor.before?.text === 'and' || cursor.before?.text === 'but';
        const again = cursor.try(() => {
          const said = pronoun(cursor, context);
          return said?.ref !== undefined && said.ref === found?.ref ? true : undefined;
        });
        // "You have +2 speed and +1 Standard Action": what one has goes on, and is no cost.
        const had = found !== undefined && isMore(cursor);
        // "Allies in range 2 have +1 crit and Flying": theirs, and no trait of the card.
        const theirs = and && who.side !== 'you' && /^(?:have|has)$/.test(cursor.tokens[verb]?.text ?? '');
        return predicates(had ? { ...about, gains: true } : about, (found === undefined && !again) || had || theirs);
      });
      if (more === undefined) break;
      rules.push(...more);
    }
    if (isTwoEdged(rules)) return undefined;
    // "Allies in range 2 have +1 crit, Flying" could be of them, or a trait beside.
    if (who.side !== 'you' && cursor.sees(',|and') && isTrait(cursor, about)) return undefined;
    return { of, rules, ...(who.side !== 'you' && piece === undefined && { group: who }) };
  });
}

/** "Allies have +1 crit and -1def": whether they are hit more easily or hit more easily themselves. */
const isTwoEdged = (rules: readonly Rule[]): boolean => {
  const sign = (what: Quantity) => {
    const rule = rules.find((one) => one.rule === 'change' && one.what === what && one.against === undefined);
    return rule?.rule === 'change' ? Math.sign(rule.add?.base ?? 0) : 0;
  };
  return sign('crit') > 0 && sign('def') < 0;
};

/** "The enemy has -1 speed", "unit takes +1 damage": one whom no place or question tells from the others could be somebody, or each of them. */
const isSomebody = ({ places, if: asked, card, yours }: Who): boolean =>
  places === undefined && asked === undefined && card === undefined && !yours;

/** Whether a bare word goes on that would be said of the bearer, as `and +1def against Slowed enemies` would. Takes nothing. */
function isTrait(cursor: Cursor, about: About): boolean {
  const { at } = cursor;
  cursor.takeAny(', and', 'and', ',');
  const found = cursor.try(() => bareWords({ ...about, who: { side: 'you' } })) !== undefined;
  cursor.at = at;
  return found;
}

/** What somebody does better or worse, only against those who are named; undefined for what is of no attack. */
function onlyAgainst(rules: readonly Rule[], against: Who): Rule[] | undefined {
  const only = rules.flatMap((rule) => {
    if (rule.rule !== 'change' || rule.against !== undefined) return [];
    // What they attack meets the def, and not what attacks them.
    const what = rule.what === 'def' ? 'attack-def' : rule.what;
    return ofAttacks.has(what) ? [{ ...rule, what, against }] : [];
  });
  return only.length === rules.length ? only : undefined;
}

const ofAttacks: ReadonlySet<Quantity> = new Set(['damage-dealt', 'crit', 'attack-def']);

/** `gain +1 speed and +1 damage`: only numbers that go up or down. */
export function gains(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  if (cursor.misses(gaining)) return undefined;
  return cursor.try(() => {
    // "You deal +1 damage" is what holds, and does not say how long.
    const deals = cursor.sees('deal +|- # damage|dmg') && !context.dealing && cursor.before?.text !== 'you';
    if (!deals && !cursor.sees('gain|gains|get|gets +|- #') && !cursor.sees('gain|get resistance|cover'))
      return undefined;
    const about: About = { cursor, context, clause, who: { side: 'you' }, gains: true };
    const rules = predicates(about, false);
    if (rules === undefined) return undefined;
    const all = [...rules];
    for (;;) {
      const more = cursor.try(() => (cursor.takeAny(', and', 'and', ',') ? predicates(about, true) : undefined));
      if (more === undefined) return all;
      all.push(...more);
    }
  });
}

/** `All damage dealt to you is irreducible`, `your damage is irreducible`. */
function unlowered(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const flag = 'damage-irreducible' as const;
    if (cursor.takeAny('all? damage dealt to you is irreducible', 'all? damage you receive|take is irreducible')) {
      return { of: 'you', rules: [{ clause, rule: 'is', who: { side: 'any' }, flag, against: { side: 'you' } }] };
    }
    const dealt = cursor.takeAny(
      'all? damage you deal',
      'all? damage of|from|dealt? by? your attacks|abilities',
      'all? damage dealt by you',
    );
    const yours = dealt ? 'you' : possessive(cursor, context);
    if (yours === undefined || !(dealt || cursor.take('damage'))) return undefined;
    const who: Who = { side: 'you' };
    const before = facing({ cursor, context, clause, who });
    const said = cursor.takeAny('is irreducible', "cannot|can't be reduced|lowered") && !cursor.sees('by|below|to');
    const to = before ?? facing({ cursor, context, clause, who });
    if (!said || to === 'none') return undefined;
    return { of: yours, rules: [{ clause, rule: 'is', who, flag, ...(to && { against: to }) }] };
  });
}
unlowered.needs = irreducible;

/** `Damage can't reduce you below 1 health`, `no damage brings you below 1`: that much damage leaves. */
function leftAlive(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const no = cursor.take('no damage|attack|ability');
    if (!no && !cursor.take('all|any? damage|attacks|abilities')) return undefined;
    if (!cursor.take(no ? 'can reduce|bring|lower' : "cannot|can't reduce|bring|lower")) return undefined;
    const of = pronoun(cursor, context)?.ref;
    if (of !== 'you' || !cursor.take('below|under #')) return undefined;
    const [set = 0] = cursor.numbers;
    cursor.take('health|hp');
    return { of, rules: [{ clause, rule: 'change', who: { side: 'you' }, what: 'least-health', set }] };
  });
}
leftAlive.begins = harming;

/** `All of your movement is flying`, `your voluntary movement is flying`, `your movement does not trigger reactions`. */
export function movement(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  if (cursor.lacks(going)) return undefined;
  return cursor.try(() => {
    cursor.take('all of?');
    const of = possessive(cursor, context);
    if (of === undefined || !cursor.takeAny('voluntary? movement|movements|moves', 'own movement')) return undefined;
    const about: About = { cursor, context, clause, who: { side: 'you' } };
    const ignored = cursor.take('ignores|ignore') ? ignoring(about, true) : undefined;
    if (ignored !== undefined) return { of, rules: ignored };
    // "Passes through enemies": one can move through them.
    const passes = cursor.sees('passes|goes|leads through') ? cursor.as(cursor.at, 'move') : undefined;
    const through = passes && able({ ...about, cursor: passes });
    if (passes !== undefined && through !== undefined) {
      cursor.at = passes.at;
      return { of, rules: through };
    }
    const quiet = cursor.takeAny(
      "doesn't|never trigger|triggers|provoke|provokes any? reactions",
      'does not trigger|provoke any? reactions',
      'triggers|provokes no reactions',
    );
    const leaps =
      !quiet && cursor.takeAny('is|are always? teleporting|teleportation', 'is|are always? a? teleport|teleports');
    if (!quiet && !leaps && !cursor.take('is|are always? flying')) return undefined;
    const flags: Flag[] = quiet
      ? ['unnoticed', ...(orHazards(cursor) ? (['ignores-hazards'] as const) : [])]
      : [leaps ? 'teleporting-movement' : 'flying-movement'];
    return { of, rules: flags.map((flag) => ({ clause, rule: 'is', who: { side: 'you' }, flag })) };
  });
}
movement.needs = going;

/** `Your maximum health is 12`, `your health cannot be reduced below 1`, `your speed becomes 4`. */
function ownNumber(cursor: Cursor, context: Context, clause: number, bare: boolean): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const doubles = cursor.take('double');
    const of = possessive(cursor, context) ?? (bare && cursor.sees('health|hp') ? 'you' : undefined);
    if (of === undefined) return undefined;
    if (doubles || cursor.take('speed is doubled|halved')) {
      if (doubles && !cursor.take('speed')) return undefined;
      const times = cursor.before?.text === 'halved' ? ([1, 2] as const) : ([2, 1] as const);
      return { of, rules: [{ clause, rule: 'change', who: { side: 'you' }, what: 'speed', times }] };
    }
    if (
      cursor.takeAny(
        'move|base? speed is|becomes|increases|rises|drops|falls to? #',
        'move|base? speed is reduced|set|raised|increased to #',
      )
    ) {
      if (cursor.sees('for|per|x|times|-|+|until|if|while')) return undefined;
      return {
        of,
        rules: [{ clause, rule: 'change', who: { side: 'you' }, what: 'speed', set: cursor.numbers[0] ?? 0 }],
      };
    }
    const grown = cursor.try(() => growth(cursor, context, clause));
    if (grown !== undefined) return { of, rules: [grown] };
    const most = cursor.take('max|maximum health|hp is|becomes #');
    const least = !most && cursor.take("health|hp cannot|can't be? reduced|brought|drop|fall|go below #");
    if (!most && !least) return undefined;
    const set = cursor.numbers[0] ?? 0;
    const what = most ? 'max-health' : 'least-health';
    return { of, rules: [{ clause, rule: 'change', who: { side: 'you' }, what, set }] };
  });
}
ownNumber.needs = numbers;

/** `max health is increased by 1 per Coin`, `speed is reduced by 2`, `range is increased by 1`, behind whose it is. */
function growth(cursor: Cursor, context: Context, clause: number): Rule | undefined {
  const what = cursor.take('max|maximum health|hp')
    ? 'max-health'
    : cursor.take('move? speed')
      ? 'speed'
      : cursor.take('damage')
        ? 'damage-dealt'
        : cursor.take('range')
          ? 'range'
          : undefined;
  if (what === undefined || !cursor.take('is|are increased|raised|reduced|lowered|decreased by #')) return undefined;
  const [number = 0] = cursor.numbers;
  const more = /^(?:increased|raised)$/.test(cursor.tokens[cursor.at - 3]?.text ?? '');
  return { clause, rule: 'change', who: { side: 'you' }, what, add: counted(cursor, context, more ? number : -number) };
}

/** `Trigger your end of turn effects twice`, `your start of turn passives happen twice`. */
function twice(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const told = cursor.take('trigger');
    const of = possessive(cursor, context);
    if (of === undefined || !cursor.take('start|end of turn effects|passives|abilities')) return undefined;
    const flag: Flag = cursor.tokens[cursor.at - 4]?.text === 'end' ? 'turn-end-twice' : 'turn-start-twice';
    if (!told && !cursor.take('trigger|happen|activate|occur')) return undefined;
    return cursor.take('twice') ? { of, rules: [{ clause, rule: 'is', who: { side: 'you' }, flag }] } : undefined;
  });
}
twice.needs = again;
