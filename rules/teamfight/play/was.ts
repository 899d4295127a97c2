import type { Card } from '../game.ts';
import type { Condition } from '../program.ts';
import { holds } from './condition.ts';
import type { Look, Play, Self } from './play.ts';
import { nothing } from './standing.ts';

type Was = Extract<Condition, { is: 'was' }>;

const asked = new WeakMap<Card, readonly Was[]>();

/** What the abilities of a card ask of a moment before. A program never changes, so it is looked through once. */
function askedBy(card: Card): readonly Was[] {
  let found = asked.get(card);
  if (found === undefined) {
    found = card.abilities.flatMap(({ program }) => within(program.body));
    asked.set(card, found);
  }
  return found;
}

function within(part: unknown): Was[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = !Array.isArray(part) && (part as { is?: unknown }).is === 'was' ? [part as Was] : [];
  return [...own, ...Object.values(part).flatMap(within)];
}

const cardOf = ({ game, state }: Look, unit: number): Card | undefined => game.cards[state.units[unit]?.card ?? -1];

/** Whether the card of a unit asks anything of a moment before. */
export function asksBefore(look: Look, unit: number): boolean {
  const card = cardOf(look, unit);
  return card !== undefined && askedBy(card).length > 0;
}

/** Which of the questions that its card asks of this moment hold for a unit now, by their place on the card; undefined where none does. */
export function heldNow(look: Look, unit: number, when: Was['when']): number[] | undefined {
  const card = cardOf(look, unit);
  const all = card === undefined ? [] : askedBy(card);
  if (all.length === 0) return undefined;
  const self: Self = { unit, seat: look.state.units[unit]!.seat, bound: nothing };
  const held = all.flatMap((one, index) => (one.when === when && holds(look, one.of, self) ? [index] : []));
  return held.length > 0 ? held : undefined;
}

/** What is asked of the start of a turn is noted before anything ends then. */
export function noteTurnBegins(play: Play, id: number): void {
  const unit = play.state.units[id];
  if (unit === undefined) return;
  const held = heldNow(play, id, 'turn-start');
  if (held === undefined) delete unit.was;
  else unit.was = held;
}

/** Whether it held at that moment; where no use runs, whether it does now. */
export function heldThen(look: Look, one: Was, self: Self): boolean {
  const card = cardOf(look, self.unit);
  const index = card === undefined ? -1 : askedBy(card).indexOf(one);
  if (one.when === 'turn-start') return look.state.units[self.unit]?.was?.includes(index) === true;
  const { was } = self.bound;
  return was === undefined || index < 0 ? holds(look, one.of, self) : was.includes(index);
}
