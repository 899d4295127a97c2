import type { Means, Range, Ref, Who } from '../../program.ts';
import { kindOf, usedBy } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Occasion, pairOf, type Setting, themOf, whom } from './occasion.ts';

/** `make an attack`, `makes a default attack`, `attacks an enemy`: once it is through, hit or miss. */
export function attacks(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  return cursor.try(() => {
    const plain = cursor.take('make|makes|use|uses a|an attack');
    const means = plain ? undefined : cursor.try(() => (cursor.take('make|makes a|an') ? kindOf(cursor) : undefined));
    const makes = plain || means !== undefined;
    if (!makes && !cursor.take('attack|attacks')) return undefined;
    const to = !makes || cursor.take('against|on') ? whom(cursor, context) : undefined;
    const far = to?.side === 'you' ? cursor.try(() => attackedFrom(cursor)) : undefined;
    if (far !== undefined) who = { ...who, places: [...(who.places ?? []), { range: far }] };
    // "When you attack and miss": when you miss.
    const outcome = cursor.try(() =>
      cursor.take('and hits|hit|misses|miss|crits|crit') && (cursor.done || cursor.sees(',|:'))
        ? cursor.before?.text.slice(0, 3)
        : undefined,
    );
    if (outcome !== undefined && means === undefined) {
      const on = outcome === 'hit' ? 'hits' : outcome === 'mis' ? 'misses' : 'crits';
      return set({ on, who, ...(to && { to }) }, { them: themOf(who, to), named: pairOf(who, to) });
    }
    // "Attack with", "attack from": more than that.
    if (cursor.sees('with|from|against|on|in|while|by')) return undefined;
    // "When you attack, roll a die. On a 1-2, the attack misses": whomever it is on.
    const named = pairOf(who, to);
    const them = themOf(who, to);
    if (means === undefined && isToCome(cursor)) return atAttack(to ?? { side: 'any' }, who);
    // T-190: an instant without a number comes before what it answers.
    if (means === undefined && isAnswered(cursor, context, who)) {
      const aimed = atAttack(to ?? { side: 'any' }, who);
      return { ...aimed, named: { ...named, ...aimed.named }, ...(them && { them }) };
    }
    return set(
      { on: 'attacks', who, ...(to && { to }), ...(means && { means }) },
      { them, named, rolled: true, chosen: true },
    );
  });
}

/** `Instant: When you are attacked`, and not `after you are attacked`, of what somebody else does: an ally's own attack could be over. */
export const isAnswered = ({ tokens, at }: Cursor, { instant, opening }: Context, { side }: Who): boolean =>
  instant === true &&
  opening === true &&
  (side === 'enemy' || side === 'any') &&
  !tokens.slice(0, at).some(({ text }) => text === 'after' || text === 'once');

/** "When you are attacked, +2def": more def is met by an attack that is still to be rolled for. */
const meetsDef = ({ tokens, at, end }: Cursor): boolean =>
  tokens
    .slice(at, end)
    .some(({ text }, n, said) => text === 'def' && said[n - 1]?.kind === 'number' && said[n - 2]?.text === '+');

const spoils =
  / (?:becomes?|are) the new target | the new target | targets? (?:you|them|it|the ally) instead | becomes? the target | (?:the attack|it) (?:misses|is cancelled) | cancel (?:it|the attack) /;

/** How many words behind a die tell what its number brings. */
const rollTold = 12;

/** "When an ally is attacked, you become the target": what that changes is still to come. */
export function isToCome(cursor: Cursor): boolean {
  const { tokens, at, end } = cursor;
  if (meetsDef(cursor)) return true;
  const now = tokens.slice(at, end).map(({ text }) => text);
  // "Roll a die. On a 5+, the attack misses".
  const rolls = now.includes('roll') && /^(?:die|d6)$/.test(now.at(-1) ?? '');
  const said = rolls ? [...now, ...tokens.slice(end, end + rollTold).map(({ text }) => text), ''] : now;
  // "If the attack misses" is asked behind it.
  return !said.some((word) => /^(?:if|unless|when|whenever|until)$/.test(word)) && spoils.test(` ${said.join(' ')} `);
}

/** Somebody is aimed at by an attack: before its roll. */
export function atAttack(who: Who, by: Who): Occasion {
  const named: Record<string, Ref> = { attacker: 'trigger', target: 'other' };
  if (by.side === 'enemy') named.enemy = 'trigger';
  if (who.side === 'ally') named.ally = 'other';
  const them = who.side === 'ally' && by.side === 'any' ? { them: 'other' as const } : {};
  return { trigger: { on: 'targeted', who, by, means: { attack: true } }, named, ...them };
}

/** `from range 1`, `from beyond range 2`: where the attacker stands. */
export function attackedFrom(cursor: Cursor): Range | undefined {
  if (cursor.takeAny('from beyond range #', 'from further|farther than range #'))
    return { min: (cursor.numbers[0] ?? 0) + 1 };
  if (cursor.takeAny('from range # +', 'from range # or more|farther|further|beyond'))
    return { min: cursor.numbers[0] ?? 1 };
  return cursor.takeAny('from within? range # or less', 'from within? range #') && !cursor.sees('or|+')
    ? { max: cursor.numbers[0] ?? 1 }
    : undefined;
}

