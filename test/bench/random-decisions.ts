/**
 * Random play to the end, for some seconds, and the decisions a second as JSON: `random-decisions.ts teamfight 4` plays the shipped set,
 * `random-decisions.ts pkmn 4` plays random battles of @pkmn/sim. Two different games: the figures stand side by side for orientation.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadSet } from '../../app/studio/load-set.ts';
import { Match } from '../../rules/kernel/match.ts';
import { matchDice } from '../../rules/kernel/record.ts';
import { seededDice } from '../../rules/kernel/seeded-dice.ts';
import { stream } from '../../rules/kernel/stream.ts';
import { ruleOptions } from '../../rules/teamfight/options.ts';
import { teamfight } from '../../rules/teamfight/rules.ts';

const [engine = 'teamfight', seconds = '4'] = process.argv.slice(2);

/** Decisions of the match of a number. */
type PlayOne = (match: number) => number;

async function playTeamfight(): Promise<PlayOne> {
  const { set } = await loadSet(fileURLToPath(new URL('../../content/teamfight/saltmarch', import.meta.url)));
  if (!set) throw new Error('The shipped set cannot be opened.');
  const game = teamfight.prepare({ sets: [set], options: ruleOptions(set.manifest.rules) });
  return (number) => {
    const match = new Match(teamfight, game, matchDice('random', number));
    const dice = seededDice(stream('random', number, 'bot'));
    while (match.seat !== undefined) {
      const { actions } = match.actions();
      const refusal = match.play(actions[dice.roll(actions.length, 'bot') - 1]!);
      if (refusal) throw new Error(refusal.message);
    }
    return match.played.length;
  };
}

/** What of @pkmn/sim is used here; its own types come with a package that is not installed for the project. */
interface Side {
  readonly activeRequest: unknown;
  isChoiceDone(): boolean;
}
interface Battle {
  readonly ended: boolean;
  readonly p1: Side;
  readonly p2: Side;
  choose(side: 'p1' | 'p2', choice: string): boolean;
  destroy(): void;
}
interface Request {
  readonly wait?: boolean;
  readonly teamPreview?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly {
    readonly trapped?: boolean;
    readonly moves: readonly { readonly disabled?: boolean }[];
  }[];
  readonly side: { readonly pokemon: readonly { readonly active: boolean; readonly condition: string }[] };
}

async function playPkmn(): Promise<PlayOne> {
  const load = createRequire(new URL('peers/package.json', import.meta.url));
  const sim = load('@pkmn/sim');
  sim.Teams.setGeneratorFactory(load('@pkmn/randoms').TeamGenerators);
  return (number) => {
    const dice = seededDice(stream('pkmn', number));
    const team = (seat: number) =>
      sim.Teams.generate('gen9randombattle', { seed: [number & 65_535, number >> 16, seat, 1] });
    const battle: Battle = new sim.Battle({
      formatid: 'gen9randombattle',
      seed: [number & 65_535, 1, 1, 1],
      p1: { name: 'One', team: team(1) },
      p2: { name: 'Two', team: team(2) },
    });
    let decisions = 0;
    while (!battle.ended && decisions < 5000) {
      for (const id of ['p1', 'p2'] as const) {
        const side = battle[id];
        const request = side.activeRequest as Request | undefined;
        if (battle.ended || !request || request.wait || side.isChoiceDone()) continue;
        const choice = randomChoice(request, (count) => dice.roll(count, 'choice') - 1);
        if (!battle.choose(id, choice)) battle.choose(id, 'default');
        decisions += 1;
      }
    }
    battle.destroy();
    return decisions;
  };
}

/** A random move, or now and then a random change of the active one, in the words of @pkmn/sim. */
function randomChoice(request: Request, below: (count: number) => number): string {
  if (request.teamPreview) return 'default';
  const bench = request.side.pokemon.flatMap(({ active, condition }, at) =>
    active || condition.endsWith(' fnt') ? [] : [`switch ${at + 1}`],
  );
  if (request.forceSwitch) return bench[below(Math.max(1, bench.length))] ?? 'pass';
  const [active] = request.active ?? [];
  const moves = (active?.moves ?? []).flatMap(({ disabled }, at) => (disabled ? [] : [`move ${at + 1}`]));
  const changes = active?.trapped ? [] : bench;
  const options = moves.length === 0 || (changes.length > 0 && below(5) === 0) ? changes : moves;
  return options[below(Math.max(1, options.length))] ?? 'default';
}

const play = engine === 'pkmn' ? await playPkmn() : await playTeamfight();
let match = 0;
const run = (ms: number): number => {
  let decisions = 0;
  const start = performance.now();
  while (performance.now() - start < ms) decisions += play(match++);
  return (1000 * decisions) / (performance.now() - start);
};
run(2000);
process.stdout.write(`${JSON.stringify({ decisionsPerSecond: Math.round(run(Number(seconds) * 1000)) })}\n`);
