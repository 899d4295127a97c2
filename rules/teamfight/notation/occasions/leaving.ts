import type { Condition, Node, Rule, Use } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { isStance, type Word, wordAt } from '../words/words.ts';
import { conditions } from './condition.ts';
import { endsTurnThere } from './ends-turn-there.ts';
import { happening } from './happening.ts';
import type { Occasion } from './occasion.ts';
import { shakenOff } from './shaken-off.ts';
import { moment, type When } from './time.ts';
import { momentTrigger, trigger } from './trigger.ts';
import { withWords } from './with-words.ts';
import { yours } from './yours.ts';

/**
 * How a stance, token or piece goes by its own text: `Ends if you move`, `exit when you lose an action, or as a Free Action at the
 * end of your turn`. What costs an action is one's own choice.
 */
export function leaving(cursor: Cursor, context: Context, clause: number): Rule[] | undefined {
  const { self } = context;
  if (self === undefined) return undefined;
  const there = endsTurnThere(cursor);
  const told = lasting(there, self);
  return cursor.try(() => {
    const rules =
      exits(told, context, self, clause) ??
      shakenOff(told, context, self, clause) ??
      ends(told, context, self, clause) ??
      goesWhen(told, context, self, clause);
    if (there !== cursor && !told.done) return undefined;
    cursor.at = there === cursor ? told.at : cursor.end;
    return rules;
  });
}

/** `Lasts until you take damage`, `this stance lasts until the end of your next turn`: then it ends. */
function lasting(cursor: Cursor, self: Word): Cursor {
  const { tokens, at, end } = cursor;
  const verb = [0, 1, 2].map((n) => at + n).find((n) => n < end && tokens[n]?.text === 'lasts');
  if (verb === undefined || tokens[verb + 1]?.text !== 'until') return cursor;
  const isMoment = /^(?:the|start|end|beginning|your|their)$/.test(tokens[verb + 2]?.text ?? '');
  if (isMoment && !isStance(self)) return cursor;
  const said = [...tokens];
  said[verb] = wordLike(tokens[verb] as Token, 'ends');
  said[verb + 1] = wordLike(tokens[verb + 1] as Token, isMoment ? 'at' : 'when');
  return new Cursor(said, at, end);
}

const or = oneOf('or');

/** `Remove this when you attack or take damage`, `when you attack or are hit, remove this`: either of them rids the bearer of it. */
function goesWhen(cursor: Cursor, context: Context, self: Word, clause: number): Rule[] | undefined {
  if ((self.kind !== 'token' && self.kind !== 'condition') || isStance(self) || cursor.lacks(or)) return undefined;
  return cursor.try(() => {
    const first = cursor.take('remove|clear|clears|lose|removed|cleared this?');
    const rules = byItself(cursor, context, clause, gone(self, clause));
    if (rules === undefined || rules.length < 2) return undefined;
    const behind =
      !first && cursor.take(',') && cursor.takeAny('remove|clear|lose this|it', 'this|it is removed|cleared|lost');
    return (first || behind) && cursor.done ? rules : undefined;
  });
}

function exits(cursor: Cursor, context: Context, self: Word, clause: number): Rule[] | undefined {
  return cursor.try(() => {
    if (!isStance(self)) return undefined;
    const then: readonly Node[] = [gone(self, clause)];
    const lacking = cursor.try(() => (cursor.take('if|when|once') ? becoming(cursor, context) : undefined));
    const first = cursor.sees('at') ? moment(cursor, context) : undefined;
    if (first !== undefined || lacking !== undefined) cursor.take(',');
    const itself = cursor.takeAny('this|the stance ends', 'it|this ends', 'ends');
    if (!itself) cursor.take('you');
    const may = !itself && cursor.take('may|can');
    const said = itself || cursor.take('exit|exits|leave|leaves|dismiss|dismisses');
    if (!said && !cursor.sees('lose|remove|end this at')) return undefined;
    if (!said) cursor.take('lose|remove|end');
    const named = itself ? undefined : wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token']);
    if (named?.word === self) cursor.at = named.to;
    else if (!itself) cursor.takeAny('this|the|your stance', 'it|this');
    if (lacking !== undefined)
      return cursor.done && !may ? [{ clause, rule: 'when', trigger: lacking.trigger, then }] : undefined;
    if (first !== undefined) {
      const way = may ? undefined : inTime(cursor, context, self, clause, first);
      return cursor.done ? way : undefined;
    }
    const rules: Rule[] = [];
    do {
      const way =
        byChoice(cursor, context, self, clause, may) ??
        (may
          ? undefined
          : (inTime(cursor, context, self, clause) ?? byItself(cursor, context, clause, gone(self, clause))));
      if (way === undefined) return undefined;
      rules.push(...way);
    } while (cursor.takeAny(', or', 'or'));
    const more = cursor.done ? [] : thenDone(cursor, context, clause);
    return more && cursor.done ? rules.map((rule) => withMore(rule, more)) : undefined;
  });
}

