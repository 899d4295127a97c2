import { expect, onTestFinished } from 'vitest';
import { scriptedDice } from '../../../../rules/kernel/scripted-dice.ts';
import { openSet } from '../../../../rules/open.ts';
import type { Event } from '../../../../rules/teamfight/event.ts';
import type { Game } from '../../../../rules/teamfight/game.ts';
import { ruleOptions } from '../../../../rules/teamfight/options.ts';
import { prepareWith } from '../../../../rules/teamfight/play/prepare.ts';
import type { Amount, Node, Program, Rule, Use } from '../../../../rules/teamfight/program.ts';
import { teamfight } from '../../../../rules/teamfight/rules.ts';
import type { State } from '../../../../rules/teamfight/state.ts';
import type { RuleOptions } from '../../../../schemas/types.generated.ts';
import { Scene } from '../scene.ts';
import { shipped } from '../support.ts';

/** Distributes over a union, so that nodes and rules can be written without the clause that a reader would name. */
type Bare<T> = T extends readonly (infer One)[]
  ? readonly Bare<One>[]
  : T extends object
    ? { [Key in keyof T as Key extends 'clause' ? never : Key]: Bare<T[Key]> }
    : T;

export type BareNode = Bare<Node>;
export type BareRule = Bare<Rule>;

/** What stands on a card, as a program. */
export interface Text {
  readonly use?: Bare<Use>;
  readonly body?: readonly BareNode[];
  readonly rules?: readonly BareRule[];
  readonly manual?: boolean;
}

export interface Fighter {
  readonly health?: number;
  readonly speed?: number;
  readonly size?: number;
  readonly hurt?: number;
  readonly tokens?: Readonly<Record<string, number>>;
  readonly passives?: Readonly<Record<string, Text>>;
  readonly defaults?: Readonly<Record<string, Text>>;
  readonly abilities?: Readonly<Record<string, Text>>;
  readonly with?: readonly string[];
}

export interface More {
  /** Markers, summons, conditions, counters: their fields, and their text as a program. */
  readonly files?: Readonly<Record<string, { readonly data: object; readonly text?: Text }>>;
  readonly options?: RuleOptions;
  readonly rolls?: readonly number[];
  readonly round?: number;
}

const terrain: Readonly<Record<string, string>> = {
  '#': 'common/rock',
  '=': 'common/rough-ground',
  '~': 'common/deep-water',
};

/**
 * A match in the middle whose texts are programs written by hand: what a reader makes of words is not at stake here. Small letters
 * belong to the first player, capitals to the second.
 */
export function programs(drawing: string, fighters: Readonly<Record<string, Fighter>>, more: More = {}): Scene {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => [...row.replaceAll(/\s/g, '')]);
  if (rows.length < 2) rows.push(rows[0]!.map(() => '.'));
  const texts = new Map<string, Text>();
  const text = (program: Text | undefined): string => {
    if (program === undefined) return '';
    texts.set(`program ${texts.size}`, program);
    return `program ${texts.size - 1}`;
  };
  const named = (of: Readonly<Record<string, Text>> = {}) =>
    Object.entries(of).map(([name, program]) => ({ name, text: text(program) }));
  const files = new Map<string, string>();
  const add = (path: string, data: object) => files.set(path, JSON.stringify(data));
  const rules = more.options ?? {};
  add('set.json', { id: 'scene', system: 'teamfight', format: 1, name: 'Scene', uses: ['../common'], rules });
  const cells = rows.flatMap((row, y) =>
    row.flatMap((sign, x) => (terrain[sign] ? [{ kind: terrain[sign], cells: [`${x},${y}`] }] : [])),
  );
  add('maps/map.json', { name: 'Map', columns: rows[0]?.length ?? 0, rows: rows.length, terrain: cells });
  for (const [path, file] of Object.entries(more.files ?? {})) {
    add(path, file.text === undefined ? file.data : { ...file.data, text: text(file.text) });
  }
  for (const [letter, fighter] of Object.entries(fighters)) {
    add(`heroes/${idOf(letter)}.json`, {
      name: letter,
      health: fighter.health ?? 10,
      speed: fighter.speed ?? 3,
      size: fighter.size ?? 1,
      tokens: fighter.with ?? [],
      passives: named(fighter.passives),
      defaultAbilities: named(fighter.defaults),
      abilities: named(fighter.abilities).map((ability, index) => ({ id: `card-${index + 1}`, ...ability })),
    });
  }
  const common = { set: shipped('common'), problems: [] };
  const { set, problems } = openSet('scene', files, { uses: new Map([['../common', common]]) });
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (!set || errors.length > 0) throw new Error(errors.join('\n'));
  const letters = Object.keys(fighters);
  const placed = letters.map((letter) => {
    const y = rows.findIndex((row) => row.includes(letter));
    const { health = 10, hurt = 0, tokens = {} } = fighters[letter] ?? {};
    return {
      card: `scene/${idOf(letter)}`,
      seat: seatOf(letter),
      x: rows[y]?.indexOf(letter) ?? 0,
      y,
      tokens: Object.entries(tokens).map(([token, count]) => ({ token, count })),
      ...(hurt > 0 && { health: health - hurt }),
    };
  });
  const game: Game = prepareWith(
    { sets: [set], options: ruleOptions(rules), map: 'scene/map', placed, round: more.round ?? 1 },
    () => (asked) => ({ clauses: [], program: programOf(texts.get(asked.text)) }),
  );
  const played = new Scene(game, letters, more.rolls ?? []);
  onTestFinished(() => survivesJson(played));
  return played;
}

/** The law of plain data: played again with a state that is written to JSON and read back before every action, all is the same. */
function survivesJson({ game, match }: Scene): void {
  const dice = scriptedDice([...match.rolls]);
  const events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  let state = teamfight.start(game, dice, emit);
  for (const action of match.played) {
    state = JSON.parse(JSON.stringify(state)) as State;
    teamfight.apply(game, state, action, dice, emit);
  }
  expect(events).toEqual(match.log);
  expect(state).toEqual(match.state);
}

const programOf = (text: Text | undefined): Program =>
  JSON.parse(JSON.stringify({ body: [], rules: [], ...text })) as Program;

const seatOf = (letter: string): 0 | 1 => (letter === letter.toLowerCase() ? 0 : 1);
const idOf = (letter: string): string => (seatOf(letter) === 0 ? `hero-${letter}` : `foe-${letter.toLowerCase()}`);

export const plain = (base: number): Amount => ({ base });

/** Damage to whom `to` names. */
export const dmg = (base: number, to: 'target' | 'each' | 'you' | 'trigger' | 'other' = 'target'): BareNode => ({
  node: 'damage',
  to,
  amount: plain(base),
});

/** One target in range, in sight, and what happens to it. */
export const inRange = (max: number, then: readonly BareNode[], more: Partial<Bare<TargetNode>> = {}): BareNode => ({
  node: 'target',
  who: { side: 'any' },
  range: { max },
  sight: true,
  then,
  ...more,
});

type TargetNode = Extract<Node, { node: 'target' }>;

/** An ability that is one attack. */
export const shot = (max: number, damage: number, more: Partial<Bare<TargetNode>> = {}): Text => ({
  body: [inRange(max, [dmg(damage)], more)],
});

export const standard: Text['use'] = { action: 'standard' };
export const free: Text['use'] = { action: 'free' };
