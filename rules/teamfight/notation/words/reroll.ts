import type { Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { limitSaid } from '../phrases/limited-trigger.ts';
import { type Cursor, oneOf } from './cursor.ts';
import { wordAt } from './words.ts';

type Reroll = Omit<Extract<Rule, { rule: 'reroll' }>, 'clause' | 'rule'>;
type Limits = Pick<Reroll, 'perTurn' | 'perRound' | 'perGame' | 'first'>;

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
  'one of your missed attacks|misses',
  'one of your attacks that misses|missed',
];
/** That a miss is a hit instead, which nothing is rolled for. */
const turned = [
  'treat|count a|an|any|one|your miss|misses as a? hit|hits',
  'treat|count a|any|one|your missed attack|roll as a? hit',
  'turn|change a|an|any|one|your miss|misses into|to a? hit|hits',
  'turn|change a|any|one|your missed attack|roll into|to a? hit',
  'a|one|your missed attack|roll hits instead',
  'have a|one missed attack hit instead?',
];
const turnsIt = [
  'hit instead',
  'hit anyway',
  'make it hit',
  'make it a hit',
  'turn it into a hit',
  'turn the|that miss into a hit',
];
const again = ['reroll it|that|this', 'reroll the|that|your die|roll|attack|miss', 'roll again', 'reroll'];

const rolling = oneOf('reroll rerolled again hit hits');

/**
 * `After you roll a die, you may spend 1 Luck to reroll it`, `1/Turn, you may reroll an attack roll`, `when you miss, you may reroll once`; on a
 * rules card `each player may reroll one die per game`.
 */
export function rerolls(cursor: Cursor, context: Context): Reroll | undefined {
  if (cursor.lacks(rolling)) return undefined;
  return cursor.try(() => {
    const first = context.slot === 'rules' ? undefined : firstMiss(cursor);
    if (first !== undefined) return { attack: 'missed', ...first };
    const players = context.slot === 'rules' ? ({ players: true } as const) : undefined;
    const all = players && cursor.take('each player may|can');
    const before = all ? undefined : limit(cursor);
    cursor.take(',|:');
    const what = rolled(cursor, context);
    const whose = all || what?.for !== undefined ? undefined : cursor.try(() => rollers(cursor, context));
    const may =
      all || (whose !== undefined ? cursor.take('may|can') : cursor.takeAny('you? may|can', 'they|it may|can'));
    // "Each hero may reroll one attack per round": each of them, and not each player.
    if (whose !== undefined && (!may || players)) return undefined;
    // What comes by itself has no choice; "1/Turn: Reroll a die" is one that its player makes, and so is what costs something.
    const isOrder = !may && before === undefined && !cursor.sees('spend|discard');
    if (isOrder && !cursor.sees('reroll|treat|count|turn|change')) return undefined;
    const bought = before === undefined ? spent(cursor, context, what !== undefined) : undefined;
    if (bought?.hits && what?.attack !== 'missed') return undefined;
    if (bought !== undefined) return players ? undefined : { ...what, ...(whose && { for: whose }), ...bought };
    if (what?.for !== undefined) cursor.takeAny('have|let it|them', 'allow it|them to');
    const said =
      what === undefined
        ? named(cursor)
        : cursor.takeAny(...again)
          ? what
          : what.attack === 'missed' && cursor.takeAny(...turnsIt)
            ? { ...what, hits: true as const }
            : undefined;
    if (said === undefined) return undefined;
    const limits = before ?? limit(cursor);
    if (isOrder && limits === undefined) return undefined;
    const once = cursor.take('once');
    keepsNew(cursor);
    // Without either it could be rolled until it hits; what each die offers as it falls is offered once.
    const isBound =
      (once && !said.hits) ||
      limits !== undefined ||
      said.shows !== undefined ||
      (what !== undefined && what.attack === undefined);
    return isBound && cursor.done ? { ...said, ...(whose && { for: whose }), ...players, ...limits } : undefined;
  });
}

/** `, keeping the second roll`, `, but you must use the new result`: as it is anyway. */
function keepsNew(cursor: Cursor): void {
  cursor.takeAny(
    ', keeping|keep|take|use|using the second|new|other result|roll',
    'and keep|take|use the second|new result|roll',
    ',? but|and you must|have keep|take|use|accept the second|new|other result|roll',
    ',? but|and you have to keep|take|use|accept the second|new|other result|roll',
    ',? but|and must keep|take|use|accept the second|new|other result|roll',
  );
}

