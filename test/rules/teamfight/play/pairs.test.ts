import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/clinch.json': {
    name: 'Clinched',
    text:
      'Binds a pair of adjacent units.\n' +
      'The weaker of the two is Immobile, but is dragged along with the other one.\n' +
      'Ends when they are no longer adjacent, or as a Free Action by the stronger one.',
  },
};
const hold = { defaults: { Hold: 'Range 1, clinch them.' } };

describe('a condition that two units have together', () => {
  it('keeps the one with less health from moving, and takes it along with the other', () => {
    const play = scene('w B . . .\n. . . . .', { w: { ...hold, speed: 4 }, B: { health: 6 } }, { files, first: 0 });
    play.use('w', 'Hold').pick('B');
    expect(play.shows()).toMatchObject({ w: '10 at 0,0, Clinched', B: '6 at 1,0, Clinched' });
    play.end().turnOf('B');
    expect(play.destinations()).toEqual([]);
    expect(play.usable()).not.toContain('End Clinched');
    play.end().turnOf('w').move('w', 3, 1).pick(4, 1);
    expect(play.shows()).toMatchObject({ w: '10 at 3,1, Clinched', B: '6 at 4,1, Clinched' });
    play.use('w', 'End Clinched');
    expect(play.shows()).toMatchObject({ w: '10 at 3,1', B: '6 at 4,1' });
  });

  it('ends for both when a third one parts them', () => {
    const play = scene(
      'a b C . . .\n. . . . . .',
      { a: { defaults: { Shove: 'Range 3, push 2.' } }, b: hold, C: {} },
      { files },
    );
    play.turnOf('b').use('b', 'Hold').pick('C').end();
    play.turnOf('a').use('a', 'Shove').pick('C').pick(4, 0);
    expect(play.shows()).toMatchObject({ b: '10 at 1,0', C: '10 at 4,0' });
  });

  it('binds neither of two who have the same health', () => {
    const play = scene('w B . .\n. . . .', { w: hold, B: {} }, { files });
    play.use('w', 'Hold').pick('B').end().turnOf('B');
    expect(play.destinations()).not.toEqual([]);
  });
});

describe('a condition that holds two together from farther away', () => {
  const linked = {
    'conditions/coupled.json': {
      name: 'Coupled',
      text:
        'Affects a pair of units.\n' +
        'When either moves voluntarily, the other is pulled to an adjacent space at the end of the movement.\n' +
        'Cleared if they are further than range 2 apart.',
    },
  };
  const link = { defaults: { Link: 'Range 2, you and the target become Coupled.' } };

  it('pulls the other one behind whoever moves, whichever of them it is', () => {
    const play = scene('w . B .\n. . . .', { w: link, B: {} }, { files: linked, first: 0 });
    play.use('w', 'Link').pick('B');
    expect(play.shows()).toMatchObject({ w: '10 at 0,0, Coupled', B: '10 at 2,0, Coupled' });
    play.move('w', 0, 1).pick(1, 1);
    expect(play.shows()).toMatchObject({ w: '10 at 0,1, Coupled', B: '10 at 1,1, Coupled' });
    play.end().turnOf('B').move('B', 3, 1).pick(2, 1);
    expect(play.shows()).toMatchObject({ w: '10 at 2,1, Coupled', B: '10 at 3,1, Coupled' });
  });

  it('ends for both where they are pushed too far apart', () => {
    const shove = { defaults: { Shove: 'Range 5, push 2.' } };
    const play = scene('a b C . . .', { a: shove, b: link, C: {} }, { files: linked });
    play.turnOf('b').use('b', 'Link').pick('C').end();
    play.turnOf('a').use('a', 'Shove').pick('C').pick(4, 0);
    expect(play.shows()).toMatchObject({ b: '10 at 1,0', C: '10 at 4,0' });
  });

  it('lets one take what the other one would take', () => {
    const play = scene(
      'b c . D',
      {
        b: {
          ...link,
          passives: {
            'When a unit Coupled to you takes damage from an enemy': 'You may take half the damage instead.',
          },
        },
        c: {},
        D: { defaults: { Bite: 'Range 3, 4dmg' } },
      },
      { files: linked },
    );
    play.use('b', 'Link').pick('c').turnOf('D').use('D', 'Bite').pick('c').pick('yes');
    expect(play.shows()).toMatchObject({ b: '8 at 0,0, Coupled', c: '8 at 1,0, Coupled' });
  });
});
