import { describe, expect, it } from 'vitest';
import { shuffle } from '../../../rules/kernel/dice.ts';
import { skirmishRolled as gridRolled, skirmish as gridSkirmish } from '../../bench/skirmish/skirmish.ts';
import { conforms } from './conformance.ts';
import type { Conformance } from './conformance-options.ts';
import { type AnyRules, laws, type Trial } from './laws.ts';
import { type HiddenRowGame, type HiddenRowState, hiddenRow, hiddenRowRolled } from './systems/hidden-row.ts';
import { planeSkirmish, skirmishRolled } from './systems/plane-skirmish.ts';

const row: Conformance<HiddenRowGame, HiddenRowState, Parameters<typeof hiddenRowRolled>[0]> = {
  seats: 3,
  rolled: hiddenRowRolled,
  decisions: 100,
  /** Deals deck, rows and the drawn card anew, but for what the seat has seen. */
  hide(_, state, seat, dice) {
    const copy = structuredClone(state);
    const mayMove: { in: number[]; at: number }[] = copy.deck.map((_, at) => ({ in: copy.deck, at }));
    for (const [owner, cards] of copy.rows.entries()) {
      for (const at of cards.keys()) if (owner !== seat || !copy.seen[owner]![at]) mayMove.push({ in: cards, at });
    }
    const drawn = [copy.drawn ?? -1];
    if (copy.drawn !== undefined && seat !== copy.turn) mayMove.push({ in: drawn, at: 0 });
    const cards = mayMove.map((from) => from.in[from.at]!);
    for (const [index, other] of shuffle(dice, cards.length, 'hide').entries()) {
      mayMove[index]!.in[mayMove[index]!.at] = cards[other]!;
    }
    if (copy.drawn !== undefined) copy.drawn = drawn[0];
    return copy;
  },
};
const planeGame = { figures: 3, rounds: 3 };
const skirmish = { seats: 2, rolled: skirmishRolled, decisions: 100 };

conforms('the hidden row', hiddenRow, { 'nine values': 9, 'four values': 4 }, row);
conforms('the skirmish on a plane', planeSkirmish, { 'three a side': planeGame }, skirmish);
conforms(
  "the benchmark's skirmish",
  gridSkirmish,
  { 'four a side': undefined },
  { seats: 2, rolled: gridRolled, decisions: 400, runs: 4 },
);

/** Rules with a defect, and the law that must find it. */
interface Broken {
  readonly law: number;
  readonly rules: AnyRules;
  readonly of: 'row' | 'skirmish';
}

const law = (words: string) => laws.findIndex(({ title }) => title.includes(words));
const brokenRow = (words: string, defect: Partial<typeof hiddenRow>): Broken => {
  return { law: law(words), rules: { ...hiddenRow, ...defect } as AnyRules, of: 'row' };
};
const brokenSkirmish = (words: string, defect: Partial<typeof planeSkirmish>): Broken => {
  return { law: law(words), rules: { ...planeSkirmish, ...defect } as AnyRules, of: 'skirmish' };
};
let matches = 0;

