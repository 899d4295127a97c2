import type { Face, Item } from './catalogue.ts';
import { plainText } from './plain-text.ts';
import { statusWords } from './status-words.ts';

/** A figure or word about something, with its label. */
export type Fact = readonly [label: string, value: string];

/** What the inspector says of an item and, if one is selected, of one of its faces. */
interface Facts {
  readonly title: string;
  readonly sort: string;
  readonly facts: readonly Fact[];
  readonly text: string;
}

/** Facts of an item as a whole, or of one face of it. Pure. */
export function factsOf(item: Item, face: Face | undefined): Facts {
  const shown = face ?? item.faces[0];
  const { entity } = item;
  const facts: Fact[] = [];
  const add = (label: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') facts.push([label, String(value)]);
  };
  if (entity?.kind === 'hero' && (!face || face.sort === 'Hero card')) {
    const hero = entity.data as { health: number; speed: number; size?: number; complexity?: number };
    add('Health', hero.health);
    add('Speed', hero.speed);
    add('Size', hero.size);
    add('Complexity', hero.complexity && `${hero.complexity} of 5`);
    if (!face)
      add(
        'Cards',
        item.faces.reduce((sum, card) => sum + (card.copies ?? 1), 0),
      );
  }
  if (entity?.kind === 'map') {
    const map = entity.data as { columns: number; rows: number; controlPoints?: unknown[]; hazards?: unknown[] };
    add('Cells', `${map.columns} × ${map.rows}`);
    add('Control points', map.controlPoints?.length);
    add('Hazards', map.hazards?.length);
  }
  if (face?.copies !== undefined) add('Copies', face.copies);
  if (shown && item.screen !== 'maps')
    add('Printed size', `${millimetres(shown.list.width)} × ${millimetres(shown.list.height)} mm`);
  add('Status', item.status && statusWords[item.status]);
  return {
    title: face?.name ?? item.name,
    sort: face?.sort ?? sortOf(item),
    facts,
    text: plainText(shown?.text ?? ''),
  };
}

function sortOf(item: Item): string {
  return item.screen === 'heroes' ? 'Hero' : (item.faces[0]?.sort ?? '');
}

function millimetres(length: number): string {
  return String(Math.round(length * 10) / 10);
}
