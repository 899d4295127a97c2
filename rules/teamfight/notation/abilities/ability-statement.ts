import type { Flag, Means, Moment, Quantity, Range, Ref, Rule, UntilEvent, Who } from '../../program.ts';
import { counted } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { fromSide } from '../nouns/faced.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { distance, everywhere, range } from '../nouns/range.ts';
import { conditions } from '../occasions/condition.ts';
import { only } from '../phrases/faced-first.ts';
import { critFrom } from '../phrases/roll.ts';
import { damageChange } from '../states/dealing.ts';
import { ignoredFor, sheltering } from '../states/ignoring.ts';
import { nextOn } from '../states/next-on.ts';
import { countedOfTarget } from '../states/of-target.ts';
import { type About, facing, signed } from '../states/predicate.ts';
import { blind } from '../states/seen.ts';
import type { Statement } from '../states/statement.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { asAction, costs } from './as-action.ts';
import { critsDeal } from './crits-deal.ts';
import { drawnFrom, usableFrom } from './from-elsewhere.ts';
import { type Abilities, abilities, isLimited, isOfNoAbilities, kindOf } from './means.ts';
import { moreTargets } from './more-targets.ts';
import { oftenUsed } from './often-used.ts';
import { replaced } from './replaced.ts';
import { reshaped } from './reshaping.ts';
import { rolledSo } from './rolled-so.ts';
import { usedBy } from './used-by.ts';

type Found = Statement & { readonly until?: UntilEvent };

/** What is said of abilities: of those that somebody uses, or of those that target somebody. */
export const abilityStatement = (cursor: Cursor, context: Context, clause: number): Found | undefined =>
  replaced(cursor, context, clause) ??
  usableFrom(cursor, context, clause) ??
  critsDeal(cursor, clause) ??
  nextOn(cursor, context, clause) ??
  (isOfNoAbilities(cursor) ? undefined : alone(cursor, () => targeting(cursor, context, clause))) ??
  nextFor(cursor, context, clause) ??
  (isOfNoAbilities(cursor) ? undefined : alone(cursor, () => fromAfar(cursor, clause))) ??
  attacks(cursor, context, clause);

/** `Attacks against you have +1def and deal -1 damage`: what goes on is said of those attacks, and never of the bearer. */
const alone = (cursor: Cursor, read: () => Found | undefined): Found | undefined =>
  cursor.try(() => {
    const found = read();
    return found !== undefined && nextIsVerb(cursor) ? undefined : found;
  });

/** `Your next ability this turn is a Free Action`, `the next default ability you use costs a Move Action`. */
function nextFor(cursor: Cursor, context: Context, clause: number): Found | undefined {
  if (context.slot !== 'ability' || !cursor.sees('your|the next')) return undefined;
  return cursor.try((): Found | undefined => {
    cursor.take('your|the next');
    const yours = cursor.tokens[cursor.at - 2]?.text === 'your';
    const means = kindOf(cursor);
    if (means === undefined || (!yours && !cursor.take('that? you use'))) return undefined;
    const thisTurn = cursor.takeAny('this turn', 'in this turn');
    const action = costs(cursor);
    if (action === undefined || !(cursor.done || cursor.sees(',|and'))) return undefined;
    const latest = thisTurn && { latest: { moment: 'turn-end' as const, of: 'you' as Ref, thisTurn: true } };
    const who: Who = { side: 'you' };
    const trigger = { on: 'uses-ability' as const, who, ...(Object.keys(means).length > 0 && { means }) };
    return {
      of: 'you',
      rules: [{ clause, rule: 'cost', who, means, action }],
      until: { moment: 'event', trigger, ...latest },
    };
  });
}

