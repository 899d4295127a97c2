import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { systems } from '../schemas/systems.ts';

/** A schema file, whole. */
export type Schema = JSONSchema & { $id: string; title: string };

/** All schemas of the project by `$id`. */
export function readSchemas(root: string): Map<string, Schema> {
  const schemas = new Map<string, Schema>();
  for (const folder of ['schemas', ...Object.keys(systems).map((system) => `schemas/${system}`)]) {
    for (const file of readdirSync(join(root, folder)).sort()) {
      if (!file.endsWith('.schema.json')) continue;
      const schema = JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as Schema;
      schemas.set(schema.$id, schema);
    }
  }
  return schemas;
}

/** Types and stand-alone validators (the page's content security policy forbids compiling them there). */
export async function generateSchemas(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(root);
  return new Map([
    ['schemas/types.generated.ts', await types(schemas)],
    ['schemas/validators.generated.js', validators(schemas)],
  ]);
}

// A title that would hide something of the language as a type's name.
const names: Record<string, string> = { 'setwright:teamfight/map': 'MapFile' };
// Teamfight's files are named as they were before there were other systems; those of others by their system and their id.
const typeName = (schema: Schema) => {
  const [system = '', id] = schema.$id.replace('setwright:', '').split('/');
  const isOther = id !== undefined && (system !== 'teamfight' || id === 'set');
  const words = isOther ? `${system} ${id}` : schema.title;
  return names[schema.$id] ?? words.replace(/(?:^|[ -])(\w)/g, (_, c: string) => c.toUpperCase());
};

/** One schema with every file's schema as a definition, so that shared parts become one type each. */
async function types(schemas: Map<string, Schema>): Promise<string> {
  const definitions: Record<string, unknown> = {};
  for (const schema of schemas.values()) {
    const { $defs, $id: _id, $schema: _schema, ...rest } = schema as Schema & { $defs?: Record<string, Schema> };
    for (const [name, part] of Object.entries($defs ?? {})) definitions[name] = { ...part, title: pascal(name) };
    if (!$defs) definitions[typeName(schema)] = { ...rest, title: typeName(schema) };
  }
  const target = (ref: string) => {
    const [id, name] = ref.split('#/$defs/');
    return name ? name : typeName(schemas.get(id as string) as Schema);
  };
  // Objects stay references and become one type each; plain values are written out where they stand.
  const resolve = (node: unknown, top: boolean): unknown => {
    if (Array.isArray(node)) return node.map((item) => resolve(item, false));
    if (node === null || typeof node !== 'object') return node;
    const { $ref, ...own } = node as { $ref?: string; title?: string };
    if ($ref !== undefined) {
      const name = target($ref);
      const definition = definitions[name] as { type?: string };
      if (definition.type === 'object') return { $ref: `#/definitions/${name}` };
      return resolve({ ...definition, ...own }, false);
    }
    return Object.fromEntries(
      Object.entries(own)
        .filter(
          ([key]) =>
            !['minItems', 'maxItems', '$schema', '$id'].includes(key) &&
            (top || key !== 'title' || typeof own.title !== 'string'),
        )
        .map(([key, value]) => [key, resolve(value, false)]),
    );
  };
  const rewritten = Object.fromEntries(
    Object.entries(definitions)
      .filter(([, definition]) => (definition as { type?: string }).type === 'object')
      .map(([name, definition]) => [name, resolve(definition, true)]),
  );
  const out = await compile(
    { title: 'AllFiles', type: 'object', additionalProperties: false, definitions: rewritten } as JSONSchema,
    'AllFiles',
    {
      bannerComment: '// Generated from the schemas by `npm run generate`. Do not edit.',
      additionalProperties: false,
      unreachableDefinitions: true,
      declareExternallyReferenced: true,
      format: false,
    },
  );
  return out
    .replace(/export interface AllFiles \{\s*\}\n/, '')
    .replace(/ \* ?\n \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*\n/g, '')
    .replace(/export interface AllFiles \{\s*\}\n/, '');
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function validators(schemas: Map<string, Schema>): string {
  const ajv = new Ajv({
    allErrors: true,
    // Errors carry the part of the schema they come from: sentences are made of its title and description.
    verbose: true,
    strict: true,
    strictTypes: false,
    code: { source: true, esm: true },
  });
  // Says which texts are translated; it decides on nothing that is valid.
  ajv.addKeyword({ keyword: 'translate', schemaType: 'boolean' });
  const exported: Record<string, string> = {};
  for (const schema of schemas.values()) ajv.addSchema(schema);
  for (const schema of schemas.values()) {
    if (!('type' in schema)) continue;
    exported[schema.$id.replace(/^setwright:/, '').replace(/\W(\w)/g, (_, c: string) => c.toUpperCase())] = schema.$id;
  }
  let code = (standalone as unknown as { default: typeof standalone }).default(ajv, exported) as string;
  code = code
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'ucs2length')
    .replace(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal');
  if (code.includes('require('))
    throw new Error('A validator needs a module that is not inlined; extend scripts/generate-schemas.ts.');
  const banner = '// Generated from the schemas by `npm run generate`. Do not edit.\n';
  const runtime = `import equal from 'fast-deep-equal';\nconst pairs = /[\\ud800-\\udbff][\\udc00-\\udfff]/g;\nconst ucs2length = (text) => text.length - (text.match(pairs)?.length ?? 0);\nvoid equal;\n`;
  const byId = `export const validators = {\n${Object.entries(exported)
    .map(([name, id]) => `  ${JSON.stringify(id)}: ${name},`)
    .join('\n')}\n};\n`;
  const sources = `export const schemas = ${JSON.stringify(Object.fromEntries(schemas))};\n`;
  return `${banner}${runtime}${code.replace(/^"use strict";/, '')}\n${byId}${sources}`;
}
