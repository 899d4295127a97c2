import { describe, expect, it } from 'vitest';
import { standingOf } from '../../../../rules/teamfight/bots/evaluation.ts';
import { teamfight } from '../../../../rules/teamfight/rules.ts';
import { type Piece, type SceneOptions, scene } from '../support.ts';

const points = (...cells: string[]) => cells.map((cell, index) => ({ name: 'ABC'[index] ?? '', cells: [cell] }));

/** A match with what a map says of it. */
const onMap = (
  drawing: string,
  pieces: Readonly<Record<string, Piece>>,
  text: string,
  map: object,
  more: SceneOptions = {},
) => scene(drawing, pieces, { ...more, map: { ...map, text } });

/** A match with what a rules card says of it. */
const byCard = (drawing: string, pieces: Readonly<Record<string, Piece>>, text: string, more: SceneOptions = {}) =>
  scene(drawing, pieces, { ...more, files: { ...more.files, 'cards/law.json': { name: 'Law', text } } });

const blow = { abilities: { Blow: 'Free Action:\nRange 4, 1dmg.' } };

describe('what control points score', () => {
  const three = { controlPoints: points('0,0', '1,0', '4,0') };
  const pieces = { a: {}, b: {}, D: {} };

  it('is so much for each that a side holds, in the place of the usual points', () => {
    const play = onMap('a b . . D', pieces, 'Each control point is worth 1 point.', three);
    play.turnOf('b').end();
    expect(play.points).toEqual([2, 1]);
    expect(play.told()).toEqual(
      expect.arrayContaining(['Red scores 2 points (T-022).', 'Blue scores 1 point (T-022).']),
    );
  });

  it('is more for one that is named', () => {
    const text = 'Each control point is worth 1 point. Control point C is worth 3 points.';
    const play = onMap('a b . . D', pieces, text, three);
    play.turnOf('b').end();
    expect(play.points).toEqual([2, 3]);
  });

  it('is more for the one on the middle of the map', () => {
    const text = 'The middle control point is worth 2 points, each other control point is worth 1.';
    const play = onMap('a . b . D', pieces, text, { controlPoints: points('0,0', '2,0', '4,0') });
    play.turnOf('b').end();
    expect(play.points).toEqual([3, 1]);
  });

  it('is as the rules page says but for the rounds that are named', () => {
    const text = 'In round 2, each control point is worth 2 points.';
    const play = byCard('a b . . D', pieces, text, { map: three });
    play.turnOf('b').end();
    expect(play.points).toEqual([1, 0]);
    play.turnOf('b').end();
    expect(play.points).toEqual([5, 2]);
    play.turnOf('b').end();
    expect(play.points).toEqual([6, 2]);
  });

  it('comes beside the usual points where it is an extra one', () => {
    const text = 'At the end of each round, each player scores 1 extra point for each control point they hold.';
    const play = byCard('a b . . D', pieces, text, { map: three });
    play.turnOf('b').end();
    expect(play.points).toEqual([3, 1]);
  });

  it.each([
    ['Control points are worth double in round 1.', [4, 0]],
    ['Control points are only scored from round 2 on.', [0, 0]],
    ['At the end of each round, the player with more control points scores 3.', [4, 0]],
    ['At the end of each round, a player who holds all control points scores 3 more points.', [4, 0]],
    ['At the end of each round, the player with more control points scores 1.', [2, 0]],
  ])('%s', (text, scored) => {
    const play = byCard('a b c . D', { ...pieces, c: {} }, text, {
      map: { controlPoints: points('0,0', '1,0', '2,0') },
    });
    play.turnOf('c').end();
    expect(play.points).toEqual(scored);
  });

  it('is nothing any more for one that nobody stands on, where a claim does not stay', () => {
    const text = 'Control points that nobody stands on belong to nobody.';
    const play = onMap('a . . B', { a: {}, B: {} }, text, { controlPoints: points('0,0') });
    play.end().end().move('a', 1, 0).end().end();
    expect([play.points, play.state.claims]).toEqual([[1, 0], [-1]]);
  });

  it('leaves summons out where only heroes count', () => {
    const files = { 'summons/crab.json': { name: 'Crab', health: 1, speed: 2 } };
    const play = byCard(
      'a k . B',
      { a: {}, k: { card: 'crab', of: 'a' }, B: {} },
      'Only heroes can claim control points.',
      {
        files,
        map: { controlPoints: points('1,0') },
      },
    );
    play.activate('a').end().end().end();
    expect(play.state.claims).toEqual([-1]);
  });

  it('is what bots expect', () => {
    const standing = (text: string) => {
      const play = onMap('a b . . D', pieces, text, three);
      play.turnOf('b');
      return standingOf(play.game, play.state, 0);
    };
    const usual = standing('');
    expect(standing('Control points score nothing in rounds 1-6.')).toBeLessThan(usual);
    expect(standing('Each control point is worth 3 points.')).toBeGreaterThan(usual);
  });
});

