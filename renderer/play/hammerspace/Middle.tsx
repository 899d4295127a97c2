import type { BrawlMoment } from '../../match/hammerspace/moment.ts';
import type { BrawlScenery } from '../../match/hammerspace/scenery.ts';
import { look } from '../../stores/picking.ts';
import { words } from '../../words.ts';
import classes from './Brawl.module.css';
import { CardFace } from './CardFace.tsx';

interface Props {
  readonly scenery: BrawlScenery;
  readonly moment: BrawlMoment;
}

const pile = 34;

/** The deck, the discards, and the dice as they fell last. */
export function Middle({ scenery, moment }: Props) {
  const { state, told } = moment;
  const { brawl } = words;
  const deck = scenery.designs[scenery.cards[0] ?? -1];
  const top = scenery.cards[state.discards.at(-1) ?? -1];
  const dice = told.flatMap(({ die }) => (die ? [die] : []));
  return (
    <div className={classes.middle}>
      <figure className={classes.pile} aria-label={brawl.deck(state.deck.length)}>
        <CardFace design={undefined} deck={deck} width={pile} />
        <figcaption>{state.deck.length}</figcaption>
      </figure>
      <figure
        className={classes.pile}
        aria-label={brawl.discards(state.discards.length)}
        onPointerEnter={() => top !== undefined && look(top)}
      >
        {top === undefined ? (
          <span className={classes.noCard} style={{ width: pile, height: pile * 1.4 }} />
        ) : (
          <CardFace design={scenery.designs[top]} deck={deck} width={pile} />
        )}
        <figcaption>{state.discards.length}</figcaption>
      </figure>
      {state.direction === -1 && <p className={classes.direction}>{brawl.toTheLeft}</p>}
      {dice.length > 0 && (
        <ul className={classes.dice} aria-label={brawl.dice}>
          {dice.slice(-6).map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a moment never change
            <li key={index} className={classes.die} data-for={label} title={brawl.dieNames[label] ?? label}>
              <b>{value}</b>
              <span>{brawl.dieNames[label] ?? label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