/** `Attacks from beyond range 1 have +2def against you`, `attacks from range 1 against you are undefendable`: where they come from stands first. */
function fromAfar(cursor: Cursor, clause: number): Found | undefined {
  return cursor.try((): Found | undefined => {
    cursor.take('all');
    const kind = kindOf(cursor, true);
    if (kind === undefined) return undefined;
    cursor.take('used|made');
    const place = cursor.sees('from|at') ? beyond(cursor) : undefined;
    if (place === undefined) return undefined;
    const at = cursor.take('against|targeting|on you');
    const means = { against: place, ...(Object.keys(kind).length > 0 && { means: kind }) };
    const who: Who = { side: 'you' };
    const rule: Rule | undefined = cursor.take('are undefendable')
      ? { clause, rule: 'is', who, flag: 'undefendable', ...means }
      : cursor.take('have|get|gain + # def|crit')
        ? {
            clause,
            rule: 'change',
            who,
            what: cursor.before?.text === 'def' ? 'def' : 'crit-received',
            add: { base: cursor.numbers[0] ?? 0 },
            ...means,
          }
        : undefined;
    if (rule === undefined || (!at && !cursor.take('against|on|to you'))) return undefined;
    return { of: 'you', rules: [rule] };
  });
}

/** `Abilities targeting you or an ally in range 2 have +1def`, `Undefendable attacks against you miss on a roll of 1-2`. */
function targeting(cursor: Cursor, context: Context, clause: number): Found | undefined {
  return cursor.try(() => {
    cursor.take('all');
    const theirs = cursor.take("enemy|hostile|enemies'");
    const kind = kindOf(cursor, true);
    if (kind === undefined || !cursor.takeAny('that? target', 'targeting|against|on')) return undefined;
    const means = Object.keys(kind).length > 0 ? { means: kind } : {};
    const found = noun(cursor, context);
    if (found === undefined) return undefined;
    const of = found.ref ?? 'you';
    const who: Who | undefined = found.ref !== undefined ? { side: 'you' } : standingWho(found);
    if (who === undefined) return undefined;
    const from = cursor.try((): Range | undefined => {
      if (cursor.take('from? beyond range #')) return { min: (cursor.numbers[0] ?? 0) + 1 };
      if (cursor.takeAny('from|at range # or more|further|farther|greater', 'from|at range # +'))
        return { min: cursor.numbers[0] ?? 1 };
      return cursor.take('from|at|in|within') ? range(cursor) : undefined;
    });
    const users = from === undefined && !theirs ? usedBy(cursor, context) : undefined;
    // The distance is measured from the bearer, so it has to be the one who is targeted.
    if ((from ?? users) !== undefined && who.side !== 'you') return undefined;
    const far =
      from !== undefined
        ? { against: { side: 'any' as const, places: [{ range: from }] } }
        : users !== undefined
          ? { against: users }
          : theirs && { against: { side: 'enemy' as const } };
    if (theirs && (from !== undefined || cursor.sees('miss|misses'))) return undefined;
    if ((from ?? users) === undefined && cursor.take('miss|misses on')) {
      const most = upTo(cursor);
      return most === undefined
        ? undefined
        : {
            of,
            rules: [
              { clause, rule: 'change', who: { side: 'any' }, what: 'misses', set: most, against: who, ...means },
            ],
          };
    }
    // "Attacks against you never miss", of whoever makes them.
    if ((from ?? users) === undefined && cursor.takeAny("cannot|can't miss", 'never miss', 'always hit')) {
      const by: Who = theirs ? { side: 'enemy' } : { side: 'any' };
      return { of, rules: [{ clause, rule: 'is', who: by, flag: 'attacks-unmissable', against: who, ...means }] };
    }
    const is = (flag: Flag): Found => ({ of, rules: [{ clause, rule: 'is', who, flag, ...far, ...means }] });
    if (cursor.take('are undefendable')) return is('undefendable');
    const bare: Rule[] = [];
    if (cursor.take('ignore cover')) {
      // Whoever attacks there: what is said of attacks stands with those who make them.
      const by: Who = theirs ? { side: 'enemy' } : { side: 'any' };
      bare.push({ clause, rule: 'is', who: by, flag: 'ignores-cover', against: who, ...means });
      if ((from ?? users) !== undefined || (!cursor.sees('and have|get') && !cursor.done)) return undefined;
      if (!cursor.take('and')) return { of, rules: bare };
    }
    const rules: Rule[] = bare;
    let verb = cursor.take('have|get|gain|deal|do') && cursor.before?.text;
    if (!verb) return undefined;
    if (cursor.takeAny('no def', 'no miss chance')) return is('undefendable');
    const share = verb === 'deal' || verb === 'do' ? shareDealt(cursor) : undefined;
    if (share !== undefined) {
      const means: Means = { ...kind, attack: true };
      return { of, rules: [...rules, { clause, rule: 'is', who, flag: share, ...far, means }] };
    }
    do {
      if (cursor.take('have|get|gain|deal|do')) verb = cursor.before?.text;
      const add = (verb === 'deal' ? fewer(cursor) : undefined) ?? signed(cursor);
      // How far attacks reach stands with those who make them.
      if (add !== undefined && cursor.take('range')) {
        if ((from ?? users) !== undefined || !/^(?:have|get|gain)$/.test(verb ?? '')) return undefined;
        const by: Who = theirs ? { side: 'enemy' } : { side: 'any' };
        rules.push({ clause, rule: 'change', who: by, what: 'range', add, against: who, ...means });
        continue;
      }
      const what: Quantity | undefined = cursor.take('def')
        ? 'def'
        : cursor.take('crit')
          ? 'crit-received'
          : cursor.take('dmg|damage')
            ? 'damage-received'
            : undefined;
      if (add === undefined || what === undefined) return undefined;
      // "Abilities on you deal -1 damage" is said of those that deal some.
      const isDamage = what === 'damage-received';
      if (isDamage !== (verb === 'deal' || verb === 'do')) return undefined;
      const only = isDamage ? { means: { ...means.means, attack: true as const } } : means;
      const sum = countedOfTarget(cursor, context, add.base);
      rules.push({ clause, rule: 'change', who, what, add: sum, ...far, ...only });
    } while (cursor.sees('and +|-|have|get|gain|deal|do') && cursor.take('and'));
    return { of, rules };
  });
}

