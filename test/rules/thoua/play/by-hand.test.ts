import { describe, expect, it } from 'vitest';
import { gameOf, prepare } from '../../../../rules/thoua/play/prepare.ts';
import { toldEvent } from '../../../../rules/thoua/tell-event.ts';
import { Scene } from '../scene.ts';
import { boar, bram, heart, open } from '../set-files.ts';

const files = {
  'abilities/heart.json': { ...heart, effect: 'Self gains Attack Rolls +2. Self smells of smoke.' },
  'artifacts/bell.json': { name: 'Bell', bonus: 'Defense Rolls +1. The bell may be rung.' },
  'conditions/itch.json': { name: 'Itch', text: 'Nobody sits still.' },
  'characters/bram.json': { ...bram, artifacts: [{ artifact: 'bell' }] },
  'enemies/boar.json': {
    ...boar,
    abilities: [{ name: 'Reek', element: 'earth', type: 'passive', target: 'self', effect: 'All hold their noses.' }],
  },
};

describe('what texts leave to people', () => {
  it('is asked of passive abilities, artifacts and conditions as the turn of who has them begins', () => {
    const party = ['hills/bram'];
    const prepared = prepare({ sets: [open(files).set!], encounter: 'hills/meeting', party });
    const figures = prepared.figures.map((figure, index) => ({ ...figure, at: [18, 5][index]! }));
    const found = new Scene(gameOf({ ...prepared, figures }));
    const asked = () =>
      found
        .all('manual')
        .map((event) => `${event.of?.name}: ${event.of?.text} (${toldEvent(found.game, event).cause})`);
    found.of('Boar').has.push({
      ...{ has: 'condition', name: 'itch', by: 0, turns: 3, fresh: false, temporary: 0 },
      rules: found.game.conditions[0]!.rules,
    });
    found.turnOf('Bram').pass();
    expect(asked()).toEqual(['Reek: All hold their noses (Reek)', 'Itch: Nobody sits still (Itch)']);
    found.pass();
    expect(asked().slice(-2)).toEqual([
      'Stout Heart: Self smells of smoke (Stout Heart)',
      'Bell: The bell may be rung (Bell)',
    ]);
  });
});
