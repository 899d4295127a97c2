import type { GameSet } from '../../game-set.ts';
import type { Dice } from '../../kernel/dice.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { squareSpaces } from '../../spaces.ts';
import { boardOf } from '../play/board-now.ts';
import { termsOf } from '../play/usable.ts';
import type { Use } from '../program.ts';
import { refOf, tokenText } from '../scenes/scene-words.ts';
import { castFor, fieldFor, letters, type Start } from './field.ts';
import { Trial } from './trial.ts';

/** What shall be tried. */
export interface Wanted {
  /** Reference of a hero or summon. */
  readonly user: string;
  /** The name of an ability on its cards; the board is set up so that it can be used. */
  readonly ability?: string | undefined;
  readonly target?: string | undefined;
  readonly ally?: string | undefined;
}

/** From where most abilities are used, then nearer, then further. */
const distances = [3, 2, 1, 4, 5, 6];

/** A board on which an ability reaches its target if it ever does, with its first choice open. */
export function openTrial(set: GameSet, wanted: Wanted, luck: Dice): Trial | Refusal {
  const cast = castFor(set, wanted.user, {
    ...(wanted.target !== undefined && { target: wanted.target }),
    ...(wanted.ally !== undefined && { ally: wanted.ally }),
  });
  const plain = Trial.on(set, fieldFor(set, cast, distances[0] ?? 1), luck);
  const user = plain instanceof Trial ? plain.table.findUnit(letters.user) : undefined;
  if (!(plain instanceof Trial) || user === undefined || wanted.ability === undefined) return plain;
  const found = plain.table.abilities(user).find(({ name }) => name === wanted.ability);
  const card = plain.table.game.cards[plain.table.state.units[user]?.card ?? -1];
  const compiled = found && card?.abilities[found.ability];
  if (!found || !compiled) return plain;
  let usable: Trial | undefined;
  for (const distance of distances) {
    const trial = Trial.on(set, ready(set, fieldFor(set, cast, distance), termsOf(compiled)), luck);
    if (!(trial instanceof Trial)) continue;
    begin(trial, user);
    const outcome = trial.play({ do: 'use', unit: user, ability: found.ability }, [], false);
    if (typeof outcome === 'object' && 'asks' in outcome) return trial;
    if (outcome !== 'done') continue;
    if (reaches(trial)) return trial;
    usable ??= trial;
  }
  if (usable && usable.table.state.pending === undefined) usable.undo();
  return usable ?? plain;
}

/** Of a hero and its summons the one that is tried goes first. */
function begin(trial: Trial, unit: number): void {
  const { turn, pending } = trial.table.state;
  if (turn?.stage === 'activate' && !pending) trial.play({ do: 'activate', unit }, [], true);
}

/** What the ability's cost asks for is there: the round of an ultimate, and what is spent. */
function ready(set: GameSet, start: Start, { ultimate, spend = [] }: Use): Start {
  const tokens = spend.map(({ token, count }) => tokenText(refOf(set, token), count));
  const units = start.units.map((unit) =>
    unit.letter === letters.user && tokens.length > 0 ? { ...unit, tokens } : unit,
  );
  return { ...start, units, ...(ultimate !== undefined && { round: ultimate }) };
}

/** Whether the target can be chosen now, or has been hit already. */
function reaches({ table }: Trial): boolean {
  const { state, game } = table;
  const target = table.findUnit(letters.target);
  const unit = state.units[target ?? -1];
  if (target === undefined || unit === undefined) return false;
  const { pending } = state;
  if (!pending) return table.match.log.some((event) => 'target' in event && event.target === target);
  const board = boardOf(game, state);
  const spaces = board ? squareSpaces(board, unit.at, game.cards[unit.card]?.size ?? 1) : [];
  if (pending.ask === 'target' || pending.ask === 'unit') return pending.options.includes(target);
  if (pending.ask === 'space') {
    return pending.options.slice(0, pending.listed ?? pending.options.length).some((one) => spaces.includes(one));
  }
  if (pending.ask === 'placement') {
    return pending.options.some((one) => pending.placements?.[one]?.some((space) => spaces.includes(space)));
  }
  return false;
}
