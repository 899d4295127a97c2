import type { SceneExpectation } from '../../../schemas/types.generated.ts';
import { scoresOf } from '../play/scoring.ts';
import { lastAttack, spacesOf, tokensOf, whyNot } from './expectations.ts';
import { tokenCount } from './scene-setup.ts';
import { refOf, tokenText } from './scene-words.ts';
import type { Table } from './table.ts';

/**
 * An expectation that says of what it compares how it is now; undefined where nothing is left to be compared. `from` is where the step's events begin
 * in the log.
 */
export function expectNow(table: Table, expected: SceneExpectation, from: number): SceneExpectation | undefined {
  const attack = lastAttack(table, from);
  const words = [...(expected.can ?? []), ...(expected.cannot ?? [])];
  const can = words.filter((word) => whyNot(table, word) === undefined);
  const cannot = words.filter((word) => !can.includes(word));
  const now = compact({
    ...expected,
    ...ofUnit(table, expected),
    can: can.length > 0 ? can : undefined,
    cannot: cannot.length > 0 ? cannot : undefined,
    def: expected.def === undefined ? undefined : attack?.def,
    crit: expected.crit === undefined ? undefined : attack?.crit,
    points: expected.points && scoresOf(table.look),
    on: expected.marker === undefined ? undefined : spacesOf(table, expected.marker).map((space) => table.place(space)),
  });
  return Object.keys(now).some((key) => key !== 'unit') ? now : undefined;
}

function ofUnit(table: Table, expected: SceneExpectation): Loose {
  const id = expected.unit === undefined ? -1 : table.unit(expected.unit);
  const unit = table.state.units[id];
  if (unit === undefined) return {};
  const { health, overshield, at, dead, tokens, stance, tapped } = expected;
  if (unit.at < 0) {
    const nothing = { health: undefined, overshield: undefined, at: undefined, tokens: undefined };
    return { ...nothing, dead: true, stance: undefined, tapped: undefined };
  }
  const ref = table.game.cards[unit.stance]?.ref;
  return {
    // Whoever lives, and was expected to die, has some health left.
    dead: dead === true ? undefined : dead,
    health: health === undefined && dead !== true ? undefined : unit.health,
    overshield: overshield === undefined ? undefined : unit.overshield,
    at: at === undefined ? undefined : table.place(unit.at),
    tokens: tokens?.map((text) => {
      const { token, count } = tokenCount(table.set, text);
      const now = tokensOf(unit, table.card(token));
      return now === count ? text : tokenText(refOf(table.set, token), now);
    }),
    stance: stance === undefined || ref === undefined ? undefined : refOf(table.set, ref),
    tapped: tapped && table.abilities(id).flatMap(({ ability, name }) => ((unit.tapped[ability] ?? 0) > 0 ? name : [])),
  };
}

/** An expectation of which some fields may say nothing. */
type Loose = { readonly [Key in keyof SceneExpectation]: SceneExpectation[Key] | undefined };

const compact = (loose: Loose): SceneExpectation =>
  Object.fromEntries(Object.entries(loose).filter(([, value]) => value !== undefined));
