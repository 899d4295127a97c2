import type { Condition, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Form, formsOf } from '../words/forms.ts';
import { numberWord } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Draft } from './noun.ts';
import { thanBoth } from './than-both.ts';

/** The word that says what kind: takes it and fills `who`. */
export function kindOf(
  cursor: Cursor,
  context: Context,
  who: Draft<Who>,
  isDescribed = false,
): 'one' | 'many' | undefined {
  const found = kindSaid(cursor, context, who, isDescribed);
  // Whoever acts chooses anyway.
  if (found === 'one') cursor.take('of your choice');
  return found;
}

/** Of whom many or one are meant; `none` where it is not understood. */
type Kind = 'one' | 'many' | 'none';
type KindForm = ((cursor: Cursor, context: Context, who: Draft<Who>, isDescribed: boolean) => Kind | undefined) & Form;

const kindForms = formsOf<KindForm>(() => [
  anybody,
  allOthers,
  ofSide,
  eitherPiece,
  heroOrSummon,
  plainly,
  holders,
  aimedAt,
]);

function kindSaid(cursor: Cursor, context: Context, who: Draft<Who>, isDescribed: boolean): 'one' | 'many' | undefined {
  for (const form of kindForms(cursor)) {
    const kind = form(cursor, context, who, isDescribed);
    if (kind !== undefined) return kind === 'none' ? undefined : kind;
  }
  return ofCard(cursor, context, who);
}

const anyWord = 'anyone|anybody|someone|somebody';
const everyWord = 'everyone|everybody|everything';

/** `everyone`, `anyone else`. */
function anybody(cursor: Cursor, context: Context, who: Draft<Who>): Kind | undefined {
  const many = cursor.take(everyWord);
  if (!many && !cursor.take(anyWord)) return undefined;
  if (!cursor.take('else')) return many ? 'many' : 'one';
  // "The Duelist deals +1 damage to you. If anyone else kills you": than whoever the text of a token has spoken of.
  if (context.slot === 'token' || context.slot === 'condition') return 'none';
  // "Until it dies, you have Resistance against everyone else": than the target, whom what lasts remembers.
  if (context.them === 'target') who.if = [{ is: 'not', of: { is: 'same', of: 'each', as: 'target' } }];
  const both = thanBoth(cursor, context);
  if (both.length > 0) who.if = [...(who.if ?? []), ...both];
  who.except = ['you'];
  return many ? 'many' : 'one';
}
anybody.begins = beginning(everyWord, anyWord);

function allOthers(cursor: Cursor, context: Context, who: Draft<Who>): Kind | undefined {
  if (!cursor.take('others')) return undefined;
  // "Slowed enemies in range 3 take 2dmg. All others are Slowed": the other enemies there, or all whoever and wherever they are.
  if (context.them !== 'target' && isBehindSome(cursor) && !cursor.sees(somewhere)) return undefined;
  // "One ally in range 2 heals 3, all others in range 2 heal 1": the other allies, or whoever is there.
  if (context.them === 'target' && (isBesideOne(cursor) || isBehindOne(cursor))) return undefined;
  const both = thanBoth(cursor, context);
  if (both.length > 0) who.if = [...(who.if ?? []), ...both];
  // "2dmg, 1dmg to all others in range 2": than the target, too.
  who.except = context.them === 'target' ? ['you', 'target'] : ['you'];
  return 'many';
}
const isBehindSome = ({ tokens, at }: Cursor): boolean =>
  at > 2 && tokens[at - 2]?.text === 'all' && !/^(?:to|from|against|than|by|of|for)$/.test(tokens[at - 3]?.text ?? '');
/** Some of one side were chosen in a range of yours, and of the others in such a one it is said no more. */
function isBesideOne({ tokens, at, end }: Cursor): boolean {
  const there = new Cursor(tokens, at, end);
  if (!there.takeAny('in|within range|burst #', 'adjacent to you', 'adjacent') || there.sees('of|to')) return false;
  return tokens.some(
    ({ text }, n) =>
      n < at - 1 &&
      /^(?:in|within|adjacent)$/.test(tokens[n + 1]?.text ?? '') &&
      (text === 'ally' || text === 'allies' || (text === 'enemy' && tokens[n - 1]?.text === 'one')),
  );
}
/** "The nearest enemy takes 2dmg, all others 1dmg": the other enemies, or everybody. */
const isBehindOne = (cursor: Cursor): boolean =>
  !cursor.sees(somewhere) && cursor.tokens.slice(0, cursor.at).some(({ text }) => /^(?:ally|allies|enemy)$/.test(text));
