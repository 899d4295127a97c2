import type { BrawlChoice, BrawlChoices, BrawlMoment, Spot } from '../../match/hammerspace/moment.ts';
import type { BrawlScenery } from '../../match/hammerspace/scenery.ts';
import { decide, momentNow, momentsNow, useMatch } from '../../stores/match.ts';
import { usePicking } from '../../stores/picking.ts';

/** The moment that is looked at, as one of Hammerspace: its place shows no other system's. */
export function useBrawl(): { readonly scenery: BrawlScenery; readonly moment: BrawlMoment } | undefined {
  const scenery = useMatch((state) => state.scenery);
  const moment = useMatch(momentNow);
  return scenery && moment && { scenery: scenery as BrawlScenery, moment: moment as BrawlMoment };
}

/** What the person can choose now: at the end of the line, and with the eyes of who decides. */
export const useBrawlChoices = (): BrawlChoices | undefined =>
  useMatch((shown) => {
    const atEnd = shown.at === momentsNow(shown).length - 1;
    const next = momentNow(shown)?.next;
    const mine = shown.eyes === undefined || shown.eyes === next;
    return atEnd && mine ? (shown.choices as BrawlChoices | undefined) : undefined;
  });

/** Whose seat is nearest: that of who looks, else of the first person. */
export function useNearest(): number {
  return useMatch(({ eyes, seated }) => eyes ?? Math.max(0, seated.indexOf(undefined)));
}

/** The choices that what was clicked can still become. */
export const openTo = (choices: readonly BrawlChoice[], picked: readonly Spot[]): BrawlChoice[] =>
  choices.filter(({ spots }) => picked.every((spot) => spots.includes(spot)));

/** What can be clicked next. */
export const litBy = (choices: readonly BrawlChoice[], picked: readonly Spot[]): ReadonlySet<Spot> =>
  new Set(openTo(choices, picked).flatMap(({ spots }) => spots));

/** Clicks a thing, or takes the click back. A choice that leaves nothing open is made at once, unless all of it is one click on an own card. */
export function pick(choices: readonly BrawlChoice[], spot: Spot, isOwn: boolean): void {
  const before = usePicking.getState().picked;
  const picked = before.includes(spot) ? before.filter((one) => one !== spot) : [...before, spot];
  usePicking.setState({ picked });
  const left = openTo(choices, picked);
  const [only] = left;
  if (only && left.length === 1 && only.spots.length === picked.length && !isOwn) void decide(only.action);
}
