import { resolved, type Schema, schemaOf } from '../../schemas/fields.ts';
import { type SystemId, systems } from '../../schemas/systems.ts';
import { withLanguages } from './languages.ts';
import { codecOf, fieldAt } from './schema-fields.ts';
import type { Column, Field, RowKind, Shape, TableSystem } from './shape.ts';

/** What people call the columns that every system has in sheets of their own. */
const others: Readonly<Record<string, string>> = {
  name: 'title card cardname',
  text: 'rules rulestext effect wording',
  copies: 'count quantity qty amount',
  note: 'notes comment comments privatenote',
};
const aside: ReadonlySet<string> = new Set(['art', 'note', 'flavour', 'description', 'texture', 'colour']);
/** What stands at the end of every row, whatever comes before it. */
const last: readonly string[] = ['art', 'copies', 'status', 'note'];

/** A table that follows from the schemas of a system alone: a row for each file but maps, a column for all that goes into one cell. */
export function tableOfKinds(system: SystemId): TableSystem {
  const titles = new Map<string, Column>();
  const kinds = systems[system].kinds
    .filter(({ kind }) => kind !== 'map')
    .map(({ kind, folder, schema }): RowKind => {
      const fields = new Map<string, Field>();
      for (const [keys, own, isNeeded] of placesIn(schemaOf(schema.replace('setwright:', '')) ?? {})) {
        const { title: called = keys.join(' '), translate } = resolved(own);
        const title = keys[0] === 'note' ? 'Note' : called;
        const codec = codecOf(title, own);
        if (!codec) continue;
        const id = keys.join('/');
        fields.set(id, { ...fieldAt(keys, title, codec, isNeeded), isTranslated: translate === true });
        if (titles.has(id)) continue;
        const isTaken = [...titles.values()].some((column) => column.title === title);
        const unique = isTaken ? `${title} (${keys.join(' ')})` : title;
        titles.set(id, { id, title: unique, others: others[id], sort: codec.sort, aside: aside.has(id) });
      }
      const title = `${folder.slice(0, 1).toUpperCase()}${folder.slice(1)}`;
      return { id: kind, word: kind.replaceAll('-', ' '), title, folder, fields };
    });
  const columns = [...titles.values()].sort((a, b) => last.indexOf(a.id) - last.indexOf(b.id));
  const shape: Shape = {
    kinds,
    columns: [
      { id: 'id', title: 'Id', others: 'key slug', sort: 'line', aside: true },
      { id: 'kind', title: 'Kind', others: 'sort', sort: 'line' },
      ...columns,
    ],
    // The kind that has a place for most of what the row says.
    guess: ({ cell }) => {
      const said = columns.filter(({ id }) => cell(id) !== '');
      const count = ({ fields }: RowKind) => said.filter(({ id }) => fields.has(id)).length;
      return [...kinds].sort((a, b) => count(b) - count(a))[0]?.id;
    },
  };
  return { shapeOf: (files, read) => withLanguages(shape, files, read) };
}

/** The places of a schema that can be cells: its own, and those of objects inside it that hold figures. */
function placesIn(schema: Schema): (readonly [keys: readonly string[], schema: Schema, isNeeded: boolean])[] {
  const { properties = {}, required = [] } = resolved(schema);
  return Object.entries(properties).flatMap(([key, own]) => {
    if (key === '$schema') return [];
    const inner = own.$ref?.endsWith('/art') ? {} : (resolved(own).properties ?? {});
    const parts = Object.entries(inner).map(([part, one]) => [[key, part], one, false] as const);
    return [[[key], own, required.includes(key)] as const, ...parts];
  });
}