const somewhere = 'in|within|adjacent|next|beyond|on|near|behind|with|between';
allOthers.begins = beginning('others');

/** `foe`, `ally or enemy`, `enemy unit`, `enemy Turret`, `allied summons`, `enemies`: by their side. */
function ofSide(cursor: Cursor, context: Context, who: Draft<Who>): Kind | undefined {
  if (cursor.take('foe|foes')) {
    who.side = 'enemy';
    return cursor.before?.text === 'foes' ? 'many' : 'one';
  }
  const both = cursor.sees('ally|allies|enemy|enemies or|and') ? cursor.try(() => ofBothSides(cursor)) : undefined;
  if (both !== undefined) {
    who.except = ['you'];
    return both;
  }
  if (cursor.take('enemies|allies')) {
    who.side = cursor.before?.text === 'enemies' ? 'enemy' : 'ally';
    return 'many';
  }
  const sided = cursor.sees(sideAndKind);
  const unit = sided ? unitOfSide(cursor, who) : undefined;
  if (unit !== undefined) return unit;
  if (sidedCard(cursor, context, who)) return ofCard(cursor, context, who) ?? 'none';
  const piece = sided ? pieceOfSide(cursor, who) : undefined;
  if (piece !== undefined) return piece;
  if (cursor.take('enemy')) who.side = 'enemy';
  else if (cursor.take('ally')) {
    who.side = 'ally';
    // A summon of one's own side is an ally.
    cursor.take('or summon');
  } else return undefined;
  return 'one';
}
ofSide.begins = beginning('foe|foes|ally|allies|enemy|enemies|hostile|opposing|allied|friendly');

/** `summons and objects`, `summon or object`. */
function eitherPiece(cursor: Cursor, _: Context, who: Draft<Who>): Kind | undefined {
  const many = cursor.takeAny('summons and|or objects', 'objects and|or summons');
  if (!many && !cursor.takeAny('summon or object', 'object or summon')) return undefined;
  who.if = [...(who.if ?? []), { is: 'any', of: [ofKind('summon'), ofKind('object')] }];
  return many ? 'many' : 'one';
}
eitherPiece.begins = beginning('summons|objects|summon|object');

/** `hero or summon`, `heroes and summons`. */
function heroOrSummon(cursor: Cursor, _: Context, who: Draft<Who>): Kind | undefined {
  const many = cursor.takeAny('heroes and|or summons', 'summons and|or heroes');
  if (!many && !cursor.takeAny('hero or a? summon', 'summon or a? hero')) return undefined;
  who.if = [...(who.if ?? []), { is: 'any', of: [ofKind('hero'), ofKind('summon')] }];
  return many ? 'many' : 'one';
}
heroOrSummon.begins = beginning('hero|heroes|summon|summons');

/** `units`, `hero`, `objects`: by nothing but their kind. */
function plainly(cursor: Cursor, _: Context, who: Draft<Who>): Kind | undefined {
  if (cursor.take('unit|character')) return 'one';
  if (cursor.take('units|characters')) return 'many';
  // "Summon a Wolf" is done.
  if (cursor.sees('summon a|an|the|your|another|up')) return undefined;
  if (!cursor.take('hero|heroes|object|objects|summon|summons')) return undefined;
  const said = cursor.before?.text ?? '';
  who.kind = kinds.find((kind) => said.startsWith(kind)) as (typeof kinds)[number];
  return said === who.kind ? 'one' : 'many';
}
plainly.begins = beginning('unit|units|character|characters|hero|heroes|object|objects|summon|summons');

/** `holders`, before "of". */
function holders(cursor: Cursor): Kind | undefined {
  if (cursor.sees('holders|bearers of') && cursor.take('holders|bearers')) return 'many';
  return cursor.sees('holder|bearer of') && cursor.take('holder|bearer') ? 'one' : undefined;
}
holders.begins = beginning('holders|bearers|holder|bearer');

