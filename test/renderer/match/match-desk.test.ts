import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SetFolder } from '../../../app/contract/studio.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { toSetFolder } from '../../../app/studio/set-folder.ts';
import { root } from '../../../bin/build.mjs';
import type { TeamfightChoice, TeamfightChoices, TeamfightMoment } from '../../../renderer/match/teamfight/moment.ts';
import type { Scenery } from '../../../renderer/match/teamfight/scenery.ts';
import { MatchDesk } from '../../../renderer/match/worker/match-desk.ts';
import type { Begun, Refused } from '../../../renderer/match/worker/questions.ts';

const map = 'saltmarch/flooded-market';
const greedy = ['greedy', 'greedy'] as const;

let read: SetFolder;
beforeAll(async () => {
  read = toSetFolder(await loadSet(join(root, 'content/teamfight/saltmarch')), undefined);
});

function deskOn(): MatchDesk {
  const desk = new MatchDesk();
  desk.keep(read);
  return desk;
}

const sound = <T>(answer: T | Refused): T => {
  if (typeof answer === 'object' && answer !== null && 'refusal' in answer) throw new Error(answer.refusal);
  return answer as T;
};

const begin = (desk: MatchDesk, rounds = 2): Begun =>
  sound(desk.begin({ seed: 7, setup: { options: { rounds }, map }, setwright: '0.1.0' }));

/** Lets bots play to the end. */
function finish(desk: MatchDesk, line = 0): TeamfightMoment[] {
  const all: TeamfightMoment[] = [];
  for (;;) {
    const { moments } = sound(desk.goOn({ line, bots: greedy, decisions: 50 }));
    all.push(...(moments as TeamfightMoment[]));
    if (moments.length < 50) return all;
  }
}

/** Bots play until a unit of the first round has its turn and nothing is open. */
function firstTurn(desk: MatchDesk): TeamfightMoment {
  for (;;) {
    const [moment] = sound(desk.goOn({ line: 0, bots: greedy, decisions: 1 })).moments as TeamfightMoment[];
    if (moment?.state.turn?.stage === 'act' && !moment.state.pending) return moment;
  }
}

