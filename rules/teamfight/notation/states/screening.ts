import type { Border } from '../../program/standing.ts';
import type { Condition, Rule, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { placeRef } from '../nouns/place-of.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { facts } from '../texts/facts.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { damageChange } from './dealing.ts';
import { type About, predicates, signed } from './predicate.ts';
import { type Statement, statement } from './statement.ts';

/** Without any of these nothing passes a piece or is kept from passing it. */
export const past = oneOf(
  'through past crosses cross crossing pass passes passing into out enter enters entering leave leaves exit exits outside',
);

const attack = 'attacks|attack|abilities|shots|projectiles';

/**
 * What a piece does to attacks whose way goes through it, although they may be aimed past it: `enemy attacks hit it rather than passing
 * through`, `attacks that cross it deal half damage`, `units have Resistance against attacks that pass through this`. What cannot be
 * aimed past it at all is read by `blocking.ts`.
 */
export function screening(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  if (context.strewn || cursor.lacks(past)) return undefined;
  if (context.marker === undefined)
    return bears(context) ? (changed(cursor, context, clause) ?? spared(cursor, context, clause)) : undefined;
  return cursor.try(() => {
    const lies = cursor.try(() => {
      const found = facts(cursor, context.marker?.fields ?? {}, () => isPiece(cursor, context));
      return found?.every(({ agrees }) => agrees) && cursor.takeAny(', but', ', and', 'but') ? true : undefined;
    });
    const found =
      closed(cursor, context, clause) ??
      catches(cursor, context, clause) ??
      shelters(cursor, context, clause) ??
      changed(cursor, context, clause) ??
      spared(cursor, context, clause);
    return found !== undefined && lies ? [...found, { clause, rule: 'said' }] : found;
  });
}

/** Whether a unit is told of, which stands in the way as a piece lies there. */
const bears = ({ marker, slot }: Context): boolean =>
  marker === undefined && (slot === 'passive' || slot === 'token' || slot === 'condition');

/** The piece whose text it is, or the unit. */
const isPiece = (cursor: Cursor, context: Context): boolean =>
  bears(context) ? cursor.takeAny('your space|spaces', 'you') : placeRef(cursor, context) === 'marker';

/** `enemy attacks`, `attacks of enemies`, `enemies' attacks and abilities`: whose they are. */
function attackers(cursor: Cursor): Who | undefined {
  cursor.take('all|any|an|a');
  const first = cursor.take("enemy|hostile|enemies'|enemy's|enemies");
  const own = !first && cursor.take("ally|allied|friendly|allies'|your") && (cursor.before?.text ?? '');
  if (!cursor.take(attack)) return undefined;
  cursor.take('and|or attacks|abilities');
  const behind = cursor.takeAny('of|by|from enemies', 'of|by|from an? enemy');
  if (own) return { side: own === 'your' ? 'you' : own === 'friendly' ? 'friend' : 'ally' };
  const sides = behind
    ? undefined
    : cursor.takeAny('of|by|from you and|or your? allies', 'of|by|from allies and|or you')
      ? 'friend'
      : cursor.takeAny('of|by|from your? allies', 'of|by|from an? ally')
        ? 'ally'
        : undefined;
  return { side: sides ?? (first || behind ? 'enemy' : 'any') };
}

/** `that would pass through it`, `passing the Pane`, `through this`. */
function through(cursor: Cursor, context: Context): boolean {
  const passing =
    cursor.takeAny(
      'that|which would? pass|passes|go|goes|fly|flies|travel|come through|past',
      'passing|going|flying|drawn through|past',
      'through|past',
    ) || cursor.takeAny('that|which would? cross|crosses', 'crossing', 'that|which would? pass|passes');
  return passing && isPiece(cursor, context);
}

const instead = [
  'rather than pass|passing|going|go through',
  'instead of pass|passing|going|go through',
  'rather than pass|passing|going|go past|by',
  'instead of pass|passing|going|go past|by',
];

/** `enemy attacks hit it rather than passing through`, `it absorbs enemy attacks that would pass through it`: only what has health is hit. */
function catches(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  return cursor.try(() => {
    const of = attackers(cursor);
    const who =
      of === undefined
        ? isPiece(cursor, context) && cursor.take('absorbs|absorb|catches|takes|intercepts|stops the?')
          ? attackers(cursor)
          : undefined
        : of;
    if (who === undefined) return undefined;
    const passes = through(cursor, context);
    if (of === undefined ? !passes : !cursor.take('hit|strike|damage') || !isPiece(cursor, context)) return undefined;
    const told = cursor.takeAny(...instead);
    if (told && !cursor.done) isPiece(cursor, context);
    if (!told && !passes) return undefined;
    if (!told) cursor.take(',? instead');
    return context.marker?.fields.object ? [{ clause, rule: 'intercepts', who, hit: true }] : undefined;
  });
}

/** `enemy attacks from outside of it hit it instead of units inside`, `attacks from outside on units inside hit it instead`: those that reach into it. */
function shelters(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  if (!context.marker?.fields.object || cursor.lacks(fromOutside)) return undefined;
  return cursor.try(() => {
    const who = attackers(cursor);
    if (who === undefined || !cursor.take('from outside')) return undefined;
    if (cursor.take('of')) isPiece(cursor, context);
    const whom = `all|any? units|allies|anyone ${inside}`;
    const before = cursor.takeAny(`on|against|targeting ${whom} it|this?`);
    if (!cursor.take('hit|strike|damage') || !isPiece(cursor, context)) return undefined;
    const behind = before ? cursor.take(',? instead') : cursor.takeAny(`instead of ${whom}`, `rather than ${whom}`);
    if (!behind) return undefined;
    if (!before) cursor.take('it|this');
    return [{ clause, rule: 'intercepts', who, hit: true, border: 'inside' }];
  });
}

const inside = 'inside|within|in';
const fromOutside = oneOf('outside');

/**
 * `attacks cannot pass into or out of it`, `into burst 1 of it`, `no enemy attack can enter this`: what stays
 * on one side of its border goes on.
 */
function closed(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  return cursor.try(() => {
    // "It blocks enemy attacks that pass into burst 2 of it": they do not pass.
    const blocks = cursor.try(() => blocked(cursor, context));
    const no = !blocks && cursor.take('no');
    const who = blocks ?? attackers(cursor);
    if (who === undefined || !(blocks || (no ? cursor.take('can|may') : cursor.take("cannot|can't")))) return undefined;
    const border = across(cursor);
    if (border === undefined) return undefined;
    const around = cursor.take('burst #') ? cursor.numbers[0] : undefined;
    // "Out of burst 1", in the text of a piece: around that.
    const own = context.slot === 'marker' && (cursor.done || cursor.sees(',|.|and'));
    if (around !== undefined && (own || (cursor.take('of|around') && isPiece(cursor, context))))
      return [{ clause, rule: 'intercepts', who, border, around }];
    if (around !== undefined || !isPiece(cursor, context)) return undefined;
    if (border === 'both') cursor.takeAny('in|from either|both? direction|directions', 'either way', 'both ways');
    return [{ clause, rule: 'intercepts', who, border }];
  });
}

/** `It blocks enemy attacks that would`, and in the text of a piece `blocks all attacks that`, before the border that they do not pass. */
function blocked(cursor: Cursor, context: Context): Who | undefined {
  if (!isPiece(cursor, context) && context.slot !== 'marker') return undefined;
  if (!cursor.take('blocks|block|stops|stop')) return undefined;
  const who = attackers(cursor);
  return who && cursor.take('that|which would?') ? who : undefined;
}

/** `pass into or out of`, `enters`, `leave`: which way across the border of a piece. */
const across = (cursor: Cursor): Border | undefined =>
  cursor.try((): Border | undefined => {
    const both = cursor.takeAny(
      'enter|enters or leave|leaves|exit|exits',
      'leave|leaves or enter|enters',
      'cross|crosses the border|edge of',
    );
    if (both) return 'both';
    if (cursor.take('enter|enters')) return 'into';
    if (cursor.take('leave|leaves|exit|exits')) return 'out-of';
    if (!cursor.take('pass|passes|go|goes|reach|come')) return undefined;
    if (cursor.takeAny('into or out of', 'in or out of', 'out of or into')) return 'both';
    return cursor.take('into') ? 'into' : cursor.take('out of') ? 'out-of' : undefined;
  });

/** What comes from `other` on `each` by a way through the piece. */
const onTheWay: Condition = { is: 'crosses', of: 'each', from: 'other' };

/** How an attack comes to have to do with a piece. */
type Going = 'into' | 'out of' | 'through';

const throughOnly: readonly Going[] = ['through'];

/** `into, out of, or through it`, `into or out of the Haze`, `that enter, leave or pass through this`: each of these ways. */
const severalWays = (cursor: Cursor, context: Context): readonly Going[] | undefined =>
  cursor.try(() => {
    const clause = cursor.take('that|which');
    const found: Going[] = [];
    do {
      const way = clause ? doesSo(cursor) : goesSo(cursor);
      if (way === undefined || found.includes(way)) return undefined;
      found.push(way);
    } while (cursor.takeAny(', or|and', 'or|and', ','));
    return isPiece(cursor, context) ? found : undefined;
  });

const goesSo = (cursor: Cursor): Going | undefined =>
  cursor.take('going|coming? into')
    ? 'into'
    : cursor.takeAny('going|coming? out of', 'from inside|within')
      ? 'out of'
      : cursor.take('through')
        ? 'through'
        : undefined;

const doesSo = (cursor: Cursor): Going | undefined =>
  cursor.take('would? enter this?')
    ? 'into'
    : cursor.takeAny('would? leave|exit this?', 'start|begin|come in|inside|within', 'come|go out of')
      ? 'out of'
      : cursor.takeAny('would? pass|go through', 'would? cross')
        ? 'through'
        : undefined;

const isIn = (of: 'each' | 'other'): Condition => ({ is: 'place', of, place: { range: { max: 0 }, of: 'marker' } });
const isOut = (of: 'each' | 'other'): Condition => ({ is: 'not', of: isIn(of) });

/**
 * What is so of whoever attacks (`each`) and its target (`other`). What stays within the piece goes through it, and neither into it nor out
 * of it.
 */
function goingSo(ways: readonly Going[]): readonly Condition[] {
  const crosses: Condition = { is: 'crosses', of: 'other', from: 'each' };
  if (ways === throughOnly) return [crosses];
  const [into, out, through] = (['into', 'out of', 'through'] as const).map((way) => ways.includes(way));
  const within = through === true;
  // Without the way through it, who is in it must not be there too.
  if (into && out && within) return [{ is: 'any', of: [crosses, isIn('other'), isIn('each')] }];
  if (into && out)
    return [
      { is: 'any', of: [isIn('other'), isIn('each')] },
      { is: 'any', of: [isOut('other'), isOut('each')] },
    ];
  if (within) return [{ is: 'any', of: [crosses, isIn(into ? 'other' : 'each')] }];
  return into ? [isIn('other'), isOut('each')] : [isIn('each'), isOut('other')];
}

/** `attacks that cross it deal half damage`, `enemy attacks that pass through this have +1def`. */
function changed(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  return cursor.try((): readonly Rule[] | undefined => {
    const by = attackers(cursor);
    const ways = by === undefined ? undefined : through(cursor, context) ? throughOnly : severalWays(cursor, context);
    if (by === undefined || ways === undefined) return undefined;
    // What a unit does itself, or what is done to it, has no way through it.
    if (bears(context) && (ways !== throughOnly || by.side === 'you' || by.side === 'friend')) return undefined;
    const who: Who = bears(context) && by.side === 'any' ? { ...by, except: ['you'] } : by;
    if (ways === throughOnly && cursor.takeAny('deal|deals no damage', 'do|does no damage'))
      return [
        {
          clause,
          rule: 'is',
          who: { side: 'any' },
          flag: 'immune-damage',
          means: { attack: true },
          if: [onTheWay],
          ...(who.side !== 'any' && { against: who }),
        },
      ];
    const way = { if: goingSo(ways) };
    const rule = { clause, rule: 'change' as const, who };
    if (cursor.take('deal|deals|do|does')) {
      const said = cursor.take('half damage') ? { percent: -50 } : damageChange(cursor);
      return said && [{ ...rule, what: 'damage-dealt', ...said, means: { attack: true }, ...way }];
    }
    // "Enemy attacks through it miss on 1-3".
    if (
      cursor.takeAny('miss on a? roll? of? # - #', 'miss on a? roll? of? # or less|lower', 'miss on a? roll? of? #')
    ) {
      const [first = 1, most = first] = cursor.numbers;
      const less = cursor.numbers.length < 2 && first > 1 && !/^(?:less|lower)$/.test(cursor.before?.text ?? '');
      return less || (cursor.numbers.length > 1 && first !== 1)
        ? undefined
        : [{ ...rule, what: 'misses', set: most, ...way }];
    }
    if (!cursor.take('have|has|get|gain')) return undefined;
    const add = signed(cursor);
    const what = cursor.take('def') ? 'attack-def' : cursor.take('crit') ? 'crit' : undefined;
    if (add !== undefined && what !== undefined) return [{ ...rule, what, add, ...way }];
    return add !== undefined && cursor.take('damage|dmg')
      ? [{ ...rule, what: 'damage-dealt', add, means: { attack: true }, ...way }]
      : undefined;
  });
}

/** `units have Resistance against attacks that pass through the Pane`, `allies take no damage from attacks through this`. */
function spared(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  return cursor.try(() => {
    const tail = endOf(cursor, context);
    if (tail === undefined) return undefined;
    const before = new Cursor(cursor.tokens, cursor.at, tail.from);
    const found: Statement | undefined = statement(before, context, clause, true);
    if (found === undefined || !before.done || found.of !== 'you' || found.until !== undefined) return undefined;
    const rules = found.rules.map((rule) => onWay(rule, tail.who));
    if (rules.some((rule) => rule === undefined)) return undefined;
    cursor.at = tail.to;
    return rules as Rule[];
  });
}

/** Where `against enemy attacks that pass through it` begins and ends. */
function endOf(cursor: Cursor, context: Context): { who: Who; from: number; to: number } | undefined {
  for (let at = cursor.at; at < cursor.end; at++) {
    if (!/^(?:against|from)$/.test(cursor.tokens[at]?.text ?? '')) continue;
    const tail = new Cursor(cursor.tokens, at + 1, cursor.end);
    const who = attackers(tail);
    if (who !== undefined && through(tail, context)) return { who, from: at, to: tail.at };
  }
  return undefined;
}

/** Whose damage it is that something lessens. */
const received = /^(?:resistance|armor|immune-damage|damage-received|def|crit-received)$/;

function onWay(rule: Rule, who: Who): Rule | undefined {
  if ((rule.rule !== 'is' && rule.rule !== 'change') || rule.against || rule.means || rule.if) return undefined;
  if (!received.test(rule.rule === 'is' ? rule.flag : rule.what)) return undefined;
  const means = rule.rule === 'change' && /def|crit/.test(rule.what) ? {} : { means: { attack: true } };
  return { ...rule, ...(who.side !== 'any' && { against: who }), ...means, if: [onTheWay] };
}

/**
 * `You receive no damage, instead`, behind what others have against such attacks: for you that holds no more. What was held before it is
 * changed.
 */
export function sparedInstead(cursor: Cursor, context: Context, clause: number, held: Out['held']): boolean {
  const last = held.at(-1)?.rule;
  if (last === undefined || (last.rule !== 'is' && last.rule !== 'change') || last.if?.[0]?.is !== 'crosses')
    return false;
  if (cursor.tokens[cursor.end - 1]?.text !== 'instead' || !/^(?:any|friend)$/.test(last.who.side)) return false;
  const comma = cursor.tokens[cursor.end - 2]?.text === ',';
  const said = new Cursor(cursor.tokens, cursor.at, cursor.end - (comma ? 2 : 1));
  if (!said.take('you')) return false;
  const about: About = { cursor: said, context, clause, who: { side: 'you' } };
  const found = predicates(about, false)?.map((rule) => onWay(rule, last.against ?? { side: 'any' }));
  if (found === undefined || !said.done) return false;
  const rules = found.flatMap((rule) => rule ?? []);
  if (rules.length < found.length) return false;
  cursor.at = cursor.end;
  held[held.length - 1] = { rule: { ...last, who: { ...last.who, except: ['you'] } }, of: 'you' };
  held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}

/**
 * `When an enemy attack would pass through this, it is blocked, and the attacker takes 1 damage`: one may aim past the piece, and nothing
 * comes of it. Of a piece as large as an area also `into or out of it`.
 */
export function stopping(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const { slot, marker } = context;
  if (slot !== 'marker' || marker === undefined || cursor.lacks(past)) return false;
  const start = cursor.at;
  const { next: clause } = desk.sheet;
  const found = cursor.try(() => {
    if (!cursor.take('when|whenever|if')) return undefined;
    cursor.take('a|an|any');
    const who: Who = { side: cursor.take('enemy|hostile') ? 'enemy' : 'any' };
    if (!cursor.take('attack would?')) return undefined;
    const border = across(cursor);
    if (border === undefined && !cursor.takeAny('pass|passes|go|goes through|past', 'cross|crosses')) return undefined;
    if (!isPiece(cursor, context)) return undefined;
    return cursor.take(', it|that is blocked|stopped|cancelled|canceled|negated') ? { who, border } : undefined;
  });
  if (found === undefined) return false;
  const { who, border } = found;
  const rule: Rule = { clause, rule: 'intercepts', who, ...(border && { border }) };
  if (cursor.done) {
    ran(desk, start, cursor.at);
    out.held.push({ rule, of: 'you' });
    return true;
  }
  if (!cursor.takeAny(', and', 'and')) return false;
  const about = within(context, { named: { ...context.named, attacker: 'trigger' } });
  const read = phrases({ ...desk, standing: false, lasts: false }, cursor, about, undefined);
  if (read.fault || !cursor.done || read.held.length > 0 || read.nodes.length === 0) {
    desk.sheet.backTo(clause);
    return false;
  }
  const trigger = { on: 'intercepts' as const, who };
  out.held.push({ rule, of: 'you' }, { rule: { clause, rule: 'when', trigger, then: read.nodes }, of: 'you' });
  return true;
}
