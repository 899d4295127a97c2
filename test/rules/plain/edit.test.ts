import { describe, expect, it } from 'vitest';
import { type Change, changed, withChanged } from '../../../rules/edit/change.ts';
import { cardAdded, fieldAdded, fieldRemoved, fieldRetyped, kindRemoved } from '../../../rules/plain/edit.ts';
import { creature, plainFiles } from './small-plain.ts';

const kind = 'kinds/creature.json';
const place = (id: string) => creature.fields.findIndex((field) => field.id === id);

function filesAfter(
  changes: readonly Change[],
): Map<string, { fields: { id: string }[]; values: Record<string, unknown> }> {
  const done = changed(plainFiles(), changes);
  if ('code' in done) throw new Error(done.message);
  return new Map([...withChanged(plainFiles(), done)].map(([file, text]) => [file, JSON.parse(text)]));
}

describe('a field of a kind', () => {
  it('is added under an id of its own', () => {
    const files = filesAfter(fieldAdded(plainFiles(), kind, 'Cost'));
    expect(files.get(kind)?.fields.at(-1)).toEqual({ id: 'cost-2', name: 'Cost', type: 'text' });
  });

  it('takes along what cards say in it when it goes', () => {
    const files = filesAfter(fieldRemoved(plainFiles(), kind, place('cost')));
    expect(files.get(kind)?.fields.map(({ id }) => id)).not.toContain('cost');
    expect(files.get('cards/frog.json')?.values).not.toHaveProperty('cost');
    expect(files.get('cards/frog.json')?.values).toHaveProperty('home');
  });

  it('reads what cards say anew when its type changes', () => {
    const { changes, kept } = fieldRetyped(plainFiles(), kind, place('cost'), 'choice');
    const files = filesAfter(changes);
    expect(files.get(kind)?.fields[place('cost')]).toEqual({
      id: 'cost',
      name: 'Cost',
      type: 'choice',
      choices: ['2'],
    });
    expect(files.get('cards/frog.json')?.values.cost).toBe('2');
    expect(kept).toEqual([]);
  });

  it('keeps what does not fit its new type in private notes, and names the cards', () => {
    const { changes, kept } = fieldRetyped(plainFiles(), kind, place('call'), 'number');
    const frog = filesAfter(changes).get('cards/frog.json');
    expect(frog?.values).not.toHaveProperty('call');
    expect(frog).toMatchObject({ note: 'Call: Croak' });
    expect(kept).toEqual(['Frog']);
  });
});

describe('a kind of card', () => {
  it('gets a card in a file of its own, and goes with all its cards', () => {
    const { file, changes } = cardAdded(plainFiles(), kind, 'Frog');
    expect(file).toBe('cards/frog-2.json');
    expect(filesAfter(changes).get(file)).toMatchObject({ name: 'Frog', kind: 'creature' });
    expect([...filesAfter(kindRemoved(plainFiles(), kind)).keys()]).toEqual(['set.json', 'tokens/fly.json']);
  });
});
