import type { Condition, Node, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { predicates } from '../states/predicate.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';
import { bindsTwo } from './paired.ts';

/** Which of the two: the one with less health, or with more. Of two that are equal neither is. */
type Member = 'weaker' | 'stronger';

/** What the text of a condition says of the two units that have it together. */
export function ofPair(desk: Desk, sentence: Sentence, context: Context, out: Out): boolean {
  const { self } = context;
  if ((self?.kind !== 'condition' && self?.kind !== 'token') || !desk.standing || sentence.opens || !bindsTwo(self))
    return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const clause = desk.sheet.next;
  const rules =
    bound(cursor, clause) ??
    ofMember(cursor, context, self, clause) ??
    pulledAfter(cursor, self, clause) ??
    cleared(cursor, self, clause);
  if (rules === undefined || !cursor.done) return false;
  ran(desk, sentence.from, sentence.to);
  out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}
ofPair.begins = beginning(
  'it|this|affects|binds|links|joins|connects|locks|ties',
  'whoever|whichever|when|whenever',
  'the|is|cleared|ends|removed|broken|breaks|end',
);

/** `Affects a pair of adjacent units`, `binds two units`. */
const bound = (cursor: Cursor, clause: number): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    cursor.take('it|this');
    if (!cursor.take('affects|binds|links|joins|connects|locks|ties')) return undefined;
    if (!cursor.takeAny('a pair of adjacent? units', 'two|2 adjacent? units')) return undefined;
    cursor.take('together');
    return [{ clause, rule: 'said' }];
  });

/** The other one of the pair, seen from the bearer. */
function partner({ ref }: Word, more: readonly Condition[] = []): Who {
  return { side: 'any', if: [{ is: 'paired', of: 'each', token: ref }, ...more] };
}

const strongerPartner = (word: Word): Who => partner(word, [{ is: 'healthier', of: 'each', than: 'you' }]);
const weakerPartner = (word: Word): Who => partner(word, [{ is: 'healthier', of: 'you', than: 'each' }]);

/** `the member of the grapple with less health`, `the stronger unit`, `whoever has more health`. */
function member(cursor: Cursor): Member | undefined {
  return cursor.try(() => {
    const weaker = 'less|lower|least|lowest|fewer';
    const health = (): Member | undefined => {
      cursor.take('the');
      const less = cursor.take(`${weaker} health|hp`);
      return less ? 'weaker' : cursor.take('more|higher|most|highest|greater health|hp') ? 'stronger' : undefined;
    };
    if (cursor.take('whoever|whichever has')) return health();
    if (!cursor.take('the')) return undefined;
    if (cursor.take('weaker')) return oneOfTwo(cursor) ? 'weaker' : undefined;
    if (cursor.takeAny('stronger', 'healthier')) return oneOfTwo(cursor) ? 'stronger' : undefined;
    if (!oneOfTwo(cursor)) return undefined;
    return cursor.takeAny('with|having', 'who|that|which has') ? health() : undefined;
  });
}

/** `member of the grapple`, `one`, `of the two`: there are no others. */
function oneOfTwo(cursor: Cursor): boolean {
  const named = cursor.take('member|unit|one|half|partner');
  if (!cursor.take('of')) return named;
  if (cursor.takeAny('the two|pair', 'them', 'the two units')) return true;
  // What the condition is called as a thing: "the grapple".
  if (!cursor.take('the|this') || cursor.done) return false;
  cursor.at += 1;
  return true;
}

/** `The weaker of the two is Immobile, but is pulled with the other one`. */
function ofMember(cursor: Cursor, context: Context, word: Word, clause: number): Rule[] | undefined {
  return cursor.try(() => {
    const which = member(cursor);
    if (which === undefined) return undefined;
    const other = which === 'weaker' ? strongerPartner(word) : weakerPartner(word);
    const rules: Rule[] = [];
    do {
      cursor.take('it|they');
      const dragged = goesWith(cursor);
      if (dragged) {
        rules.push(follows(which === 'weaker' ? weakerPartner(word) : strongerPartner(word), clause));
        continue;
      }
      const said = predicates({ cursor, context, clause, who: { side: 'you' } }, false);
      const only: Condition = { is: 'there-is', who: other };
      for (const rule of said ?? []) {
        if (rule.rule !== 'is' && rule.rule !== 'change') return undefined;
        rules.push({ ...rule, if: [...(rule.if ?? []), only] });
      }
      if (said === undefined) return undefined;
    } while (cursor.takeAny(', but|and', 'but|and', ','));
    return rules;
  });
}

/** `is pulled with the other member`, `moves along with the stronger one`. */
function goesWith(cursor: Cursor): boolean {
  return (
    cursor.try(() => {
      if (!cursor.takeAny('is|are pulled|dragged|moved|carried|taken', 'moves|goes|comes')) return undefined;
      const along = cursor.take('along');
      const said = cursor.take('with') ? other(cursor) : along;
      return said ? true : undefined;
    }) ?? false
  );
}