/** `target`, where that is somebody new. */
function aimedAt(cursor: Cursor, context: Context, _: Draft<Who>, isDescribed: boolean): Kind | undefined {
  if (isAllThere(cursor, context)) return 'many';
  const isNew = isNumbered(cursor) || isDescribed || isPlaced(cursor, context) || isFaced(cursor, context);
  return isNew && cursor.take('target|targets') ? 'one' : undefined;
}
aimedAt.begins = beginning('target|targets');

/** `ally or enemy`, `allies and enemies`, with where they are or nothing behind it: "you kill an enemy or an ally dies" are two things. */
function ofBothSides(cursor: Cursor): 'one' | 'many' | undefined {
  const many = cursor.takeAny('allies and|or enemies', 'enemies and|or allies');
  if (!many && !cursor.takeAny('ally or an? enemy', 'enemy or an? ally')) return undefined;
  if (!cursor.done && !cursor.sees('in|within|adjacent|next|with|,|.|:')) return undefined;
  return many ? 'many' : 'one';
}

/** All that the two below may begin with. */
const sideAndKind =
  'hostile|enemy|opposing|allied|friendly|ally unit|units|character|characters|hero|heroes|summon|summons|object|objects';

/** `enemy unit`, `allied heroes`. */
function unitOfSide(cursor: Cursor, who: Draft<Who>): 'one' | 'many' | undefined {
  const { at } = cursor;
  const kind = cursor.tokens[at + 1]?.text ?? '';
  if (!/^(?:unit|character|hero)/.test(kind)) return undefined;
  const theirs = cursor.take('hostile|enemy|opposing');
  // "Ally unit" is no English, but "ally hero" is.
  if (!theirs && !cursor.take(kind.startsWith('hero') ? 'ally|allied|friendly' : 'allied|friendly')) return undefined;
  cursor.at += 1;
  who.side = theirs ? 'enemy' : 'ally';
  if (kind.startsWith('hero')) who.kind = 'hero';
  return /s$/.test(kind) ? 'many' : 'one';
}

/** `enemy summon`, `allied summons`, `friendly objects`. */
function pieceOfSide(cursor: Cursor, who: Draft<Who>): 'one' | 'many' | undefined {
  if (cursor.take('enemy|hostile|opposing summons')) {
    who.side = 'enemy';
    who.kind = 'summon';
    return 'many';
  }
  if (cursor.take('enemy|hostile|opposing summon')) {
    who.side = 'enemy';
    who.kind = 'summon';
    return 'one';
  }
  if (cursor.take('allied|friendly summons') || cursor.take('ally summons in|within|adjacent|have|are|deal')) {
    if (cursor.before?.text !== 'summons') cursor.at -= 1;
    who.side = 'ally';
    who.kind = 'summon';
    return 'many';
  }
  if (cursor.take('allied|friendly summon') || cursor.take('ally summon in|within|adjacent')) {
    if (cursor.before?.text !== 'summon') cursor.at -= 1;
    who.side = 'ally';
    who.kind = 'summon';
    return 'one';
  }
  if (!cursor.take('enemy|hostile|opposing|allied|friendly object|objects')) return undefined;
  who.side = /^(?:allied|friendly)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '') ? 'ally' : 'enemy';
  who.kind = 'object';
  return cursor.before?.text === 'objects' ? 'many' : 'one';
}

const ofKind = (kind: NonNullable<Who['kind']>): Condition => ({
  is: 'unit',
  of: 'each',
  who: { side: 'any', kind },
});

const kinds = ['hero', 'summon', 'object'] as const;

/** `non-summon unit`: one that is no summon. */
export function noneOfKind(cursor: Cursor): Condition | undefined {
  if (!/^non/.test(cursor.peek()?.text ?? '')) return undefined;
  const found = kinds.find((kind) => cursor.takeAny(`non-${kind}|non-${kind}ed`, `non ${kind}`));
  return found && { is: 'not', of: ofKind(found) };
}

