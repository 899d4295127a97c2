import { byLikeness, counted, listed, nearest, quoted } from '../../../schemas/words.ts';
import { type Entity, entitiesOf } from '../../game-set.ts';
import { compileBoard } from '../board/compile-board.ts';
import type { Placed, Setup } from '../game.ts';
import { withOwnPieces } from '../own-pieces.ts';
import { allSets, playable } from './all-sets.ts';

/** Something that keeps a match from being set up. */
export interface SetupProblem {
  /** `noun/reason`, such as `setup/unknown-map`. */
  readonly code: string;
  /** A sentence: what is wrong and how to mend it. */
  readonly message: string;
}

/** All that is wrong with a setup; a match can be prepared where this is empty. */
export function problemsOf(setup: Setup): SetupProblem[] {
  if (setup.sets.length === 0) {
    return [{ code: 'setup/no-set', message: 'There is no set to play with; name one at least.' }];
  }
  const problems = mapProblems(setup);
  if (setup.placed) return [...problems, ...placedProblems(setup, setup.placed)];
  return [
    ...problems,
    ...(setup.teams ? teamProblems(setup, setup.teams) : draftProblems(setup)),
    ...zoneProblems(setup),
  ];
}

const said = ({ ref }: Entity): string => ref;

function unknown(code: string, what: string, ref: string, known: readonly string[]): SetupProblem {
  const meant = nearest(ref, known);
  const hint =
    meant !== undefined
      ? `did you mean ${quoted(meant)}?`
      : known.length > 0
        ? `there are ${listed(byLikeness(ref, known), 'and', 12)}.`
        : 'there is none in these sets.';
  return { code, message: `There is no ${what} ${quoted(ref)}; ${hint}` };
}

/** A hero or map that is there but has an error. */
function leftOut({ sets }: Setup, folder: 'heroes' | 'maps', ref: string): SetupProblem | undefined {
  const isLeftOut = sets.some((set) =>
    set.leftOut.some(
      ({ file }) => ref === `${set.id}/${file.slice(folder.length + 1, -5)}` && file.startsWith(`${folder}/`),
    ),
  );
  if (!isLeftOut) return undefined;
  const message = `${quoted(ref)} has an error and is left out; "setwright validate" says what is wrong with it.`;
  return { code: 'setup/left-out', message };
}

function mapProblems(setup: Setup): SetupProblem[] {
  const maps = playable(setup, 'map');
  if (maps.length === 0) {
    return [{ code: 'setup/no-map', message: 'None of the sets has a map without errors; add one or mend one.' }];
  }
  if (setup.map !== undefined && !maps.some(({ ref }) => ref === setup.map)) {
    return [leftOut(setup, 'maps', setup.map) ?? unknown('setup/unknown-map', 'map', setup.map, maps.map(said))];
  }
  if (setup.placed && setup.map === undefined && maps.length > 1) {
    const message = `Units are placed, but the map is not named; there are ${listed(maps.map(said), 'and', 12)}.`;
    return [{ code: 'setup/which-map', message }];
  }
  return [];
}

/** Zones that cannot take the heroes, on every map that may be played. */
function zoneProblems(setup: Setup): SetupProblem[] {
  const maps = setup.sets.flatMap((set) => entitiesOf(set, 'map').map((map) => ({ set, map })));
  const meant = maps.filter(({ map }) => setup.map === undefined || map.ref === setup.map);
  const withZones = meant.filter(({ map }) => map.data.deploy?.red?.length && map.data.deploy.blue?.length);
  if (meant.length > 0 && withZones.length === 0) {
    const message = 'No map that can be played has two deploy zones; add "deploy" with red and blue cells to one.';
    return [{ code: 'setup/no-zones', message }];
  }
  return withZones.flatMap(({ set, map }) => {
    const { zones } = compileBoard(set, map);
    return (['red', 'blue'] as const).flatMap((colour, zone) => {
      const seat = zone === 0 ? (setup.red ?? 0) : 1 - (setup.red ?? 0);
      const needed = setup.teams?.[seat]?.length ?? setup.options.heroesPerSide;
      const free = zones[zone]?.length ?? 0;
      if (free >= needed) return [];
      const message = `The ${colour} deploy zone of ${quoted(map.ref)} has ${counted(free, 'free cell')} for ${counted(needed, 'hero', 'heroes')}; make it larger or deploy fewer heroes.`;
      return [{ code: 'setup/zone-too-small', message }];
    });
  });
}

