import type { Condition, Place, Ref, Who } from '../../program.ts';

/** Whether somebody is near whom a question names: nobody is near itself. */
export const besideThemselves = (one: Condition): Condition => thanThem(otherThanThem(one));

/** `an enemy is in range 2 of the target`, `no ally is adjacent to it`, `there are more enemies than allies in range 2 of it`: nobody is near itself. */
function otherThanThem(one: Condition): Condition {
  if (one.is === 'not') return { ...one, of: otherThanThem(one.of) };
  if (one.is === 'more') return { ...one, who: besideIt(one.who), than: besideIt(one.than) };
  return one.is === 'there-is' ? { ...one, who: besideYou(besideIt(one.who)) } : one;
}

/** `2 or more units are in range 2`: of you, who are none of them. */
function besideYou(who: Who): Who {
  const { side, card, summoner, places = [], except, if: asked = [] } = who;
  // Whoever has given something, or summons you, is told apart by that.
  if (summoner || asked.some(({ is }) => is === 'gave')) return who;
  const isNear = places.some(({ range, of = 'you' }) => range !== undefined && of === 'you');
  return side === 'any' && card === undefined && except === undefined && isNear ? { ...who, except: ['you'] } : who;
}

function besideIt(who: Who): Who {
  const { places = [], except = [] } = who;
  const near = places.flatMap(({ range, of }) => (range !== undefined && isUnit(of) ? [of] : []));
  const others = near.filter((of) => !except.includes(of));
  return others.length === 0 ? who : { ...who, except: [...except, ...others] };
}

const isUnit = (of: Place['of']): of is Ref =>
  of === 'target' || of === 'each' || of === 'other' || of === 'trigger' || of === 'summon';

/** `there is another enemy in range 1 of them`: than the one who is asked about, whether the text has hit it or not. */
function thanThem(one: Condition): Condition {
  if (one.is !== 'there-is' || !one.who.except?.includes('each')) return one;
  const { if: such = [], ...who } = one.who;
  const left = such.filter((said) => !(said.is === 'not' && said.of.is === 'was-hit'));
  return { ...one, who: left.length > 0 ? { ...who, if: left } : who };
}

/** `if another unit is adjacent to the target`, `if it is adjacent to another unit`: than whoever attacks it, too, who often stands there. */
export function notYouEither(one: Condition): Condition {
  if (one.is === 'not') return { ...one, of: notYouEither(one.of) };
  if (one.is === 'there-is') return { ...one, who: noneOfBoth(one.who) };
  if (one.is !== 'place' || typeof one.place.of !== 'object' || !('nearest' in one.place.of)) return one;
  return { ...one, place: { ...one.place, of: { ...one.place.of, nearest: noneOfBoth(one.place.of.nearest) } } };
}

const noneOfBoth = (who: Who): Who =>
  who.side === 'any' && who.card === undefined && who.except?.join() === 'target'
    ? { ...who, except: ['you', 'target'] }
    : who;
