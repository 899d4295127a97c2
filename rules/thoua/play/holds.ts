import type { Asked, Condition } from '../program.ts';
import type { Cast } from '../state.ts';
import { attributes } from '../types.ts';
import { apart } from './field.ts';
import { areAllies, designOf, figureOf, type Look, stands } from './look.ts';
import { emOfPlain, initiativeOf, mostHp } from './values.ts';

/** Whether all conditions hold. */
export function holds(look: Look, when: readonly Condition[], cast: Cast): boolean {
  for (const one of when) if (!isSo(look, one, cast)) return false;
  return true;
}

const inSpan = ({ from, to }: { readonly from?: number; readonly to?: number }, value: number): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to);

function isSo(look: Look, one: Condition, cast: Cast): boolean {
  switch (one.if) {
    case 'turn':
      return inSpan(one, figureOf(look, cast.by).turns);
    case 'not':
      return !isSo(look, one.not, cast);
    case 'more': {
      let [allies, enemies] = [0, 0];
      for (const figure of cast.reached) areAllies(look, cast.by, figure) ? allies++ : enemies++;
      return one.side === 'allies' ? allies > enemies : enemies > allies;
    }
    default:
      return askedOf(look, one.of, cast).some((figure) => holdsOf(look, one, figure));
  }
}

/** Who is asked: one of those whom the shape reaches is enough (U-102). */
function askedOf(look: Look, asked: Asked, cast: Cast): readonly number[] {
  switch (asked) {
    case 'self':
      return [cast.by];
    case 'target':
      return cast.target < 0 ? [] : [cast.target];
    case 'bearer':
      return cast.bearer < 0 ? [] : [cast.bearer];
    case 'any-enemy':
      return cast.reached.filter((figure) => !areAllies(look, cast.by, figure));
    case 'any-ally':
      return cast.reached.filter((figure) => areAllies(look, cast.by, figure));
  }
}

type OfSomebody = Extract<Condition, { readonly of: Asked }>;

function holdsOf(look: Look, one: OfSomebody, figure: number): boolean {
  switch (one.if) {
    // Permanent values only; those of the elemental map as they are now (U-100).
    case 'attribute':
      return inSpan(one, designOf(look, figure).attributes[attributes.indexOf(one.attribute)]!);
    case 'level':
      return inSpan(one, designOf(look, figure).level);
    case 'em':
      return inSpan(one, emOfPlain(look, figure, one.element));
    case 'initiative':
      return inSpan(one, initiativeOf(look, figure, true));
    case 'hp':
      return inSpan(one, figureOf(look, figure).hp);
    case 'hp-percent': {
      // Strictly: exactly half is neither above nor below.
      const [own, mark] = [figureOf(look, figure).hp * 100, mostHp(look, figure, true) * one.percent];
      return one.is === 'above' ? own > mark : own < mark;
    }
    case 'has':
      return figureOf(look, figure).has.some(
        (held) => held.has !== 'modifier' && held.name.toLowerCase() === one.condition,
      );
    case 'has-any':
      return figureOf(look, figure).has.some((held) =>
        held.has === 'modifier'
          ? one.what === (held.sign === 1 ? 'bonus' : 'penalty')
          : held.has === 'condition' && one.what === 'condition',
      );
    case 'near':
      return inSpan(one.from === undefined && one.to === undefined ? { from: 1 } : one, near(look, figure, one));
  }
}

function near(
  look: Look,
  figure: number,
  { side, within }: { readonly side: 'ally' | 'enemy'; readonly within: number },
): number {
  const { figures } = look.state;
  const at = figures[figure]!.at;
  let count = 0;
  for (let other = 0; other < figures.length; other++) {
    if (other === figure || !stands(look, other) || areAllies(look, figure, other) !== (side === 'ally')) continue;
    if (at >= 0 && apart(look, at, figures[other]!.at) <= within) count++;
  }
  return count;
}
