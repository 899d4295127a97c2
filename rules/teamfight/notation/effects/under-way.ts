import type { Amount, Condition, Node } from '../../program.ts';
import { counting, ifConditions } from '../amounts/amount.ts';
import { formula } from '../amounts/formula.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { bracing } from './bracing.ts';
import type { Asked, Effect } from './effect.ts';
import { handedOn } from './handed-on.ts';

/** What a response does to the attack or the damage that set it off. */
export function spoiling(asked: Asked): Effect | undefined {
  const { context } = asked;
  if (context.underWay === 'damage') return handedOn(asked) ?? lessening(asked);
  if (context.underWay === 'gain') return refusing(asked);
  const hindered = hindering(asked);
  if (hindered !== undefined) return hindered;
  const braced = context.instant || context.underWay === 'attack' ? bracing(asked) : undefined;
  return braced ?? (context.underWay === 'attack' || context.instant ? thwarting(asked) : undefined);
}

const triggering = oneOf('triggering');
const moreDef = oneOf('def');

/** `the triggering attack has +3def`, `+2def against the triggering attack`, `the triggering attack misses`. */
function hindering({ cursor, context, clause, subject }: Asked): Effect | undefined {
  const { instant, underWay } = context;
  if (!instant && underWay !== 'attack') return undefined;
  if (cursor.lacks(triggering) && cursor.lacks(moreDef)) return undefined;
  return cursor.try((): Effect | undefined => {
    // Whoever is aimed at meets it as the attack does.
    const aimed = underWay === 'attack' && subject === 'other' && context.named.target === 'other';
    const own = subject === undefined || subject === 'you' || aimed;
    // "When an ally is attacked, give it +2def": to whom the attack comes.
    const given =
      underWay === 'attack' && subject === undefined && context.them === context.named.target
        ? cursor.take('give it|them + # def')
        : false;
    if (given)
      return cursor.done ? { nodes: [{ clause, node: 'hinder', def: cursor.numbers[0] ?? 0 }], own: true } : undefined;
    const behind = own && (cursor.takeAny('have|gain|get + # def', '+ # def') ? cursor.numbers[0] : undefined);
    const ally = instant && underWay === undefined && subject === 'target' ? guarded(cursor, clause) : undefined;
    if (ally !== undefined) return ally;
    // "When you are targeted, +1def": said of the attack that comes.
    if (behind && subject === undefined && underWay === 'attack') {
      const per = cursor.done ? {} : oftenOf(cursor, context);
      if (per && cursor.done) return { nodes: [{ clause, node: 'hinder', def: behind, ...per }], own: true };
    }
    // "Abilities have +1def", said of what targets you: of the one that does.
    const those = underWay === 'attack' && subject === undefined && cursor.take('abilities|attacks have|gain + # def');
    if (those && cursor.done) return { nodes: [{ clause, node: 'hinder', def: cursor.numbers[0] ?? 0 }], own: true };
    if (behind && aimed && cursor.done) return { nodes: [{ clause, node: 'hinder', def: behind }], own: true };
    if (behind && !cursor.take('against|vs')) return undefined;
    // An instant answers one, where nobody was named before that "it" could be, too.
    const answers = underWay === 'attack' || context.them === undefined;
    const told = cursor.takeAny('the? triggering attack|ability');
    const named = told || (answers && cursor.take('the|this|that attack|ability'));
    if (!named && !(answers && cursor.take('it'))) return undefined;
    if (!behind && (told || underWay === 'attack') && cursor.takeAny('automatically? misses', 'misses you'))
      return { nodes: [{ clause, node: 'miss' }], own: true };
    const def = behind || (cursor.take('has|gets|gains + # def') ? cursor.numbers[0] : undefined);
    if (!def) return undefined;
    const per = oftenOf(cursor, context);
    cursor.takeAny('against you|them', 'targeting you|them');
    return { nodes: [{ clause, node: 'hinder', def, ...per }], own: true };
  });
}

/** `per Coin on them`, `for each ally adjacent to you`, behind so much def. */
function oftenOf(cursor: Asked['cursor'], context: Asked['context']): { readonly per: Amount } | undefined {
  const per = counting(cursor, context);
  return per && { per: { base: 0, terms: [{ each: 1, ...per }] } };
}

