import { counted, listed, nearest, quoted } from '../../../schemas/words.ts';
import type { Entity, GameSet } from '../../game-set.ts';
import { Match } from '../../kernel/match.ts';
import { type ScriptedDice, scriptedDice } from '../../kernel/scripted-dice.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import { notation } from '../notation/set-reader.ts';
import { abilitiesOf, abilityOf } from '../play/abilities.ts';
import { boardOf } from '../play/board-now.ts';
import type { Look } from '../play/play.ts';
import { prepareWith } from '../play/prepare.ts';
import { teamfight } from '../rules.ts';
import type { State } from '../state.ts';
import { tellEvent, unitName } from '../tell-event.ts';
import { sceneSetup } from './scene-setup.ts';
import { fullRef } from './scene-words.ts';

/** Something in a scene that cannot be done as it is written: a sentence that goes on after "step 2: ". */
export class CannotPlay extends Error {}

/** A scene on the table: its match, with units, spaces and cards by the words that the scene uses. */
export class Table {
  readonly set: GameSet;
  readonly match: Match<Game, State, State, Action, Event>;
  readonly dice: ScriptedDice = scriptedDice([]);
  readonly #unitOf = new Map<string, number>();

  constructor(set: GameSet, scene: Entity<'scene'>) {
    this.set = set;
    const { setup, letters } = sceneSetup(set, scene);
    // A scene's map makes a set of its own, but its texts are those of the set, which are read once for all scenes.
    const game = prepareWith(setup, (one) => notation(one.id === set.id ? set : one));
    this.match = new Match(teamfight, game, this.dice);
    // Units of the map come before the placed ones.
    let next = game.boards[0]?.placed.filter(({ card }) => this.#isUnit(card)).length ?? 0;
    for (const [index, letter] of letters.entries()) {
      if (this.#isUnit(game.cardOf.get(setup.placed?.[index]?.card ?? '') ?? -1)) this.#unitOf.set(letter, next++);
    }
  }

  get game(): Game {
    return this.match.game;
  }

  get state(): State {
    return this.match.state;
  }

  get look(): Look {
    return { game: this.game, state: this.state };
  }

  // ---------------------------------------------------------------------------------------------- words to numbers

  /** A unit by its letter, or by its name where it came later or belongs to the map. */
  unit(word: string): number {
    const id = this.findUnit(word);
    if (id !== undefined) return id;
    const names = this.state.units.flatMap((unit, one) => (unit.at >= 0 ? [this.unitName(one)] : []));
    const known = [...this.#unitOf.keys(), ...names];
    const meant = word.length > 1 ? nearest(word, names) : undefined;
    const hint = meant === undefined ? `there are ${listed(known, 'and', 12)}` : `did you mean ${quoted(meant)}?`;
    throw new CannotPlay(`there is no unit ${quoted(word)} on the map; ${hint.replace(/\??$/, (end) => end || '.')}`);
  }

  findUnit(word: string): number | undefined {
    const id = this.#unitOf.get(word);
    if (id !== undefined) return id;
    const plain = word.toLowerCase();
    const found = this.state.units.flatMap((_, one) => (this.unitName(one).toLowerCase() === plain ? [one] : []));
    return found.find((one) => (this.state.units[one]?.at ?? -1) >= 0) ?? found[0];
  }

  /** A space of `3,5`. */
  space(word: string): number {
    const { columns, rows } = this.#board;
    const [x = 0, y = 0] = word.split(',').map(Number);
    if (x < columns && y < rows) return y * columns + x;
    throw new CannotPlay(
      `${quoted(word)} lies outside of the map; its last space is "${columns - 1},${rows - 1}", as columns and rows are counted from 0.`,
    );
  }

  /** An ability of a unit by its name. */
  ability(unit: number, name: string): number {
    const abilities = this.abilities(unit);
    const found = abilities.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (found) return found.ability;
    const names = abilities.map((one) => one.name);
    const meant = nearest(name, names);
    const hint = meant !== undefined ? `did you mean ${quoted(meant)}?` : `it has ${listed(names, 'and', 12)}.`;
    throw new CannotPlay(`${this.unitName(unit)} has no ability ${quoted(name)}; ${hint}`);
  }

  abilities(unit: number): { ability: number; name: string }[] {
    return abilitiesOf(this.look, unit).map((ability) => ({ ability, name: this.abilityName(unit, ability) }));
  }

  /** Index of a card by its reference as this set writes it; references were checked when the set was opened. */
  card(ref: string): number {
    return this.game.cardOf.get(fullRef(this.set, ref)) ?? -1;
  }

  // ---------------------------------------------------------------------------------------------- numbers to words

  unitName(unit: number): string {
    return unitName(this.game, this.state, unit);
  }

  /** The letter of a unit with its name: `B (Odd Harrow)`. */
  called(unit: number): string {
    const letter = this.letter(unit);
    return letter === undefined ? this.unitName(unit) : `${letter} (${this.unitName(unit)})`;
  }

  letter(unit: number): string | undefined {
    for (const [letter, id] of this.#unitOf) if (id === unit) return letter;
    return undefined;
  }

  abilityName(unit: number, ability: number): string {
    return abilityOf(this.look, unit, ability)?.name ?? 'an ability';
  }

  place(space: number): string {
    const { columns } = this.#board;
    return space < 0 ? 'off the map' : `${space % columns},${Math.floor(space / columns)}`;
  }

  cardName(index: number): string {
    return this.game.cards[index]?.name ?? 'an unknown card';
  }

  /** Events from an index of the log on, in sentences. */
  told(from: number, about: (event: Event) => boolean = () => true): string[] {
    return this.match.log
      .slice(from)
      .filter(about)
      .map((event) => tellEvent(this.game, this.state, event));
  }

  /** Whose turn it is and how far: for sentences about what cannot be done now. */
  get whoseTurn(): string {
    const { turn, phase } = this.state;
    if (phase === 'over') return 'the match is over';
    if (!turn) return 'nobody has the turn';
    return `it is the turn of ${this.called(turn.unit >= 0 ? turn.unit : turn.hero)}`;
  }

  /** `1 roll (4)` that nobody asked for. */
  get rollsLeft(): string | undefined {
    const { left } = this.dice;
    if (left.length === 0) return undefined;
    const values = left.map((roll) => (typeof roll === 'number' ? roll : roll.value));
    return `${counted(left.length, 'roll')} (${values.join(', ')})`;
  }

  get #board() {
    return boardOf(this.game, this.state) ?? { columns: 1, rows: 1 };
  }

  #isUnit(index: number): boolean {
    const card = this.game.cards[index];
    return card !== undefined && (card.kind === 'hero' || card.kind === 'summon' || card.object);
  }
}