/** `exit as a Free Action at the start of your turn, then move 2`: what you do as you leave it, by whichever way. */
function thenDone(cursor: Cursor, context: Context, clause: number): readonly Node[] | undefined {
  const nodes: Node[] = [];
  while (cursor.takeAny(', then|and', 'then|and', ', and then', 'and then')) {
    cursor.take('you');
    const about = within(context, { slot: 'passive', self: undefined });
    const found = effect({ cursor, context: about, clause, subject: undefined, hurt: false });
    if (found === undefined) return undefined;
    nodes.push(...found.nodes);
  }
  return nodes.length > 0 ? nodes : undefined;
}

function withMore(rule: Rule, more: readonly Node[]): Rule {
  if (rule.rule === 'when') return { ...rule, then: [...rule.then, ...more] };
  if (rule.rule !== 'ability') return rule;
  return { ...rule, program: { ...rule.program, body: [...rule.program.body, ...more] } };
}

/** `at the end of your next turn`, `at the end of your turn if you have no overshield`: a turn in which it was entered is not the next one. */
function inTime(cursor: Cursor, context: Context, self: Word, clause: number, before?: When): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    const at = before ?? moment(cursor, context);
    if (at === undefined || at.now || at.passing || at.times || (at.of !== undefined && at.of !== 'you'))
      return undefined;
    const now: Condition = { is: 'gained', of: 'you', token: self.ref };
    const later: readonly Condition[] = at.next && at.moment === 'turn-end' ? [{ is: 'not', of: now }] : [];
    const asked = cursor.take('if') ? conditions(cursor, context) : [];
    if (asked === undefined) return undefined;
    const all = [...later, ...asked];
    const then = [gone(self, clause)];
    return [{ clause, rule: 'when', trigger: momentTrigger(at.moment), ...(all.length > 0 && { if: all }), then }];
  });
}

/** `as a Free Action`, `as a Move Action`, `as a Free Action at the start of your turn`; with "may" the moment alone. */
function byChoice(cursor: Cursor, context: Context, self: Word, clause: number, may: boolean): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    const costs = ['as a|an free|move|standard action', 'for a|an free|move|standard action'];
    const freely = cursor.takeAny('at will', 'freely', 'for free');
    const first = !freely && cursor.takeAny(...costs);
    const kept =
      first &&
      cursor.takeAny(
        'if|once|after you have ended a turn with it|this active',
        'if|once|after you have ended a turn in|with it|this',
        'if|once|after you have ended a turn in the|this stance',
      );
    const at = first && cursor.done ? undefined : moment(cursor, context);
    const paid = freely || first || cursor.takeAny(...costs);
    const said = freely
      ? 'free'
      : cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:free|move|standard)$/.test(text))?.text;
    if (at !== undefined && (at.next || at.now || (at.of !== undefined && at.of !== 'you'))) return undefined;
    const then: readonly Node[] = [gone(self, clause)];
    if (at !== undefined && (paid ? said === 'free' : may))
      return [{ clause, rule: 'when', trigger: momentTrigger(at.moment), may: true, then }];
    if (!paid || at !== undefined) return undefined;
    const action = said === 'free' ? 'free' : said === 'move' ? 'move' : 'standard';
    const use: Use = { clause, action, ...(kept && { needs: [{ is: 'stance-kept' as const }] }) };
    const program = { use, body: then, rules: [] };
    return [{ clause, rule: 'ability', who: { side: 'you' }, name: `Leave ${self.name}`, program }];
  });
}

/** As soon as that is through. */
const endOfAttack = 'at the? end of an|your|any attack';

