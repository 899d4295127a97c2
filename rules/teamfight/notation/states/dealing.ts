import type { Amount, Condition, Means, Quantity, Rule, Who } from '../../program.ts';
import { beyond } from '../abilities/ability-statement.ts';
import { kindOf, ownAbility } from '../abilities/means.ts';
import { counted } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { type Cursor, neededBy } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { against } from './against.ts';
import { takesAtMost } from './at-most.ts';
import { immuneTo } from './being.ts';
import { damageSources } from './damage-source.ts';
import { countedOfTarget } from './of-target.ts';
import { type About, both, facing, fromAreas, grown, is, signed } from './predicate.ts';
import { softened } from './softened.ts';

/** `+1 damage`, `-1 damage`, `+50% damage`. */
export function damageChange(cursor: Cursor, context?: Context): { add: Amount } | { percent: number } | undefined {
  return cursor.try(() => {
    if (cursor.take('double|twice the? damage')) return { percent: 100 };
    if (cursor.take('triple damage')) return { percent: 200 };
    if (cursor.take('only? half damage|dmg')) return { percent: -50 };
    const part = cursor.try(() => partOf(cursor, 'damage|dmg'));
    if (part !== undefined) return { percent: part };
    const share = shareOf(cursor);
    if (share !== undefined) return { percent: share };
    if (cursor.takeAny('# additional|extra|more damage|dmg', 'an additional|extra # damage|dmg', '# damage|dmg more'))
      return { add: { base: cursor.numbers[0] ?? 0 } };
    if (cursor.takeAny('# less|fewer damage|dmg', '# damage|dmg less'))
      return { add: { base: -(cursor.numbers[0] ?? 0) } };
    const add = signed(cursor);
    if (add === undefined) return undefined;
    if (cursor.take('% damage')) return { percent: add.base };
    if (!cursor.takeAny('damage', 'dmg')) return undefined;
    return { add: context === undefined ? add : countedOfTarget(cursor, context, add.base) };
  });
}

/** `50% damage`, `150% healing`, with no sign before it: so much of what it would be. */
function partOf(cursor: Cursor, what: string): number | undefined {
  if (!cursor.take(`only? # % ${what}`)) return undefined;
  const [percent = 100] = cursor.numbers;
  return percent === 100 ? undefined : percent - 100;
}

/** `+50% damage for each Coin spent`: a multiplier that grows. */
export function growingShare(cursor: Cursor, context: Context): { percents: Amount } | undefined {
  if (!cursor.sees('+|- # % damage|dmg per|for|/')) return undefined;
  return cursor.try(() => {
    const add = signed(cursor);
    const percents = add && cursor.take('% damage|dmg') ? counted(cursor, context, add.base) : undefined;
    return percents?.terms && { percents };
  });
}

/** `+.5x damage`: an older way to write +50 %. */
function shareOf(cursor: Cursor): number | undefined {
  return cursor.try(() => {
    if (!cursor.take('+|- #? . # x damage|dmg')) return undefined;
    const minus = cursor.tokens.slice(cursor.at - 6, cursor.at).some(({ text }) => text === '-');
    const tenths = cursor.tokens[cursor.at - 3];
    const whole = cursor.numbers.length > 1 ? (cursor.numbers[0] ?? 0) : 0;
    const part = cursor.numbers.at(-1) ?? 0;
    const digits = (tenths?.to ?? 0) - (tenths?.from ?? 0);
    if (digits < 1 || digits > 2) return undefined;
    return (minus ? -1 : 1) * (whole * 100 + (digits === 1 ? part * 10 : part));
  });
}

export function dealing(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  const { context } = about;
  if (cursor.take('half damage|dmg')) {
    const to = facing(about);
    if (to === 'none') return undefined;
    return [{ clause, rule: 'change', who, what: 'damage-dealt', percent: -50, ...(to ? { against: to } : {}) }];
  }
  // "Enemies deal no damage to you": whatever doubles theirs.
  if (cursor.take('no damage|dmg to you'))
    return who.side === 'you' || cursor.sees('and|or|from|with')
      ? undefined
      : [{ clause, rule: 'is', who: { side: 'you' }, flag: 'immune-damage', against: who }];
  // Whatever doubles it, and whatever is added.
  if (cursor.take('no damage|dmg')) {
    const to = facing(about);
    const means = to === 'none' ? undefined : withMeans(cursor, 'with');
    if (to === 'none' || cursor.sees('to|from|against|with|on')) return undefined;
    return [
      { clause, rule: 'is', who: to ?? { side: 'any' }, flag: 'immune-damage', against: who, ...(means && { means }) },
    ];
  }
  if (cursor.take('only? irreducible damage|dmg')) {
    const to = facing(about);
    if (to === 'none' || cursor.sees('with|from|equal')) return undefined;
    return [{ clause, rule: 'is', who, flag: 'damage-irreducible', ...(to && { against: to }) }];
  }
  const healing = healingChange(cursor);
  const said = healing ?? growingShare(cursor, context) ?? damageChange(cursor, context);
  if (said === undefined) return undefined;
  const to = facing(about);
  if (to === 'none') return undefined;
  const means = withMeans(cursor, 'with', who.side === 'you' ? context : undefined);
  const what: Quantity = healing === undefined ? 'damage-dealt' : 'healing-dealt';
  const more = 'add' in said && (to ?? means) !== undefined ? { add: growing(about, said.add, to) } : said;
  return [{ clause, rule: 'change', who, what, ...more, ...(to ? { against: to } : {}), ...(means && { means }) }];
}

