import { onTestFinished } from 'vitest';
import { Match } from '../../../rules/kernel/match.ts';
import { type ScriptedRoll, scriptedDice } from '../../../rules/kernel/scripted-dice.ts';
import type { Action } from '../../../rules/teamfight/action.ts';
import type { Event } from '../../../rules/teamfight/event.ts';
import type { Game } from '../../../rules/teamfight/game.ts';
import { abilitiesOf, abilityOf } from '../../../rules/teamfight/play/abilities.ts';
import type { Pending } from '../../../rules/teamfight/resolution.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import { tellEvent } from '../../../rules/teamfight/tell-event.ts';

/** A match to play by words. */
export class Scene {
  readonly game: Game;
  readonly match: Match<Game, State, State, Action, Event>;
  readonly #letters: readonly string[];
  readonly #dice;
  #heard = 0;

  constructor(game: Game, letters: readonly string[], rolls: readonly ScriptedRoll[]) {
    this.game = game;
    this.#letters = letters.filter((letter, index) => letter !== undefined && this.#isUnit(index));
    this.#dice = scriptedDice(rolls);
    this.match = new Match(teamfight, game, this.#dice);
    onTestFinished(({ task }) => {
      const { left } = this.#dice;
      if (task.result?.state !== 'fail' && left.length > 0) throw new Error(`Rolls are left: ${JSON.stringify(left)}`);
    });
  }

  get state(): State {
    return this.match.state;
  }

  // ---------------------------------------------------------------------------------------------- actions

  /** Plays an action; throws what refuses it, as `code: sentence`. */
  play(action: Action): this {
    const refusal = this.match.play(action);
    if (refusal) throw new Error(`${refusal.code}: ${refusal.message}`);
    return this;
  }

  /** The basic move of the unit whose turn it is; with `double` it costs the standard action. */
  move(
    letter: string,
    x: number,
    y: number,
    more: { double?: boolean; path?: readonly (readonly [number, number])[] } = {},
  ): this {
    this.activate(letter);
    const { double, path } = more;
    return this.play({
      do: 'move',
      to: this.space(x, y),
      ...(double && { double }),
      ...(path && { path: path.map(([px, py]) => this.space(px, py)) }),
    });
  }

  /** Uses an ability by its name. */
  use(letter: string, ability: string): this {
    this.activate(letter);
    const unit = this.unit(letter);
    return this.play({ do: 'use', unit, ability: this.#ability(unit, ability) });
  }

  /** Picks what the open decision offers: a letter or where it stands, a column and row, `yes`, `no`, `stop`, or the name of an option, token or ability. */
  pick(...what: readonly [number, number] | readonly [string] | readonly [string, string]): this {
    return this.play({ do: 'pick', value: this.#value(what) });
  }

  /** Picks the area that covers these spaces and no others. */
  pickArea(...spaces: readonly (readonly [number, number])[]): this {
    const wanted = spaces.map(([x, y]) => this.space(x, y)).sort((a, b) => a - b);
    const { placements = [], options } = this.pending();
    const value = options.find((option) => `${[...(placements[option] ?? [])].sort((a, b) => a - b)}` === `${wanted}`);
    if (value === undefined)
      throw new Error(`No area covers ${JSON.stringify(spaces)}; there are ${JSON.stringify(placements)}.`);
    return this.play({ do: 'pick', value });
  }

  /** Lets this unit take its turn, if its player has still to say so. */
  activate(letter: string): this {
    if (this.state.turn?.stage === 'activate' && !this.state.pending)
      this.play({ do: 'activate', unit: this.unit(letter) });
    return this;
  }

  /** Ends the turn of the unit whose turn it is. */
  end(): this {
    return this.play({ do: 'end' });
  }

  /** Ends turns until it is this unit's, passing on everything that is offered. */
  turnOf(letter: string): this {
    for (let tries = 0; tries < 200; tries++) {
      const { pending, turn } = this.state;
      if (pending)
        this.play({
          do: 'pick',
          value: pending.mayStop || pending.ask === 'react' ? -1 : (pending.options.at(-1) ?? -1),
        });
      else if (turn?.stage === 'activate') {
        const unit = turn.waiting.includes(this.unit(letter)) ? this.unit(letter) : (turn.waiting[0] ?? 0);
        this.play({ do: 'activate', unit });
      } else if (turn?.unit === this.unit(letter) && tries > 0) return this;
      else this.end();
    }
    throw new Error(`It is never the turn of ${letter}.`);
  }

  /** Lays down the next rolls. */
  rolls(...rolls: readonly ScriptedRoll[]): this {
    this.#dice.add(rolls);
    return this;
  }

  // ---------------------------------------------------------------------------------------------- what is seen

  /**
   * Every unit by its letter, those that came later by name: `8 at 3,0`, with overshield and tokens, or `dead`. Markers by name with
   * their spaces.
   */
  shows(): Record<string, string> {
    const shown: Record<string, string> = {};
    const { units, markers } = this.state;
    for (const [id, unit] of units.entries()) {
      if (unit.at < 0 && this.letter(id) === undefined) continue;
      const tokens = unit.tokens.map(({ card, count }) => {
        const name = this.game.cards[card]?.name ?? '?';
        return count === 1 ? name : `${count} ${name}`;
      });
      const shield = unit.overshield > 0 ? [`${unit.overshield} overshield`] : [];
      const stance = unit.stance >= 0 ? [this.game.cards[unit.stance]?.name ?? '?'] : [];
      const words =
        unit.at < 0
          ? [unit.away ? 'away' : 'dead']
          : [`${unit.health} at ${this.place(unit.at)}`, ...shield, ...stance, ...tokens];
      shown[this.called(id)] = words.join(', ');
    }
    for (const marker of markers) {
      if (marker.order < 0) continue;
      const name = this.game.cards[marker.card]?.name ?? '?';
      shown[name] = [...(shown[name] === undefined ? [] : [shown[name]]), this.place(marker.at)].join(' ');
    }
    return shown;
  }

  /** What happened since it was asked last, in sentences. */
  told(): string[] {
    const events = this.match.log.slice(this.#heard);
    this.#heard = this.match.log.length;
    return events.map((event) => tellEvent(this.game, this.state, event));
  }

  /** Who has to decide what, and what can be picked: `1 target: B C`. */
  asks(): string | undefined {
    const { pending } = this.state;
    if (!pending) return undefined;
    const options = pending.options.map((option) => this.#optionSaid(pending, option));
    return `${pending.seat + 1} ${pending.ask}: ${[...options, ...(pending.mayStop ? ['stop'] : [])].join(' ')}`;
  }

  /** Points of both players as the match stands. */
  get points(): readonly [number, number] {
    const { points, deaths } = this.state;
    return [points[0] + deaths[1], points[1] + deaths[0]];
  }

  /** The unit whose turn it is. */
  get active(): string | undefined {
    const unit = this.state.turn?.unit ?? -1;
    return unit < 0 ? undefined : this.called(unit);
  }

  /** Legal actions now. */
  actions(): readonly Action[] {
    return this.match.actions().actions;
  }

  /** Where the unit whose turn it is can move by its basic move, as `column,row`. */
  destinations(more: { double?: boolean } = {}): string[] {
    const found = this.actions().flatMap((action) =>
      action.do === 'move' && (action.double ?? false) === (more.double ?? false) ? [action.to] : [],
    );
    return [...new Set(found)].sort((a, b) => a - b).map((space) => this.place(space));
  }

  /** Names of the abilities that can be used now. */
  usable(): string[] {
    return this.actions().flatMap((action) =>
      action.do === 'use' ? [abilityOf(this, action.unit, action.ability)?.name ?? '?'] : [],
    );
  }

  unit(letter: string): number {
    const index = this.#letters.indexOf(letter);
    if (index >= 0) return index + this.#before();
    const found = this.state.units.findIndex((unit, id) => unit.at >= 0 && this.called(id) === letter);
    if (found < 0) throw new Error(`There is no unit ${letter}.`);
    return found;
  }

  letter(id: number): string | undefined {
    return this.#letters[id - this.#before()];
  }

  /** The letter of a unit; the name of one that came into play later. */
  called(id: number): string {
    return this.letter(id) ?? this.game.cards[this.state.units[id]?.card ?? -1]?.name ?? '?';
  }

  space(x: number, y: number): number {
    return y * (this.game.boards[0]?.columns ?? 1) + x;
  }

  place(space: number): string {
    const columns = this.game.boards[0]?.columns ?? 1;
    return `${space % columns},${Math.floor(space / columns)}`;
  }

  pending(): Pending {
    const { pending } = this.state;
    if (!pending) throw new Error('No decision is open.');
    return pending;
  }

  // ---------------------------------------------------------------------------------------------- words to numbers

  /** Units of the map come before the placed ones. */
  #before(): number {
    return (this.game.boards[0]?.placed ?? []).filter(({ card }) => this.#stands(card)).length;
  }

  #isUnit(index: number): boolean {
    return this.#stands(this.game.cardOf.get(this.game.setup.placed?.[index]?.card ?? '') ?? -1);
  }

  #stands(index: number): boolean {
    const card = this.game.cards[index];
    return card !== undefined && (card.kind === 'hero' || card.kind === 'summon' || card.object);
  }

  #ability(unit: number, name: string): number {
    const named = abilitiesOf(this, unit).map((ability) => [ability, abilityOf(this, unit, ability)?.name] as const);
    const found = named.find(([, own]) => own === name);
    if (found === undefined)
      throw new Error(`There is no ability ${name}; there are ${named.map(([, own]) => own).join(', ')}.`);
    return found[0];
  }

  #value(what: readonly [number, number] | readonly [string] | readonly [string, string]): number {
    const pending = this.pending();
    const [first, second] = what;
    if (typeof first === 'number') return this.space(first, second as number);
    if (first === 'stop' || first === 'pass') return -1;
    if (pending.ask === 'yes') return first === 'yes' ? 1 : 0;
    if (pending.ask === 'react') {
      const index = (pending.reactions ?? []).findIndex(
        ({ unit, ability }) =>
          this.called(unit) === first && (typeof second !== 'string' || ability === this.#ability(unit, second)),
      );
      return index;
    }
    if (pending.ask === 'target' || pending.ask === 'unit') return this.unit(first);
    if (pending.ask === 'space' || pending.ask === 'destination') return this.state.units[this.unit(first)]?.at ?? -1;
    const found = pending.options.find((option) => this.#optionSaid(pending, option) === first);
    if (found === undefined) throw new Error(`${first} is no option; ${this.asks()}`);
    return found;
  }

  #optionSaid(pending: Pending, option: number): string {
    switch (pending.ask) {
      case 'target':
      case 'unit':
        return this.called(option);
      case 'space':
      case 'facing':
      case 'destination':
        return this.place(option);
      case 'yes':
        return option === 1 ? 'yes' : 'no';
      case 'react': {
        const reaction = pending.reactions?.[option];
        return reaction
          ? `${this.called(reaction.unit)}:${this.#abilityName(reaction.unit, reaction.ability)}`
          : 'pass';
      }
      case 'token':
        return this.game.cards[this.state.units[pending.unit]?.tokens[option]?.card ?? -1]?.name ?? '?';
      case 'ability':
        return this.#abilityName(pending.unit, option);
      case 'option':
        return this.#optionLabel(option);
      case 'placement':
        return `[${(pending.placements?.[option] ?? []).map((space) => this.place(space)).join(' ')}]`;
    }
  }

  #abilityName(unit: number, ability: number): string {
    return abilityOf(this, unit, ability)?.name ?? '?';
  }

  #optionLabel(option: number): string {
    const frame = this.state.stack.at(-1)?.frames.at(-1);
    const node = this.game.blocks[frame?.block ?? -1]?.[frame?.next ?? -1];
    return node?.node === 'choose' ? (node.options[option]?.label ?? `${option}`) : `${option}`;
  }
}
