import { UnstyledButton } from '@mantine/core';
import { traitSpot } from '../../match/hammerspace/moment.ts';
import { look, usePicking } from '../../stores/picking.ts';
import { words } from '../../words.ts';
import classes from './Brawl.module.css';
import type { SeatProps } from './seat-props.ts';
import { litBy, pick, useBrawlChoices } from './use-brawl.ts';

/** The traits that lie open before a player, and those to choose from. */
export function Traits({ scenery, moment, seat, name }: SeatProps & { readonly name: string }) {
  const { state } = moment;
  const choices = useBrawlChoices();
  const picked = usePicking((hand) => hand.picked);
  const lit = choices ? litBy(choices.choices, picked) : new Set<string>();
  const dealt = (state.dealt[seat] ?? []).filter((trait) => trait >= 0);
  const traits = [...(state.traits[seat] ?? []), ...dealt];
  if (traits.length === 0) return undefined;
  const { brawl } = words;
  return (
    <ul className={classes.traits} aria-label={dealt.length > 0 ? brawl.dealt : brawl.traits(name)}>
      {traits.map((trait) => {
        const design = scenery.traits[trait];
        const title = scenery.designs[design ?? -1]?.name ?? '';
        const spot = traitSpot(trait);
        const isLit = lit.has(spot);
        return (
          <li key={trait}>
            <UnstyledButton
              className={classes.trait}
              data-lit={isLit || undefined}
              data-picked={picked.includes(spot) || undefined}
              aria-label={isLit ? brawl.card.pick(title) : title}
              aria-pressed={isLit ? picked.includes(spot) : undefined}
              onPointerEnter={() => look(design)}
              onFocus={() => look(design)}
              onClick={() => (choices && isLit ? pick(choices.choices, spot, true) : look(design))}
            >
              {title}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
