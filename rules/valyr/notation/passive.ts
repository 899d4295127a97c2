import type { Rule, When, Whom } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { self, subject } from './self.ts';
import { atMost, changes, dice, ranges, whom } from './whom.ts';

/** The rule of a sentence of a passive ability; undefined where it is not understood to its end. */
export function passive(cursor: Cursor, context: Context): Rule | undefined {
  const sentence = (read: () => Rule | undefined) =>
    cursor.try(() => {
      const rule = read();
      cursor.eat('.');
      return cursor.done ? rule : undefined;
    });
  return (
    sentence(() => phases(cursor, context)) ??
    sentence(() => flies(cursor, context)) ??
    sentence(() => draws(cursor, context)) ??
    sentence(() => unsighted(cursor, context)) ??
    sentence(() => lines(cursor, context)) ??
    sentence(() => sure(cursor, context)) ??
    sentence(() => brings(cursor, context)) ??
    sentence(() => bonus(cursor, context))
  );
}

/** "it" is the unit itself once a sentence has spoken of it. */
const selfOrIt = (cursor: Cursor, context: Context): boolean => self(cursor, context) || cursor.eat('it');

function phases(cursor: Cursor, context: Context): Rule | undefined {
  const sprints = cursor.eat('when|while sprinting ,?');
  if (!subject(cursor, context) && !cursor.eat('it')) return undefined;
  if (!cursor.eat('can|may move|moves|sprint|sprints through', 'moves through')) return undefined;
  if (!cursor.eat('solid objects', 'solid terrain', 'terrain', 'walls')) return undefined;
  cursor.eat('if its|their sprint|move would end|ends on|at a valid location|place');
  return { rule: 'phases', on: sprints ? 'sprints' : 'moves' };
}

function flies(cursor: Cursor, context: Context): Rule | undefined {
  if (!subject(cursor, context)) return undefined;
  if (cursor.eat('flies', 'can fly')) return { rule: 'flies' };
  if (!cursor.eat('can|may move vertically')) return undefined;
  return cursor.eat('without spending movement', 'as if it had no height', 'at no cost')
    ? { rule: 'flies' }
    : undefined;
}

/** "Enemy units adjacent to this unit must attack it." */
function draws(cursor: Cursor, context: Context): Rule | undefined {
  const whose = whom(cursor, context);
  if (whose?.side !== 'enemy' || !cursor.eat('must attack|target', 'attack only', 'can only attack|target'))
    return undefined;
  if (!selfOrIt(cursor, context)) return undefined;
  cursor.eat('when performing an attack', 'when they attack');
  return { rule: 'draws', whom: whose };
}

function unsighted(cursor: Cursor, context: Context): Rule | undefined {
  cursor.eat('attacks of');
  if (!self(cursor, context)) return undefined;
  cursor.eat('attacks');
  const need = cursor.eat(
    'needs|need no line of sight|site',
    'does not need line of sight|site',
    'can attack without line of sight|site',
  );
  if (!need) return undefined;
  cursor.eat('to attack', 'for its attacks');
  return { rule: 'unsighted' };
}

/** "When calculating line of sight, this unit can pivot its straight line once vertically", "... can use the line of sight of any allied Scout". */
function lines(cursor: Cursor, context: Context): Rule | undefined {
  if (!cursor.eat('when calculating|drawing line|lines of sight|site ,?')) return undefined;
  if (!subject(cursor, context) || !cursor.eat('can', 'may')) return undefined;
  if (cursor.eat("pivot its|their|it's straight? line once|one vertically|time vertically?")) return { rule: 'lobs' };
  if (!cursor.eat('use the line|lines of sight|site of')) return undefined;
  const whose = whom(cursor, context);
  return whose && whose.side !== 'self' ? { rule: 'eyes', whom: whose } : undefined;
}

/** "Attacks of this unit cannot be dodged." */
function sure(cursor: Cursor, context: Context): Rule | undefined {
  const of = cursor.eat('attacks of');
  if (!self(cursor, context) || (!of && !cursor.eat('attacks'))) return undefined;
  return cursor.eat('cannot be dodged', 'can not be dodged') ? { rule: 'sure' } : undefined;
}

/** "When you put this unit in play, place down two Harbour Gulls": the unit that the ability names as its own. */
function brings(cursor: Cursor, context: Context): Rule | undefined {
  if (!cursor.eat('when you put|place|set')) return undefined;
  if (!self(cursor, context) || !cursor.eat('in|into play', 'up', 'on the table')) return undefined;
  cursor.eat(',');
  if (context.spawns === undefined || !cursor.eat('place|set|put down|up?')) return undefined;
  const count = cursor.eat('a', 'an') ? 1 : cursor.number();
  cursor.eat('marked', 'more', 'other');
  if (count === undefined || cursor.name([context.spawns]) === undefined) return undefined;
  cursor.eat('tokens|token|units|unit');
  cursor.eat('with it', 'beside it', 'too');
  return { rule: 'brings', count };
}

