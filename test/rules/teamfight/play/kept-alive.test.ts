import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const warden = {
  name: 'Warden Totem',
  health: 1,
  speed: 0,
  defaultAbilities: [
    {
      name: 'Ward',
      text: 'On spawn, choose the highest health ally not protected by a Warden Totem. They are immune to damage while Warden Totem lives.',
    },
  ],
};
const files = { 'summons/warden-totem.json': warden };
const a = { abilities: { Call: 'Free Action: Summon a Warden Totem in an empty space in range 1.' } };
const Foe = { defaults: { Shot: 'Free Action: Range 9, undefendable 1dmg.' } };

describe('what lasts while its maker lives', () => {
  it('goes to the healthiest ally that no other such unit keeps, and ends with its maker', () => {
    const play = scene('a . . B\nc . d .\n. . . .', { a, c: { health: 8 }, d: { health: 9 }, B: Foe }, { files });
    play.use('a', 'Call').pick(1, 0);
    play.use('a', 'Call');
    play.turnOf('B');
    for (const who of ['a', 'c', 'd'] as const) play.use('B', 'Shot').pick(who);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', c: '7 at 0,1', d: '9 at 2,1' });
    play.use('B', 'Shot').pick(1, 0).use('B', 'Shot').pick('a');
    play.use('B', 'Shot').pick('d');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', d: '9 at 2,1' });
  });
});