const broken: Readonly<Record<string, Broken>> = {
  'remember something outside of the state': brokenSkirmish('same record', {
    start: (game, dice, emit) => ({ ...planeSkirmish.start(game, dice, emit), turn: matches++ % 2 }),
  }),
  'take chance from elsewhere': brokenRow('same record', {
    apply: (game, state, action, _, emit) =>
      hiddenRow.apply(game, state, action, { roll: (sides) => 1 + (matches++ % sides) }, emit),
  }),
  'list what is not legal': brokenSkirmish('accepts every listed one', {
    actions: (game, state) => {
      const { actions, complete } = planeSkirmish.actions(game, state);
      const far = actions.map((action) => (action.do === 'go' ? { ...action, y: action.y + 1 } : action));
      return { actions: [...actions, ...far], complete };
    },
  }),
  'leave a seat without an action': brokenRow('lists an action', {
    actions: (game, state) =>
      state.deck.length < 12 ? { actions: [], complete: true } : hiddenRow.actions(game, state),
  }),
  'go on for ever': brokenSkirmish('a match ends', {
    apply(game, state, action, dice, emit) {
      planeSkirmish.apply({ ...game, rounds: Number.POSITIVE_INFINITY }, state, action, dice, emit);
      for (const figure of state.figures) figure.wounds = 2;
    },
  }),
  'know the result too early': brokenRow('a match ends', {
    result: (game, state) => hiddenRow.result(game, { ...state, scores: state.scores ?? [0, 0, 0] }),
  }),
  'accept an action after the end': brokenRow('a match ends', {
    check: (game, state, action) => hiddenRow.check(game, { ...state, scores: undefined }, action),
  }),
  'keep a part of the state twice': brokenSkirmish('plain JSON', {
    start(game, dice, emit) {
      const state = planeSkirmish.start(game, dice, emit);
      return Object.assign(state, { leader: state.figures[0] });
    },
  }),
  'keep what JSON loses': brokenSkirmish('plain JSON', {
    start: (game, dice, emit) => Object.assign(planeSkirmish.start(game, dice, emit), { fired: new Set([1]) }),
  }),
  'measure in fractions': brokenSkirmish('plain JSON', {
    start(game, dice, emit) {
      const state = planeSkirmish.start(game, dice, emit);
      state.figures[0]!.x += 0.5;
      return state;
    },
  }),
  'clone the surface only': brokenSkirmish('a clone', { clone: (state) => ({ ...state }) }),
  'clone what a later action needs away': brokenSkirmish('a clone', {
    clone: (state) => ({ ...planeSkirmish.clone(state), shot: undefined }),
  }),
  'sort the state while they list': brokenRow('asking changes nothing', {
    actions(game, state) {
      state.deck.sort((a, b) => a - b);
      return hiddenRow.actions(game, state);
    },
  }),
  'sample into the view': brokenSkirmish('asking changes nothing', { sample: (_, view) => view }),
  'show the whole deck': brokenRow('may not know', {
    view: (game, state, seat) => ({ ...hiddenRow.view(game, state, seat), deck: state.deck }),
  }),
  'show the drawn card to all in its event': brokenRow('may not know', { viewEvent: (_, event) => event }),
  'tell at the start what nobody may know': brokenRow('may not know', {
    start(game, dice, emit) {
      const state = hiddenRow.start(game, dice, emit);
      emit({ event: 'away', seat: 0, card: state.deck[0]! });
      return state;
    },
  }),
  'list by what the seat cannot know': brokenRow('may not know', {
    actions(game, state) {
      const { actions, complete } = hiddenRow.actions(game, state);
      const low = state.rows[state.turn]!.every((card) => card < 14);
      return { actions: low ? actions : actions.filter((action) => action.do !== 'peek'), complete };
    },
  }),
  'sample a state that the view denies': brokenRow('may not know', {
    sample: (game, view, seat, dice) => ({ ...hiddenRow.sample(game, view, seat, dice), open: [] }),
  }),
  'stumble over an action of a strange shape': brokenRow('any shape', {
    check: (game, state, action) => (action.do === 'peek' ? undefined : hiddenRow.check(game, state, action)),
  }),
  'believe a number that is none': brokenSkirmish('any shape', {
    check(game, state, action) {
      const refusal = planeSkirmish.check(game, state, action);
      return refusal?.code === 'action/numbers' ? undefined : refusal;
    },
  }),
  'play while they check': brokenSkirmish('any shape', {
    check(game, state, action) {
      state.round++;
      return planeSkirmish.check(game, state, action);
    },
  }),
  'refuse without a sentence': brokenRow('any shape', {
    check: (game, state, action) => hiddenRow.check(game, state, action) && { code: 'no', message: '' },
  }),
  'roll in secret': brokenSkirmish('every roll', {
    apply(game, state, action, dice, emit) {
      dice.roll(6, 'secret');
      planeSkirmish.apply(game, state, action, dice, emit);
    },
  }),
};

describe('the laws find rules that', () => {
  it.each(Object.entries(broken))('%s', (_, { law, rules, of }) => {
    const setup = of === 'row' ? { game: hiddenRow.prepare(9), system: row } : { game: planeGame, system: skirmish };
    const trial = (seed: number): Trial => ({ rules, seed, ...setup }) as Trial;
    const hold = () => {
      for (let seed = 0; seed < 20; seed++) laws[law]!.hold(trial(seed));
    };
    expect(hold).toThrow();
  });
});