const each = neededBy('per|each|every');

/** `+1 damage to enemies per Coin`, `to enemies for each Hook they have`, `to them for each`: what it grows with may stand behind whom it is against. */
function growing(about: About, add: Amount, to: Who | undefined): Amount {
  const { cursor, context } = about;
  if (add.terms !== undefined || cursor.lacks(each)) return add;
  const had = to?.if?.find((one): one is Extract<Condition, { is: 'has' }> => one.is === 'has')?.token;
  const theirs = cursor.try((): true | undefined => {
    if (had === undefined || !cursor.takeAny('for each|every', 'per')) return undefined;
    const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter', 'condition']);
    if (named !== undefined && named.word.ref !== had) return undefined;
    if (named !== undefined) cursor.at = named.to;
    cursor.take('token|tokens|counter|counters');
    const said = cursor.takeAny('they have', 'on them|it', 'it has');
    return cursor.done || (said && cursor.sees(',|and')) ? true : undefined;
  });
  if (theirs !== undefined && had !== undefined)
    return { base: 0, terms: [{ each: add.base, per: { count: 'tokens', token: had, on: 'other' } }] };
  return grown(
    to === undefined || to.side === 'you' ? about : { ...about, context: within(context, { them: 'other' }) },
    add,
  );
}

/** `with default abilities`, `from undefendable attacks`: some of those that somebody has, never all. */
export const withMeans = (
  cursor: Cursor,
  word: 'with' | 'from' | 'to|against' | 'from|against',
  context?: Context,
): Means | undefined =>
  cursor.try(() => {
    if (!cursor.take(word)) return undefined;
    // "+1 damage with Bite": an ability of one's own.
    const own = context && ownAbility(cursor, context);
    if (own !== undefined) return { named: own };
    cursor.take('your|their|its');
    return someOf(kindOf(cursor, true));
  });

/** `default abilities`, `attacks`: those that deal damage, which no hazard and no condition is. */
export function madeBy(cursor: Cursor): Means | undefined {
  const means = kindOf(cursor, true);
  const isPlain = means !== undefined && Object.keys(means).length === 0;
  return isPlain && cursor.before?.text === 'attacks' ? { attack: true } : means;
}

const someOf = (means: Means | undefined): Means | undefined =>
  means !== undefined && Object.keys(means).length > 0 ? means : undefined;

/** `deal and receive +1 damage`, `receives and deals +50% damage`. */
export function bothWays({ cursor, context, clause, who }: About): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.takeAny(...both)) return undefined;
    const said = damageChange(cursor, context);
    // "To" or "from" somebody fits one of the two only.
    if (said === undefined || cursor.sees('to|from|against|by')) return undefined;
    const changes = (what: Quantity): Rule => ({ clause, rule: 'change', who, what, ...said });
    return [changes('damage-dealt'), changes('damage-received')];
  });
}

/** `+1 healing`, `+50% healing`, `50% healing`, `double healing`, behind the verb. */
function healingChange(cursor: Cursor): { add: Amount } | { percent: number } | undefined {
  return cursor.try(() => {
    if (cursor.take('double|twice the? healing')) return { percent: 100 };
    if (cursor.take('half healing')) return { percent: -50 };
    const part = cursor.try(() => partOf(cursor, 'healing'));
    if (part !== undefined) return { percent: part };
    const add = signed(cursor);
    if (add === undefined) return undefined;
    if (cursor.take('% healing')) return { percent: add.base };
    return cursor.take('healing') ? { add } : undefined;
  });
}

