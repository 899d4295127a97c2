import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { quoted } from '../../schemas/words.ts';
import { type Draft, type Drafts, draftsOf, entriesOf, isSound } from '../draft.ts';
import type { GameSet } from '../game-set.ts';
import { wrongReferences } from '../references.ts';
import { appraisalOf, musterOf } from './army.ts';
import { battlefieldProblems } from './battlefield-problems.ts';
import { optionsOf } from './options.ts';
import { referencesOf } from './references.ts';

/** What is wrong with a Valyr set beyond its schemas. */
export function problems(set: GameSet, drafts: Drafts): Problem[] {
  return [
    ...drafts.files.flatMap((draft) => wrongReferences(set, drafts, draft, referencesOf(draft))),
    ...draftsOf(drafts, 'unit').flatMap(unitProblems),
    ...draftsOf(drafts, 'army').flatMap((army) => armyProblems(set, army)),
    ...draftsOf(drafts, 'battlefield').flatMap(battlefieldProblems),
    ...withoutCopies(drafts),
  ];
}

function unitProblems(draft: Draft<'unit'>): Problem[] {
  const { file, data } = draft;
  const found: Problem[] = [];
  const { from, bands } = data.range ?? {};
  if (isSound(draft, ['range'])) {
    let last = from ?? 0;
    for (const [index, { to }] of entriesOf(bands)) {
      if (to === undefined) continue;
      // A single band may begin and end at its border: what only strikes at arm's length.
      if (to < last || (to === last && index > 0)) {
        const sentence = `the band ends at ${to}, and it begins at ${last}; distances rise from band to band. Make it more than ${last}, or take the band out.`;
        found.push(problemAt('error', 'range/falls', file, data, `/range/bands/${index}/to`, sentence));
      }
      last = Math.max(last, to);
    }
  }
  return found;
}

/** An army that may not be fielded: over its limit (V-002), or with a champion twice (V-003). */
function armyProblems(set: GameSet, draft: Draft<'army'>): Problem[] {
  const { file, data } = draft;
  const found: Problem[] = [];
  const say = (severity: 'error' | 'warning', code: string, pointer: string, sentence: string) =>
    found.push(problemAt(severity, code, file, data, pointer, sentence));
  const first = new Map<string, number>();
  for (const [index, { unit, count = 1 }] of entriesOf(data.units)) {
    if (unit === undefined) continue;
    const [muster] = musterOf(set, { units: [{ unit, count }] });
    if (muster?.unit.data.type !== 'champion') continue;
    const { name } = muster.unit.data;
    const before = first.get(muster.unit.ref);
    if (before !== undefined) {
      const sentence = `${quoted(name)} is a champion and already stands at units[${before}]; an army holds each champion once. Take this one out.`;
      say('error', 'army/champion-twice', `/units/${index}/unit`, sentence);
    } else if (count > 1) {
      const sentence = `${quoted(name)} is a champion, and an army holds each champion once; this says ${count}. Make it 1.`;
      say('error', 'army/champion-twice', `/units/${index}/count`, sentence);
    }
    if (before === undefined) first.set(muster.unit.ref, index);
  }
  if (!isSound(draft, ['units', 'limit'])) return found;
  const muster = musterOf(set, data);
  const sum = appraisalOf(muster);
  const limit = data.limit ?? optionsOf(set).limit;
  if (sum > limit) {
    const sentence = `its appraisals add up to ${sum}, which is ${sum - limit} over the limit of ${limit}; take units out, or raise the limit.`;
    say('error', 'army/over-limit', '/units', sentence);
  }
  if (muster.length === 0 && (data.units ?? []).length === 0) {
    say('warning', 'army/empty', '/units', 'the army has no units yet, so it cannot be fielded.');
  }
  return found;
}

function withoutCopies({ files }: Drafts): Problem[] {
  const sentence = 'no copy is asked for, so this is left out of all exports.';
  return files
    .filter(({ data }) => 'copies' in data && data.copies === 0)
    .map(({ file, data }) => problemAt('note', 'copies/none', file, data, '/copies', sentence));
}
