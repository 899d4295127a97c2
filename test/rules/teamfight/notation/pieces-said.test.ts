import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';

const marker = (name: string, text = '', fields: Word['fields'] = {}): Word => ({
  kind: 'marker',
  ref: `t/${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  text,
  owners: [],
  fields,
});
const words = wordsFrom([
  { ...marker('Slow'), kind: 'condition' },
  marker('Rune'),
  marker('Gas', 'Enemies starting their turn here take 1dmg.'),
  marker('Fence Post', '1hp.', { object: true, health: 1 }),
  marker('Ice Slab', '3hp. Blocks movement.', { object: true, health: 3, blocksMovement: true }),
  marker('Blades', '', { size: 2 }),
]);
/** What a marker says of itself. */
const own = (text: string, fields: Word['fields'] = {}): string => {
  const { clauses, program } = read(
    { slot: 'marker', name: 'Trap', text },
    wordsFrom([{ ...marker('Slow'), kind: 'condition' }, marker('Trap', text, fields)]),
  );
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
};
const told = (text: string, slot: 'ability' | 'passive' = 'ability', name = '') => {
  const { clauses, program } = read({ slot, name, text }, words);
  return clauses.some(({ status }) => status === 'manual')
    ? 'by hand'
    : tell(program, words).replace('Costs a Standard Action. ', '');
};

describe('when somebody comes to a piece', () => {
  it('into its space or beside it, through it, with one answer', () => {
    const beside = 'When an enemy enters a space within range 1 of the marker: remove the marker.';
    for (const when of [
      'enters or becomes adjacent',
      'enters or moves adjacent',
      'enters its space or becomes adjacent',
    ])
      expect(own(`When an enemy ${when}, remove this.`), when).toBe(beside);
    const inside = 'When an enemy enters the space of the marker: remove the marker.';
    for (const when of ['enters the space or moves through it', 'enters this or passes through it'])
      expect(own(`When an enemy ${when}, remove this.`), when).toBe(inside);
    expect(own('Enemies moving into its space destroy it.')).toContain('destroy the marker');
    // Nobody moves into the space of what is a unit.
    expect(own('3hp. Enemies moving into its space destroy it.', { object: true, health: 3 })).toBe('by hand');
  });

  it('the piece goes to whoever came, and what it does is to them', () => {
    expect(own('When an enemy becomes adjacent, this moves to their space and explodes. 2dmg, Slow.')).toContain(
      'move the marker there; destroy the marker; the triggering unit takes 2 damage; the triggering unit gains',
    );
  });

  it('in it or beside it, and at the start of a turn', () => {
    expect(told('Enemies in or adjacent to Gas have -1 speed.', 'passive', 'Fumes')).toBe(
      'Each enemy within range 1 of any Gas has −1 speed.',
    );
    expect(told('Heal 1.', 'passive', 'Adjacent to a Rune at start of turn')).toBe(
      'When your turn starts, if you are within range 1 of any Rune: you heal 1.',
    );
  });
});

describe('where a piece comes', () => {
  it('into an empty space, however it is described', () => {
    expect(told('Range 3, place a Rune in an empty space')).toBe(
      'Choose an empty space within range 3 that you see. Place 1 Rune there.',
    );
    expect(told('Place a Rune in an empty space in range 2, adjacent to a wall')).toContain('beside a wall');
    expect(told('Global, place a Rune in an empty space not adjacent to an enemy')).toContain(
      'not within range 1 of an enemy',
    );
    expect(told('Place a Rune anywhere not in an enemy deploy zone')).toContain('not in the enemy’s deployment zone');
    expect(told('Place a Rune in an empty space in range 2, adjacent to a puddle')).toBe('by hand');
  });

  it('into one space of an area that was laid, or into all of them', () => {
    expect(told('Line 5. Place a Rune in any space in the line, without a unit.')).toContain(
      'Choose a space in the area, seen or not, without a unit. Place 1 Rune there.',
    );
    expect(told('Line 5. Place a Rune in each space in the line.')).toContain('each of its spaces: place 1 Rune there');
  });

  it('around you, and what stands in the way only where nobody is', () => {
    expect(told('Place a Rune in each space adjacent to you')).toContain('at range 1 from you: place 1 Rune there');
    expect(told('Place an Ice Slab in each space adjacent to you')).toContain(
      'if there is no unit on the chosen space',
    );
    expect(told('Create a 4x1 wall of Ice Slab markers in range 3')).toBe(
      'Lay 4 by 1 spaces, its source a space within range 3 of you; each of its spaces: if there is no unit on the chosen space: place 1 Ice Slab there.',
    );
  });
});

describe('what is done with pieces', () => {
  it('they are moved, several too', () => {
    expect(told('Pick up to two of your Runes, move each up to 3')).toContain('move the marker up to 3');
    expect(told('Pick up to two of your Runes, turn each around')).toBe('by hand');
  });

  it('the one goes that one has come beside', () => {
    expect(told('Teleport to a space adjacent to a Rune anywhere on the map, then remove that Rune')).toBe(
      'Choose a space with Rune at any range, seen or not. One Rune on the chosen space: choose an empty space within range 1 of the chosen space, seen or not; teleport to the chosen space; remove the marker.',
    );
    expect(told('Teleport to a space adjacent to a Rune, then remove that Gas')).toBe('by hand');
  });

  it('what its card says of it in short is what it is', () => {
    expect(told('Place up to two Fence Posts in range 3. Posts have 1hp.')).not.toBe('by hand');
    expect(told('Place up to two Fence Posts in range 3. Posts have 2hp.')).toBe('by hand');
  });

  it('an area that was marked is struck later', () => {
    const later = 'At the start of your next turn: each enemy in the area: that unit takes 2 damage; that unit gains';
    for (const text of [
      'Range 4, mark a 3x3 area. At the start of your next turn, 2dmg and Slow to all enemies in the area.',
      'Range 4, mark a centered 3x3. At the start of your next turn, enemies in the marked area: 2dmg, Slow.',
    ])
      expect(told(text), text).toContain(later);
    expect(
      told('Global ignoring walls, mark a 3x3 area. At the start of your next turn, 5dmg in the marked area.'),
    ).toBe(
      'Lay 3 by 3 spaces, its source a space at any range, walls or not. At the start of your next turn: each unit in the area: that unit takes 5 damage.',
    );
    expect(
      told('Range 4 2x2, place Blades. At the start of your next turn, remove them and units in the area take 2dmg.'),
    ).toContain('remove the marker; each unit in the area');
  });
});

describe('a piece that is a wall', () => {
  it('with health, as its fields say', () => {
    const wall = { object: true, health: 4, blocksMovement: true, blocksSight: true };
    expect(own('Wall with 4hp.', wall)).toBe(own('Has 4hp. Blocks movement and line of sight.', wall));
    expect(own('Wall with 4hp.', wall)).not.toBe('by hand');
    expect(own('Wall with 3hp.', wall)).toBe('by hand');
    expect(own('Wall with 4hp.', { object: true, health: 4 })).toBe('by hand');
  });

  it('leaves a summon where it lay', () => {
    const wolf = { ...marker('Wolf', '', { health: 3, speed: 4 }), kind: 'summon' as const };
    const text = 'At the end of your turn, remove this and summon a Wolf in its space.';
    const { program } = read({ slot: 'marker', name: 'Nest', text }, wordsFrom([wolf, marker('Nest', text)]));
    expect(tell(program, wordsFrom([wolf]))).toContain(
      'the chosen space is the space of the marker, where nobody stands; summon 1 Wolf there',
    );
  });
});