/** `[that is not] a summon`, `[that aren't] objects`: of what kind it is. */
export function ofSomeKind(cursor: Cursor): Condition | undefined {
  const found = kinds.find((kind) => cursor.takeAny(`a|an? ${kind}`, kind === 'hero' ? 'heroes' : `${kind}s`));
  return found && ofKind(found);
}

/** The words that a kind without a name of its own begins with. */
const kinded = oneOf(
  'everyone everybody everything anyone anybody someone somebody others hostile opposing foe foes enemy enemies allied friendly ally allies unit units character characters hero heroes summon summons object objects target targets holder holders bearer bearers',
);
/** But for names, and for "all in range 2". */
kindOf.begins = kinded;

/** `enemy Turret`, `allied Turrets`: of one side, by the name of their card, which is not taken here. */
function sidedCard(cursor: Cursor, context: Context, who: Draft<Who>): boolean {
  const { at } = cursor;
  // Most often no name comes behind it.
  if (!context.words.forms.has(cursor.tokens[at + 1]?.text ?? '')) return false;
  if (!cursor.take('enemy|hostile|opposing|ally|allied|friendly')) return false;
  const side = /^(?:ally|allied|friendly)$/.test(cursor.before?.text ?? '') ? 'ally' : 'enemy';
  const behind = cursor.at;
  const found = ofCard(cursor, context, {} as Draft<Who>);
  cursor.at = found === undefined ? at : behind;
  if (found !== undefined) who.side = side;
  return found !== undefined;
}

/**
 * `enemy or Totem`, `an ally or your Turret`: one of them, or a summon or object of this card. Takes it, makes `who` anybody and asks
 * for the one or the other.
 */
export function orCard(cursor: Cursor, { words }: Context, who: Draft<Who>): Condition | undefined {
  const { side, kind, card, yours } = who;
  const piece = card !== undefined || kind === 'summon' || kind === 'object';
  if (piece && side === 'any' && !yours && cursor.sees('or a|an|any? ally|enemy|allied|friendly|hostile'))
    return orSide(cursor, who);
  if (card !== undefined || yours || !cursor.sees('or')) return undefined;
  if (side === 'any' && kind === undefined) orUnit(cursor, words);
  if (side === 'ally' && kind === undefined && cursor.take('or you|yourself in|within|adjacent')) {
    cursor.at -= 1;
    who.side = 'friend';
    return undefined;
  }
  if (side !== 'enemy' && side !== 'ally') return undefined;
  return cursor.try((): Condition | undefined => {
    cursor.take('or');
    const anew = cursor.take('a|an|any');
    if (cursor.take('object|summon')) {
      // "An enemy hero or summon": of that side, as nobody is named anew.
      if (kind === 'hero' && !anew && cursor.before?.text === 'summon') {
        delete who.kind;
        return { is: 'any', of: [ofKind('hero'), ofKind('summon')] };
      }
      const piece: Who = { side: 'any', kind: cursor.before?.text === 'object' ? 'object' : 'summon' };
      const all: readonly Who[] = [{ side, ...(kind && { kind }) }, piece];
      who.side = 'any';
      delete who.kind;
      return { is: 'any', of: all.map((one) => ({ is: 'unit', of: 'each', who: one })) };
    }
    const own = cursor.take('your');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon', 'marker']);
    if (found === undefined || (found.word.kind === 'marker' && !found.word.fields.object)) return undefined;
    cursor.at = found.to;
    cursor.take('object');
    who.side = 'any';
    delete who.kind;
    const piece: Who = { side: 'any', card: found.word.ref, ...(own && { side: 'ally', yours: true }) };
    const all: readonly Who[] = [{ side, ...(kind && { kind }) }, piece];
    return { is: 'any', of: all.map((one) => ({ is: 'unit', of: 'each', who: one })) };
  });
}

