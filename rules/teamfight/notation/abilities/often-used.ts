import type { Means, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import type { About } from '../states/predicate.ts';
import { Cursor } from '../words/cursor.ts';
import { escaped } from '../words/escaped.ts';
import { type Word, wordAt } from '../words/words.ts';
import { isLimited } from './means.ts';

/** `can be used up to 3/Turn`, behind the name of an ability or what it is called. */
const soOften = ['can|may be used up? to? # / turn', 'can|may be used up? to? # times per|a|each turn'];
const anew = ['you can|may use it|this up? to? # / turn', 'you can|may use it|this up? to? # times per|a|each turn'];

/** What is not of a turn limits it whatever is said of that. */
const otherLimits = /\b\d+\s*\/\s*(?:game|round)|\bultimate\b|\btap\b|\bcooldown\b|\bper (?:game|round)\b/i;

/** `does not cost Coins`, `costs no Coins`, `can be used up to 3/Turn`: what an ability of one's own card costs no more, and how often it can be used. */
export function oftenUsed({ cursor, context, clause, who }: About, means: Means): Rule | undefined {
  const { named } = means;
  const own = named === undefined || who.side !== 'you' ? undefined : ownCard(context, named);
  if (own === undefined) return undefined;
  return cursor.try((): Rule | undefined => {
    const cost = own.text.split('\n', 1)[0] ?? '';
    if (cursor.takeAny(...soOften)) {
      const [perTurn = 1] = cursor.numbers;
      return otherLimits.test(cost) || !ends(cursor) ? undefined : { clause, rule: 'uses', who, means, perTurn };
    }
    const free =
      cursor.takeAny(
        "doesn't|don't cost|spend|use|need|require any?",
        'does|do not cost|spend|use|need|require any?',
      ) || cursor.takeAny('costs|cost|spends|uses|needs|requires no', 'costs|cost 0');
    const found = free ? wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']) : undefined;
    if (found === undefined) return undefined;
    cursor.at = found.to;
    cursor.take('counter|counters|token|tokens');
    // It has to be what it costs, and for free it would never end without a limit.
    const name = found.word.name.toLowerCase();
    const price = new RegExp(`\\b(?:spend|discard|lose|pay|costs?:?) (?:an?|\\d|one|two|three) ${escaped(name)}`, 'i');
    if (!price.test(cost)) return undefined;
    if (/\bfree\b/i.test(cost) && !isLimited(context, named) && !limitBehind(cursor)) return undefined;
    return ends(cursor) ? { clause, rule: 'uses', who, means, spares: found.word.ref } : undefined;
  });
}

const ends = (cursor: Cursor): boolean => cursor.done || cursor.sees('.|,|and|until');

/** `You can use it up to 3/Turn`, in the next sentence. */
function limitBehind({ tokens, end }: Cursor): boolean {
  const next = new Cursor(tokens, end, tokens.length);
  next.take('.');
  return next.takeAny(...anew);
}

const ownCard = ({ words, bearer }: Context, named: string): Word | undefined =>
  words.all.find((one) => one.kind === 'ability' && one.ref === bearer && one.name.toLowerCase() === named);
