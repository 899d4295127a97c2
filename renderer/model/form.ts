import type { Field, Input } from './field.ts';

/** Fields in the order in which a designer needs them: what it is, its figures, what it says, how it looks, what comes with it. */
export interface Form {
  /** The name and other lines. */
  readonly lines: readonly Field[];
  readonly figures: readonly Field[];
  readonly says: readonly Field[];
  readonly looks: readonly Field[];
  readonly comesWith: readonly Field[];
  /** Never printed. */
  readonly notes: readonly Field[];
}

const places: Readonly<Record<Input['kind'], keyof Form>> = {
  line: 'lines',
  number: 'figures',
  choice: 'figures',
  choices: 'figures',
  ref: 'figures',
  group: 'says',
  switch: 'figures',
  text: 'says',
  parts: 'says',
  prose: 'says',
  picture: 'looks',
  icon: 'looks',
  frame: 'looks',
  focus: 'looks',
  colour: 'looks',
  colours: 'looks',
  refs: 'comesWith',
  dice: 'comesWith',
};

/** Other cards that something is made of, where they are no pieces that lie beside it. */
const madeOf: ReadonlySet<string> = new Set(['bought', 'party']);

/** What a file must have comes first. */
const needed = (fields: readonly Field[]): Field[] => [
  ...fields.filter(({ required }) => required),
  ...fields.filter(({ required }) => !required),
];

/** Where the fields of one thing stand in its form. Pure. */
export function formOf(fields: readonly Field[]): Form {
  const placeOf = ({ key, input }: Field): keyof Form =>
    key === 'note' ? 'notes' : madeOf.has(key) ? 'says' : places[input.kind];
  const at = (place: keyof Form) => fields.filter((field) => placeOf(field) === place);
  // Figures first, then what is chosen.
  const figures = at('figures');
  const rank: readonly Input['kind'][] = ['ref', 'number', 'choice', 'choices', 'switch'];
  // What is printed at the foot of a card comes behind what is played.
  const says = at('says');
  return {
    lines: at('lines'),
    figures: rank.flatMap((kind) => needed(figures.filter(({ input }) => input.kind === kind))),
    says: [
      ...says.filter(({ input }) => input.kind !== 'prose'),
      ...says.filter(({ input }) => input.kind === 'prose'),
    ],
    looks: at('looks'),
    comesWith: at('comesWith'),
    notes: at('notes'),
  };
}