/** "Each other allied Soldier within 3 range gains +1 block", "If it has taken damage, it gains +3 strength." */
function bonus(cursor: Cursor, context: Context): Rule | undefined {
  const before = when(cursor, context);
  if (before) cursor.eat(',');
  const begun = whom(cursor, context) ?? (cursor.eat('it') ? ({ side: 'self' } as const) : undefined);
  const towards = cursor.eat('moving directly|straight towards|toward');
  if (towards && !selfOrIt(cursor, context)) return undefined;
  if (!begun || !cursor.eat('gains', 'gain', 'has', 'have', 'gets', 'get')) return undefined;
  const stats = changes(cursor);
  if (!stats) return undefined;
  if (towards && stats.some(({ stat }) => stat !== 'sprint' && stat !== 'sustain')) return undefined;
  // What a kind of unit gains is for one's own, unless enemies are named.
  const isBoon = begun.side === 'any' && begun.of !== undefined && stats.every(({ amount }) => amount > 0);
  const whose: Whom = isBoon ? { ...begun, side: 'allied' } : begun;
  const each = cursor.eat('for each') ? whom(cursor, context) : undefined;
  if (cursor.tokens[cursor.at - 1]?.word === 'each') return undefined;
  const after = before ? undefined : (against(cursor, context) ?? when(cursor, context));
  const holds = before ?? after;
  return {
    ...{ rule: 'bonus', whom: whose, stats },
    ...(holds && { when: holds }),
    ...(each && { each }),
    ...(towards && { towards: true as const }),
  };
}

/** "while it has taken damage", "if an enemy is adjacent to this unit". */
function when(cursor: Cursor, context: Context): When | undefined {
  return cursor.try((): When | undefined => {
    if (!cursor.eat('if', 'while', 'when', 'as long as')) return undefined;
    const damaged = cursor.try(() =>
      selfOrIt(cursor, context) && cursor.eat('has taken damage', 'is damaged', 'has damage', 'was damaged')
        ? true
        : undefined,
    );
    if (damaged) return { when: 'damaged' };
    const there = whom(cursor, context);
    if (!there || there.side === 'self') return undefined;
    if (there.adjacent || there.within !== undefined) return { when: 'there', whom: there };
    if (!cursor.eat('is', 'are')) return undefined;
    const isBeside = cursor.eat('adjacent to');
    const within = isBeside ? undefined : ranges(cursor);
    if (!isBeside && (within === undefined || !cursor.eat('of'))) return undefined;
    const place = within === undefined ? { adjacent: true as const, other: true as const } : { within };
    return selfOrIt(cursor, context) ? { when: 'there', whom: { ...there, ...place } } : undefined;
  });
}

/** "against units larger than medium". */
function against(cursor: Cursor, context: Context): When | undefined {
  return cursor.try((): When | undefined => {
    if (!cursor.eat('against', 'when attacking')) return undefined;
    const whose = whom(cursor, context);
    return whose && { when: 'against', whom: whose };
  });
}

/** "When this unit is attacked, roll a d20. On a roll below 5, it attacks the attacker first." Two sentences, so read apart. */
export function answers(cursor: Cursor, context: Context): Rule | undefined {
  return cursor.try(() => {
    if (!cursor.eat('when', 'whenever') || !self(cursor, context) || !cursor.eat('is attacked')) return undefined;
    cursor.eat(',');
    cursor.eat('before the attacker|opponent rolls its? attack? dice ,?');
    const roll = dice(cursor);
    if (!roll || !cursor.eat('. on', ', on', 'and on') || !cursor.eat('a roll', 'each roll')) return undefined;
    const most = atMost(cursor);
    if (most === undefined) return undefined;
    cursor.eat(',');
    if (!selfOrIt(cursor, context) || !cursor.eat('attacks', 'may attack', 'may perform an attack on'))
      return undefined;
    if (!cursor.eat('the attacking unit', 'the attacker', 'it')) return undefined;
    cursor.eat('first', 'before the attack', '( this occurs before the other unit attacks )');
    cursor.eat('.');
    return cursor.done ? { rule: 'answers', test: { ...roll, atMost: most } } : undefined;
  });
}

/** "All Gulls take their turn at the same time. When multiple Gulls attack the same unit, combine their attack and skill into a single attack." */
export function swarms(cursor: Cursor, context: Context): Rule | undefined {
  const own = () => self(cursor, context) && (cursor.eat('token|tokens|unit|units') || true);
  return cursor.try(() => {
    cursor.eat('all');
    if (!own() || !cursor.eat('take|have their turn|turns at the same time')) return undefined;
    if (!cursor.eat('. when multiple|several', ', and when multiple|several')) return undefined;
    own();
    if (!cursor.eat('attack the same unit|target ,?')) return undefined;
    cursor.eat('they');
    if (!cursor.eat('combine their attack|strength and skill into a|one single? attack')) return undefined;
    cursor.eat('.');
    example(cursor, own);
    cursor.eat('.');
    return cursor.done ? { rule: 'swarms' } : undefined;
  });
}

/** "(If 3 Gulls attack a unit, they attack as one unit with 3-3 attack.)": the same once more, in numbers. */
const example = (cursor: Cursor, own: () => boolean): void => {
  cursor.try(() => {
    if (!cursor.eat('( if') || cursor.number() === undefined || !own()) return undefined;
    if (!cursor.eat('attack a unit , they attack as one unit with')) return undefined;
    if (cursor.number() === undefined || (cursor.number() === undefined && !cursor.eat('-'))) return undefined;
    cursor.number();
    if (!cursor.eat('attack')) return undefined;
    cursor.eat('. )', ') .?', '.');
    return true;
  });
};

/** "When you take a turn with Reeve Aldis, you may also take a turn with this unit. (Both units are exhausted.)" */
export function joins(cursor: Cursor, context: Context): Rule | undefined {
  return cursor.try(() => {
    if (!cursor.eat('when|after you take|took a turn with')) return undefined;
    const other = whom(cursor, context);
    if (other?.of === undefined) return undefined;
    cursor.eat(',');
    if (!cursor.eat('you may also? take a turn with') || !self(cursor, context)) return undefined;
    cursor.eat('too', 'as well', 'at once', 'right after it');
    cursor.eat('.');
    cursor.eat('( both units are exhausted . )', '( both units are exhausted ) .?');
    return cursor.done ? { rule: 'joins', whom: { ...other, side: 'allied', other: true } } : undefined;
  });
}
