import type { Condition, Place, Range, Ref, Shape, Who } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { range } from './range.ts';
import { type Word, wordAt } from './words.ts';

/** Somebody that a text names. */
export interface Noun {
  readonly who: Who;
  /** Somebody who is known already: you, the target, they. */
  readonly ref?: Ref;
  /** `one` is chosen; `each` is all of them, without a choice. */
  readonly many: 'one' | 'each';
  readonly min?: number;
  readonly max?: number;
  readonly forced?: 'nearest' | 'furthest';
  /** In the spaces of this shape, drawn from `of`. */
  readonly area?: { readonly shape: Shape; readonly of: Ref; readonly range?: Range };
  readonly range?: Range;
  /** Where `range` is measured from; the bearer if left out. */
  readonly of?: Ref;
  /** "In LoS": any distance, seen. */
  readonly seen?: boolean;
  readonly blind?: boolean;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

const known = (ref: Ref): Noun => ({ who: { side: 'any' }, ref, many: 'one' });

/** Somebody known already. */
export function pronoun(cursor: Cursor, context: Context): Noun | undefined {
  if (cursor.take('you|yourself')) return known('you');
  const { them, named } = context;
  if (them !== undefined && cursor.take('they|them|themselves|it|itself')) return known(them);
  const said = cursor.try(() => {
    const article = cursor.take('the|that');
    const ref = named[cursor.peek()?.text ?? ''];
    // "Target" needs no article; "enemy in range 2" without one is somebody new.
    if (ref === undefined || (!article && !cursor.sees('target'))) return undefined;
    cursor.at += 1;
    return ref;
  });
  if (said !== undefined) return known(said);
  if (isOwner(context, peekHero(cursor, context)?.word)) {
    const hero = peekHero(cursor, context);
    if (hero && !cursor.tokens[hero.to - 1]?.text.endsWith("'s")) {
      cursor.at = hero.to;
      return known('you');
    }
  }
  return undefined;
}

const peekHero = (cursor: Cursor, { words }: Context) =>
  wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero', 'summon']);

/** Whether a unit is the one on whose card this text stands, or whose marker or token it belongs to: then it is `you`. */
const isOwner = ({ slot, self, bearer }: Context, unit: Word | undefined): boolean => {
  if (unit === undefined) return false;
  if (slot === 'ability' || slot === 'default' || slot === 'passive') return bearer === unit.ref;
  const owned = slot === 'marker' || slot === 'token' || slot === 'condition';
  return owned && self !== undefined && self.owners.length === 1 && self.owners[0] === unit.ref;
};

/** `your`, or the name of the unit whose marker it is: `Cinder Joan's`. */
export function possessive(cursor: Cursor, context: Context): Ref | undefined {
  if (cursor.take('your')) return 'you';
  if (context.them !== undefined && cursor.take('their|its')) return context.them;
  if (context.named.target !== undefined && cursor.take("the? target's")) return context.named.target;
  const hero = peekHero(cursor, context);
  if (hero && cursor.tokens[hero.to - 1]?.text.endsWith("'s") && isOwner(context, hero.word)) {
    cursor.at = hero.to;
    return 'you';
  }
  return undefined;
}

/** Who is meant: `an ally in range 2`, `enemies in burst 3`, `units with a Mark`, `one of your summons`. */
export function noun(cursor: Cursor, context: Context): Noun | undefined {
  return cursor.try(() => group(cursor, context) ?? pronoun(cursor, context) ?? several(cursor, context));
}

/** You and others, said as one. */
function group(cursor: Cursor, context: Context): Noun | undefined {
  const noun: Draft<Noun> = { who: { side: 'friend' }, many: 'each' };
  const found = cursor.try(() => {
    if (cursor.takeAny('you and|or all? your? allies', 'you or an|any? ally')) return true;
    if (cursor.takeAny('you and|or adjacent allies', 'you and|or an? adjacent ally')) {
      noun.range = { max: 1 };
      return true;
    }
    const owner = pronoun(cursor, context);
    return owner?.ref === 'you' && cursor.takeAny('and|or her|his|their|its allies') ? true : undefined;
  });
  if (!found) return undefined;
  return places(cursor, context, noun) ? noun : undefined;
}

function several(cursor: Cursor, context: Context): Noun | undefined {
  return cursor.try(() => {
    const who: Draft<Who> = { side: 'any' };
    const noun: Draft<Noun> = { who, many: 'one' };
    const start = cursor.at;
    let plural: boolean | undefined;
    const conditions: Condition[] = [];

    const player = context.slot === 'rules' && cursor.take('one of their');
    if (player) noun.max = 1;
    else if (cursor.take('one of your')) {
      who.yours = true;
      plural = false;
    } else if (cursor.takeAny('all of? the? your', 'all your')) {
      who.yours = true;
      plural = true;
    } else if (cursor.take('any number of')) {
      noun.min = 0;
      noun.max = 99;
      plural = false;
    } else if (cursor.take('up to #')) {
      noun.min = 0;
      noun.max = cursor.numbers[0] ?? 1;
      plural = false;
    } else if (cursor.takeAny('all the? other|others', 'each|every other')) {
      plural = true;
      cursor.at -= 1;
    } else if (cursor.takeAny('all', 'each|every')) plural = true;
    else if (cursor.take('#')) {
      const [count = 1] = cursor.numbers;
      noun.min = count;
      noun.max = count;
      plural = false;
    } else if (cursor.take('the? nearest|closest')) noun.forced = 'nearest';
    else if (cursor.take('the? furthest|farthest')) noun.forced = 'furthest';
    else if (cursor.take('your')) who.yours = true;
    else cursor.takeAny('a|an|any|the');

    if (cursor.take('other|another')) who.except = ['you'];
    const adjacent = cursor.take('adjacent');
    if (cursor.take('damaged')) conditions.push({ is: 'not', of: { is: 'health', of: 'each', full: true } });
    const state = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (state && cursor.tokens[state.to - 1]?.text !== state.word.name.toLowerCase()) {
      const { at } = cursor;
      cursor.at = state.to;
      if (cursor.sees('enemy|enemies|ally|allies|unit|units|target')) {
        conditions.push({ is: 'has', of: 'each', token: state.word.ref });
      } else cursor.at = at;
    }

    const kind = kindOf(cursor, context, who);
    if (kind === undefined) return undefined;
    if (kind === 'many' && plural === undefined) plural = true;
    if (kind === 'one' && plural === true && cursor.tokens[start]?.text === 'all') {
      // "All ally" is no English, but "all in range 2" is.
      if (!cursor.sees('in')) return undefined;
    }
    if (player) {
      if (who.side !== 'any') return undefined;
      who.side = 'friend';
      plural = false;
    }
    noun.many = plural ? 'each' : 'one';
    if (who.yours) who.side = 'ally';
    if (who.yours && who.kind === undefined && who.card === undefined) return undefined;
    if (adjacent) noun.range = { max: 1 };
    if (conditions.length > 0) who.if = conditions;
    return places(cursor, context, noun) ? noun : undefined;
  });
}

/** The word that says what kind: takes it and fills `who`. */
function kindOf(cursor: Cursor, context: Context, who: Draft<Who>): 'one' | 'many' | undefined {
  if (cursor.take('others')) {
    who.except = ['you'];
    return 'many';
  }
  if (cursor.take('hostile|enemy unit|character')) who.side = 'enemy';
  else if (cursor.take('hostile|enemy units|characters')) {
    who.side = 'enemy';
    return 'many';
  } else if (cursor.take('allied|friendly unit|character')) who.side = 'ally';
  else if (cursor.take('allied|friendly units|characters')) {
    who.side = 'ally';
    return 'many';
  } else if (cursor.take('enemy hero')) {
    who.side = 'enemy';
    who.kind = 'hero';
  } else if (cursor.take('enemy heroes')) {
    who.side = 'enemy';
    who.kind = 'hero';
    return 'many';
  } else if (cursor.take('enemy')) who.side = 'enemy';
  else if (cursor.take('enemies')) {
    who.side = 'enemy';
    return 'many';
  } else if (cursor.take('ally')) who.side = 'ally';
  else if (cursor.take('allies')) {
    who.side = 'ally';
    return 'many';
  } else if (cursor.take('units|characters')) return 'many';
  else if (cursor.take('heroes')) {
    who.kind = 'hero';
    return 'many';
  } else if (cursor.take('hero')) who.kind = 'hero';
  else if (cursor.take('summons')) {
    who.kind = 'summon';
    return 'many';
  } else if (cursor.take('summon')) who.kind = 'summon';
  else if (cursor.take('unit|character')) return 'one';
  else if (cursor.tokens[cursor.at - 1]?.text === 'all' && cursor.sees('in')) return 'many';
  else {
    const card = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon']);
    if (card === undefined) return undefined;
    const last = cursor.tokens[card.to - 1]?.text ?? '';
    if (last.endsWith("'s")) return undefined;
    cursor.at = card.to;
    who.card = card.word.ref;
    return last.endsWith('s') && !card.word.name.toLowerCase().endsWith('s') ? 'many' : 'one';
  }
  return 'one';
}

/** Where they are and what they have. False when a place begins that is not understood. */
function places(cursor: Cursor, context: Context, noun: Draft<Noun>): boolean {
  const who = noun.who as Draft<Who>;
  for (;;) {
    const found = onePlace(cursor, context, noun, who);
    if (found === false) return false;
    if (found === undefined) return true;
  }
}

function onePlace(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Who>): boolean | undefined {
  if (cursor.take('of')) {
    const owner = pronoun(cursor, context);
    return owner?.ref === 'you' && (who.side === 'enemy' || who.side === 'ally');
  }
  if (cursor.takeAny('that? you move|moved|pass|passed|fly|flew through|over')) {
    who.places = [...(who.places ?? []), { passed: true }];
    return true;
  }
  if (cursor.takeAny('in|with line of sight', 'in|with los')) {
    noun.seen = true;
    return true;
  }
  if (cursor.sees('ignoring walls')) {
    cursor.at += 2;
    noun.blind = true;
    return true;
  }
  if (cursor.sees('adjacent to')) {
    cursor.at += 2;
    const of = placeRef(cursor, context);
    if (of === undefined) return false;
    noun.range = { max: 1 };
    if (of !== 'you') noun.of = of;
    return true;
  }
  if (cursor.sees('in|within burst')) {
    cursor.at += 1;
    return burstPlace(cursor, context, noun, who);
  }
  if (cursor.takeAny('in line #')) {
    noun.area = { shape: { shape: 'line', size: cursor.numbers[0] ?? 1 }, of: 'you' };
    return true;
  }
  if (cursor.takeAny('in an? infinite|unlimited line', 'in line infinite')) {
    noun.area = { shape: { shape: 'line' }, of: 'you' };
    return true;
  }
  const within = cursor.try(() => (cursor.takeAny('in|within|at') ? range(cursor) : undefined));
  if (within !== undefined) {
    if (cursor.sees('burst')) {
      if (!burstPlace(cursor, context, noun, who)) return false;
      noun.area = { ...(noun.area as NonNullable<Noun['area']>), range: within };
      return true;
    }
    if (noun.range !== undefined) return false;
    noun.range = within;
    if (cursor.take('of')) {
      const of = placeOf(cursor, context);
      if (of === undefined) return false;
      if (typeof of === 'string') {
        if (of !== 'you') noun.of = of;
      } else {
        who.places = [...(who.places ?? []), { range: within, of }];
        delete noun.range;
      }
    }
    return true;
  }
  const standing = cursor.try(() => {
    cursor.takeAny('that|who stand|stands|is|are');
    if (!cursor.take('on|in')) return undefined;
    const ground = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (ground === undefined) return undefined;
    cursor.at = ground.to;
    return ground.word;
  });
  if (standing !== undefined) {
    who.places = [...(who.places ?? []), { on: standing.ref }];
    return true;
  }
  if (cursor.sees('with|without') && !cursor.sees('with your|their')) {
    const without = cursor.take('without');
    if (!without) cursor.at += 1;
    const having = tokensHad(cursor, context);
    if (having === undefined) return false;
    const condition: Condition = having.length === 1 ? (having[0] as Condition) : { is: 'any', of: having };
    who.if = [...(who.if ?? []), without ? { is: 'not', of: condition } : condition];
    return true;
  }
  return undefined;
}

/** `Slow or Silence`, `a Mark`, `5 health or less` of the unit in question. */
function tokensHad(cursor: Cursor, context: Context): Condition[] | undefined {
  const found: Condition[] = [];
  if (cursor.take('# health or less')) return [{ is: 'health', of: 'each', max: cursor.numbers[0] ?? 0 }];
  if (cursor.take('# or more health')) return [{ is: 'health', of: 'each', min: cursor.numbers[0] ?? 0 }];
  do {
    cursor.takeAny('a|an|any');
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    found.push({ is: 'has', of: 'each', token: token.word.ref });
  } while (cursor.take('or'));
  return found;
}

/** `burst 2 of it`, behind "in". "Others" of a target leaves out the target. */
function burstPlace(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Who>): boolean {
  if (!cursor.take('burst #')) return false;
  const shape: Shape = { shape: 'burst', size: cursor.numbers[0] ?? 1 };
  let of: Ref = 'you';
  if (cursor.take('of')) {
    const centre = placeRef(cursor, context);
    if (centre === undefined) return false;
    of = centre;
  }
  if (who.except?.includes('you') && of !== 'you') who.except = of === 'marker' ? ['you'] : [of];
  noun.area = { shape, of };
  return true;
}

/** What a place is measured from: you, the target, it, a marker by its name, one of your summons. */
export function placeOf(cursor: Cursor, context: Context): NonNullable<Place['of']> | undefined {
  return cursor.try(() => {
    const ref = placeRef(cursor, context);
    if (ref !== undefined) return ref;
    const { at } = cursor;
    cursor.takeAny('a|an|any|the');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (marker !== undefined) {
      cursor.at = marker.to;
      return { marker: marker.word.ref };
    }
    cursor.at = at;
    const near = several(cursor, context);
    if (near === undefined || near.area || near.range || near.seen) return undefined;
    return { nearest: near.who };
  });
}

/** What is bound already, as a place: `of you`, `of target`, `of it`, `of this`, `of the Fuse`. */
export function placeRef(cursor: Cursor, context: Context): Ref | undefined {
  const { marker, them } = context;
  return cursor.try(() => {
    if (cursor.take('you')) return 'you';
    if (cursor.take('this')) return marker === undefined ? undefined : 'marker';
    if (cursor.take('them')) return them;
    if (context.named.target !== undefined && cursor.take('the? target')) return context.named.target;
    if (cursor.take('it')) return marker !== undefined && them !== undefined ? undefined : marker ? 'marker' : them;
    if (marker === undefined) return undefined;
    cursor.take('the');
    const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (named?.word.ref !== marker.ref) return undefined;
    cursor.at = named.to;
    return 'marker';
  });
}

/** The units of a noun that stands for all of them at any time: with its places written into `who`. */
export function standingWho(noun: Noun): Who | undefined {
  if (noun.forced !== undefined || noun.area?.range !== undefined || noun.blind) return undefined;
  // Only a movement of the same text has a way.
  if (noun.who.places?.some(({ passed }) => passed)) return undefined;
  if (noun.ref === 'you') return { side: 'you' };
  if (noun.ref !== undefined) return undefined;
  const places: Place[] = [...(noun.who.places ?? [])];
  if (noun.area !== undefined) {
    if (noun.area.shape.shape !== 'burst') return undefined;
    const { of, shape } = noun.area;
    places.push({ range: { max: shape.size }, ...(of === 'you' ? {} : { of }), sight: true });
  }
  if (noun.range !== undefined) places.push({ range: noun.range, ...(noun.of ? { of: noun.of } : {}) });
  if (noun.seen) places.push({ sight: true });
  return places.length > 0 ? { ...noun.who, places } : noun.who;
}

/** The units of a noun said at once in an effect, outside of a drawn shape: "Enemies in range 2" (T-101). They must be seen. */
export function presentWho(noun: Noun): Who {
  const places: Place[] = [...(noun.who.places ?? [])];
  const sight = noun.blind ? {} : { sight: true };
  if (noun.range !== undefined) places.push({ range: noun.range, ...(noun.of ? { of: noun.of } : {}), ...sight });
  else if (noun.seen) places.push({ sight: true });
  return places.length > 0 ? { ...noun.who, places } : noun.who;
}
