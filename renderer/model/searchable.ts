import { words } from '../words.ts';
import type { Item } from './catalogue.ts';
import { plainText } from './plain-text.ts';
import type { Screen } from './screens.ts';

/** Something that search can find, and where it leads. */
export interface Found {
  readonly id: string;
  readonly label: string;
  /** What it is: "Ability card of Warden". */
  readonly where: string;
  /** What it says, on one line. */
  readonly text: string;
  /** Everything that it is found by, in letters without case and accents: its name, and the rest. */
  readonly plainName: string;
  readonly plainAll: string;
  readonly screen: Screen;
  /** Reference of the item. */
  readonly item: string;
  /** Key of the face. */
  readonly card: string | undefined;
}

/** Letters that fit on the line under a result, and how many of them stand before the words that are looked for. */
const lineLength = 84;
const lead = 24;

/** Everything that can be looked for: every item and every card of every hero, once, with its texts and private notes. Pure. */
export function searchable(items: readonly Item[]): Found[] {
  return items.flatMap((item) => {
    const { note } = (item.entity?.data ?? {}) as { readonly note?: string };
    const own = item.faces[0];
    const first = {
      key: own?.key ?? item.ref,
      name: item.name,
      where: own?.sort ?? item.group,
      text: [own?.text, note].filter(Boolean).join(' '),
    };
    const cards = item.faces.slice(1).map((face) => ({ ...face, where: words.catalogue.faceOf(face.sort, item.name) }));
    return [first, ...cards].map(({ key, name, where, text }, index): Found => {
      const line = plainText(text).replace(/\s+/g, ' ');
      return {
        id: key,
        label: name,
        where,
        text: line,
        plainName: withoutAccents(name),
        plainAll: withoutAccents(`${name}\n${where}\n${line}`),
        screen: item.screen,
        item: item.ref,
        card: index === 0 ? undefined : key,
      };
    });
  });
}

/** What has every typed word: in the name first, then anywhere. Pure. */
export function found(all: readonly Found[], typed: string): readonly Found[] {
  const words = typedWords(typed);
  const inName = all.filter(({ plainName }) => words.every((word) => plainName.includes(word)));
  const named = new Set(inName);
  return [...inName, ...all.filter((one) => !named.has(one) && words.every((word) => one.plainAll.includes(word)))];
}

/** The line under a result: what it is, and what it says around a typed word. Pure. */
export function lineOf({ where, text }: Found, typed: string): string {
  const plain = withoutAccents(text);
  // The longest word says most about what is meant.
  const places = [...typedWords(typed)].sort((a, b) => b.length - a.length).map((word) => plain.indexOf(word));
  const at = places.find((place) => place >= 0) ?? text.length;
  const room = lineLength - where.length;
  const begin = at === text.length || at < room - lead ? 0 : text.lastIndexOf(' ', at - lead) + 1;
  const rest = text.slice(begin);
  const cut = `${begin > 0 ? '… ' : ''}${rest.length > room ? `${rest.slice(0, room)}…` : rest}`;
  return cut === '' ? where : `${where} · ${cut}`;
}

/** The words that are looked for. */
export const typedWords = (typed: string): readonly string[] => withoutAccents(typed).split(/\s+/).filter(Boolean);

/** Small letters without accents, so that "senal" finds "Señal"; as many letters as before. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u0080-\u{10ffff}]/gu, folded)
    .toLowerCase();

const folded = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, letter.length) || letter;
