import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import { cardsOf, layoutOf } from '../../../rules/plain/fields.ts';
import { pointerTo } from '../../../schemas/place.ts';
import type { Problem } from '../../../schemas/problem.ts';
import type { Art, KindField } from '../../../schemas/types.generated.ts';
import { boards } from '../board/boards.ts';
import type { MakeFaces } from '../card.ts';
import { mix } from '../colour.ts';
import { type Draft, layDeck } from '../deck.ts';
import { commonOf, faceBase, plainWords } from '../face-base.ts';
import type { Figure, Passage } from '../face-data.ts';
import { emptyProblems, faceProblems, iconProblems, type Told } from '../face-problems.ts';
import type { Look } from '../look.ts';
import { pieces } from '../piece.ts';
import { faceTheme } from '../theme.ts';
import { themeProblems } from '../theme-problems.ts';

/** All faces of a plain set: a deck for each kind of card, pieces and maps. */
export const plainFaces: MakeFaces = (set, pictures, memory = new Memory(), ink = 'full') => {
  const base = faceBase(set, pictures, memory);
  const problems: Problem[] = themeProblems(set);
  const told: Told = new Map();
  const decks = entitiesOf(set, 'card-kind').flatMap((kind) => {
    const cards = cardsOf(set, kind);
    if (cards.length === 0) return [];
    const form = base.formOf(layoutOf(kind.data), kind.data);
    const laid = memory.once(kind, 'deck', [form.look, form.template, form.back, ...cards], () => {
      const made = cards.map((card) => {
        const draft = draftOf(set, kind, card);
        const colour = colourOf(kind, card);
        const { look } = form;
        const own =
          colour === undefined
            ? form
            : {
                ...form,
                look: memory.once(`tint ${colour} ${look.size} ${look.orientation}`, 'faces', [look], () =>
                  tinted(set, look, colour),
                ),
              };
        return layDeck(kind.ref, kind.data.name, [draft], { formOf: () => own, memory, shared: false });
      });
      const [first] = made;
      if (!first) throw new Error('There is a card.');
      return {
        deck: { ...first.deck, cards: made.flatMap(({ deck }) => deck.cards) },
        cards: made.flatMap(({ cards: one }) => one),
      };
    });
    for (const { draft, laid: one } of laid.cards)
      problems.push(...faceProblems({ ...draft.data.source, data: draft.data }, one, told));
    return [laid.deck];
  });
  for (const entity of set.entities)
    problems.push(
      ...memory.once(entity, 'face problems', [], () => [...emptyProblems(entity), ...iconProblems(entity)]),
    );
  return {
    decks,
    pieces: pieces(set, base.look, memory, problems, told),
    boards: boards(set, pictures, memory, ink, notPlaced),
    problems,
  };
};

const notPlaced: ReadonlySet<Entity['kind']> = new Set(['card-kind', 'card', 'map']);

/** Numbers that stand on plates of their own; further ones are told with the text. */
const mostFigures = 4;

function draftOf(set: GameSet, kind: Entity<'card-kind'>, card: Entity<'card'>): Draft {
  const { data, ref, file } = card;
  const layout = layoutOf(kind.data);
  const fields = said(kind, card);
  const all = fields.filter(({ field }) => field.type === 'number').map(figureOf);
  const plates = layout === 'words' ? 0 : mostFigures;
  const passages = passagesOf(fields, all.slice(plates));
  const picture = fields.find(({ field }) => field.type === 'picture');
  const label = fields.filter(
    ({ field, value }) => field.type === 'choice' || (field.type === 'yes-no' && value === true),
  );
  return {
    kind: layout,
    ref,
    text: plainWords(passages.map(({ name, text }) => (name === undefined ? text : `${name}: ${text}`)).join('\n')),
    copies: data.copies ?? 1,
    data: {
      ...commonOf(set),
      ref,
      source: { file, pointer: '' },
      name: data.name,
      label: [kind.data.name, ...label.map(({ field, value }) => (value === true ? field.name : String(value)))].join(
        ' \u00b7 ',
      ),
      labelPointer: label[0]?.pointer ?? '/kind',
      figures: all.slice(0, plates),
      passages,
      art: picture?.value as Art | undefined,
      artPointer: picture?.pointer ?? pictureOf(kind) ?? '/name',
      artSet: set.id,
      seed: ref,
    },
  };
}

/** A field with what a card says in it. */
interface Said {
  readonly field: KindField;
  readonly value: unknown;
  readonly pointer: string;
}

/** What a card says and is printed, in the order of its kind. */
function said({ data: { fields = [] } }: Entity<'card-kind'>, { data: { values = {} } }: Entity<'card'>): Said[] {
  return fields
    .filter(({ hidden }) => hidden !== true)
    .map((field) => ({ field, value: values[field.id], pointer: pointerTo('values', field.id) }))
    .filter(({ value }) => value !== undefined && value !== '');
}

const pictureOf = ({ data: { fields = [] } }: Entity<'card-kind'>): string | undefined => {
  const field = fields.find(({ type, hidden }) => type === 'picture' && hidden !== true);
  return field && pointerTo('values', field.id);
};

const figureOf = ({ field, value, pointer }: Said): Figure => ({ name: field.name, value: String(value), pointer });

/** Lines with their names before them, rich text as it is; before all what of the numbers has no plate. */
function passagesOf(fields: readonly Said[], figures: readonly Figure[]): Passage[] {
  const numbers = figures.map(
    ({ name, value, pointer }): Passage => ({ kind: 'passive', name, text: value, pointer, unsigned: true }),
  );
  const texts = fields.flatMap(({ field, value, pointer }): Passage[] => {
    const text = String(value);
    if (field.type === 'rich-text') return [{ kind: 'text', text, pointer, unsigned: true }];
    return field.type === 'text' ? [{ kind: 'passive', name: field.name, text, pointer, unsigned: true }] : [];
  });
  return [...numbers, ...texts];
}

/** The colour that a card says; its face is made of it in place of the set's. */
function colourOf(kind: Entity<'card-kind'>, card: Entity<'card'>): string | undefined {
  const found = said(kind, card).find(({ field }) => field.type === 'colour');
  return found === undefined ? undefined : String(found.value);
}

function tinted(set: GameSet, look: Look, colour: string): Look {
  const colours: [string, string] = [colour, mix(colour, '#10131c', 0.62)];
  return { ...look, theme: faceTheme({ ...set, theme: { ...set.theme, colours } }) };
}
