import type { Event } from './event.ts';
import type { Game } from './game.ts';

/** The rule by which something happens, by its number in the README beside this file. */
const ruleOf: Readonly<Record<Exclude<Event['event'], 'moved' | 'defended' | 'damage' | 'obstacle' | 'over'>, string>> =
  {
    rolled: 'U-021',
    placed: 'U-002',
    initiative: 'U-003',
    round: 'U-004',
    turn: 'U-010',
    ap: 'U-011',
    passed: 'U-013',
    used: 'U-040',
    manual: '',
    attacked: 'U-041',
    replaced: 'U-094',
    healed: 'U-091',
    modified: 'U-060',
    gained: 'U-063',
    ignored: 'U-066',
    ended: 'U-063',
    turns: 'U-108',
    fell: 'U-081',
  };

const ruleOfWay = { move: 'U-031', push: 'U-093', pull: 'U-093', effect: 'U-097', swap: 'U-096' } as const;
const ruleOfEnd = { victory: 'U-080', defeat: 'U-080', retreat: 'U-084', rounds: 'U-083' } as const;

function rule(event: Event): string {
  switch (event.event) {
    case 'rolled':
      return event.label === 'initiative' ? 'U-003' : ruleOf.rolled;
    case 'moved':
      return ruleOfWay[event.how];
    case 'defended':
      return event.difference > 0 ? 'U-042' : event.difference === 0 ? 'U-044' : 'U-022';
    case 'damage':
      return event.element === undefined ? 'U-024' : 'U-042';
    case 'obstacle':
      return event.made ? 'U-074' : 'U-075';
    case 'over':
      return ruleOfEnd[event.reason];
    default:
      return ruleOf[event.event];
  }
}

/** The card and the rule that caused an event, as a sentence names them; the reference of the card, where there is one. */
export function causeOf(game: Game, event: Event): { readonly cause: string; readonly ref?: string } {
  if (event.hand) return { cause: 'by hand' };
  const card = cardOf(game, event);
  const cause = [card?.name ?? '', rule(event)].filter((part) => part !== '').join(', ');
  return card?.ref === undefined ? { cause } : { cause, ref: card.ref };
}

function cardOf(game: Game, event: Event): { readonly name: string; readonly ref?: string } | undefined {
  const { cause } = event;
  if (event.event === 'manual' && event.of) return event.of;
  const used =
    event.event === 'used' || event.event === 'manual' ? event : cause && 'ability' in cause ? cause : undefined;
  if (used) return game.figures[used.figure]?.abilities[used.ability];
  const name = cause && 'name' in cause ? cause.name : undefined;
  if (name === undefined) return undefined;
  return game.conditions.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? { name };
}
