import { describe, expect, it } from 'vitest';
import { Match } from '../../../../rules/kernel/match.ts';
import { matchDice } from '../../../../rules/kernel/record.ts';
import { presets } from '../../../../rules/teamfight/options.ts';
import { teamfight } from '../../../../rules/teamfight/rules.ts';
import { notHeld, sceneOfState } from '../../../../rules/teamfight/scenes/scene-of-state.ts';
import { tellEvent } from '../../../../rules/teamfight/tell-event.ts';
import { validate } from '../../../../schemas/validate.ts';
import { shipped } from '../support.ts';

const game = teamfight.prepare({
  sets: [shipped('saltmarch')],
  options: presets.current,
  map: 'saltmarch/flooded-market',
  placed: [
    { card: 'saltmarch/brack', seat: 0, x: 5, y: 5 },
    { card: 'saltmarch/finn', seat: 1, x: 8, y: 5 },
  ],
});
const brack = (match: ReturnType<typeof begin>) => match.state.columns[0][0]!;
const finn = (match: ReturnType<typeof begin>) => match.state.columns[1][0]!;
/** Answers what is open, until a unit has its turn. */
function begin() {
  const match = new Match(teamfight, game, matchDice(1, 0));
  while (match.state.pending) {
    const pass = match.actions().actions.at(-1)!;
    expect(match.play(pass)).toBeUndefined();
  }
  return match;
}
const card = (ref: string): number => game.cardOf.get(ref)!;

describe('a change by hand', () => {
  it('sets health, overshield and tokens, and says that it was by hand', () => {
    const match = begin();
    const [unit, from] = [finn(match), match.log.length];
    const token = game.cards.find(({ kind, condition }) => kind === 'condition' && condition)!.index;
    expect(match.edit({ edit: 'health', unit, value: 3 })).toBeUndefined();
    expect(match.edit({ edit: 'overshield', unit, value: 2 })).toBeUndefined();
    expect(match.edit({ edit: 'token', unit, token, count: 1 })).toBeUndefined();
    expect(match.state.units[unit]).toMatchObject({ health: 3, overshield: 2 });
    expect(match.state.units[unit]?.tokens.some((one) => one.card === token)).toBe(true);
    expect(match.edit({ edit: 'token', unit, token, count: 0 })).toBeUndefined();
    expect(match.state.units[unit]?.tokens.some((one) => one.card === token)).toBe(false);
    const told = match.log.slice(from).map((event) => tellEvent(game, match.state, event));
    expect(told[0]).toBe('The health of Ha’penny Finn is now 3 (by hand).');
    expect(told.every((sentence) => sentence.endsWith('(by hand).'))).toBe(true);
  });

  it('kills at no health, and the death counts', () => {
    const match = begin();
    match.edit({ edit: 'health', unit: finn(match), value: 0 });
    expect(match.state.units[finn(match)]?.at).toBe(-1);
    expect(match.state.deaths).toEqual([0, 1]);
  });

  it('moves a unit to a free space, and to no other', () => {
    const match = begin();
    const [one, other] = [match.state.units[brack(match)]!, match.state.units[finn(match)]!];
    expect(match.edit({ edit: 'move', unit: brack(match), at: other.at })?.code).toBe('edit/taken');
    expect(match.edit({ edit: 'move', unit: brack(match), at: 100_000 })?.code).toBe('edit/off-map');
    expect(match.edit({ edit: 'move', unit: brack(match), at: other.at + 1 })).toBeUndefined();
    expect(match.state.units[brack(match)]?.at).toBe(other.at + 1);
    expect(one.at).toBe(match.state.units[brack(match)]?.at);
  });

  it.each<[string, unknown]>([
    ['edit/unreadable', null],
    ['edit/unreadable', { edit: 'health', unit: 0, value: -1 }],
    ['edit/unreadable', { edit: 'win', unit: 0 }],
    ['edit/gone', { edit: 'health', unit: 99, value: 1 }],
    ['edit/value', { edit: 'health', unit: 'brack', value: 1000 }],
    ['edit/no-token', { edit: 'token', unit: 'brack', token: card('saltmarch/finn'), count: 1 }],
    ['edit/no-ability', { edit: 'tap', unit: 'brack', ability: 50, tapped: true }],
  ])('is refused with %s where it cannot be made', (code, edit) => {
    const match = begin();
    const named =
      typeof edit === 'object' && edit !== null && 'unit' in edit && edit.unit === 'brack'
        ? { ...edit, unit: brack(match) }
        : edit;
    const refusal = match.edit(named);
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).toMatch(/^[A-Z].*\.$/);
    expect(match.entries.some((entry) => 'edit' in entry)).toBe(false);
  });

  it('becomes a sound scene as the match stands', () => {
    const match = begin();
    match.edit({ edit: 'health', unit: finn(match), value: 3 });
    const { ref, columns } = game.boards[0]!;
    const scene = sceneOfState('saltmarch', { name: 'Kept', board: { ref, columns }, cards: game.cards }, match.state);
    expect(validate('setwright:teamfight/scene', 'scenes/kept.json', scene)).toEqual([]);
    expect(scene.units).toContainEqual(expect.objectContaining({ letter: 'A', card: 'finn', at: '8,5', health: 3 }));
    // What a scene cannot say is named.
    expect(notHeld(match.state)).not.toContain('uses');
    match.edit({ edit: 'tap', unit: brack(match), ability: 0, tapped: true });
    expect(notHeld(match.state)).toContain('uses');
  });
});
