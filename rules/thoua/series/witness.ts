import type { Result, Seat } from '../../kernel/rules.ts';
import type { Opinions } from '../../kernel/second-bot.ts';
import type { Witness } from '../../kernel/series.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import { type FigureDesign, type Game, stats } from '../game.ts';
import { topOf } from '../play/look.ts';
import type { State } from '../state.ts';
import type { Besides } from './beside.ts';
import { ends, type MatchColumns, type MatchRow, nobody } from './columns.ts';
import { mostMembers } from './plan.ts';

export interface Watched {
  readonly game: Game;
  /** By figure: its number in the legend, among characters or enemies. */
  readonly numbers: readonly number[];
  /** By figure and ability: the number of the ability in the legend. */
  readonly used: readonly (readonly number[])[];
  /** A bit for each ability that somebody of the party has. */
  readonly had: readonly number[];
  /** What characters who are drawn whole are made of, as rows have it. */
  readonly built: Pick<MatchRow, 'parts' | 'scores'>;
  readonly pairing: number;
  readonly variant: number;
  /** Left out where a step is tried: what stands beside rows is of what is printed. */
  readonly besides: Besides | undefined;
  readonly opinions: Opinions;
  /** By figure. */
  readonly opinionsOf: readonly Opinions[];
}

const hpAt = stats.indexOf('hp');
/** Never below 1, whatever is carried */
const hpOf = ({ base }: FigureDesign): number => Math.max(1, base[hpAt]!);
const list = (length: number, value = 0): number[] => Array.from({ length }, () => value);

/** What a figure did with an ability. */
interface Deeds {
  uses: number;
  could: number;
  did: number;
  defended: number;
  beaten: number;
  gave: number;
}

/** Watches one combat and makes its row. */
export class MatchWitness implements Witness<State, Action, Event, MatchColumns> {
  readonly #of: Watched;
  readonly #hp: number[];
  readonly #fell: number[];
  readonly #dealt: number[];
  readonly #taken: number[];
  readonly #healed: number[];
  readonly #deeds: readonly (readonly Deeds[])[];
  /** What can be used, and is, in the turn that goes on; numbers of the abilities of who acts. */
  readonly #could = new Set<number>();
  readonly #did = new Set<number>();
  #acting = -1;
  /** The ability whose effects are going on. */
  #using: { readonly figure: number; readonly deeds: Deeds } | undefined;
  #round = 0;
  #turns = 0;
  #decisions = 0;
  #choices = 0;
  #manual = 0;

