import type { Amount, Condition, Flag, Node, Rule, Trigger, Who } from '../../program.ts';
import { counting } from '../amounts/amount.ts';
import { formula } from '../amounts/formula.ts';
import type { Asked, Effect } from './effect.ts';

type Firm = { readonly rule: 'is'; readonly flag: Flag; readonly against?: Who };
type Less =
  | Firm
  | { readonly rule: 'change'; readonly what: 'damage-received'; readonly add: Amount }
  /** No more of it than that is dealt. */
  | { readonly rule: 'most'; readonly atMost: number };

/**
 * `take half damage from an attack`, `gain Armor against it`, `reduce the damage by 2`: until the ability that is answered is through with
 * all its targets. An instant that may come behind what it answers does nothing then.
 */
export function bracing(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    const { instant, braces } = context;
    const own = subject === undefined || subject === 'you';
    if (!own && !(instant && (subject === 'target' || subject === 'each'))) return undefined;
    const ofAny = own && instant ? cursor.try(() => untouched(asked)) : undefined;
    const whole = ofAny ?? (own && instant ? cursor.try(() => reduced(asked)) : undefined);
    const held = whole ?? firmly(asked);
    if (held === undefined) return undefined;
    const bare = whole !== undefined || !cursor.take('from|against|of|to');
    const anyAttack = cursor.sees('a|an');
    if (bare ? !instant || context.ended || !ends(asked, whole !== undefined) : !ofThis(asked)) return undefined;
    const rule = heldAs(held, clause);
    const of = own ? 'you' : subject;
    // "An attack", said by an instant that is never late, may be the next one.
    const waits = !instant || (braces && own && anyAttack && !bare);
    const trigger: Trigger = ofAny
      ? { on: 'used', who: { side: 'any', except: ['you'] } }
      : waits && own && instant
        ? { on: 'attacks', who: { side: 'any' }, to: { side: 'you' } }
        : { on: 'attacked', who: { side: 'any' } };
    const latest = waits ? {} : { latest: { moment: 'turn-end', thisTurn: true } as const };
    const node: Node = { clause, node: 'lasting', of, until: { moment: 'event', trigger, ...latest }, rules: [rule] };
    // Of an ability that deals no damage nothing is taken, and no attack that comes behind it is meant.
    const any: Condition = { is: 'answers', now: true, ...(!ofAny && { means: { attack: true } }) };
    // Of somebody else it answers what is aimed at that one, or strikes an area.
    const attack: Condition =
      of === 'target'
        ? {
            is: 'any',
            of: [
              { ...any, aims: 'target' },
              { ...any, area: true },
            ],
          }
        : any;
    const nodes: Node[] = waits ? [node] : [{ clause, node: 'if', if: [attack], then: [node], else: [] }];
    return { nodes, own };
  });
}

/** What is held as a rule of whoever braces. */
function heldAs(held: Less, clause: number): Rule {
  const who = { side: 'you' } as const;
  if (held.rule !== 'most') return { clause, who, ...held };
  const then: Node[] = [{ clause, node: 'lessen', by: { atMost: held.atMost } }];
  return { clause, rule: 'when', trigger: { on: 'would-take', who }, then };
}

/** Behind "take half damage" alone nothing may say of which or for how long. */
function ends({ cursor }: Asked, whole: boolean): boolean {
  // "Takes no damage and has +1 speed until ...": one end is for both.
  const holds = cursor.sees('and has|have|is|are|+|-') || cursor.sees('and gain|gains +|-');
  if (holds && untilBehind(cursor)) return false;
  if (cursor.done || cursor.sees(',|and|.|then'))
    return !cursor.sees(', until|while|from|this') && !cursor.sees('and until');
  return whole && cursor.sees('(');
}

/** Whether it is said until when, before the next comma. */
function untilBehind({ tokens, at, end }: Asked['cursor']): boolean {
  const comma = tokens.findIndex(({ text }, n) => n >= at && /^[,.:;]$/.test(text));
  return tokens
    .slice(at, comma < 0 ? end : Math.min(comma, end))
    .some(({ text }) => text === 'until' || text === 'till');
}

/** `the triggering attack`, `an attack`, `this ability`, `it`. */
function ofThis({ cursor, context }: Asked): boolean {
  const named =
    cursor.take('the? triggering attack|ability|effect') ||
    cursor.take('an|the|that|this attack') ||
    (context.instant === true && cursor.take('the|that|this ability')) ||
    // Of the attacker or of its attack: in an instant that is the same.
    ((context.them === undefined || (context.instant === true && context.them === 'trigger')) && cursor.take('it'));
  return named && !cursor.sees('by|of|from|this');
}

function firmly({ cursor, subject }: Asked): Less | undefined {
  if (cursor.take('take|takes|receive|receives')) return less(cursor);
  const spared = subject === undefined || subject === 'you' ? sparing(cursor) : undefined;
  if (spared !== undefined) return spared;
  if (cursor.take('become|becomes|are|is immune')) return immune(cursor);
  return firm(cursor);
}

