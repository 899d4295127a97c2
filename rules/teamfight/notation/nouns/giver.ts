import type { Moment, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Draft, Noun } from './noun.ts';
import { places } from './noun-place.ts';
import { isOnSummon } from './pronoun.ts';

/** `Ironbeard`, in the text of a token that only that hero hands out. */
function ownerNamed(cursor: Cursor, { words, self, slot }: Context): boolean {
  if ((slot !== 'token' && slot !== 'condition') || self?.owners.length !== 1 || handsItselfOn(self)) return false;
  const { at } = cursor;
  cursor.take('the');
  const hero = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero', 'summon']);
  const named =
    hero !== undefined && hero.word.ref === self.owners[0] && !/'s$/.test(cursor.tokens[hero.to - 1]?.text ?? '');
  cursor.at = named ? hero.to : at;
  return named;
}

/** "Adjacent units get Fever", in the text of Fever: who has given it may be anybody who has it. */
const handsItselfOn = ({ name, text }: Word): boolean =>
  text
    .toLowerCase()
    .split(/[.\n]/)
    .some((said) => /\b(?:gets?|gains?|gives?|spreads?)\b/.test(said) && said.includes(name.toLowerCase()));

const summoning = oneOf('summoner owner creator master summoned');

/** `Ironbeard`, `the Hunter`, on the card of a summon that comes from that hero alone. */
function summonerNamed(cursor: Cursor, { words, bearer }: Context): boolean {
  const card = bearer === undefined ? undefined : wordOf(words, bearer, 'summon');
  const from = cursor.at + (cursor.sees('the') ? 1 : 0);
  const hero = card && wordAt(words, cursor.tokens, from, cursor.end, ['hero']);
  if (hero === undefined || /'s$/.test(cursor.tokens[hero.to - 1]?.text ?? '')) return false;
  if (card?.owners.length !== 1 || card.owners[0] !== hero.word.ref) return false;
  cursor.at = hero.to;
  return true;
}

/** On the card of a summon the hero who summoned it: `your summoner`, `its owner`. */
export function summoner(cursor: Cursor, context: Context): Noun | undefined {
  if (!isOnSummon(context)) return undefined;
  const said =
    !cursor.lacks(summoning) &&
    cursor.sees("your|its|the|this|whoever|summon's summoner|owner|creator|master|summoned");
  const taken = said
    ? cursor.takeAny("your|its|the|this|summon's summoner|owner|creator|master", 'whoever summoned you|this|it')
    : summonerNamed(cursor, context);
  if (!taken) return undefined;
  // "Ironbeard and allies in range 3": of both, and not of him alone.
  if (cursor.sees('and|or adjacent|nearby|all|each|your|other? allies|ally|enemies|units')) return undefined;
  const found: Draft<Noun> = { who: { side: 'any', summoner: true }, many: 'each', all: true };
  if (cursor.sees('in|within range|los') && !places(cursor, context, found)) return undefined;
  return found;
}

/**
 * In the text of a token or condition whoever gave it: `whoever gave this`, `the giver`, `the unit that gave you this token`; on the card
 * of a summon whoever summoned it.
 */
export function giver(cursor: Cursor, context: Context): Noun | undefined {
  const { self, slot } = context;
  if (slot === 'passive' || slot === 'ability' || slot === 'default') return summoner(cursor, context);
  if (self === undefined || (slot !== 'token' && slot !== 'condition')) return undefined;
  const said = cursor.takeAny(
    "this|the|its|token's owner|giver|caster|source",
    'the owner|giver|source of this token|condition?',
    'whoever gave you|them? this|it token|condition?',
    'the? unit|hero that|who gave you|them? this|it token|condition?',
    'owner|giver',
  );
  if (!said && !ownerNamed(cursor, context)) return undefined;
  return { who: whoGave(self.ref), many: 'each', all: true };
}
/** But for names. */
giver.begins = beginning("this|the|its|your|token's|summon's|whoever|unit|hero|owner|giver|caster|source");

/** Whoever gave the token to whom it belongs now. */
export const whoGave = (token: string): Who => ({ side: 'any', if: [{ is: 'gave', of: 'each', token }] });

/** `At the start of Ironbeard's turn`, in the text of a token: in each turn of whoever gave it. */
export function inGiversTurn(cursor: Cursor, context: Context): Occasion | undefined {
  const { self, slot } = context;
  if (self === undefined || (slot !== 'token' && slot !== 'condition') || !cursor.sees('at|on')) return undefined;
  return cursor.try((): Occasion | undefined => {
    const turn = giversTurn(cursor, context);
    if (turn?.thisTurn !== true || (turn.moment !== 'turn-start' && turn.moment !== 'turn-end')) return undefined;
    return { trigger: { on: turn.moment, who: whoGave(self.ref) } };
  });
}

/** `At the end of your summoner's turn`, `start of Ironbeard's turn`, on the card of a summon: of the hero who summoned it. */
export function inSummonersTurn(cursor: Cursor, context: Context): Occasion | undefined {
  if (context.slot !== 'passive' || !isOnSummon(context)) return undefined;
  return cursor.try((): Occasion | undefined => {
    cursor.take('at|when');
    if (!cursor.take('the? start|beginning|end of')) return undefined;
    const on = cursor.tokens[cursor.at - 2]?.text === 'end' ? 'turn-end' : 'turn-start';
    const said = cursor.takeAny("your|its|the|this summoner's|hero's|owner's|creator's|master's", "summoner's");
    if (!said && !summonersName(cursor, context)) return undefined;
    return cursor.take('turn') ? { trigger: { on, who: { side: 'any', summoner: true } } } : undefined;
  });
}

/** `Ironbeard's`, `Old Ironbeard's`, `Old's` of Old Ironbeard: the whole name or its first word. */
function summonersName(cursor: Cursor, { words, bearer }: Context): boolean {
  const card = bearer === undefined ? undefined : wordOf(words, bearer, 'summon');
  const owner = card?.owners.length === 1 ? wordOf(words, card.owners[0], 'hero') : undefined;
  if (owner === undefined) return false;
  cursor.take('the');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero']);
  const [first = ''] = owner.name.toLowerCase().split(' ');
  const isNamed = named?.word === owner && /'s?$/.test(cursor.tokens[named.to - 1]?.text ?? '');
  const isFirst = !isNamed && first.length > 2 && cursor.peek()?.text === `${first}'s`;
  if (isNamed) cursor.at = named.to;
  else if (isFirst) cursor.at += 1;
  return isNamed || isFirst;
}

/** `Clear at the start of Ironbeard's turn`, `of the caster's next turn`, in the text of a token: a turn of whoever gave it. */
export function giversTurn(cursor: Cursor, context: Context): Moment | undefined {
  const { words, self } = context;
  return cursor.try((): Moment | undefined => {
    cursor.take('at|on the?');
    if (self === undefined || !cursor.take('start|beginning|end of')) return undefined;
    const moment = cursor.tokens[cursor.at - 2]?.text === 'end' ? ('turn-end' as const) : ('turn-start' as const);
    // Whoever it was gave a condition, which several cards may give.
    const isGiver =
      (self.kind === 'condition' || self.owners.length === 1) &&
      cursor.take("the|its|this? caster's|giver's|owner's|source's");
    if (!isGiver) {
      if (self.owners.length !== 1) return undefined;
      cursor.take('the');
      const hero = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero', 'summon']);
      const last = hero && (cursor.tokens[hero.to - 1]?.text ?? '');
      if (hero === undefined || hero.word.ref !== self.owners[0] || !/'s?$/.test(last ?? '')) return undefined;
      cursor.at = hero.to;
    }
    const next = cursor.take('next|following');
    return cursor.take('turn') ? { moment, of: 'other', ...(!next && { thisTurn: true }) } : undefined;
  });
}
