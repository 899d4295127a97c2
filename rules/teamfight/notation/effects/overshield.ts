import type { Amount, Node, Ref } from '../../program.ts';
import { counted, counting } from '../amounts/amount.ts';
import { worked as bounded } from '../amounts/bounds.ts';
import { asMuch, formula } from '../amounts/formula.ts';
import { isPerTime } from '../amounts/often.ts';
import { rolledNumber } from '../amounts/rolled-number.ts';
import { withX } from '../amounts/with-x.ts';
import type { Context } from '../context.ts';
import { aim, onto } from '../nouns/object.ts';
import { possessive } from '../nouns/pronoun.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';
import { gainedBefore } from './gained-before.ts';
import { isGuest } from './guest.ts';
import { healed, isDead } from './healing.ts';

const shield = oneOf('overshield');

/** `gain 2 overshield`, `give it 1 overshield`. */
export function overshield(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (cursor.lacks(shield)) return undefined;
  const set = cursor.try(() => setTo(asked));
  if (set !== undefined) return set;
  const before = gainedBefore(cursor, context.words);
  const said = before ?? cursor.peek()?.text;
  const worked = cursor.try(() => {
    if (cursor.take('gain|gains|get|gets|receive|receives overshield equal to')) return bounded(cursor, context);
    const x = cursor.try(() => {
      const found = cursor.take('gain|gains|get|gets|receive|receives') ? withX(cursor, context) : undefined;
      return cursor.take('overshield') ? found : undefined;
    });
    if (x !== undefined) return x;
    const rolled = cursor.try(() => {
      if (!cursor.take('gain|gains|get|gets|receive|receives')) return undefined;
      const found = rolledNumber(cursor, 'that|as much|many');
      return cursor.take('overshield') ? found : undefined;
    });
    if (rolled !== undefined) return rolled;
    if (cursor.take('gain|gains|get|gets|receive|receives that|as much overshield')) return asMuch(context);
    // "Gain half that much overshield", "gain half the damage dealt as overshield".
    if (!cursor.sees('gain|gains|get|gets|receive|receives half|twice|double')) return undefined;
    cursor.at += 1;
    const share = formula(cursor, context);
    return share && (cursor.take('as? overshield') ? share : undefined);
  });
  const carried = before !== undefined && cursor.take('# overshield');
  if (worked !== undefined || carried || cursor.take('gain|gains|get|gets|receive|receives # overshield')) {
    const amount = worked ?? withMore(cursor, context, counted(cursor, context, cursor.numbers[0] ?? 0));
    // "2dmg. Gain 2 overshield" is said to whoever plays the card.
    const foe = asked.hurt || (context.side === 'enemy' && context.later === true);
    const told = foe && context.side !== 'ally' && context.side !== 'friend' && said === 'gain';
    // Behind a trigger it is said to whoever has the text, as "heal 2" is.
    const { them } = context;
    const guest = isGuest(context);
    const mine =
      !guest &&
      (them === undefined || told || isDead(asked) || ((them === 'trigger' || them === 'other') && said === 'gain'));
    // "Range 3, gains 3 overshield": nobody is told to do so.
    const theirs =
      !asked.hurt && !context.later && context.side !== 'enemy' && /^(?:gain|get|receive)s$/.test(said ?? '');
    const to = subject ?? (mine ? 'you' : guest ? 'trigger' : theirs ? them : helped(asked));
    const most = mostOf(cursor);
    return to && { nodes: [{ clause, node: 'overshield', to, amount, ...(most && { most }) }], own: to === 'you' };
  }
  const handed = cursor.sees('give|gives #') ? cursor.try(() => givenTo(asked)) : undefined;
  if (handed !== undefined) return handed;
  return cursor.try((): Effect | undefined => {
    const whom = cursor.take('give|gives') ? aim(asked) : undefined;
    if (!cursor.take('# overshield')) return undefined;
    const amount = counted(cursor, context, cursor.numbers[0] ?? 0);
    const most = mostOf(cursor);
    const to = whom?.ref ?? subject ?? healed(asked);
    if (to === undefined) return undefined;
    const node: Node = { clause, node: 'overshield', to, amount, ...(most && { most }) };
    return whom === undefined ? { nodes: [node], own: to === 'you' } : onto(whom, [node]);
  });
}

/** `give 2 overshield to an ally in range 3`: whom it is for stands behind it. */
function givenTo(asked: Asked): Effect | undefined {
  const { cursor, clause, subject } = asked;
  if ((subject !== undefined && subject !== 'you') || !cursor.take('give # overshield')) return undefined;
  const [base = 0] = cursor.numbers;
  const whom = cursor.take('to') ? aim(asked) : undefined;
  return whom && onto(whom, [{ clause, node: 'overshield', to: whom.ref, amount: { base } }]);
}

/** `Allies in burst 3, clear any number of conditions, gain 2 overshield`: behind allies who are named to be helped it is theirs. */
function helped({ cursor, context }: Asked): Ref | undefined {
  const { them, side, later, landed } = context;
  if (side !== 'ally' && side !== 'friend') return undefined;
  const { tokens, at } = cursor;
  // "Target an ally in range 3" only says whom.
  const aims = (n: number): boolean => tokens[n]?.text === 'target' && new Cursor(tokens, n + 1, at).sees(whom);
  const isOwn = landed || later || tokens.slice(0, at).some(({ text }, n) => goes.test(text) && !aims(n));
  return isOwn ? undefined : them;
}

const whom = 'a|an|another|any|one? adjacent|other|nearest? ally|allied|unit|summon|hero';

/** What one does oneself with an ally: then what is gained could be one's own. */
const goes = /^(?:swap|move|walk|fly|teleport|use|spend|lose|target|attack)$/;

/** `set your overshield to 2`, `the target's overshield becomes 3`: what was there before goes, more of it too. */
function setTo({ cursor, context, clause, subject }: Asked): Effect | undefined {
  const sets = cursor.take('set|sets');
  if (subject !== undefined && subject !== 'you') return undefined;
  const to = possessive(cursor, context);
  if (to === undefined || !cursor.takeAny('overshield to', 'overshield becomes', 'overshield is set to'))
    return undefined;
  if (sets !== (cursor.before?.text === 'to' && cursor.tokens[cursor.at - 2]?.text === 'overshield')) return undefined;
  if (!cursor.take('#')) return undefined;
  const amount = counted(cursor, context, cursor.numbers[0] ?? 0);
  return {
    nodes: [
      { clause, node: 'lose-overshield', from: to },
      { clause, node: 'overshield', to, amount },
    ],
    own: to === 'you',
  };
}

/** `2 overshield, +1 for each enemy in range 2`. */
export function withMore(cursor: Cursor, context: Context, first: Amount, what = 'overshield'): Amount {
  const more = cursor.try(() => {
    if (first.terms !== undefined || !cursor.takeAny(',? + #', ',? and? plus #', ',? and # more')) return undefined;
    const [each = 0] = cursor.numbers;
    cursor.take(what);
    const per = counting(cursor, context);
    return per && { each, ...per };
  });
  return more === undefined ? first : { ...first, terms: [more] };
}

/** `(max 4)`, `, max 4`, `up to 4`: it comes to what the text gave before. */
const mostOf = (cursor: Cursor): number | undefined =>
  cursor.try(() =>
    cursor.takeAny(',? ( max|maximum of? # )', ',? max|maximum of? #', ',? up to a max|maximum of #', ',? up to #') &&
    !isPerTime(cursor)
      ? cursor.numbers[0]
      : undefined,
  );
