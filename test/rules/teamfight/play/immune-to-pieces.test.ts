import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'markers/charge.json': { name: 'Charge', text: 'When destroyed, burst 1, 3dmg.' } };

describe('Immune to damage from your Charges', () => {
  it('spares whoever laid them', () => {
    const a = {
      passives: { 'Immune to damage from your Charges': '' },
      abilities: { Fuse: 'Free Action:\nDestroy all Charges in LoS.' },
    };
    const c = { card: 'scene/charge', of: 'a' };
    const play = scene('. a c B .', { a, c, B: {} }, { files }).use('a', 'Fuse');
    expect(play.shows()).toMatchObject({ a: expect.stringMatching(/^10 /), B: expect.stringMatching(/^7 /) });
  });

  it('spares nobody from those of somebody else', () => {
    const passives = { 'Immune to damage from your Charges': '' };
    const abilities = {
      Lay: 'Free Action:\nPlace a Charge in range 1.',
      Fuse: 'Free Action:\nDestroy all Charges in LoS.',
    };
    const play = scene('a . B .', { a: { passives }, B: { passives, abilities } }, { files });
    play.turnOf('B').use('B', 'Lay').pick(1, 0).use('B', 'Fuse');
    expect(play.shows()).toMatchObject({ a: expect.stringMatching(/^7 /), B: expect.stringMatching(/^10 /) });
  });
});
