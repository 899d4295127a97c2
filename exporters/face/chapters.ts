import { type Entity, entitiesOf, type GameSet } from '../../rules/game-set.ts';
import type { Chapter } from './chapter.ts';
import { printedWords } from './printed-words.ts';
import { systemChapters } from './systems.ts';

/** What is laid out before everybody: states, things that are counted, and what stands on maps. */
const aids = ['condition', 'counter', 'token', 'marker', 'terrain'] as const;

/** The texts of a set for a rules sheet, and those that players look up, shared words among them. */
export function chaptersOf(set: GameSet): Chapter[] {
  const told = (entities: readonly Entity[]) =>
    entities.flatMap(({ data }) => {
      const { name, text = '' } = data as { readonly name: string; readonly text?: string };
      return text.trim() === '' ? [] : [{ name, text }];
    });
  const rules = told([...entitiesOf(set, 'rules-card'), ...entitiesOf(set, 'hint'), ...entitiesOf(set, 'map')]);
  const words = told([set, ...set.uses].flatMap((one) => aids.flatMap((kind): Entity[] => entitiesOf(one, kind))));
  const { name, language } = set.manifest;
  const said = printedWords(language).chapters;
  const own = systemChapters[set.manifest.system]?.(set);
  return [
    { title: `${name}: ${said.rules}`, entries: [...(own?.rules ?? []), ...rules] },
    {
      title: `${name}: ${said.aid}`,
      entries: [...(own?.aid ?? []), ...words.sort((a, b) => (a.name < b.name ? -1 : 1))],
      each: true,
    },
  ].filter(({ entries }) => entries.length > 0);
}
