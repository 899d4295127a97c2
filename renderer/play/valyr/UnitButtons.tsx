import type { Game } from '../../../rules/valyr/game.ts';
import { healthOf } from '../../../rules/valyr/play/stats.ts';
import { designOf } from '../../../rules/valyr/play/table.ts';
import type { View } from '../../../rules/valyr/state.ts';
import { unitName } from '../../../rules/valyr/tell-event.ts';
import { pixelsOf, seenAt } from '../../measured/inches.ts';
import type { Camera } from '../../stage/camera.ts';
import { useHand } from '../../stores/match-hand.ts';
import { usePointing } from '../../stores/pointing.ts';
import { words } from '../../words.ts';
import classes from './Battle.module.css';
import { useBattleChoices } from './use-battle.ts';
import { actAt } from './use-battle-input.ts';

interface Props {
  readonly game: Game;
  readonly state: View;
  readonly camera: Camera;
  readonly lit: ReadonlySet<number>;
}

/** What is to be known of how a unit stands, in words. */
export function statesOf(seen: View, number: number): string[] {
  const { battle } = words;
  const unit = seen.units[number]!;
  return [
    ...(unit.at === 'out' ? [battle.out] : unit.at === 'waiting' ? [battle.waiting] : []),
    ...(seen.turn?.unit === number ? [battle.acts] : unit.exhausted && unit.at === 'table' ? [battle.exhausted] : []),
    ...(unit.fallen && unit.at === 'table' ? [battle.fallen] : []),
  ];
}

/** Every unit on the table as a button for the keyboard and for readers; what is seen is drawn. */
export function UnitButtons({ game, state, camera, lit }: Props) {
  const decides = useBattleChoices() !== undefined;
  const inch = pixelsOf(camera);
  return state.units.map((unit, number) => {
    if (unit.at !== 'table') return undefined;
    const { radius } = designOf(game, unit);
    const { x, y } = seenAt({ x: (unit.x - radius) / 1000, y: (unit.y - radius) / 1000 }, camera);
    const side = (2 * radius * inch) / 1000;
    const told = words.battle.unit(
      unitName(game, state, number),
      words.battle.player(unit.seat),
      unit.damage,
      healthOf(game, state, number),
      statesOf(state, number),
    );
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a unit is known by its number
        key={number}
        type="button"
        className={classes.unit}
        aria-label={told}
        data-unit={number}
        data-lit={lit.has(number) || undefined}
        style={{ left: x, top: y, width: side, height: side }}
        onFocus={() => {
          useHand.setState({ unit: number });
          usePointing.setState({ over: { x: unit.x, y: unit.y } });
        }}
        onClick={() => actAt(game, state, { x: unit.x, y: unit.y }, decides)}
      />
    );
  });
}
