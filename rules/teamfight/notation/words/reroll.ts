import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { limitSaid } from '../phrases/limited-trigger.ts';
import { type Cursor, oneOf } from './cursor.ts';
import { wordAt } from './words.ts';

type Reroll = Omit<Extract<Rule, { rule: 'reroll' }>, 'clause' | 'rule'>;
type Limits = Pick<Reroll, 'perTurn' | 'perRound' | 'perGame'>;

const dies = [
  'any|each|every|a|one|your die|roll you make|roll',
  'any|each|every|a|one|your die|roll',
  'your dice|rolls',
  'all? dice you roll',
];
const attacks = ['any|each|every|an|one|your attack|attacks roll|rolls', 'any|each|an|one|your attack', 'your attacks'];
const missed = [
  'any|each|every|a|one|your|that missed attack|roll',
  'missed attacks|rolls',
  'any|each|a|one|your miss|misses',
  'misses',
  'an|your attack|attacks that misses|miss|missed',
];
const again = ['reroll it|that|this', 'reroll the|that|your die|roll|attack|miss', 'roll again', 'reroll'];

const rolling = oneOf('reroll again');

/**
 * `After you roll a die, you may spend 1 Luck to reroll it`, `1/Turn, you may reroll an attack roll`, `when you miss, you may reroll once`; on a
 * rules card `each player may reroll one die per game`.
 */
export function rerolls(cursor: Cursor, context: Context): Reroll | undefined {
  if (cursor.lacks(rolling)) return undefined;
  return cursor.try(() => {
    const players = context.slot === 'rules' ? ({ players: true } as const) : undefined;
    const all = players && cursor.take('each player may|can');
    const before = all ? undefined : limit(cursor);
    cursor.take(',|:');
    const what = rolled(cursor);
    const may = all || cursor.take('you? may|can');
    // What comes by itself has no choice; "1/Turn: Reroll a die" is one that its player makes.
    if (!may && before === undefined) return undefined;
    const spend = before === undefined ? spent(cursor, context, what !== undefined) : undefined;
    if (spend !== undefined) return players ? undefined : { ...what, spend };
    const said = what === undefined ? named(cursor) : cursor.takeAny(...again) ? what : undefined;
    if (said === undefined) return undefined;
    const limits = before ?? limit(cursor);
    const once = cursor.take('once');
    cursor.takeAny(
      ', keeping|keep|take|use|using the second|new|other result|roll',
      'and keep|take|use the second|new result|roll',
    );
    // Without either it could be rolled until it hits; what each die offers as it falls is offered once.
    const isBound = once || limits !== undefined || (what !== undefined && what.attack === undefined);
    return isBound && cursor.done ? { ...said, ...players, ...limits } : undefined;
  });
}

/** `1/Turn`, `once per round`, behind one that is named `per game`. */
function limit(cursor: Cursor): Limits | undefined {
  const said = limitSaid(cursor);
  if (said !== undefined) return said;
  if (cursor.take('per|each turn')) return { perTurn: 1 };
  if (cursor.take('per|each round')) return { perRound: 1 };
  return cursor.take('per|each game') ? { perGame: 1 } : undefined;
}

/** `After you roll a die,`, `when you miss,`: of which die it is. */
function rolled(cursor: Cursor): Pick<Reroll, 'attack'> | undefined {
  if (!cursor.take('after|when|whenever|if you')) return undefined;
  const attack = cursor.takeAny('miss with|on? an attack', 'miss an attack', 'miss')
    ? ({ attack: 'missed' } as const)
    : cursor.takeAny('make an attack roll', 'roll to attack', 'roll for an attack')
      ? ({ attack: 'any' } as const)
      : cursor.takeAny('roll a|any die', 'roll')
        ? {}
        : undefined;
  return attack !== undefined && cursor.take(',?') ? attack : undefined;
}

/** `reroll an attack roll`, `reroll misses`. */
function named(cursor: Cursor): Pick<Reroll, 'attack'> | undefined {
  if (!cursor.take('reroll')) return undefined;
  if (cursor.takeAny(...missed)) return { attack: 'missed' };
  if (cursor.takeAny(...attacks)) return { attack: 'any' };
  return cursor.takeAny(...dies) ? {} : undefined;
}

/** `spend 1 Luck to reroll it`. */
function spent(cursor: Cursor, { words, self }: Context, isKnown: boolean): Reroll['spend'] {
  return cursor.try(() => {
    if (!cursor.takeAny('spend|discard|lose #', 'spend|discard|lose a|an|one')) return undefined;
    const [count = 1] = cursor.numbers;
    const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (token !== undefined) cursor.at = token.to;
    const ref = token?.word.ref ?? (self?.kind === 'counter' ? self.ref : undefined);
    const whole = [
      'to reroll it',
      'to reroll the die',
      'to reroll a die|roll',
      ...dies.map((die) => `to reroll ${die}`),
    ];
    return ref !== undefined && cursor.takeAny(...whole) && (isKnown || cursor.done)
      ? { token: ref, count }
      : undefined;
  });
}