/** `An ally in range 2 gains +3def against this attack`, in an instant: where it is on that ally. */
function guarded(cursor: Asked['cursor'], clause: number): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('have|has|gain|gains|get|gets + # def')) return undefined;
    const [def = 0] = cursor.numbers;
    if (!cursor.takeAny('against|vs|from the|this|that triggering? attack|ability', 'for this attack'))
      return undefined;
    if (!cursor.done && !cursor.sees(',|.|and|then')) return undefined;
    const aims: Condition = { is: 'answers', aims: 'target', now: true };
    return { nodes: [{ clause, node: 'if', if: [aims], then: [{ clause, node: 'hinder', def }], else: [] }] };
  });
}

/** `the attack misses`, `cancel the ability`, `choose a new target`, `you become the target instead`. */
function thwarting(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const own = (node: Node): Effect => ({ nodes: [node], own: true });
  const answers = context.underWay === 'attack';
  // An instant has no other attack where nobody was named before; "it" could be anything.
  const it = () =>
    cursor.take('the? triggering attack|ability') ||
    ((answers || context.them === undefined || context.them === 'trigger') &&
      cursor.take('the|that|this attack|ability')) ||
    (answers && cursor.take('it'));
  // "When an enemy targets you, roll a die. On a 5+, they miss".
  if (answers && cursor.take('they miss you?')) return own({ clause, node: 'miss' });
  const misses = cursor.try(() =>
    it() && cursor.takeAny('misses you|them', 'automatically? misses') ? true : undefined,
  );
  if (misses) return own({ clause, node: 'miss' });
  const cancelled = cursor.try(() => {
    if (cursor.take('cancel|negate|ignore|interrupt')) {
      // "If the attacker is in range 1, cancel it", in an instant: no unit and no piece could be.
      if (it() || (context.instant === true && context.marker === undefined && cursor.take('it'))) return true;
      // "Cancel an attack targeting you", in an instant: the one that it answers.
      const aimed =
        context.instant && context.them === undefined && cursor.take('an attack|ability targeting|against|on|aimed');
      if (aimed && cursor.before?.text === 'aimed') cursor.take('at');
      return aimed && cursor.take('you') ? true : undefined;
    }
    return it() && cursor.takeAny('is cancelled|canceled|negated|interrupted', 'has no effect', 'fails')
      ? true
      : undefined;
  });
  if (cancelled) {
    const asked = context.instant ? ifConditions(cursor, context) : undefined;
    if (cursor.sees('on|against|to|for|if|unless')) return undefined;
    const cancel: Node = { clause, node: 'cancel' };
    return own(asked === undefined ? cancel : { clause, node: 'if', if: asked, then: [cancel], else: [] });
  }
  const drawn = cursor.try((): Aim | undefined => {
    if (subject !== undefined && subject !== 'you')
      return subject === 'target' && cursor.take('become|becomes|is|are the? new? target')
        ? { ref: subject, context }
        : undefined;
    if (
      (answers && cursor.sees('be targeted|attacked|hit instead') && cursor.take('be targeted|attacked|hit')) ||
      cursor.take('become|be the? new? target') ||
      // "This becomes the target", on the card of a summon.
      (answers && cursor.take('this becomes|is the? new? target')) ||
      cursor.take('you become|are the? new? target')
    )
      return answers || context.instant ? { ref: 'you', context } : undefined;
    if (it() && cursor.take('targets|hits')) return toWhom(asked);
    if (!cursor.takeAny('redirect', 'change the? target', 'retarget')) return undefined;
    cursor.take('of');
    return it() && cursor.take('to') ? toWhom(asked) : undefined;
  });
  if (drawn !== undefined) {
    if (drawn.ref === 'you') cursor.takeAny('of the|that|this attack|ability');
    cursor.take('instead');
    const turned: Node = { clause, node: 'retarget', from: 'you', to: drawn.ref };
    // "Swap places with an ally. You become the target instead": of what was aimed at that ally.
    const ofAlly = !answers && drawn.ref === 'you' && context.them === 'target';
    const aimed: Condition = { is: 'answers', aims: 'target', now: true };
    return onto(drawn, [ofAlly ? { clause, node: 'if', if: [aimed], then: [turned], else: [] } : turned], true);
  }
  if (!answers && (!context.instant || (context.them !== undefined && context.them !== 'trigger'))) return undefined;
  const begins = answers ? 'choose|pick a|another new|different? target' : 'choose|pick a|another new|different target';
  if (!cursor.takeAny(begins, 'choose|pick another target', 'choose|pick a new|different target')) return undefined;
  cursor.takeAny('for it', 'for the|that attack|ability');
  const origin = cursor.try((): 'you' | undefined => {
    if (
      cursor.takeAny(
        'with you as the? attack? origin',
        'with you as its origin',
        'measured? from you',
        'in range of you',
      )
    )
      return 'you';
    return undefined;
  });
  return own({ clause, node: 'retarget', from: origin ?? 'trigger' });
}

