import type { Effect, Target } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { self } from './self.ts';
import { changes, until, whom } from './whom.ts';

type Done = { readonly effects: readonly Effect[] } | { readonly effects: readonly Effect[]; readonly target: Target };

/** Words for what was chosen. */
const chosen = (cursor: Cursor): boolean =>
  cursor.eat(
    'that unit',
    'the target unit?',
    'it',
    'the unit',
    'the chosen unit',
    'that target',
    'the|that defending unit',
    'them',
    'they',
    'those units',
    'each of them',
  );

export function effect(cursor: Cursor, context: Context, target: Target | undefined): Done | undefined {
  const aimed = target !== undefined;
  return (
    cursor.try(() => bar(cursor, context, aimed)) ??
    cursor.try(() => own(cursor, context, target?.target === 'template')) ??
    cursor.try(() => damage(cursor, context, aimed)) ??
    cursor.try(() => heals(cursor, context, aimed)) ??
    cursor.try(() => gains(cursor, context, aimed)) ??
    cursor.try(() => shove(cursor, context, aimed)) ??
    cursor.try(() => spawns(cursor, context))
  );
}

/** "It cannot move towards this unit on its next turn"; who cannot is whoever was chosen, even as "this unit". */
function bar(cursor: Cursor, context: Context, aimed: boolean): Done | undefined {
  if (!aimed || !(chosen(cursor) || cursor.eat('this unit'))) return undefined;
  if (!cursor.eat('cannot move towards|toward') || !self(cursor, context)) return undefined;
  return cursor.eat('on|in|during? its? next turn') ? { effects: [{ effect: 'bar' }] } : undefined;
}

/** What the unit does by itself; below a template it attacks each. */
function own(cursor: Cursor, context: Context, isEach: boolean): Done | undefined {
  const one = (effect: Effect): Done => ({ effects: [effect] });
  const named = self(cursor, context);
  if (named && cursor.eat("'s")) return undefined;
  cursor.eat('may', 'can');
  if (cursor.eat('re-roll|reroll|rerolls|re-rolls')) {
    cursor.eat('any number of', 'any of');
    cursor.eat('its', "it's", 'the', 'their');
    return cursor.eat('attack dice', 'dice of the attack', 'dice') ? one({ effect: 'reroll' }) : undefined;
  }
  if (
    cursor.eat('next attack can|may target units without line of sight|site', 'next attack needs no line of sight|site')
  ) {
    return one({ effect: 'unsighted' });
  }
  if (cursor.eat('perform|performs|make|makes')) {
    const count = cursor.eat('a', 'an') ? 1 : cursor.number();
    if (count === undefined) return undefined;
    if (cursor.eat('free move actions|action?', 'free moves|move')) {
      cursor.eat('( this action still follows the usual sprint / sustain rules )');
      return one({ effect: 'free-moves', count });
    }
    if (cursor.eat('free attack actions|action?', 'free attacks|attack')) {
      const onIt = cursor.eat('on|against it', 'on|against that unit', 'on|against the target');
      return onIt || (isEach && count === 1) ? one({ effect: 'attack' }) : one({ effect: 'free-attacks', count });
    }
    return undefined;
  }
  if (named && cursor.eat('attacks|attack') && chosen(cursor)) return one({ effect: 'attack' });
  if (named && cursor.eat('takes')) {
    const amount = cursor.number();
    return amount !== undefined && cursor.eat('damage', 'distress') ? one({ effect: 'pay', amount }) : undefined;
  }
  if (named && cursor.eat('stands up')) return one({ effect: 'stand' });
  return undefined;
}

/** Whom an effect is for, where its own words say so: "all enemies within 2 range", or what was chosen before. */
function receiver(cursor: Cursor, context: Context, aimed: boolean): { readonly target?: Target } | undefined {
  return cursor.try(() => {
    if (aimed && chosen(cursor)) return {};
    const all = ['all', 'each', 'every'].includes(cursor.next);
    const below = cursor.try(() => {
      cursor.eat('all', 'each', 'every');
      const side = cursor.eat('enemy')
        ? ('enemy' as const)
        : cursor.eat('allied')
          ? ('allied' as const)
          : ('any' as const);
      return cursor.eat(
        'units|unit within|in|under|below the template|funnel',
        'units|unit touched by the template|funnel',
      )
        ? side
        : undefined;
    });
    // Whoever is below a template was aimed at with it.
    if (below !== undefined) return aimed && below === 'any' ? {} : undefined;
    const whose = whom(cursor, context);
    if (!whose || aimed) return undefined;
    if (whose.side === 'self') return { target: { target: 'self' } };
    return { target: { target: all ? 'all' : 'one', whom: whose } };
  });
}