  constructor(of: Watched) {
    this.#of = of;
    const { figures } = of.game;
    this.#hp = figures.map(hpOf);
    [this.#fell, this.#dealt, this.#taken, this.#healed] = [
      list(figures.length),
      list(figures.length),
      list(figures.length),
      list(figures.length),
    ];
    this.#deeds = figures.map(({ abilities }) =>
      abilities.map(() => ({ uses: 0, could: 0, did: 0, defended: 0, beaten: 0, gave: 0 })),
    );
  }

  decided(state: State, _: Seat, { actions }: { readonly actions: readonly Action[] }, action: Action): void {
    this.#decisions++;
    this.#choices += actions.length;
    if (topOf(state)?.at !== 'turn') return;
    this.#using = undefined;
    for (const one of actions) if (one.do === 'use') this.#could.add(one.ability);
    if (action.do === 'use') {
      this.#could.add(action.ability);
      this.#did.add(action.ability);
    }
  }

  happened(_: State, events: readonly Event[]): void {
    for (const event of events) this.#note(event);
  }

  row(_: State, { reason }: Result): MatchRow {
    this.#closeTurn();
    const { game, numbers, had, built, variant, opinions, besides } = this.#of;
    if (besides) this.#addTo(besides);
    const party = game.figures.flatMap(({ side }, figure) => (side === 0 ? [figure] : []));
    const inRow = (values: readonly number[], none: number) =>
      Array.from({ length: mostMembers }, (__, at) => values[at] ?? none);
    return {
      variant,
      end: (ends as readonly string[]).indexOf(reason ?? ''),
      rounds: this.#round,
      turns: this.#turns,
      decisions: this.#decisions,
      choices: this.#choices,
      left: this.#leftOf(0),
      against: this.#leftOf(1),
      manual: this.#manual,
      asked: opinions.asked,
      agreed: opinions.agreed,
      members: inRow(
        party.map((figure) => numbers[figure]!),
        nobody,
      ),
      fell: inRow(
        party.map((figure) => this.#fell[figure]!),
        0,
      ),
      had,
      ...built,
    };
  }

  /** HP at the end, in thousandths of those at the beginning. */
  #leftOf(side: 0 | 1): number {
    let [left, all] = [0, 0];
    for (const [figure, design] of this.#of.game.figures.entries()) {
      if (design.side !== side) continue;
      left += Math.min(this.#hp[figure]!, hpOf(design));
      all += hpOf(design);
    }
    return Math.round((1000 * left) / Math.max(1, all));
  }

  #addTo(besides: Besides): void {
    const { game, numbers, used, pairing, opinionsOf } = this.#of;
    for (const [figure, { side }] of game.figures.entries()) {
      const of = side === 0 ? 'characters' : 'enemies';
      const at = numbers[figure]!;
      const fell = this.#fell[figure]!;
      besides.add(pairing, of, at, 'fell', fell > 0 ? 1 : 0, 1);
      besides.add(pairing, of, at, 'round', fell, fell > 0 ? 1 : 0);
      besides.add(pairing, of, at, 'dealt', this.#dealt[figure]!, 1);
      besides.add(pairing, of, at, 'taken', this.#taken[figure]!, 1);
      besides.add(pairing, of, at, 'healed', this.#healed[figure]!, 1);
      const { asked, agreed } = opinionsOf[figure]!;
      besides.add(pairing, of, at, 'agreed', agreed, asked);
      for (const [ability, deeds] of this.#deeds[figure]!.entries()) {
        const number = used[figure]![ability]!;
        besides.add(pairing, 'used', number, 'used', deeds.did, deeds.could);
        besides.add(pairing, 'used', number, 'beaten', deeds.beaten, deeds.defended);
        besides.add(pairing, 'used', number, 'gave', deeds.gave, deeds.uses);
      }
    }
  }

  #closeTurn(): void {
    const deeds = this.#deeds[this.#acting];
    for (const ability of this.#could) deeds![ability]!.could++;
    for (const ability of this.#did) deeds![ability]!.did++;
    this.#could.clear();
    this.#did.clear();
  }

  #note(event: Event): void {
    switch (event.event) {
      case 'round':
        this.#round = event.round;
        break;
      case 'turn':
        this.#closeTurn();
        this.#acting = event.figure;
        this.#using = undefined;
        this.#turns++;
        break;
      case 'used': {
        const deeds = this.#deeds[event.figure]![event.ability]!;
        deeds.uses++;
        this.#using = { figure: event.figure, deeds };
        break;
      }
      case 'manual':
        this.#manual++;
        break;
      case 'defended':
        if (!this.#using) break;
        this.#using.deeds.defended++;
        if (event.difference > 0) this.#using.deeds.beaten++;
        break;
      case 'damage':
        this.#noteDamage(event);
        break;
      case 'healed':
        this.#hp[event.figure] = event.hp;
        if (event.by >= 0) this.#healed[event.by]! += event.amount;
        if (this.#using && this.#using.figure === event.by) this.#using.deeds.gave += event.amount;
        break;
      case 'fell':
        this.#hp[event.figure] = 0;
        this.#fell[event.figure] = Math.max(1, this.#round);
        break;
    }
  }

  #noteDamage({ figure, by, amount, absorbed, hp }: Extract<Event, { event: 'damage' }>): void {
    const lost = hp > 0 ? amount - absorbed : Math.min(amount - absorbed, this.#hp[figure]!);
    this.#hp[figure] = hp;
    this.#taken[figure]! += lost;
    const { figures } = this.#of.game;
    if (by < 0 || figures[by]!.side === figures[figure]!.side) return;
    this.#dealt[by]! += lost;
    if (this.#using && this.#using.figure === by) this.#using.deeds.gave += lost;
  }
}
