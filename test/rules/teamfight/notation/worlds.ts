import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { laidOnCards } from '../../../../rules/teamfight/laid-on-cards.ts';
import { fieldsOf, toldIn } from '../../../../rules/teamfight/map-pieces.ts';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { type Fields, type Word, type WordKind, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { chargesKept } from '../../../../rules/teamfight/own-charges.ts';
import { zoneIn } from '../../../../rules/teamfight/own-zones.ts';

/** Texts of one world, written as somebody who has only read the rules may write them, and what each must come to. */
interface World {
  readonly words: readonly {
    readonly kind: WordKind;
    readonly name: string;
    readonly text?: string;
    readonly fields?: Fields;
  }[];
  readonly texts: readonly {
    readonly slot: Slot;
    readonly name: string;
    readonly text: string;
    /** What the program does, in words; `by hand` where a part of it is not played. */
    readonly told: string;
  }[];
}

const folder = join(import.meta.dirname, 'corpus');

const wordOf = (id: string, { kind, name, text = '', fields = {} }: World['words'][number]) => ({
  kind,
  ref: `${id}/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
  name,
  text,
  owners: [],
  fields,
});

/** All worlds of the corpus, each with the vocabulary of its own words and cards. */
export const worlds = readdirSync(folder).map((file) => {
  const { words, texts } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as World;
  const id = file.replace('.json', '');
  const given = words.map((word) => wordOf(id, word));
  // What a map tells under a label that nothing of the set has a text for.
  const maps = toldIn(texts.flatMap(({ slot, text }) => (slot === 'map' ? [{ text }] : [])));
  const told = maps.flatMap((piece) => {
    const own = given.find(({ name }) => name === piece.name);
    if (own !== undefined && (own.kind !== piece.kind || own.text !== '')) return [];
    const { text = '', ...fields } = fieldsOf(piece);
    return [{ ...(own ?? wordOf(id, piece)), text, fields: { ...own?.fields, ...fields } }];
  });
  // The cards are words of the set too: whose tokens are counted stands on others of them.
  const all = texts.filter(({ slot }) => slot === 'ability' || slot === 'default' || slot === 'passive');
  // Charges lie on those cards that say so, where the world has nothing that is called so.
  const kept = given.some(({ name }) => /^charges?$/i.test(name))
    ? new Map<object, string>()
    : chargesKept({ name: id, health: 1, speed: 1, passives: all });
  const owners = [`${id}/card`];
  const charges = all.flatMap((part): Word[] => {
    const name = kept.get(part);
    return name === undefined ? [] : [{ ...wordOf(id, { kind: 'counter', name }), owners, keptOn: part.name }];
  });
  const lying = laidOnCards({ name: id, health: 1, speed: 1, passives: all }).map(
    ({ name, piece, card }): Word => ({
      ...wordOf(id, { kind: 'counter', name }),
      owners,
      keptOn: card,
      laid: piece,
    }),
  );
  const cards = all.map((part): Word => {
    const { slot, name, text } = part;
    const own = charges.find(({ keptOn }) => keptOn === name);
    const lies = lying.filter(({ keptOn }) => keptOn === name).map(({ ref }) => ref);
    return {
      kind: slot === 'passive' ? 'passive' : 'ability',
      ref: `${id}/card`,
      name,
      text,
      owners,
      fields: {},
      ...(own && { dice: [own.ref] }),
      ...(lies.length > 0 && { lies }),
    };
  });
  // Areas that stay lie there as pieces that are called like their cards.
  const zones = cards.flatMap(({ kind, ref, name, text }) => {
    const zone = kind === 'ability' ? zoneIn(ref, { name, text }) : undefined;
    if (zone === undefined) return [];
    const { text: said, ...fields } = zone;
    return [{ ...wordOf(id, { kind: 'marker', name }), text: said, fields }];
  });
  return {
    id,
    texts,
    vocabulary: wordsFrom([
      ...zones,
      ...given.filter(({ ref }) => told.every((one) => one.ref !== ref)),
      ...told,
      ...cards,
      ...charges,
      ...lying,
    ]),
  };
});