/** Whom an attack is turned to: you, somebody who was chosen, or whoever it comes from. */
function toWhom(asked: Asked): Aim | undefined {
  const to = aim(asked);
  // "It targets the attacker instead".
  const back = to !== undefined && to.ref === asked.context.named.attacker && to.ref !== undefined;
  return to?.ref === 'you' || to?.ref === 'target' || back ? to : undefined;
}

/** `Cancel the Heat gain`, `you do not gain it`: what would come does not. */
function refusing({ cursor, context, clause, subject }: Asked): Effect | undefined {
  const { words } = context;
  return cursor.try((): Effect | undefined => {
    const gone: Effect = { nodes: [{ clause, node: 'lessen', by: 'all' }], own: true };
    if ((subject === undefined || subject === 'you') && cursor.take("do not|don't gain|receive it|any|them"))
      return gone;
    // "When you would gain Heat, you don't".
    const whole = subject === 'you' && context.underWay === 'gain';
    if (whole && (cursor.take("don't") || cursor.take('do not')) && cursor.done) return gone;
    if (!cursor.take('cancel|prevent|ignore|negate')) return undefined;
    if (!cursor.take('the|that|this')) return cursor.take('it') ? gone : undefined;
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (named !== undefined) cursor.at = named.to;
    return cursor.take('gain') || named !== undefined ? gone : undefined;
  });
}

/** `take half of it`, `reduce that damage by 2`, `reduce it to 1`, `no damage is taken`. */
function lessening({ cursor, context, clause, subject }: Asked): Effect | undefined {
  const own = (by: Extract<Node, { node: 'lessen' }>['by']): Effect => ({
    nodes: [{ clause, node: 'lessen', by }],
    own: true,
  });
  const it = () => cursor.takeAny('the|that|this damage', 'all? of? the|that damage', 'all damage', 'it');
  // "You take half of it", of an ally's damage, says nothing about the other half.
  // Of "when you would take damage from an enemy" they have dealt it.
  const isYours = context.them === undefined || context.them === context.named.attacker;
  const whose = isYours ? subject === undefined || subject === 'you' : subject === context.them;
  if (!isYours && (subject === undefined || subject === 'you')) {
    const halved = cursor.try(() => shared(cursor));
    if (halved) {
      const amount = { base: 0, terms: [{ each: 1, by: 2, per: { count: 'damage' as const } }] };
      return {
        nodes: [
          // Of what is shared rounding up the rest stays where it was.
          { clause, node: 'lessen', by: halved === 'up' ? amount : 'half', for: 'you' },
          { clause, node: 'damage', to: 'you', amount, passedOn: true },
        ],
        own: true,
      };
    }
    const taken = cursor.try(() => (cursor.take('take|suffer') && it() ? true : undefined));
    if (taken) {
      // Without "instead" both would take it.
      if (!cursor.take('instead') && !cursor.takeAny('for them|it', 'in their place')) return undefined;
      const amount = { base: 0, terms: [{ each: 1, per: { count: 'damage' as const } }] };
      return {
        nodes: [
          { clause, node: 'lessen', by: 'all', for: 'you' },
          { clause, node: 'damage', to: 'you', amount, passedOn: true },
        ],
        own: true,
      };
    }
  }
  if (cursor.take('prevent|cancel|ignore|negate')) return it() ? own('all') : undefined;
  // "The first time you take damage each round, -1 damage".
  if (whose && subject === undefined && cursor.take('- # damage|dmg')) return own({ base: cursor.numbers[0] ?? 0 });
  if (whose && cursor.take('take|takes|receive|receives')) {
    if (cursor.takeAny('no damage', 'none of it', 'none of the|that damage')) return own('all');
    if ((cursor.sees('none instead') || (cursor.sees('none') && cursor.at + 1 >= cursor.end)) && cursor.take('none'))
      return own('all');
    // "Take 2 instead" could be more than it is.
    const only =
      cursor.take('only # damage|dmg? instead?') || (isAbove(cursor) && cursor.take('# damage|dmg? instead'));
    if (only) return own({ atMost: cursor.numbers[0] ?? 0 });
    const more = cursor.takeAny('# more|additional|extra damage|dmg?', 'an additional # damage|dmg', '+ # damage|dmg?');
    if (more) return cursor.done ? own({ more: cursor.numbers[0] ?? 0 }) : undefined;
    if (
      cursor.takeAny('half damage', 'half of? the|that damage', 'half of? it', 'only half') ||
      (cursor.sees('half') &&
        (cursor.sees('half ,|and|.|instead') || cursor.at + 1 >= cursor.end) &&
        cursor.take('half'))
    )
      return cursor.sees('from|each|instead of') ? undefined : own('half');
    if (!cursor.takeAny('# less damage', '- # damage', '# less')) return undefined;
    return own({ base: cursor.numbers[0] ?? 0 });
  }
  if (cursor.take('half|halve')) {
    if (it()) return own('half');
    return undefined;
  }
  if (cursor.take('reduce')) {
    if (!it() || !cursor.take('by|to')) return undefined;
    const to = cursor.before?.text === 'to';
    if (cursor.take('half')) return own('half');
    if (to)
      return cursor.take('#') ? own(cursor.numbers[0] === 0 ? 'all' : { atMost: cursor.numbers[0] ?? 0 }) : undefined;
    const by: Amount | undefined = cursor.take('#') ? { base: cursor.numbers[0] ?? 0 } : formula(cursor, context);
    return by && own(by);
  }
  if (cursor.take('increase')) return it() && cursor.take('by #') ? own({ more: cursor.numbers[0] ?? 0 }) : undefined;
  const gone = cursor.try((): 'all' | 'half' | Amount | undefined => {
    if (cursor.take('no damage is dealt|taken')) return 'all';
    if (!it() || !cursor.take('is')) return undefined;
    if (cursor.take('prevented|cancelled|canceled|negated|ignored')) return 'all';
    if (cursor.take('reduced by #')) return { base: cursor.numbers[0] ?? 0 };
    return cursor.take('halved') ? 'half' : undefined;
  });
  return gone && own(gone);
}

