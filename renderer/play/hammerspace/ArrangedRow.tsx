import { UnstyledButton } from '@mantine/core';
import type { Arranging } from '../../match/hammerspace/moment.ts';
import { look, usePicking } from '../../stores/picking.ts';
import { words } from '../../words.ts';
import classes from './Brawl.module.css';
import { CardFace } from './CardFace.tsx';
import { draftOf, dropped, moved, setDraft, turned } from './drafting.ts';
import type { SeatProps } from './seat-props.ts';

interface Props extends SeatProps {
  readonly name: string;
  readonly arranging: Arranging;
}

/** The own row while it is laid: each card is moved, turned or, of too many, discarded. */
export function ArrangedRow({ scenery, moment, seat, width, name, arranging }: Props) {
  const { brawl } = words;
  const { arrange } = brawl;
  const marks = moment.state.marks[seat] ?? [];
  const row = moment.state.rows[seat] ?? [];
  const draft = usePicking((hand) => hand.draft) ?? draftOf(marks, arranging);
  const tooMany = row.length > arranging.kept;
  const wide = tooMany ? Math.max(72, Math.floor((width * arranging.kept) / row.length)) : width;
  const places = [...draft.order, ...[...row.keys()].filter((place) => !draft.order.includes(place))];
  return (
    <ol className={classes.row} data-row aria-label={brawl.row(name)}>
      {places.map((place) => {
        const number = scenery.cards[row[place] ?? -1];
        const design = scenery.designs[number ?? -1];
        const title = design?.name ?? brawl.card.hidden;
        const isKept = draft.order.includes(place);
        const isHidden = draft.hidden.has(place);
        const at = draft.order.indexOf(place);
        return (
          <li key={place} className={classes.laid} onPointerEnter={() => look(number)}>
            <span className={classes.card} data-down={isHidden || undefined} data-spent={!isKept || undefined}>
              <CardFace design={design} deck={scenery.designs[scenery.cards[0] ?? -1]} width={wide} />
            </span>
            <span className={classes.moves}>
              {arranging.reorders && isKept && (
                <Move
                  label={arrange.left(title)}
                  brief={arrange.brief.left}
                  isOff={at === 0}
                  onClick={() => setDraft(moved(draft, place, -1))}
                />
              )}
              {arranging.flips && isKept && (
                <Move
                  label={isHidden ? arrange.show(title) : arrange.hide(title)}
                  brief={isHidden ? arrange.brief.show : arrange.brief.hide}
                  onClick={() => setDraft(turned(draft, place, arranging.hidden))}
                />
              )}
              {tooMany && (
                <Move
                  label={isKept ? arrange.drop(title) : arrange.take(title)}
                  brief={isKept ? arrange.brief.drop : arrange.brief.take}
                  isOff={!isKept && draft.order.length >= arranging.kept}
                  onClick={() => setDraft(dropped(draft, place))}
                />
              )}
              {arranging.reorders && isKept && (
                <Move
                  label={arrange.right(title)}
                  brief={arrange.brief.right}
                  isOff={at === draft.order.length - 1}
                  onClick={() => setDraft(moved(draft, place, 1))}
                />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface MoveProps {
  readonly label: string;
  readonly brief: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function Move({ label, brief, isOff = false, onClick }: MoveProps) {
  return (
    <UnstyledButton className={classes.move} aria-label={label} title={label} disabled={isOff} onClick={onClick}>
      {brief}
    </UnstyledButton>
  );
}
