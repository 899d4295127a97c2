import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../rules/hammerspace/action.ts';
import type { Event } from '../../../rules/hammerspace/event.ts';
import { presets } from '../../../rules/hammerspace/options.ts';
import { readings } from '../../../rules/hammerspace/readings.ts';
import { rules } from '../../../rules/hammerspace/rules.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { derivedCards, idsIn } from './derived-cards.ts';
import { type Facts, setOf } from './real-cards.ts';
import { Scene } from './scene.ts';

/**
 * Cases that somebody worked out by hand with the cards of the published game. They are no part of this project:
 * SETWRIGHT_HAMMERSPACE_CASES names their file, beside which the cards lie in hammerspace.cards.json.
 */
const real = process.env.SETWRIGHT_HAMMERSPACE_CASES;

interface Case {
  readonly id: string;
  readonly title: string;
  readonly given: Facts;
  readonly when: Facts | readonly Facts[];
  readonly then: Facts;
}

const parsed = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;
const cases = real && existsSync(real) ? parsed<{ cases: Case[] }>(real).cases : [];
const data = real && existsSync(real) ? parsed<Facts[]>(join(dirname(real), 'hammerspace.cards.json')) : [];
const derived = derivedCards(cases as readonly Facts[], data);
const cards = [...data, ...derived];

const listed = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String));
const low = (ids: unknown): string[] => listed(ids).map((id) => id.toLowerCase());

/** Seat of a name: the attacker is the first, the defender the second. */
function seatOf(name: string, given: Facts): number {
  const seats: string[] = given.seatsGoingRight ?? [];
  return seats.includes(name) ? seats.indexOf(name) : Number(name.slice(1)) - 1;
}

function layoutOf(given: Facts, when: Facts, counts = false) {
  const seats = given.seatsGoingRight?.length ?? given.players ?? 3;
  const attacker: Facts = typeof given.attacker === 'object' ? given.attacker : (given.player ?? {});
  const own = [when.plays ?? attacker.plays ?? given.plays ?? [], attacker.faceUp ?? []].flat();
  const rows = Array.from({ length: seats }, () => '');
  // Where drawn cards are counted, the row is full before.
  const fillers = counts ? cards.filter(({ id, kind }) => kind === 'defense' && !own.includes(id)).slice(0, 3) : [];
  const filled = [...new Set<string>([...own, ...fillers.map(({ id }) => id)])].slice(0, 4);
  rows[0] = [...low(filled), ...low(attacker.faceDown).map((id) => `?${id}`)].join(' ');
  const { defender = {} } = given;
  const faceUp = defender.row ?? defender.faceUp ?? given.faceUp?.p2;
  rows[1] = [...low(faceUp), ...low(defender.faceDown).map((id) => `?${id}`)].join(' ');
  const hp = [when.attackerHp ?? attacker.hp ?? given.hp?.p1 ?? 20, defender.hp ?? given.hp?.p2 ?? 20];
  const ruleText = /-(\d) HP, \+(\d) attack/.exec(attacker.ruleText ?? '');
  const set = setOf(cards, ruleText ? `You may sacrifice ${ruleText[1]} HP for +${ruleText[2]} attack.` : undefined);
  return new Scene({
    setup: { sets: [set], seats, options: presets.current },
    rows,
    hp,
    traits: [attacker.trait?.toLowerCase()],
  });
}

