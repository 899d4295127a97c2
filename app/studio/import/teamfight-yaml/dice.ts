import type { Die } from '../../../../schemas/types.generated.ts';
import { Fields, type Ledger } from './fields.ts';
import type { PrivateNote } from './private-note.ts';

type Colour = NonNullable<Die['colour']>;

const colours: Readonly<Record<string, Colour>> = {
  white: 'white',
  black: 'black',
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  teal: 'teal',
  cyan: 'teal',
  blue: 'blue',
  purple: 'purple',
  violet: 'purple',
  pink: 'pink',
  brown: 'brown',
  grey: 'grey',
  gray: 'grey',
};

/** Reads the dice that lie beside a card as counters. What is odd about one goes to the note of the card. */
export function readDice(fields: Fields, note: PrivateNote, ledger: Ledger, whose: string): unknown[] {
  return fields.tables('dice', 'die').map((table) => {
    const die = new Fields(table, ledger);
    const name = die.text('name');
    const values = die.words('values', 'value').map((word) => word.value);
    const colourKey = die.has('color') ? 'color' : 'colour';
    const written = die.text(colourKey);
    const colour = written === undefined ? undefined : colours[written.toLowerCase()];
    const called = `${whose}the dice "${name ?? ''}"`;
    if (written !== undefined && !colour) note.say(`${called} have the colour "${written}", which no dice here have.`);
    note.pictures(die, `${called}: `);
    note.keepRest(die, called);
    return {
      ...(name === undefined ? {} : { name }),
      ...(colour ? { colour } : {}),
      ...(values.length > 0 ? { values } : {}),
    };
  });
}
