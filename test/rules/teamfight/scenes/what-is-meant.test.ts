import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a price that stands behind what is done', () => {
  const coin = { files: { 'counters/pearl.json': { name: 'Pearl' } } };

  it('is paid by nobody who does not wish to', () => {
    const abilities = { Dive: 'Gain a Pearl.\nSpend 1 Pearl: heal 2.' };
    const play = scene('a . .', { a: { health: 10, hurt: 4, abilities, with: ['pearl'] } }, coin);
    play.use('a', 'Dive').pick('no');
    expect(play.shows().a).toContain('Pearl');
  });

  it('is no part of the answer before it', () => {
    const passives = { Haul: 'When you hit, gain a Pearl.\nSpend 1 Pearl: move 2.' };
    const abilities = { Jab: 'Range 1, 2dmg.' };
    const play = scene('a B .', { a: { abilities, passives, with: ['pearl'] }, B: {} }, coin);
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toContain('Pearl');
  });
});

describe('a token whose text a passive tells', () => {
  it('does that once', () => {
    const passives = {
      Nettle: 'When an enemy hits you, they get your Rash. At the end of their turn, they take 1 damage.',
    };
    const play = scene('a B .', { a: { passives }, B: { abilities: { Jab: 'Range 1, 2dmg.' } } });
    play.turnOf('B').use('B', 'Jab').pick('a').end();
    expect(play.shows().B).toBe('9 at 1,0, Rash');
  });
});

describe('units of which a card summons several', () => {
  it('are called as each of them is', () => {
    const abilities = { Post: 'Summon two Sentries with 2 health and 0 speed in range 2.' };
    const play = scene('a . . .\n. . . .', { a: { abilities } });
    play.use('a', 'Post').pick(1, 0).pick(2, 0);
    expect(Object.keys(play.shows()).join(' ')).toMatch(/Sentry/);
  });
});

describe('a mark', () => {
  it('is no other ability of its giver', () => {
    const abilities = { Lash: 'Range 5, the target gets your Flail. 1dmg.', Flail: 'Range 1, 3dmg.' };
    const play = scene('a . B', { a: { abilities }, B: {} });
    play.use('a', 'Lash').pick('B');
    expect(play.shows().B).not.toContain('Flail');
  });
});
