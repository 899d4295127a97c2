import { shuffle } from '../../../../rules/kernel/dice.ts';
import type { Refusal, Rules, Seat } from '../../../../rules/kernel/rules.ts';

/**
 * A tiny system to test the kernel with: three seats, cards nobody sees, no space at all. Each seat has a row of three cards face
 * down; in turn it peeks at one of its own, or draws from the deck and puts the card into its row or away. Whoever knocks,
 * from three open cards on, ends the match, with a die that is added to its row: the lowest row wins.
 */
export interface HiddenRowGame {
  /** Values of the cards, by card number. */
  readonly values: readonly number[];
}

/** Card numbers; -1 in a view for one that the seat does not know. */
export interface HiddenRowState {
  deck: number[];
  rows: number[][];
  /** Which places of its own row each seat has seen. */
  seen: boolean[][];
  open: number[];
  turn: Seat;
  /** The card that the seat has drawn and not put anywhere. */
  drawn: number | undefined;
  scores: number[] | undefined;
}

export type HiddenRowAction =
  | { readonly do: 'peek'; readonly place: number }
  | { readonly do: 'draw' }
  | { readonly do: 'put'; readonly place: number }
  | { readonly do: 'away' }
  | { readonly do: 'knock' };

export type HiddenRowEvent =
  | { readonly event: 'shuffled' }
  | { readonly event: 'peeked'; readonly seat: Seat; readonly place: number; readonly card: number }
  | { readonly event: 'drew'; readonly seat: Seat; readonly card: number }
  | { readonly event: 'put'; readonly seat: Seat; readonly place: number; readonly away: number }
  | { readonly event: 'away'; readonly seat: Seat; readonly card: number }
  | { readonly event: 'rolled'; readonly label: string; readonly sides: number; readonly value: number }
  | { readonly event: 'scored'; readonly rows: readonly (readonly number[])[]; readonly scores: readonly number[] };

type HiddenRow = Rules<number, HiddenRowGame, HiddenRowState, HiddenRowState, HiddenRowAction, HiddenRowEvent>;

const seats = [0, 1, 2];
const places = [0, 1, 2];
/** Open cards from which on one may knock; the smallest deck has as many. */
const knockFrom = 3;
const refuse = (reason: string, message: string): Refusal => ({ code: `action/${reason}`, message });

