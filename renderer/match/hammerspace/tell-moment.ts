import type { Event } from '../../../rules/hammerspace/event.ts';
import type { Game } from '../../../rules/hammerspace/game.ts';
import { readings } from '../../../rules/hammerspace/readings.ts';
import { toldEvent } from '../../../rules/hammerspace/tell-event.ts';
import { textByHand } from '../../../rules/kernel/reading/by-hand.ts';
import type { BrawlTold } from './moment.ts';

/** An event for the log, the timeline and the table. */
export function tell(game: Game, event: Event): BrawlTold {
  const { said, cause, card } = toldEvent(game, event);
  const mark = event.hand ? 'edit' : marks[event.event];
  const lost = event.event === 'hp' && event.by < 0 && !event.hand;
  const ref = card === undefined ? undefined : game.cards[card]?.ref;
  const clause = byHandIn(game, event);
  return {
    said,
    cause,
    ...(ref !== undefined && { ref }),
    ...(lost ? { mark: 'loss' } : mark && { mark }),
    weight: mark ? 'mark' : details.has(event.event) ? 'detail' : 'deed',
    ...(clause && { clause }),
    ...between(event),
    ...(event.event === 'rolled' && { die: { label: event.label, value: event.value } }),
  };
}

const marks: Readonly<Partial<Record<Event['event'], string>>> = { turn: 'turn', fell: 'fell', over: 'over' };

/** What only those read who want to know everything. */
const details: ReadonlySet<Event['event']> = new Set([
  'rolled',
  'shuffled',
  'drew',
  'arranged',
  'discarded',
  'dealt-traits',
]);

function between(event: Event): Pick<BrawlTold, 'from' | 'to'> {
  switch (event.event) {
    case 'attacked':
      return { from: event.seat, to: event.targets };
    case 'used':
      return { from: event.seat, ...(event.target !== undefined && { to: [event.target] }) };
    case 'reflected':
      return { from: event.seat, to: [event.target] };
    case 'took':
      return { from: event.seat, to: [event.from] };
    case 'swapped':
    case 'swapped-rows':
      return { from: event.seat, to: [event.with] };
    default:
      return {};
  }
}

/** What of the cards that were just used people play by hand. */
function byHandIn(game: Game, event: Event): BrawlTold['clause'] {
  const found = usedIn(game, event).flatMap((design) => {
    const text = byHandOf(game).get(design.ref);
    return text === undefined ? [] : [{ text, of: design.name }];
  });
  const [first] = found;
  if (!first) return undefined;
  return { text: found.map(({ text }) => text).join(' '), of: found.map(({ of }) => of).join(', ') };
}

function usedIn(game: Game, event: Event): { readonly ref: string; readonly name: string }[] {
  const cards = (all: readonly number[]) => all.flatMap((card) => game.cards[card] ?? []);
  switch (event.event) {
    case 'attacked':
      return cards([event.card, ...event.with]);
    case 'used':
      return cards([event.card]);
    case 'defended':
      return cards([...event.cards, ...event.with]);
    case 'kept-traits':
      return event.traits.flatMap((trait) => game.traits[trait] ?? []);
    default:
      return [];
  }
}

/** Clauses by hand of each card that has some. Games never change, so each is read once. */
const byHand = new WeakMap<Game, ReadonlyMap<string, string>>();

function byHandOf(game: Game): ReadonlyMap<string, string> {
  let found = byHand.get(game);
  if (!found) {
    found = new Map(
      readings(game.sets).texts.flatMap(({ set, file, text, reading }) => {
        const said = textByHand(reading.clauses, text);
        return said === '' ? [] : [[refOf(set, file), said] as const];
      }),
    );
    byHand.set(game, found);
  }
  return found;
}

/** `fair/cards/club.json` is the card `fair/club`. */
const refOf = (set: string, file: string): string => `${set}/${file.replace(/^.*\/|\.json$/g, '')}`;
