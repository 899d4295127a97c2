import type { ErrorObject } from 'ajv';
import { at, pointerTo, problemAt } from './place.ts';
import type { Problem } from './problem.ts';
import { schemas, validators } from './validators.generated.js';
import { counted, listed, nearest, quoted, shown } from './words.ts';

/** The parts of a schema that sentences are made of. */
interface Field {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Field[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** More problems of one file than this are counted only: the first ones tell what went wrong. */
const mostProblems = 50;

/** What does not agree with the schema, one sentence each. Empty when the value is what the schema asks for. */
export function validate(schema: string, file: string, value: unknown): Problem[] {
  const check = validators[schema];
  if (!check) throw new Error(`There is no schema ${schema}.`);
  if (check(value)) return [];
  const errors = foldAlternatives(check.errors ?? []);
  const problems = errors.slice(0, mostProblems).map((error) => tell(error, file, value));
  if (errors.length > mostProblems) {
    const more = counted(errors.length - mostProblems, 'more problem');
    problems.push(problemAt('error', 'schema/more', file, value, '', `there are ${more} in this file.`));
  }
  return problems;
}

/**
 * Of the errors of an `anyOf`, keeps what helps: where an object was written and one alternative is an object, that one's errors; else
 * only the sentence of the `anyOf` itself. Of the errors of a key's name keeps one, and of a value of the wrong type only that.
 */
export function foldAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const alternatives = errors.filter((error) => error.keyword === 'anyOf');
  const wrongType = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  return errors.filter((error) => {
    if (error.propertyName !== undefined) return false;
    if (error.keyword !== 'type' && error.keyword !== 'anyOf' && wrongType.has(error.instancePath)) return false;
    for (const folded of alternatives) {
      const object = folded.data !== null && typeof folded.data === 'object' && !Array.isArray(folded.data);
      if (error === folded) return !object;
      const inside =
        error.instancePath === folded.instancePath || error.instancePath.startsWith(`${folded.instancePath}/`);
      if (!inside) continue;
      const ofValue = error.instancePath === folded.instancePath && error.keyword !== 'additionalProperties';
      return object && !ofValue;
    }
    return true;
  });
}

function tell(error: ErrorObject, file: string, value: unknown): Problem {
  const field = error.parentSchema as Field;
  const data: unknown = error.data;
  const params = error.params as Record<string, never>;
  const say = (code: string, sentence: string) =>
    problemAt('error', `schema/${code}`, file, value, error.instancePath, sentence);
  /** The sentence stands at the object, the pointer at its key: the key is what is to be mended. */
  const sayOfKey = (code: string, key: string, sentence: string): Problem => ({
    ...say(code, sentence),
    pointer: error.instancePath + pointerTo(key),
  });
  const limit = Number(params.limit);
  switch (error.keyword) {
    case 'type':
    case 'anyOf':
      return say('type', `must be ${expected(field)}, found ${shown(data)}.`);
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return say('range', `must be ${range(field, error.keyword)}, found ${shown(data)}.`);
    case 'enum':
    case 'const': {
      const known = (field.enum ?? [field.const]).map(String);
      const meant = typeof data === 'string' ? nearest(data, known) : undefined;
      const hint = meant !== undefined && known.length > 1 ? `; did you mean ${quoted(meant)}?` : '.';
      return say(
        'choice',
        `must be ${known.length > 1 ? 'one of ' : ''}${listed(known, 'or')}, found ${shown(data)}${hint}`,
      );
    }
    case 'pattern': {
      const better = idLike(data, String(params.pattern));
      const hint = better === undefined ? '' : ` Did you mean ${quoted(better)}?`;
      return say(
        'pattern',
        `found ${shown(data)}, but it is written so: ${field.description ?? field.title ?? ''}${hint}`,
      );
    }
    case 'required': {
      const key = String(params.missingProperty);
      const wanted = resolve(field.properties?.[key] ?? {});
      return say('missing', `${quoted(key)} is missing; add ${quoted(key)}: ${expected(wanted)}${aside(wanted)}.`);
    }
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys(field.properties ?? {}).filter((name) => name !== '$schema');
      const meant = nearest(key, known);
      const instead = meant ? `did you mean ${quoted(meant)}?` : `the keys here are ${listed(known, 'and')}.`;
      return sayOfKey('unknown-key', key, `${quoted(key)} is not a key that is known here; ${instead}`);
    }
    case 'propertyNames': {
      const key = String(params.propertyName);
      const wanted = (field as { propertyNames?: Field }).propertyNames?.description ?? '';
      return sayOfKey('key', key, `${quoted(key)} cannot stand as a key here; keys are written so: ${wanted}`);
    }
    case 'minLength':
      return say('empty', limit === 1 ? 'must not be empty.' : `must have at least ${counted(limit, 'letter')}.`);
    case 'maxLength':
      return say(
        'too-long',
        `must have at most ${counted(limit, 'letter')}; it has ${[...String(data)].length.toLocaleString('en-GB')}.`,
      );
    case 'minItems':
    case 'maxItems': {
      const bound = error.keyword === 'minItems' ? 'at least' : 'at most';
      const has = Array.isArray(data) ? data.length : 0;
      const exact = (field as { minItems?: number }).minItems === (field as { maxItems?: number }).maxItems;
      return say(
        'count',
        `must have ${exact ? 'exactly' : bound} ${counted(limit, 'entry', 'entries')}; it has ${has}.`,
      );
    }
    default:
      return say(error.keyword, `${error.message}.`);
  }
}

