import { Button } from '@mantine/core';
import { useShallow } from 'zustand/react/shallow';
import type { GameSet } from '../../rules/game-set.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { Changeable } from '../inspector/Changeable.tsx';
import { StageTools } from '../stage/StageTools.tsx';
import { usePainter } from '../stores/painter.ts';
import { useSystem } from '../stores/system.ts';
import { addThing } from '../stores/things.ts';
import { words } from '../words.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import { choicesOf } from './choices.ts';
import { SymmetryPicker } from './SymmetryPicker.tsx';
import { SightLine } from './sight/SightLine.tsx';
import classes from './ToolOptions.module.css';

interface Props {
  readonly set: GameSet;
  readonly painting: Painting;
}

/** What the tool paints: which kind, whose, and with what symmetry. */
export function ToolOptions({ set, painting }: Props) {
  const looks = usePainter(({ tool }) => tool === 'sight');
  return (
    <section className={classes.options} aria-label={words.painter.options}>
      {looks ? <SightLine /> : <Options set={set} painting={painting} />}
      <SymmetryPicker painting={painting} />
      <StageTools templated={false} turns={false} board />
    </section>
  );
}

function Options({ set, painting }: Props) {
  const hand = usePainter(
    useShallow(({ tool, team, higher, terrain, marker, hazard, control }) => ({
      tool,
      team,
      higher,
      terrain,
      marker,
      hazard,
      control,
    })),
  );
  const markerTeam = usePainter((state) => state.markerTeam);
  const { sides } = useSystem();
  const selection = usePainter((state) => state.selection);
  const { tool } = hand;
  const { lineHint, selectHint, selected, team: teams, noTerrain, noMarkers, whose, tool: names } = words.painter;
  const found = choicesOf(set, hand, painting);
  if (!found) {
    const hint = tool === 'wall' || tool === 'cover' ? lineHint[tool] : selectHint;
    return <p className={classes.hint}>{selection ? selected(selection.columns, selection.rows) : hint}</p>;
  }
  const { choices, chosen, choose } = found;
  if (choices.length === 0) {
    const kind = tool === 'terrain' ? 'terrain' : 'marker';
    return (
      <>
        <p className={classes.hint}>{kind === 'terrain' ? noTerrain : noMarkers}</p>
        <Changeable>
          <Button size="xs" variant="default" onClick={() => addThing(kind)}>
            {words.things.addOne(words.things.kinds[kind])}
          </Button>
        </Changeable>
      </>
    );
  }
  const ofTeams = (['none', 'red', 'blue'] as const).map((value) => ({
    value,
    name: teams[value],
    ...(value !== 'none' && { sign: value }),
  }));
  return (
    <>
      <ChoiceBar label={names[tool]} chosen={chosen} choices={choices} onChoose={choose} />
      {tool === 'marker' && sides && (
        <ChoiceBar
          label={whose}
          chosen={markerTeam ?? 'none'}
          choices={ofTeams}
          onChoose={(value) => usePainter.setState({ markerTeam: value === 'none' ? undefined : value })}
        />
      )}
    </>
  );
}