describe('the desk of matches', () => {
  it('plays two bots to the end, and tells every moment with its cause, its marks and who decided', () => {
    const desk = deskOn();
    const { scenery, moments } = begin(desk);
    const { board } = scenery as Scenery;
    expect(board.ref).toBe(map);
    expect(board.ground?.ops.length).toBeGreaterThan(10);
    expect(moments).toHaveLength(1);
    const all = finish(desk);
    expect(all.at(-1)?.next).toBeUndefined();
    const told = all.flatMap((moment) => moment.told);
    expect(told.filter(({ mark }) => mark === 'round').map(({ said }) => said)).toEqual([
      'Round 1 begins',
      'Round 2 begins',
    ]);
    expect(told.some(({ mark }) => mark === 'point')).toBe(true);
    expect(told.some(({ cause, ref }) => cause !== '' && ref?.startsWith('saltmarch/'))).toBe(true);
    expect(told.some(({ cause }) => /T-\d{3}/.test(cause))).toBe(true);
    expect(all.every(({ bot, done }) => bot === 'greedy' && done !== '')).toBe(true);
  });

  it('shows a scene as far as it goes, and lets a person play on from there', () => {
    const desk = deskOn();
    const file = 'scenes/lamp-pole-range-2.json';
    const scene = {
      name: 'Too far',
      drawing: ['a....T', '......'],
      units: [
        { letter: 'a', card: 'wick' },
        { letter: 'T', card: 'brack' },
      ],
      steps: [{ turn: 'a' }, { move: '2,0' }, { use: 'Lamp Pole', pick: ['T'] }],
    };
    desk.take([[file, JSON.stringify(scene)]]);
    const { moments, seed } = sound(desk.scene({ file }));
    expect(seed).toBeUndefined();
    // The move was made; the pole does not reach.
    expect((moments as TeamfightMoment[]).at(-1)?.state.units[0]?.at).toBe(2);
    expect(desk.choices({ line: 0 }).choices.length).toBeGreaterThan(1);
    expect(desk.scene({ file: 'scenes/none.json' })).toMatchObject({ refusal: expect.stringContaining('none.json') });
  });

  it('lists only what is legal, and everything a person needs to play a match', () => {
    const desk = deskOn();
    begin(desk, 1);
    let divided = false;
    for (let count = 0; count < 2000; count++) {
      const { seat, choices, divide, asked } = desk.choices({ line: 0 }) as TeamfightChoices;
      if (seat === undefined) {
        expect(divided).toBe(true);
        return;
      }
      expect(asked).not.toBe('');
      if (divide) {
        divided = true;
        sound(desk.act({ line: 0, action: { do: 'divide', pool: divide.slice(0, 6) } }));
        continue;
      }
      expect(choices.length).toBeGreaterThan(0);
      expect(choices.every(({ told }) => told !== '')).toBe(true);
      for (const [value, note] of desk.odds({ line: 0 })) {
        expect(note).toMatch(/^\d/);
        expect(choices.some(({ action }) => action.do === 'pick' && action.value === value)).toBe(true);
      }
      const one = choices[count % choices.length] as TeamfightChoice;
      sound(desk.act({ line: 0, action: one.action }));
    }
    throw new Error('The match has no end.');
  });

  it('refuses what is not legal with a sentence, and stays where it is', () => {
    const desk = deskOn();
    begin(desk);
    const answer = desk.act({ line: 0, action: { do: 'end' } });
    expect(answer).toMatchObject({ refusal: expect.stringMatching(/\.$/) });
    expect((desk.choices({ line: 0 }) as TeamfightChoices).divide).toHaveLength(12);
    expect(desk.begin({ seed: 1, setup: { map: 'saltmarch/nowhere' }, setwright: '0' })).toMatchObject({
      refusal: expect.stringContaining('nowhere'),
    });
  });

  it('changes a match by hand on a branch: the way it went stays, and the record says what was changed', () => {
    const desk = deskOn();
    begin(desk);
    const moment = firstTurn(desk);
    const at = desk.lineOf(0).states.length - 1;
    finish(desk);
    const went = desk.lineOf(0).match.log.length;
    const { line } = sound(desk.branch({ line: 0, at }));
    const unit = moment.state.turn!.unit;
    const gone = { edit: { edit: 'health', unit: 99, value: 1 } } as const;
    expect(desk.refused({ line: 0, at, change: gone })).toMatch(/\.$/);
    const change = sound(desk.change({ line, change: { edit: { edit: 'health', unit, value: 1 } } }));
    expect((change.moments as TeamfightMoment[])[0]?.state.units[unit]?.health).toBe(1);
    expect(change.moments[0]?.told.map(({ cause, mark }) => `${cause} ${mark}`)).toEqual(['by hand edit']);
    sound(desk.change({ line, change: { die: 6 } }));
    finish(desk, line);
    expect(desk.lineOf(0).match.log).toHaveLength(went);
    const record = desk.record({ line });
    expect(record.record).toBe(2);
    expect(record.edits).toMatchObject([{ edit: { edit: 'health', unit, value: 1 } }, { die: 6 }]);
    const again = sound(deskOn().open({ record: JSON.parse(JSON.stringify(record)) }));
    expect(again.moments.at(-1)?.state).toEqual(desk.lineOf(line).states.at(-1));
    expect(desk.record({ line: 0 })).not.toHaveProperty('edits');
  });

  it('goes the same way again on a branch that nothing was changed in', () => {
    const desk = deskOn();
    begin(desk);
    firstTurn(desk);
    const at = desk.lineOf(0).states.length - 1;
    finish(desk);
    const { line } = sound(desk.branch({ line: 0, at }));
    finish(desk, line);
    expect(desk.lineOf(line).match.log).toEqual(desk.lineOf(0).match.log);
  });

  it('says why a bot decided so', () => {
    const desk = deskOn();
    begin(desk);
    firstTurn(desk);
    const at = desk.lineOf(0).states.length - 1;
    expect(desk.why({ line: 0, at, bot: 'greedy' })[0]).toMatch(/expected/);
    expect(desk.why({ line: 0, at, bot: 'random' })).toEqual([]);
  });

  it('goes on with the cards as they were when the set changes', () => {
    const desk = deskOn();
    begin(desk);
    firstTurn(desk);
    desk.take([['set.json', 'no set any more']]);
    finish(desk);
    expect(desk.lineOf(0).match.seat).toBeUndefined();
    expect(desk.begin({ seed: 1, setup: {}, setwright: '0' })).toMatchObject({ refusal: expect.stringMatching(/\.$/) });
  });

  it.each<[string, unknown]>([
    ['is none', { name: 'Warden' }],
    ['is no object', 5],
    ['is older', { record: 0, setwright: '0.0.1' }],
    [
      'has lost its sets',
      { record: 1, system: 'teamfight', setwright: '', sets: '', log: '', seed: 1, match: 0, actions: [], rolls: [] },
    ],
  ])('refuses a record that %s with a sentence', (_, record) => {
    expect(deskOn().open({ record })).toMatchObject({ refusal: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});
