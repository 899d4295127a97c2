import type { CSSProperties } from 'react';
import classes from './Board.module.css';
import type { UnitOnBoard } from './on-board.ts';

interface Props {
  readonly unit: UnitOnBoard;
  /** CSS pixels of a space. */
  readonly side: number;
  readonly style: CSSProperties;
  readonly isActive: boolean;
  readonly isTouched: boolean;
  readonly isChosen: boolean;
  readonly onChoose?: ((unit: number) => void) | undefined;
}

/** A unit on the board: its side by colour, shape and letter, its health, and that something lies on it. */
export function Piece({ unit, side, style, isActive, isTouched, isChosen, onChoose }: Props) {
  const { name, letters, told, side: team, sign, object, health, most, overshield, tokens, edges } = unit;
  return (
    <button
      type="button"
      className={classes.piece}
      data-unit={unit.unit}
      data-name={name}
      data-side={team}
      data-object={object || undefined}
      data-edges={edges && (edges.standing ? 'standing' : 'lying')}
      data-points={edges?.points}
      data-active={isActive || undefined}
      data-touched={isTouched || undefined}
      data-chosen={isChosen || undefined}
      style={{ ...style, fontSize: Math.max(9, Math.min(20, side * 0.4)) }}
      title={told}
      aria-label={told}
      onClick={() => onChoose?.(unit.unit)}
    >
      {/* Signs for the eye: the button's name says the same in words. */}
      <span className={classes.disc}>
        <span className={classes.letters} data-sign={letters} />
      </span>
      {sign !== '' && <span className={classes.team} data-sign={sign} />}
      {most > 0 && (
        <span className={classes.health} data-sign={health}>
          {overshield > 0 && <span className={classes.shield} data-sign={`+${overshield}`} />}
        </span>
      )}
      {tokens.length > 0 && <span className={classes.tokens} data-sign={tokens.length} />}
    </button>
  );
}
