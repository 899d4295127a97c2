/**
 * Measures the reader inside one fresh process: a set of 100 heroes with the texts of those in some sets' folders, the slowest of these
 * texts alone as when it is typed, and the slowest of some hostile texts of up to 5,000 letters. Once for the compiler of the engine, then
 * the best of some passes. Prints JSON, in milliseconds.
 */
import { loadSet } from '../../app/studio/load-set.ts';
import type { GameSet } from '../../rules/game-set.ts';
import type { Slot } from '../../rules/teamfight/notation/context.ts';
import { read, readAndTell } from '../../rules/teamfight/notation/read.ts';
import { lex } from '../../rules/teamfight/notation/words/token.ts';
import { wordsOf } from '../../rules/teamfight/notation/words/words.ts';
import { readings } from '../../rules/teamfight/readings.ts';

const heroes = 100;
const passes = 12;

const sets: GameSet[] = [];
for (const folder of process.argv.slice(2)) {
  const { set } = await loadSet(folder);
  if (set) sets.push(set);
}
// With the words of the sets that these use, as they are read everywhere.
const words = wordsOf([...sets, ...new Set(sets.flatMap(({ uses }) => uses))]);
const texts = readings(sets).texts.filter(({ file }) => /^(?:heroes|summons)\//.test(file));
const shipped = new Set(texts.filter(({ file }) => file.startsWith('heroes/')).map(({ set, file }) => `${set}/${file}`))
  .size;

/** The shortest of some runs: what the work takes when nothing else is in its way. */
function best(work: () => void): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    const start = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

const set = best(() => {
  for (let index = 0; index < (texts.length * heroes) / shipped; index++) {
    const { slot, name, text } = texts[index % texts.length] ?? { slot: 'ability', name: '', text: '' };
    read({ slot, name, text }, words);
  }
});
const one = Math.max(...texts.map(({ slot, name, text }) => best(() => readAndTell({ slot, name, text }, words))));

const hostile =
  'Range 3, |Place a Powder Keg in range 3. It |Enter Owl Stance: |if no enemy is |At the start of your turn, |a:\n |or |---\n|*a|(|- |you and |2dmg + |instead |1/Game, |spaces adjacent to a |while a hero has |each Tower deals 2dmg to |your choice of Slow or ';
const slots: readonly Slot[] = ['ability', 'passive', 'marker', 'map', 'rules'];
/** A part again and again, as long as the reader reads at most, and as long as 5,000 letters. */
function longest(part: string): readonly string[] {
  const read = Math.floor(600 / lex(part).length);
  return [part.repeat(read), part.repeat(Math.ceil(5000 / part.length)).slice(0, 5000)];
}
const worst = Math.max(
  ...hostile
    .split('|')
    .flatMap(longest)
    .flatMap((text) => slots.map((slot) => best(() => read({ slot, name: 'Name', text }, words)))),
);
process.stdout.write(JSON.stringify({ set, one, worst }));