/** `half damage`, `-2 damage`, `no damage`. */
function less(cursor: Asked['cursor']): Less | undefined {
  if (cursor.takeAny('only? half damage', 'half the damage', '1 / 2 damage')) return { rule: 'is', flag: 'resistance' };
  if (cursor.sees('half') && cursor.at + 1 >= cursor.end && cursor.take('half'))
    return { rule: 'is', flag: 'resistance' };
  if (cursor.take('no damage')) return { rule: 'is', flag: 'immune-damage' };
  if (cursor.takeAny('no more than # damage|dmg', 'at most # damage|dmg', 'only # damage|dmg'))
    return { rule: 'most', atMost: cursor.numbers[0] ?? 0 };
  if (!cursor.takeAny('- # damage|dmg', '# less damage|dmg')) return undefined;
  return { rule: 'change', what: 'damage-received', add: { base: -(cursor.numbers[0] ?? 0) } };
}

/** `cancel the damage`, `prevent all damage`. */
const sparing = (cursor: Asked['cursor']): Firm | undefined =>
  cursor.take('cancel|prevent|negate|ignore all|the|any damage') ? { rule: 'is', flag: 'immune-damage' } : undefined;

/** `immune to the damage of the attack`: what else it does still arrives. */
const immune = (cursor: Asked['cursor']): Firm | undefined =>
  cursor.take('to the|its damage') ? { rule: 'is', flag: 'immune-damage' } : undefined;

/** `gain Armor`, `have Resistance`. */
function firm(cursor: Asked['cursor']): Firm | undefined {
  if (!cursor.take('gain|gains|have|has|get|gets')) return undefined;
  if (cursor.take('armor|armour')) return { rule: 'is', flag: 'armor' };
  return cursor.take('resistance') ? { rule: 'is', flag: 'resistance' } : undefined;
}

/** Nothing of what others do arrives, and what you do yourself still does. */
const unaffected: Firm = { rule: 'is', flag: 'unaffected', against: { side: 'any', except: ['you'] } };

/** `The triggering ability has no effect on you`: whatever it does, and not only to those whom it attacks. */
const untouched = ({ cursor }: Asked): Firm | undefined =>
  isSpared(cursor, 'ability|action') ? unaffected : undefined;

/** `the triggering attack does not affect you`, `you are unaffected by that ability`. */
const isSpared = (cursor: Asked['cursor'], what: string): boolean =>
  cursor.takeAny(
    `the|this|that triggering? ${what} does not affect you`,
    `the|this|that triggering? ${what} doesn't affect you`,
    `the|this|that triggering? ${what} has no effect|affect on you`,
    `are? unaffected by the|this|that triggering? ${what}`,
    `are? not affected by the|this|that triggering? ${what}`,
    `are? immune to the|this|that triggering? ${what}`,
  );

/** `reduce the damage by 2`, `the damage is halved`, `-2 damage received`: in an instant, of what it answers. */
function reduced({ cursor, context }: Asked): Less | undefined {
  const it = () =>
    cursor.takeAny('all|the|that|this|any damage taken|received?', 'damage taken|received?') &&
    (cursor.take('of|from the|that|this attack') || true);
  const isHalf = () => cursor.takeAny('half', '1 / 2', '50 %');
  if (isSpared(cursor, 'attack')) return unaffected;
  // "The attack deals no damage to you".
  if (cursor.take('the|this|that attack|ability deals no damage')) {
    cursor.take('to you');
    return { rule: 'is', flag: 'immune-damage' };
  }
  if (cursor.take('halve|half')) return it() ? { rule: 'is', flag: 'resistance' } : undefined;
  if (cursor.sees('- # damage|dmg')) {
    cursor.take('- # damage|dmg');
    const by = cursor.numbers[0] ?? 0;
    cursor.take('received|taken');
    return { rule: 'change', what: 'damage-received', add: { base: -by } };
  }
  const reduces = cursor.take('reduce|lower');
  if (!it()) return undefined;
  if (!reduces && cursor.take('is halved')) return { rule: 'is', flag: 'resistance' };
  if (!reduces && !cursor.take('is reduced|lowered')) return undefined;
  if (!cursor.take('by|to')) return undefined;
  const to = cursor.before?.text === 'to';
  if (to && cursor.take('0|zero')) return { rule: 'is', flag: 'immune-damage' };
  if (isHalf()) return { rule: 'is', flag: 'resistance' };
  if (to) return cursor.take('#') ? { rule: 'most', atMost: cursor.numbers[0] ?? 0 } : undefined;
  if (cursor.take('#')) {
    const each = cursor.numbers[0] ?? 0;
    const per = counting(cursor, context);
    const add: Amount = per === undefined ? { base: -each } : { base: 0, terms: [{ each: -each, ...per }] };
    return { rule: 'change', what: 'damage-received', add };
  }
  const worked = formula(cursor, context);
  if (worked === undefined) return undefined;
  const terms = worked.terms?.map((term) => ({ ...term, each: -term.each }));
  return { rule: 'change', what: 'damage-received', add: { base: -worked.base, ...(terms && { terms }) } };
}
