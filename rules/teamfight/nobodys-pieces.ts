import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf } from '../draft.ts';
import { entitiesOf, find, type GameSet } from '../game-set.ts';
import { asksSides } from './asks-sides.ts';
import { notation, type ReadText } from './notation/set-reader.ts';
import { vocabularyOf, type Word } from './notation/words/words.ts';
import type { Program } from './program.ts';

/**
 * Pieces that lie on a map with no team, and of whose enemies or allies a text speaks: to what belongs to nobody everybody is an enemy, and what
 * the map or a rules card lets each of them do to enemies none of those does.
 */
export function nobodysPieces(set: GameSet, { file, data }: Draft<'map'>): Problem[] {
  const markers = entriesOf(data.markers).filter(([, { kind, team }]) => kind !== undefined && team === undefined);
  // Most maps have none, and nothing is read for them.
  if (markers.length === 0) return [];
  const read = notation(set);
  const { all } = vocabularyOf(set);
  const acting = actingPrograms(set, data, read);
  const told = new Set<string>();
  return markers.flatMap(([index, { kind = '' }]) => {
    const ref = find(set, kind)?.ref;
    const word = all.find((one) => one.kind === 'marker' && one.ref === ref);
    if (word === undefined || told.has(word.ref)) return [];
    told.add(word.ref);
    const sentence = whatComesOf(word, read, acting);
    return sentence === undefined
      ? []
      : [problemAt('warning', 'map/nobodys-piece', file, data, `/markers/${index}`, sentence)];
  });
}

/** What the map's own text and the rules cards of the set let pieces do. */
const actingPrograms = (set: GameSet, { name = '', text = '' }: Draft<'map'>['data'], read: ReadText): Program[] =>
  [
    ...(text === '' ? [] : [read({ slot: 'map', name, text })]),
    ...entitiesOf(set, 'rules-card').map(({ data }) => read({ slot: 'rules', name: data.name, text: data.text ?? '' })),
  ].map(({ program }) => program);

function whatComesOf({ ref, name, text }: Word, read: ReadText, acting: readonly Program[]): string | undefined {
  const { rules } = read({ slot: 'marker', name, text }).program;
  const nature = rules.find((rule) => rule.rule === 'nature');
  if (nature?.side === 'nearest-zone' || nature?.hostile) return undefined;
  const say = 'give it a team, or say in its text whose it is: "It belongs to the player with the nearest deploy zone"';
  if (nature === undefined && asksSides(rules))
    return `${quoted(name)} belongs to nobody, so that everybody is its enemy and nobody its ally; ${say}.`;
  return lets(acting, ref)
    ? `${quoted(name)} belongs to nobody, so that it does nothing of what a text lets each of them do to enemies; ${say}.`
    : undefined;
}

/** Whether a text lets each piece of this card do something that is told from its side. */
function lets(part: unknown, ref: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('node' in part && part.node === 'each-piece' && 'acts' in part && 'marker' in part && part.marker === ref)
    return 'then' in part && asksSides(part.then);
  return Object.values(part).some((one) => lets(one, ref));
}
