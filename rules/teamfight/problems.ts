import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { counted, quoted } from '../../schemas/words.ts';
import { entitiesOf, type GameSet } from '../game-set.ts';
import { mapProblems } from './map-problems.ts';
import { ruleOptions } from './options.ts';
import { referenceProblems } from './references.ts';

/** What is wrong with a Teamfight set beyond its schemas. */
export function problems(set: GameSet): Problem[] {
  const options = ruleOptions(set.manifest.rules);
  return [
    ...introProblems(set),
    ...referenceProblems(set),
    ...abilityProblems(set),
    ...entitiesOf(set, 'map').flatMap((map) => mapProblems(set, map, options)),
  ];
}

/** A hero that stands twice in the intro, and sides that are not equal. References are checked with all others. */
function introProblems(set: GameSet): Problem[] {
  const { intro } = set.manifest;
  if (!intro) return [];
  const found: Problem[] = [];
  const places = new Map<string, string>();
  if (intro.red.length !== intro.blue.length) {
    const red = counted(intro.red.length, 'hero', 'heroes');
    const sentence = `red has ${red} and blue has ${intro.blue.length}; players expect equal sides in a first game.`;
    found.push(problemAt('warning', 'intro/uneven', 'set.json', set.manifest, '/intro', sentence));
  }
  for (const side of ['red', 'blue'] as const) {
    const heroes = intro[side];
    for (const [index, hero] of heroes.entries()) {
      const first = places.get(hero);
      if (first === undefined) places.set(hero, `${side}[${index}]`);
      else {
        const sentence = `${quoted(hero)} already stands at ${first}; a hero can be in play only once.`;
        found.push(problemAt('warning', 'intro/twice', 'set.json', set.manifest, `/intro/${side}/${index}`, sentence));
      }
    }
  }
  return found;
}

/** Ability ids name cards on the table and in saves, so a hero must not have one twice. */
function abilityProblems(set: GameSet): Problem[] {
  const found: Problem[] = [];
  for (const { file, data } of entitiesOf(set, 'hero')) {
    const first = new Map<string, number>();
    for (const [index, { id }] of (data.abilities ?? []).entries()) {
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
