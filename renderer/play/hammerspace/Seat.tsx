import { UnstyledButton } from '@mantine/core';
import { topOf } from '../../../rules/hammerspace/play/run.ts';
import { seatSpot } from '../../match/hammerspace/moment.ts';
import { useMatch } from '../../stores/match.ts';
import { usePicking } from '../../stores/picking.ts';
import { words } from '../../words.ts';
import classes from './Brawl.module.css';
import { Row } from './Row.tsx';
import type { SeatProps } from './seat-props.ts';
import { Traits } from './Traits.tsx';
import { litBy, pick, useBrawlChoices } from './use-brawl.ts';

/** A player: name, HP, what the player is about to do, traits and the row of cards. */
export function Seat(props: SeatProps) {
  const { moment, seat } = props;
  const { state, next } = moment;
  const { brawl, play } = words;
  const seated = useMatch((shown) => shown.seated[seat]);
  const own = useMatch((shown) => shown.eyes === seat);
  const choices = useBrawlChoices();
  const picked = usePicking((hand) => hand.picked);
  const name = brawl.player(seat);
  const isOut = state.fell[seat] !== 0;
  const frame = topOf(state);
  const attacked = frame?.at === 'attack' ? frame.queue.find((one) => one.seat === seat) : undefined;
  const spot = seatSpot(seat);
  const isLit = choices !== undefined && litBy(choices.choices, picked).has(spot);
  const signs = [
    ...(attacked ? [brawl.defends(attacked.points)] : []),
    ...(frame?.at === 'attack' && frame.by === seat ? [brawl.attacks] : []),
    ...(!attacked && frame?.at !== 'attack' && state.turn === seat && next !== undefined
      ? [own ? brawl.yourTurn : brawl.turn]
      : []),
    ...((state.lost[seat] ?? 0) > 0 ? [brawl.losesTurn] : []),
  ];
  const kind = own ? brawl.you : seated ? play.start.botNames[seated] : play.start.person;
  const told = signs.length > 0 ? signs.join(' · ') : kind;
  const who = (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.kind} data-sign={signs.length > 0 || undefined} title={told}>
        {told}
      </span>
      <span className={classes.hp} data-low={(state.hp[seat] ?? 0) <= 5 || undefined}>
        {isOut ? brawl.out : `${state.hp[seat]} ${brawl.hp}`}
      </span>
    </>
  );
  return (
    <article
      className={classes.seat}
      data-seat={seat}
      data-out={isOut || undefined}
      data-decides={next === seat || undefined}
      data-attacked={attacked ? true : undefined}
      data-lit={isLit || undefined}
      data-picked={picked.includes(spot) || undefined}
      aria-label={brawl.seat(name, state.hp[seat] ?? 0, isOut)}
    >
      <header className={classes.who}>
        {isLit ? (
          <UnstyledButton
            className={classes.pickSeat}
            aria-pressed={picked.includes(spot)}
            onClick={() => pick(choices.choices, spot, false)}
          >
            {who}
          </UnstyledButton>
        ) : (
          <div className={classes.whoLine}>{who}</div>
        )}
      </header>
      <Row {...props} name={name} />
      <Traits {...props} name={name} />
    </article>
  );
}
