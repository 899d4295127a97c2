import type { Active, Effect, Target, Test } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { atMost, changes, dice, self, until, whom } from './whom.ts';

/** An ability that is used, as its whole text says it; undefined where any of it is not understood. */
export function active(cursor: Cursor, context: Context): Active | undefined {
  return cursor.try(() => {
    const frame = opening(cursor);
    if (!frame) return undefined;
    cursor.eat(',');
    let target: Target = { target: 'self' };
    let test: Test | undefined;
    const effects: Effect[] = [];
    let aimed = false;
    while (!cursor.done) {
      if (cursor.eat('.', ',', ';', 'and', 'then')) continue;
      const found: Target | undefined = aimed ? undefined : targeting(cursor, context);
      if (found) {
        [target, aimed] = [found, true];
        continue;
      }
      const rolled = test ? undefined : testing(cursor);
      if (rolled) {
        // What came before the dice is not bound to them.
        if (effects.length > 0) return undefined;
        test = rolled;
        continue;
      }
      const done = effect(cursor, context, aimed);
      if (!done) return undefined;
      if ('target' in done) {
        if (aimed) return undefined;
        [target, aimed] = [done.target, true];
      }
      effects.push(...done.effects);
    }
    if (effects.length === 0) return undefined;
    return { ...frame, target, ...(test && { test }), effects };
  });
}

function opening(cursor: Cursor): Pick<Active, 'limit' | 'moment'> | undefined {
  return cursor.try(() => {
    const limit = cursor.eat('once per turn', 'once a turn', 'once each turn')
      ? ('turn' as const)
      : cursor.eat('once per game', 'once a game')
        ? ('game' as const)
        : undefined;
    cursor.eat(',');
    if (cursor.eat('as an action', 'as an ability action')) return { limit, moment: 'action' };
    if (cursor.eat('during an attack', 'when attacking', 'while attacking')) return { limit, moment: 'attack' };
    if (cursor.eat('after attacking', 'after an attack', 'after it attacks')) return { limit, moment: 'after-attack' };
    // Without a moment and a limit it would be free without end; an ability that is used costs an action (V-051).
    return limit === undefined ? { limit, moment: 'action' } : { limit, moment: 'free' };
  });
}

/** "choose an enemy within 10 range", "target all units within 2 range of it", "place the template in front of this unit". */
function targeting(cursor: Cursor, context: Context): Target | undefined {
  return cursor.try((): Target | undefined => {
    if (cursor.eat('choose', 'target', 'select')) {
      const all = ['all', 'each', 'every'].includes(cursor.next);
      const whose = whom(cursor, context);
      if (!whose || whose.side === 'self') return undefined;
      return { target: all ? 'all' : 'one', whom: whose };
    }
    if (!cursor.eat('place', 'lay', 'put') || !context.hasTemplate) return undefined;
    cursor.eat('the', 'a', 'its');
    const known = cursor.name(context.words.templates) !== undefined;
    if (!cursor.eat('template') && !known) return undefined;
    if (!cursor.eat('in front of', 'behind', 'beside', 'next to', 'touching', 'against')) return undefined;
    if (!self(cursor, context) && !cursor.eat('it')) return undefined;
    return { target: 'template', whom: { side: 'any', other: true } };
  });
}

/** "Roll a d20. On a roll of 10 or less," */
function testing(cursor: Cursor): Test | undefined {
  return cursor.try(() => {
    const roll = dice(cursor);
    if (!roll) return undefined;
    cursor.eat('.', ',', ';');
    if (!cursor.eat('on a roll', 'on each roll', 'for each roll', 'on')) return undefined;
    const most = atMost(cursor);
    return most === undefined ? undefined : { ...roll, atMost: most };
  });
}

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
    'them',
    'they',
    'those units',
    'each of them',
  );

function effect(cursor: Cursor, context: Context, aimed: boolean): Done | undefined {
  return (
    cursor.try(() => own(cursor, context)) ??
    cursor.try(() => damage(cursor, context, aimed)) ??
    cursor.try(() => heals(cursor, context, aimed)) ??
    cursor.try(() => gains(cursor, context, aimed)) ??
    cursor.try(() => shove(cursor, context, aimed)) ??
    cursor.try(() => spawns(cursor, context))
  );
}

/** What the unit does by itself. */
function own(cursor: Cursor, context: Context): Done | undefined {
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
      return cursor.eat('on|against it', 'on|against that unit', 'on|against the target')
        ? one({ effect: 'attack' })
        : one({ effect: 'free-attacks', count });
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
      if (!cursor.eat('units|unit within|in|under|below|touched the|by template|funnel')) {
        if (
          !cursor.eat(
            'units|unit within|in|under|below the template|funnel',
            'units|unit touched by the template|funnel',
          )
        )
          return undefined;
      }
      return side;
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
  const ranges = to && cursor.number();
  if (!to || ranges === undefined) return undefined;
  cursor.eat('range', 'ranges');
  const said = cursor.eat(
    'directly? further? away from',
    'directly? towards',
    'straight away from',
    'straight towards',
  );
  if (moved && !said) return undefined;
  const toward = cursor.tokens[cursor.at - 1]?.word === 'towards';
  if (said && !self(cursor, context) && !cursor.eat('it')) return undefined;
  return doneTo({ effect: toward || way === 'pull' ? 'pull' : 'push', ranges }, to);
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
