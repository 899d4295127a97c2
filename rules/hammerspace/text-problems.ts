import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { nearest, quoted } from '../../schemas/words.ts';
import { entitiesOf, type GameSet } from '../game-set.ts';
import { cardNames, type ReadText, readings } from './readings.ts';

/** What is wrong with texts beyond what is not understood: cards of a set of three that are not there, and notes that no longer fit. */
export function textProblems(set: GameSet): Problem[] {
  const files = new Map(set.entities.map(({ file, data }) => [file, data]));
  const sets = [set, ...set.uses];
  const names = [...cardNames(sets)];
  const spared = new Set(
    sets
      .flatMap((one) => entitiesOf(one, 'play-card'))
      .flatMap(({ data }) => (data.copies === 0 ? [data.name.trim().toLowerCase()] : [])),
  );
  return readings([set])
    .texts.filter((text) => text.set === set.id)
    .flatMap((text) => {
      const data = files.get(text.file) ?? {};
      return [...missingCards(text, data, names, spared), ...byHandProblems(text, data)];
    });
}

function missingCards(
  { file, reading }: ReadText,
  data: object,
  names: readonly string[],
  spared: ReadonlySet<string>,
): Problem[] {
  return reading.clauses.flatMap(({ missing: [missing] = [] }) => {
    if (missing === undefined) return [];
    if (spared.has(missing)) {
      const sentence = `this goes together with ${quoted(missing)}, of which there are 0 copies, so that it can never be used; raise its copies, or name another.`;
      return [problemAt('warning', 'text/missing-card', file, data, '/text', sentence)];
    }
    const meant = nearest(missing, names);
    const hint = meant === undefined ? 'add that card, or name another.' : `did you mean ${quoted(meant)}?`;
    const sentence = `this goes together with ${quoted(missing)}, and no card is called so, so that it can never be used; ${hint}`;
    return [problemAt('warning', 'text/missing-card', file, data, '/text', sentence)];
  });
}

/** Clauses by hand that do not stand in the text, or that are read by now. */
function byHandProblems({ file, text, reading }: ReadText, data: object): Problem[] {
  const { byHand = [] } = data as { readonly byHand?: readonly { readonly clause: string }[] };
  return byHand.flatMap(({ clause }, index) => {
    const at = `/byHand/${index}/clause`;
    const words = clause.trim();
    if (!text.includes(words)) {
      const sentence = `${quoted(clause)} does not stand in the text; copy the words of the clause as they are now, or take this out.`;
      return [problemAt('warning', 'by-hand/missing', file, data, at, sentence)];
    }
    const meant = reading.clauses.some(({ onPurpose, from, to }) => onPurpose && text.slice(from, to).includes(words));
    if (meant) return [];
    const sentence = `${quoted(clause)} is read and played by now, or is no whole sentence; take this out, or write all of the sentence.`;
    return [problemAt('warning', 'by-hand/read', file, data, at, sentence)];
  });
}
