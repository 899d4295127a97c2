import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { ThouaAbility } from '../../schemas/types.generated.ts';
import { nearest, quoted } from '../../schemas/words.ts';
import type { Entity, GameSet } from '../game-set.ts';
import { clausesOf } from '../kernel/reading/by-hand.ts';
import type { Clause } from '../kernel/reading/reading.ts';
import { noSuchDie, partedText } from './notation/definition.ts';
import { plain } from './notation/phrase.ts';
import { read, type Written } from './notation/read.ts';
import { wordsOf } from './notation/vocabulary.ts';
import { textsOf } from './readings.ts';
import type { Words } from './words.ts';

/** A text with the entity it stands on and what was understood of it. */
interface Read {
  readonly entity: Entity;
  readonly written: Written;
  readonly clauses: readonly Clause[];
  /** The element of the damage that it is rolled for. */
  readonly damage: string | undefined;
}

/** What is wrong with texts beyond what is not understood. */
export function textProblems(set: GameSet): Problem[] {
  const words = wordsOf([...set.uses, set]);
  const texts = set.entities.flatMap((entity) =>
    textsOf(entity).map((written): Read => {
      const { clauses, program } = read(written, words);
      const damage = program.of === 'effect' ? program.action.opposed?.damage : undefined;
      return { entity, written, clauses, damage };
    }),
  );
  return [
    ...texts.flatMap((text) => [...ofClauses(text, words), ...otherElement(text)]),
    ...notes(texts),
    ...twice(texts),
  ];
}

const say = ({ entity: { file, data }, written }: Read, code: string, sentence: string): Problem =>
  problemAt('warning', `text/${code}`, file, data, written.pointer, sentence);

/** Dice and conditions that do not exist. */
function ofClauses(text: Read, { names }: Words): Problem[] {
  return text.clauses.flatMap(({ status, from, to, missing: [missing] = [] }) => {
    const wrong = status === 'manual' ? noSuchDie(text.written.text.slice(from, to)) : undefined;
    if (wrong !== undefined) return [say(text, 'no-die', `${wrong}. Nobody can roll it; write a die that there is.`)];
    if (missing === undefined) return [];
    const meant = nearest(missing, [...names]);
    const hint =
      meant === undefined
        ? `say what it does in a line of its own, "${missing} Condition: ...", or add it to the folder conditions.`
        : `did you mean ${quoted(meant)}?`;
    return [say(text, 'missing-condition', `no condition is called ${quoted(missing)}; ${hint}`)];
  });
}

/** Which die is rolled in defence follows from the ability's element, whatever its text says (rule 30). */
function otherElement(text: Read): Problem[] {
  const { damage, written } = text;
  const element = (written.ability as ThouaAbility | undefined)?.element;
  if (damage === undefined || element === undefined || damage === element) return [];
  const sentence = `it does ${damage} damage, and the ability is of ${element}: defenders roll their die of ${element}. Write the same element twice, unless that is meant.`;
  return [say(text, 'other-element', sentence)];
}

/** Clauses by hand that stand in none of the texts that they may be of, or that are read by now. */
function notes(texts: readonly Read[]): Problem[] {
  const owners = new Map<string, Read[]>();
  for (const text of texts) {
    const key = `${text.entity.file}#${ownerOf(text.written.pointer)}`;
    owners.set(key, [...(owners.get(key) ?? []), text]);
  }
  return [...owners.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return (first.written.byHand ?? []).flatMap(({ clause }, index) => {
      const faults = own.map(({ clauses, written }) => clausesOf(clauses, written.text, clause));
      if (faults.some((one) => typeof one !== 'string')) return [];
      const pointer = `${ownerOf(first.written.pointer)}/byHand/${index}/clause`;
      const isMissing = faults.every((one) => one === 'missing');
      const sentence = isMissing
        ? `${quoted(clause)} does not stand in the text; copy the words of the clause as they are now, or take this out.`
        : `${quoted(clause)} is read and played by now, or is no whole sentence; take this out, or write all of the sentence.`;
      const { file, data } = first.entity;
      return [problemAt('warning', isMissing ? 'by-hand/missing' : 'by-hand/read', file, data, pointer, sentence)];
    });
  });
}

const ownerOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Two texts that say different things of one condition: at the table nobody would know which holds. */
function twice(texts: readonly Read[]): Problem[] {
  const first = new Map<string, { readonly said: string; readonly name: string }>();
  return texts.flatMap((text) => {
    const { written, entity } = text;
    const own =
      written.slot === 'condition'
        ? [{ name: written.name, said: plain(written.text) }]
        : partedText(written.text).defined.map(({ name, sentences }) => ({
            name,
            said: plain(
              sentences
                .map(({ words }) => words)
                .join(' ')
                .replace(/^[^:]*:/, ''),
            ),
          }));
    return own.flatMap(({ name, said }) => {
      const before = first.get(plain(name));
      if (!before) first.set(plain(name), { said, name: entity.data.name });
      if (!before || before.said === said) return [];
      const sentence = `${quoted(before.name)} says something else of the condition ${quoted(name)}; say the same, or call one of them otherwise.`;
      return [say(text, 'condition-twice', sentence)];
    });
  });
}
