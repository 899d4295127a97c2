import deepEqual from 'fast-deep-equal';
import { at, pointerTo } from '../../../schemas/place.ts';
import type { Change } from '../../edit/change.ts';
import { clausesRewritten, fewest, rewritten, type Written, withArticle } from '../../edit/rewriting.ts';
import { setAt } from '../../edit/set-at.ts';
import { type Entity, find, type GameSet } from '../../game-set.ts';
import type { WrittenText } from '../../kernel/reading/reader.ts';
import type { Slot } from '../notation/context.ts';
import { read } from '../notation/read.ts';
import { lex } from '../notation/words/token.ts';
import { namesInTexts, type Word, type WordKind, type Words, wordAt, wordsOf } from '../notation/words/words.ts';
import { textsOf } from '../texts-of.ts';
import { newForm } from './new-form.ts';
import { partAt } from './part.ts';

/**
 * The changes that give something another name: a file as a whole, or the ability or passive at `pointer`. The id stays, and with it every
 * reference. Of the set's texts those are changed with it that were read as meaning it: after the change each means what it meant before.
 */
export function renamed(set: GameSet, file: string, pointer: string, name: string): Change[] {
  const part = partAt(set, file, pointer);
  if (!part || part.name === name) return [];
  const { entity, kind } = part;
  const word = { kind, ref: entity.ref, name: part.name };
  const changes: Change[] = [{ file, pointer: `${pointer}/name`, value: name }];
  const after = withEntity(set, {
    ...entity,
    data: setAt(entity.data, [...keysOf(pointer), 'name'], name) as Entity['data'],
  });
  const words = { before: wordsOf([set, ...set.uses]), after: wordsOf([after, ...set.uses]) };
  for (const other of set.entities) {
    for (const text of textsOf(other)) changes.push(...inText(text, other, word, name, words));
    if (kind === 'counter') changes.push(...onDice(other, part.name, name));
    if (kind === 'ability' && other.kind === 'scene') changes.push(...inScene(set, other, entity, part.name, name));
  }
  return changes;
}

interface Vocabularies {
  readonly before: Words;
  readonly after: Words;
}

type Named = Pick<Word, 'kind' | 'ref' | 'name'>;

function inText(
  text: WrittenText<Slot>,
  { file, data }: Entity,
  word: Named,
  name: string,
  words: Vocabularies,
): Change[] {
  const whole = text.text;
  const found = occurrences(whole, word, name, words.before);
  if (found.length === 0) return [];
  const meant = read(text, words.before);
  const isSame = (chosen: readonly Written[]): boolean => {
    const again = read({ ...text, text: rewritten(whole, chosen), byHand: undefined }, words.after);
    return deepEqual(again.program, meant.program) && deepEqual(statuses(again), statuses(meant));
  };
  // A word that only looks like the name, such as a verb, stays: then the text means what it meant with it left alone.
  const chosen = isSame(found) ? found : (fewest(found).find(isSame) ?? found);
  if (chosen.length === 0) return [];
  const key = at(data, `${text.pointer}/effect`) === whole ? 'effect' : 'text';
  const changes: Change[] = [{ file, pointer: `${text.pointer}${pointerTo(key)}`, value: rewritten(whole, chosen) }];
  for (const { index, clause } of clausesRewritten(whole, text.byHand ?? [], chosen))
    changes.push({ file, pointer: `${text.pointer}${pointerTo('byHand', index, 'clause')}`, value: clause });
  return changes;
}

const statuses = ({ clauses }: ReturnType<typeof read>) => clauses.map(({ field, status }) => [field, status]);

/** Everything that is a name and could stand in a text. */
const named: readonly WordKind[] = [...namesInTexts, 'map', 'rules-card', 'hint'];

/** Where a text writes the name. Where nobody can tell by reading, only with the capitals of the name. */
function occurrences(text: string, word: Named, name: string, words: Words): Written[] {
  const tokens = lex(text);
  const found: Written[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const kinds: readonly (WordKind | 'stance')[] = word.kind === 'token' ? [word.kind, 'stance'] : [word.kind];
    const longest = wordAt(words, tokens, index, tokens.length, named);
    const hit = wordAt(words, tokens, index, tokens.length, kinds);
    if (hit?.word.ref !== word.ref || hit.word.name !== word.name || (longest && longest.to > hit.to)) continue;
    const [from, to] = [tokens[index]?.from ?? 0, tokens[hit.to - 1]?.to ?? 0];
    const form = newForm(text.slice(from, to), word, name);
    if (form !== undefined) found.push(withArticle(text, { from, to, text: form }));
    index = hit.to - 1;
  }
  return found;
}

/** A die beside a card is the counter of its name. */
function onDice({ file, data }: Entity, old: string, name: string): Change[] {
  const found: Change[] = [];
  const look = (part: unknown, pointer: string): void => {
    const { dice } = part as { readonly dice?: readonly { readonly name: string }[] };
    for (const [index, die] of (dice ?? []).entries())
      if (die.name === old) found.push({ file, pointer: `${pointer}/dice/${index}/name`, value: name });
  };
  look(data, '');
  for (const list of ['defaultAbilities', 'abilities'] as const) {
    const parts = (data as { readonly [key in typeof list]?: readonly unknown[] })[list] ?? [];
    for (const [index, part] of parts.entries()) look(part, `/${list}/${index}`);
  }
  return found;
}

/** Scenes name abilities as their cards do. */
function inScene(set: GameSet, { file, data }: Entity, owner: Entity, old: string, name: string): Change[] {
  const { units = [], steps = [] } = data as { units?: readonly { card?: string }[]; steps?: readonly unknown[] };
  if (!units.some(({ card }) => card !== undefined && find(set, card) === owner)) return [];
  const found: Change[] = [];
  const look = (value: unknown, pointer: string): void => {
    if (value === old) found.push({ file, pointer, value: name });
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, pointer + pointerTo(key));
  };
  look(steps, '/steps');
  return found;
}

function withEntity(set: GameSet, changed: Entity): GameSet {
  return { ...set, entities: set.entities.map((one) => (one.ref === changed.ref ? changed : one)) };
}

const keysOf = (pointer: string): string[] => pointer.split('/').slice(1);