/** `1 less damage`, with "damage" still to come. */
const fewer = (cursor: Cursor): { base: number } | undefined =>
  cursor.try(() => {
    if (!cursor.take('# less|more') || !cursor.sees('dmg|damage')) return undefined;
    const [by = 0] = cursor.numbers;
    return { base: cursor.before?.text === 'less' ? -by : by };
  });

/** `Attacks against you deal no damage`, `half damage`. */
const shareDealt = (cursor: Cursor): Flag | undefined =>
  cursor.take('no damage|dmg') ? 'immune-damage' : cursor.take('half damage|dmg') ? 'resistance' : undefined;

/** `a roll of 1-2`, `a 1`, `1-3`: the highest number of those from 1 on. */
function upTo(cursor: Cursor): number | undefined {
  cursor.takeAny('a roll of', 'rolls of', 'a');
  const numbers = distance(cursor);
  if (numbers?.max === undefined || (numbers.min ?? numbers.max) !== 1 || numbers.max > 5) return undefined;
  return numbers.max;
}

/** Attacks of which nothing is said before them. */
const plain = beginning('attacks|abilities');

/** `Your attacks have +2 crit and are undefendable`, `your Long Shot has range 5`, `your next attack deals +2 damage`. */
function attacks(cursor: Cursor, context: Context, clause: number): Found | undefined {
  return cursor.try((): Found | undefined => {
    const side = cursor.misses(plain) ? undefined : fromSide(cursor, context, clause);
    if (side !== undefined) return { of: 'you', rules: side };
    const found = abilities(cursor, context);
    if (found === undefined) return undefined;
    const { of, who, next, times } = found;
    const isKind = found.means?.kind === 'default' || found.means?.within !== undefined;
    const isDefault = next && !found.means?.attack && isKind && isDone(context);
    const isNamed = next && found.means?.named !== undefined;
    // Whichever ability comes next, attack or not: in what holds it would be each one.
    const isAny = next && isDone(context) && (found.means === undefined || isOfReach(found.means));
    if (next && !found.means?.attack && !isDefault && !isNamed && !isAny) return undefined;
    if (times !== undefined) cursor.takeAny('this game', 'of the game');
    const late = next ? nextAtLatest(cursor, context, of) : undefined;
    const about: About = { cursor, context, clause, who };
    // "Your attacks at range 1 deal +1dmg": against those who are there.
    const far =
      cursor.sees('at|from|beyond|within range') || cursor.sees('from beyond range')
        ? cursor.try(() => beyond(cursor))
        : undefined;
    const faced = far ?? facing(about);
    // "Your next attack against it deals +1 damage" waits for one against it, and no attack on another ends it.
    if (faced === 'none' || (next && faced !== undefined)) return undefined;
    const means: Means | undefined =
      next && !isDefault && !isNamed && !isAny ? { ...found.means, attack: true } : found.means;
    const limits = { ...(faced && { against: faced }), ...(means && { means }) };
    const rules: Rule[] = [];
    let verb: Verb | undefined;
    do {
      const said = predicate({ about, found, only: limits, verb });
      if (said === undefined) return undefined;
      verb = said.verb;
      rules.push(...said.rules);
    } while (goesOn(cursor));
    // "Your attacks have +1 crit and -1def against adjacent enemies": all of it.
    const last = faced === undefined && !next && cursor.sees('against|vs|versus') ? facing(about) : undefined;
    if (last !== undefined) {
      const all = last === 'none' ? undefined : only(rules, last);
      return all && { of, rules: all };
    }
    if (!next) return { of, rules };
    const trigger = {
      on: isAny ? ('used' as const) : ('attacked' as const),
      who,
      ...(found.means && { means: found.means }),
    };
    return { of, rules, until: { moment: 'event', trigger, ...(times && { times }), ...(late && { latest: late }) } };
  });
}

