import { cardSizes } from '../schemas/card-sizes.ts';
import { problemAt } from '../schemas/place.ts';
import type { Problem } from '../schemas/problem.ts';
import type { Art } from '../schemas/types.generated.ts';
import { nearest, quoted } from '../schemas/words.ts';
import type { Entity, GameSet } from './game-set.ts';

/** What is known of a picture file: its size in pixels, upright; or that it cannot be read (whoever read it has said why). */
export type PictureFacts = { readonly width: number; readonly height: number } | 'unreadable';

/** A place in a file that names a picture. */
interface Use {
  readonly file: string;
  readonly data: unknown;
  readonly pointer: string;
  readonly path: string;
  /** How wide it is printed, in mm, and on what. */
  readonly printed: { readonly widthMm: number; readonly on: string };
}

/** One cell of a map, in mm. */
const cellMm = 25.4;

/** What good printing takes, in dots an inch; a map is looked at from farther away. */
const dotsOnCards = 300;
const dotsOnMaps = 150;

/** Pictures that are not there, lie outside of the set or are too small to be printed well, and picture files that nothing shows. */
export function pictureProblems(set: GameSet, pictures: ReadonlyMap<string, PictureFacts> | undefined): Problem[] {
  const found: Problem[] = [];
  const used = new Set<string>();
  const known = [...(pictures?.keys() ?? [])];
  for (const use of uses(set)) {
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
    if (isOutside(use.path)) {
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
      const hint = meant ? ` Did you mean ${quoted(meant)}?` : '';
      say('warning', 'missing', `there is no picture ${shown}; a placeholder stands in for it.${hint}`);
    } else if (facts !== 'unreadable') {
      const { widthMm, on } = use.printed;
      const dots = on === 'map' ? dotsOnMaps : dotsOnCards;
      const needed = Math.round((widthMm / 25.4) * dots);
      if (facts.width < needed) {
        const inches = Math.round(facts.width / (widthMm / 25.4));
        say(
          'warning',
          'too-small',
          `${shown} is ${facts.width} pixels wide; over the ${on}'s ${widthMm} mm that is ${inches} dots an inch. ${dots} take ${needed} pixels.`,
        );
      }
    }
  }
  const outUsed = mentionedByLeftOut(set);
  for (const path of known) {
    if (used.has(path) || outUsed) continue;
    found.push(problemAt('note', 'picture/unused', path, undefined, '', 'nothing in the set shows this picture.'));
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

function isOutside(path: string): boolean {
  return /^([\\/]|[a-z]:)/i.test(path) || path.split(/[\\/]/).includes('..');
}

function* uses(set: GameSet): Iterable<Use> {
  const [widthMm] = cardSizes[set.theme.cardSize ?? 'poker'];
  const { frame } = set.theme;
  if (frame !== undefined) {
    yield { file: 'theme.json', data: set.theme, pointer: '/frame', path: frame, printed: { widthMm, on: 'card' } };
  }
  for (const entity of set.entities) yield* usesOf(entity, widthMm);
}

function* usesOf(entity: Entity, cardMm: number): Iterable<Use> {
  const { file, data, kind } = entity;
  const one = function* (art: Art | undefined, pointer: string, printed: Use['printed']): Iterable<Use> {
    if (art?.file !== undefined) yield { file, data, pointer: `${pointer}/file`, path: art.file, printed };
  };
  const card = { widthMm: cardMm, on: 'card' };
  const size = 'size' in data && typeof data.size === 'number' ? data.size : 1;
  const piece = { widthMm: cellMm * size, on: kind };
  const flat =
    kind === 'condition' || kind === 'token' || kind === 'marker' || kind === 'counter' || kind === 'terrain';
  if ('art' in data) yield* one(data.art, '/art', flat ? piece : card);
  if ('back' in data) yield* one(data.back, '/back', piece);
  if ('columns' in data) yield* one(data.picture, '/picture', { widthMm: cellMm * data.columns, on: 'map' });
  if ('abilities' in data) {
    for (const [index, { art }] of (data.abilities ?? []).entries()) yield* one(art, `/abilities/${index}/art`, card);
  }
}
