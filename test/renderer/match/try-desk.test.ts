import { expect, it } from 'vitest';
import { TryDesk } from '../../../renderer/match/teamfight/try-desk.ts';
import type { Tried } from '../../../renderer/match/teamfight/try-questions.ts';
import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { openSet } from '../../../rules/open.ts';
import { runScene } from '../../../rules/teamfight/scenes/run.ts';
import type { Scene } from '../../../schemas/types.generated.ts';
import { shipped } from '../../rules/teamfight/support.ts';

const warden = {
  name: 'Warden',
  health: 8,
  speed: 3,
  defaultAbilities: [
    { name: 'Bolt', text: 'Range 4, +2def, 2dmg, push 1.' },
    { name: 'Slowing Shot', text: 'Range 2, 1dmg, slow.' },
  ],
  abilities: [{ id: 'shell', name: 'Shell', text: 'Tap:\nRange 4 2x2, 1dmg. Everybody sings.' }],
};
const piper = { name: 'Piper', health: 5, speed: 2, defaultAbilities: [{ name: 'Poke', text: 'Range 1, 1dmg.' }] };

function yard(changed: object = warden): GameSet {
  const files = Object.entries({
    'set.json': { id: 'yard', system: 'teamfight', format: 1, name: 'Yard', uses: ['../common'] },
    'heroes/piper.json': piper,
    'heroes/warden.json': changed,
  }).map(([path, data]) => [path, JSON.stringify(data)] as const);
  const { set } = openSet('yard', new Map(files), {
    uses: new Map([['../common', { set: shipped('common'), problems: [] }]]),
  });
  if (!set) throw new Error('the set does not open');
  return set;
}

/** A desk on which the texts can change, with dice that show 4 where nobody chooses. */
function desk() {
  let set = yard();
  const opened = () => ({ set, problems: [], sizes: new Map() });
  const table = new TryDesk(
    {
      get opened() {
        return opened();
      },
    },
    { roll: () => 4 },
  );
  return {
    table,
    write: (changed: object) => {
      set = yard(changed);
    },
    set: () => set,
  };
}

const shown = (answer: Tried | { readonly refusal: string }): Tried => {
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer;
};
const choiceOn = (tried: Tried, name: string) => {
  const found = tried.choices.choices.find(({ unit }) => unit !== undefined && tried.names[unit] === name);
  if (!found) throw new Error(`${name} cannot be chosen`);
  return found.action;
};
const unit = (tried: Tried, name: string) => tried.state.units[tried.names.indexOf(name)];

it('opens with the first choice of an ability, asks for the die, and takes everything back', () => {
  const { table } = desk();
  const opened = shown(table.tryOut({ user: 'yard/warden', ability: 'Bolt' }));
  expect(opened.names).toEqual(['Warden', 'Piper 1', 'Piper 2']);
  const target = choiceOn(opened, 'Piper 2');
  const [, foretold] = opened.foretold.find(([choice]) => opened.choices.choices[choice]?.action === target) ?? [];
  expect(foretold?.[0]).toMatchObject({
    note: expect.stringMatching(/^67 %, /),
    told: expect.stringContaining('hits 67 %'),
  });
  const asked = table.tryDo({ action: target, rolls: [], rest: false });
  expect(asked.asks).toMatchObject({ sides: 6 });
  expect(unit(asked, 'Piper 2')?.health).toBe(5);
  const missed = table.tryDo({ action: target, rolls: [1], rest: false });
  expect(unit(missed, 'Piper 2')?.health).toBe(5);
  expect(missed.done[0]?.told.map(({ said }) => said).join(' ')).toContain('misses');
  const back = table.tryUndo();
  expect(back.choices).toEqual(opened.choices);
  const rolled = table.tryDo({ action: target, rolls: [], rest: true });
  expect(unit(rolled, 'Piper 2')?.health).toBe(3);
});