/** `this turn`, `before the end of your next turn`: when an attack that has not come is not waited for any more. */
function nextAtLatest(cursor: Cursor, { anyTurn }: Context, of: Ref): Moment | undefined {
  if (cursor.takeAny('before|by|until the? end of your next turn', 'this or next turn', 'this turn or next turn?'))
    return { moment: 'turn-end', of: 'you' };
  if (of !== 'you' && cursor.take('before|by|until the? end of their|its|his|her next turn'))
    return { moment: 'turn-end', of };
  // In what answers something it is whosever turn runs.
  return cursor.take('this turn')
    ? { moment: 'turn-end', ...(!anyTurn && { of: 'you' as Ref }), thisTurn: true }
    : undefined;
}

/** `your next ability with a range`: whatever it does. */
const isOfReach = ({ reach, ...more }: Means): boolean => reach !== undefined && Object.keys(more).length === 0;

/** It is done when an ability is used, or when something happens, from when on a next one can be waited for. */
const isDone = ({ slot, free }: Context): boolean => slot === 'ability' || (slot === 'passive' && free === true);

/** `deal +2 damage`, `have +1 crit`: one thing that is said of how strong they are. */
export function strength(
  cursor: Cursor,
  context: Context,
  found: Abilities,
  clause: number,
  against?: Who,
): Rule[] | undefined {
  if (!cursor.sees('deal|deals|have|has|get|gets|gain|gains|are|is|ignore|ignores|can|+|-')) return undefined;
  const { means } = found;
  const attack: Means | undefined =
    found.next && means?.kind !== 'default' && means?.named === undefined ? { ...means, attack: true } : means;
  const only = { ...(against && { against }), ...(attack && { means: attack }) };
  return predicate({ about: { cursor, context, clause, who: found.who }, found, only, verb: undefined })?.rules;
}

