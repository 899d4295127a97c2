import type { Amount, Node, Quantity, Rule, Trigger, UntilEvent } from '../../program.ts';
import type { Context } from '../context.ts';
import { happening } from '../occasions/happening.ts';
import { beginning, Cursor, neededBy } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const early = 'when|whenever|before|once';
const paying = 'spend|lose|discard|pay';

/**
 * `When you attack, you may spend a Coin for +1dmg`, `before you attack, you may spend any number of Coins for +1 crit each`: what is paid before an
 * attack is for that attack, and for nothing behind it.
 */
export function boughtStrength({ desk, out, context }: Flow, sentences: readonly Sentence[], index: number): number {
  const { from, to, opens, bullet } = sentences[index] as Sentence;
  if (!desk.standing || context.slot !== 'passive' || opens || bullet) return 0;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.sees(early)) return 0;
  const read = cursor.try(() => {
    const often = cursor.takeAny('once per|each turn ,?') ? { perTurn: 1 } : {};
    const trigger = attacking(cursor, context);
    const then = trigger && bargain(cursor, context, desk.sheet.next, trigger.means ?? {});
    return then && cursor.done ? { trigger, then, often } : undefined;
  });
  if (read === undefined) return 0;
  const clause = ran(desk, from, to);
  const rule: Rule = { clause, rule: 'when', trigger: read.trigger, may: true, ...read.often, then: read.then };
  out.held.push({ rule, of: 'you' });
  return 1;
}
boughtStrength.begins = beginning(early);
boughtStrength.needs = neededBy(paying);

type Begins = Extract<Trigger, { on: 'begins-use' }>;

/** `When you attack,`, `before you use a default attack,`, `when attacking,`: before anybody is targeted. */
function attacking(cursor: Cursor, context: Context): Begins | undefined {
  if (!cursor.take('when|whenever|before')) return undefined;
  const who = { side: 'you' } as const;
  if (cursor.takeAny('attacking ,')) return { on: 'begins-use', who, means: { attack: true } };
  const set = happening(cursor, context);
  if (set === undefined || !cursor.take(',')) return undefined;
  const { trigger, ...more } = set;
  if (Object.entries(more).some(([key, value]) => value !== undefined && /^(?:if|also|per)/.test(key)))
    return undefined;
  if ((trigger.on !== 'attacks' && trigger.on !== 'attacked') || trigger.who?.side !== 'you') return undefined;
  if ('to' in trigger && trigger.to !== undefined) return undefined;
  const means = 'means' in trigger ? trigger.means : undefined;
  return { on: 'begins-use', who, means: { ...means, attack: true } };
}

/** `you may spend a Coin for +1dmg`, `you may lose up to 3 Coins to gain +1 crit for each`. */
function bargain(cursor: Cursor, context: Context, clause: number, means: object): Node[] | undefined {
  if (!cursor.takeAny(`you? may|can ${paying}`)) return undefined;
  // "Spend X Coins to deal +X damage".
  const x = cursor.take('x');
  const any = x || cursor.take('any number|amount of');
  const most = !any && cursor.take('up to #') ? cursor.numbers[0] : undefined;
  const count = any || most !== undefined ? undefined : cursor.take('#') ? (cursor.numbers[0] ?? 1) : 1;
  if (count !== undefined) cursor.take('a|an|one');
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
  if (token === undefined) return undefined;
  cursor.at = token.to;
  if (!cursor.takeAny('for|:', 'to gain|get|have|deal|add')) return undefined;
  const bare = x && cursor.takeAny('+ x dmg|damage|crit|range', '+ xdmg');
  if (!bare && !cursor.take('+ # dmg|damage|crit|range')) return undefined;
  const what = quantities[cursor.before?.text ?? ''];
  const [each = 1] = bare ? [] : cursor.numbers;
  if (what === undefined) return undefined;
  cursor.takeAny('with|on|to|for the|that|this attack', 'with|on|to|for it');
  const all = bare || isForEach(cursor, token.word.ref, context);
  if (all === (count !== undefined)) return undefined;
  const add: Amount = all ? { base: 0, terms: [{ each, per: { count: 'lost' } }] } : { base: each };
  const who = { side: 'you' } as const;
  const until: UntilEvent = { moment: 'event', trigger: { on: 'attacked', who, means } };
  const lost = count === undefined ? 'any' : { base: count };
  return [
    { clause, node: 'lose', token: token.word.ref, from: 'you', count: lost, ...(most !== undefined && { most }) },
    {
      clause,
      node: 'lasting',
      of: 'you',
      until,
      rules: [{ clause, rule: 'change', who, what, add, means } as Rule],
    } as Node,
  ];
}

const quantities: Readonly<Record<string, Quantity>> = {
  dmg: 'damage-dealt',
  xdmg: 'damage-dealt',
  damage: 'damage-dealt',
  crit: 'crit',
  range: 'range',
};

/** `each`, `per Coin`, `for each Coin spent`, behind what is bought. */
function isForEach(cursor: Cursor, token: string, { words }: Context): boolean {
  if (cursor.take('each')) return true;
  if (!cursor.takeAny('for each|every', 'per')) return false;
  cursor.take('one');
  const again = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
  if (again !== undefined && again.word.ref === token) cursor.at = again.to;
  cursor.takeAny('that? you? spend|spent|lose|lost', 'spent|lost');
  return true;
}
