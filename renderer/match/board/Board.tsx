import { useElementSize } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { usePainted } from '../../faces/use-painted.ts';
import { words } from '../../words.ts';
import classes from './Board.module.css';
import { Marker } from './Marker.tsx';
import type { BoardShown, MarkerOnBoard, UnitOnBoard } from './on-board.ts';
import { Piece } from './Piece.tsx';

/** What a space means while somebody chooses. */
export interface Lit {
  readonly space: number;
  /** `go`: a unit can go there. `aim`: it can be chosen. `free`: it can be, though nothing is there. `area`: it would be covered. `past`: just now something happened there. */
  readonly as: 'go' | 'aim' | 'free' | 'area' | 'past';
  /** What choosing it does, in words; of a space that can be chosen. */
  readonly told?: string;
  /** What stands beside it: the odds, the most telling first. All are shown where the pointer or the keyboard is. */
  readonly note?: string;
}

interface Props {
  readonly board: BoardShown;
  readonly units: readonly UnitOnBoard[];
  readonly markers: readonly MarkerOnBoard[];
  readonly lit?: readonly Lit[];
  /** Spaces of a way, from where it begins. */
  readonly path?: readonly number[];
  /** Who owns each control point. */
  readonly claims?: readonly UnitOnBoard['side'][];
  /** The unit whose turn it is, and those that just now something happened to. */
  readonly active?: number;
  readonly touched?: readonly number[];
  readonly chosen?: number | undefined;
  readonly onSpace?: (space: number) => void;
  readonly onUnit?: (unit: number) => void;
  /** The pointer or the keyboard is over a space that can be chosen; undefined once it is not. */
  readonly onOver?: (space: number | undefined) => void;
}

/** Where something is on the board. */
type Lying = Pick<UnitOnBoard, 'at' | 'edges'> & { readonly size?: number };

/** A map as it prints, with all that stands on it, as large as its place allows. Spaces that mean something are buttons. */
export function Board(props: Props) {
  const { board, units, markers, lit = [], path = [], active, touched = [], chosen, claims = [] } = props;
  const { ref, width, height } = useElementSize();
  const side = Math.max(8, Math.floor(Math.min(width / board.columns, height / board.rows)));
  const at = (space: number) => ({
    left: (space % board.columns) * side,
    top: Math.floor(space / board.columns) * side,
  });
  const boxOf = ({ at: space, size = 1, edges }: Lying) => {
    const { left, top } = at(space);
    if (edges === undefined) return { left, top, width: side * size, height: side * size };
    const [thick, long] = [Math.max(6, Math.round(side * 0.16)), side * edges.long];
    return edges.standing
      ? { left: left + side - thick / 2, top, width: thick, height: long }
      : { left, top: top + side - thick / 2, width: long, height: thick };
  };
  const size = { width: board.columns * side, height: board.rows * side };
  return (
    <div ref={ref} className={classes.frame} data-board>
      {width > 0 && (
        <section className={classes.board} style={size} aria-label={words.match.board(board.name)}>
          {board.ground && <Ground list={board.ground} width={size.width} />}
          {board.points.flatMap(({ name, spaces }, point) => {
            const [first] = spaces;
            const owner = claims[point] ?? 'none';
            return first === undefined || owner === 'none' ? (
              []
            ) : (
              <span
                key={name}
                className={classes.claim}
                data-side={owner}
                style={at(first)}
                title={words.match.claimed(name, words.match.side[owner])}
              >
                {words.match.letter[owner]}
              </span>
            );
          })}
          {markers.map((marker) => (
            <Marker key={marker.key} marker={marker} side={side} style={boxOf(marker)} />
          ))}
          <Way path={path} columns={board.columns} side={side} />
          {units.map((unit) => (
            <Piece
              key={unit.unit}
              unit={unit}
              side={side}
              style={boxOf(unit)}
              isActive={unit.unit === active}
              isTouched={touched.includes(unit.unit)}
              isChosen={unit.unit === chosen}
              onChoose={props.onUnit}
            />
          ))}
          {lit.map((one) => (
            <Space
              key={`${one.as} ${one.space}`}
              one={one}
              style={{ ...at(one.space), width: side, height: side }}
              name={`${one.space % board.columns},${Math.floor(one.space / board.columns)}`}
              onSpace={props.onSpace}
              onOver={props.onOver}
            />
          ))}
        </section>
      )}
    </div>
  );
}

function Ground({ list, width }: { readonly list: DisplayList; readonly width: number }) {
  const canvas = usePainted(list, width);
  return (
    <canvas ref={canvas} className={classes.ground} style={{ width, height: (width * list.height) / list.width }} />
  );
}

interface SpaceProps extends Pick<Props, 'onSpace' | 'onOver'> {
  readonly one: Lit;
  readonly style: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly name: string;
}

function Space({ one: { space, as, told, note }, style, name, onSpace, onOver }: SpaceProps) {
  // Above the uppermost row there is no room for what stands beside a space.
  const below = style.top === 0 || undefined;
  if (told === undefined)
    return <span className={classes.space} data-as={as} data-note={note} data-below={below} style={style} />;
  const over = () => onOver?.(space);
  const out = () => onOver?.(undefined);
  return (
    <button
      type="button"
      className={classes.space}
      data-as={as}
      data-space={name}
      data-note={note}
      data-below={below}
      data-brief={note && /^[\d.]+(?: %)?/.exec(note)?.[0]}
      style={style}
      title={told}
      aria-label={note === undefined ? told : `${told} ${note}`}
      onClick={() => onSpace?.(space)}
      onKeyDown={toNeighbour}
      onPointerEnter={over}
      onPointerLeave={out}
      onFocus={over}
      onBlur={out}
    ></button>
  );
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Arrows lead to the nearest space in that direction that can be chosen. */
function toNeighbour(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const from = event.currentTarget.getBoundingClientRect();
  const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLButtonElement>('button[data-space]') ?? [])];
  let best: HTMLButtonElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const to = one.getBoundingClientRect();
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * step[0] + y * step[1];
    // Beside the way costs double, so that an arrow goes straight where it can.
    const far = along + 2 * Math.abs(x * step[1] + y * step[0]);
    if (along > 1 && far < least) [best, least] = [one, far];
  }
  best?.focus();
}

/** The way of a unit from space to space. */
function Way({
  path,
  columns,
  side,
}: {
  readonly path: readonly number[];
  readonly columns: number;
  readonly side: number;
}) {
  if (path.length < 2) return undefined;
  const points = path.map(
    (space) => `${((space % columns) + 0.5) * side},${(Math.floor(space / columns) + 0.5) * side}`,
  );
  return (
    <svg className={classes.way} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
