import type { Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import type { Rule } from '../program.ts';
import type { Bound, Source } from '../state.ts';
import type { Look, Self } from './play.ts';

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

export type Visit = (rules: readonly Rule[], self: Self, source: Source) => void;

/**
 * Every rule list in play that touches on `touch`, in a fixed order: units by index (card, tokens, stance), what lasts, markers,
 * terrain of the board, the map, rules cards. `dying` is a unit whose own card still counts although it has left the map.
 */
export function eachStanding(look: Look, touch: Touch, visit: Visit, dying = -1): void {
  const { game, state } = look;
  const touching = listsThatTouch(game, touch);
  if (touching === undefined) return;
  const { units, markers, lasting } = state;
  const offer = (list: number, unit: number, seat: Seat, card: number, marker: number) => {
    const rules = list < 0 ? undefined : touching[list];
    if (rules === undefined) return;
    const bound = marker === -1 ? nothing : { ...nothing, marker };
    visit(rules, { unit, seat, bound }, { unit, seat, card, ability: -1, marker });
  };

  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (unit === undefined || (unit.at < 0 && id !== dying)) continue;
    const card = game.cards[unit.card];
    if (card === undefined) continue;
    if (card.object) offer(card.rules, unit.owner, unit.seat, unit.card, objectMarker(id));
    else offer(card.rules, id, unit.seat, unit.card, -1);
    for (const token of unit.tokens) offer(game.cards[token.card]?.rules ?? -1, id, unit.seat, token.card, -1);
    if (unit.stance >= 0) offer(game.cards[unit.stance]?.rules ?? -1, id, unit.seat, unit.stance, -1);
  }
  for (const one of lasting) {
    const bearer = units[one.unit];
    if (bearer !== undefined) offer(one.rules, one.unit, bearer.seat, bearer.card, -1);
  }
  for (let id = 0; id < markers.length; id++) {
    const marker = markers[id];
    if (marker !== undefined && marker.order >= 0) {
      offer(game.cards[marker.card]?.rules ?? -1, marker.owner, marker.seat, marker.card, id);
    }
  }
  const board = game.boards[state.board];
  for (const card of game.standing) offer(game.cards[card]?.rules ?? -1, -1, state.first, card, -1);
  if (board !== undefined) offer(board.rules, -1, state.first, -1, -1);
}

type Touching = readonly (readonly Rule[] | undefined)[];
const touches = new WeakMap<Game, Map<Touch, Touching | undefined>>();

/** For each rule list those of its rules that touch on it; undefined when none does. A game never changes, so each is worked out once. */
function listsThatTouch(game: Game, touch: Touch): Touching | undefined {
  let known = touches.get(game);
  if (known === undefined) {
    known = new Map();
    touches.set(game, known);
  }
  if (!known.has(touch)) {
    const lists = game.ruleLists.map((rules) => {
      const some = rules.filter((rule) => touchOf(rule) === touch);
      return some.length === 0 ? undefined : some;
    });
    known.set(touch, lists.some((rules) => rules !== undefined) ? lists : undefined);
  }
  return known.get(touch);
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
