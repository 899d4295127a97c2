import { ScrollArea, UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useOpened } from '../../stores/opened.ts';
import { look, usePicking } from '../../stores/picking.ts';
import { goTo } from '../../stores/view.ts';
import { words } from '../../words.ts';
import { Eyes } from '../Eyes.tsx';
import classes from './Brawl.module.css';
import { CardFace } from './CardFace.tsx';
import { useBrawl } from './use-brawl.ts';

/** Cards of the discards that are listed; the whole pile is nobody's to search. */
const lastOnes = 12;

/** The card that is pointed at, large; below it what was discarded last. */
export function LookedCard() {
  const there = useBrawl();
  const looked = usePicking((hand) => hand.looked);
  const items = useOpened((state) => state.catalogue?.items);
  const { ref, width } = useElementSize();
  if (!there) return undefined;
  const { scenery, moment } = there;
  const { looked: told } = words.brawl;
  const design = typeof looked === 'number' ? scenery.designs[looked] : undefined;
  const deck = scenery.designs[scenery.cards[0] ?? -1];
  const item = design && items?.find((one) => one.ref === design.ref);
  const discards = moment.state.discards.slice(-lastOnes).reverse();
  return (
    <ScrollArea className={classes.panel} type="auto" scrollbarSize={8}>
      <Eyes />
      <section ref={ref} className={classes.looked} aria-label={told.title}>
        {looked === undefined && <p className={classes.hint}>{told.none}</p>}
        {looked !== undefined && (
          <div className={classes.large}>
            <CardFace design={design} deck={deck} width={Math.max(120, Math.min(280, width - 8))} />
          </div>
        )}
        {looked === 'covered' && <p className={classes.hint}>{told.covered}</p>}
        {item && (
          <UnstyledButton className={classes.open} onClick={() => goTo(item.screen, item.ref)}>
            {told.open(item.name)}
          </UnstyledButton>
        )}
      </section>
      <section aria-label={told.pile}>
        <h3 className={classes.pileHead}>{told.pile}</h3>
        {discards.length === 0 && <p className={classes.hint}>{told.noPile}</p>}
        <ul className={classes.discards}>
          {discards.map((card) => {
            const number = scenery.cards[card];
            const name = scenery.designs[number ?? -1]?.name ?? '';
            return (
              <li key={card}>
                <UnstyledButton
                  className={classes.discard}
                  onPointerEnter={() => look(number)}
                  onFocus={() => look(number)}
                  onClick={() => look(number)}
                >
                  {name}
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      </section>
    </ScrollArea>
  );
}
