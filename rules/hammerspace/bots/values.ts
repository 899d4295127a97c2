import type { Seat } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { CardDesign, Game } from '../game.ts';
import { sacrificeOf } from '../play/attack.ts';
import { commandedTargets, improviseOf } from '../play/choices.ts';
import { actionOf } from '../play/effects.ts';
import { hold } from '../play/holds.ts';
import { topOf } from '../play/run.ts';
import { designAt, rulesOf, traitRules } from '../play/table.ts';
import type { Effect } from '../program.ts';
import type { State, View } from '../state.ts';
import { type AttackType, rowSize, type Subtype } from '../types.ts';
import { lossOf } from './loss.ts';

/** What an average card that is drawn is worth, in HP. */
const fresh = 2.5;
/** An HP of one's own against one of another player's. */
const own = 1.2;
/** What it is worth that somebody falls. */
const fall = 4;
const average = 3.5;

/** What a card in a row is worth to its owner, in HP. */
export function cardWorth({ attack, defence, keepOn, program }: CardDesign): number {
  if (attack) return attack.strength / 2 + keepOn.length / 3;
  const lines = defence.map(({ points, infinite }) => (infinite ? 10 : points));
  // What can be played as well is worth that, even if it harms whoever defends with it.
  if (lines.length > 0 && program.every(({ rule }) => rule !== 'play'))
    return (
      lines.reduce((sum, points) => sum + points, 0) / (defence.some(({ against }) => against === 'all') ? 1.5 : 3)
    );
  const bonus = program.map((rule) => ('amount' in rule ? rule.amount / 2 : 3));
  return Math.max(2, ...bonus);
}

const worthAt = (game: Game, view: View, seat: Seat, place: number): number => {
  const card = view.rows[seat]![place]!;
  return card < 0 ? fresh : cardWorth(game.cards[card]!);
};

/** What an action is worth to a seat, in HP; only what the seat can know is asked. */
export function worthOf(game: Game, view: View, seat: Seat, action: Action): number {
  switch (action.do) {
    case 'attack': {
      const design = designAt(game, view, seat, action.place);
      const { attack } = design;
      if (!attack) return 0;
      const kept = design.keepOn.length / 6;
      const price = cardWorth(design) * (1 - kept) + spent(game, view, seat, action.with) - (fresh * (1 - kept)) / 2;
      return struck(game, view, seat, design, attack, action) - price / 3;
    }
    case 'improvise': {
      const attack = improviseOf(game, view, seat);
      return attack
        ? struck(game, view, seat, undefined, attack, action) - spent(game, view, seat, action.with) / 3
        : 0;
    }
    case 'use': {
      const design = designAt(game, view, seat, action.place);
      return actionOf(design).reduce((sum, effect) => sum + effectWorth(game, view, seat, effect, action.target), 0);
    }
    case 'rest':
      return own * Math.max(0, ...traitRules(game, view, seat, 'rest').map(({ gain }) => gain));
    case 'pass':
      return (
        (fresh * rowSize - view.rows[seat]!.reduce((sum, _, place) => sum + worthAt(game, view, seat, place), 0)) / 3
      );
    case 'defend':
      return defenceWorth(game, view, seat, action);
    case 'reflect':
      return action.target === seat ? -20 : 10 - view.hp[action.target]! / 10;
    case 'take':
      return action.from === seat ? 0 : worthAt(game, view, action.from, action.place);
    case 'swap':
      return worthAt(game, view, action.from, action.at) - worthAt(game, view, seat, action.place);
    case 'command': {
      const frame = topOf(view);
      if (frame?.at !== 'command') return 0;
      const design = designAt(game, view, frame.victim, action.place);
      const whole = commandedTargets(game, view, frame, action.place).length > 0;
      return design.attack && whole
        ? hits(game, view, seat, design.attack, action.targets, () => design.attack!.strength)
        : 0;
    }
    case 'roll':
      return action.roll ? 1 : 0;
    case 'arrange':
      return arrangementWorth(game, view, seat, action);
    default:
      return 0;
  }
}

const spent = (game: Game, view: View, seat: Seat, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + worthAt(game, view, seat, place), 0);

type Blow = { readonly type: AttackType; readonly subtype: Subtype; readonly strength: number };

function struck(
  game: Game,
  view: View,
  seat: Seat,
  design: CardDesign | undefined,
  attack: Blow,
  action: Extract<Action, { do: 'attack' | 'improvise' }>,
): number {
  const rules = [
    design?.program ?? [],
    ...action.with.map((place) => designAt(game, view, seat, place).program),
  ].flat();
  const bonuses = [...rulesOf(rules, 'attack-bonus'), ...traitRules(game, view, seat, 'attack-bonus')];
  const paid = action.pay ? sacrificeOf(game, view, seat) : undefined;
  const pointsOn = (target: Seat): number =>
    bonuses.reduce(
      (sum, { amount, when }) =>
        hold(game, view, when, { ...attack, owner: seat, by: seat, target, attackDie: 4 }) ? sum + amount : sum,
      attack.strength + (paid?.amount ?? 0),
    );
  return hits(game, view, seat, attack, action.targets, pointsOn) - own * (paid?.hp ?? 0);
}