/** The setup is the highest card: there are three of each value. */
export const hiddenRow: HiddenRow = {
  prepare: (highest) => ({ values: Array.from({ length: highest * 3 }, (_, card) => 1 + Math.floor(card / 3)) }),

  start(game, dice, emit) {
    const deck = shuffle(dice, game.values.length, 'deck');
    const rows = seats.map(() => deck.splice(0, places.length));
    emit({ event: 'shuffled' });
    const seen = seats.map(() => places.map(() => false));
    return { deck, rows, seen, open: [], turn: 0, drawn: undefined, scores: undefined };
  },

  seat: (_, state) => (state.scores ? undefined : state.turn),

  actions(_, state) {
    const put = places.map((place): HiddenRowAction => ({ do: 'put', place }));
    if (state.drawn !== undefined) return { actions: [...put, { do: 'away' }], complete: true };
    const peek = places.filter((place) => !state.seen[state.turn]![place]);
    const actions: HiddenRowAction[] = peek.map((place) => ({ do: 'peek', place }));
    if (state.deck.length > 0) actions.push({ do: 'draw' });
    if (state.open.length >= knockFrom) actions.push({ do: 'knock' });
    return { actions, complete: true };
  },

  check(_, state, action: unknown) {
    if (state.scores) return refuse('over', 'The match is over.');
    if (typeof action !== 'object' || action === null) return refuse('unknown', 'An action has "do".');
    const { do: verb, place }: { do?: unknown; place?: unknown } = action;
    const holding = state.drawn !== undefined;
    switch (verb) {
      case 'draw':
      case 'knock':
        if (holding) return refuse('holding', 'First put the drawn card somewhere.');
        if (verb === 'draw') return state.deck.length === 0 ? refuse('empty', 'The deck is empty.') : undefined;
        return state.open.length < knockFrom ? refuse('too-early', 'Knock when three cards lie open.') : undefined;
      case 'away':
        return holding ? undefined : refuse('not-holding', 'Draw a card first.');
      case 'peek':
      case 'put':
        if (holding !== (verb === 'put')) return refuse('not-now', 'Peek before you draw, put after it.');
        if (!places.some((own) => own === place)) return refuse('no-place', 'A row has the places 0 to 2.');
        if (verb === 'peek' && state.seen[state.turn]![Number(place)]) return refuse('seen', 'You know this card.');
        return undefined;
      default:
        return refuse('unknown', 'An action is to peek, draw, put, away or knock.');
    }
  },

  apply(game, state, action, dice, emit) {
    const seat = state.turn;
    const row = state.rows[seat]!;
    const next = () => {
      state.drawn = undefined;
      state.turn = (seat + 1) % seats.length;
    };
    if (action.do === 'peek') {
      state.seen[seat]![action.place] = true;
      emit({ event: 'peeked', seat, place: action.place, card: row[action.place]! });
      next();
    } else if (action.do === 'draw') {
      state.drawn = state.deck.pop()!;
      emit({ event: 'drew', seat, card: state.drawn });
    } else if (action.do === 'put') {
      const away = row[action.place]!;
      row[action.place] = state.drawn!;
      state.seen[seat]![action.place] = true;
      state.open.push(away);
      emit({ event: 'put', seat, place: action.place, away });
      next();
    } else if (action.do === 'away') {
      state.open.push(state.drawn!);
      emit({ event: 'away', seat, card: state.drawn! });
      next();
    } else {
      const value = dice.roll(6, 'knock');
      emit({ event: 'rolled', label: 'knock', sides: 6, value });
      const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + game.values[card]!, 0);
      state.scores = state.rows.map((cards, owner) => sum(cards) + (owner === seat ? value : 0));
      emit({ event: 'scored', rows: state.rows.map((cards) => [...cards]), scores: [...state.scores] });
    }
  },

  clone: (state) => ({
    ...state,
    deck: [...state.deck],
    rows: state.rows.map((row) => [...row]),
    seen: state.seen.map((row) => [...row]),
    open: [...state.open],
    scores: state.scores && [...state.scores],
  }),

  view(_, state, seat) {
    if (state.scores) return { ...state, deck: state.deck.map(() => -1) };
    const knows = (owner: Seat, place: number) => owner === seat && state.seen[owner]![place];
    return {
      ...state,
      deck: state.deck.map(() => -1),
      rows: state.rows.map((row, owner) => row.map((card, place) => (knows(owner, place) ? card : -1))),
      drawn: state.drawn === undefined || seat === state.turn ? state.drawn : -1,
    };
  },

  viewEvent(_, event, seat) {
    if ((event.event === 'peeked' || event.event === 'drew') && event.seat !== seat) return { ...event, card: -1 };
    return event;
  },

  sample(game, view, _, dice) {
    const known = new Set([...view.open, ...view.rows.flat(), view.drawn ?? -1]);
    const unknown = game.values.map((_, card) => card).filter((card) => !known.has(card));
    const dealt = shuffle(dice, unknown.length, 'unknown').map((index) => unknown[index]!);
    const deal = (card: number) => (card === -1 ? dealt.pop()! : card);
    const state = hiddenRow.clone(view);
    state.rows = state.rows.map((row) => row.map(deal));
    state.drawn = state.drawn === undefined ? undefined : deal(state.drawn);
    state.deck = state.deck.map(deal);
    return state;
  },

  result(_, { scores }) {
    if (!scores) return undefined;
    const places = scores.map((score) => 1 + scores.filter((other) => other < score).length);
    return { places, scores: scores.map((score) => -score), reason: 'knocked' };
  },
};

/** The roll that an event tells of. */
export const hiddenRowRolled = (event: HiddenRowEvent) => (event.event === 'rolled' ? event : undefined);
