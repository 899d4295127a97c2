import type { KindField } from '../../schemas/types.generated.ts';
import { isColour, isNumber, isPicture, isYesOrNo } from '../table/cell.ts';

/** A choice has few values, each of them short. */
const mostChoices = 12;
const longestChoice = 30;
/** Fewer rows than this say nothing of what repeats. */
const leastRows = 4;
/** A line longer than this has a place of its own on the card. */
const longestLine = 40;

const prose = /^(?:text|rules?(?: text)?|effects?|abilit(?:y|ies)|description|flavou?r(?: text)?)$/i;
const pictures = /^(?:picture|art|artwork|image|illustration|icon)$/i;

/** What a column of a sheet most likely holds, by its heading and its cells. */
export function guessField(id: string, name: string, cells: readonly string[]): KindField {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const all = (is: (cell: string) => boolean) => filled.length > 0 && filled.every(is);
  if (pictures.test(name) || all(isPicture)) return { id, name, type: 'picture' };
  // Ones and noughts alone are numbers.
  if (all(isNumber)) return { id, name, type: 'number' };
  if (all(isYesOrNo)) return { id, name, type: 'yes-no' };
  if (all(isColour)) return { id, name, type: 'colour' };
  if (prose.test(name) || filled.some((cell) => cell.length > longestLine || cell.includes('\n')))
    return { id, name, type: 'rich-text' };
  const choices = [...new Set(filled)];
  const repeats = filled.length >= leastRows && choices.length <= Math.min(mostChoices, filled.length / 2);
  if (repeats && choices.every((cell) => cell.length <= longestChoice)) return { id, name, type: 'choice', choices };
  return { id, name, type: 'text' };
}
