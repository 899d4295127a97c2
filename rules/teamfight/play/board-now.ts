import type { Board } from '../board/board.ts';
import { changedBoard } from '../board/change-board.ts';
import type { Game } from '../game.ts';
import type { Razed, State } from '../state.ts';

/** T-172: the board of a match as it stands now, the map without what was destroyed of it. Everything that asks for the board asks here. */
export function boardOf({ boards }: Game, { board, razed }: State): Board | undefined {
  const map = boards[board];
  return razed === undefined || map === undefined ? map : without(map, razed);
}

/** Changed boards by their map and by what has changed; states that are copies of each other share the list itself. */
const boards = new WeakMap<Board, Map<string, Board>>();
const ofList = new WeakMap<Razed, Board>();

function without(map: Board, razed: Razed): Board {
  const known = ofList.get(razed);
  if (known !== undefined) return known;
  let ofMap = boards.get(map);
  if (ofMap === undefined) {
    ofMap = new Map();
    boards.set(map, ofMap);
  }
  const key = JSON.stringify(razed);
  let board = ofMap.get(key);
  if (board === undefined) {
    board = changedBoard(map, razed);
    ofMap.set(key, board);
  }
  ofList.set(razed, board);
  return board;
}
