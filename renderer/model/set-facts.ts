import { words } from '../words.ts';
import type { Catalogue, Item } from './catalogue.ts';
import type { Fact } from './fact.ts';
import type { Screen } from './screens.ts';
import { windowSystems } from './systems.ts';

/**
 * What is to be known of a set as a whole. Pure.
 * @param edited whether what the set says of itself stands in fields, which are not repeated
 */
export function setFacts({ set, items, waits }: Catalogue, edited: boolean): Fact[] {
  if (!set) return [];
  const { manifest } = set;
  const { facts, systems } = words.catalogue;
  const names = words.systemWords[manifest.system].facts;
  const { screens, home, counts } = windowSystems[manifest.system];
  const on = (screen: Screen) => (screens.includes(screen) ? countOn(screen) : undefined);
  const isCounted = (item: Item) => item.screen !== 'words' || counts === undefined || item.entity?.kind === counts;
  const countOn = (screen: Screen) =>
    known(screen, items.filter((item) => item.screen === screen && isCounted(item)).length);
  // The lines of the first list are there before all else: what is not counted yet is no 0.
  const known = (screen: Screen, count: number) => (waits && screen !== home ? '…' : count);
  // Those of the words that it uses are printed with their own set.
  const own = items.filter(({ ref }) => ref.startsWith(`${set.id}/`));
  const cards = own.flatMap((item) => item.faces).filter((face) => face.shape === 'card');
  const all: [string, string | number | undefined][] = [
    [facts.version, edited ? undefined : manifest.version],
    [facts.system, systems[manifest.system]],
    [facts.language, edited ? undefined : manifest.language],
    [names.heroes, on('heroes')],
    [facts.cards, waits ? '…' : cards.reduce((sum, card) => sum + (card.copies ?? 1), 0)],
    [names.maps ?? facts.maps, on('maps')],
    [names.words, names.words === facts.cards ? undefined : on('words')],
    [facts.uses, set.uses.map((used) => used.manifest.name).join(', ')],
    [facts.authors, manifest.authors?.join(', ')],
    [facts.licence, edited ? undefined : manifest.licence],
  ];
  return all.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [[label, String(value)] as const],
  );
}