/** `when you are hit`, `if you move or an ally dies`, `when you attack, are pushed, or take damage`: one rule for each of them. */
function byItself(
  cursor: Cursor,
  context: Context,
  clause: number,
  then: Node,
  more: readonly Node[] = [],
): Rule[] | undefined {
  return cursor.try(() => {
    if (!cursor.sees('if|when|whenever|once|after|on|upon') && !cursor.sees(endOfAttack)) return undefined;
    const rules: Rule[] = [];
    let listed = false;
    let last: string | undefined;
    do {
      last = cursor.before?.text;
      const set = cursor.try(() => {
        if (cursor.take(endOfAttack)) {
          const said = wordsLike(cursor.before as Token, 'after you attack');
          return trigger(new Cursor(said, 0, said.length), context);
        }
        const said = cursor.sees('after|on|upon') ? trigger(cursor, context) : undefined;
        if (said !== undefined) return said;
        if (!cursor.take('if|when|whenever|once') && rules.length === 0) return undefined;
        return (
          happening(cursor, context) ??
          becoming(cursor, context) ??
          (rules.length > 0 ? (yours(cursor, context) ?? suffered(cursor, context)) : undefined)
        );
      });
      if (set === undefined) {
        if (rules.length === 0 || (last !== 'or' && (last !== ',' || listed))) return undefined;
        if (last === 'or') return back(cursor, rules);
        cursor.at -= 1;
        return rules;
      }
      cursor.take('for any reason');
      const { trigger: first, also, others = [], if: asked } = set;
      for (const on of [first, ...(also ? [also, ...others] : [])])
        rules.push({ clause, rule: 'when', trigger: on, ...(asked ? { if: asked } : {}), then: [then, ...more] });
      listed ||= last === ',';
    } while (cursor.takeAny(', or', 'or', ','));
    // Of a list the last is told with "or".
    return listed && last !== 'or' ? undefined : rules;
  });
}

/** `when you are stunned or moved`: what else is done to you. */
const suffered = (cursor: Cursor, context: Context): Occasion | undefined =>
  withWords(cursor, 'you are', (told) => happening(told, context));

/** `when you have no Coins`, `when you have no overshield`, `when you are Stunned`, `when below 3hp`: how somebody comes to be so, which ends it. */
function becoming(cursor: Cursor, { words }: Context): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    const who = { side: 'you' } as const;
    const low = cursor.takeAny('you? are? below|under # health|hp') ? (cursor.numbers[0] ?? 0) - 1 : 0;
    if (low > 0) return { trigger: { on: 'drops', who, max: low } };
    const none = cursor.takeAny('you? have no', 'out of', 'you are out of');
    if (none && cursor.take('overshield')) {
      cursor.take('left|remaining');
      return { trigger: { on: 'loses-overshield', who } };
    }
    if (!none && !cursor.take('you? are')) return undefined;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, none ? ['counter', 'token'] : ['condition']);
    if (found === undefined || found.word.name.toLowerCase() === 'overshield') return undefined;
    cursor.at = found.to;
    if (none) cursor.takeAny('left', 'remaining');
    const token = found.word.ref;
    return { trigger: none ? { on: 'loses', who, token, last: true } : { on: 'gains', who, token } };
  });
}

/** The `or`, or the comma, belongs to another way to go. */
function back(cursor: Cursor, rules: Rule[]): Rule[] {
  cursor.at -= cursor.before?.text === 'or' && cursor.tokens[cursor.at - 2]?.text === ',' ? 2 : 1;
  return rules;
}

function ends(cursor: Cursor, context: Context, self: Word, clause: number): Rule[] | undefined {
  return cursor.try(() => {
    cursor.takeAny('this|the effect|stance', 'this|it');
    if (!cursor.takeAny('ends', 'end', 'is removed|lost|cleared', 'goes away')) return undefined;
    const more: Node[] = [];
    while (cursor.take('and')) {
      const who = pronoun(cursor, context)?.ref ?? 'you';
      const found = effect({ cursor, context, clause, subject: who, hurt: false });
      if (found === undefined) return undefined;
      more.push(...found.nodes);
    }
    const rules = byItself(cursor, context, clause, gone(self, clause), more);
    return cursor.done ? rules : undefined;
  });
}

/** How a stance, token or piece goes by its own text. */
function gone(self: Word, clause: number): Node {
  if (self.kind === 'marker' || self.kind === 'terrain') return { clause, node: 'remove', what: 'marker' };
  if (isStance(self)) return { clause, node: 'stance', token: undefined };
  return { clause, node: 'lose', token: self.ref, from: 'you', count: 'all' };
}