describe('what a dead hero is worth', () => {
  const pieces = { a: blow, B: { hurt: 9 }, C: { hurt: 9 }, D: {} };
  const afterTwo = (text: string, more: SceneOptions = {}) => {
    const play = byCard('a B C D', pieces, text, more);
    play.use('a', 'Blow').pick('B');
    const [first] = play.points;
    return [first, play.use('a', 'Blow').pick('C').points[0]];
  };

  it.each([
    ['Killing an enemy hero is worth 2 points.', [2, 4]],
    ['When a hero dies, the opposing player scores 1 more point.', [2, 4]],
    ['First blood: the first hero killed is worth 3 points.', [3, 4]],
    ['When a hero dies, the opposing player scores 1.', [1, 2]],
    ['Heroes are worth no points.', [0, 0]],
    ['From round 4 on, kills are worth 2 points.', [1, 2]],
    ['When a hero kills an enemy hero, its player scores 1 extra point.', [2, 4]],
  ])('%s', (text, scored) => {
    expect(afterTwo(text)).toEqual(scored);
  });

  it('holds from the round that is named', () => {
    expect(afterTwo('From round 4 on, kills are worth 2 points.', { round: 4 })).toEqual([2, 4]);
  });

  it('is what the card of the hero says, where that says it', () => {
    const own = { ...pieces, B: { hurt: 9, passives: { Humble: 'Your death scores no points.' } } };
    const play = byCard('a B C D', own, 'Killing a hero is worth 2 points.');
    play.use('a', 'Blow').pick('B').use('a', 'Blow').pick('C');
    expect(play.points).toEqual([2, 0]);
  });

  it('is nothing for a summon of one’s own side that dies by oneself, where enemy summons are worth a point', () => {
    const files = { 'summons/crab.json': { name: 'Crab', health: 1, speed: 2 } };
    const crabs = { a: blow, k: { card: 'crab', of: 'a' }, K: { card: 'crab', of: 'B' }, B: {} };
    const play = byCard('a k K B', crabs, 'Killing an enemy summon scores 1 point.', { files });
    play.use('a', 'Blow').pick('k');
    expect(play.points).toEqual([0, 0]);
    play.use('a', 'Blow').pick('K');
    expect(play.points).toEqual([1, 0]);
  });
});

describe('the end of a match', () => {
  it('comes at once with so many points', () => {
    const play = byCard(
      'a B C',
      { a: blow, B: { hurt: 9 }, C: { hurt: 9 } },
      'The first player to score 2 points wins.',
    );
    play.use('a', 'Blow').pick('B');
    expect(play.match.result).toBeUndefined();
    play.use('a', 'Blow').pick('C');
    expect(play.match.result).toEqual({ places: [1, 2], scores: [2, 0], reason: 'points' });
    expect(play.told().at(-1)).toBe('There are points enough: Red wins 2 to 0 (T-022).');
    expect(standingOf(play.game, play.state, 1)).toBe(0);
  });

  it('comes at the end of the round where points are asked for then', () => {
    const text = 'If a player has 1 point at the end of a round, they win.';
    const play = byCard('a B C', { a: blow, B: { hurt: 9 }, C: {} }, text);
    play.use('a', 'Blow').pick('B');
    expect(play.match.result).toBeUndefined();
    play.turnOf('C').end();
    expect(play.match.result?.reason).toBe('points');
  });

  it('comes with all control points in one hand', () => {
    const text = 'If a player holds all control points at the end of a round, they win.';
    const play = byCard('a b D', { a: {}, b: {}, D: {} }, text, { map: { controlPoints: points('0,0', '1,0') } });
    play.turnOf('b').end();
    expect(play.match.result).toEqual({ places: [1, 2], scores: [1, 0], reason: 'control' });
  });

  it('comes with the last hero of a side, who has lost whatever the points are', () => {
    const pieces = { a: blow, b: { hurt: 9 }, c: { hurt: 9 }, D: { hurt: 9 } };
    const play = byCard('a b c D', pieces, "If all of a player's heroes are dead, that player loses.");
    play.use('a', 'Blow').pick('b').use('a', 'Blow').pick('c').use('a', 'Blow').pick('D');
    expect(play.match.result).toEqual({ places: [1, 2], scores: [1, 2], reason: 'eliminated' });
  });

  it('comes with the last hero of a side, and by points where nothing else is said', () => {
    const pieces = { a: blow, b: { hurt: 9 }, c: { hurt: 9 }, D: { hurt: 9 } };
    const text =
      'The game ends when a team has no heroes left. At the end of the game, each living hero is worth 3 points.';
    const play = byCard('a b c D', pieces, text);
    play.use('a', 'Blow').pick('b').use('a', 'Blow').pick('c').use('a', 'Blow').pick('D');
    expect(play.match.result).toEqual({ places: [1, 2], scores: [4, 2], reason: 'eliminated' });
  });

  it.each([
    ['If the game is tied, the second player wins.', [2, 1], 'tie-break'],
    [
      'If the game is tied, the player with more heroes alive wins. If still tied, the second player wins.',
      [1, 2],
      'tie-break',
    ],
    ['If the game is tied, the game is a draw.', [1, 1], 'rounds'],
  ])('%s', (text, places, reason) => {
    const play = byCard('a b C', { a: {}, b: {}, C: {} }, text, { options: { rounds: 1 } });
    play.turnOf('b').end();
    expect(play.match.result).toMatchObject({ places, reason, scores: [0, 0] });
  });

  it('scores what a text counts then, behind the control points of the last round', () => {
    const text =
      'At the end of the game, each player scores 1 for each control point they hold and 1 for every 2 Coins their heroes have.';
    const files = { 'counters/coin.json': { name: 'Coin' } };
    const pieces = { a: { with: ['coin'], tokens: { 'scene/coin': 3 } }, B: { with: ['coin'] } };
    const play = byCard(
      'a . B',
      pieces,
      text.replace(' and 1 for', '.\nAt the end of the game, each player scores 1 for'),
      {
        files,
        map: { controlPoints: points('0,0') },
        options: { rounds: 1 },
      },
    );
    play.end().end();
    expect(play.match.result?.scores).toEqual([4, 0]);
  });
});

