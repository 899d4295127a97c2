import { create } from 'zustand';
import { cellMm } from '../../exporters/face/sizes.ts';
import type { Finding } from '../../rules/teamfight/lint/finding.ts';
import type { MapLint } from '../../rules/teamfight/lint/lint-map.ts';
import { withoutTwice } from '../../rules/teamfight/lint/overlaps.ts';
import { words } from '../words.ts';
import { desk } from './opened.ts';
import { commit, mapNow, paintingFor, refuses, usePainter } from './painter.ts';
import { revealPlace } from './stage.ts';

/** What may be unfair of the map on the stage. */
interface Fairness {
  /** The map's file. */
  readonly file?: string;
  /** Undefined until it was looked at for the first time. */
  readonly lint?: MapLint | undefined;
  /** What is shown on the map until it is asked for again. */
  readonly pinned?: Finding | undefined;
  /** What is shown while it is pointed at. */
  readonly pointed?: Finding | undefined;
}

export const useFairness = create<Fairness>(() => ({}));

/** Counts what was asked for: only the last answer is taken. */
let asked = 0;

/** Looks at a map as it is now. What is shown of it stays shown as long as it is still found. */
export async function lookAt(file: string, speed: number | undefined): Promise<void> {
  asked += 1;
  const mine = asked;
  if (useFairness.getState().file !== file) useFairness.setState({ file, lint: undefined, ...nothingShown });
  const lint = await desk.ask('lint', { file, speed });
  if (mine !== asked) return;
  const { pinned } = useFairness.getState();
  const again = pinned && lint?.findings.find((one) => one.code === pinned.code && one.message === pinned.message);
  useFairness.setState({ lint, pinned: again, pointed: undefined });
}

const nothingShown = { pinned: undefined, pointed: undefined };

/** Shows on the map what a finding is about and brings it into view; asked for again, it goes. */
export function pin(finding: Finding): void {
  const { pinned } = useFairness.getState();
  const shown = pinned === finding ? undefined : finding;
  useFairness.setState({ pinned: shown, pointed: undefined });
  const map = mapNow();
  if (!shown || !map) return;
  const corners = [
    ...shown.cells.flatMap((cell) => {
      const [x, y] = [cell % map.columns, Math.floor(cell / map.columns)];
      return [
        { x, y },
        { x: x + 1, y: y + 1 },
      ];
    }),
    ...shown.edges.flatMap(({ x, y, upright }) => [
      { x, y },
      { x: upright ? x : x + 1, y: upright ? y + 1 : y },
    ]),
  ];
  const [xs, ys] = [corners.map(({ x }) => x * cellMm), corners.map(({ y }) => y * cellMm)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  revealPlace({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
}

export const point = (pointed: Finding | undefined): void => useFairness.setState({ pointed });

/** Leaves in each cell one of the two that lie there. */
export function keepOne({ cells, twice }: Finding): void {
  const { on } = usePainter.getState();
  const map = mapNow();
  if (!on || !map || twice === undefined || refuses()) return;
  commit(words.fairness.kept[twice](on.name), withoutTwice(paintingFor(map), twice, cells));
}
