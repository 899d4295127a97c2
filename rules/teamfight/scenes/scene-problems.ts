import { problemAt } from '../../../schemas/place.ts';
import type { Problem } from '../../../schemas/problem.ts';
import type { Hero, Scene, SceneStep, Summon } from '../../../schemas/types.generated.ts';
import { byLikeness, listed, nearest, quoted } from '../../../schemas/words.ts';
import { type Draft, entriesOf } from '../../draft.ts';
import { type Entity, find, type GameSet } from '../../game-set.ts';
import type { Setup } from '../game.ts';
import { hasOwnPieces, withOwnPieces } from '../own-pieces.ts';
import { problemsOf } from '../play/setup-problems.ts';
import { readDrawing, sceneSetup } from './scene-setup.ts';

/** Problems of a setup that `referenceProblems` tells with their place. */
const toldAsReferences: readonly string[] = ['setup/unknown-piece', 'setup/unknown-token'];

/** What of an expectation is asked of a unit. */
const unitKeys = ['health', 'overshield', 'at', 'dead', 'tokens', 'stance', 'tapped'] as const;

type Say = (code: string, pointer: string, sentence: string) => void;

/** What is wrong with a scene beyond its schema and its references. */
export function sceneProblems(set: GameSet, draft: Draft<'scene'>): Problem[] {
  const found: Problem[] = [];
  const say: Say = (code, pointer, sentence) =>
    found.push(problemAt('error', `scene/${code}`, draft.file, draft.data, pointer, sentence));
  // Half a scene cannot be set up, so nothing can be said of how its parts go together.
  if ((draft.broken ?? []).length > 0) return found;
  const scene = draft.data as Scene;
  board(scene, say);
  letters(scene, say);
  for (const [index, step] of entriesOf(scene.steps)) steps(set, scene, step, `/steps/${index}`, say);
  if (found.length === 0 && namesOnlyWhatIs(set, scene)) {
    const entity = { ...draft, data: scene } as Entity<'scene'>;
    for (const { code, message } of problemsOf(withAllPieces(set, sceneSetup(set, entity).setup))) {
      if (toldAsReferences.includes(code)) continue;
      found.push(problemAt('error', code, draft.file, scene, '/units', message));
    }
  }
  return found;
}

/** The setup with the pieces of the whole set, which are worked out once, in the place of those of its cast. */
const withAllPieces = (set: GameSet, setup: Setup): Setup => ({
  ...setup,
  sets: setup.sets.map((cast) => {
    const drawn = cast.entities.filter((one) => one.kind === 'map' && !set.entities.includes(one));
    return hasOwnPieces({ ...cast, entities: [...withOwnPieces(set), ...drawn] });
  }),
});

/** Whether its references can be followed; what cannot is told by `referenceProblems`. */
const namesOnlyWhatIs = (set: GameSet, { map, units, terrain = [] }: Scene): boolean =>
  [...(map === undefined ? [] : [map]), ...units.map(({ card }) => card), ...terrain.map(({ kind }) => kind)].every(
    (ref) => find(set, ref) !== undefined,
  );

function board(scene: Scene, say: Say): void {
  const { map, drawing } = scene;
  if ((map === undefined) === (drawing === undefined)) {
    const sentence =
      map === undefined
        ? 'it has no map; draw one with "drawing", or name one with "map".'
        : 'it has a "map" and a "drawing"; keep one of the two.';
    say('map', drawing === undefined ? '' : '/drawing', sentence);
  }
  for (const key of ['terrain', 'walls', 'cover'] as const) {
    if (drawing === undefined && scene[key] !== undefined) {
      say('without-drawing', `/${key}`, `${quoted(key)} belongs to a drawing; the map it is played on has its own.`);
    }
  }
  const { columns, unknown, uneven } = readDrawing(scene);
  if (unknown.length > 0) {
    const sentence = `nothing is said about ${listed(unknown, 'and')}; add an entry to "terrain" with that sign, or draw "." for open ground.`;
    say('unknown-sign', '/drawing', sentence);
  }
  for (const row of uneven) {
    say('uneven', `/drawing/${row}`, `this row has another length than the first, which has ${columns} spaces.`);
  }
}

