import { cardSizes } from '../schemas/card-sizes.ts';
import { pointerTo, problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import type { Parts } from '../schemas/sound-parts.ts';
import type { Art, MapFile, Theme, ValyrBattlefield } from '../schemas/types.generated.ts';
import { nearest, quoted } from '../schemas/words.ts';
import { type Draft, type Drafts, draftsOf, entriesOf } from './draft.ts';
import type { GameSet } from './game-set.ts';

/** What is known of a picture file: its size in pixels, upright; or that it cannot be read (whoever read it has said why). */
export type PictureFacts = { readonly width: number; readonly height: number } | 'unreadable';

/** A place in a file that names a picture. */
interface Use {
  readonly file: string;
  readonly data: unknown;
  readonly pointer: string;
  readonly path: string;
  /** Undefined where the size of what it is printed on is not known. */
  readonly printed: Printed | undefined;
  /** Whether it lies below a map, where nothing stands in for it. */
  readonly belowMap?: boolean;
}

/** The box that a picture fills on what it is printed on; it is cropped to the box, but for a frame, which is stretched. */
interface Printed {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly on: string;
  readonly stretched?: boolean;
  /** Whether the box is at least as high, and higher where the text leaves it room. */
  readonly cropped?: boolean;
}

/** One cell of a map, in mm. */
const cellMm = 25.4;

/** What good printing takes, in dots an inch; a map is looked at from farther away. */
const dotsOnCards = 300;
const dotsOnMaps = 150;

/** The part of a card's height that its picture has even where the text is long. */
const leastArt = 0.35;

/** Pixels along the longer side beyond which nothing is gained on cards and pieces. */
const mostUseful = 6000;

/** How far cards are painted beyond the cut on each side, in mm, and by how much a frame may be out of shape. */
const bleedMm = 3.175;
const outOfShape = 0.02;

/** Pictures that are not there, lie outside of the set or are too small to be printed well, and picture files that nothing shows. */
export function pictureProblems(
  set: GameSet,
  drafts: Drafts,
  pictures: ReadonlyMap<string, PictureFacts> | undefined,
): Problem[] {
  const found: Problem[] = [];
  const used = new Set<string>();
  const known = [...(pictures?.keys() ?? [])];
  for (const use of uses(set, drafts)) {
    used.add(use.path);
    const say = (severity: Problem['severity'], code: string, sentence: string) =>
      found.push(problemAt(severity, `picture/${code}`, use.file, use.data, use.pointer, sentence));
    const shown = quoted(use.path);
    if (/^(https?|ftp|data|file):/i.test(use.path)) {
      say(
        'warning',
        'address',
        `${shown} is an address; save the picture into the set's folder, such as art/, and name it here. A placeholder stands in for it.`,
      );
      continue;
    }
    const within = inside(use.path);
    if (within !== undefined && within !== use.path) {
      say('error', 'detour', `${shown} takes a way through ".."; write it without: ${quoted(within)}.`);
      continue;
    }
    if (within === undefined) {
      say(
        'error',
        'outside',
        `${shown} leads out of the set's folder; copy the picture into it, such as to art/, and name it from there.`,
      );
      continue;
    }
    if (use.path.includes('\\')) {
      say('warning', 'backslash', `folders are parted by "/": ${quoted(use.path.replaceAll('\\', '/'))}.`);
      continue;
    }
    if (!pictures) continue;
    const facts = pictures.get(use.path);
    if (facts === undefined) {
      const meant = nearestPath(use.path, known);
      const instead = use.belowMap ? 'the map is shown without it' : 'a placeholder stands in for it';
      const hint = meant ? ` Did you mean ${quoted(meant)}?` : '';
      say('warning', 'missing', `there is no picture ${shown}; ${instead}.${hint}`);
    } else if (facts !== 'unreadable' && use.printed) {
      for (const [severity, code, sentence] of sizeProblems(facts, use.printed))
        say(severity, code, `${shown} ${sentence}`);
    }
  }
  const outUsed = mentionedByLeftOut(set);
  for (const path of known) {
    if (used.has(path) || outUsed) continue;
    found.push(problemAt('note', 'picture/unused', path, undefined, '', 'nothing in the set shows this picture.'));
  }
  return found;
}

type Told = readonly [severity: Problem['severity'], code: string, sentence: string];

/** Too few pixels on a side, many more than can be seen, and a frame that would be stretched. */
function sizeProblems({ width, height }: { width: number; height: number }, printed: Printed): Told[] {
  const { on, stretched } = printed;
  // A frame that lies is meant for cards that lie, and turned on the others.
  const [widthMm, heightMm] =
    stretched && width > height ? [printed.heightMm, printed.widthMm] : [printed.widthMm, printed.heightMm];
  const found: Told[] = [];
  const dots = on === 'map' ? dotsOnMaps : dotsOnCards;
  const sides = [
    { has: width, mm: widthMm, way: 'wide' },
    { has: height, mm: heightMm, way: 'high' },
  ];
  // Of a picture that is cropped, the side that is shorter for its box decides how large it is shown.
  const short = sides
    .map((side) => ({ ...side, inch: side.has / (side.mm / 25.4), needed: Math.round((side.mm / 25.4) * dots) }))
    .filter(({ has, needed }) => has < needed)
    .sort((a, b) => a.inch - b.inch)[0];
  if (short) {
    const { has, way, mm, inch, needed } = short;
    const size = `${Math.round(mm * 100) / 100} mm`;
    const room =
      short.mm === heightMm && printed.cropped
        ? `the ${size} of it that the ${on} shows at least,`
        : `the ${on}'s ${size}`;
    found.push([
      'warning',
      'too-small',
      `is ${has} pixels ${way}; over ${room} that is ${Math.floor(inch)} dots an inch. ${dots} take ${needed} pixels.`,
    ]);
  }
  const useful = Math.max(mostUseful, Math.round((Math.max(widthMm, heightMm) / 25.4) * dotsOnCards));
  if (Math.max(width, height) > useful) {
    const sentence = `has ${width} by ${height} pixels; more than ${useful} on a side cannot be seen on the ${on} and only make exports slow. Save it smaller.`;
    found.push(['note', 'larger-than-useful', sentence]);
  }
  const shape = (widthMm + 2 * bleedMm) / (heightMm + 2 * bleedMm);
  if (stretched && Math.abs(width / height / shape - 1) > outOfShape) {
    const wanted = Math.round(width / shape);
    const sentence = `has ${width} by ${height} pixels, which is not the shape of the card with its bleed, so it is printed stretched. Make it ${width} by ${wanted}.`;
    found.push(['warning', 'frame-shape', sentence]);
  }
  return found;
}

/** The picture whose name is most like the one that is missing; folders and endings are alike anyway and tell nothing. */
function nearestPath(path: string, known: readonly string[]): string | undefined {
  const stem = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const meant = nearest(stem(path), known.map(stem));
  return known.find((candidate) => stem(candidate) === meant);
}

/** Nobody can tell which pictures are unused while some files cannot be read. */
const mentionedByLeftOut = (set: GameSet): boolean => set.leftOut.length > 0;

/** The path without "..", or undefined where it leads out of the folder. */
function inside(path: string): string | undefined {
  if (/^([\\/]|[a-z]:)/i.test(path)) return undefined;
  const parts = path.split(/[\\/]/);
  if (!parts.includes('..')) return path;
  const kept: string[] = [];
  for (const part of parts) {
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) return undefined;
  }
  return kept.length > 0 ? kept.join('/') : undefined;
}