const doneTo = (effect: Effect, to: { readonly target?: Target }): Done =>
  to.target ? { effects: [effect], target: to.target } : { effects: [effect] };

/** "deal 1 damage to the target", "that unit takes 2 damage"; distress is damage by another name (V-043). */
function damage(cursor: Cursor, context: Context, aimed: boolean): Done | undefined {
  if (cursor.eat('deal', 'deals')) {
    const amount = cursor.number();
    if (amount === undefined || !cursor.eat('damage', 'distress') || !cursor.eat('to')) return undefined;
    const to = receiver(cursor, context, aimed);
    return to && doneTo({ effect: 'damage', amount }, to);
  }
  const to = receiver(cursor, context, aimed);
  if (!to || !cursor.eat('takes', 'take')) return undefined;
  const amount = cursor.number();
  return amount !== undefined && cursor.eat('damage', 'distress')
    ? doneTo({ effect: 'damage', amount }, to)
    : undefined;
}

/** "remove one damage from an adjacent unit". */
function heals(cursor: Cursor, context: Context, aimed: boolean): Done | undefined {
  if (cursor.eat('remove', 'removes')) {
    const amount = cursor.number();
    if (amount === undefined || !cursor.eat('damage') || !cursor.eat('from')) return undefined;
    const to = receiver(cursor, context, aimed);
    return to && doneTo({ effect: 'heal', amount }, to);
  }
  return undefined;
}

/** "it gains +1 block until the end of the round". */
function gains(cursor: Cursor, context: Context, aimed: boolean): Done | undefined {
  const to = receiver(cursor, context, aimed);
  if (!to || !cursor.eat('gains', 'gain', 'has', 'gets', 'loses', 'lose')) return undefined;
  const loses = cursor.tokens[cursor.at - 1]?.word.startsWith('lose') === true;
  const amount = loses ? cursor.number() : undefined;
  const stats = loses
    ? cursor.eat('energy') && amount !== undefined
      ? [{ stat: 'energy' as const, amount: -amount }]
      : undefined
    : changes(cursor);
  const lasts = stats && until(cursor);
  return stats && lasts ? doneTo({ effect: 'change', stats, until: lasts }, to) : undefined;
}

/** "push it 2 range directly away from this unit". */
function shove(cursor: Cursor, context: Context, aimed: boolean): Done | undefined {
  const way = cursor.eat('push', 'move') ? 'push' : cursor.eat('pull') ? 'pull' : undefined;
  if (!way) return undefined;
  const moved = cursor.tokens[cursor.at - 1]?.word === 'move';
  const to = receiver(cursor, context, aimed);
  const exactly = cursor.eat('to exactly', 'exactly to');
  const far = to && cursor.number();
  if (!to || far === undefined) return undefined;
  cursor.eat('range', 'ranges');
  const said = cursor.eat(
    'directly? further? away from',
    'directly? towards',
    'straight away from',
    'straight towards',
  );
  if ((moved || exactly) && !said) return undefined;
  const toward = cursor.tokens[cursor.at - 1]?.word === 'towards';
  if (said && !self(cursor, context) && !cursor.eat('it')) return undefined;
  if (exactly && (toward || way === 'pull')) return undefined;
  const effect = toward || way === 'pull' ? 'pull' : 'push';
  return doneTo({ effect, ranges: far, ...(exactly && { exactly: true as const }) }, to);
}

/** "place two Harbour Gulls adjacent to this unit": the unit that the ability names as its own. */
function spawns(cursor: Cursor, context: Context): Done | undefined {
  if (context.spawns === undefined || !cursor.eat('place', 'create', 'put')) return undefined;
  const count = cursor.eat('a', 'an') ? 1 : cursor.number();
  if (count === undefined || cursor.name([context.spawns]) === undefined) return undefined;
  cursor.eat('token', 'tokens', 'unit', 'units');
  cursor.eat('into play');
  if (!cursor.eat('adjacent to', 'beside', 'next to') || !(self(cursor, context) || cursor.eat('it'))) return undefined;
  return { effects: [{ effect: 'spawn', count }] };
}
