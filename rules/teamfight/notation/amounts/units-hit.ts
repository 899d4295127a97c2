import type { Condition, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

type Side = 'any' | 'enemy' | 'ally';
type Hits = Extract<Condition, { is: 'hits' }>;
type Struck = Pick<Hits, 'side' | 'kind'>;

interface Counted {
  readonly side: Side;
  readonly damaged?: true;
  readonly killed?: true;
}

/** `enemy hit`, `unit that was hit by this`, `enemy damaged this way`, `enemy killed`: those whom the text has hit, dealt damage to or killed. */
export function unitsHit(cursor: Cursor): Counted | undefined {
  // "For each kill", "for each that dies".
  if (cursor.takeAny('kill', 'death', 'one? that|who dies|died', 'one? that? was|were|is? killed')) {
    takeBy(cursor);
    return cursor.done || cursor.sees(',|.|and|(') ? { side: 'any', killed: true } : undefined;
  }
  const struck = kindHit(cursor);
  if (struck === undefined || struck.kind !== undefined) return undefined;
  if (
    cursor.takeAny(
      'that|who|which died|dies|die',
      'that|who|which? was|were|is|are? killed',
      'that|who? you kill|killed',
    )
  ) {
    takeBy(cursor);
    return cursor.done || cursor.sees(',|.|and|(') ? { side: struck.side, killed: true } : undefined;
  }
  cursor.takeAny('that|who was|were|is|are', 'you|it|this');
  const hurt = cursor.takeAny('damaged|hurt', 'takes|took damage');
  if (!hurt && !cursor.take('hit|hits')) return undefined;
  // "For each enemy damaged this turn" is of more than this text.
  if (!takeBy(cursor) && hurt && cursor.sees('this|since|last|by|from|in')) return undefined;
  return { side: struck.side, ...(hurt && { damaged: true }) };
}

/** `for each hit`, `for each one damaged`, `for each damaged enemy`, behind an attack: those whom it has hit, or has dealt damage to. */
export function unitsStruck(cursor: Cursor, many: boolean): Counted | undefined {
  const struckUnit = cursor.try(() =>
    cursor.take('hit') && cursor.take('enemy|unit') ? cursor.before?.text : undefined,
  );
  if (struckUnit !== undefined) return { side: struckUnit === 'enemy' ? 'enemy' : 'any' };
  const hurt = cursor.take('damaged');
  const side = hurt ? cursor.try(() => (cursor.take('enemy|ally|unit|target') ? cursor.before?.text : undefined)) : '';
  // "Heal 1 for each damaged ally", behind an attack on one: who has lost health.
  if (side && (!many || side === 'ally')) return undefined;
  if (!hurt) cursor.takeAny('one|target hit|damaged', 'hit');
  const struck = hurt || /^(?:hit|damaged)$/.test(cursor.before?.text ?? '');
  if (!struck || !(cursor.done || cursor.sees(',|.|and|('))) return undefined;
  const damaged = hurt || cursor.before?.text === 'damaged';
  return { side: side === 'enemy' ? side : 'any', ...(damaged && { damaged: true }) };
}

/** `Push each enemy hit 1`, `units that were hit by this`: those whom the text has hit, whatever becomes of them. */
export function wasHit(cursor: Cursor, { slot, laid, named }: Context): Condition | undefined {
  if (!cursor.sees('hit|that|who|which|not')) return undefined;
  if ((slot !== 'ability' && slot !== 'default') || (!laid && named.target !== 'target')) return undefined;
  // "The first unit hit" is where a line comes to.
  if (cursor.tokens[cursor.at - 2]?.text === 'first') return undefined;
  const fresh = cursor.takeAny(
    "that|who|which weren't|wasn't|haven't|hasn't yet? been? hit yet?",
    'that|who|which were|was|have|has not yet? been? hit yet?',
    'not yet? hit yet?',
  );
  if (fresh) {
    takeBy(cursor);
    return { is: 'not', of: { is: 'was-hit', of: 'each' } };
  }
  return cursor.try((): Condition | undefined => {
    cursor.takeAny('that|who was|were|is|are', 'that|who you|it|this');
    if (!cursor.take('hit|hits')) return undefined;
    return takeBy(cursor) || !cursor.sees('by|with') ? { is: 'was-hit', of: 'each' } : undefined;
  });
}

const takeBy = (cursor: Cursor): boolean =>
  cursor.takeAny('by this|it|that attack|ability', 'by this|it|that', 'by the attack', 'this way', 'with this');

/** `two or more enemies are hit`, `this hits a hero or kills a unit`, `no enemy is hit`, behind "if". */
export function ifHits(cursor: Cursor, laid = false): Condition | undefined {
  return cursor.try((): Condition | undefined => {
    const dealt = damageDealt(cursor) ?? (laid ? bareNumber(cursor) : undefined);
    if (dealt !== undefined) return dealt;
    if (!cursor.sees('you|this|it hit|hits|kill|kills')) return passively(cursor);
    cursor.take('you|this|it');
    const found: Condition[] = [];
    do {
      const one = actively(cursor);
      if (one === undefined) return undefined;
      found.push(one);
    } while (cursor.sees('or hit|hits|kill|kills') && cursor.take('or'));
    const [only] = found;
    return found.length > 1 ? { is: 'any', of: found } : only;
  });
}

/** `this dealt damage to an enemy`, `any damage was dealt`, of the text so far. */
const damageDealt = (cursor: Cursor): Condition | undefined =>
  cursor.try((): Condition | undefined => {
    const passive = cursor.takeAny('any? damage is|was dealt', 'no damage is|was dealt');
    const no = passive && cursor.tokens[cursor.at - 4]?.text === 'no';
    if (!passive && !cursor.take('this|it deals|dealt|did any? damage')) return undefined;
    const to = cursor.take('to') ? soMany(cursor) : { side: 'any' as const };
    if (to === undefined || (no && to.min !== undefined)) return undefined;
    if (cursor.sees('this|since|last|in|with|before|from')) return undefined;
    return { is: 'hits', ...to, damaged: true, ...(no && none) };
  });

/** `there's only one`, `2 or more are hit`, `there are none`, behind an area: of all who are in it. */
const bareNumber = (cursor: Cursor): Condition | undefined =>
  cursor.try((): Condition | undefined => {
    const there = cursor.take('there is|are|was|were');
    const only = cursor.take('only|exactly|just');
    const least = !only && cursor.take('at least');
    const no = there && !only && !least && cursor.takeAny('none', 'nobody', 'no one');
    if (!no && !cursor.take('#')) return undefined;
    const [min = 0] = no ? [] : cursor.numbers;
    const more = least || (!only && cursor.takeAny('or more', '+'));
    if (!no && !more && !only) return undefined;
    if (!there) {
      cursor.take('of? them');
      if (!cursor.take('is|are|was|were hit')) return undefined;
      takeBy(cursor);
    } else cursor.takeAny('in the area|burst|line', 'in it', 'there', 'of? them');
    if (!cursor.done && !cursor.sees(',|:')) return undefined;
    return no ? { is: 'hits', side: 'any', ...none } : { is: 'hits', side: 'any', min, ...(only && { max: min }) };
  });

/** `hits a hero`, `kills at least 2 units`, `hits nobody`, behind whoever does. */
function actively(cursor: Cursor): Condition | undefined {
  const killed = cursor.take('kill|kills');
  if (!killed && !cursor.take('hit|hits')) return undefined;
  if (cursor.takeAny('nobody', 'no one', 'nothing', 'none of? them?'))
    return { is: 'hits', side: 'any', ...(killed && { killed }), ...none };
  const asked = soMany(cursor);
  if (asked === undefined) return undefined;
  cursor.take('with this|it');
  return { is: 'hits', ...asked, ...(killed && { killed }) };
}

/** `two enemies are hit by this`, `nobody is hit`, `a hero dies`. */
function passively(cursor: Cursor): Condition | undefined {
  const nobody =
    cursor.takeAny('nobody', 'no one') || (cursor.sees('none of|is|are|was|were') && cursor.take('none of? them?'));
  const asked = nobody ? { side: 'any' as const, ...none } : soMany(cursor);
  if (asked === undefined) return undefined;
  const dies = cursor.takeAny('dies|die|died from|by|to this|it', 'dies|die|died this way', 'dies|die|died');
  // "An enemy dies this turn", "dies in range 2": not of this alone.
  if (dies && !cursor.done && !cursor.sees(',|:')) return undefined;
  const killed = dies || cursor.take('is|are|was|were killed');
  const damaged = !killed && cursor.takeAny('is|are|was|were damaged|hurt', 'takes|take|took damage');
  if (!killed && !damaged && !cursor.take('is|are|was|were hit')) return undefined;
  takeBy(cursor);
  if (damaged && cursor.sees('this|since|last|by|from')) return undefined;
  return { is: 'hits', ...asked, ...(killed && { killed }), ...(damaged && { damaged }) };
}

const none = { min: 0, max: 0 };

/** `3 or more enemies`, `only one unit`, `a hero`, `no enemies`. */
function soMany(cursor: Cursor): (Struck & Pick<Hits, 'min' | 'max'>) | undefined {
  const least = cursor.take('at least');
  const only = !least && cursor.take('only|exactly');
  const no = !least && !only && cursor.take('no');
  const one = !least && !only && !no && cursor.take('a|an|any');
  if (one || no) {
    const struck = kindHit(cursor);
    return struck && { ...struck, ...(no && none) };
  }
  if (!cursor.take('#')) return undefined;
  const [min = 1] = cursor.numbers;
  const more = least || (!only && cursor.takeAny('or more', '+'));
  const struck = kindHit(cursor);
  // "Two enemies": exactly, or at least.
  if (struck === undefined || (!more && !only && min > 1)) return undefined;
  return { ...struck, ...((min > 1 || only) && { min }), ...(only && { max: min }) };
}

function kindHit(cursor: Cursor): Struck | undefined {
  if (cursor.take('enemy|hostile|ally|allied|friendly hero|heroes')) {
    const side = /^(?:ally|allied|friendly)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '') ? 'ally' : 'enemy';
    return { side, kind: 'hero' };
  }
  const kind: Who['kind'] = cursor.take('hero|heroes') ? 'hero' : cursor.take('summon|summons') ? 'summon' : undefined;
  if (kind !== undefined) return { side: 'any', kind };
  if (!cursor.take('enemy|enemies|ally|allies|unit|units')) return undefined;
  const said = cursor.before?.text ?? '';
  return { side: said.startsWith('enem') ? 'enemy' : said.startsWith('all') ? 'ally' : 'any' };
}
