import { Alert, Button } from '@mantine/core';
import { useMemo } from 'react';
import { Board } from '../match/Board.tsx';
import { markersOnBoard, sideOf, unitOn, unitsOnBoard } from '../match/model/pieces.ts';
import type { Scenery } from '../match/model/scenery.ts';
import type { Moment } from '../match/worker/questions.ts';
import { changeByHand, decide, isSetChanged, momentNow, momentsNow, startMatch, useMatch } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { ChoiceBar } from './ChoiceBar.tsx';
import { EventLog } from './EventLog.tsx';
import { areaAt, areasOf, litSpaces, onBoard, pastSpaces } from './lit-spaces.ts';
import classes from './Play.module.css';
import { Transport } from './Transport.tsx';

/** The board in the middle, what can be done below it, the way through the match, and the log. */
export function MatchStage() {
  const scenery = useMatch((state) => state.scenery);
  const moment = useMatch(momentNow);
  const changing = useHand((state) => state.changing);
  if (!scenery || !moment) return undefined;
  return (
    <div className={classes.match}>
      <Told />
      <Table scenery={scenery} moment={moment} />
      {!changing && <ChoiceBar scenery={scenery} moment={moment} />}
      <Transport scenery={scenery} moment={moment} />
      {changing ? <ChangeBar scenery={scenery} moment={moment} /> : <EventLog />}
    </div>
  );
}

/** What is to be known before one looks at the match. */
function Told() {
  const { refusal, asked, seated, files } = useMatch();
  const now = useWork((state) => state.history.files);
  const { change } = words.play;
  return (
    <>
      {refusal !== undefined && (
        <Alert
          className={classes.told}
          color="red"
          role="alert"
          withCloseButton
          closeButtonLabel={words.play.dismiss}
          onClose={() => useMatch.setState({ refusal: undefined })}
        >
          {refusal}
        </Alert>
      )}
      {asked && isSetChanged({ files }, now) && (
        <Alert className={classes.told} color="amber" role="status">
          {change.setChanged}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void startMatch(asked, seated)}>
            {change.again}
          </Button>
        </Alert>
      )}
    </>
  );
}

/** The board, with what the person can choose on it. */
function Table({ scenery, moment }: { readonly scenery: Scenery; readonly moment: Moment }) {
  const { state } = moment;
  const units = useMemo(() => unitsOnBoard(scenery, state), [scenery, state]);
  const markers = useMemo(() => markersOnBoard(scenery, state), [scenery, state]);
  const atEnd = useMatch((shown) => shown.at === momentsNow(shown).length - 1);
  const { choices: all, odds } = useMatch();
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
const pathOf = ({ told }: Moment): readonly number[] => told.find(({ spaces }) => spaces.length > 1)?.spaces ?? [];