/** `Totem or ally`, `summon or enemy`, `object or allied summon`: the same the other way round. */
function orSide(cursor: Cursor, who: Draft<Who>): Condition | undefined {
  const other: Draft<Who> = { side: 'any' };
  const kinded = cursor.try(() => {
    cursor.take('or');
    cursor.take('a|an|any');
    return pieceOfSide(cursor, other) ?? unitOfSide(cursor, other);
  });
  if (kinded === 'many') return undefined;
  if (kinded === undefined) {
    if (!cursor.take('or a|an|any? ally|enemy')) return undefined;
    other.side = cursor.before?.text === 'ally' ? 'ally' : 'enemy';
  }
  const { card, kind } = who;
  delete who.card;
  delete who.kind;
  const all: readonly Who[] = [{ side: 'any', ...(card !== undefined ? { card } : { kind }) }, other];
  return { is: 'any', of: all.map((one) => ({ is: 'unit', of: 'each', who: one })) };
}

/** `unit or Turret`, `unit or object`: summons, and objects with health, are units (T-171). */
const orUnit = (cursor: Cursor, words: Context['words']): true | undefined =>
  cursor.try(() => {
    cursor.take('or');
    cursor.take('a|an|any|your');
    if (cursor.take('object|summon')) return true;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon', 'marker']);
    if (found === undefined || (found.word.kind === 'marker' && !isObject(found.word))) return undefined;
    cursor.at = found.to;
    return true;
  });

/** `Turrets`, by the name of their card. Behind "all" it need not be said: "all in range 2". */
function ofCard(cursor: Cursor, context: Context, who: Draft<Who>): 'one' | 'many' | undefined {
  if (cursor.before?.text === 'all' && cursor.sees('in|within')) return 'many';
  if (!context.words.forms.has(cursor.tokens[cursor.at]?.text ?? '')) return undefined;
  const summon = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon']);
  const object = summon ?? wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  // What a piece does itself is read with the pieces that act.
  const acts = object !== summon && object !== undefined && acting.has(cursor.tokens[object.to]?.text ?? '');
  const card = object === summon || (isObject(object?.word) && !acts) ? object : undefined;
  if (card === undefined) return hero(cursor, context, who);
  const last = cursor.tokens[card.to - 1]?.text ?? '';
  if (last.endsWith("'s")) return undefined;
  cursor.at = card.to;
  who.card = card.word.ref;
  return last.endsWith('s') && !card.word.name.toLowerCase().endsWith('s') ? 'many' : 'one';
}

/** `Cinder Joan`, on the card of somebody else. */
function hero(cursor: Cursor, { words, bearer, slot }: Context, who: Draft<Who>): 'one' | undefined {
  if (bearer === undefined || (slot !== 'ability' && slot !== 'default' && slot !== 'passive')) return undefined;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero']);
  if (found === undefined || found.word.ref === bearer || /^(?:an?|the)$/i.test(found.word.name)) return undefined;
  if (/'s?$/.test(cursor.tokens[found.to - 1]?.text ?? '')) return undefined;
  cursor.at = found.to;
  who.card = found.word.ref;
  return 'one';
}

const acting: ReadonlySet<string> = new Set(
  'does do deals deal makes make uses use performs perform explodes explode detonates detonate'.split(' '),
);

/** T-171: an object with health is a unit. */
const isObject = (word: Word | undefined): boolean => word?.fields.object === true && (word.fields.health ?? 0) > 0;

/** `all targets in range 2`, where none is known. */
const isAllThere = (cursor: Cursor, { named }: Context): boolean =>
  named.target === undefined &&
  cursor.before?.text === 'all' &&
  cursor.sees('targets in|within') &&
  cursor.take('targets');

/** `target in range 2`, where none is known. */
const isPlaced = (cursor: Cursor, { named }: Context): boolean =>
  named.target === undefined && cursor.sees('target in|within range');

/** `against targets in range 3`, where none is known. */
const isFaced = (cursor: Cursor, { named }: Context): boolean =>
  named.target === undefined &&
  /^(?:against|vs|versus)$/.test(cursor.before?.text ?? '') &&
  cursor.sees('target|targets in|within|at|adjacent|with');

/** `2 targets`, `two different targets`: whom a number stands before is somebody new. */
const isNumbered = ({ tokens, at }: Cursor): boolean => {
  const before = tokens[at - 1]?.text === 'different' ? tokens[at - 2] : tokens[at - 1];
  return before !== undefined && (before.kind === 'number' || numberWord(before.text) !== undefined);
};