/** `take 1 instead`, behind "would take 3 or more damage" `take 2 instead`: never more than what comes. */
function isAbove({ tokens, at }: Asked['cursor']): boolean {
  const number = (token: { readonly text: string } | undefined): number => Number(token?.text ?? 0);
  const to = number(tokens[at]);
  return (
    to === 1 ||
    tokens.some(
      ({ text }, n) =>
        n < at && (text === 'or' ? number(tokens[n - 1]) : text === 'than' ? number(tokens[n + 1]) : 0) >= to,
    )
  );
}

/** `you each take half of it`, `take half of the damage they would take`, `take half, rounding up`: the other half is said to stay where it was. */
function shared(cursor: Asked['cursor']): true | 'up' | undefined {
  const each = cursor.take('each');
  if (!cursor.take('take|suffer half of?')) return undefined;
  if (!cursor.takeAny('the|that|this final|full|total? damage', 'it') && !roundedUp.some((up) => cursor.sees(up)))
    return undefined;
  // It is halved before anything changes it.
  if (each) cursor.takeAny(',? before modifiers|changes', ',? before any modifiers|changes');
  const apart = each || cursor.takeAny('they|it would take|receive|suffer', 'instead', 'in their place');
  const rounded = cursor.takeAny(...roundedUp);
  cursor.take('instead');
  return rounded ? 'up' : apart || undefined;
}

const roundedUp = [',? rounding|rounded up', '( rounding|rounded up )'] as const;

/** `instead`, in a response to damage or a gain that is about to come: what the sentence says happens in its place. */
export function instead(desk: Desk, cursor: Asked['cursor'], run: Run): boolean {
  const start = cursor.at;
  const { underWay } = run.context;
  if ((underWay !== 'damage' && underWay !== 'gain') || !cursor.take('instead')) return false;
  if (cursor.sees('of')) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  run.out.nodes.unshift({ clause, node: 'lessen', by: 'all' });
  // What happens in its place needs no comma.
  run.fresh = true;
  return true;
}
instead.begins = beginning('instead');
