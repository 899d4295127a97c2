import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { counted, quoted } from '../../schemas/words.ts';
import { type Drafts, draftsOf, entriesOf } from '../draft.ts';
import type { GameSet } from '../game-set.ts';
import { madeProblems } from './made-problems.ts';
import { mapProblems } from './map-problems.ts';
import { objectProblems } from './object-problems.ts';
import { ruleOptions } from './options.ts';
import { referenceProblems } from './references.ts';
import { sceneProblems } from './scenes/scene-problems.ts';
import { waitingScenes } from './scenes/waiting.ts';

/** What is wrong with a Teamfight set beyond its schemas; what takes the readings of its texts is told by `readingProblems`. */
export function problems(set: GameSet, drafts: Drafts): Problem[] {
  const options = ruleOptions(set.manifest.rules);
  return [
    ...introProblems(drafts),
    ...referenceProblems(set, drafts),
    ...abilityProblems(drafts),
    ...withoutCopies(drafts),
    ...objectProblems(set),
    ...madeProblems(set),
    ...draftsOf(drafts, 'map').flatMap((map) => mapProblems(set, map, options)),
    ...draftsOf(drafts, 'scene').flatMap((scene) => sceneProblems(set, scene)),
    ...waitingScenes(set, draftsOf(drafts, 'scene')),
  ];
}

/** A hero that stands twice in the intro, and sides that are not equal. References are checked with all others. */
function introProblems({ manifest }: Drafts): Problem[] {
  const { intro } = manifest;
  if (!intro) return [];
  const found: Problem[] = [];
  const places = new Map<string, string>();
  const { red, blue } = intro;
  if (red && blue && red.length !== blue.length) {
    const heroes = counted(red.length, 'hero', 'heroes');
    const sentence = `red has ${heroes} and blue has ${blue.length}; players expect equal sides in a first game.`;
    found.push(problemAt('warning', 'intro/uneven', 'set.json', manifest, '/intro', sentence));
  }
  for (const side of ['red', 'blue'] as const) {
    for (const [index, hero] of entriesOf(intro[side])) {
      const first = places.get(hero);
      if (first === undefined) places.set(hero, `${side}[${index}]`);
      else {
        const sentence = `${quoted(hero)} already stands at ${first}; a hero can be in play only once.`;
        found.push(problemAt('warning', 'intro/twice', 'set.json', manifest, `/intro/${side}/${index}`, sentence));
      }
    }
  }
  return found;
}

/** Cards and pieces of which none is asked for. Of a hero, with whom a whole deck goes, its faces tell. */
function withoutCopies({ files }: Drafts): Problem[] {
  const sentence = 'no copy is asked for, so this is left out of all exports.';
  return files.flatMap(({ kind, file, data }) => {
    const at = [
      ...('copies' in data && data.copies === 0 && kind !== 'hero' ? ['/copies'] : []),
      ...entriesOf('abilities' in data ? data.abilities : []).flatMap(([index, { copies }]) =>
        copies === 0 ? [`/abilities/${index}/copies`] : [],
      ),
    ];
    return at.map((pointer) => problemAt('note', 'copies/none', file, data, pointer, sentence));
  });
}

/** Ability ids name cards on the table and in saves, so a hero must not have one twice. */
function abilityProblems(drafts: Drafts): Problem[] {
  const found: Problem[] = [];
  for (const { file, data } of draftsOf(drafts, 'hero')) {
    const first = new Map<string, number>();
    for (const [index, { id }] of entriesOf(data.abilities)) {
      if (id === undefined) continue;
      const other = first.get(id);
      if (other === undefined) {
        first.set(id, index);
        continue;
      }
      const sentence = `the id ${quoted(id)} is already that of abilities[${other}]; give one of them another id.`;
      found.push(problemAt('error', 'ability/same-id', file, data, `/abilities/${index}/id`, sentence));
    }
  }
  return found;
}
