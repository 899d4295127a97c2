import { useMemo } from 'react';
import { Board } from '../../../match/board/Board.tsx';
import type { CombatTried } from '../../../match/thoua/try-questions.ts';
import { act, change, useCombatTry } from '../../../stores/combat-try.ts';
import { areaAt } from '../../area-at.ts';
import classes from '../../try/Try.module.css';
import { useDrag } from '../../try/use-drag.ts';
import { laidOf, litSpaces, openOnBoard } from '../lit-spaces.ts';
import { changedObstacles, figuresOnBoard } from '../on-board.ts';

/** The field: what is legal lights up with its odds, areas follow the pointer, and figures are dragged. */
export function TryCombatBoard({ tried }: { readonly tried: CombatTried }) {
  const { scenery, state, choices, done, acting, asks } = tried;
  const { ability, turned, over, looked } = useCombatTry();
  const figures = useMemo(() => figuresOnBoard(scenery, state), [scenery, state]);
  const open = useMemo(
    () => (asks ? [] : openOnBoard(choices.choices, { ability, turned })),
    [asks, choices, ability, turned],
  );
  const laid = useMemo(() => laidOf(open), [open]);
  const at = (space: number) => areaAt(laid, space) ?? open.find((one) => one.space === space);
  const pointed = looked !== undefined ? choices.choices[looked] : over === undefined ? undefined : at(over);
  const lit = useMemo(() => litSpaces(open, asks ? undefined : pointed), [open, pointed, asks]);
  const { to, handlers } = useDrag({
    board: scenery.board,
    units: figures,
    put: (figure, space) => void change({ edit: 'move', figure, at: space }),
  });
  return (
    <div className={classes.board} {...handlers}>
      <Board
        board={scenery.board}
        units={figures}
        markers={changedObstacles(scenery, state)}
        lit={to === undefined ? lit : [{ space: to, as: 'area' }]}
        path={pointed?.path ?? []}
        active={acting}
        touched={(done[0]?.told ?? []).flatMap((told) => told.figures)}
        onOver={(space) => useCombatTry.setState({ over: space })}
        onSpace={(space) => {
          const found = at(space);
          if (found) void act(found.action);
        }}
      />
    </div>
  );
}