const goesOn = (cursor: Cursor): boolean =>
  (cursor.sees(', and? +|- #') ||
    cursor.sees('and +|- #') ||
    nextIsVerb(cursor) ||
    cursor.sees(',? but deal|have|ignore')) &&
  cursor.takeAny(', and|but', ',', 'and|but');

const nextIsVerb = (cursor: Cursor): boolean =>
  ['and', ', and', ','].some(
    (joint) =>
      cursor.sees(
        `${joint} are|is|have|has|deal|deals|may|can|ignore|ignores|cost|costs|cannot|can't|miss|misses|hits|automatically`,
      ) &&
      // "Your attacks have +1 crit and can use Long Shot as a Move Action": that is said of who attacks.
      !cursor.sees(`${joint} may|can use|make`),
  );

type Verb = 'have' | 'other';

interface Said {
  readonly about: About;
  readonly found: Abilities;
  readonly only: { readonly against?: Who; readonly means?: Means };
  /** The verb before: "have +2 range and +1 crit". */
  readonly verb: Verb | undefined;
}

/** `do not damage allies`, `can't hurt you`: whom their damage leaves alone. */
function sparing({ cursor, clause }: About, means: Means | undefined): Rule | undefined {
  return cursor.try((): Rule | undefined => {
    const said =
      cursor.takeAny("don't|doesn't|cannot|can't|never damage|hurt|harm", 'do|does not damage|hurt|harm') ||
      cursor.take('deal|deals no damage to');
    if (!said) return undefined;
    const side = cursor.takeAny('you|yourself or|and your? allies', 'your? allies or|and you|yourself')
      ? 'friend'
      : cursor.take('you|yourself')
        ? 'you'
        : cursor.take('your? allies')
          ? 'ally'
          : undefined;
    if (side === undefined || cursor.sees('in|within|with|adjacent|beyond|if|that|who')) return undefined;
    return {
      clause,
      rule: 'is',
      who: { side },
      flag: 'immune-damage',
      against: { side: 'you' },
      ...(means && { means }),
    };
  });
}