/** Plays a case out; every decision but those that it names takes the first way there is. */
function played(found: Scene, given: Facts, when: Facts): Event[] {
  const events: Event[] = [];
  const falls: Facts = {
    attack: when.attackDie ?? 3,
    defence: when.defenseDie ?? 1,
    keep: when.keepDie ?? 1,
    trait: when.economistDie ?? 1,
  };
  const luck = seededDice(stream('case'));
  const dice = { roll: (sides: number, label: string) => falls[label] ?? luck.roll(sides, label) };
  const attacker: Facts = typeof given.attacker === 'object' ? given.attacker : {};
  const plays = low(when.plays ?? attacker.plays ?? given.plays ?? []);
  const chosen = low(when.defenderChooses ?? given.defender?.uses);
  const places = (seat: number, ids: readonly string[]) => ids.map((id) => found.at(seat, id));
  const first = plays.find((id) => id.startsWith('a')) ?? plays[0]!;
  const { actions } = rules.actions(found.game, found.state);
  const ofCard = actions.filter((one) => 'place' in one && one.place === found.at(0, first));
  const aimed = given.declaredTarget === undefined ? undefined : seatOf(given.declaredTarget, given);
  const victim = given.victim === undefined ? undefined : seatOf(given.victim, given);
  const start = ofCard.find((one) => {
    if (one.do === 'use') return victim === undefined || one.target === victim;
    if (one.do !== 'attack') return false;
    const added = places(
      0,
      plays.filter((id) => id !== first),
    );
    if (
      one.pay !== (when.usesTrait ?? false) ||
      added.some((place) => !one.with.includes(place)) ||
      one.with.length !== added.length
    )
      return false;
    return aimed === undefined ? one.targets.includes(1) : one.targets[0] === aimed;
  });
  if (!start) throw new Error(`${first} cannot be played.`);
  let action: Action | undefined = start;
  while (action) {
    const refusal = found.check(action);
    if (refusal) throw new Error(refusal.message);
    rules.apply(found.game, found.state, action, dice, (event) => events.push(event));
    const seat = found.seat;
    const next: readonly Action[] = seat === undefined ? [] : rules.actions(found.game, found.state).actions;
    const at = found.state.stack.at(-1)?.at;
    if (at === 'arrange' || at === 'turn' || seat === undefined) break;
    const chooses = chosen.filter((id) => found.row(seat).includes(id));
    action =
      next.find((one) => {
        if (one.do !== 'defend') return true;
        const used = [...one.cards, ...one.with];
        return used.length === chooses.length && places(seat, chooses).every((place) => used.includes(place));
      }) ?? next[0];
  }
  return events;
}

/** What a case says comes out, and what came out. */
function compared(found: Scene, given: Facts, when: Facts, then: Facts): void {
  const ids = (numbers: readonly number[]) =>
    numbers.map((card) => found.game.cards[card]!.ref.slice('real/'.length).toUpperCase());
  if (then.order !== undefined) {
    compareOrder(found, given, then);
    return;
  }
  if (then.legalTargets !== undefined) {
    const { actions } = rules.actions(found.game, found.state);
    const hit = actions.flatMap((one) => (one.do === 'attack' ? [one.targets.join()] : []));
    expect([...new Set(hit)]).toEqual(then.legalTargets.map((name: string) => String(seatOf(name, given))));
    return;
  }
  if (then.legal === false) {
    for (const id of low(when.tries)) {
      const place = found.at(0, id);
      expect(found.check({ do: 'use', place })).toBeDefined();
    }
    return;
  }
  if (then.legalChoices !== undefined) {
    const early = layoutOf(given, when);
    const place = early.at(0, low(given.attacker.plays)[0]!);
    early.play({ do: 'attack', place, targets: [1], with: [], pay: false }, when.attackDie);
    expect(early.defences.map((one) => one.toUpperCase().split(' ')).sort()).toEqual(
      then.legalChoices.map((one: string[]) => [...one].sort()).sort(),
    );
  }
  const before = [...found.state.hp];
  const events = played(found, given, when);
  const all = <Kind extends Event['event']>(kind: Kind) =>
    events.filter((one): one is Extract<Event, { event: Kind }> => one.event === kind);
  const defended = all('defended').find(({ seat }) => seat === 1);
  const discarded = (seat: number) =>
    ids(events.flatMap((one) => (one.event === 'discarded' && one.seat === seat ? [one.card] : []))).sort();
  const rowOf = (seat: number) => ids(found.state.rows[seat]!);
  const played0 = low(when.plays ?? given.attacker?.plays ?? given.plays)[0]?.toUpperCase() ?? '';
  for (const [key, value] of Object.entries({ ...then, ...when })) {
    if (key === 'attackPoints') expect(all('attacked')[0]?.points[0]).toBe(value);
    else if (key === 'attackFails') expect(all('failed').length > 0).toBe(value);
    else if (key === 'attackSuccessful') expect(all('defended').some(({ lost }) => lost > 0)).toBe(value);
    else if (key === 'cardDefenseTotal') expect(defended?.points).toBe(value);
    else if (key === 'defensePoints')
      expect((defended?.points ?? Number.POSITIVE_INFINITY) + (defended?.die ?? 0)).toBe(value);
    else if (key === 'hpLost' && typeof value === 'number') expect(defended?.lost).toBe(value);
    else if (key === 'hpLost' && 'everybody' in value) expect(found.state.hp).toEqual(before);
    else if (key === 'hpLost' || key === 'hpAfter' || key === 'hp') {
      const list: Facts = typeof value === 'number' ? { p1: value } : value;
      for (const [name, hp] of Object.entries(list)) {
        const seat = seatOf(name, given);
        expect(key === 'hpLost' ? before[seat]! - found.state.hp[seat]! : found.state.hp[seat]).toBe(hp);
      }
    } else if (key === 'defenderHp') expect(found.state.hp[1]).toBe(value);
    else if (key === 'attackerHp' && then.attackerHp !== undefined) expect(found.state.hp[0]).toBe(value);
    else if (key === 'mustUse') expect(ids(defended?.cards ?? []).sort()).toEqual([...value].sort());
    else if (key === 'discardedByDefender') expect(discarded(1)).toEqual([...value].sort());
    else if (key === 'discardedByAttacker' || key === 'discarded') expect(discarded(0)).toEqual([...value].sort());
    else if (key === 'kept' && typeof value === 'boolean') expect(rowOf(0).includes(played0)).toBe(value);
    else if (key === 'kept') for (const id of value) expect(rowOf(1)).toContain(id);
    else if (key === 'drawn') expect(all('drew').find(({ seat }) => seat === 0)?.cards).toHaveLength(value);
    else if (key === 'defenders')
      expect(all('attacked')[0]?.targets.map((seat) => given.seatsGoingRight[seat])).toEqual(value);
    else if (key === 'direction') expect(found.state.direction).toBe(value === 'right' ? 1 : -1);
    else if (key === 'attackCreditedTo') expect(all('attacked')[0]?.seat).toBe(seatOf(value, given));
    else if (key === 'attackerEliminated') expect(found.state.fell[0]).toBeGreaterThan(0);
    else if (key === 'next') {
      for (let frame = found.state.stack.at(-1); frame?.at === 'arrange'; frame = found.state.stack.at(-1)) {
        found.play(rules.actions(found.game, found.state).actions[0]!);
      }
      expect(found.seat).toBe(seatOf(value, given));
    } else if (!told.has(key)) throw new Error(`Nothing is compared with "${key}".`);
  }
}

