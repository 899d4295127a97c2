import type { Refusal, Seat } from '../../../rules/kernel/rules.ts';
import { type ScriptedRoll, scriptedDice } from '../../../rules/kernel/scripted-dice.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import type { Action, Use } from '../../../rules/thoua/action.ts';
import type { Event } from '../../../rules/thoua/event.ts';
import type { Game } from '../../../rules/thoua/game.ts';
import { type FullRuleOptions, presets } from '../../../rules/thoua/options.ts';
import { gameOf } from '../../../rules/thoua/play/prepare.ts';
import { numberOf } from '../../../rules/thoua/play/values.ts';
import type { Stat } from '../../../rules/thoua/program.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import type { Figure, Held, State } from '../../../rules/thoua/state.ts';
import { figure, type Someone } from './designs.ts';

export interface Drawn {
  /** Rows of the map: capital letters are the party, small ones enemies, `#` an obstacle, `1` and `2` the start zones. */
  readonly map: string;
  readonly figures?: Readonly<Record<string, Someone>>;
  /** Who is to be placed: letters that the map does not show. */
  readonly waiting?: string;
  readonly options?: Partial<FullRuleOptions>;
  readonly conditions?: Game['conditions'];
}

const sideOf = (letter: string): 0 | 1 => (letter === letter.toUpperCase() ? 0 : 1);

/** The game of a drawing; figures in the order of their letters, the party first. */
export function drawn({ map, figures = {}, waiting = '', options = {}, conditions = [] }: Drawn): Game {
  const rows = map
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const columns = rows[0]!.length;
  const cells = rows.flat();
  const at = (sign: string) => cells.flatMap((cell, space) => (cell === sign ? [space] : []));
  const letters = [...new Set([...cells, ...waiting].filter((cell) => /[a-z]/i.test(cell)))].sort();
  return gameOf({
    sets: [],
    encounter: 'test/encounter',
    options: { ...presets.current, ...options },
    board: {
      ref: 'test/map',
      columns,
      rows: rows.length,
      obstacles: at('#'),
      screens: at('#'),
      zones: [at('1'), at('2')],
    },
    figures: letters.map((letter) => figure(letter, sideOf(letter), at(letter)[0] ?? -1, figures[letter])),
    conditions,
  });
}

/** A situation in somebody's action phase, and what is done in it. */
export class Scene {
  readonly game: Game;
  readonly state: State;
  events: Event[] = [];

  constructor(game: Game) {
    this.game = game;
    this.state = rules.start(this.game, seededDice(stream('scene')), () => {});
    if (this.state.stack.some(({ at }) => at === 'turn')) {
      this.state.order = [...this.game.figures.keys()];
      this.turnOf(this.game.figures[0]!.name);
    }
  }

  /** Number of a figure, by its name: of a drawn one its letter. */
  who(letter: string): number {
    const found = this.game.figures.findIndex(({ name }) => name === letter);
    if (found < 0) throw new Error(`There is no ${letter}.`);
    return found;
  }

  of(letter: string): Figure {
    return this.state.figures[this.who(letter)]!;
  }

  /** Space of a column and row such as `2,1`. */
  space(text: string): number {
    const [x = 0, y = 0] = text.split(',').map(Number);
    return y * this.game.board.columns + x;
  }

  /** Column and row of a space. */
  cell(space: number): string {
    const { columns } = this.game.board;
    return `${space % columns},${Math.floor(space / columns)}`;
  }

  /** Makes it somebody's action phase. */
  turnOf(letter: string): this {
    const number = this.who(letter);
    const own = this.state.figures[number]!;
    this.state.stack = [{ at: 'turn', figure: number, step: 'action', acted: false }];
    this.state.begun = this.state.order.indexOf(number) + 1;
    own.turns = Math.max(1, own.turns);
    own.ap = numberOf(this, number, 'ap');
    return this;
  }

  get seat(): Seat | undefined {
    return rules.seat(this.game, this.state);
  }

  /** Whose turn it is. */
  get acting(): string | undefined {
    const turn = this.state.stack.findLast(({ at }) => at === 'turn');
    return turn?.at === 'turn' ? this.game.figures[turn.figure]!.name : undefined;
  }

  get actions(): readonly Action[] {
    return rules.actions(this.game, this.state).actions;
  }

  check(action: Action): Refusal | undefined {
    return rules.check(this.game, this.state, action);
  }

  /** Plays a legal action with dice that must be used up; `events` holds what happened then. */
  play(action: Action, ...rolls: ScriptedRoll[]): this {
    const refusal = this.check(action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.message}`);
    const dice = scriptedDice(rolls);
    this.events = [];
    rules.apply(this.game, this.state, action, dice, (event) => this.events.push(event));
    if (dice.left.length > 0) throw new Error(`${dice.left.length} rolls are left.`);
    return this;
  }

  /** The use of an ability by whoever acts. */
  usage(
    name: string,
    { target, at, ...more }: { target?: string; at?: string; direction?: number; turned?: boolean } = {},
  ): Use {
    const acting = this.acting;
    const number =
      acting === undefined ? -1 : this.game.figures[this.who(acting)]!.abilities.findIndex((one) => one.name === name);
    if (number < 0) throw new Error(`${acting ?? 'Nobody'} has no ${name}.`);
    return {
      do: 'use',
      ability: number,
      ...(target === undefined ? {} : { target: this.who(target) }),
      ...(at === undefined ? {} : { at: this.space(at) }),
      ...more,
    };
  }

  use(name: string, on: Parameters<Scene['usage']>[1] = {}, ...rolls: ScriptedRoll[]): this {
    return this.play(this.usage(name, on), ...rolls);
  }

  /** Uses of an ability that are listed. */
  uses(name: string): Use[] {
    const { ability } = this.usage(name);
    return this.actions.filter((one): one is Use => one.do === 'use' && one.ability === ability);
  }

  pass(...rolls: ScriptedRoll[]): this {
    return this.play({ do: 'pass' }, ...rolls);
  }

  move(to: string, ...rolls: ScriptedRoll[]): this {
    return this.play({ do: 'move', to: this.space(to) }, ...rolls);
  }

  /** Where a movement action can end. */
  get moves(): string[] {
    return this.actions.flatMap((one) => (one.do === 'move' ? [this.cell(one.to)] : [])).sort();
  }

  value(letter: string, stat: Stat): number {
    return numberOf(this, this.who(letter), stat);
  }

  at(letter: string): string | undefined {
    const { at } = this.of(letter);
    return at < 0 ? undefined : this.cell(at);
  }

  /** What somebody has: `attack +2 (3)`, `Burn (2)`. */
  has(letter: string): string[] {
    return this.of(letter).has.map((held: Held) => {
      if (held.has !== 'modifier') return `${held.name} (${held.turns})`;
      const amount = typeof held.amount === 'number' ? held.amount : `${held.amount.count}d${held.amount.sides}`;
      return `${held.stat} ${held.sign === 1 ? '+' : '-'}${amount} (${held.turns})`;
    });
  }

  /** What happened of one kind. */
  all<Kind extends Event['event']>(kind: Kind): Extract<Event, { event: Kind }>[] {
    return this.events.filter((one): one is Extract<Event, { event: Kind }> => one.event === kind);
  }
}

export const scene = (drawing: Drawn): Scene => new Scene(drawn(drawing));
