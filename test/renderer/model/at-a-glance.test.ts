import { describe, expect, it } from 'vitest';
import type { Printed, PrintedThing } from '../../../app/contract/printed.ts';
import { glanceCounts, isAmong } from '../../../renderer/model/at-a-glance.ts';
import type { Item } from '../../../renderer/model/catalogue.ts';
import { sincePrinted } from '../../../renderer/model/since-printed.ts';

const list = { width: 63.5, height: 88.9, bleed: 3, corner: 3, ops: [] };
const item = (id: string, more: Partial<Item> = {}): Item => ({
  ref: `iron-age/${id}`,
  screen: 'heroes',
  name: id,
  group: 'Heroes',
  file: `heroes/${id}.json`,
  faces: [{ key: id, name: id, text: '', sort: 'Hero card', shape: 'card', list }],
  problems: [],
  ...more,
});
const thing = (ref: string): PrintedThing => ({ kind: 'card', ref: `iron-age/${ref}`, name: ref });
const warning = { severity: 'warning', file: 'heroes/oracle.json', pointer: '', code: 'a/b', message: '' } as const;

const items = [
  item('oracle', { status: 'draft', problems: [warning] }),
  item('warden', { status: 'done' }),
  item('smith', { status: 'done', problems: [{ ...warning, severity: 'note' }] }),
  item('broken', { faces: [], problems: [{ ...warning, severity: 'error' }] }),
];
const printed: Printed = {
  copies: ['my box'],
  when: '2026-01-01T00:00:00Z',
  changed: [thing('warden/bash')],
  added: [thing('oracle'), thing('oracle/omen'), thing('smith/hit'), thing('unknown')],
  gone: [thing('bard')],
  more: [],
  fewer: [],
};

describe('the set at a glance', () => {
  it('tells of each hero whether anything of it is to be printed anew', () => {
    expect([...sincePrinted(items, printed)].sort()).toEqual([
      ['iron-age/oracle', 'new'],
      ['iron-age/smith', 'changed'],
      ['iron-age/warden', 'changed'],
    ]);
    expect(sincePrinted(items, { ...printed, when: undefined }).size).toBe(0);
    expect(sincePrinted(items, undefined).size).toBe(0);
  });

  it('counts what there is, and finds again what it counted', () => {
    const since = sincePrinted(items, printed);
    const seen = { since, byHand: new Set(['heroes/oracle.json']) };
    const counts = glanceCounts(items, seen);
    expect(counts).toEqual([
      ['status draft', 1],
      ['status done', 2],
      ['by-hand', 1],
      ['problems', 2],
      ['left-out', 1],
      ['to-print', 3],
    ]);
    for (const [sort, count] of counts) {
      expect(items.filter((one) => isAmong(one, sort, seen))).toHaveLength(count);
    }
  });
});