const other = (cursor: Cursor): boolean =>
  cursor.takeAny('the other member|unit|one|half|partner', 'the other', 'it|them') || member(cursor) !== undefined;

/** After each movement of the bearer its player puts the other one next to it. */
function follows(who: Who, clause: number): Rule {
  const move: Node = { clause, node: 'move', who: 'each', how: 'teleport', toSpace: true };
  const then: Node[] = [{ clause, node: 'space', range: { max: 1 }, sight: false, empty: true, then: [move] }];
  // Who is next to it still stays where it is.
  const far: Who = { ...who, places: [...(who.places ?? []), { range: { min: 2 } }] };
  return {
    clause,
    rule: 'when',
    trigger: { on: 'moves', who: { side: 'you' } },
    then: [{ clause, node: 'each', who: far, then }],
  };
}

/** `Cleared if they are no longer adjacent, or as a Free Action by the stronger one`. */
function cleared(cursor: Cursor, word: Word, clause: number): Rule[] | undefined {
  return cursor.try(() => {
    cursor.takeAny('it|this', 'the condition');
    cursor.take('is');
    if (!cursor.take('cleared|ends|removed|broken|breaks|end')) return undefined;
    const rules: Rule[] = [];
    do {
      const rule = apart(cursor, word, clause) ?? farApart(cursor, word, clause) ?? byAction(cursor, word, clause);
      if (rule === undefined) return undefined;
      rules.push(...rule);
    } while (cursor.takeAny(', or', 'or'));
    return rules;
  });
}

/** Both lose it: the other one first, who is known by what the bearer has. */
const bothLose = (word: Word, clause: number): Node[] => [
  {
    clause,
    node: 'each',
    who: partner(word),
    then: [{ clause, node: 'lose', token: word.ref, from: 'each', count: 'all' }],
  },
  { clause, node: 'lose', token: word.ref, from: 'you', count: 'all' },
];

function apart(cursor: Cursor, word: Word, clause: number): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('if|when|once|as soon? as?')) return undefined;
    cursor.takeAny('they|both', 'the two', 'the units', 'its members');
    if (
      !cursor.takeAny(
        'become|becomes|are nonadjacent',
        'become|are no longer adjacent|next',
        'become|are|stop not? being? adjacent',
        'are not adjacent anymore?',
        "aren't adjacent anymore?",
        'are separated',
      )
    )
      return undefined;
    cursor.takeAny('any more', 'to each other');
    return [{ clause, rule: 'parts', token: word.ref }];
  });
}

/** `if they are further than range 2 apart`, `when they are more than 3 spaces from each other`. */
function farApart(cursor: Cursor, word: Word, clause: number): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('if|when|once|as soon? as?')) return undefined;
    cursor.takeAny('they|both', 'the two', 'the units', 'its members');
    if (!cursor.take('are|get|become|move')) return undefined;
    if (!cursor.takeAny('further|farther|more than range? # spaces?', 'beyond range? # spaces?')) return undefined;
    const [beyond = 0] = cursor.numbers;
    if (!cursor.takeAny('apart', 'from|of each other', 'from|of one another')) return undefined;
    return beyond > 0 ? [{ clause, rule: 'parts', token: word.ref, beyond, both: true }] : undefined;
  });
}

/** `When either moves voluntarily, the other is pulled to an adjacent space at the end of the movement`. */
function pulledAfter(cursor: Cursor, word: Word, clause: number): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('when|whenever') || !either(cursor)) return undefined;
    if (!cursor.take('moves|move voluntarily|willingly?')) return undefined;
    const willing = /^will|^vol/.test(cursor.before?.text ?? '');
    cursor.take(',');
    if (!cursor.take('the other') || !cursor.take('is|gets moved|pulled|placed|dragged|put')) return undefined;
    if (!cursor.takeAny('to|in|into an? adjacent space', 'adjacent|next to it|them')) return undefined;
    cursor.takeAny('at the end of the|that|its movement|move', 'after|afterwards');
    const rule = follows(partner(word), clause);
    return rule.rule === 'when' && rule.trigger.on === 'moves' && willing
      ? [{ ...rule, trigger: { ...rule.trigger, by: { side: 'you' } } }]
      : [rule];
  });
}

function byAction(cursor: Cursor, word: Word, clause: number): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('as|for|with a free|move|standard action')) return undefined;
    const action = cursor.tokens[cursor.at - 2]?.text as 'free' | 'move' | 'standard';
    const by = cursor.take('by|of') ? (member(cursor) ?? (either(cursor) ? 'either' : undefined)) : 'either';
    if (by === undefined) return undefined;
    const needs: Condition[] =
      by === 'either' ? [] : [{ is: 'there-is', who: by === 'stronger' ? weakerPartner(word) : strongerPartner(word) }];
    const program = { use: { clause, action, needs }, body: bothLose(word, clause), rules: [] };
    return [{ clause, rule: 'ability', who: { side: 'you' }, name: `End ${word.name}`, program }];
  });
}

const either = (cursor: Cursor): boolean =>
  cursor.takeAny('either of? the? two|them|member|unit', 'either one?', 'any of them', 'both');
