import type { Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { placeRef } from '../nouns/place-of.ts';
import { distance } from '../nouns/range.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

type Blocks = Extract<Rule, { rule: 'blocks' }>;
type What = Blocks['what'];

/** Without any of these nothing is said to be in the way. */
export const barred = oneOf(
  "block blocks blocked blocking stop stops stopped cannot can't through pass passes passing cross",
);

/**
 * What is blocking terrain for some units only: `enemy attacks cannot pass through this`, `it blocks movement and sight for enemies`,
 * `is blocking for enemy attacks`, `enemies cannot enter spaces adjacent to you`. What blocks for everybody is a field of a piece.
 */
export function blocking(cursor: Cursor, context: Context, clause: number): Blocks[] | undefined {
  if (cursor.lacks(barred)) return undefined;
  return (
    piece(cursor, context, clause) ??
    attacks(cursor, context, clause) ??
    steps(cursor, context, clause) ??
    stops(cursor, context, clause)
  );
}

/** `Enemies cannot end their movement in range 2 of you`, `units can't stop in spaces adjacent to this`. */
function stops(cursor: Cursor, context: Context, clause: number): Blocks[] | undefined {
  return cursor.try(() => {
    const who = many(cursor, context);
    if (who === undefined || who.side === 'ally' || who.side === 'friend') return undefined;
    const movement = 'movement|movements|move|moves';
    if (!cursor.takeAny(`cannot|can't end|finish their|its|a|any? ${movement}`, "cannot|can't stop moving?"))
      return undefined;
    cursor.take('in|on|within');
    const near = spacesAround(cursor, context) ?? nearby(cursor, context);
    if (near !== undefined) return rulesOf(clause, ['stops'], who, near);
    if (context.marker === undefined) return undefined;
    return cursor.takeAny('this|its|the space', 'here') || isPiece(cursor, context)
      ? rulesOf(clause, ['stops'], who)
      : undefined;
  });
}

/** `range 2 of you`, `adjacent to this`. */
function nearby(cursor: Cursor, context: Context): number | undefined {
  return cursor.try(() => {
    if (cursor.take('adjacent|next to')) return isCentre(cursor, context) ? 1 : undefined;
    if (!cursor.take('range #')) return undefined;
    const [far = 1] = cursor.numbers;
    return cursor.take('of') && isCentre(cursor, context) ? far : undefined;
  });
}

/** The piece whose text it is, which may go unnamed at the beginning of a sentence. */
const isPiece = (cursor: Cursor, context: Context): boolean => placeRef(cursor, context) === 'marker';

const rulesOf = (clause: number, whats: readonly What[], who: Who, range?: number): Blocks[] =>
  whats.map((what) => ({ clause, rule: 'blocks', what, who, ...(range === undefined ? {} : { range }) }));

/** `[It] blocks enemy attacks but not movement`, `blocks movement for enemies`, `only blocks enemies`, `is blocking for enemy attacks`. */
function piece(cursor: Cursor, context: Context, clause: number): Blocks[] | undefined {
  return cursor.try(() => {
    if (context.marker === undefined) return undefined;
    const around = burstAround(cursor, context);
    if (around === undefined) isPiece(cursor, context);
    const only = cursor.take('only');
    const is = !only && cursor.takeAny('is|are|acts|act|counts|count as? blocking terrain? for|to', 'blocking for|to');
    if (!is && !cursor.take('blocks|block|stops|stop')) return undefined;
    const found = cursor.try(() => {
      const side = sideOf(cursor);
      const whats = side && kinds(cursor);
      return side && whats && { who: side, whats };
    });
    const { who, whats } = found ?? enemiesAlone(cursor) ?? whoever(cursor, context, is) ?? {};
    if (only && who?.side !== 'enemy') return undefined;
    if (who === undefined || whats === undefined || !spares(cursor, context, who, whats)) return undefined;
    const rules = rulesOf(clause, whats, who, around);
    return around === undefined ? rules : rules.map((rule) => ({ ...rule, whole: true }));
  });
}

/** `the burst 1 square around it`, `all spaces in burst 2 of this`: the piece's own space is one of them (T-107). */
const burstAround = (cursor: Cursor, context: Context): number | undefined =>
  cursor.try(() => {
    cursor.takeAny('all|every|each', 'the');
    const spaces = cursor.take('spaces|space in|within');
    if (!cursor.take('burst #')) return undefined;
    const [far = 1] = cursor.numbers;
    // A larger burst is no square.
    if (cursor.take('square') ? far !== 1 || spaces : !spaces && !cursor.take('area|around') && !cursor.sees('of'))
      return undefined;
    cursor.take('around|of');
    return isCentre(cursor, context) ? far : undefined;
  });

/** `Blocks only enemies`: they do not come through; what they shoot is not said to stop. */
const enemiesAlone = (cursor: Cursor): { who: Who; whats: What[] } | undefined =>
  cursor.try(() => {
    if (cursor.before?.text === 'for' || cursor.before?.text === 'to') return undefined;
    cursor.take('only');
    if (!cursor.take('enemies') || !(cursor.done || cursor.sees(',? but'))) return undefined;
    return { who: { side: 'enemy' }, whats: ['movement'] };
  });

/** `enemies`, `movement for enemies`, `attacks`: for whom, behind what or without it. */
function whoever(cursor: Cursor, context: Context, is: boolean): { who: Who; whats: What[] } | undefined {
  if (is) {
    const who = many(cursor, context);
    return who && { who, whats: ['movement', 'attacks'] };
  }
  const sight = cursor.sees('line|sight|los');
  const whats = kinds(cursor);
  if (whats === undefined) return undefined;
  // What blocks movement or sight for everybody is a field of the piece.
  if (!cursor.sees('for|of|from|by'))
    return sight || whats.includes('movement') ? undefined : { who: { side: 'any' }, whats };
  cursor.at += 1;
  const who = butYou(cursor, context) ?? many(cursor, context);
  return who && { who, whats };
}

/** Everybody but whoever laid the piece. */
const allOthers: Who = { side: 'any', if: [{ is: 'not', of: { is: 'same', of: 'each', as: 'you' } }] };

/** `everyone but you`, `all units except Ironbeard`, in the text of a piece that only that hero lays. */
const butYou = (cursor: Cursor, { words, self }: Context): Who | undefined =>
  cursor.try((): Who | undefined => {
    if (!cursor.takeAny('everyone|everybody|anyone|anybody|all but|except', 'all? other? units but|except'))
      return undefined;
    const hero = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero']);
    if (hero !== undefined && self?.owners.length === 1 && hero.word.ref === self.owners[0]) cursor.at = hero.to;
    else if (!cursor.take('you')) return undefined;
    const side = cursor.takeAny('and your? allies', 'and your? team|side');
    return cursor.done || cursor.sees(',|.') ? (side ? { side: 'enemy' } : allOthers) : undefined;
  });

/** `but not movement or your team's attacks`, `but your team can shoot through it`: what it leaves alone, in agreement with the piece's own fields. */
function spares(cursor: Cursor, { marker }: Context, who: Who, whats: readonly What[]): boolean {
  const ofEnemies = who.side === 'enemy';
  if (ofEnemies && cursor.takeAny(...yoursPass)) return true;
  if (ofEnemies && whats.includes('movement') && cursor.takeAny(...yoursStep)) return true;
  if (!cursor.takeAny(',? but not', '( but not', ',? and not')) return true;
  const yours = ofEnemies && cursor.takeAny(...ofYours);
  if (yours && !cursor.take('or|and')) return true;
  const left = kinds(cursor);
  if (left === undefined || left.some((what) => whats.includes(what))) return false;
  if (ofEnemies && cursor.try(() => (cursor.take('or|and') && cursor.takeAny(...ofYours)) || undefined))
    return !(left.includes('movement') && marker?.fields.blocksMovement);
  cursor.takeAny('of|by|from any|all? units|summons|anybody|allies|enemies', 'of|by|from markers');
  cursor.take('and|or summons|units|markers|objects');
  cursor.take(')');
  return !(left.includes('movement') && marker?.fields.blocksMovement);
}

const yoursPass = [
  ',? but your team|side|allies can|may shoot|attack|fire through it|this',
  ',? but you and your? allies can|may shoot|attack|fire through it|this',
];
const yoursStep = [
  ',? but your? allies can|may pass|enter|walk through? it|this',
  ',? but you and your? allies can|may pass|enter|walk through? it|this',
  ',? but your? allies can|may pass|enter',
  ',? but you and your? allies can|may pass|enter',
];
const ofYours = ["your team's|side's attacks|shots", "allied|friendly|allies' attacks", 'yours', 'your attacks'];

/** `enemy`, `enemies'`: whose attacks or movement. */
function sideOf(cursor: Cursor): Who | undefined {
  if (cursor.take("enemy|hostile|enemies'|enemy's|enemies")) return { side: 'enemy' };
  return undefined;
}

/** `movement and line of sight`, `attacks or abilities`. What is not seen past cannot be aimed at either. */
function kinds(cursor: Cursor): What[] | undefined {
  const found: What[] = [];
  for (;;) {
    const { at } = cursor;
    if (found.length > 0 && !cursor.takeAny('and|or', ', and|or?')) return found;
    const what = cursor.take('movement')
      ? 'movement'
      : cursor.takeAny('line of sight', 'sight|los|attacks|abilities|shots|projectiles')
        ? 'attacks'
        : undefined;
    if (what === undefined) {
      // "Blocks enemy attacks and has 6hp": something else is said behind it.
      cursor.at = at;
      const more =
        cursor.sees(',? and|or has|have|is|does|do|can|cannot') ||
        cursor.sees(',? but') ||
        cursor.sees("and|or your|allied|friendly|allies'");
      return found.length > 0 && more ? found : undefined;
    }
    if (!found.includes(what)) found.push(what);
  }
}

const many = (cursor: Cursor, context: Context): Who | undefined => {
  const found = noun(cursor, context);
  return found === undefined || found.many === 'one' || found.ref !== undefined ? undefined : standingWho(found);
};

/** `Enemy attacks cannot pass through this`, `enemies' attacks that draw range through it are cancelled`. */
function attacks(cursor: Cursor, context: Context, clause: number): Blocks[] | undefined {
  return cursor.try(() => {
    const who = sideOf(cursor) ?? (context.marker === undefined ? undefined : { side: 'any' as const });
    if (who === undefined || !cursor.takeAny('attacks and|or abilities', 'attacks|abilities|shots|projectiles'))
      return undefined;
    const whole: Blocks[] = rulesOf(clause, ['attacks'], who);
    if (
      cursor.takeAny("cannot|can't pass|go|shoot|reach through|past|over", "cannot|can't cross", 'do not pass through')
    ) {
      return isPiece(cursor, context) ? whole : undefined;
    }
    if (cursor.takeAny('that pass|go|passes through', 'that draw range through', 'passing|going through', 'through')) {
      if (!isPiece(cursor, context)) return undefined;
      return cursor.takeAny('are blocked|cancelled|canceled|stopped without? effect?', 'have no effect', 'miss', 'fail')
        ? whole
        : undefined;
    }
    return cursor.take('are blocked|stopped by') && isPiece(cursor, context) ? whole : undefined;
  });
}

/** `Enemies cannot enter this space`, `enemies can't move through spaces within range 2 of you`. */
function steps(cursor: Cursor, context: Context, clause: number): Blocks[] | undefined {
  return cursor.try(() => {
    const who = many(cursor, context);
    if (who === undefined || who.side === 'ally' || who.side === 'friend') return undefined;
    const near = cursor.try(() =>
      cursor.takeAny("cannot|can't voluntarily? move|come|go|walk|step adjacent|next to") && isCentre(cursor, context)
        ? true
        : undefined,
    );
    if (near) return rulesOf(clause, ['movement'], who, 1);
    if (!cursor.takeAny("cannot|can't enter|cross|pass", "cannot|can't move|pass|go|walk into|through|onto"))
      return undefined;
    const around = spacesAround(cursor, context) ?? rangeEntered(cursor, context);
    if (around !== undefined) return rulesOf(clause, ['movement'], who, around);
    if (context.marker === undefined) return undefined;
    const bare = cursor.before?.text === 'enter' && cursor.done;
    const here = bare || cursor.take('this|its|the space|edge') || isPiece(cursor, context);
    return here ? rulesOf(clause, ['movement'], who) : undefined;
  });
}

/** `spaces adjacent to you`, `adjacent spaces`, `a space within range 2 of you`: how far from the bearer or the piece. */
function spacesAround(cursor: Cursor, context: Context): number | undefined {
  return cursor.try(() => {
    cursor.take('any|a|the');
    if (cursor.take('adjacent spaces|space')) return centred(cursor, context) ? 1 : undefined;
    if (!cursor.take('spaces|space')) return undefined;
    if (cursor.take('adjacent|next to')) return isCentre(cursor, context) ? 1 : undefined;
    if (!cursor.take('within|in range')) return undefined;
    const far = distance(cursor);
    return far?.max !== undefined && far.min === undefined && centred(cursor, context) ? far.max : undefined;
  });
}

/** `enter range 2 of you`: any space in it. */
const rangeEntered = (cursor: Cursor, context: Context): number | undefined =>
  cursor.try(() => {
    if (cursor.before?.text !== 'enter' || !cursor.take('range #')) return undefined;
    const [far] = cursor.numbers;
    return centred(cursor, context) ? far : undefined;
  });

/** Behind a piece that a card has just placed "adjacent spaces" are beside that or beside you. */
const centred = (cursor: Cursor, context: Context): boolean =>
  cursor.take('of|to') ? isCentre(cursor, context) : context.marker === undefined || isOfPiece(context);

const isCentre = (cursor: Cursor, context: Context): boolean =>
  placeRef(cursor, context) === (isOfPiece(context) ? 'marker' : 'you');

/** In the text of a piece; what a card says of a piece that it places would be measured from whoever has the card. */
const isOfPiece = ({ slot, marker }: Context): boolean =>
  (slot === 'marker' || slot === 'terrain') && marker !== undefined;
