import { elementDie } from '../elemental-map.ts';
import type { AbilityDesign } from '../game.ts';
import { areAllies, designOf, figureOf, type Look, stands } from '../play/look.ts';
import { elementOf } from '../play/opposed.ts';
import { bonusDice, modifiersOf, sumOf } from '../play/values.ts';
import type { Dice, Modifier } from '../program.ts';
import { type Element, opposes, type Roll } from '../types.ts';
import type { Die } from './odds.ts';
import type { Temper } from './temper.ts';

/** What is known of a figure while something is decided: asked once, used for every action. */
export interface Known {
  readonly hp: number;
  readonly most: number;
  readonly modifiers: readonly Modifier[];
  /** Whether its abilities are rolled with attack, and with status. */
  readonly uses: { readonly attack: boolean; readonly status: boolean };
}

/** Everything that a decision of one figure is weighed by. */
export class Thought {
  readonly look: Look;
  readonly by: number;
  readonly temper: Temper;
  /** All who stand, in order. */
  readonly standing: readonly number[];
  readonly #known: (Known | undefined)[] = [];

  constructor(look: Look, by: number, temper: Temper) {
    this.look = look;
    this.by = by;
    this.temper = temper;
    this.standing = look.game.figures.flatMap((_, figure) => (stands(look, figure) ? [figure] : []));
  }

  of(figure: number): Known {
    const known = this.#known[figure];
    if (known) return known;
    const { look } = this;
    const modifiers = modifiersOf(look, figure);
    const { abilities } = designOf(look, figure);
    const rolled = (roll: 'attack' | 'status') =>
      abilities.some((one) => one.roll === roll && (one.type === 'damage' || one.type === 'control'));
    const made = {
      hp: figureOf(look, figure).hp,
      most: sumOf(look, figure, 'hp', modifiers),
      modifiers,
      uses: { attack: rolled('attack'), status: rolled('status') },
    };
    this.#known[figure] = made;
    return made;
  }

  /** 1 for an ally of who decides, -1 for an enemy. */
  sign(figure: number): 1 | -1 {
    return areAllies(this.look, this.by, figure) ? 1 : -1;
  }

  /** The dice and the flat number of a roll, beside those of an ability. */
  rollOf(figure: number, roll: Roll): { readonly dice: readonly Die[]; readonly flat: number } {
    const { modifiers } = this.of(figure);
    const dice = bonusDice(modifiers, roll).map(({ sign, amount }): Die => ({ ...(amount as Dice), sign }));
    return { dice, flat: sumOf(this.look, figure, roll, modifiers) };
  }

  /** What a figure defends with against an ability. */
  defenceOf(
    figure: number,
    design: AbilityDesign,
    damage: Element | undefined,
  ): { readonly dice: readonly Die[]; readonly flat: number } {
    const own = this.rollOf(figure, opposes[design.roll ?? 'attack']);
    const element = elementOf(this.look.game.options.defenceElement, design.element, damage);
    const die = elementDie(sumOf(this.look, figure, `em-${element}`, this.of(figure).modifiers));
    return { dice: [...die.dice.map((one): Die => ({ ...one, sign: 1 })), ...own.dice], flat: own.flat + die.flat };
  }
}
