import { FaceCanvas } from '../../faces/FaceCanvas.tsx';
import type { Scenery } from '../../match/teamfight/scenery.ts';
import { useHand } from '../../stores/match-hand.ts';
import { useOpened } from '../../stores/opened.ts';
import { words } from '../../words.ts';
import classes from '../SideCards.module.css';

/** CSS pixels that the card is wide: as much as the panel of a small window has. */
const width = 156;

/** The card of the hero that a person points at while heroes are divided and deployed, and what its other cards say. */
export function LookedHero({ scenery }: { readonly scenery: Scenery }) {
  const looked = useHand((hand) => hand.looked);
  const card = scenery.cards[looked ?? -1];
  const item = useOpened(({ catalogue }) => catalogue?.items.find(({ ref }) => ref === card?.ref));
  const { unit } = words.play;
  if (!card) return <p className={classes.facts}>{unit.point}</p>;
  const [face, ...others] = item?.faces.filter(({ shape }) => shape === 'card') ?? [];
  return (
    <section className={classes.looked} aria-label={card.name}>
      {face ? (
        <FaceCanvas face={face} width={width} />
      ) : (
        <p className={classes.facts}>
          <strong>{card.name}</strong> {[unit.health(card.health, card.health), unit.speed(card.speed)].join(' · ')}
        </p>
      )}
      <dl>
        {(face ? others : card.abilities).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
