import type { GameSet } from '../../rules/game-set.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { freeName } from '../../rules/teamfight/paint/point-name.ts';
import { useOpened } from '../stores/opened.ts';
import { mapNow, otherSide, paintingFor, usePainter } from '../stores/painter.ts';
import { words } from '../words.ts';
import { markersOf, type Paintable, terrainOf } from './kinds.ts';

/** What a tool is set to paint. */
export type Hand = Pick<
  ReturnType<typeof usePainter.getState>,
  'tool' | 'team' | 'higher' | 'terrain' | 'marker' | 'hazard' | 'control'
>;

/** One of what a tool can paint. */
export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly colour?: string | undefined;
  readonly sign?: 'red' | 'blue';
}

export interface Choices {
  readonly chosen: string;
  readonly choices: readonly Choice[];
  readonly choose: (value: string) => void;
}

/** What the tool in the hand can paint, where it is one of several. */
export function choicesOf(set: GameSet, hand: Hand, painting: Painting): Choices | undefined {
  const { tool, team, higher } = hand;
  const { lowerHere, lowerThere, team: teams, newHazard, newPoint, hazardName, pointName } = words.painter;
  switch (tool) {
    case 'height': {
      const chosen = higher ? 'higher' : 'lower';
      const choices = [
        { value: 'lower', name: lowerHere },
        { value: 'higher', name: lowerThere },
      ];
      return { chosen, choices, choose: (value) => usePainter.setState({ higher: value === 'higher' }) };
    }
    case 'deploy': {
      const choices = (['red', 'blue'] as const).map((value) => ({ value, name: teams[value], sign: value }));
      return { chosen: team, choices, choose: (value) => value !== team && otherSide() };
    }
    case 'terrain':
    case 'marker': {
      const kinds = tool === 'terrain' ? terrainOf(set) : markersOf(set);
      const choices = kinds.map(({ ref, entity }) => ({
        value: ref,
        name: entity.data.name,
        colour: tool === 'terrain' ? (entity.data as { readonly colour?: string }).colour : undefined,
      }));
      return {
        chosen: chosenOf(kinds, hand[tool]),
        choices,
        choose: (value) => usePainter.setState({ [tool]: value }),
      };
    }
    case 'hazard':
    case 'control': {
      const areas = tool === 'hazard' ? painting.hazards : painting.controlPoints;
      const known = [...new Set(areas.map(({ name }) => name))];
      const chosen = hand[tool] ?? known[0] ?? '';
      const fresh = { value: '', name: tool === 'hazard' ? newHazard : newPoint };
      const choices = [...known.map((name) => ({ value: name, name })), fresh];
      const choose = (value: string) =>
        usePainter.setState({
          [tool]: value === '' ? freeName(areas, tool === 'hazard' ? hazardName : pointName) : value,
        });
      return { chosen: known.includes(chosen) ? chosen : '', choices, choose };
    }
    default:
      return undefined;
  }
}

/** The next of what the tool in the hand can paint. */
export function nextChoice(): void {
  const { set } = useOpened.getState().catalogue ?? {};
  const map = mapNow();
  const found = set && map && choicesOf(set, usePainter.getState(), paintingFor(map));
  if (!found) return;
  const { chosen, choices, choose } = found;
  const next = choices[(choices.findIndex(({ value }) => value === chosen) + 1) % choices.length];
  if (next) choose(next.value);
}

const chosenOf = (kinds: readonly Paintable[], ref: string | undefined): string =>
  kinds.find((kind) => kind.ref === ref || kind.entity.ref === ref)?.ref ?? kinds[0]?.ref ?? '';
