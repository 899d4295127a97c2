import { describe, expect, it } from 'vitest';
import { DecodedPictures } from '../../../renderer/faces/decoded-pictures.ts';

/** Pictures of 10 by 10 pixels, 400 bytes each, that tell what becomes of them. */
function album(mostPictures: number) {
  const decoded: string[] = [];
  const closed: string[] = [];
  const pictures = new DecodedPictures(mostPictures * 400, async (_folder, key) => {
    if (key === 'broken') return undefined;
    decoded.push(key);
    return { width: 10, height: 10, close: () => closed.push(key) };
  });
  const paint = async (...keys: string[]) => (await pictures.hold('/set', keys)).release();
  return { pictures, paint, decoded, closed };
}

describe('the decoded pictures of the window', () => {
  it('are decoded once for all faces, and a broken one is left out', async () => {
    const { pictures, decoded } = album(10);
    const [one, other] = await Promise.all([
      pictures.hold('/set', ['a', 'a', 'broken']),
      pictures.hold('/set', ['a', 'b']),
    ]);
    expect([...one.pictures.keys()]).toEqual(['a']);
    expect([...other.pictures.keys()]).toEqual(['a', 'b']);
    expect(decoded).toEqual(['a', 'b']);
  });

  it('take no more than their room: the one that was painted longest ago is closed first', async () => {
    const { paint, decoded, closed } = album(2);
    await paint('a');
    await paint('b');
    await paint('a');
    await paint('c');
    expect(closed).toEqual(['b']);
    await paint('b');
    expect(decoded).toEqual(['a', 'b', 'c', 'b']);
    expect(closed).toEqual(['b', 'a']);
  });

  it('stay open while a face is painted with them, however little room there is', async () => {
    const { pictures, paint, closed } = album(1);
    const held = await pictures.hold('/set', ['a', 'b', 'c']);
    await paint('d');
    expect(closed).toEqual(['d']);
    held.release();
    held.release();
    expect(closed).toEqual(['d', 'a', 'b']);
  });

  it('are closed when they are forgotten, those being painted right after', async () => {
    const { pictures, paint, decoded, closed } = album(10);
    await paint('a');
    const held = await pictures.hold('/set', ['b']);
    const late = pictures.hold('/set', ['c']);
    pictures.forget();
    expect(closed).toEqual(['a']);
    held.release();
    (await late).release();
    expect(closed).toEqual(['a', 'b', 'c']);
    await paint('b');
    expect(decoded).toEqual(['a', 'b', 'c', 'b']);
  });
});