function letters(scene: Scene, say: Say): void {
  const { spaces } = readDrawing(scene);
  const known = scene.units.map(({ letter }) => letter);
  for (const letter of spaces.keys()) {
    if (!known.includes(letter)) {
      say('unknown-letter', '/drawing', `nothing is said about ${quoted(letter)}; add it to "units".`);
    }
  }
  for (const [index, { letter, at, of }] of scene.units.entries()) {
    const pointer = `/units/${index}`;
    if (known.indexOf(letter) < index) {
      say(
        'same-letter',
        `${pointer}/letter`,
        `${quoted(letter)} already stands for another unit; each has a letter of its own.`,
      );
    }
    if (at === undefined && !spaces.has(letter)) {
      say(
        'no-space',
        pointer,
        `${quoted(letter)} stands nowhere; draw its letter, or add "at" with its column and row.`,
      );
    } else if (at !== undefined && spaces.has(letter)) {
      say('two-spaces', `${pointer}/at`, `${quoted(letter)} is in the drawing already; remove "at".`);
    }
    if (of !== undefined && !known.includes(of)) {
      say('unknown-letter', `${pointer}/of`, `there is no unit ${quoted(of)}; there are ${listed(known, 'and', 12)}.`);
    }
  }
}

function steps(set: GameSet, scene: Scene, step: SceneStep, pointer: string, say: Say): void {
  const { turn, unit, use, move, end, pick, path, double, expect = [] } = step;
  const done = [turn, use, move, end].filter((part) => part !== undefined).length;
  if (done > 1) {
    say('two-things', pointer, 'it does more than one thing; make a step of each "turn", "use", "move" and "end".');
  } else if (done === 0 && pick === undefined && expect.length === 0) {
    say('nothing', pointer, 'it does nothing; add "turn", "use", "move", "end", "pick" or "expect".');
  }
  if (move === undefined && (path !== undefined || double !== undefined)) {
    say(
      'no-move',
      `${pointer}/${path === undefined ? 'double' : 'path'}`,
      'this belongs to a "move", which is missing.',
    );
  }
  const at = (key: string, word: string | undefined): void => {
    if (word !== undefined) unitWord(scene, word, `${pointer}/${key}`, say);
  };
  at('turn', turn);
  at('unit', unit);
  if (use !== undefined) abilityOf(set, scene, unit, use, `${pointer}/use`, say);
  for (const [index, expected] of expect.entries()) {
    const place = `${pointer}/expect/${index}`;
    at(`expect/${index}/unit`, expected.unit);
    const ofUnit = unitKeys.find((key) => expected[key] !== undefined);
    if (ofUnit !== undefined && expected.unit === undefined) {
      say('whose', `${place}/${ofUnit}`, `${quoted(ofUnit)} is of a unit; add "unit" with its letter.`);
    }
    if (expected.unit !== undefined && ofUnit === undefined) {
      say('nothing', place, `nothing is expected of ${quoted(expected.unit)}; add one of ${listed(unitKeys, 'or')}.`);
    }
    if ((expected.marker === undefined) !== (expected.on === undefined)) {
      say('nothing', place, '"marker" and "on" go together: what lies on which spaces.');
    }
    for (const [name, ability] of (expected.tapped ?? []).entries()) {
      abilityOf(set, scene, expected.unit, ability, `${place}/tapped/${name}`, say);
    }
  }
}

/** A single letter must be one of the scene's; longer words name units that come later and are known only then. */
function unitWord(scene: Scene, word: string, pointer: string, say: Say): void {
  const known = scene.units.map(({ letter }) => letter);
  if (word.length > 1 || known.includes(word)) return;
  say('unknown-letter', pointer, `there is no unit ${quoted(word)}; there are ${listed(known, 'and', 12)}.`);
}

/** An ability must stand on the card of the unit; of units without a letter on any card of the sets. */
function abilityOf(
  set: GameSet,
  scene: Scene,
  letter: string | undefined,
  name: string,
  pointer: string,
  say: Say,
): void {
  const card = scene.units.find((unit) => unit.letter === letter)?.card;
  const entity = card === undefined ? undefined : find(set, card);
  if (letter !== undefined && letter.length === 1 && entity === undefined) return;
  // What is left out may have it.
  if (!entity && [set, ...set.uses].some(({ leftOut }) => leftOut.length > 0)) return;
  const entities = entity ? [entity] : [set, ...set.uses].flatMap(({ entities }) => entities);
  const names = entities.flatMap(abilityNames);
  if (names.some((known) => known.toLowerCase() === name.toLowerCase())) return;
  const meant = nearest(name, names);
  const whose = entity ? `${entity.data.name} has no ability` : 'no unit has an ability';
  const hint =
    meant !== undefined ? `did you mean ${quoted(meant)}?` : `there are ${listed(byLikeness(name, names), 'and', 8)}.`;
  say('unknown-ability', pointer, `${whose} ${quoted(name)}; ${hint}`);
}

function abilityNames({ kind, data }: Entity): string[] {
  if (kind !== 'hero' && kind !== 'summon') return [];
  const { defaultAbilities = [], passives = [], ...more } = data as Hero | Summon;
  const abilities = 'abilities' in more ? ((more as Pick<Hero, 'abilities'>).abilities ?? []) : [];
  return [...defaultAbilities, ...abilities, ...passives].map(({ name }) => name);
}
