import { type SystemId, systems } from '../schemas/systems.ts';
import type { Schema } from './generate-schemas.ts';

/** The files of a system with their schemas, in the order of the document. */
const filesOf = (system: SystemId): (readonly [string, string])[] => [
  [systems[system].set, 'set.json'],
  ...systems[system].kinds.map(({ folder, schema }) => [schema, `${folder}/<id>.json`] as const),
];

/** Files that the sets of every system have. */
const shared = [
  ['setwright:playtest', 'playtests/<evening>.json'],
  ['setwright:theme', 'theme.json'],
  ['setwright:translation', 'texts/<language>/<id>.json'],
] as const;

/** What a file of a system is headed by, where another system has one of the same title. */
const headings: Readonly<Record<SystemId, (title: string) => string>> = {
  teamfight: (title) => title,
  hammerspace: (title) => title,
  thoua: (title) => `${title} of a THOUA set`,
  valyr: (title) => `${title} of a Valyr set`,
  plain: (title) => `${title} of a plain set`,
};

/** A node of a schema as far as the document shows it. */
interface Field {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Field[];
  items?: Field;
  properties?: Record<string, Field>;
  required?: readonly string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

/** `docs/set-files.md`: every file and field a designer can write, made from the schemas' own titles and descriptions. */
export function generateDocs(schemas: ReadonlyMap<string, Schema>): Map<string, string> {
  const part = (ref: string): Field => {
    const [id, name] = ref.split('#/$defs/') as [string, string | undefined];
    const schema = schemas.get(id) as Field & { $defs?: Record<string, Field> };
    return name === undefined ? schema : (schema.$defs?.[name] as Field);
  };
  const resolve = (field: Field): Field => (field.$ref === undefined ? field : { ...part(field.$ref), ...field });

  /** What may stand there, in words. */
  const shape = (field: Field): string => {
    const whole = resolve(field);
    if (whole.const !== undefined) return `\`${JSON.stringify(whole.const)}\``;
    if (whole.enum) return whole.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
    if (whole.anyOf) return whole.anyOf.map(shape).join(' or ');
    if (whole.type === 'array') return `list of: ${shape(whole.items ?? {})}`;
    if (whole.type === 'object') {
      const { title = '' } = field.$ref === undefined ? whole : part(field.$ref);
      return `[${title.toLowerCase()}](#${anchor(title)})`;
    }
    if (whole.type === 'boolean') return 'true or false';
    if (whole.type === 'string') return 'text';
    const number = whole.type === 'integer' ? 'whole number' : 'number';
    const least = whole.exclusiveMinimum === undefined ? `from ${whole.minimum}` : `above ${whole.exclusiveMinimum}`;
    return whole.maximum === undefined ? `${number} ${least}` : `${number} ${least} to ${whole.maximum}`;
  };

  const table = (field: Field): string[] => {
    const rows = Object.entries(field.properties ?? {}).filter(([key]) => key !== '$schema');
    return [
      '| Field | May be | What it is |',
      '|---|---|---|',
      ...rows.map(([key, value]) => {
        const whole = resolve(value);
        const must = field.required?.includes(key) ? ' (required)' : '';
        return `| \`${key}\`${must} | ${shape(value)} | ${whole.description} |`;
      }),
    ];
  };

  const lines = [
    '# The files of a Game Set',
    '',
    'Made from the schemas by `npm run generate`; do not edit.',
    'A set is a folder. Each entity is one JSON file, named by its id, in the folder of its kind.',
  ];
  const written = new Set<string>();
  const inner: Field[] = [];
  const collect = (field: Field): void => {
    const whole = resolve(field);
    for (const child of [
      ...Object.values(whole.properties ?? {}),
      ...(whole.items ? [whole.items] : []),
      ...(whole.anyOf ?? []),
    ]) {
      const object = child.$ref === undefined ? child : part(child.$ref);
      if (object.type === 'object') inner.push(object);
      collect(child);
    }
  };
  const section = (field: Field, file?: string, title = field.title ?? '') => {
    if (written.has(title)) return;
    written.add(title);
    lines.push('', `## ${title}`, '', ...(file === undefined ? [] : [`\`${file}\``, '']), field.description ?? '');
    const rows = table(field);
    if (rows.length > 2) lines.push('', ...rows);
  };
  const write = ([id, file]: readonly [string, string], heading = (title: string) => title) => {
    const schema = schemas.get(id) as Field & Schema;
    section(schema, file, heading(schema.title));
    collect(schema);
  };
  for (const file of filesOf('teamfight')) write(file);
  for (const file of shared) write(file);
  for (const system of Object.keys(systems) as SystemId[]) {
    for (const file of filesOf(system)) write(file, headings[system]);
  }
  for (const field of inner) section(field);
  return new Map([['docs/set-files.md', `${lines.join('\n')}\n`]]);
}

const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-');