/** `Receive +1 damage and +1 crit`: the verb is of both. */
export function receiving(about: About): Rule[] | undefined {
  const { cursor, who, clause } = about;
  const first = softened(cursor, received(about));
  const [rule] = first ?? [];
  if (first === undefined || rule?.rule !== 'change') return first;
  const more = cursor.try((): Rule | undefined => {
    if (!cursor.take('and')) return undefined;
    const add = signed(cursor);
    const what = cursor.take('crit') ? 'crit-received' : cursor.take('damage|dmg') ? 'damage-received' : undefined;
    const apart = cursor.sees('dealt|from|to|against|on');
    if (add === undefined || what === undefined || what === rule.what || apart) return undefined;
    return rule.against || rule.means || rule.area || rule.source
      ? undefined
      : { clause, rule: 'change', who, what, add };
  });
  if (more !== undefined) return [...first, more];
  // "Receive +1 damage, +1 crit", "Receive +1 damage from areas and +1 crit": whose rolls are meant is not said.
  return cursor.sees(',|and +|- # crit') && !cursor.sees(',|and +|- # crit received') ? undefined : first;
}

/** `from your non-default abilities`, `from your attacks`, behind others whom that harms. */
const fromYours = ({ cursor, who }: About): { readonly against: Who; readonly means?: Means } | undefined =>
  cursor.try(() => {
    if (who.side === 'you' || !cursor.take('from your own?')) return undefined;
    const means = madeBy(cursor);
    if (means === undefined || cursor.sees('of|from|by|at|beyond|in|within')) return undefined;
    return { against: { side: 'you' }, ...(someOf(means) && { means }) };
  });

/** `from range 3+`, `from beyond range 2`, behind whose attacks. */
const farAway = (cursor: Cursor): Who | undefined =>
  cursor.sees('from|beyond|at range') || cursor.sees('from beyond range') ? beyond(cursor) : undefined;

function received(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  const most = takesAtMost(about);
  if (most !== undefined) return most;
  if (cursor.take('no damage')) return immuneTo(about);
  if (cursor.takeAny('half damage', 'only? 50 % damage|dmg')) {
    if (cursor.takeAny('from aoe|aoes|areas', 'from area abilities|attacks|effects'))
      return is(about, 'resistance-area');
    const sources = damageSources(cursor, context);
    if (sources !== undefined) return sources.map((from) => ({ clause, rule: 'is', who, flag: 'resistance', ...from }));
    if (who.side === 'you' && cursor.takeAny('from your own? abilities|attacks', 'from yourself'))
      return [{ clause, rule: 'is', who, flag: 'resistance', against: { side: 'you' } }];
    const means = cursor.try(() => (cursor.take('from') ? someOf(madeBy(cursor)) : undefined));
    const far = means === undefined ? undefined : farAway(cursor);
    const from = means === undefined ? against(about, 'from') : far;
    if (from === 'none' || cursor.sees('of|by|to')) return undefined;
    return [
      { clause, rule: 'is', who, flag: 'resistance', ...(from ? { against: from } : {}), ...(means && { means }) },
    ];
  }
  const healing = healingChange(cursor);
  if (healing !== undefined) {
    const by = against(about, 'from');
    if (by === 'none') return undefined;
    return [{ clause, rule: 'change', who, what: 'healing-received', ...healing, ...(by && { against: by }) }];
  }
  const crit = cursor.try(() => {
    const add = signed(cursor);
    return add && cursor.take('crit') ? add : undefined;
  });
  if (crit !== undefined) {
    const by = against(about, 'from');
    return by === 'none'
      ? undefined
      : [{ clause, rule: 'change', who, what: 'crit-received', add: crit, ...(by ? { against: by } : {}) }];
  }
  const said = growingShare(cursor, about.context) ?? damageChange(cursor, about.context);
  if (said === undefined) return undefined;
  if (fromAreas(cursor)) return [{ clause, rule: 'change', who, what: 'damage-received', ...said, area: true }];
  const sources = damageSources(cursor, context);
  if (sources !== undefined)
    return sources.map((from) => ({ clause, rule: 'change', who, what: 'damage-received', ...said, ...from }));
  cursor.takeAny('from all? sources', 'from everything', 'from everyone', 'from any source');
  const yours = fromYours(about);
  if (yours !== undefined) return [{ clause, rule: 'change', who, what: 'damage-received', ...said, ...yours }];
  const means = cursor.try(() => (cursor.take('from') ? madeBy(cursor) : undefined));
  if (someOf(means) !== undefined) {
    // "-1 damage from attacks from range 3+".
    const far = farAway(cursor);
    if (far !== undefined)
      return [{ clause, rule: 'change', who, what: 'damage-received', ...said, against: far, ...(means && { means }) }];
    const of = cursor.take('of|from|by') ? undefined : { side: 'any' as const };
    return of && [{ clause, rule: 'change', who, what: 'damage-received', ...said, against: of, means }];
  }
  const from = means === undefined ? against(about, 'from') : 'none';
  if (from === 'none') return undefined;
  return [{ clause, rule: 'change', who, what: 'damage-received', ...said, ...(from ? { against: from } : {}) }];
}
