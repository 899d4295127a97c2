import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  addOutside,
  addTo,
  type History,
  historyOf,
  lastOf,
  nextOf,
  redone,
  settled,
  undone,
} from '../../../renderer/model/history.ts';
import { changed } from '../../../rules/edit/change.ts';
import { formatJson } from '../../../schemas/json.ts';

const start = new Map([
  ['heroes/warden.json', formatJson({ name: 'Warden', health: 10, note: 'Old.' })],
  ['heroes/oracle.json', formatJson({ name: 'Oracle', health: 6 })],
]);
const set = (history: History, file: string, pointer: string, value: unknown, typing?: string): History => {
  const after = changed(history.files, [{ file, pointer, value }]);
  if ('code' in after) throw new Error(after.message);
  return add(history, pointer, after, typing);
};
const outside = (history: History, file: string, value: object): History =>
  addOutside(history, 'Change from outside', new Map([[file, formatJson(value)]]));
const whole = (history: History | undefined): [string, string][] => [...(history?.files ?? [])].sort();

describe('the history of a set', () => {
  const edit = fc.record({
    file: fc.constantFrom('heroes/warden.json', 'heroes/oracle.json', 'heroes/new.json'),
    text: fc.option(
      fc.jsonValue({ maxDepth: 2 }).map((value) => formatJson({ value })),
      { nil: undefined },
    ),
    typing: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
  });

  it('gives the same files when any edits are undone to the first, and the last when all are done again', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        let history = historyOf(start);
        for (const { file, text, typing } of edits) {
          if (history.files.get(file) !== text) history = add(history, file, new Map([[file, text]]), typing);
        }
        const last = whole(history);
        const steps = history.past.length;
        for (let step = 0; step < steps; step++) history = undone(history);
        expect(whole(history)).toEqual([...start].sort());
        expect(lastOf(history)).toBeUndefined();
        for (let step = 0; step < steps; step++) history = redone(history) ?? history;
        expect(whole(history)).toEqual(last);
        expect(nextOf(history)).toBeUndefined();
      }),
    );
  });

  it('makes one step of what is typed in one field, until it is settled or another is typed in', () => {
    let history = historyOf(start);
    for (const note of ['N', 'Ne', 'New']) history = set(history, 'heroes/warden.json', '/note', note, 'note');
    expect(history.past).toHaveLength(1);
    history = set(settled(history), 'heroes/warden.json', '/note', 'New.', 'note');
    history = set(history, 'heroes/oracle.json', '/name', 'Oracl', 'name');
    expect(history.past).toHaveLength(3);
    expect(whole(undone(undone(undone(history))))).toEqual([...start].sort());
  });

  it('undoes a change from outside like any other, and then what was done before it', () => {
    const edited = set(historyOf(start), 'heroes/warden.json', '/note', 'New.');
    const taken = outside(edited, 'heroes/warden.json', { name: 'Warden', health: 14, note: 'Theirs.' });
    const back = undone(taken);
    expect(whole(back)).toEqual(whole(edited));
    expect(whole(undone(back))).toEqual([...start].sort());
    expect(whole(redone(redone(undone(back)) ?? back))).toEqual(whole(taken));
  });

  it('redoes past a change from outside in another place, which stays, and refuses to in the same place', () => {
    const back = undone(set(historyOf(start), 'heroes/warden.json', '/note', 'New.'));
    const taken = outside(back, 'heroes/warden.json', { name: 'Warden', health: 14, note: 'Old.' });
    expect(redone(taken)?.files.get('heroes/warden.json')).toBe(
      formatJson({ name: 'Warden', health: 14, note: 'New.' }),
    );
    expect(
      redone(outside(back, 'heroes/warden.json', { name: 'Warden', health: 10, note: 'Theirs.' })),
    ).toBeUndefined();
  });

  it('makes one step of a name and of what follows it later, unless something else was done since', () => {
    const named = settled(set(historyOf(start), 'heroes/warden.json', '/name', 'Guard', 'a'));
    const name = lastOf(named);
    if (!name) throw new Error('Nothing was typed.');
    const after = new Map([['heroes/oracle.json', formatJson({ name: 'Oracle', note: 'Guard.' })]]);
    const both = addTo(named, name, 'texts', after);
    expect(both.files.get('heroes/oracle.json')).toContain('Guard.');
    expect(whole(undone(both))).toEqual([...start].sort());
    const between = addTo(set(named, 'heroes/warden.json', '/health', 4), name, 'texts', after);
    expect(between.past.map(({ label }) => label)).toEqual(['/name', '/health', 'texts']);
  });
});