/** "When you are targeted, the attacker takes 1dmg": whoever heals you is none. */
const byFoe = ({ tokens, at, end }: Cursor, by: Who, who: Who): Who =>
  by.side === 'any' &&
  (who.side === 'you' || who.side === 'ally') &&
  tokens.slice(at, end).some(({ text }) => /^attacker(?:'s)?$/.test(text))
    ? { ...by, side: 'enemy' }
    : by;

/** `is targeted by an enemy`: before the roll. Who does it is the trigger, at whom is the other one. */
export function targeted(cursor: Cursor, context: Context, who: Who): Occasion | undefined {
  let by: Who | undefined = { side: 'any' };
  let means: Means | undefined;
  if (cursor.take('by|with')) {
    const used = usedBy(cursor, context);
    by = used?.by ?? (cursor.before?.text === 'with' ? undefined : whom(cursor, context));
    means = used?.means;
  }
  if (by === undefined) return undefined;
  const far = who.side === 'you' ? cursor.try(() => attackedFrom(cursor)) : undefined;
  if (far !== undefined) by = { ...by, places: [...(by.places ?? []), { range: far }] };
  // It is before the roll anyway.
  cursor.take(',? before the? attack? roll|rolling');
  if (!means?.attack) by = byFoe(cursor, by, who);
  const withMeans = means && Object.keys(means).length > 0 ? { means } : {};
  const named: Record<string, Ref> = { attacker: 'trigger', caster: 'trigger', user: 'trigger', target: 'other' };
  if (by.side === 'enemy' || (by.side === 'any' && means?.attack && who.side === 'you')) named.enemy = 'trigger';
  if (who.side === 'ally') named.ally = 'other';
  // Nobody else is named, or only whose attack it is.
  const ally =
    who.side === 'ally' && by.side === 'any' && Object.keys(withMeans).length === 0 ? { them: 'other' as const } : {};
  const them = who.side === 'you' ? { them: 'trigger' as const } : ally;
  return { trigger: { on: 'targeted', who, by, ...withMeans }, named, ...them };
}

/** `your attack misses`, `an attack against you misses`, `one of your attacks kills a unit`: what comes of an attack, told without "you". */
function outcomeOf(
  cursor: Cursor,
  context: Context,
  { by, means }: { readonly by: Who; readonly means: Means },
  against: Who | undefined,
): Occasion | undefined {
  const kills = cursor.take('kills|kill');
  if (!kills && !cursor.take('hits|hit|misses|miss|crits|crit')) return undefined;
  const said = cursor.before?.text ?? '';
  const to = kills && against === undefined ? whom(cursor, context) : against;
  if ((kills && to === undefined) || !(cursor.done || cursor.sees(',|:|('))) return undefined;
  const on = kills ? 'kills' : said.startsWith('hit') ? 'hits' : said.startsWith('mis') ? 'misses' : 'crits';
  const { attack: _, ...kind } = means;
  const them = themOf(by, to);
  return {
    trigger: { on, who: by, ...(to && { to }), ...(Object.keys(kind).length > 0 && { means: kind }) },
    ...(them && { them }),
    named: pairOf(by, to),
  };
}

/** `an undefendable ability targets you`, `an attack by an ally targets an enemy`. */
export function aimed(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const used = usedBy(cursor, context);
    if (used === undefined) return undefined;
    const against = cursor.take('against|on') ? whom(cursor, context) : undefined;
    if (against === undefined && /^(?:against|on)$/.test(cursor.before?.text ?? '')) return undefined;
    const outcome = cursor.try(() => outcomeOf(cursor, context, used, against));
    if (outcome !== undefined) return outcome;
    if (against !== undefined || !cursor.take('targets|target|hits|hit|misses|miss')) return undefined;
    const said = cursor.before?.text ?? '';
    const who = whom(cursor, context);
    if (who === undefined) return undefined;
    const { means } = used;
    if (!said.startsWith('target')) {
      const on = said.startsWith('hit') ? ('hits' as const) : ('misses' as const);
      const side = who.side === 'ally' || who.side === 'enemy' ? { [who.side]: 'other' as const } : {};
      const { attack: _, ...kind } = means;
      return {
        trigger: { on, who: used.by, to: who, ...(Object.keys(kind).length > 0 && { means: kind }) },
        them: who.side === 'you' ? 'trigger' : 'other',
        named: { attacker: 'trigger', ...side },
      };
    }
    const named: Record<string, Ref> = { attacker: 'trigger', caster: 'trigger', user: 'trigger' };
    const by = means.attack ? used.by : byFoe(cursor, used.by, who);
    if (by.side === 'enemy') named.enemy = 'trigger';
    if (who.side === 'ally') named.ally = 'other';
    return { trigger: { on: 'targeted', who, by, ...(Object.keys(means).length > 0 && { means }) }, named };
  });
}
