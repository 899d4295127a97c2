import { nothingCalled } from '../../kernel/reading/why.ts';
import type { Asked, Condition, Span, Who } from '../program.ts';
import type { Attribute, Element } from '../types.ts';
import type { Context } from './context.ts';
import { behindAnd, NUM, numberOf, oneOf, type Parsed, type Parser, words } from './phrase.ts';
import { who } from './who.ts';

const span: Parser<Span> = oneOf<Span>(
  words('(?:is )?(?:at least )?(\\d{1,3}) or (?:more|higher|greater|above)', (n) => ({ from: Number(n) })),
  words('(?:is )?at least (\\d{1,3})', (n) => ({ from: Number(n) })),
  words('(?:is )?(-?\\d{1,3}) or (?:less|lower|fewer|below)', (n) => ({ to: Number(n) })),
  words('(?:is )?at most (-?\\d{1,3})', (n) => ({ to: Number(n) })),
  words('(?:is )?(?:above|over|more than) (\\d{1,3})', (n) => ({ from: Number(n) + 1 })),
  words('(?:is )?(?:below|under|less than) (\\d{1,3})', (n) => ({ to: Number(n) - 1 })),
);

type About = (of: Asked) => Condition;

/** What is said of somebody, behind who it is. */
function about(text: string, context: Context): Parsed<About> | undefined {
  const hp = words('(?:current )?hp', () => true)(text);
  const share = hp && percentOf(hp.rest);
  if (share) return { rest: share.rest, value: (of) => ({ if: 'hp-percent', of, ...share.value }) };
  for (const [start, make] of numbers) {
    const named = start(text);
    const found = named && (make === 'level' ? (span(named.rest) ?? exactly(named.rest)) : span(named.rest));
    if (!named || !found) continue;
    const { value } = found;
    return { rest: found.rest, value: (of) => ({ ...facts(make, named.value), of, ...value }) as Condition };
  }
  return has(text, context) ?? near(text);
}

function percentOf(text: string): Parsed<{ is: 'above' | 'below'; percent: number }> | undefined {
  const [all, is = '', percent] = /^(?:is )?(above|over|below|under) (\d{1,3}) ?% ?/.exec(text) ?? [];
  if (all === undefined) return undefined;
  return {
    value: { is: is === 'above' || is === 'over' ? 'above' : 'below', percent: Number(percent) },
    rest: text.slice(all.length),
  };
}

/** "Level 10" is 10 or more: there is none above. */
const exactly = words('(?:is )?(\\d{1,2})', (n): Span => ({ from: Number(n) }));

type Numbered = 'attribute' | 'em' | 'level' | 'initiative' | 'hp';

const numbers: readonly (readonly [Parser<string>, Numbered])[] = [
  [words('(str|int|vit|wis)', (name) => name), 'attribute'],
  [words('(earth|fire|water|wind) em', (name) => name), 'em'],
  [words('(level)', (name) => name), 'level'],
  [words('(initiative)', (name) => name), 'initiative'],
  [words('(?:current )?(hp)', (name) => name), 'hp'],
];

const facts = (kind: Numbered, name: string): object =>
  kind === 'attribute'
    ? { if: kind, attribute: name as Attribute }
    : kind === 'em'
      ? { if: kind, element: name as Element }
      : { if: kind };

/** `has the Barrier Condition`, `has no Penalty`. */
function has(text: string, context: Context): Parsed<About> | undefined {
  const any = words('(?:has|have) (a|any|no) (bonus|penalty|condition)', (no, what) => ({ no: no === 'no', what }))(
    text,
  );
  if (any) {
    const { no, what } = any.value;
    return {
      rest: any.rest,
      value: (of) => negated(no, { if: 'has-any', of, what: what as 'bonus' | 'penalty' | 'condition' }),
    };
  }
  const [all, no, name = ''] =
    /^(?:has|have) (?:(no) |the |a |an )?([a-z][a-z' -]*?) condition(?![\w']) ?/.exec(text) ?? [];
  if (all === undefined) return undefined;
  if (!context.words.names.has(name)) {
    context.reasons.push(nothingCalled([name], 'condition'));
    return undefined;
  }
  return { rest: text.slice(all.length), value: (of) => negated(no !== undefined, { if: 'has', of, condition: name }) };
}

const negated = (no: boolean, condition: Condition): Condition => (no ? { if: 'not', not: condition } : condition);

/** `is 1 Space away from an Ally`, `is within 2 Spaces of an Enemy`. */
const near: Parser<About> = oneOf<About>(
  words('is (?:1 space away from|next to|adjacent to|beside) an? (ally|enemy)', (side) => nearTo(side, '1')),
  words(`is within ${NUM} spaces? of an? (ally|enemy)`, (within, side) => nearTo(side, within)),
  words(`has an? (ally|enemy) within ${NUM} spaces?`, (side, within) => nearTo(side, within)),
  words(`has no (ally|enemy) within ${NUM} spaces?`, (side, within) => nearTo(side, within, { to: 0 })),
);

const nearTo =
  (side: string, within: string, many: Span = { from: 1 }): About =>
  (of) => ({ if: 'near', of, side: side as 'ally' | 'enemy', within: numberOf(within), ...many });

/** What is asked without naming anybody. */
const alone: Parser<Condition> = oneOf<Condition>(
  words(
    '(?:there are )?more (allies|enemies) than (?:allies|enemies) (?:in|within) (?:the )?(?:area|burst|line|splash|aura)',
    (side) => ({
      if: 'more',
      side: side as 'allies' | 'enemies',
    }),
  ),
  words('(?:the )?first (\\d{1,2}) turns of (?:the )?combat', (n) => ({ if: 'turn', to: Number(n) })),
  words('after (?:the )?first (\\d{1,2}) turns of (?:the )?combat', (n) => ({ if: 'turn', from: Number(n) + 1 })),
);

const asked: Readonly<Record<Who, Asked>> = {
  self: 'self',
  target: 'target',
  bearer: 'bearer',
  enemies: 'any-enemy',
  allies: 'any-ally',
  all: 'target',
};

function one(
  text: string,
  context: Context,
  before: Who | undefined,
): Parsed<{ condition: Condition; who: Who | undefined }> | undefined {
  const whole = alone(text);
  if (whole) return { value: { condition: whole.value, who: before }, rest: whole.rest };
  const subject = who(text, context, before);
  // "all" of a shape are many; whether one of them or each is meant nobody knows.
  if (subject?.value === 'all') return undefined;
  const meant = subject?.value ?? before;
  const said = about(subject?.rest ?? text, context);
  return said && meant && { value: { condition: said.value(asked[meant]), who: meant }, rest: said.rest };
}

/** What must be so, with all that "and" joins to it. */
export function conditions(text: string, context: Context): Parsed<Condition[]> | undefined {
  const first = one(text.replace(/^(?:if|when|while) /, ''), context, undefined);
  if (!first) return undefined;
  const value = [first.value.condition];
  let { rest } = first;
  let before = first.value.who;
  for (let next = behindAnd(rest); next !== undefined; next = behindAnd(rest)) {
    const more = one(next, context, before);
    if (!more) break;
    value.push(more.value.condition);
    before = more.value.who;
    rest = more.rest;
  }
  return { value, rest };
}
