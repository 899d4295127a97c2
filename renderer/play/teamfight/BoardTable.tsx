import { useMemo } from 'react';
import { Board } from '../../match/board/Board.tsx';
import { unitOn } from '../../match/board/on-board.ts';
import type { TeamfightMoment } from '../../match/teamfight/moment.ts';
import { markersOnBoard, sideOf, unitsOnBoard } from '../../match/teamfight/pieces.ts';
import type { Scenery } from '../../match/teamfight/scenery.ts';
import { changeByHand, decide, momentsNow, useMatch } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import { areaAt } from '../area-at.ts';
import { areasOf, litSpaces, onBoard, pastSpaces } from './lit-spaces.ts';
import { useTeamfight, useTeamfightChoices } from './use-teamfight.ts';

/** The board, with what the person can choose on it. */
export function BoardTable() {
  const there = useTeamfight();
  return there && <Table scenery={there.scenery} moment={there.moment} />;
}

function Table({ scenery, moment }: { readonly scenery: Scenery; readonly moment: TeamfightMoment }) {
  const { state } = moment;
  const units = useMemo(() => unitsOnBoard(scenery, state), [scenery, state]);
  const markers = useMemo(() => markersOnBoard(scenery, state), [scenery, state]);
  const atEnd = useMatch((shown) => shown.at === momentsNow(shown).length - 1);
  const all = useTeamfightChoices();
  const odds = useMatch((shown) => shown.odds);
  const { card: held, over, choice: looked, moving, changing, unit: chosen } = useHand();
  const choices = atEnd ? all : undefined;
  const card = held ?? firstCard(choices?.choices.map(({ action }) => action) ?? []);
  const here = onBoard({ choices, card });
  const areas = useMemo(() => areasOf(choices), [choices]);
  const overArea = over === undefined ? undefined : areaAt(areas, over);
  const listed = looked === undefined ? undefined : choices?.choices[looked];
  const pointed = listed ?? here.find(({ space }) => space === over);
  const area = overArea?.area ?? listed?.area;
  const lit = useMemo(() => {
    if (changing && moving && chosen !== undefined) {
      const { columns, rows } = scenery.board;
      return Array.from({ length: columns * rows }, (_, space) => space)
        .filter((space) => unitOn(units, scenery.board, space) === undefined)
        .map((space) => ({ space, as: 'go' as const, told: words.play.change.moving }));
    }
    return choices ? litSpaces({ choices, odds, card, area }) : pastSpaces(moment);
  }, [choices, odds, card, area, moment, changing, moving, chosen, scenery, units]);
  const onSpace = (space: number) => {
    if (changing && moving && chosen !== undefined) {
      useHand.setState({ moving: false });
      return void changeByHand({ edit: { edit: 'move', unit: chosen, at: space } });
    }
    const found = areaAt(areas, space) ?? here.find((one) => one.space === space);
    if (found) void decide(found.action);
  };
  return (
    <Board
      board={scenery.board}
      units={units}
      markers={markers}
      claims={state.claims.map((seat) => sideOf(state, seat))}
      lit={lit}
      path={pointed?.path ?? pathOf(moment)}
      active={state.turn?.unit ?? -1}
      touched={moment.told.flatMap((told) => told.units)}
      chosen={chosen}
      onSpace={onSpace}
      onOver={(space) => useHand.setState({ over: space })}
      onUnit={(unit) => useHand.setState({ unit })}
    />
  );
}

/** The hero that is deployed unless another is chosen. */
const firstCard = (actions: readonly { readonly do: string; readonly card?: number }[]): number | undefined =>
  actions.find((action) => action.do === 'deploy')?.card;

/** The way that a unit has just gone. */
const pathOf = ({ told }: TeamfightMoment): readonly number[] =>
  told.find(({ spaces }) => spaces.length > 1)?.spaces ?? [];
