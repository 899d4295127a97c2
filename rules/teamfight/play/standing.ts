import type { Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import type { Lasting } from '../lasting.ts';
import { isOfPiece } from '../piece-rule.ts';
import type { Rule, Who } from '../program.ts';
import type { Bound, Source } from '../resolution.ts';
import type { UnitToken } from '../state.ts';
import { boardOf } from './board-now.ts';
import { copyBound } from './bound.ts';
import type { Look, Self } from './play.ts';
import { mayBe } from './who.ts';

/** What a rule list has to say, so that a question visits only the lists that can answer it: `is:armor`, `change:def`, `when:dies`, `hazard`. */
export type Touch = string;

/** Bound by nothing: texts that only stand. */
export const nothing: Bound = Object.freeze({
  target: -1,
  each: -1,
  trigger: -1,
  other: -1,
  marker: -1,
  summon: -1,
  space: -1,
  area: Object.freeze([]) as unknown as number[],
  rolled: 0,
  hit: false,
  crit: false,
  kill: false,
  done: false,
  damage: 0,
});

/** How `Bound.marker` names an object, which is a unit. */
export const objectMarker = (unit: number): number => -2 - unit;

/** `card` is whose text the rules are, -1 for the map's own. */
export type Visit = (rules: readonly Rule[], self: Self, card: number) => void;

/** Whose text a visited list is: what it sets off comes from there. */
export const sourceOf = ({ unit, seat, bound }: Self, card: number): Source => ({
  unit,
  seat,
  card,
  ability: -1,
  marker: bound.marker,
});

/**
 * Every rule list in play that touches on `touch`, in a fixed order: units by index (card, tokens, stance), what lasts, markers,
 * terrain of the board, the map, rules cards. `dying` is a unit whose own card still counts although it has left the map.
 */
export function eachStanding(look: Look, touch: Touch, visit: Visit, dying = -1): void {
  const { game, state } = look;
  const touching = touchingOf(game, touch);
  if (touching === untouched) return;
  const { lists, ofCard, standing, borne } = touching;
  const { units, markers, lasting } = state;

  for (let id = 0; id < units.length; id++) {
    const unit = units[id]!;
    if (unit.at < 0 && id !== dying) continue;
    const { card, seat, stance, tokens } = unit;
    const own = ofCard[card];
    if (own !== undefined && !isMuted(look, id)) {
      if (game.cards[card]!.object) visit(own, ofMarker(unit.owner, seat, objectMarker(id), unit.noted), card);
      else visit(own, bare(id, seat), card);
    }
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index]!.card;
      const rules = ofCard[token];
      // Tokens of one kind from several givers are one text, which counts them all.
      if (rules !== undefined && isFirstOf(tokens, index)) visit(rules, bare(id, seat), token);
    }
    // Who counts as being in it anyway has it once.
    const rules = stance < 0 || tokens.some((token) => token.card === stance) ? undefined : ofCard[stance];
    if (rules !== undefined) visit(rules, bare(id, seat), stance);
  }
  for (let index = 0; index < lasting.length; index++) {
    const { rules: list, unit, target, area, hits, counted } = lasting[index]!;
    const rules = lists[list];
    const bearer = units[unit];
    if (rules === undefined || bearer === undefined) continue;
    const { seat, card } = bearer;
    const isBare = target === undefined && area === undefined && hits === undefined && counted === undefined;
    visit(rules, isBare ? bare(unit, seat) : ofText(unit, seat, lasting[index]!), card);
  }
  for (let id = 0; id < markers.length; id++) {
    const { card, owner, seat, order, noted } = markers[id]!;
    const rules = order < 0 ? undefined : ofCard[card];
    if (rules !== undefined) visit(rules, ofMarker(owner, seat, id, noted), card);
  }
  for (const { card, rules } of standing) visit(rules, bare(-1, state.first), card);
  const map = boardOf(game, state)?.rules ?? -1;
  const ofMap = lists[map];
  if (ofMap !== undefined) visit(ofMap, bare(-1, state.first), -1);
  if (borne.size === 0) return;
  for (const card of game.standing) eachBearer(look, borne.get(game.cards[card]!.rules), dying, visit, card);
  eachBearer(look, borne.get(map), dying, visit, -1);
}

/** What a rules card or map has each unit of some kind bear, as a text of that unit. */
function eachBearer(look: Look, all: readonly Borne[] | undefined, dying: number, visit: Visit, card: number): void {
  if (all === undefined) return;
  const { first, units } = look.state;
  for (const { who, rules } of all) {
    for (let id = 0; id < units.length; id++) {
      const { at, seat } = units[id]!;
      if ((at >= 0 || id === dying) && mayBe(look, id, who, bare(-1, first))) visit(rules, bare(id, seat), card);
    }
  }
}

/** The rules of a token of which a unit has none any more, or of a stance that it has left: what it says of its own end still counts. */
export function whatHasGone(look: Look, touch: Touch, id: number, token: number, visit: Visit): void {
  const unit = look.state.units[id];
  const touching = touchingOf(look.game, touch);
  if (unit === undefined || unit.at < 0 || touching === untouched) return;
  const rules = touching.ofCard[token];
  if (rules !== undefined && !unit.tokens.some(({ card }) => card === token)) visit(rules, bare(id, unit.seat), token);
}

/** Whether a token on a unit, or what lasts on it, leaves it none of what its own card says. */
function isMuted({ game, state: { units, lasting } }: Look, id: number): boolean {
  const { tokens } = units[id]!;
  if (tokens.length + lasting.length === 0) return false;
  const { cards, lists } = mutingOf(game);
  return (
    (cards.size > 0 && tokens.some(({ card }) => cards.has(card))) ||
    (lists.size > 0 && lasting.some(({ unit, rules }) => unit === id && lists.has(rules)))
  );
}

