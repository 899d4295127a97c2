import { distance } from 'fastest-levenshtein';
import type { Entity } from '../../rules/game-set.ts';
import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { quoted } from '../../schemas/words.ts';
import { iconNames, isIcon } from './icons.ts';
import type { Laid } from './layout.ts';
import { visible } from './visible.ts';

/** What is already told of each file: names repeat on cards of a hero and on its figure, and are mended at one place. */
export type Told = Map<string, Set<string>>;

const nothing: readonly Problem[] = [];

/** Whether all of a card could be printed as it is written, as of nearly every card. */
export const isFine = ({ missing, over, cut }: Pick<Laid, 'missing' | 'over' | 'cut'>): boolean =>
  over <= 0 && cut.length === 0 && missing.length === 0;

/** What a designer should know about one laid out card or piece, beyond what is told of its file already. */
export function faceProblems(
  card: {
    readonly file: string;
    /** File of the hero whose name the card repeats, where that is another one. */
    readonly ownerFile?: string;
    readonly pointer: string;
    readonly data: { readonly name: string };
  },
  { missing, over, cut }: Pick<Laid, 'missing' | 'over' | 'cut'>,
  told: Told,
): readonly Problem[] {
  if (isFine({ missing, over, cut })) return nothing;
  const { file, ownerFile = file, pointer, data } = card;
  const known = told.get(file) ?? new Set();
  told.set(file, known);
  const fresh = (words: string) =>
    !known.has(words) && !told.get(ownerFile)?.has(words) && known.add(words) !== undefined;
  const problems: Problem[] = [];
  const warn = (code: string, sentence: string) =>
    problems.push({ severity: 'warning', file, pointer, code, message: `${file}, ${data.name}: ${sentence}` });
  if (over > 0)
    warn(
      'face/text-too-long',
      `the text is too long for the card by ${Math.max(1, Math.ceil(over))} mm even in the smallest print; what does not fit is left off. Shorten it, or choose a larger card in theme.json.`,
    );
  for (const { words, by } of cut.filter((line) => fresh(line.words)))
    warn(
      'face/name-too-long',
      `the name ${quoted(words)} is too long for its line by ${Math.max(1, Math.ceil(by))} mm even in the smallest print; it is cut off and ends in three dots. Shorten it.`,
    );
  const boxed = missing.filter(fresh);
  if (boxed.length > 0) {
    const shown = boxed
      .slice(0, 8)
      .map((char) => `"${char}" (U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`);
    const more = boxed.length > shown.length ? ` and ${boxed.length - shown.length} more` : '';
    warn(
      'face/no-glyph',
      `no font of the cards has ${shown.join(', ')}${more}; a box is printed instead. Write it in Latin, Greek or Cyrillic letters.`,
    );
  }
  return problems;
}

/** Names of which nothing can be seen, and parts of a unit that say nothing at all. */
export function emptyProblems({ file, data }: Entity): Problem[] {
  const problems: Problem[] = [];
  const nameless = (part: { readonly name: string; readonly text?: string }, at: string) => {
    if (visible(part.name).trim() !== '') return;
    const empty = at !== '' && visible(part.text ?? '').trim() === '';
    const sentence = empty
      ? 'neither the name nor the text holds anything that can be seen; write them or take this part away.'
      : 'nothing of the name can be seen, so its place stays empty; write one.';
    const code = empty ? 'face/empty' : 'face/no-name';
    problems.push(problemAt('warning', code, file, data, `${at}/name`, sentence));
  };
  nameless(data, '');
  const { passives, defaultAbilities, abilities } = data as {
    readonly [list in 'passives' | 'defaultAbilities' | 'abilities']?: readonly { name: string; text?: string }[];
  };
  for (const [list, parts] of Object.entries({ passives, defaultAbilities, abilities }))
    for (const [index, part] of (parts ?? []).entries()) nameless(part, `/${list}/${index}`);
  return problems;
}

/** A name that the icon library does not have, with the nearest one that it has. `instead` is what is printed. */
export function unknownIcon(name: string, file: string, pointer: string, instead = 'a placeholder'): Problem[] {
  if (isIcon(name)) return [];
  let nearest = '';
  let least = Number.POSITIVE_INFINITY;
  for (const known of iconNames) {
    const far = distance(known, name);
    if (far < least) [nearest, least] = [known, far];
  }
  return [
    {
      severity: 'warning',
      file,
      pointer,
      code: 'icon/unknown',
      message: `${file}, ${pointer.slice(1).replaceAll('/', '.')}: the icon library game-icons has no "${name}", so ${instead} is printed. The nearest name is "${nearest}".`,
    },
  ];
}

/** Icons of an entity that the library does not have. */
export function iconProblems(entity: Entity): Problem[] {
  const found: Problem[] = [];
  const visit = (value: unknown, pointer: string) => {
    if (Array.isArray(value)) for (const [i, item] of value.entries()) visit(item, `${pointer}/${i}`);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        const place = `${pointer}/${key}`;
        if ((key === 'icon' || key === 'accent') && typeof part === 'string')
          found.push(...unknownIcon(part, entity.file, place));
        else visit(part, place);
      }
  };
  visit(entity.data, '');
  return found;
}
