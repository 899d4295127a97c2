import { formatJson } from '../../schemas/json.ts';
import type { HammerspacePlayCard, HammerspaceSet, HammerspaceTrait } from '../../schemas/types.generated.ts';

/** The files of a new Hammerspace set, by path: enough cards for three players, meant to be overwritten. */
export function hammerspaceStarter(id: string, name: string): Map<string, string> {
  const manifest: HammerspaceSet = {
    id,
    system: 'hammerspace',
    format: 1,
    version: '0.1',
    name,
    language: 'en',
    colour: '#8a4b2a',
    description: 'A new set. Overwrite what is here with your own.',
    rules: 'current',
  };
  const cards: Readonly<Record<string, HammerspacePlayCard>> = {
    ladle: {
      name: 'Ladle',
      kind: 'attack',
      type: 'physical',
      subtype: 'melee',
      strength: 4,
      hits: 'adjacent',
      keepOn: [4, 5, 6],
      copies: 4,
    },
    'garden-hose': {
      name: 'Garden Hose',
      kind: 'attack',
      type: 'physical',
      subtype: 'range',
      strength: 3,
      hits: 'two-together',
      copies: 3,
    },
    'hot-soup': {
      name: 'Hot Soup',
      kind: 'attack',
      type: 'chemical',
      subtype: 'fire',
      strength: 5,
      hits: 'one',
      copies: 3,
    },
    'loose-wire': {
      name: 'Loose Wire',
      kind: 'attack',
      type: 'energy',
      subtype: 'electric',
      strength: 6,
      hits: 'all',
      copies: 2,
    },
    'tea-tray': {
      name: 'Tea Tray',
      kind: 'defence',
      defence: [{ against: 'physical', points: 3, bonuses: [{ subtype: 'melee', points: 2 }] }],
      copies: 4,
    },
    'rubber-boots': {
      name: 'Rubber Boots',
      kind: 'defence',
      defence: [
        { against: 'energy', points: 5 },
        { against: 'chemical', points: 2, bonuses: [{ subtype: 'fire', points: -1 }] },
      ],
      copies: 4,
    },
    'cup-of-tea': { name: 'Cup of Tea', kind: 'ability', text: 'Gain as many HP as a die shows.', copies: 4 },
  };
  const traits: Readonly<Record<string, HammerspaceTrait>> = {
    'short-fuse': { name: 'Short Fuse', text: '+2 in your attacks.', copies: 3 },
    'thick-skin': { name: 'Thick Skin', text: '+2 in all your defences.', copies: 3 },
    cornered: { name: 'Cornered', text: '+4 in your attacks if you have 8 HP or less.', copies: 3 },
  };
  const files = new Map([['set.json', formatJson(manifest)]]);
  for (const [card, data] of Object.entries(cards))
    files.set(`cards/${card}.json`, formatJson({ ...data, status: 'draft' }));
  for (const [trait, data] of Object.entries(traits))
    files.set(`traits/${trait}.json`, formatJson({ ...data, status: 'draft' }));
  return files;
}