function predicate({ about, found, only, verb }: Said): { rules: Rule[]; verb: Verb } | undefined {
  const { cursor, context, clause, who } = about;
  const { means } = only;
  const other = (...rules: Rule[]) => ({ rules, verb: 'other' as const });
  const is = (flag: Flag) => other({ clause, rule: 'is', who, flag, ...only });
  const plain = only.against === undefined && !found.next;
  if (cursor.takeAny('are|is undefendable and|, irreducible', 'are|is irreducible and|, undefendable'))
    return other(...(['attacks-undefendable', 'damage-irreducible'] as const).flatMap((flag) => is(flag).rules));
  if (cursor.takeAny('ignore|ignores cover and def', 'ignore|ignores def and cover'))
    return other(...(['attacks-undefendable', 'ignores-cover'] as const).flatMap((flag) => is(flag).rules));
  const drawnThere = only.against === undefined && found.of === 'you' ? drawnFrom(about, means) : undefined;
  if (drawnThere !== undefined) return other(drawnThere);
  const sure = rolledSo(cursor);
  if (sure !== undefined) return is(sure);
  if (plain && cursor.takeAny("cannot|can't crit", 'never crit|crits')) {
    if (cursor.sees('if|unless|on|when|while|with')) return undefined;
    return other({ clause, rule: 'change', who, what: 'crit', add: { base: -6 }, ...only });
  }
  if (cursor.take('crit|crits on')) {
    const least = critFrom(cursor);
    return least === undefined ? undefined : other({ clause, rule: 'change', who, what: 'crit', set: least, ...only });
  }
  // "Their next attack always crits": whatever is rolled, if it hits (T-132).
  if (cursor.takeAny('always? crits|crit', 'is|are always? a? crit|critical|crits')) {
    cursor.takeAny('if it hits', 'if they hit', 'on a? hit', 'when it hits');
    if (cursor.sees('if|unless|on|when|while|against|vs|versus|with')) return undefined;
    return other({ clause, rule: 'change', who, what: 'crit', add: { base: 6 }, ...only });
  }
  if (cursor.sees('ignore|ignores cover|armor|armour|resistance|overshield')) {
    cursor.take('ignore|ignores');
    const flags = sheltering(cursor);
    return flags && other(...flags.map((flag): Rule => ({ clause, rule: 'is', who, flag, ...only })));
  }
  if (cursor.takeAny('ignore|ignores walls and los', 'ignore|ignores walls', 'can target through walls')) {
    const some =
      cursor.sees('when|while|against') && found.of === 'you' ? ignoredFor(about, 'ignores-walls') : undefined;
    return some ? other(...some.map((rule) => ({ ...rule, ...only }) as Rule)) : is('ignores-walls');
  }
  const unseen = cursor.takeAny(...blind, 'ignore|ignores los|sight', 'ignore|ignores line of sight');
  if (unseen) return cursor.done || cursor.sees('and|until|this') ? is('ignores-walls') : undefined;
  const spares = plain && found.of === 'you' && who.side === 'you' ? sparing(about, means) : undefined;
  if (spares !== undefined) return other(spares);
  if (plain && means && cursor.take("cannot|can't be used")) {
    return cursor.sees('on|in|if|while|when|unless|as|against|by|from|more|again') ? undefined : is('no-use');
  }
  // "Until the end of their next turn, their first default ability each turn is a Free Action" is of whoever was chosen.
  const theirs = found.of === 'target' && means?.nth === 1 && context.ended;
  if (plain && means && (found.of === 'you' || theirs)) {
    const early = cursor.try(() =>
      cursor.take('can|may be used once per|each|a turn as') ? asAction(cursor) : undefined,
    );
    const action = early ?? costs(cursor);
    if (action !== undefined) {
      // Of several abilities "once per turn" is a limit of all together.
      const perTurn = early || cursor.takeAny('once per|each|a turn', '1 / turn') ? { perTurn: 1 } : {};
      if (
        'perTurn' in perTurn
          ? means.named === undefined
          : action === 'free' && means.nth === undefined && !isLimited(context, means.named)
      )
        return undefined;
      return other({ clause, rule: 'cost', who, means, action, ...perTurn });
    }
  }
  const often = plain && means !== undefined ? oftenUsed(about, means) : undefined;
  if (often !== undefined) return other(often);
  const farther = only.against === undefined && means !== undefined ? moreTargets(about, means) : undefined;
  if (farther !== undefined) return other(farther);
  const drawn = plain && means !== undefined ? reshaped(about, means, verb === 'have') : undefined;
  if (drawn !== undefined) return { rules: [drawn], verb: 'have' };
  // Whatever is rolled.
  if (found.next && only.against === undefined && cursor.takeAny('automatically? misses', 'misses automatically?')) {
    if (cursor.done || cursor.sees(',|.|and'))
      return other({ clause, rule: 'change', who, what: 'misses', set: 6, ...only });
    cursor.at -= 1;
  }
  if (only.against === undefined && cursor.take('miss|misses on')) {
    const most = upTo(cursor);
    return most === undefined ? undefined : other({ clause, rule: 'change', who, what: 'misses', set: most, ...only });
  }
  if (cursor.take('deal|deals')) {
    const change = damageChange(cursor, context);
    const to = change === undefined || only.against !== undefined ? undefined : (facing(about) ?? whereTarget(about));
    if (to === 'none') return undefined;
    return (
      change &&
      other({ clause, rule: 'change', who, what: 'damage-dealt', ...change, ...only, ...(to && { against: to }) })
    );
  }
  // "Your attacks are +6 crit".
  const has = cursor.take('have|has|get|gets|gain|gains') || (cursor.sees('are|is + #') && cursor.take('are|is'));
  if (!has && verb !== 'have') return undefined;
  // "Your attack has range 4", of whoever has one.
  const isOne = context.slot === 'token' && cursor.tokens[cursor.at - 2]?.text === 'attack';
  const isSet = isOne || cursor.sees('unlimited|infinite range') || means?.named !== undefined;
  if (only.against === undefined && (isSet || means?.kind === 'default' || means?.attack)) {
    const set = cursor.takeAny('unlimited|infinite range') ? everywhere : cursor.try(() => range(cursor));
    if (set?.max !== undefined && set.min === undefined) {
      cursor.take('instead');
      return { rules: [{ clause, rule: 'change', who, what: 'range', set: set.max, ...only }], verb: 'have' };
    }
  }
  const change = cursor.try(() => damageChange(cursor, context));
  if (change)
    return { rules: [{ clause, rule: 'change', who, what: 'damage-dealt', ...change, ...only }], verb: 'have' };
  // "Has range +1".
  const isRange = cursor.sees('range +|-') && cursor.take('range');
  const add = signed(cursor);
  if (add === undefined) return undefined;
  // "Your attacks have +1 to hit".
  const isRoll =
    only.against === undefined && cursor.takeAny('to hit', 'to|on their|its? attack? rolls', 'to|on the|its roll');
  const what: Quantity | undefined = isRange
    ? 'range'
    : isRoll
      ? 'attack-roll'
      : cursor.take('crit')
        ? 'crit'
        : cursor.take('def')
          ? 'attack-def'
          : cursor.take('range')
            ? 'range'
            : undefined;
  // "Your attacks at range 2 have +1 range": whom it reaches would hang on how far they are.
  if (what === undefined || (what === 'range' && isFar(only.against))) return undefined;
  const sum = counted(cursor, context, add.base);
  // "+1 crit beyond range 2": only against those who are there.
  const far = what === 'range' || only.against !== undefined ? undefined : (beyond(cursor) ?? whereTarget(about));
  return {
    rules: [{ clause, rule: 'change', who, what, add: sum, ...only, ...(far && { against: far }) }],
    verb: 'have',
  };
}

