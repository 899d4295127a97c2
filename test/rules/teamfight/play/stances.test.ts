import { describe, expect, it } from 'vitest';
import { reading } from '../notation/vocabulary.ts';
import { scene } from '../support.ts';

const tired = {
  'conditions/winded.json': {
    name: 'Winded',
    text: 'You have 1 Standard Action less.\nCleared at the end of your turn.',
  },
};

describe('stances', () => {
  const crouch = (exit: string) => `Free Action:\nEnter Crouch Stance:\n  You have Armor.\n  ${exit}`;
  const jab = { Jab: 'Free Action, 9/Turn:\nRange 3, 3dmg.' };

  it('are left when an action is lost, at once or by a turn with fewer, or by choice when the turn ends', () => {
    const exit = 'Exit when you lose an Action, or as a Free Action at the end of your turn.';
    const B = {
      defaults: {
        Trip: 'Free Action:\nRange 3, target loses a Move Action.',
        Wind: 'Free Action:\nRange 3, give Winded.',
      },
    };
    const start = () =>
      scene('a B', { a: { abilities: { Crouch: crouch(exit) } }, B }, { files: tired }).use('a', 'Crouch');
    const left = start().end();
    expect(left.shows().a).toBe('10 at 0,0, Crouch stance');
    expect(left.pick('yes').shows().a).toBe('10 at 0,0');
    expect(start().end().pick('no').turnOf('B').use('B', 'Trip').pick('a').shows().a).toBe('10 at 0,0');
    const winded = start().end().pick('no').turnOf('B').use('B', 'Wind').pick('a');
    expect(winded.shows().a).toBe('10 at 0,0, Crouch stance, Winded');
    expect(winded.turnOf('a').shows().a).toBe('10 at 0,0, Winded');
  });

  it('can be left for an action of their own, and by either of two events', () => {
    const play = scene('a . B', {
      a: { abilities: { Crouch: crouch('Exit as a Move Action, or if you move or take damage.') } },
      B: { defaults: jab },
    });
    play.use('a', 'Crouch').use('a', 'Leave Crouch stance');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('a', 'Crouch');
    expect(play.shows().a).toBe('10 at 0,0, Crouch stance');
    play.turnOf('B').use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('8 at 0,0');
    expect(play.turnOf('a').use('a', 'Crouch').move('a', 1, 0).shows().a).toBe('8 at 1,0');
  });

  it('are left at the end of the next turn, which is not the one in which they are entered', () => {
    const play = scene('a . B', { a: { abilities: { Crouch: crouch('Exit at the end of your next turn.') } }, B: {} });
    play.use('a', 'Crouch').turnOf('B');
    expect(play.shows().a).toBe('10 at 0,0, Crouch stance');
    expect(play.turnOf('a').shows().a).toBe('10 at 0,0, Crouch stance');
    expect(play.turnOf('B').shows().a).toBe('10 at 0,0');
  });

  it('are left by any of several things in a row, and at a moment where something is so', () => {
    const either = 'Exit when you move, receive damage, or at the end of your turn if you have full health.';
    const start = () =>
      scene('a . B', { a: { hurt: 1, abilities: { Crouch: crouch(either) } }, B: { defaults: jab } }).use(
        'a',
        'Crouch',
      );
    expect(start().turnOf('B').shows().a).toBe('9 at 0,0, Crouch stance');
    expect(start().move('a', 1, 0).shows().a).toBe('9 at 1,0');
    expect(start().turnOf('B').use('B', 'Jab').pick('a').shows().a).toBe('7 at 0,0');
  });

  it('bring abilities of their own, with their cost, in one line or over deeper lines', () => {
    const stance =
      'Free Action:\nEnter Snake Stance:\n  Free Action, 1/Turn: Range 2, 1dmg. Heal 1.\n  You have +1 speed.';
    const play = scene('a . B', { a: { hurt: 3, abilities: { Coil: stance } }, B: {} });
    expect(play.usable()).toEqual(['Coil']);
    play.use('a', 'Coil').use('a', 'Snake stance').pick('B');
    expect(play.shows()).toEqual({ a: '8 at 0,0, Snake stance', B: '9 at 2,0' });
    expect(play.usable()).toEqual(['Coil']);
    expect(play.turnOf('B').turnOf('a').usable()).toEqual(['Coil', 'Snake stance']);
  });

  it('bring instants, and one that spares half of the attack that it answers and of no other', () => {
    const brace = 'Free Action:\nEnter Turtle Stance:\n  Instant, Tap: Take half damage from an attack.';
    const play = scene('a . B', {
      a: { abilities: { Shell: brace } },
      B: { defaults: { Jab: 'Free Action, 9/Turn:\nRange 3, undefendable, 3dmg.', Nod: 'Free Action:\nHeal 1.' } },
    });
    play.use('a', 'Shell').turnOf('B');
    play.use('B', 'Jab').pick('a');
    expect(play.asks()).toBe('1 react: a:Turtle stance stop');
    expect(play.pick('a', 'Turtle stance').shows().a).toBe('8 at 0,0, Turtle stance');
    expect(play.use('B', 'Jab').pick('a').shows().a).toBe('5 at 0,0, Turtle stance');
  });

  it('let an ability of the card be used for another action beside what they say of attacks', () => {
    const rage =
      'Free Action at start of turn:\nEnter Ape Stance:\n  Your attacks have +1 range, and can use Slam as a Free Action once per turn.';
    const play = scene('a . B', {
      a: { abilities: { Rage: rage }, defaults: { Slam: 'Range 1, undefendable, 1dmg.' } },
      B: {},
    });
    play.use('a', 'Rage').use('a', 'Slam').pick('B').use('a', 'Slam').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    expect(play.usable()).toEqual([]);
  });

  it('are by hand where an action of theirs is no action of a turn, or says nothing that is read', () => {
    for (const line of ['Instant, Tap: dance.', 'Free Action: dance.', 'Once per turn: heal 1.', 'Reaction: heal 1.'])
      expect(reading('token', `You have +1 speed.\n${line}`).reasons).not.toEqual([]);
    expect(reading('token', 'You have +1 speed.\nStandard Action:\n  Range 2, 3dmg\n  Heal 1').reasons).toEqual([]);
  });
});

