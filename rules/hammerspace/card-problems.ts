import { problemAt } from '../../schemas/place.ts';
import type { Problem, Severity } from '../../schemas/problem.ts';
import type { Parts } from '../../schemas/sound-parts.ts';
import type { DefenceLine, HammerspacePlayCard } from '../../schemas/types.generated.ts';
import { counted, listed, quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf, isSound } from '../draft.ts';
import { type AttackType, type Subtype, subtypesOf, typeOf } from './types.ts';

/** What belongs to cards of one kind only, in the words of its field. */
const own = {
  type: 'attack',
  subtype: 'attack',
  strength: 'attack',
  hits: 'attack',
  defence: 'defence',
} as const;

const asked: Readonly<Record<keyof typeof own, string>> = {
  type: 'the type of its attack',
  subtype: 'the subtype of its attack',
  strength: 'the points of its attack',
  hits: 'whom it hits',
  defence: 'what it defends against',
};

/** What of a play card does not fit together, though each field by itself is as it should be. */
export function cardProblems(draft: Draft<'play-card'>): Problem[] {
  const { file, data } = draft;
  const found: Problem[] = [];
  const say = (severity: Severity, code: string, pointer: string, sentence: string) =>
    found.push(problemAt(severity, code, file, data, pointer, sentence));
  const { kind } = data;
  if (kind !== undefined) {
    for (const key of Object.keys(own) as (keyof typeof own)[]) {
      const value = data[key];
      const there = value !== undefined && !(Array.isArray(value) && value.length === 0);
      if (own[key] === kind && !there && isSound(draft, [key])) {
        const article = kind === 'attack' ? 'an' : 'a';
        say('error', 'card/missing', '', `${article} ${kind} card must say ${asked[key]}; add ${quoted(key)}.`);
      }
      if (own[key] !== kind && there) {
        const sentence = `${quoted(key)} belongs to ${own[key]} cards, and this is an ${kind} card; remove it, or change "kind".`;
        say('error', 'card/other-kind', `/${key}`, sentence.replace('an defence', 'a defence'));
      }
    }
  }
  if (kind === 'ability' && !data.text?.trim() && isSound(draft, ['text'])) {
    say('warning', 'card/silent', '', 'an ability card does what its text says, and this one has none.');
  }
  const { type, subtype } = data;
  if (type !== undefined && subtype !== undefined) {
    const wrong = otherType(type, subtype);
    if (wrong !== undefined) say('error', 'subtype/other-type', '/subtype', wrong);
  }
  keepProblems(data, say);
  defenceProblems(data.defence, say);
  if (data.copies === 0) {
    say('note', 'copies/none', '/copies', 'no copy is asked for, so this is left out of all exports and matches.');
  }
  return found;
}

type Say = (severity: Severity, code: string, pointer: string, sentence: string) => void;

function otherType(type: AttackType, subtype: Subtype): string | undefined {
  if (subtypesOf[type].includes(subtype)) return undefined;
  return `${quoted(subtype)} is a subtype of ${quoted(typeOf(subtype))}, not of ${quoted(type)}; ${type} has ${listed(subtypesOf[type], 'and')}.`;
}

function keepProblems({ keepOn }: Parts<HammerspacePlayCard>, say: Say): void {
  const seen = new Map<number, number>();
  for (const [index, face] of entriesOf(keepOn)) {
    const pointer = `/keepOn/${index}`;
    if (seen.has(face)) {
      say('warning', 'keep/twice', pointer, `${face} already stands at keepOn[${seen.get(face)}]; once is enough.`);
    } else seen.set(face, index);
  }
}

function defenceProblems(lines: readonly (Parts<DefenceLine> | undefined)[] | undefined, say: Say): void {
  const seen = new Map<string, number>();
  for (const [index, line] of entriesOf(lines)) {
    const pointer = `/defence/${index}`;
    const { against, points, infinite, bonuses } = line;
    if (against !== undefined) {
      const first = seen.get(against);
      if (first === undefined) seen.set(against, index);
      else {
        const sentence = `defence[${first}] is against ${quoted(against)} too; put both into one line.`;
        say('error', 'defence/twice', `${pointer}/against`, sentence);
      }
    }
    if (infinite && points !== undefined) {
      say('warning', 'defence/infinite', `${pointer}/points`, 'nothing is added to what is infinite; remove "points".');
    }
    if (!infinite && points === undefined && (bonuses?.length ?? 0) === 0) {
      const sentence = 'this line gives no defence; add "points", "bonuses", or "infinite": true.';
      say('error', 'defence/no-points', pointer, sentence);
    }
    bonusProblems(line, pointer, say);
  }
}

function bonusProblems({ against, bonuses }: Parts<DefenceLine>, line: string, say: Say): void {
  const seen = new Map<string, number>();
  for (const [index, bonus] of entriesOf(bonuses)) {
    const pointer = `${line}/bonuses/${index}/subtype`;
    const { subtype } = bonus;
    if (subtype === undefined) continue;
    const first = seen.get(subtype);
    if (first === undefined) seen.set(subtype, index);
    else {
      const times = counted(2, 'bonus', 'bonuses');
      say('error', 'bonus/twice', pointer, `there are ${times} against ${quoted(subtype)}; put them into one.`);
    }
    const wrong = against === undefined || against === 'all' ? undefined : otherType(against, subtype);
    if (wrong !== undefined) say('error', 'subtype/other-type', pointer, wrong);
  }
}
