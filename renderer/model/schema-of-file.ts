import type { GameSet } from '../../rules/game-set.ts';
import { type Schema, schemaOf } from '../../schemas/fields.ts';
import { systems } from '../../schemas/systems.ts';
import { cardSchema } from './card-schema.ts';
import { kindOf } from './kind-of.ts';

/** The schema that the fields of a file of a set are made from; undefined of what is no such file. */
export function schemaOfFile(set: GameSet, file: string): Schema | undefined {
  const { system } = set.manifest;
  if (file === 'theme.json') return schemaOf('theme');
  if (file === 'set.json') return schemaOf(`${system}/set`);
  const kind = kindOf(system, file);
  const schema = systems[system].kinds.find((one) => one.kind === kind)?.schema;
  const whole = schema && schemaOf(schema.replace('setwright:', ''));
  return whole && kind === 'card' ? cardSchema(whole, set, file) : whole;
}