/** What cases say of themselves, and what is compared by another key or before they are played. */
const told = new Set([
  ...[
    'table',
    'note',
    'cardDefense',
    'legalChoices',
    'usesAction',
    'victimAbilitiesUsable',
    'victimTraitsApply',
    'plays',
    'then',
  ],
  ...['attackDie', 'defenseDie', 'keepDie', 'economistDie', 'defenderChooses', 'usesTrait', 'attackerHp'],
]);

/** Who begins, and who comes next, where the dice for that fall as the case says. */
function compareOrder({ game }: Scene, given: Facts, then: Facts): void {
  const left = given.seatsGoingRight.flatMap((name: string) => [
    Math.floor(given.rolls[name] / 2),
    Math.ceil(given.rolls[name] / 2),
  ]);
  const luck = seededDice(stream('order'));
  const roll = (sides: number, label: string) => (label === 'first' ? left.shift() : luck.roll(sides, label));
  const { turn } = rules.start(game, { roll }, () => {});
  const order = given.seatsGoingRight.map(
    (_: string, step: number) => given.seatsGoingRight[(turn + step) % game.seats],
  );
  expect(order).toEqual(then.order);
}

describe.skipIf(!real)('the worked cases', () => {
  it('are played with cards whose texts are read, those that were written from the cases too', () => {
    const set = setOf(cards);
    const wanted = new Set(derived.map(({ id }) => id.toLowerCase()));
    const texts = readings([set]).texts.filter(
      ({ file, text }) => text !== '' && [...wanted].some((id) => file.endsWith(`/${id}.json`)),
    );
    expect(texts.filter(({ reading }) => reading.clauses.some(({ status }) => status === 'manual'))).toEqual([]);
    expect(texts.length).toBeGreaterThan(3);
  });

  for (const one of cases) {
    const variants = [one.when].flat() as Facts[];
    const asked = new Set(idsIn([one.given, one.when]));
    const own = derived.filter(({ id }) => asked.has(id)).map(({ id }) => id);
    const how = own.length > 0 ? ` (with ${own.join(', ')} as the cases describe them)` : '';
    it(`${one.id}: ${one.title}${how}`, () => {
      for (const when of variants) {
        const then = { ...one.then, ...when.then };
        compared(layoutOf(one.given, when, then.drawn !== undefined), one.given, when, then);
      }
    });
  }
});

it.skipIf(real)('of the worked cases nothing is read (skipped: SETWRIGHT_HAMMERSPACE_CASES names no file)', () => {});
