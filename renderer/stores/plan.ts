import { create } from 'zustand';
import type { ExportPlan } from '../../app/contract/export-plan.ts';
import type { ExportChoices } from '../../app/contract/studio.ts';
import { isGone } from './connection.ts';
import { sentence, studio } from './session.ts';

/** What the chosen export would bring out. */
interface Plan {
  readonly plan?: ExportPlan;
  /** What the plan is of. */
  readonly kind?: ExportChoices['kind'];
  /** Whether a newer one is being made; the old one stays meanwhile. */
  readonly planning: boolean;
  /** Why nothing would come out, as a sentence. */
  readonly refusal?: string;
}

export const usePlan = create<Plan>(() => ({ planning: false }));

/** Counts what was asked for: only the last plan is shown, whichever comes first. */
let asked = 0;

/** Asks what an export of the set, as it lies on the disk, would bring out. */
export async function askPlan(folder: string, choices: ExportChoices, shown: string | undefined): Promise<void> {
  asked += 1;
  const mine = asked;
  usePlan.setState({ planning: true });
  try {
    const plan = await studio().planExport({ folder, ...(shown !== undefined && { shown }), ...choices });
    if (mine === asked) usePlan.setState({ plan, kind: choices.kind, planning: false, refusal: undefined });
  } catch (error) {
    if (mine !== asked) return;
    usePlan.setState(
      isGone(error) ? { planning: false } : { plan: undefined, planning: false, refusal: sentence(error) },
    );
  }
}