it('moves units, sets what they have, and says where a text is played by hand', () => {
  const { table } = desk();
  const opened = shown(table.tryOut({ user: 'yard/warden', ability: 'Slowing Shot' }));
  const foe = opened.names.indexOf('Piper 2');
  const far = shown(table.tryChange({ change: 'move', unit: foe, at: 8 }));
  expect(far.said).toBeUndefined();
  expect(far.choices.choices.some(({ unit: one }) => one === foe)).toBe(false);
  const hurt = shown(table.tryChange({ change: 'health', unit: foe, value: 2 }));
  expect(unit(hurt, 'Piper 2')).toMatchObject({ at: 8, health: 2 });
  const slow = hurt.scenery.cards.findIndex(({ ref }) => ref === 'common/slow');
  const slowed = shown(table.tryChange({ change: 'token', unit: foe, token: slow, count: 1 }));
  expect(unit(slowed, 'Piper 2')?.tokens).toMatchObject([{ card: slow, count: 1 }]);
  const onto = shown(table.tryChange({ change: 'move', unit: foe, at: unit(slowed, 'Warden')?.at ?? 0 }));
  expect(onto.said).toMatch(/space/);
  expect(unit(onto, 'Piper 2')?.at).toBe(8);
  let back = table.tryUndo();
  while (back.canUndo) back = table.tryUndo();
  expect(unit(back, 'Piper 2')).toMatchObject({ health: 5, tokens: [] });
  expect(back.abilities.find(({ name }) => name === 'Shell')?.byHand).toEqual(['Everybody sings.']);
});

it('does the same again by the texts as they are typed', () => {
  const { table, write } = desk();
  const opened = shown(table.tryOut({ user: 'yard/warden', ability: 'Bolt' }));
  table.tryDo({ action: choiceOn(opened, 'Piper 2'), rolls: [5], rest: false });
  for (const text of ['R', 'Range 4, +2d']) {
    write({ ...warden, defaultAbilities: [{ name: 'Bolt', text }, warden.defaultAbilities[1]] });
    shown(table.tryRenew({ user: 'yard/warden', ability: 'Bolt' }));
  }
  write({ ...warden, defaultAbilities: [warden.defaultAbilities[1], { name: 'Bolt', text: 'Range 4, +2def, 4dmg.' }] });
  const stronger = shown(table.tryRenew({ user: 'yard/warden', ability: 'Bolt' }));
  expect(unit(stronger, 'Piper 2')?.health).toBe(1);
  write({ ...warden, health: 'ten' });
  const broken = shown(table.tryRenew({ user: 'yard/warden', ability: 'Bolt' }));
  expect(broken.said).toBeDefined();
  expect(unit(broken, 'Piper 2')?.health).toBe(1);
});

it('writes what was tried as a scene that holds, and that differs once the card is another', () => {
  const { table, set } = desk();
  const opened = shown(table.tryOut({ user: 'yard/warden', ability: 'Bolt' }));
  expect(table.tryScene({ name: 'Nothing' })?.steps).toEqual([{ use: 'Bolt' }]);
  table.tryDo({ action: choiceOn(opened, 'Piper 2'), rolls: [3], rest: false });
  const scene = table.tryScene({ name: 'A bolt pushes' });
  expect(scene).toMatchObject({
    name: 'A bolt pushes',
    steps: [{ use: 'Bolt', pick: ['T'], rolls: [3], expect: [{ unit: 'T', health: 3 }] }],
  });
  const played = (of: GameSet) =>
    runScene(of, { kind: 'scene', id: 'bolt', ref: 'yard/bolt', file: 'scenes/bolt.json', data: scene as Scene });
  expect(played(set()).differences).toEqual([]);
  const weaker = yard({ ...warden, defaultAbilities: [{ name: 'Bolt', text: 'Range 4, +2def, 1dmg, push 1.' }] });
  expect(
    played(weaker)
      .differences.map(({ message }) => message)
      .join(),
  ).toContain('expected Piper 2 at 3 health');
});

it('can try abilities of every hero of a shipped set, and what it writes holds', () => {
  const set = shipped('windfall');
  const table = new TryDesk({ opened: { set, problems: [], sizes: new Map() } }, { roll: () => 4 });
  for (const hero of entitiesOf(set, 'hero')) {
    const { defaultAbilities = [], abilities = [] } = hero.data;
    for (const { name } of [...defaultAbilities.slice(0, 1), ...abilities.slice(0, 1)]) {
      let tried = shown(table.tryOut({ user: hero.ref, ability: name }));
      if (tried.asks) tried = table.tryDo({ action: tried.asks.action, rolls: [], rest: true });
      for (let step = 0; step < 6 && tried.state.pending; step++) {
        const [first] = tried.choices.choices;
        if (!first) break;
        tried = table.tryDo({ action: first.action, rolls: [], rest: true });
      }
      const scene = table.tryScene({ name });
      if (!scene) continue;
      const entity: Entity<'scene'> = {
        kind: 'scene',
        id: '~s',
        ref: 'windfall/~s',
        file: 'scenes/s.json',
        data: scene,
      };
      expect(runScene(set, entity).differences, `${hero.ref}, ${name}`).toEqual([]);
    }
  }
}, 120_000);
