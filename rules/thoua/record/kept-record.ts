import { type Reopened, reopen } from '../../kept-record.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { isFullOptions } from '../../series-options.ts';
import { isObject, isTexts } from '../../series-plan.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import { type Game, type Setup, type Step, stepped } from '../game.ts';
import { mostLevel, slotsAt } from '../levels.ts';
import { switches } from '../options.ts';
import { cannotPlay } from '../play/prepare.ts';
import { rules } from '../rules.ts';
import type { State, View } from '../state.ts';
import { attributes } from '../types.ts';

/** What a record says of a setup: all but its sets. */
export type PlainSetup = Required<Omit<Setup, 'sets' | 'step'>> & Pick<Setup, 'step'>;

/** A record from outside, played once more. */
export const openRecord = (json: object): Reopened<Game, State, View, Action, Event> | { readonly refusal: Refusal } =>
  reopen(json, { system: 'thoua', rules, isSetup, cannotPlay });

/** Far more than any map has room for. */
const mostCharacters = 100;

function isSetup(value: unknown): value is PlainSetup {
  if (!isObject(value)) return false;
  const { encounter, party, step, options, ...rest }: Partial<Record<keyof PlainSetup, unknown>> = value;
  return (
    Object.keys(rest).length === 0 &&
    typeof encounter === 'string' &&
    Array.isArray(party) &&
    party.length <= mostCharacters &&
    party.every(isMember) &&
    (step === undefined || isStepped(step)) &&
    isFullOptions(options, switches)
  );
}

const isMember = (value: unknown): boolean =>
  typeof value === 'string' ||
  (isObject(value) &&
    typeof value.character === 'string' &&
    isLevel(value.level) &&
    isTexts(value.levelIncreases) &&
    value.levelIncreases.length <= mostLevel &&
    value.levelIncreases.every(isAttribute) &&
    isTexts(value.bought) &&
    ('race' in value ? isMade(value) : Number.isSafeInteger(value.artifacts)));

/** The rest of a character who was made anew. */
const isMade = ({ race, raceIncrease, attributes: own, carried }: Record<string, unknown>): boolean =>
  typeof race === 'string' &&
  isAttribute(raceIncrease) &&
  isObject(own) &&
  attributes.every((attribute) => Number.isSafeInteger(own[attribute])) &&
  Array.isArray(carried) &&
  carried.length <= slotsAt(mostLevel) &&
  carried.every(
    (one) =>
      isObject(one) &&
      typeof one.artifact === 'string' &&
      (one.enchantment === undefined || typeof one.enchantment === 'string'),
  );

const isAttribute = (value: unknown): boolean => attributes.some((attribute) => attribute === value);

const isLevel = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostLevel;

const isStepped = (value: unknown): value is Step =>
  isObject(value) &&
  typeof value.enemy === 'string' &&
  stepped.some((number) => number === value.number) &&
  (value.by === 1 || value.by === -1);
