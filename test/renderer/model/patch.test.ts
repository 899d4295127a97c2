import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patched, patchOf } from '../../../renderer/model/patch.ts';

describe('a patch', () => {
  it('makes of what was what is, also when it travelled', () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(patched(before, structuredClone(patchOf(before, after)))).toEqual(after);
      }),
    );
  });

  it('sends only what is another object, and keeps the others as they are, also where they moved', () => {
    const [warden, oracle] = [{ name: 'Warden', faces: [{ text: 'a' }, { text: 'b' }] }, { name: 'Oracle' }];
    const before = { items: [warden, oracle] };
    const changed = { ...warden, faces: [warden.faces[0], { text: 'c' }] };
    const patch = patchOf(before, { items: [oracle, changed] });
    expect(JSON.stringify(patch)).not.toContain('Oracle');
    const again = patched(before, patch) as typeof before;
    expect(again).toEqual({ items: [oracle, changed] });
    expect(again.items[0]).toBe(oracle);
  });
});
