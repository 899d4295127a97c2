import type { Catalogue } from './catalogue.ts';
import type { Fact } from './fact.ts';

/** What is to be known of a set as a whole. Pure. */
export function setFacts({ set, items }: Catalogue): Fact[] {
  if (!set) return [];
  const { manifest } = set;
  const heroes = items.filter((item) => item.screen === 'heroes');
  const cards = items.flatMap((item) => item.faces).filter((face) => face.shape === 'card');
  const facts: [string, string | number | undefined][] = [
    ['Version', manifest.version],
    ['System', manifest.system === 'teamfight' ? 'Tabletop Teamfight' : manifest.system],
    ['Language', manifest.language],
    ['Heroes', heroes.length],
    ['Cards', cards.reduce((sum, card) => sum + (card.copies ?? 1), 0)],
    ['Maps', items.filter((item) => item.screen === 'maps').length],
    ['Words', items.filter((item) => item.screen === 'words').length],
    ['Uses the words of', set.uses.map((used) => used.manifest.name).join(', ')],
    ['Authors', manifest.authors?.join(', ')],
    ['Licence', manifest.licence],
  ];
  return facts.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [[label, String(value)] as const],
  );
}