/** A name written where its id belongs: `Shield Wall` for `shield-wall`. */
function idLike(data: unknown, pattern: string): string | undefined {
  if (typeof data !== 'string' || data.length > 200) return undefined;
  const plain = data.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const better = plain.replace(/[^a-z0-9/]+/g, '-').replace(/^-+|-+$/g, '');
  return better !== '' && new RegExp(pattern).test(better) ? better : undefined;
}

/** What may stand there: `a whole number of at least 1`. */
function expected(field: Field): string {
  const whole = resolve(field);
  if (whole.const !== undefined) return shown(whole.const);
  if (whole.enum) return `one of ${listed(whole.enum.map(String), 'or')}`;
  if (whole.anyOf) {
    return whole.anyOf
      .map((choice) => {
        const one = resolve(choice);
        if (one.enum) return listed(one.enum.map(String), 'or');
        return one.type === 'object' && one.title ? `an object of ${one.title.toLowerCase()} in braces` : expected(one);
      })
      .join(', or ');
  }
  switch (whole.type) {
    case 'integer':
    case 'number':
      return range(whole);
    case 'array':
      return 'a list in square brackets';
    case 'object':
      return `an object in braces${whole.required ? ` with ${listed(whole.required, 'and')}` : ''}`;
    case 'boolean':
      return 'true or false';
    default:
      return 'a text in double quotes';
  }
}

/** A number with the bound that matters; short ranges are said whole. */
function range(field: Field, broken?: string): string {
  const number = field.type === 'integer' ? 'a whole number' : 'a number';
  const { minimum, maximum, exclusiveMinimum } = field;
  if (minimum !== undefined && maximum !== undefined && maximum <= 12) return `${number} from ${minimum} to ${maximum}`;
  if (broken === 'maximum' || (minimum === undefined && exclusiveMinimum === undefined && maximum !== undefined)) {
    return `${number} of at most ${maximum}`;
  }
  if (exclusiveMinimum !== undefined) return `${number} above ${exclusiveMinimum}`;
  return minimum === undefined ? number : `${number} of at least ${minimum}`;
}

/** What a field is for, in brackets behind what it may be. */
function aside(field: Field): string {
  const first = /^[^.]*/.exec(field.description ?? '')?.[0] ?? '';
  return first === '' ? '' : ` (${first.charAt(0).toLowerCase()}${first.slice(1)})`;
}

function resolve(field: Field): Field {
  if (field.$ref === undefined) return field;
  const [id = '', inside = ''] = field.$ref.split('#');
  return { ...(at(schemas[id], inside) as Field), ...field, $ref: undefined };
}
