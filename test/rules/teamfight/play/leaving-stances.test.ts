import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, undefendable, 3dmg.' };
const shell = (exit: string, cost = 'Free Action:') => `${cost}\nEnter Shell stance:\n  You have Armor.\n${exit}`;
const counters = { 'counters/spark.json': { name: 'Spark' } };
const lit = { 'scene/spark': 2 };

describe('how stances are left', () => {
  it('at the end of the next turn, which of an answer is the turn that comes', () => {
    const play = scene('a B', { a: { abilities: { Shell: shell('Exit at the end of your next turn.') } }, B: {} });
    play.use('a', 'Shell').end();
    expect(play.shows().a).toBe('10 at 0,0, Shell stance');
    play.turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0, Shell stance');
    expect(play.end().shows().a).toBe('10 at 0,0');
    const answer = scene('a B', {
      a: { abilities: { Shell: shell('Exit at the end of your next turn.', 'Instant:') } },
      B: { defaults: jab },
    });
    answer.turnOf('B').use('B', 'Jab').pick('a').pick('a', 'Shell');
    expect(answer.shows().a).toBe('8 at 0,0, Shell stance');
    expect(answer.turnOf('a').end().shows().a).toBe('8 at 0,0');
  });

  it('by each thing of a list, whoever is not named again', () => {
    const exit = '  Exit when you use a default ability, receive damage, or are pushed.';
    const start = () =>
      scene('a . B .', {
        a: { abilities: { Shell: shell(exit) }, defaults: jab },
        B: { defaults: { ...jab, Shove: 'Free Action: Range 4, push 1.' } },
      }).use('a', 'Shell');
    expect(start().use('a', 'Jab').pick('B').shows().a).toBe('10 at 0,0');
    expect(start().turnOf('B').use('B', 'Jab').pick('a').shows().a).toBe('8 at 0,0');
    const other = scene('. a B .', {
      a: { abilities: { Shell: shell(exit) } },
      B: { defaults: { Shove: 'Free Action: Range 4, push 1.' } },
    });
    expect(other.use('a', 'Shell').turnOf('B').use('B', 'Shove').pick('a').pick(0, 0).shows().a).toBe('10 at 0,0');
  });

  it('when somebody else makes its bearer move, and not by steps of its own', () => {
    const start = () =>
      scene('. a . B', {
        a: { abilities: { Shell: shell("  Exit when you're Silenced or moved."), Step: 'Free Action: Move 1.' } },
        B: { defaults: { Lead: 'Free Action: Range 4, move the target 1.', Hush: 'Free Action: Range 4, Silence.' } },
      }).use('a', 'Shell');
    expect(start().use('a', 'Step').pick(0, 0).shows().a).toBe('10 at 0,0, Shell stance');
    expect(start().turnOf('B').use('B', 'Lead').pick('a').pick(0, 0).shows().a).toBe('10 at 0,0');
    expect(start().turnOf('B').use('B', 'Hush').pick('a').shows().a).toBe('10 at 1,0, Silence');
  });

  it('when the last counter goes, at once where there is none', () => {
    const a = {
      tokens: lit,
      abilities: { Shell: shell('  At the end of your turn, lose 1 Spark. If you have none left, exit.') },
    };
    const play = scene('a B', { a, B: {} }, { files: counters }).use('a', 'Shell').end();
    expect(play.shows().a).toContain('Shell stance');
    expect(play.turnOf('a').end().shows().a).toBe('10 at 0,0');
    const b = {
      tokens: lit,
      abilities: { Shell: shell('  Exit when you have no Spark.'), Burn: 'Free Action: Lose 2 Spark.' },
    };
    const burnt = scene('a B', { a: b, B: {} }, { files: counters }).use('a', 'Shell');
    expect(burnt.shows().a).toContain('Shell stance');
    expect(burnt.use('a', 'Burn').shows().a).toBe('10 at 0,0');
    expect(burnt.use('a', 'Shell').shows().a).toBe('10 at 0,0');
  });

  it('or kept for a price, which who cannot pay has no choice about', () => {
    const a = {
      tokens: lit,
      abilities: {
        Shell: shell('  At the end of your turn, lose 2 Spark or exit.'),
        Burn: 'Free Action: Lose a Spark.',
      },
    };
    const play = scene('a B', { a, B: {} }, { files: counters }).use('a', 'Shell').end();
    play.pick('lose 2 Spark');
    expect(play.shows().a).toBe('10 at 0,0, Shell stance');
    expect(play.turnOf('a').end().shows().a).toBe('10 at 0,0');
  });

  it('when something is asked at the end of the turn', () => {
    const a = {
      tokens: lit,
      abilities: {
        Shell: shell('Exit at the end of your turn if you have no Spark.'),
        Burn: 'Free Action: Lose 2 Spark.',
      },
    };
    const play = scene('a B', { a, B: {} }, { files: counters }).use('a', 'Shell').end();
    expect(play.shows().a).toContain('Shell stance');
    expect(play.turnOf('a').use('a', 'Burn').shows().a).toContain('Shell stance');
    expect(play.end().shows().a).toBe('10 at 0,0');
  });
});

describe('stances that are told on the card', () => {
  it('behind a bullet, whose file says only a part of it', () => {
    const door =
      'Free Action, choose one --\n- Enter Door stance:\n    You have Armor. You deal +1 damage.\n- Exit Door stance.';
    const files = {
      'tokens/door-stance.json': { name: 'Door Stance', text: 'You have Armor.' },
      'heroes/keeper.json': {
        name: 'Keeper',
        health: 10,
        speed: 3,
        defaultAbilities: [{ name: 'Jab', text: jab.Jab }],
        abilities: [{ id: 'door', name: 'Door', text: door }],
      },
    };
    const play = scene('k B', { k: { card: 'keeper' }, B: {} }, { files });
    play.use('k', 'Door').play({ do: 'pick', value: 0 }).use('k', 'Jab').pick('B');
    expect(play.shows()).toEqual({ k: '10 at 0,0, Door Stance', B: '6 at 1,0' });
  });

  it('in a passive, for what happens', () => {
    const passives = { 'When you kill a unit': 'Enter Glory stance:\n  You deal +2 damage.' };
    const play = scene('a B . C', { a: { passives, defaults: jab }, B: { health: 3 }, C: {} });
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('C');
    expect(play.shows().C).toBe('5 at 3,0');
  });
});

describe('a stance by its own text', () => {
  const text = 'When entering, heal 2.\nYou have +1 speed.\nWhen you exit, gain 2 overshield. Leave by attacking.';
  const files = { 'tokens/owl-stance.json': { name: 'Owl Stance', text } };

  it('does something as one comes into it and as one leaves it', () => {
    const a = {
      hurt: 5,
      defaults: { Peck: 'Free Action, 9/Turn:\nRange 9, undefendable, 1dmg.' },
      abilities: {
        Perch:
          'Free Action:\nEnter Owl Stance:\n  When entering, heal 2.\n  You have +1 speed.\n  When you exit, gain 2 overshield. Leave by attacking.',
      },
    };
    const play = scene('a B', { a, B: {} }, { files });
    expect(play.use('a', 'Perch').shows().a).toContain('7');
    expect(play.use('a', 'Peck').pick('B').shows().a).toContain('2 overshield');
  });
});
