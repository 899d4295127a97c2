import type { Kind } from '../../../../schemas/teamfight/kinds.ts';
import { counted } from '../../../../schemas/words.ts';
import type { Comment } from './comments.ts';
import type { Entry, Place } from './diary.ts';
import { isDraft, type SetDraft } from './draft.ts';
import { fileOf } from './files.ts';
import { assumedSize } from './maps.ts';
import type { Reading } from './sets.ts';

const plural: Readonly<Record<Kind, readonly [string, string]>> = {
  hero: ['hero', 'heroes'],
  summon: ['summon', 'summons'],
  map: ['map', 'maps'],
  'rules-card': ['rules card', 'rules cards'],
  condition: ['condition', 'conditions'],
  token: ['token', 'tokens'],
  marker: ['marker', 'markers'],
  counter: ['counter', 'counters'],
  terrain: ['kind of terrain', 'kinds of terrain'],
  hint: ['hint', 'hints'],
  scene: ['scene', 'scenes'],
};

/** `12 heroes, 50 ability cards, 3 summons`. */
export function contentsOf(set: SetDraft): string {
  const parts = (Object.keys(plural) as Kind[]).flatMap((kind) => {
    const drafts = set.drafts.filter((draft) => draft.kind === kind);
    const counts = drafts.length === 0 ? [] : [counted(drafts.length, ...plural[kind])];
    const cards = drafts.reduce(
      (sum, { data }) => sum + (Array.isArray(data.abilities) ? data.abilities.length : 0),
      0,
    );
    return kind === 'hero' && cards > 0 ? [...counts, counted(cards, 'ability card', 'ability cards')] : counts;
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** What needs the author's eye, a sentence each; the rest stands in the notes file. */
export function warningsOf({ sets, diary, unplaced }: Reading): string[] {
  const pictures = sets.flatMap((set) => {
    const number = diary.pictures.filter(({ place }) => setOf(place) === set).length;
    if (number === 0) return [];
    const named = counted(number, 'picture that the source names was', 'pictures that the source names were');
    return [`${set.id}: ${named} not fetched; cards show a placeholder until you add art.`];
  });
  const maps = sets.flatMap((set) => {
    const number = set.drafts.filter(({ kind }) => kind === 'map').length;
    if (number === 0) return [];
    const said = counted(number, 'map has no size in the source and is', 'maps have no size in the source and are');
    return [
      `${set.id}: ${said} taken as ${assumedSize} by ${assumedSize}; walls, zones and control points are still to be painted.`,
    ];
  });
  const lost = counted(unplaced.length, 'value of the source has', 'values of the source have');
  return [...pictures, ...maps, ...(unplaced.length > 0 ? [`${lost} found no place; the notes list them.`] : [])];
}

/** The notes that are written beside the sets: everything the author of the source may want to know, in plain sentences. */
export function notesFile(reading: Reading, comments: readonly Comment[], errors: readonly string[]): string {
  const { sets, ids, diary, unplaced } = reading;
  const where = (place: Place) => (isDraft(place) ? `${place.home.id}/${fileOf(place, ids)}` : `${place.id}/set.json`);
  const list = (entries: readonly Entry[]) =>
    [...entries]
      .map((entry) => ({ ...entry, where: where(entry.place) }))
      .sort((a, b) => sets.indexOf(setOf(a.place)) - sets.indexOf(setOf(b.place)) || a.line - b.line)
      .map((entry) => `- ${entry.where} (line ${entry.line}): ${entry.sentence}`);
  const section = (title: string, intro: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${title}`, '', intro, '', ...lines, ''];
  const lines = comments.reduce((sum, comment) => sum + comment.lines.length, 0);
  return [
    '# Notes of the import',
    '',
    'Line numbers are those of the source file. This file is only for you; nothing reads it.',
    '',
    '## What came over',
    '',
    ...sets.map(
      (set) => `- ${set.id}${set.id === 'core' ? ' (words that several sets use)' : ''}: ${contentsOf(set)}.`,
    ),
    '',
    ...section(
      'What to look at first',
      'None of this stops you from playing or printing.',
      warningsOf(reading).map((text) => `- ${text}`),
    ),
    ...section(
      'Left out until it is mended',
      'The source has a value here that no set can have. The file is written all the same; exports and matches go on without it.',
      errors.map((error) => `- ${error}`),
    ),
    ...section('Missing or doubtful', 'This is not in the source, or cannot be known from it.', list(diary.missing)),
    ...section('Set right', 'This was odd in the source. Check that it was meant so.', list(diary.mended)),
    ...section(
      'Kept in private notes',
      'This has no field of its own in a set. It stands word for word in the private note of the file, which is never printed.',
      list(diary.kept),
    ),
    ...section(
      'Found no place',
      'This stands nowhere in the sets. Copy what you need from the source.',
      unplaced.map((scalar) => `- line ${scalar.line}: ${scalar.text}`),
    ),
    ...section(
      'Pictures that were not fetched',
      'Save each picture into the art folder of its set and name it in the file, as in "art": { "file": "art/warden.jpg" }. The addresses also stand in the private notes.',
      list(diary.pictures),
    ),
    ...section(
      'Commented out in the source',
      `${counted(lines, 'line was', 'lines were')} commented out and not imported. They are kept here as they stood.`,
      comments.flatMap((comment) => [`Line ${comment.line}:`, '', ...comment.lines.map((line) => `    ${line}`), '']),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

const setOf = (place: Place): SetDraft => (isDraft(place) ? place.home : place);
