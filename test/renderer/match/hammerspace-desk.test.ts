import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SetFolder } from '../../../app/contract/studio.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { toSetFolder } from '../../../app/studio/set-folder.ts';
import { root } from '../../../bin/build.mjs';
import type { BrawlChoices, BrawlMoment } from '../../../renderer/match/hammerspace/moment.ts';
import type { BrawlScenery } from '../../../renderer/match/hammerspace/scenery.ts';
import { MatchDesk } from '../../../renderer/match/worker/match-desk.ts';
import type { BotName, Refused } from '../../../renderer/match/worker/questions.ts';
import { mark } from '../../../rules/hammerspace/state.ts';

let read: SetFolder;
beforeAll(async () => {
  read = toSetFolder(await loadSet(join(root, 'content/hammerspace/jumble-sale')), undefined);
});

const sound = <T>(answer: T | Refused): T => {
  if (typeof answer === 'object' && answer !== null && 'refusal' in answer) throw new Error(answer.refusal);
  return answer as T;
};

function begun(seats: number, eyes?: number, seed = 7) {
  const desk = new MatchDesk();
  desk.keep(read);
  const { scenery, moments } = sound(desk.begin({ seed, setup: { seats }, setwright: '0', eyes }));
  return { desk, scenery: scenery as BrawlScenery, moments: [...moments] as BrawlMoment[] };
}

/** Lets bots play on to the end. */
function finish(desk: MatchDesk, bots: readonly (BotName | undefined)[]): BrawlMoment[] {
  const all: BrawlMoment[] = [];
  for (;;) {
    const { moments } = sound(desk.goOn({ line: 0, bots, decisions: 50 }));
    all.push(...(moments as BrawlMoment[]));
    if (moments.length < 50) return all;
  }
}

const greedy = (seats: number) => Array.from({ length: seats }, () => 'greedy' as const);

