import type { Condition, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Token } from '../words/token.ts';
import type { Draft, Noun } from './noun.ts';

/** `Burst 2 in range 3. All other units in the area are Slowed`: in an area that has struck nobody yet. */
export const isInArea = (before: readonly Token[], { them, reached }: Context, { who }: Draft<Noun>): boolean =>
  them === 'each' &&
  reached === false &&
  !before.some(({ text }) => /^(?:dmg|damage|heals?)$/.test(text)) &&
  who.places?.some(({ inArea }) => inArea === true) === true;

/** They are others than you, and not than those whom the area covers; of enemies nobody says than whom. */
export function isThanYou(who: Draft<Who>): boolean {
  if (who.side !== 'any') return false;
  who.except = ['you'];
  const others = who.if?.filter((one) => !isUnhit(one)) ?? [];
  if (others.length > 0) who.if = others;
  else delete who.if;
  return true;
}

const isUnhit = (one: Condition): boolean => one.is === 'not' && one.of.is === 'was-hit';
