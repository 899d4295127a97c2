import type { Trigger } from '../../program.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Occasion } from './occasion.ts';
import { isMore, suffers } from './two-triggers.ts';

type Read = (cursor: Cursor, context: Context) => Occasion | undefined;

/** Words that say at most who it is that two things are said of. */
const mostWords = 6;

/**
 * `You use Whistle or are Stunned`, `an enemy is Slowed or pushed`, `you gain a Coin or an ally dies`: two things with one answer, of which neither
 * is ever a part of the other. Who it is stands before the first alone where both are of the same; else nobody is known behind both.
 */
export function eitherOfTwo(cursor: Cursor, context: Context, read: Read): Occasion | undefined {
  const { tokens, at, end } = cursor;
  let stop = at;
  while (stop < end && !/^[,:]$/.test(tokens[stop]?.text ?? '')) stop += 1;
  const said = tokens.slice(at, stop);
  const or = said.findIndex(({ text }, n) => n > 0 && text === 'or');
  if (or < 0 || said.slice(or + 1).some(({ text }) => text === 'or')) return undefined;
  // What comes behind both comes behind each.
  const behind = tokens.slice(stop, end);
  const whole = (some: readonly Token[]): Occasion | undefined => {
    const part = new Cursor([...some, ...behind], 0, some.length + behind.length);
    const found = read(part, context);
    return part.at === some.length ? found : undefined;
  };
  const first = whole(said.slice(0, or));
  if (first === undefined || isMore(first) || isPlaceOfBoth(first, said.slice(0, or), said.slice(or + 1)))
    return undefined;
  const found = secondOf(first, said.slice(0, or), said.slice(or + 1), whole);
  if (found !== undefined) cursor.at = stop;
  return found;
}

function secondOf(
  first: Occasion,
  before: readonly Token[],
  rest: readonly Token[],
  whole: (some: readonly Token[]) => Occasion | undefined,
): Occasion | undefined {
  const own = whole(rest);
  if (own !== undefined) return fits(first, own) ? { trigger: first.trigger, also: own.trigger } : undefined;
  const is = before.findIndex(({ text }) => text === 'is' || text === 'are');
  const most = Math.min(mostWords, before.length - 1);
  const subjects = [...(is > 0 ? [is + 1] : []), ...Array.from({ length: most }, (_, n) => n + 1)];
  for (const length of subjects) {
    const second = whole([...before.slice(0, length), ...rest]);
    if (second === undefined) continue;
    if (!fits(first, second)) return undefined;
    const { trigger: _, ...known } = first;
    const { trigger: also, ...same } = second;
    return JSON.stringify(known) === JSON.stringify(same) ? { ...first, also } : { trigger: first.trigger, also };
  }
  return undefined;
}

/** "An enemy is Slowed or pushed in range 3": the range may be of both, where the first is not of you and has none. */
const isPlaceOfBoth = ({ trigger }: Occasion, before: readonly Token[], rest: readonly Token[]): boolean =>
  'who' in trigger && trigger.who?.side !== 'you' && !before.some(isPlace) && rest.some(isPlace);

const isPlace = ({ text }: Token): boolean => /^(?:range|adjacent|burst|sight|los|on|within)$/.test(text);

const fits = (first: Occasion, second: Occasion): boolean =>
  !isMore(second) && areOfTwoSorts(first.trigger, second.trigger);

/** Of what sort a happening is: one of these is never part of another one. What comes of an attack is one sort, and so are ways. */
const sorts: readonly (readonly Trigger['on'][])[] = [
  ['attacks', 'attacked', 'hits', 'misses', 'crits', 'targeted', 'deals-damage', 'damaged', 'kills', 'dies', 'drops'],
  ['moves', 'enters', 'leaves', 'teleports', 'begins-move', 'passes', 'pushed', 'push-stopped'],
  ['gains', 'gains-again'],
  ['loses'],
  ['healed'],
  ['summons'],
  ['places'],
  ['destroyed'],
  ['enters-stance'],
  ['loses-action'],
  ['uses-ability'],
];

/** An ability that is used, and what comes of its attack or the way that it goes, could be meant as one. */
function areOfTwoSorts(a: Trigger, b: Trigger): boolean {
  const [one, other] = [a, b].map(({ on }) => sorts.findIndex((sort) => sort.includes(on)));
  if (one === undefined || other === undefined || one < 0 || other < 0 || one === other) return false;
  const uses = [a, b].some(({ on }) => on === 'uses-ability');
  const isOfUse = ({ on }: Trigger): boolean => sorts.slice(0, 2).some((sort) => sort.includes(on));
  return !uses || [a, b].every((set) => !isOfUse(set) || set.on === 'dies' || isSuffered(set));
}

const isSuffered = (trigger: Trigger): boolean => suffers(trigger) && trigger.on !== 'targeted';
