import { type CheckedTable, type Finding, unless } from './finding.ts';

/** The game's own names, letter for letter. */
const tables = [
  ...[
    'Circular',
    'Custom',
    'Custom_Square',
    'Glass',
    'Hexagon',
    'None',
    'Octagon',
    'Plastic',
    'Poker',
    'RPG',
    'Square',
  ],
].map((name) => `Table_${name}`);
const skies = ['Sky_Field', 'Sky_Forest', 'Sky_Museum', 'Sky_Tunnel'];

/** F1, F2, F4: the save as a whole. */
export function checkFile({ save, top, manifest }: CheckedTable): Finding[] {
  const own = manifest.ownTable ? top : save;
  const findings = [
    ...unless(isPlain(own), 'F1', () => 'a number is not finite or a value is no JSON.'),
    ...unless(Array.isArray(save.ObjectStates) && save.ObjectStates.length > 0, 'F2', () => 'there are no objects.'),
  ];
  if (manifest.ownTable) return findings;
  const { SaveName = '', GameMode = '', Table = '', Sky = '', Grid } = save;
  const snaps = [Grid?.Snapping, Grid?.Offset, Grid?.BothSnapping].filter(Boolean).length;
  return [
    ...findings,
    ...unless(SaveName !== '' && GameMode !== '', 'F2', () => 'the save or its game has no name.'),
    ...unless(tables.includes(Table), 'F2', () => `the game has no table "${Table}".`),
    ...unless(skies.includes(Sky), 'F2', () => `the game has no sky "${Sky}".`),
    ...unless(
      Grid?.Type === 0 && Grid.xSize === manifest.cell && Grid.ySize === manifest.cell && snaps <= 1,
      'F4',
      () => `the grid is not of square cells of ${manifest.cell}, or snaps in two ways.`,
    ),
  ];
}

/** F3: the name of a save file, in the game's folder of saves or anywhere else. */
export function checkFileName(name: string, place: 'saves' | 'elsewhere'): Finding[] {
  const good = place === 'saves' ? /^TS_Save_[1-9][0-9]*\.json$/ : /^[^<>:"/\\|?*\s.]+\.json$/;
  return unless(good.test(name), 'F3', () => `a save cannot be called "${name}" there.`);
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  return value !== null && Object.values(value).every(isPlain);
}