function* uses(set: GameSet, drafts: Drafts): Iterable<Use> {
  const [widthMm, heightMm] = cardSizes[set.theme.cardSize ?? 'poker'];
  const { frame } = set.theme;
  if (frame !== undefined) {
    const printed = { widthMm, heightMm, on: 'card', stretched: true };
    yield { file: 'theme.json', data: set.theme, pointer: '/frame', path: frame, printed };
  }
  const floor = set.theme.maps?.floorPicture;
  if (floor !== undefined)
    yield {
      file: 'theme.json',
      data: set.theme,
      pointer: '/maps/floorPicture',
      path: floor,
      printed: undefined,
      belowMap: true,
    };
  const kinds = new Map(draftsOf(drafts, 'card-kind').map(({ id, data }) => [id, data]));
  for (const draft of drafts.files) {
    const kind = 'kind' in draft.data && typeof draft.data.kind === 'string' ? kinds.get(draft.data.kind) : undefined;
    yield* usesOf(draft, artOn({ ...set.theme, ...kind }));
  }
}

/** The least that a card shows of its picture. On cards that lie it stands beside the text. */
function artOn({ cardSize = 'poker', orientation }: Parts<Pick<Theme, 'cardSize' | 'orientation'>>): Printed {
  const [widthMm, heightMm] = cardSizes[cardSize];
  return orientation === 'landscape'
    ? { widthMm: heightMm * leastArt, heightMm: widthMm, on: 'card' }
    : { widthMm, heightMm: heightMm * leastArt, on: 'card', cropped: true };
}

/** A map or battlefield as it is printed, as far as its size is known; of a map whose picture is only traced nothing. */
function boardOf(data: Parts<MapFile> | Parts<ValyrBattlefield>): Use['printed'] {
  const [across, down] =
    'width' in data ? [data.width, data.depth] : 'columns' in data ? [data.columns, data.rows] : [];
  if (across === undefined || down === undefined || ('pictureUse' in data && data.pictureUse === 'tracing'))
    return undefined;
  return { widthMm: cellMm * across, heightMm: cellMm * down, on: 'map' };
}

function* usesOf({ file, data, kind }: Draft, card: Printed): Iterable<Use> {
  const one = function* (art: Parts<Art> | undefined, pointer: string, printed: Use['printed']): Iterable<Use> {
    if (art?.file !== undefined) yield { file, data, pointer: `${pointer}/file`, path: art.file, printed };
  };
  const size = 'size' in data && typeof data.size === 'number' ? data.size : 1;
  const piece = { widthMm: cellMm * size, heightMm: cellMm * size, on: kind };
  const flat =
    kind === 'condition' || kind === 'token' || kind === 'marker' || kind === 'counter' || kind === 'terrain';
  if ('art' in data) yield* one(data.art, '/art', flat ? piece : card);
  if ('back' in data) yield* one(data.back, '/back', piece);
  if ('picture' in data) {
    for (const use of one(data.picture, '/picture', boardOf(data))) yield { ...use, belowMap: true };
  }
  if ('look' in data && data.look?.floorPicture !== undefined)
    yield {
      file,
      data,
      pointer: '/look/floorPicture',
      path: data.look.floorPicture,
      printed: undefined,
      belowMap: true,
    };
  if ('values' in data) {
    for (const [id, value] of Object.entries(data.values ?? {}))
      if (typeof value === 'object') yield* one(value, pointerTo('values', id), card);
  }
  if ('abilities' in data) {
    for (const [index, { art }] of entriesOf(data.abilities)) yield* one(art, `/abilities/${index}/art`, card);
  }
}
