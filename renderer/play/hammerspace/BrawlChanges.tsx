import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { changeByHand } from '../../stores/match.ts';
import { usePicking } from '../../stores/picking.ts';
import { words } from '../../words.ts';
import { Figure } from '../Figure.tsx';
import { PinNote } from '../PinNote.tsx';
import classes from '../Play.module.css';
import { useBrawl } from './use-brawl.ts';

/** HP of a player and a card of a row: changed by hand. */
export function BrawlChanges() {
  const there = useBrawl();
  const [seat, setSeat] = useState(0);
  const [place, setPlace] = useState(0);
  const [card, setCard] = useState<string>();
  const looked = usePicking((hand) => hand.looked);
  if (!there) return undefined;
  const { scenery, moment } = there;
  const { state } = moment;
  const { brawl } = words;
  const { change } = brawl;
  const standing = state.hp.flatMap((_, one) =>
    state.fell[one] === 0 ? [{ value: String(one), label: brawl.player(one) }] : [],
  );
  const ofDeck = [...new Set(scenery.cards)].map((design) => ({
    value: String(scenery.cards.indexOf(design)),
    label: scenery.designs[design]?.name ?? '',
  }));
  const design = typeof looked === 'number' ? scenery.designs[looked] : undefined;
  return (
    <>
      <div className={classes.fields}>
        <Select
          size="xs"
          label={change.player}
          allowDeselect={false}
          data={standing}
          value={String(seat)}
          onChange={(value) => value && setSeat(Number(value))}
        />
        <Figure
          key={`${seat} ${state.hp[seat]}`}
          label={change.hp}
          value={state.hp[seat] ?? 0}
          set={(value) => void changeByHand({ edit: { edit: 'hp', seat, value } })}
        />
        <Select
          size="xs"
          label={change.place}
          allowDeselect={false}
          data={(state.rows[seat] ?? []).map((_, one) => ({ value: String(one), label: change.placeOf(one) }))}
          value={String(place)}
          onChange={(value) => value && setPlace(Number(value))}
        />
        <Select
          size="xs"
          searchable
          label={change.card}
          data={ofDeck}
          value={card ?? null}
          onChange={(value) => setCard(value ?? undefined)}
        />
        <Button
          size="xs"
          variant="default"
          disabled={card === undefined}
          onClick={() => void changeByHand({ edit: { edit: 'card', seat, place, card: Number(card) } })}
        >
          {change.lay}
        </Button>
      </div>
      {design && (
        <div className={classes.fields}>
          <PinNote key={design.ref} of={design} />
        </div>
      )}
    </>
  );
}