describe('who goes first and who is behind', () => {
  it.each([
    ['The player with fewer points goes first each round.', 'C'],
    ['The leading player goes first each round.', 'a'],
    ['Players take turns going first.', 'C'],
    ['The first player goes first.', 'a'],
  ])('%s', (text, leads) => {
    const play = byCard('a C B', { a: blow, C: {}, B: { hurt: 9 } }, text);
    play.use('a', 'Blow').pick('B').end().end();
    expect([play.state.round, play.active]).toEqual([2, leads]);
  });

  it('scores for whoever is behind, and nobody where both have as many', () => {
    const text = 'At the end of each round, the player who is behind scores 1 extra point.';
    const play = byCard('a B C', { a: blow, B: { hurt: 9 }, C: {} }, text);
    play.turnOf('C').end();
    expect(play.points).toEqual([0, 0]);
    play.turnOf('a').use('a', 'Blow').pick('B').turnOf('C').end();
    expect(play.points).toEqual([1, 1]);
  });

  it('gives the second player a point to begin with', () => {
    const play = byCard('a B', { a: {}, B: {} }, 'The player who goes second starts with 1 point.');
    expect(play.points).toEqual([0, 1]);
    play.end().end();
    expect(play.points).toEqual([0, 1]);
  });

  it('scores for whoever ends a turn in the deploy zone of the other side', () => {
    const map = { deploy: { red: ['0,0'], blue: ['3,0'] } };
    const play = byCard(
      'a . B .\n. . . .',
      { a: { speed: 5 }, B: { speed: 4 } },
      'A hero that ends its turn in the enemy deploy zone scores 1 point.',
      { map },
    );
    play.move('a', 3, 0).end();
    expect(play.points).toEqual([1, 0]);
    play.move('B', 0, 0).end();
    play.end();
    expect(play.points).toEqual([2, 1]);
  });

  it('scores for each hero that stands there as the round ends, each by its own side', () => {
    const map = { deploy: { red: ['0,0'], blue: ['3,0'] } };
    const text = 'At the end of each round, each hero in the enemy deploy zone scores 1.';
    const play = byCard('B . . a', { a: {}, B: {} }, text, { map });
    play.end().end();
    expect(play.points).toEqual([1, 1]);
    play.move('a', 1, 0).end().end();
    expect(play.points).toEqual([1, 2]);
  });

  it('scores for the hero with the most of a counter, wherever it stands', () => {
    const files = { 'counters/coin.json': { name: 'Coin' } };
    const pieces = {
      a: { with: ['coin'], tokens: { 'scene/coin': 1 } },
      B: { with: ['coin'], tokens: { 'scene/coin': 2 } },
    };
    const text = 'At the end of each round, the hero with the most Coins scores 1 for its player.';
    const play = byCard('a # B', pieces, text, { files });
    play.end().end();
    expect(play.points).toEqual([0, 1]);
  });

  it('comes as the unit enters that zone', () => {
    const map = { deploy: { red: ['0,0'], blue: ['3,0'] } };
    const play = byCard(
      'a . B .\n. . . .',
      { a: { speed: 5 }, B: { speed: 4 } },
      'When a hero enters the enemy deploy zone, its player scores 1.',
      { map },
    );
    play.move('a', 3, 0);
    expect(play.points).toEqual([1, 0]);
  });
});

it('keeps a match that is cloned apart', () => {
  const play = byCard('a B C', { a: blow, B: { hurt: 9 }, C: {} }, 'The first hero killed is worth 3 points.');
  const before = teamfight.clone(play.state);
  play.use('a', 'Blow').pick('B');
  expect([before.bled, play.state.bled]).toEqual([undefined, true]);
});
