import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { quoted } from '../../schemas/words.ts';
import type { GameSet } from '../game-set.ts';
import { clausesOf, trimmed } from '../kernel/reading/by-hand.ts';
import type { Clause } from '../kernel/reading/reading.ts';
import { notation } from './notation/set-reader.ts';
import { textsOf } from './texts-of.ts';

/** Notes of what is by hand on purpose that no longer fit the text, and stand-ins that cannot be played. */
export function byHandProblems(set: GameSet): Problem[] {
  const noted = set.entities.flatMap((entity) =>
    textsOf(entity).flatMap((text) => (text.byHand?.length ? [{ entity, text }] : [])),
  );
  // Most sets have none, and are not read here at all.
  if (noted.length === 0) return [];
  const read = notation(set);
  return noted.flatMap(({ entity: { file, data }, text: { pointer, name, text, slot, byHand = [] } }) => {
    const { clauses } = read({ slot, name, text });
    return byHand.flatMap(({ clause, standIn = [] }, index) => {
      const at = `${pointer}/byHand/${index}`;
      const found = clausesOf(clauses, text, clause);
      const problems: Problem[] = [];
      if (found === 'missing') {
        const sentence = `${quoted(clause)} does not stand in the text; copy the words of the clause as they are now, or take this out.`;
        problems.push(problemAt('warning', 'by-hand/missing', file, data, `${at}/clause`, sentence));
      } else if (found === 'read') {
        const sentence = `${quoted(clause)} is read and played by now; take this out.`;
        problems.push(problemAt('warning', 'by-hand/read', file, data, `${at}/clause`, sentence));
      } else if (found === 'part') {
        const whole = quoted(wholeClause(clauses, text, clause));
        const sentence = `${quoted(clause)} is a part of a clause only; write all of it, ${whole}.`;
        problems.push(problemAt('warning', 'by-hand/part', file, data, `${at}/clause`, sentence));
      }
      for (const [place, { effect, token }] of standIn.entries()) {
        if ((effect !== 'give' && effect !== 'lose') || token !== undefined) continue;
        const sentence = `to ${effect} needs the token that is meant; add "token" with its id.`;
        problems.push(problemAt('warning', 'by-hand/no-token', file, data, `${at}/standIn/${place}`, sentence));
      }
      return problems;
    });
  });
}

/** The words of the clause by hand that a part of it stands in. */
function wholeClause(clauses: readonly Clause[], text: string, part: string): string {
  const from = text.indexOf(part.trim());
  const around = clauses.find((one) => one.field === 'text' && one.status === 'manual' && one.to > from);
  const { from: first, to: last } = trimmed(text, around ?? { from, to: from + part.length });
  return text.slice(first, last);
}
