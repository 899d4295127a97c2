import type { Action } from '../../../rules/hammerspace/action.ts';
import type { Event } from '../../../rules/hammerspace/event.ts';
import type { Game, Setup } from '../../../rules/hammerspace/game.ts';
import { rules } from '../../../rules/hammerspace/rules.ts';
import { mark, type State } from '../../../rules/hammerspace/state.ts';
import type { Refusal, Seat } from '../../../rules/kernel/rules.ts';
import { type ScriptedRoll, scriptedDice } from '../../../rules/kernel/scripted-dice.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { setupOf } from './deck.ts';

export interface Layout {
  readonly setup?: Setup;
  /** Ids of the cards of each seat from left to right; one that lies face down begins with "?". */
  readonly rows: readonly string[];
  /** 20 for all if left out. */
  readonly hp?: readonly number[];
  readonly traits?: readonly (string | undefined)[];
  /** Ids of the next cards of the deck, and of those that lie on the discards; all others are in the deck below. */
  readonly next?: string;
  readonly discards?: string;
  /** Leaves nothing in the deck but what is next. */
  readonly empty?: boolean;
}

const idOf = (ref: string): string => ref.slice(ref.indexOf('/') + 1);
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** A situation in the first seat's first turn, and what is done in it. */
export class Scene {
  readonly game: Game;
  readonly state: State;
  events: Event[] = [];

  constructor({ setup, rows, hp = [], traits = [], next = '', discards = '', empty = false }: Layout) {
    this.game = rules.prepare(setup ?? setupOf(rows.length));
    this.state = rules.start(this.game, seededDice(stream('scene')), () => {});
    const { game, state } = this;
    const left = new Set(game.cards.keys());
    const find = (id: string): number => {
      const card = [...left].find((one) => idOf(game.cards[one]!.ref) === id);
      if (card === undefined) throw new Error(`There is no ${id} left in the deck.`);
      left.delete(card);
      return card;
    };
    const all = (1 << rows.length) - 1;
    for (const [seat, row] of rows.entries()) {
      const cards = words(row);
      state.rows[seat] = cards.map((id) => find(id.replace('?', '')));
      state.marks[seat] = cards.map((id) => (id.startsWith('?') ? mark.down : 0));
      state.known[seat] = cards.map((id) => (id.startsWith('?') ? 1 << seat : all));
      state.hp[seat] = hp[seat] ?? game.options.startingHp;
      state.dealt[seat] = [];
      const trait = traits[seat];
      state.traits[seat] = trait === undefined ? [] : [game.traits.findIndex(({ ref }) => idOf(ref) === trait)];
    }
    state.discards = words(discards).map(find);
    const top = words(next).map(find).reverse();
    state.deck = empty ? top : [...left, ...top];
    state.spare = [];
    state.turn = 0;
    state.turns = 1;
    state.stack = [{ at: 'turn', arranged: false }];
  }

  get seat(): Seat | undefined {
    return rules.seat(this.game, this.state);
  }

  /** Place of a card in a row. */
  at(seat: Seat, id: string): number {
    const place = this.state.rows[seat]!.findIndex((card) => idOf(this.game.cards[card]!.ref) === id);
    if (place < 0) throw new Error(`Seat ${seat} has no ${id}.`);
    return place;
  }

  check(action: Action): Refusal | undefined {
    return rules.check(this.game, this.state, action);
  }

  /** Plays a legal action with dice that must be used up; `events` holds what happened then. */
  play(action: Action, ...rolls: ScriptedRoll[]): this {
    const refusal = this.check(action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.message}`);
    const dice = scriptedDice(rolls);
    // Only shuffles of the discards are not laid down.
    const luck = seededDice(stream('shuffle'));
    const roll = (sides: number, label: string) =>
      label.startsWith('shuffle') ? luck.roll(sides, label) : dice.roll(sides, label);
    this.events = [];
    rules.apply(this.game, this.state, action, { roll }, (event) => this.events.push(event));
    if (dice.left.length > 0) throw new Error(`${dice.left.length} rolls are left.`);
    return this;
  }

  attack(
    id: string,
    targets: readonly Seat[],
    more: { with?: string; pay?: boolean } = {},
    ...rolls: ScriptedRoll[]
  ): this {
    const added = words(more.with ?? '').map((one) => this.at(0, one));
    const action: Action = { do: 'attack', place: this.at(0, id), targets, with: added, pay: more.pay ?? false };
    return this.play(action, ...rolls);
  }

  use(id: string, target?: Seat, ...rolls: ScriptedRoll[]): this {
    const place = this.at(0, id);
    return this.play(target === undefined ? { do: 'use', place } : { do: 'use', place, target }, ...rolls);
  }

  /** The seat that has to defends with these. */
  defend(cards: string, more = '', ...rolls: ScriptedRoll[]): this {
    const seat = this.seat ?? 0;
    const places = (ids: string) => words(ids).map((id) => this.at(seat, id));
    return this.play({ do: 'defend', cards: places(cards), with: places(more) }, ...rolls);
  }

  /** Ids of a row, those that lie face down with "?", those in hand with "+". */
  row(seat: Seat): string {
    return this.state.rows[seat]!.map((card, place) => {
      const marks = this.state.marks[seat]![place]!;
      const sign = (marks & mark.held) !== 0 ? '+' : (marks & mark.down) !== 0 ? '?' : '';
      return `${sign}${idOf(this.game.cards[card]!.ref)}`;
    }).join(' ');
  }

  get discards(): string {
    return this.state.discards.map((card) => idOf(this.game.cards[card]!.ref)).join(' ');
  }

  /** What happened of one kind. */
  all<Kind extends Event['event']>(kind: Kind): Extract<Event, { event: Kind }>[] {
    return this.events.filter((one): one is Extract<Event, { event: Kind }> => one.event === kind);
  }

  /** Ways to defend that are listed, as ids. */
  get defences(): string[] {
    const seat = this.seat ?? 0;
    const name = (place: number) => idOf(this.game.cards[this.state.rows[seat]![place]!]!.ref);
    return rules
      .actions(this.game, this.state)
      .actions.flatMap((action) =>
        action.do === 'defend' ? [[...action.cards, ...action.with].map(name).sort().join(' ')] : [],
      );
  }
}

export const scene = (rows: readonly string[], layout: Omit<Layout, 'rows'> = {}): Scene =>
  new Scene({ rows, ...layout });
