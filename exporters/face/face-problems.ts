import { distance } from 'fastest-levenshtein';
import type { Problem } from '../../schemas/problem.ts';
import { iconNames, isIcon } from './icons.ts';
import type { Laid } from './layout.ts';

/** What a designer should know about one laid out card. */
export function faceProblems(
  card: { readonly file: string; readonly pointer: string; readonly data: { readonly name: string } },
  { missing, over }: Pick<Laid, 'missing' | 'over'>,
): Problem[] {
  const { file, pointer, data } = card;
  const problems: Problem[] = [];
  if (over > 0)
    problems.push({
      severity: 'warning',
      file,
      pointer,
      code: 'face/text-too-long',
      message: `${file}, ${data.name}: the text is too long for the card by ${Math.max(1, Math.ceil(over))} mm even in the smallest print; what does not fit is left off. Shorten it, or choose a larger card in theme.json.`,
    });
  if (missing.length > 0) {
    const shown = missing
      .slice(0, 8)
      .map((char) => `"${char}" (U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`);
    const more = missing.length > shown.length ? ` and ${missing.length - shown.length} more` : '';
    problems.push({
      severity: 'warning',
      file,
      pointer,
      code: 'face/no-glyph',
      message: `${file}, ${data.name}: no font of the cards has ${shown.join(', ')}${more}; a box is printed instead. Write it in Latin, Greek or Cyrillic letters.`,
    });
  }
  return problems;
}

/** A name that the icon library does not have, with the nearest one that it has. */
export function unknownIcon(name: string, file: string, pointer: string): Problem[] {
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
      message: `${file}, ${pointer.slice(1).replaceAll('/', '.')}: the icon library game-icons has no "${name}", so a placeholder is printed. The nearest name is "${nearest}".`,
    },
  ];
}
