import type Konva from 'konva';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import type { Game } from '../../../rules/valyr/game.ts';
import { shadowFor } from '../../../rules/valyr/play/shadow.ts';
import { sizeWith } from '../../../rules/valyr/sizes.ts';
import type { View } from '../../../rules/valyr/state.ts';
import { unitName } from '../../../rules/valyr/tell-event.ts';
import type { BattleMoment } from '../../match/valyr/moment.ts';
import type { BattleScenery } from '../../match/valyr/scenery.ts';
import { drawShadow } from '../../measured/draw-shadow.ts';
import { Ground, useGroundAssets } from '../../measured/Ground.tsx';
import { InchRulers } from '../../measured/InchRulers.tsx';
import { IconButton } from '../../shell/IconButton.tsx';
import { useStageGestures } from '../../stage/use-stage-gestures.ts';
import { zoomStep } from '../../stage/zoom-step.ts';
import { momentsNow, useMatch } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { toggleShadows, usePointing } from '../../stores/pointing.ts';
import { fitAll, showSpread, useStage, zoomBy } from '../../stores/stage.ts';
import { words } from '../../words.ts';
import classes from './Battle.module.css';
import { drawPast, drawUnits } from './draw-battle.ts';
import { drawPointing } from './draw-pointing.ts';
import { PlacesLayer } from './PlacesLayer.tsx';
import { Said } from './Said.tsx';
import { UnitButtons } from './UnitButtons.tsx';
import { battleChoicesOf, useBattle, useBattleChoices } from './use-battle.ts';
import { litUnits, useBattleInput } from './use-battle-input.ts';

/** The measured table with all units, and with what the person can do on it. */
export function BattleTable() {
  const there = useBattle();
  return there && <Table scenery={there.scenery} moment={there.moment} />;
}

interface Props {
  readonly scenery: BattleScenery;
  readonly moment: BattleMoment;
}

function Table({ scenery, moment }: Props) {
  const { game, ground, name } = scenery;
  const { state } = moment;
  const assets = useGroundAssets(ground);
  const view = useStage((stage) => stage.view);
  const camera = useStage((stage) => stage.camera);
  const stage = useStageGestures();
  const { width, height } = ground;
  const key = `battle ${name}`;
  useLayoutEffect(
    () => showSpread({ placed: [{ face: { key, list: { width, height } }, x: 0, y: 0 }], width, height }),
    [key, width, height],
  );
  const choices = useBattleChoices();
  const before = useMatch((shown) => (momentsNow(shown)[shown.at - 1] as BattleMoment | undefined)?.state);
  const input = useBattleInput(game, state, choices !== undefined);
  const looked = useHand((hand) => hand.unit);
  const measuring = usePointing((pointing) => pointing.measuring);
  const lit = useMemo(() => (choices ? litUnits(game, state) : new Set<number>()), [choices, game, state]);
  const shadows = usePointing((pointing) => pointing.shadows);
  const eye = choices && state.turn ? state.turn.unit : (looked ?? state.turn?.unit);
  const shadow = useMemo(
    () => (shadows && eye !== undefined ? shadowFor(game, state, eye) : undefined),
    [shadows, game, state, eye],
  );
  const { stage: tools } = words;
  const drawn = useCallback(
    ({ _context: ctx }: Context) => {
      const touched = moment.told.flatMap(({ units }) => units);
      if (shadow) drawShadow({ ctx, camera }, shadow.outlines);
      if (!choices) drawPast({ ctx, camera }, state, before, moment.told);
      drawUnits({ ctx, camera }, game, state, { looked, touched, lit, accent: accentNow() });
    },
    [game, state, camera, looked, lit, moment, before, choices, shadow],
  );
  return (
    <div className={classes.frame} data-measured>
      <section
        ref={stage}
        className={classes.stage}
        aria-label={words.battle.table(name)}
        aria-description={words.battle.keyboard}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and Enter act on it
        tabIndex={0}
        data-stage
        onKeyDown={input.onKeyDown}
      >
        <div
          className={classes.table}
          data-card={key}
          data-aims={choices !== undefined || undefined}
          {...input.pointer}
        >
          {assets && view.width > 0 && (
            <Stage width={view.width} height={view.height} listening={false}>
              <Ground list={ground} assets={assets} camera={camera} />
              <PlacesLayer game={game} state={state} camera={camera} view={view} />
              <Layer listening={false}>
                <Shape sceneFunc={drawn} listening={false} perfectDrawEnabled={false} />
              </Layer>
              <Pointed game={game} state={state} />
            </Stage>
          )}
        </div>
        <UnitButtons game={game} state={state} camera={camera} lit={lit} />
      </section>
      <InchRulers width={game.width / 1000} depth={game.depth / 1000} camera={camera} view={view} />
      <Said game={game} state={state} camera={camera} view={view} />
      {shadows && (
        <p className={classes.note}>
          {shadow && eye !== undefined
            ? words.battle.shadowOf(unitName(game, state, eye), sizeWith(shadow.radius))
            : words.battle.noShadow}
        </p>
      )}
      <div className={classes.tools} role="toolbar" aria-label={words.battle.tools} aria-orientation="vertical">
        <IconButton
          icon="ruler"
          label={measuring ? words.battle.rulerOff : words.battle.ruler}
          pressed={measuring}
          onClick={() => usePointing.setState({ measuring: !measuring, ruler: undefined })}
        />
        <IconButton
          icon="sight"
          label={shadows ? words.battle.shadowsOff : words.battle.shadows}
          shortcut="V"
          pressed={shadows}
          onClick={toggleShadows}
        />
        <IconButton icon="plus" label={tools.zoomIn} shortcut="+" onClick={() => zoomBy(zoomStep)} />
        <IconButton icon="fit" label={tools.showAll} shortcut="0" onClick={fitAll} />
        <IconButton icon="minus" label={tools.zoomOut} shortcut="-" onClick={() => zoomBy(1 / zoomStep)} />
      </div>
    </div>
  );
}

interface Context {
  readonly _context: CanvasRenderingContext2D;
}

const accentNow = (): string => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();

/** What follows the pointer: drawn from the store, and never rendered for a move of it. */
function Pointed({ game, state }: { readonly game: Game; readonly state: View }) {
  const shape = useRef<Konva.Shape>(null);
  const camera = useStage((stage) => stage.camera);
  const draw = useCallback(
    ({ _context: ctx }: Context) => {
      const decides = battleChoicesOf(useMatch.getState()) !== undefined;
      drawPointing({ ctx, camera }, game, state, usePointing.getState(), useHand.getState(), decides, accentNow());
    },
    [game, state, camera],
  );
  useEffect(() => {
    const again = () => shape.current?.getLayer()?.batchDraw();
    const ends = [usePointing.subscribe(again), useMatch.subscribe(again), useHand.subscribe(again)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <Layer listening={false}>
      <Shape ref={shape} sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
    </Layer>
  );
}