function draftProblems(setup: Setup): SetupProblem[] {
  const heroes = playable(setup, 'hero').length;
  const { heroesPerSide, poolSize } = setup.options;
  const problems: SetupProblem[] = [];
  if (heroes < 2 * heroesPerSide) {
    const message = `A match needs ${2 * heroesPerSide} heroes, ${heroesPerSide} a side; the sets have ${heroes} without errors. Add heroes or sets, or lower "heroesPerSide".`;
    problems.push({ code: 'setup/too-few-heroes', message });
  }
  if (poolSize < 2 * heroesPerSide) {
    const message = `"poolSize" is ${poolSize}, but two sides deploy ${2 * heroesPerSide} heroes; raise it to that at least.`;
    problems.push({ code: 'setup/pool-too-small', message });
  }
  const known = playable(setup, 'hero').map(said);
  if (setup.hero !== undefined && !known.includes(setup.hero)) {
    problems.push(leftOut(setup, 'heroes', setup.hero) ?? unknown('setup/unknown-hero', 'hero', setup.hero, known));
  }
  return problems;
}

function teamProblems(setup: Setup, teams: NonNullable<Setup['teams']>): SetupProblem[] {
  const heroes = playable(setup, 'hero').map(said);
  const problems: SetupProblem[] = [];
  for (const [seat, team] of teams.entries()) {
    const side = seat === 0 ? 'first' : 'second';
    if (team.length === 0) {
      problems.push({ code: 'setup/empty-team', message: `The ${side} team has no hero; name one at least.` });
    }
    for (const [index, ref] of team.entries()) {
      if (!heroes.includes(ref))
        problems.push(leftOut(setup, 'heroes', ref) ?? unknown('setup/unknown-hero', 'hero', ref, heroes));
      else if (team.indexOf(ref) < index) {
        const message = `The ${side} team has ${quoted(ref)} twice; a team has each hero once.`;
        problems.push({ code: 'setup/same-hero', message });
      }
    }
  }
  return problems;
}

function placedProblems(setup: Setup, placed: readonly Placed[]): SetupProblem[] {
  const problems: SetupProblem[] = [];
  const entities = new Map(
    allSets(setup).flatMap((set) => withOwnPieces(set).map((entity) => [entity.ref, entity] as const)),
  );
  const known = (kinds: readonly Entity['kind'][]) =>
    [...entities.values()].filter(({ kind }) => kinds.includes(kind)).map(({ ref }) => ref);
  const maps = playable(setup, 'map');
  const map = (maps.find(({ ref }) => ref === setup.map) ?? maps[0])?.data;
  const taken = new Map<number, string>();
  for (const { card, x, y, owner, tokens = [] } of placed) {
    const entity = entities.get(card);
    if (!entity || !placeable.includes(entity.kind)) {
      problems.push(unknown('setup/unknown-piece', 'hero, summon, marker or terrain', card, known(placeable)));
      continue;
    }
    const { data } = entity;
    const size = 'size' in data && typeof data.size === 'number' ? data.size : 1;
    const at = `${quoted(card)} at column ${x}, row ${y}`;
    if (
      map &&
      !(
        Number.isInteger(x) &&
        Number.isInteger(y) &&
        x >= 0 &&
        y >= 0 &&
        x + size <= map.columns &&
        y + size <= map.rows
      )
    ) {
      const message = `${at} stands outside of the map of ${map.columns} columns and ${map.rows} rows, which are counted from 0.`;
      problems.push({ code: 'setup/outside', message });
    } else if ('speed' in data || ('object' in data && data.object && (data.health ?? 0) > 0)) {
      for (let step = 0; step < size * size; step++) {
        const space = (y + Math.floor(step / size)) * (map?.columns ?? 0) + x + (step % size);
        const other = taken.get(space);
        if (other !== undefined) {
          const message = `${at} stands where ${quoted(other)} stands; two units cannot share a space.`;
          problems.push({ code: 'setup/taken', message });
          break;
        }
        taken.set(space, card);
      }
    }
    if (owner !== undefined && !entities.get(placed[owner]?.card ?? '')?.file.startsWith('heroes/')) {
      problems.push({ code: 'setup/owner', message: `${at} belongs to unit ${owner}, which is no placed hero.` });
    }
    for (const { token } of tokens) {
      if (!tokenKinds.includes(entities.get(token)?.kind ?? 'map')) {
        problems.push(unknown('setup/unknown-token', 'condition, token or counter', token, known(tokenKinds)));
      }
    }
  }
  if (!placed.some(({ card }) => entities.get(card)?.kind === 'hero')) {
    problems.push({ code: 'setup/no-hero', message: 'No hero is placed; without one nobody has a turn.' });
  }
  const { round = 1, options } = setup;
  if (!Number.isInteger(round) || round < 1 || round > options.rounds) {
    const message = `The match begins in round ${round}, but it has the rounds 1 to ${options.rounds}.`;
    problems.push({ code: 'setup/round', message });
  }
  return problems;
}

const placeable: readonly Entity['kind'][] = ['hero', 'summon', 'marker', 'terrain'];
const tokenKinds: readonly Entity['kind'][] = ['condition', 'token', 'counter'];
