import deepEqual from 'fast-deep-equal';
import { at } from '../../schemas/place.ts';
import type { Change } from '../edit/change.ts';
import { clausesRewritten, fewest, rewritten, type Written, withArticle } from '../edit/rewriting.ts';
import { setAt } from '../edit/set-at.ts';
import type { Entity, GameSet } from '../game-set.ts';
import { namesDefinedIn } from './notation/definition.ts';
import { plain } from './notation/phrase.ts';
import { read, type Written as Text } from './notation/read.ts';
import { wordsOf } from './notation/vocabulary.ts';
import { textsOf } from './readings.ts';
import type { Words } from './words.ts';

/**
 * The changes that give something another name: a file as a whole, or an enemy's ability at `pointer`. The id stays, and with it every
 * reference. Of the set's texts those are changed with it that name the condition or the ability: each means what it meant before.
 */
export function renamed(set: GameSet, file: string, pointer: string, name: string): Change[] {
  const changes: Change[] = [{ file, pointer: `${pointer}/name`, value: name }];
  const entity = set.entities.find((one) => one.file === file);
  const old = entity && at(entity.data, `${pointer}/name`);
  const isNamed = entity?.kind === 'condition' || entity?.kind === 'ability' || pointer !== '';
  if (!entity || typeof old !== 'string' || !isNamed || plain(old) === '') return changes;
  const keys = [...pointer.split('/').slice(1), 'name'];
  const changed = { ...entity, data: setAt(entity.data, keys, name) } as Entity;
  const after = { ...set, entities: set.entities.map((one) => (one === entity ? changed : one)) };
  const words = { before: wordsOf([...set.uses, set]), after: wordsOf([...set.uses, after]) };
  for (const other of set.entities)
    for (const text of textsOf(other)) changes.push(...inText(text, other.file, old, name, words));
  return changes;
}

interface Vocabularies {
  readonly before: Words;
  readonly after: Words;
}

function inText(text: Text, file: string, old: string, name: string, { before, after }: Vocabularies): Change[] {
  const whole = text.text;
  // A text that defines a condition of that name itself means its own.
  if (namesDefinedIn(whole).some((own) => plain(own) === plain(old))) return [];
  const found = occurrences(whole, old, name);
  if (found.length === 0) return [];
  const same = (program: unknown) => unnamed(program, [plain(old), plain(name)]);
  const meant = read(text, before);
  const wanted = same(meant.program);
  const isSame = (chosen: readonly Written[]): boolean => {
    const again = read({ ...text, text: rewritten(whole, chosen), byHand: undefined }, after);
    return deepEqual(same(again.program), wanted) && deepEqual(statuses(again), statuses(meant));
  };
  // A word that only looks like the name stays: then the text means what it meant with it left alone.
  const chosen = isSame(found) ? found : (fewest(found).find(isSame) ?? found);
  if (chosen.length === 0) return [];
  const home = text.pointer.slice(0, text.pointer.lastIndexOf('/'));
  return [
    { file, pointer: text.pointer, value: rewritten(whole, chosen) },
    ...clausesRewritten(whole, text.byHand ?? [], chosen).map(({ index, clause }) => ({
      file,
      pointer: `${home}/byHand/${index}/clause`,
      value: clause,
    })),
  ];
}

const statuses = ({ clauses }: ReturnType<typeof read>) => clauses.map(({ field, status }) => [field, status]);

/** Where a text writes the name as a whole, with a capital at its beginning as names have. */
function occurrences(text: string, old: string, name: string): Written[] {
  const pattern = old.trim().split(/\s+/).map(escaped).join('\\s+').replace(/['’]/g, "['’]");
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\d'’])${pattern}(?![\\p{L}\\d'’])`, 'giu'))];
  return found.flatMap(({ index, 0: form }) => {
    const isName = form.charAt(0) !== form.charAt(0).toLowerCase() || old.charAt(0) === old.charAt(0).toLowerCase();
    return isName ? [withArticle(text, { from: index, to: index + form.length, text: name })] : [];
  });
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A program in which the old and the new name are the same. */
const unnamed = (program: unknown, names: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(program), (_, value: unknown) =>
    typeof value === 'string' && names.includes(plain(value)) ? '' : value,
  );