describe('the desk of matches plays Hammerspace', () => {
  it('for two to six, with a face for every card, every turn told, and an end', () => {
    for (const seats of [2, 4, 6]) {
      const { desk, scenery } = begun(seats);
      expect(scenery.seats).toBe(seats);
      expect(scenery.designs.every(({ front, back }) => front && back)).toBe(true);
      const all = finish(desk, greedy(seats));
      const told = all.flatMap((moment) => moment.told);
      expect(all.at(-1)?.next).toBeUndefined();
      expect(told.at(-1)?.said).toMatch(/wins|fall at once/);
      expect(told.filter(({ mark: one }) => one === 'fell').length).toBeGreaterThanOrEqual(seats - 1);
      expect(told.filter(({ mark: one }) => one === 'turn')).toHaveLength(all.at(-1)!.state.turns);
      expect(told.some(({ cause, ref }) => /H-\d{3}/.test(cause) && ref?.startsWith('jumble-sale/'))).toBe(true);
    }
  });

  it('shows a seat only what it may know, and all once that is asked for', () => {
    const { desk, scenery, moments } = begun(4, 0, 3);
    const seen = [...moments, ...finish(desk, ['random', 'random', 'random', 'random'])];
    const { moments: whole } = desk.see({ line: 0, eyes: undefined }) as { moments: readonly BrawlMoment[] };
    expect(whole).toHaveLength(seen.length);
    let hidden = 0;
    for (const [index, { state, told, done = '' }] of seen.entries()) {
      const truth = whole[index]!;
      for (const [seat, row] of state.rows.entries()) {
        for (const [place, card] of row.entries()) {
          const isDown = (state.marks[seat]![place]! & (mark.down | mark.held)) !== 0;
          if (card >= 0) continue;
          hidden += 1;
          expect(seat).not.toBe(0);
          expect(isDown).toBe(true);
          // The name of what lies there is in nothing that is told, unless another copy or an earlier look is meant.
          const name = scenery.designs[scenery.cards[truth.state.rows[seat]![place]!]!]!.name;
          const open = [...state.rows.flat(), ...state.discards, ...state.shown].flatMap((one) =>
            one < 0 ? [] : [scenery.designs[scenery.cards[one]!]!.name],
          );
          const before = seen[index - 1]?.state;
          const was = [...(before?.rows.flat() ?? [])].flatMap((one) =>
            one < 0 ? [] : [scenery.designs[scenery.cards[one]!]!.name],
          );
          if (open.includes(name) || was.includes(name)) continue;
          expect(`${done} ${told.map(({ said }) => said).join(' ')}`).not.toContain(name);
        }
      }
      expect(state.deck.every((card) => card === -1)).toBe(true);
      expect(truth.state.rows.flat().every((card) => card >= 0)).toBe(true);
    }
    expect(hidden).toBeGreaterThan(20);
  });

  it('lets a bot explain itself to who sees all, and not to a seat from which it hides cards', () => {
    const { desk } = begun(3, 0);
    const bots = [undefined, 'greedy', 'greedy'] as const;
    for (let at = 0; ; at++) {
      const { moments } = sound(desk.goOn({ line: 0, bots, decisions: 1 }));
      if (moments.length > 0 && moments[0]!.seat !== 0) {
        expect(desk.why({ line: 0, at, bot: 'greedy' })).toEqual([]);
        desk.see({ line: 0, eyes: undefined });
        expect(desk.why({ line: 0, at, bot: 'greedy' })[0]).toMatch(/^\S.*: -?[\d.]+ HP expected$/);
        return;
      }
      sound(desk.act({ line: 0, action: desk.choices({ line: 0 }).choices[0]?.action ?? laidDown }));
    }
  });

  it('gives a person every legal choice with what is clicked for it and what it comes to', () => {
    const bots = [undefined, 'greedy', 'greedy', 'greedy'] as const;
    let odds = 0;
    let spots = 0;
    for (const seed of [1, 2, 3, 4]) {
      const { desk } = begun(4, 0, seed);
      for (let count = 0; ; count++) {
        finish(desk, bots);
        const { seat, choices, arranging, asked } = desk.choices({ line: 0 }) as BrawlChoices;
        if (seat === undefined) break;
        expect(seat).toBe(0);
        expect(asked).not.toBe('');
        expect(new Set(choices.map(({ told }) => told)).size).toBe(choices.length);
        for (const [index, told] of desk.odds({ line: 0 })) {
          expect(['attack', 'improvise', 'defend']).toContain(choices[index]?.action.do);
          expect(told).toMatch(/lose|HP lost/);
          odds += 1;
        }
        spots += choices.filter((choice) => choice.spots.length > 0).length;
        if (choices.length === 0) expect(arranging?.must).toBe(true);
        sound(desk.act({ line: 0, action: choices[count % Math.max(1, choices.length)]?.action ?? laidDown }));
        expect(count).toBeLessThan(400);
      }
    }
    expect(odds).toBeGreaterThan(10);
    expect(spots).toBeGreaterThan(10);
  });

  it('is changed by hand on a branch, recorded, and opened again', () => {
    const { desk } = begun(3);
    for (let at = 1; ; at++) {
      sound(desk.goOn({ line: 0, bots: greedy(3), decisions: 1 }));
      const change = { edit: { edit: 'hp', seat: 1, value: 2 } };
      if (desk.refused({ line: 0, at, change }) !== undefined) continue;
      const { line } = sound(desk.branch({ line: 0, at }));
      const [moment] = sound(desk.change({ line, change })).moments as readonly BrawlMoment[];
      expect(moment?.state.hp[1]).toBe(2);
      expect(moment?.told.map(({ mark: one, cause }) => `${one} ${cause}`)).toEqual(['edit by hand']);
      const record = JSON.parse(JSON.stringify(desk.record({ line })));
      const other = new MatchDesk();
      const again = sound(other.open({ record }));
      expect(again.system).toBe('hammerspace');
      expect((again.moments as readonly BrawlMoment[]).at(-1)?.state.hp[1]).toBe(2);
      return;
    }
  });

  it.each<[string, object, RegExp]>([
    ['too many players', { seats: 7 }, /2 to 6 players play, not 7/],
    ['a deck that is too small', { seats: 6 }, /cards, and 6 players are dealt 24/],
  ])('refuses %s with a sentence', (what, setup, sentence) => {
    const desk = new MatchDesk();
    const few = { ...read, files: read.files.filter(([file]) => !file.startsWith('cards/') || /\/[a-c]/.test(file)) };
    desk.keep(what.includes('deck') ? few : read);
    expect(desk.begin({ seed: 1, setup, setwright: '0' })).toMatchObject({ refusal: expect.stringMatching(sentence) });
  });
});

/** A row as it lies, all of it open. */
const laidDown = { do: 'arrange', order: [0, 1, 2, 3], hidden: [] };