/** Of those who stand at some distance from the bearer. */
export const isFar = (who: Who | undefined): boolean =>
  who?.places?.some(({ range, of }) => range !== undefined && (of === undefined || of === 'you')) === true;

/** `if an ally is adjacent to the target`, `if the target is Slowed`: of whom the attack is on. */
export function whereTarget({ cursor, context }: About): Who | undefined {
  return cursor.try(() => {
    if (!cursor.take('if|when|while')) return undefined;
    const from = cursor.at;
    const found = conditions(
      cursor,
      within(context, {
        them: 'each',
        side: 'any',
        named: { target: 'each', enemy: 'each' },
      }),
    );
    const said = cursor.tokens
      .slice(from, cursor.at)
      .some(({ text }) => /^(?:target|targets|they|their|them|enemy)$/.test(text));
    // What is asked of you alone is a question as everywhere.
    return found && said && JSON.stringify(found).includes('"each"') ? { side: 'any', if: found } : undefined;
  });
}

/** `beyond range 2`, `from beyond range 2`, `at range 3 or more`: of whom it is against, from the bearer. */
export function beyond(cursor: Cursor): Who | undefined {
  const found = cursor.try(() => {
    cursor.take('from|at|against');
    if (cursor.takeAny('beyond range #', 'further|farther than range #')) return { min: (cursor.numbers[0] ?? 0) + 1 };
    cursor.take('in|within');
    const { at } = cursor;
    if (cursor.take('range # or more|further|farther|greater')) return { min: cursor.numbers[0] ?? 0 };
    cursor.at = at;
    return range(cursor);
  });
  return found && { side: 'any', places: [{ range: found }] };
}