/** Indexes of rule lists that leave somebody no passives, and of the tokens and conditions whose text such a list is. */
interface Muting {
  readonly cards: ReadonlySet<number>;
  readonly lists: ReadonlySet<number>;
}

const mutes = new WeakMap<Game, Muting>();

/** A game never changes, so they are looked up once. */
function mutingOf(game: Game): Muting {
  let muting = mutes.get(game);
  if (muting === undefined) {
    const isMute = (rule: Rule): boolean => rule.rule === 'is' && rule.flag === 'no-passives';
    const lists = new Set(game.ruleLists.flatMap((rules, index) => (rules.some(isMute) ? [index] : [])));
    muting = { lists, cards: new Set(game.cards.flatMap(({ index, rules }) => (lists.has(rules) ? [index] : []))) };
    mutes.set(game, muting);
  }
  return muting;
}

function isFirstOf(tokens: readonly UnitToken[], index: number): boolean {
  for (let before = 0; before < index; before++) if (tokens[before]!.card === tokens[index]!.card) return false;
  return true;
}

/** What lasts knows the target and the area of the text that made it, and what that had counted. */
function ofText(unit: number, seat: Seat, { target = -1, area = [], hits, counted }: Lasting): Self {
  const bound = copyBound(nothing);
  bound.target = target;
  bound.area = area;
  if (hits !== undefined) bound.hits = hits;
  if (counted !== undefined) Object.assign(bound, counted);
  return { unit, seat, bound };
}

function ofMarker(unit: number, seat: Seat, marker: number, noted: number | undefined): Self {
  const bound = copyBound(nothing);
  bound.marker = marker;
  if (noted !== undefined) bound.noted = noted;
  return { unit, seat, bound };
}

/** By seat and unit, both from -1: what is bound by nothing is the same each time, and is asked for all the time. */
const bares: Self[][] = [[], [], []];

function bare(unit: number, seat: Seat): Self {
  const ofSeat = bares[seat + 1]!;
  ofSeat[unit + 1] ??= Object.freeze({ unit, seat, bound: nothing });
  return ofSeat[unit + 1]!;
}

/** Those rules of a game that touch on one thing; undefined for a list or card without any. */
interface Touching {
  readonly lists: readonly (readonly Rule[] | undefined)[];
  readonly ofCard: readonly (readonly Rule[] | undefined)[];
  /** Those of `Game.standing` that have any. */
  readonly standing: readonly { readonly card: number; readonly rules: readonly Rule[] }[];
  /** What the list of this index has units bear. */
  readonly borne: ReadonlyMap<number, readonly Borne[]>;
}

/** Rules that units of some kind bear because a rules card or map says so. */
interface Borne {
  readonly who: Who;
  readonly rules: readonly Rule[];
}

/** Nothing in the game touches on it. */
const untouched: Touching = { lists: [], ofCard: [], standing: [], borne: new Map() };

const known = new WeakMap<Game, Map<Touch, Touching>>();

/** Whether any text of the game touches on it. */
export const touches = (game: Game, touch: Touch): boolean => touchingOf(game, touch) !== untouched;

/** A game never changes, so each is worked out once. */
function touchingOf(game: Game, touch: Touch): Touching {
  let byTouch = known.get(game);
  if (byTouch === undefined) {
    byTouch = new Map();
    known.set(game, byTouch);
  }
  const found = byTouch.get(touch);
  if (found !== undefined) return found;
  const lists = game.ruleLists.map((rules) => {
    const some = rules.filter((rule) => touchOf(rule) === touch);
    return some.length === 0 ? undefined : some;
  });
  // Ground that is painted and ground that somebody laid: what is said of all of it holds once, the rest is of each piece.
  const part = (rules: readonly Rule[] | undefined, ofPiece: boolean): readonly Rule[] | undefined => {
    const found = rules?.filter((rule) => isOfPiece(rule) === ofPiece);
    return found?.length ? found : undefined;
  };
  const isGround = (card: number): boolean => game.cards[card]?.kind === 'terrain';
  const ofCard = game.cards.map(({ rules, index }) => (isGround(index) ? part(lists[rules], true) : lists[rules]));
  const standing = game.standing.flatMap((card) => {
    const rules = lists[game.cards[card]?.rules ?? -1];
    const own = isGround(card) ? part(rules, false) : rules;
    return own === undefined ? [] : [{ card, rules: own }];
  });
  const borne = new Map<number, readonly Borne[]>();
  for (let index = 0; index < game.ruleLists.length; index++) {
    const found = game.ruleLists[index]!.flatMap((rule) => {
      const rules = rule.rule === 'bears' ? lists[game.ruleListOf.get(rule.rules) ?? -1] : undefined;
      return rule.rule === 'bears' && rules !== undefined ? [{ who: rule.who, rules }] : [];
    });
    if (found.length > 0) borne.set(index, found);
  }
  const touching = lists.some((rules) => rules !== undefined) ? { lists, ofCard, standing, borne } : untouched;
  byTouch.set(touch, touching);
  return touching;
}

function touchOf(rule: Rule): Touch {
  switch (rule.rule) {
    case 'change':
      return `change:${rule.what}`;
    case 'is':
      return `is:${rule.flag}`;
    case 'when':
      return `when:${rule.trigger.on}`;
    default:
      return rule.rule;
  }
}
