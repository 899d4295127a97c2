import { elementDie } from '../elemental-map.ts';
import type { Effect, Who } from '../program.ts';
import type { Frame } from '../state.ts';
import { type Element, opposes } from '../types.ts';
import { hurt } from './damage.ts';
import { designOf, type Look, type Play, stands } from './look.ts';
import { rollOf } from './rolls.ts';
import { effectsFrame } from './triggers.ts';
import { emOf } from './values.ts';

/** What the next defender does against a roll, until all have (U-020, U-041 to U-044). */
export function defend(play: Play, frame: Extract<Frame, { at: 'opposed' }>): void {
  const { state, game, emit } = play;
  const { opposed, cast } = frame;
  const [figure, ...rest] = frame.queue;
  if (figure === undefined) {
    state.stack.pop();
    // What the user has of it comes once (U-043).
    const own = opposed.success.filter((effect) => 'who' in effect && effect.who === 'self');
    if (frame.beaten && own.length > 0) state.stack.push(effectsFrame(own, cast));
    return;
  }
  frame.queue = rest;
  if (!stands(play, figure)) return;
  const design = designOf(play, cast.by).abilities[cast.ability]!;
  const roll = opposes[design.roll ?? 'attack'];
  const element = elementOf(game.options.defenceElement, design.element, opposed.damage);
  const { dice, flat } = elementDie(emOf(play, figure, element));
  const total = rollOf(play, figure, roll, dice, flat);
  const difference = frame.total - total;
  emit({ event: 'defended', figure, roll, total, difference });
  // A tie is no success (U-044).
  const beaten = difference > 0;
  frame.beaten ||= beaten;
  const follows = opposed.success.filter((effect) => comes(play, effect, opposed.damage !== undefined, beaten));
  if (follows.length > 0) state.stack.push(effectsFrame(follows, { ...cast, only: figure }));
  if (opposed.damage !== undefined) hurt(play, figure, cast.by, difference, opposed.damage);
}

/** The element whose die is rolled in defence: of the ability, or by option of the damage (U-022). */
export const elementOf = (option: 'ability' | 'damage', ability: Element, damage: Element | undefined): Element =>
  option === 'ability' ? ability : (damage ?? ability);

/** Whether something that goes with a roll is done to a defender (U-042, U-103). */
export function comes({ game }: Look, effect: Effect, isDamage: boolean, beaten: boolean): boolean {
  const who: Who = 'who' in effect ? effect.who : 'target';
  if (who === 'self') return false;
  if (beaten) return true;
  if (isDamage) return !game.options.extraNeedsDamage;
  return effect.do === 'damage' && !game.options.addedDamageNeedsSuccess;
}
