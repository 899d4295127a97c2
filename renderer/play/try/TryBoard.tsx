import { useMemo } from 'react';
import { Board } from '../../match/board/Board.tsx';
import { markersOnBoard, unitsOnBoard } from '../../match/teamfight/pieces.ts';
import type { Tried } from '../../match/teamfight/try-questions.ts';
import { act, change, pointAt, useTry } from '../../stores/try.ts';
import { lighting } from './lit.ts';
import classes from './Try.module.css';
import { useDrag } from './use-drag.ts';

/** The board: what is legal lights up, areas follow the pointer, and units are dragged. */
export function TryBoard({ tried }: { readonly tried: Tried }) {
  const over = useTry((state) => state.over);
  const chosen = useTry((state) => state.chosen);
  const { scenery, state, choices, done } = tried;
  const { lit, choiceOn } = useMemo(() => lighting(tried, over), [tried, over]);
  const units = unitsOnBoard(scenery, state);
  const { to, handlers } = useDrag({
    board: scenery.board,
    units,
    put: (unit, at) => void change({ change: 'move', unit, at }),
  });
  const touched = [...new Set((done[0]?.told ?? []).flatMap(({ units }) => units))];
  const path = over === undefined ? undefined : choices.choices[over.choice]?.path;
  const active = state.turn && state.turn.unit >= 0 ? state.turn.unit : undefined;
  return (
    <div className={classes.board} {...handlers}>
      <Board
        board={scenery.board}
        units={units}
        markers={markersOnBoard(scenery, state)}
        lit={to === undefined ? lit : [{ space: to, as: 'area' }]}
        {...(path && { path })}
        {...(active !== undefined && { active })}
        touched={touched}
        chosen={chosen}
        onUnit={(unit) => useTry.setState({ chosen: unit })}
        onOver={(space) => void pointAt(space === undefined ? undefined : choiceOn.get(space))}
        onSpace={(space) => {
          const choice = choices.choices[choiceOn.get(space) ?? -1];
          if (choice) void act(choice.action);
        }}
      />
    </div>
  );
}
