import common from './common.schema.json' with { type: 'json' };
import brawlParts from './hammerspace/parts.schema.json' with { type: 'json' };
import playCard from './hammerspace/play-card.schema.json' with { type: 'json' };
import brawlOptions from './hammerspace/rule-options.schema.json' with { type: 'json' };
import brawlSet from './hammerspace/set.schema.json' with { type: 'json' };
import trait from './hammerspace/trait.schema.json' with { type: 'json' };
import mapLook from './map-look.schema.json' with { type: 'json' };
import plainCard from './plain/card.schema.json' with { type: 'json' };
import plainCardKind from './plain/card-kind.schema.json' with { type: 'json' };
import plainMap from './plain/map.schema.json' with { type: 'json' };
import plainMarker from './plain/marker.schema.json' with { type: 'json' };
import plainParts from './plain/parts.schema.json' with { type: 'json' };
import plainSet from './plain/set.schema.json' with { type: 'json' };
import plainTerrain from './plain/terrain.schema.json' with { type: 'json' };
import plainToken from './plain/token.schema.json' with { type: 'json' };
import condition from './teamfight/condition.schema.json' with { type: 'json' };
import counter from './teamfight/counter.schema.json' with { type: 'json' };
import hero from './teamfight/hero.schema.json' with { type: 'json' };
import hint from './teamfight/hint.schema.json' with { type: 'json' };
import map from './teamfight/map.schema.json' with { type: 'json' };
import marker from './teamfight/marker.schema.json' with { type: 'json' };
import parts from './teamfight/parts.schema.json' with { type: 'json' };
import ruleOptions from './teamfight/rule-options.schema.json' with { type: 'json' };
import rulesCard from './teamfight/rules-card.schema.json' with { type: 'json' };
import set from './teamfight/set.schema.json' with { type: 'json' };
import summon from './teamfight/summon.schema.json' with { type: 'json' };
import terrain from './teamfight/terrain.schema.json' with { type: 'json' };
import token from './teamfight/token.schema.json' with { type: 'json' };
import theme from './theme.schema.json' with { type: 'json' };
import thouaAbility from './thoua/ability.schema.json' with { type: 'json' };
import thouaArtifact from './thoua/artifact.schema.json' with { type: 'json' };
import thouaCharacter from './thoua/character.schema.json' with { type: 'json' };
import thouaCondition from './thoua/condition.schema.json' with { type: 'json' };
import thouaEnchantment from './thoua/enchantment.schema.json' with { type: 'json' };
import thouaEncounter from './thoua/encounter.schema.json' with { type: 'json' };
import thouaEnemy from './thoua/enemy.schema.json' with { type: 'json' };
import thouaMap from './thoua/map.schema.json' with { type: 'json' };
import thouaParts from './thoua/parts.schema.json' with { type: 'json' };
import thouaRace from './thoua/race.schema.json' with { type: 'json' };
import thouaOptions from './thoua/rule-options.schema.json' with { type: 'json' };
import thouaSet from './thoua/set.schema.json' with { type: 'json' };
import thouaTerrain from './thoua/terrain.schema.json' with { type: 'json' };
import valyrAreaTemplate from './valyr/area-template.schema.json' with { type: 'json' };
import valyrArmy from './valyr/army.schema.json' with { type: 'json' };
import valyrBattlefield from './valyr/battlefield.schema.json' with { type: 'json' };
import valyrDynasty from './valyr/dynasty.schema.json' with { type: 'json' };
import valyrParts from './valyr/parts.schema.json' with { type: 'json' };
import valyrOptions from './valyr/rule-options.schema.json' with { type: 'json' };
import valyrSet from './valyr/set.schema.json' with { type: 'json' };
import valyrUnit from './valyr/unit.schema.json' with { type: 'json' };

/** As much of a JSON Schema as fields are made from. */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  /** Several sorts of the same thing, told apart by a `const`. */
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
  readonly additionalProperties?: boolean | Schema;
  /** Whether it is a text that is printed, and so has a translation in every other language of the set. */
  readonly translate?: boolean;
}

const files: readonly Schema[] = [
  ...[common, parts, set, theme, mapLook, hero, summon, map, rulesCard, ruleOptions],
  ...[condition, token, marker, counter, terrain, hint],
  ...[brawlParts, brawlSet, playCard, trait, brawlOptions],
  ...[thouaSet, thouaParts, thouaCharacter, thouaAbility, thouaRace, thouaArtifact, thouaEnchantment, thouaEnemy],
  ...[thouaEncounter, thouaMap, thouaCondition, thouaTerrain, thouaOptions],
  ...[valyrSet, valyrParts, valyrUnit, valyrDynasty, valyrArmy, valyrBattlefield, valyrAreaTemplate, valyrOptions],
  ...[plainSet, plainParts, plainCardKind, plainCard, plainMap, plainToken, plainMarker, plainTerrain],
];
const byId = new Map(files.map((schema) => [schema.$id, schema]));

/** What a reference such as `setwright:common#/$defs/name` names, with what stands beside the reference laid over it. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  let meant = known.get(schema);
  if (meant === undefined) {
    meant = lookedUp(schema);
    known.set(schema, meant);
  }
  return meant;
}

/** One object for each schema, so that what is made from it can be remembered. */
const known = new WeakMap<Schema, Schema>();

function lookedUp(schema: Schema): Schema {
  const { $ref = '', ...beside } = schema;
  const [id = '', key = ''] = $ref.split('#/$defs/');
  const meant = key === '' ? byId.get(id) : byId.get(id)?.$defs?.[key];
  if (!meant) throw new Error(`There is no schema ${$ref}.`);
  return { ...resolved(meant), ...beside };
}

/** The schema of a kind of file: `teamfight/hero`, `teamfight/set`, `theme`. */
export const schemaOf = (id: string): Schema | undefined => byId.get(`setwright:${id}`);
