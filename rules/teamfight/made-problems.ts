import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { quoted } from '../../schemas/words.ts';
import type { Entity, GameSet } from '../game-set.ts';
import { broughtByText, unknownIn } from './made-pieces.ts';
import { withOwnPieces } from './own-pieces.ts';
import { textsOf } from './texts-of.ts';

/** What the texts of a card bring onto the map by name, and where that stands. */
type Brought = ReturnType<typeof broughtByText>[number] & { readonly entity: Entity; readonly pointer: string };

/** Entities never change, and of a set that is edited all but one are the same. */
const known = new WeakMap<Entity, readonly Brought[]>();

function broughtBy(entity: Entity): readonly Brought[] {
  if (entity.kind !== 'hero' && entity.kind !== 'summon') return [];
  let brought = known.get(entity);
  if (brought === undefined) {
    brought = textsOf(entity).flatMap(({ pointer, text }) =>
      broughtByText(text).map((one) => ({ entity, pointer, ...one })),
    );
    known.set(entity, brought);
  }
  return brought;
}

/** Pieces that a card brings onto the map and that no file is: what is told of them there is all that they are, or nothing is. */
export function madeProblems(set: GameSet): Problem[] {
  const isUnknown = unknownIn(set);
  const found = set.entities.flatMap((entity) => broughtBy(entity).filter(({ name }) => isUnknown(name)));
  // Most sets have a file for each, and are not looked through any further.
  if (found.length === 0) return [];
  const made = new Set(withOwnPieces(set).flatMap(({ file, data }) => (file === '' ? [data.name.toLowerCase()] : [])));
  return found.map(({ entity: { file, data }, pointer, name, summoned }) => {
    const [kind, folder] = summoned ? ['summon', 'summons'] : ['marker', 'markers'];
    const own = made.has(name.toLowerCase())
      ? `${quoted(name)} is only what this text says of it; a ${kind} in ${folder}/ gives it a picture and a text of its own.`
      : `nothing is called ${quoted(name)}; add a ${kind} of that name in ${folder}/, or say here ${summoned ? 'with how much health and speed it comes' : 'how large it is or what it does'}.`;
    return problemAt(
      'note',
      made.has(name.toLowerCase()) ? 'piece/only-told' : 'piece/missing',
      file,
      data,
      `${pointer}/text`,
      own,
    );
  });
}
