import { describe, expect, it } from 'vitest';
import { type SceneOptions, scene } from '../support.ts';

const blow = { abilities: { Blow: 'Free Action:\nRange 4, 1dmg.', Price: 'Free Action:\nRange 4, give a Bounty.' } };
const pieces = { a: blow, B: { hurt: 9 }, C: { hurt: 9 }, D: {} };
const files = { 'tokens/bounty.json': { name: 'Bounty', text: '' } };

/** A match with what a rules card says of it. A dead hero is worth 1 point anyway (T-021). */
const byCard = (text: string, more: SceneOptions = {}) =>
  scene('a B C D', pieces, { ...more, files: { ...files, 'cards/law.json': { name: 'Law', text } } });

describe('what rules cards say in short', () => {
  it.each([
    ['The first player to kill an enemy hero scores 2 extra points.', [3, 4]],
    ['The first time a hero dies, the enemy team scores 2 extra points.', [3, 4]],
    ["When a hero dies, the killer's team loses 1 point.", [0, 0]],
    ['Whoever kills a hero gains 2 victory points for their team.', [3, 6]],
  ])('%s', (text, scored) => {
    const play = byCard(text);
    play.use('a', 'Blow').pick('B');
    const [first] = play.points;
    expect([first, play.use('a', 'Blow').pick('C').points[0]]).toEqual(scored);
  });

  it('is told as lost where points go', () => {
    const play = byCard("When a hero dies, the killer's team loses 1 point.");
    play.use('a', 'Blow').pick('B');
    expect(play.told()).toEqual(expect.arrayContaining([expect.stringMatching(/^Red loses 1 point/)]));
  });

  it('is worth so much more where somebody has something when it dies', () => {
    const play = byCard('Heroes with a Bounty are worth 3 points.');
    play.use('a', 'Blow').pick('B');
    expect(play.points).toEqual([1, 0]);
    play.use('a', 'Price').pick('C').use('a', 'Blow').pick('C');
    expect(play.points).toEqual([4, 0]);
  });

  it('is done to whoever does not stand on that ground, the one who says it too', () => {
    const play = scene(
      'a . D',
      { a: { passives: { 'End of turn': 'Each unit not in Mud takes 1dmg.' } }, D: {} },
      {
        files: { 'terrain/mud.json': { name: 'Mud', text: 'Difficult terrain.' } },
        map: { terrain: [{ kind: 'mud', cells: ['2,0'] }] },
      },
    );
    play.end();
    expect([play.state.units[play.unit('a')]?.health, play.state.units[play.unit('D')]?.health]).toEqual([9, 10]);
  });
});
