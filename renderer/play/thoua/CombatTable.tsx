import { useMemo } from 'react';
import { Board } from '../../match/board/Board.tsx';
import { unitOn } from '../../match/board/on-board.ts';
import type { CombatMoment } from '../../match/thoua/moment.ts';
import type { CombatScenery } from '../../match/thoua/scenery.ts';
import { useAiming } from '../../stores/aiming.ts';
import { changeByHand, decide } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import { areaAt } from '../area-at.ts';
import { laidOf, litSpaces, openOnBoard, pastSpaces } from './lit-spaces.ts';
import { changedObstacles, figuresOnBoard } from './on-board.ts';
import { Track } from './Track.tsx';
import { useCombat, useCombatChoices } from './use-combat.ts';

/** The order of turns over the board, with what the person can choose on it. */
export function CombatTable() {
  const there = useCombat();
  return (
    there && (
      <>
        <Track scenery={there.scenery} moment={there.moment} />
        <Table scenery={there.scenery} moment={there.moment} />
      </>
    )
  );
}

function Table({ scenery, moment }: { readonly scenery: CombatScenery; readonly moment: CombatMoment }) {
  const { state } = moment;
  const figures = useMemo(() => figuresOnBoard(scenery, state), [scenery, state]);
  const markers = useMemo(() => changedObstacles(scenery, state), [scenery, state]);
  const choices = useCombatChoices();
  const { ability, turned, building } = useAiming();
  const { over, choice: looked, moving, changing, unit: chosen } = useHand();
  const open = useMemo(
    () => (choices ? openOnBoard(choices.choices, { ability, turned }) : []),
    [choices, ability, turned],
  );
  const laid = useMemo(() => laidOf(open), [open]);
  const at = (space: number) => areaAt(laid, space) ?? open.find((one) => one.space === space);
  const pointed = looked === undefined ? (over === undefined ? undefined : at(over)) : choices?.choices[looked];
  const byHand = changing && (building ? 'obstacle' : moving && chosen !== undefined ? 'move' : undefined);
  const lit = useMemo(() => {
    if (byHand) {
      const told = byHand === 'move' ? words.play.change.moving : words.combat.change.building;
      const { columns, rows } = scenery.board;
      return Array.from({ length: columns * rows }, (_, space) => space)
        .filter((space) => unitOn(figures, scenery.board, space) === undefined)
        .map((space) => ({ space, as: 'go' as const, told }));
    }
    return choices ? litSpaces(open, pointed) : pastSpaces(moment);
  }, [byHand, choices, open, pointed, moment, scenery, figures]);
  const onSpace = (space: number) => {
    if (!byHand) {
      const found = at(space);
      if (found) void decide(found.action);
      return;
    }
    useHand.setState({ moving: false });
    useAiming.setState({ building: false });
    const edit = byHand === 'move' ? { edit: 'move', figure: chosen, at: space } : { edit: 'obstacle', at: space };
    void changeByHand({ edit });
  };
  return (
    <Board
      board={scenery.board}
      units={figures}
      markers={markers}
      lit={lit}
      path={pointed?.path ?? pathOf(moment)}
      active={state.acting}
      touched={moment.told.flatMap((told) => told.figures)}
      chosen={chosen}
      onSpace={onSpace}
      onOver={(space) => useHand.setState({ over: space })}
      onUnit={(unit) => useHand.setState({ unit })}
    />
  );
}

/** The way that a figure has just gone. */
const pathOf = ({ told }: CombatMoment): readonly number[] =>
  told.find(({ spaces }) => spaces.length > 1)?.spaces ?? [];
