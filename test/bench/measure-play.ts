import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('play.ts', import.meta.url));
const randomScript = fileURLToPath(new URL('random-decisions.ts', import.meta.url));
const peers = fileURLToPath(new URL('peers', import.meta.url));
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Moves a second of work of one engine, in a fresh process. */
async function play(loop: 'skirmish' | 'brawl', engine: string): Promise<{ movesPerSecond: number; digest: string }> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, loop, engine, '2'], {
    env,
  });
  return JSON.parse(stdout) as { movesPerSecond: number; digest: string };
}

/** Random decisions a second of Teamfight or of @pkmn/sim, in a fresh process. */
async function decide(engine: 'teamfight' | 'pkmn'): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', randomScript, engine, '4']);
  return (JSON.parse(stdout) as { decisionsPerSecond: number }).decisionsPerSecond;
}

/** The rows of play: our kernel beside boardgame.io, and for the skirmish beside a hand-written ceiling, in turns. */
export async function measurePlay(rounds: number) {
  if (!existsSync(`${peers}/node_modules`)) {
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: peers });
  }
  const turns: Record<'kernel' | 'typed' | 'boardgame', number>[] = [];
  const brawls: Record<'kernel' | 'boardgame', number>[] = [];
  const random: Record<'teamfight' | 'pkmn', number>[] = [];
  for (let round = 0; round < rounds; round++) {
    const [kernel, typed, boardgame] = [
      await play('skirmish', 'kernel'),
      await play('skirmish', 'typed'),
      await play('skirmish', 'boardgame.io'),
    ];
    if (new Set([kernel.digest, typed.digest, boardgame.digest]).size > 1) {
      throw new Error('The three skirmishes did not play the same matches: their speeds say nothing.');
    }
    turns.push({
      kernel: kernel.movesPerSecond,
      typed: typed.movesPerSecond,
      boardgame: boardgame.movesPerSecond,
    });
    const [brawl, peer] = [await play('brawl', 'kernel'), await play('brawl', 'boardgame.io')];
    if (brawl.digest !== peer.digest) throw new Error('The two brawls did not play the same matches.');
    brawls.push({ kernel: brawl.movesPerSecond, boardgame: peer.movesPerSecond });
    random.push({ teamfight: await decide('teamfight'), pkmn: await decide('pkmn') });
  }
  const moves = (value: number) => `${Math.round(value).toLocaleString('en-GB')} moves/s`;
  const against = (peer: 'typed' | 'boardgame', words: string, ratio: string, goal: string) => {
    const [own, other] = [median(turns.map(({ kernel }) => kernel)), median(turns.map((turn) => turn[peer]))];
    return [
      `A skirmish of eight on 8 x 8 cells at random, every action checked and logged; peer: ${words}`,
      moves(own),
      moves(other),
      ratio,
      goal,
    ] as const;
  };
  const factor = (peer: 'typed' | 'boardgame') => median(turns.map((turn) => turn.kernel / turn[peer])).toFixed(2);
  return [
    against(
      'boardgame',
      'the same rules in boardgame.io, client in production mode',
      `${factor('boardgame')} times the moves`,
      'at least 20',
    ),
    against(
      'typed',
      'the same game by hand on typed arrays, without checks or log',
      `${factor('typed')} times the moves`,
      'at least 0.1',
    ),
    [
      'Attacks and defences of Hammerspace for four at random, every action checked and logged; peer: the same rules in boardgame.io, client in production mode',
      moves(median(brawls.map(({ kernel }) => kernel))),
      moves(median(brawls.map(({ boardgame }) => boardgame))),
      `${median(brawls.map(({ kernel, boardgame }) => kernel / boardgame)).toFixed(2)} times the moves`,
      'at least 20',
    ] as const,
    [
      'Teamfight at random, every action checked and logged; beside it, for orientation, random battles of @pkmn/sim',
      `${median(random.map(({ teamfight }) => teamfight)).toLocaleString('en-GB')} decisions/s`,
      `${median(random.map(({ pkmn }) => pkmn)).toLocaleString('en-GB')} decisions/s`,
      'two different games',
      '',
    ] as const,
  ];
}