/** `Your first miss each turn can be rerolled`, `you may reroll your first miss each turn`, `the first time you miss each turn, you may reroll`. */
function firstMiss(cursor: Cursor): Limits | undefined {
  return cursor.try((): Limits | undefined => {
    const asked = cursor.take('you? may|can reroll');
    const named = cursor.takeAny('your|the first miss', 'your|the first missed attack|roll');
    const told =
      !asked &&
      !named &&
      cursor.takeAny('the? first time you miss|misses', 'the? first time an attack of yours misses');
    const time = named || told ? limit(cursor) : undefined;
    if (time === undefined || Object.values(time).some((often) => often !== 1)) return undefined;
    if (named && !asked && !cursor.takeAny('can|may be rerolled', ', you? may|can reroll it|that')) return undefined;
    if (told && !(cursor.take(', you may|can') && cursor.takeAny(...again))) return undefined;
    keepsNew(cursor);
    return cursor.done ? { ...time, first: true } : undefined;
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

/** `you or an ally in range 3`, `enemies in range 2`, `a unit in LoS`: whose dice they are. The bearer's player is asked. */
function rollers(cursor: Cursor, context: Context): Who | undefined {
  const both = cursor.takeAny('you or|and');
  const found = noun(cursor, context);
  const who = found && found.ref === undefined && found.min === undefined ? standingWho(found) : undefined;
  if (who === undefined || who.except !== undefined || (both && who.side !== 'ally')) return undefined;
  return both ? { ...who, side: 'friend' } : who;
}

type Of = Pick<Reroll, 'attack' | 'for' | 'shows' | 'hits'>;

/** `After you roll a die,`, `when you miss,`, `when an ally in range 3 rolls a 1,`: of which die it is. */
function rolled(cursor: Cursor, context: Context): Of | undefined {
  return cursor.try((): Of | undefined => {
    if (!cursor.take('after|when|whenever|if')) return undefined;
    const whose = cursor.take('you') ? undefined : rollers(cursor, context);
    if (cursor.before?.text !== 'you' && whose === undefined) return undefined;
    const die = cursor.takeAny('miss|misses with|on? an attack|ability', 'miss|misses an attack', 'miss|misses')
      ? ({ attack: 'missed' } as const)
      : cursor.takeAny('make|makes an attack roll', 'roll|rolls to attack', 'roll|rolls for an attack')
        ? ({ attack: 'any' } as const)
        : cursor.takeAny('roll|rolls a|any die')
          ? {}
          : cursor.take('roll|rolls')
            ? numbered(cursor)
            : undefined;
    return die !== undefined && cursor.take(',?') ? { ...die, ...(whose && { for: whose }) } : undefined;
  });
}

/** `a 1`, `1-2`, `a 1 or 2`, behind "roll": what the die shows; nothing is any number. */
function numbered(cursor: Cursor): Of | undefined {
  cursor.take('a|an');
  if (!cursor.takeAny('# - #', '# or|to #', '#')) return cursor.sees(',') ? {} : undefined;
  const [from = 1, to = from] = cursor.numbers;
  return from >= 1 && to <= 6 && from <= to ? { shows: [from, to] } : undefined;
}

/** `reroll an attack roll`, `reroll misses`, `treat a miss as a hit`. */
function named(cursor: Cursor): Of | undefined {
  if (cursor.takeAny(...turned)) return { attack: 'missed', hits: true };
  if (!cursor.take('reroll')) return undefined;
  // "Reroll 1s", once each.
  if (cursor.take('# s')) {
    const [shown = 0] = cursor.numbers;
    return shown >= 1 && shown <= 6 ? { shows: [shown, shown] } : undefined;
  }
  if (cursor.takeAny(...missed)) return { attack: 'missed' };
  if (cursor.takeAny(...attacks)) return { attack: 'any' };
  return cursor.takeAny(...dies) ? {} : undefined;
}

/** `spend 1 Luck to reroll it`, `spend a Coin to reroll an attack roll`. */
function spent(cursor: Cursor, { words, self }: Context, isKnown: boolean): (Of & Pick<Reroll, 'spend'>) | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('spend|discard|lose #', 'spend|discard|lose a|an|one')) return undefined;
    const [count = 1] = cursor.numbers;
    const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (token !== undefined) cursor.at = token.to;
    const ref = token?.word.ref ?? (self?.kind === 'counter' ? self.ref : undefined);
    const whole = [
      'to reroll it',
      'to reroll the|that die|roll',
      'to reroll one of its|their dice',
      ...(isKnown ? ['to reroll'] : []),
      'to reroll a die|roll',
      ...dies.map((die) => `to reroll ${die}`),
    ];
    const hits = isKnown && cursor.take('to') ? cursor.takeAny(...turnsIt) : false;
    if (hits) return ref === undefined || !cursor.done ? undefined : { spend: { token: ref, count }, hits: true };
    if (cursor.before?.text === 'to') cursor.at -= 1;
    const of = cursor.takeAny(...whole) ? {} : !isKnown && cursor.take('to') ? named(cursor) : undefined;
    return ref !== undefined && of !== undefined && (isKnown || cursor.done)
      ? { ...of, spend: { token: ref, count } }
      : undefined;
  });
}
