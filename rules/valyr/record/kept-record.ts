import { type Reopened, reopen } from '../../kept-record.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { isFullOptions } from '../../series-options.ts';
import { isTexts } from '../../series-plan.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game, Setup } from '../game.ts';
import { switches } from '../options.ts';
import { cannotPlay } from '../play/prepare.ts';
import { rules } from '../rules.ts';
import type { State, View } from '../state.ts';

/** What a record says of a setup: all but its sets. */
export type PlainSetup = Required<Omit<Setup, 'sets'>>;

/** A record from outside, played once more. */
export const openRecord = (json: object): Reopened<Game, State, View, Action, Event> | { readonly refusal: Refusal } =>
  reopen(json, { system: 'valyr', rules, isSetup, cannotPlay });

/** As many as a battlefield can have starting locations. */
const mostSeats = 8;
/** As many as an army file can name. */
const mostUnits = 100 * 99;

function isSetup(value: unknown): value is PlainSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { armies, battlefield, options, ...rest }: Partial<Record<keyof PlainSetup, unknown>> = value;
  return (
    Object.keys(rest).length === 0 &&
    typeof battlefield === 'string' &&
    Array.isArray(armies) &&
    armies.length <= mostSeats &&
    armies.every((army) => typeof army === 'string' || (isTexts(army) && army.length <= mostUnits)) &&
    isFullOptions(options, switches)
  );
}
