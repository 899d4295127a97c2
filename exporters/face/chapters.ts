import { type Entity, entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { printedWords } from './printed-words.ts';

/** A chapter of texts that begins a page. */
export interface Chapter {
  readonly title: string;
  readonly entries: readonly { readonly name: string; readonly text: string }[];
}

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
  return [
    { title: `${name}: ${said.rules}`, entries: rules },
    { title: `${name}: ${said.aid}`, entries: words.sort((a, b) => (a.name < b.name ? -1 : 1)) },
  ].filter(({ entries }) => entries.length > 0);
}
