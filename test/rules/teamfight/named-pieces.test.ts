import { describe, expect, it } from 'vitest';
import type { Entity, GameSet } from '../../../rules/game-set.ts';
import { withOwnPieces } from '../../../rules/teamfight/own-pieces.ts';

/** What a set of one hero has that no file of it says, by kind and name. */
function made(texts: readonly string[], more: readonly Entity[] = [], dice: readonly number[][] = []): string[] {
  const abilities = texts.map((text, n) => ({
    id: `a${n}`,
    name: `Deed ${n}`,
    text,
    ...(dice[n] && { dice: [{ name: 'Charges', values: dice[n] }] }),
  }));
  const hero = {
    kind: 'hero',
    id: 'wren',
    ref: 'own/wren',
    file: 'heroes/wren.json',
    data: { name: 'Wren', health: 6, speed: 3, abilities },
  };
  const set = { id: 'own', uses: [], entities: [hero, ...more] } as unknown as GameSet;
  return withOwnPieces(set).flatMap(({ kind, file, data }) =>
    file === ''
      ? [`${kind} ${'name' in data ? data.name : ''}${'text' in data && data.text ? `: ${data.text}` : ''}`]
      : [],
  );
}

const token = (name: string): Entity =>
  ({
    kind: 'token',
    id: name.toLowerCase(),
    ref: `own/${name.toLowerCase()}`,
    file: 'tokens/x.json',
    data: { name, text: 'You have +1 speed.' },
  }) as Entity;

describe('pieces that only texts speak of', () => {
  it.each([
    ['Range 3, give them a Hex Sign token.', ['token Hex Sign']],
    [
      'Place a Snag marker in range 2. When an enemy enters its space, they take 1 damage.',
      ['marker Snag: When an enemy enters its space, they take 1 damage'],
    ],
    [
      'Range 3, give the target a Blight token: they take 1dmg at the start of their turn.',
      ['token Blight: you take 1dmg at the start of your turn.'],
    ],
    // Without the word it could be a misprint, and a small letter is no name.
    ['Place a Snag in range 2.', []],
    ['Range 3, give them a sleepy token.', []],
    // What sticks to somebody is neither told from the other.
    ['Place a Snag marker on the target.', []],
    [
      'Range 3, target gets your Crow Mark:\n  They have -1 speed.\n  You deal +1 damage to them.',
      ['token Crow Mark: you have -1 speed.'],
    ],
    // A mark that is only asked about comes from nobody.
    ['Range 3, 2dmg. If the target is marked, +1dmg.', []],
    ['Range 3, 2dmg. While an enemy is marked, you have +1 speed.', []],
    // What has health and a speed is a unit.
    ['Place a Kite with 1hp and 4 speed in range 2.', ['summon Kite']],
    ['Place a Kite with 1hp in range 2.', ['marker Kite']],
    ["Range 3, target gains your Warden's Mark: they have -1 speed.", ["token Warden's Mark: you have -1 speed."]],
    ['Range 3, mark the target:\n  They have -1 speed.', ['token Mark: you have -1 speed.']],
    [
      'Range 3, 2dmg, Hazy (range limited to 1 until end of turn)',
      ['condition Hazy: range limited to 1 until end of turn'],
    ],
    [
      'Range 3, target gets Thorned(takes 1 damage per space moved)',
      ['condition Thorned: you take 1 damage per space moved'],
    ],
    ['Burst 2, enemies are dulled (-1dmg until end of turn).', ['condition Dulled: -1dmg until end of turn']],
    // What is done once is no condition, nor what a rule is called.
    ['Range 3, 2dmg, Drain (heal 1).', []],
    ['Range 3, 2dmg, Push (away from you).', []],
    ['Range 3, 2dmg, Haste (+2 speed).', []],
    ['Range 3, 2dmg. Gain your Standard Action.', []],
  ])('are what their texts say: %s', (text, pieces) => {
    expect(made([text])).toEqual(pieces);
  });

  it('are none where something of the set is called so, or nearly so', () => {
    expect(made(['Range 3, give them a Hex token.'], [token('Hex')])).toEqual([]);
    expect(made(['Range 3, give them a Cursse token.'], [token('Curse')])).toEqual([]);
    expect(made(['Range 3, give them a Storm token.'], [token('Storm Mark')])).toEqual([]);
    expect(made(['Range 3, mark the target.'], [token('Storm Mark')])).toEqual([]);
    expect(made(['Range 3, Chilled (-1 speed).'], [token('Chill')])).toEqual([]);
  });

  it('are none where two texts tell two conditions by one name', () => {
    expect(made(['Range 3, Chilled (-1 speed).', 'Range 3, 1dmg, Chilled (-2 speed).'])).toEqual([]);
  });
});

describe('a die that only counts uses', () => {
  it('says nothing of how many charges there are beside another card', () => {
    const texts = ['2/Game\nRange 3, 1dmg.', '3/Game\nHeal 1.', 'Put a charge on this, max 3.'];
    expect(made(texts, [], [[2], [3], [1]])).toEqual(['counter Charges']);
  });
});