describe('a stance that is called otherwise', () => {
  const files = {
    'tokens/coal-form.json': { name: 'Coal Form', text: 'You have resistance to damage.\nImmune to forced movement.' },
    'tokens/blaze-form.json': { name: 'Blaze Form', text: '+1 speed.\nDeal and receive +1 damage.' },
  };
  const lines =
    'Coal Form: You have resistance to damage, and are immune to forced movement.\nBlaze Form: You have +1 speed, and deal and receive +1 damage.';
  const a = {
    passives: { Forms: `When you enter a Form, exit the other one.\n${lines}` },
    defaults: {
      Flare: 'Free Action:\nEnter Blaze Form.\nRange 9, 1dmg',
      Bank: 'Free Action:\nEnter Coal Form.',
      Quench: 'Free Action:\nExit Blaze Form.',
      Poke: 'Free Action, Range 9, 1dmg if in Blaze Form, otherwise 3dmg.',
    },
    with: ['coal-form', 'blaze-form'],
  };

  it('is entered by its name, ends the one before it, and what the card says of it is not played twice', () => {
    const play = scene('a . B', { a, B: { defaults: { Hit: 'Free Action, Range 9, 3dmg.' } } }, { files });
    play.use('a', 'Flare').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    // What it is not in it does not exit.
    play.use('a', 'Bank').use('a', 'Quench').use('a', 'Poke').pick('B');
    expect(play.shows().B).toBe('5 at 2,0');
    play.turnOf('B').use('B', 'Hit').pick('a');
    expect(play.shows().a).toMatch(/^8 at 0,0/);
  });
});