/** What the targets of an attack lose, with one's own loss on the other side. */
function hits(
  game: Game,
  view: View,
  seat: Seat,
  { type, subtype }: Blow,
  targets: readonly Seat[],
  pointsOn: (target: Seat) => number,
): number {
  return targets.reduce((sum, target) => {
    const points = pointsOn(target);
    const { expected, falls } = lossOf(game, view, target, type, subtype, points);
    return target === seat ? sum - own * expected - 3 * falls * fall : sum + expected + falls * fall;
  }, 0);
}

function effectWorth(game: Game, view: View, seat: Seat, effect: Effect, target: Seat | undefined): number {
  const row = (one: Seat) => view.rows[one]!.reduce((sum, _, place) => sum + worthAt(game, view, one, place), 0);
  switch (effect.do) {
    case 'gain':
    case 'lose': {
      const amount = effect.amount.flat + average * effect.amount.dice;
      const sign = effect.do === 'gain' ? 1 : -1;
      if (effect.who === 'you') return own * sign * amount;
      return effect.who === 'all' ? 0 : -sign * amount;
    }
    case 'restore':
      return effect.who === 'you' ? own * Math.max(0, game.options.startingHp - view.hp[seat]!) : 0;
    case 'steal':
      // A row holds so many cards, whatever is taken: more of them are a choice, and what others lack.
      return fresh - 0.5 + Math.min(effect.most, rowSize) / 2;
    case 'redraw':
    case 'discard':
      return target === undefined
        ? 1
        : target === seat
          ? (fresh * rowSize - row(seat)) / 3
          : (row(target) - fresh * rowSize) / 3;
    case 'swap-rows':
      return target === undefined ? 0 : (row(target) - row(seat)) / 2;
    case 'hypnotise':
      return 4;
    case 'lose-turn':
      return 2;
    case 'swap-card':
    case 'carousel':
      return 1;
    case 'reverse':
      return 0.1;
  }
}

/** HP that are kept, less the cards that it takes. */
function defenceWorth(
  game: Game,
  view: View,
  seat: Seat,
  { cards, with: boosts }: Extract<Action, { do: 'defend' }>,
): number {
  const frame = topOf(view);
  if (frame?.at !== 'attack' || !frame.queue[0]) return 0;
  const program = boosts.flatMap((place) => designAt(game, view, seat, place).program);
  const added = rulesOf(program, 'defence-bonus').reduce((sum, { amount }) => sum + amount, 0);
  const designs = cards.map((place) => designAt(game, view, seat, place));
  const all = rulesOf(program, 'all-match').length > 0;
  const lines = designs.map(({ defence }) =>
    defence.filter(({ against }) => all || against === frame.type || against === 'all'),
  );
  if (lines.flat().some(({ infinite }) => infinite))
    return view.hp[seat]! - price(designs) - spent(game, view, seat, boosts) / 3;
  const given = lines.reduce(
    (sum, one) =>
      sum +
      one.reduce(
        (points, line) =>
          points + line.points + (line.bonuses.find(({ subtype }) => subtype === frame.subtype)?.points ?? 0),
        0,
      ),
    added,
  );
  let kept = 0;
  for (let die = 1; die <= 6; die++)
    kept += view.hp[seat]! - Math.min(view.hp[seat]!, Math.max(0, frame.queue[0].points - given - die));
  return (own * kept) / 6 - price(designs) - spent(game, view, seat, boosts) / 3;
}

const price = (designs: readonly CardDesign[]): number =>
  designs.reduce((sum, design) => sum + cardWorth(design), 0) / 3;

/** Cards that are best played or shown lie face up: a hidden card neither attacks nor defends. */
function arrangementWorth(
  game: Game,
  view: View,
  seat: Seat,
  { order, hidden }: Extract<Action, { do: 'arrange' }>,
): number {
  const shown = order.reduce(
    (sum, place, index) => sum + (hidden.includes(index) ? 0 : worthAt(game, view, seat, place)),
    0,
  );
  const harmful = order.some((place, index) => hidden.includes(index) && worthAt(game, view, seat, place) < 0);
  return shown / 100 + (harmful ? 0.1 : 0) - hidden.length / 1000;
}

/** How a position looks to a seat, from 0 to 1, for playouts that stop before the end. */
export function standing(game: Game, state: State, seat: Seat): number {
  if (state.fell[seat] !== 0) return 0;
  const worth = (one: Seat) => (state.fell[one] === 0 ? state.hp[one]! + 2 : 0);
  const all = state.hp.reduce((sum, _, one) => sum + worth(one), 0);
  const share = worth(seat) / Math.max(1, all);
  const fair = 1 / game.seats;
  return share >= fair ? 0.5 + (0.5 * (share - fair)) / (1 - fair) : (0.5 * share) / fair;
}
