import { counted } from '../../schemas/words.ts';
import type { Printed, PrintedThing } from '../contract/printed.ts';
import type { TtsExport } from './export-tts.ts';

/** The pictures of an export, counted. */
export function ttsSummary({ painted, kept }: TtsExport): string {
  const pictures = counted(painted.length + kept, 'picture');
  return kept > 0 ? `${pictures}, ${painted.length} of them new` : pictures;
}

/** How what comes next is done where the export was made. */
const ways = {
  'command line': {
    install: 'or export with --install',
    share:
      'To share them, load the save, choose Upload, Cloud Manager, Upload All, save the game, and export again with --base and that save.',
    ownTable: 'build a table in the game and name its save with --base',
    largerTable: 'build a larger table in the game and name its save with --base',
  },
  window: {
    install: 'or tick “Put the save into the game’s own folder too” and export again',
    share:
      'To share them, give their address on the web above and export again; or load the save, choose Upload, Cloud Manager, Upload All, save the game, choose that save above and export again.',
    ownTable: 'build a table in the game and choose its save above',
    largerTable: 'build a larger table in the game and choose its save above',
  },
} as const;

/** What to do next: in one paragraph on the command line, a line each thing in the window. `base` names the designer's own table, if any. */
export function afterTts(made: TtsExport, from: keyof typeof ways, base?: string): string {
  const way = ways[from];
  const sentences: string[] = [];
  if (made.installed)
    sentences.push(`The game has it as ${made.installed}: start Tabletop Simulator and choose Games, Save & Load.`);
  else
    sentences.push(
      `Copy the save into the game's folder Saves as TS_Save_<number>.json, ${way.install}, then choose Games, Save & Load in Tabletop Simulator.`,
    );
  if (made.uploadList)
    sentences.push(
      `Upload the pictures that ${made.uploadList} lists before you load the save; then everybody at the table sees them.`,
    );
  else if (made.local.length > 0) {
    const these =
      made.local.length === made.painted.length + made.kept ? 'The pictures' : counted(made.local.length, 'picture');
    sentences.push(
      `${these} ${made.local.length === 1 ? 'is' : 'are'} on this machine only: you see them, the other players do not. ${way.share}`,
    );
  } else if (made.painted.length + made.kept > 0)
    sentences.push('All pictures are uploaded: everybody at the table sees them.');
  if (made.tooLarge)
    sentences.push(
      `The largest map is ${made.tooLarge.width} by ${made.tooLarge.height} units, more than the game's own table holds with decks around it: ${
        made.ground
          ? `the save has a plain locked ground in place of a table, large enough for all of it. For another look ${way.ownTable}, or export it smaller.`
          : `${way.largerTable}, or export it smaller.`
      }`,
    );
  else if (made.ground && !base)
    sentences.push("All of it needs more room than the game's own table has: a plain locked ground lies in its place.");
  if (made.withoutSnaps.length > 0)
    sentences.push(
      `${made.withoutSnaps.join(', ')}: more than 2,500 cells are too many for snap points, so pieces do not snap to the cells there.`,
    );
  if (base) sentences.push('Your own table was kept; only what Setwright had put there was replaced.');
  return sentences.join(from === 'window' ? '\n' : ' ');
}

const sorts = { card: 'card', token: 'token', marker: 'marker', standee: 'figure', map: 'map' } as const;

/** What a table that has the last export does not have yet, in a sentence; nothing where there was none. */
export function afterChanges({ when, changed, added, gone }: Printed): string {
  if (when === undefined) return '';
  const told = (things: readonly PrintedThing[], what: string) =>
    things.length === 0 ? [] : [`${countedSorts(things)} ${what}`];
  const all = [...told(changed, 'changed'), ...told(added, 'new'), ...told(gone, 'gone')];
  if (all.length === 0) return 'No face has changed since the last export.';
  return `Since the last export: ${all.join('; ')}. Whoever has the former save open, your guests too, sees that once the new one is loaded.`;
}

function countedSorts(things: readonly PrintedThing[]): string {
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  return kinds.map((kind) => counted(things.filter((thing) => thing.kind === kind).length, sorts[kind])).join(', ');
}
