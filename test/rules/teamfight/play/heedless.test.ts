import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/daze.json': { name: 'Daze', text: 'You lose your Standard Action. Clear at the end of your next turn.' },
  'conditions/hush.json': {
    name: 'Hush',
    text: "You can't use non-default abilities. Clear at the end of your next turn.",
  },
};
const abilities = {
  Shrug: 'Even while Dazed:\nHeal 1.',
  Mutter: 'Free Action, 1/Turn, can be used while Hushed:\nHeal 1.',
  Rest: 'Heal 1.',
  Sing: 'Free Action, 1/Turn:\nHeal 1.',
};

describe('an ability that can be used in spite of something', () => {
  const usable = (tokens: Readonly<Record<string, number>>) =>
    scene('a B', { a: { abilities, hurt: 5, tokens, with: ['daze', 'hush'] }, B: {} }, { files }).usable();

  it('asks nothing of what that forbids', () => {
    expect(usable({})).toEqual(expect.arrayContaining(['Shrug', 'Mutter', 'Rest', 'Sing']));
    const dazed = usable({ 'scene/daze': 1 });
    expect(dazed).toEqual(expect.arrayContaining(['Shrug', 'Mutter', 'Sing']));
    expect(dazed).not.toContain('Rest');
    const hushed = usable({ 'scene/hush': 1 });
    expect(hushed).toContain('Mutter');
    for (const name of ['Shrug', 'Rest', 'Sing']) expect(hushed).not.toContain(name);
  });

  it('is kept from it by anything else', () => {
    const both = usable({ 'scene/daze': 1, 'scene/hush': 1 });
    expect(both).toContain('Mutter');
    expect(both).not.toContain('Shrug');
  });
});
