/**
 * Plays one bot against the next weaker one on the shipped set and prints what it won as JSON: `search greedy 50` plays 50 pairs of
 * matches. Both of a pair have the same drawn teams and the same luck, with the sides changed; a draw counts half.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameSet } from '../../rules/game-set.ts';
import { shuffle } from '../../rules/kernel/dice.ts';
import { Match } from '../../rules/kernel/match.ts';
import { matchDice } from '../../rules/kernel/record.ts';
import { shareBeaten } from '../../rules/kernel/search-bot.ts';
import { seededDice } from '../../rules/kernel/seeded-dice.ts';
import { stream } from '../../rules/kernel/stream.ts';
import { openSet } from '../../rules/open.ts';
import { bots } from '../../rules/teamfight/bots.ts';
import type { Game } from '../../rules/teamfight/game.ts';
import { ruleOptions } from '../../rules/teamfight/options.ts';
import { teamfight } from '../../rules/teamfight/rules.ts';

const content = fileURLToPath(new URL('../../content/teamfight', import.meta.url));
const [upper = 'greedy', lower = 'random', count = '50', from = '0'] = process.argv.slice(2);

function open(name: string, used: readonly string[]): GameSet {
  const files = new Map<string, string>();
  for (const file of readdirSync(join(content, name), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) {
      files.set(file.replaceAll('\\', '/'), readFileSync(join(content, name, file), 'utf8'));
    }
  }
  const uses = new Map(used.map((one) => [`../${one}`, { set: open(one, []), problems: [] }] as const));
  const { set } = openSet(name, files, { uses });
  if (!set) throw new Error(`${name} cannot be opened.`);
  return set;
}

const sets = [open('saltmarch', ['common'])];
const setup = { sets, options: ruleOptions('current'), map: 'saltmarch/flooded-market' };
const all = teamfight.prepare(setup);
const heroes = all.heroes.flat().map((card) => all.cards[card]!.ref);
const side = all.options.heroesPerSide;

function drawn(pair: number): Game {
  const order = shuffle(seededDice(stream('ladder', pair, 'teams')), heroes.length, 'teams').map((at) => heroes[at]!);
  return teamfight.prepare({ ...setup, teams: [order.slice(0, side), order.slice(side, 2 * side)] });
}

function botNamed(name: string) {
  const found = Object.entries(bots).find(([key]) => key === name)?.[1];
  if (!found) throw new Error(`There is no bot ${name}: ${Object.keys(bots).join(', ')}.`);
  return found;
}

/** What the upper bot wins of a match where it sits at `seat`. */
function play(game: Game, pair: number, seat: 0 | 1): number {
  const match = new Match(teamfight, game, matchDice('ladder', pair));
  const dice = [0, 1].map((at) => seededDice(stream('ladder', pair, 'bot', at)));
  for (let at = match.seat; at !== undefined; at = match.seat) {
    const situation = { game, view: match.view(at), seat: at, actions: match.actions().actions, dice: dice[at]! };
    const refusal = match.play(botNamed(at === seat ? upper : lower).choose(situation));
    if (refusal) throw new Error(refusal.message);
  }
  return shareBeaten(match.result!, seat);
}

const won: number[] = [];
let ms = 0;
for (let pair = Number(from); pair < Number(from) + Number(count); pair++) {
  const game = drawn(pair);
  const start = performance.now();
  won.push((play(game, pair, 0) + play(game, pair, 1)) / 2);
  ms += performance.now() - start;
}
process.stdout.write(`${JSON.stringify({ won, msPerMatch: ms / won.length / 2 })}\n`);
