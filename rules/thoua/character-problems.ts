import { problemAt } from '../../schemas/place.ts';
import type { Problem, Severity } from '../../schemas/problem.ts';
import type { ThouaAbility, ThouaRace } from '../../schemas/types.generated.ts';
import { counted, quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf, isSound } from '../draft.ts';
import { find, type GameSet } from '../game-set.ts';
import { attributeCap, attributeStart, costOf, increasesAt, pairs, pointsAt, slotsAt } from './levels.ts';
import { attributesOf } from './sheet.ts';
import { type Attribute, attributes } from './types.ts';

type Say = (severity: Severity, code: string, pointer: string, sentence: string) => void;

/** What of a character is not as the rules let one buy it. */
export function characterProblems(set: GameSet, draft: Draft<'character'>): Problem[] {
  const { file, data } = draft;
  const found: Problem[] = [];
  const say: Say = (severity, code, pointer, sentence) =>
    found.push(problemAt(severity, `character/${code}`, file, data, pointer, sentence));
  pairsOf(data, say);
  if (isSound(draft, ['attributes', 'level', 'race', 'raceIncrease', 'levelIncreases'])) increases(set, data, say);
  if (isSound(draft, ['bought', 'level'])) bought(set, data, say);
  artifacts(data, say);
  return found;
}

type Data = Draft<'character'>['data'];

const said = (attribute: Attribute): string => attribute.toUpperCase();

/** What one of a pair gains the other loses. */
function pairsOf({ attributes: own }: Data, say: Say): void {
  for (const [one, other] of pairs) {
    const [first, second] = [own?.[one], own?.[other]];
    if (first === undefined || second === undefined) continue;
    const sum = first + second;
    if (sum === 2 * attributeStart) continue;
    const sentence = `${said(one)} ${first} and ${said(other)} ${second} come to ${sum}; both begin at ${attributeStart}, and what one gains the other loses, so that they come to ${2 * attributeStart}.`;
    say('error', 'attributes', `/attributes/${one}`, sentence);
  }
}

function increases(set: GameSet, data: Data, say: Say): void {
  const { level, race, raceIncrease, levelIncreases } = data;
  const known = race === undefined ? undefined : find(set, race);
  if (known?.kind === 'race') {
    const { name, increases: allowed } = known.data as ThouaRace;
    const two = allowed.map(said).join(' or ');
    if (raceIncrease === undefined) {
      say('warning', 'no-increase', '', `${quoted(name)} raises ${two} by 2; choose one with "raceIncrease".`);
    } else if (!allowed.includes(raceIncrease)) {
      const sentence = `${quoted(name)} raises ${two} by 2, not ${said(raceIncrease)}.`;
      say('error', 'race-increase', '/raceIncrease', sentence);
    }
  }
  if (level === undefined) return;
  const [has, may] = [levelIncreases?.length ?? 0, increasesAt(level)];
  const given = `a character of level ${level} has raised ${counted(may, 'attribute')}: one at level 1 and one at each odd level`;
  if (has > may)
    say('error', 'level-increases', '/levelIncreases', `${given}; there are ${has}. Take ${has - may} out.`);
  else if (has < may)
    say(
      'warning',
      'level-increases',
      '/levelIncreases',
      `${given}; there ${has === 1 ? 'is' : 'are'} ${has}. Add ${may - has}.`,
    );
  const own = attributesOf(data);
  for (const attribute of attributes) {
    if (own[attribute] <= attributeCap) continue;
    const sentence = `${said(attribute)} comes to ${own[attribute]}; no attribute is above ${attributeCap}.`;
    say('error', 'attribute-cap', '/attributes', sentence);
  }
}

/** Abilities of a rank that cannot be bought yet, twice, or for more points than there are. */
function bought(set: GameSet, { bought: refs, level }: Data, say: Say): void {
  const own = entriesOf(refs).flatMap(([index, ref]) => {
    const ability = find(set, ref);
    return ability?.kind === 'ability' ? [{ index, ref: ability.ref, ...(ability.data as ThouaAbility) }] : [];
  });
  for (const [place, { index, ref, name, rank, element }] of own.entries()) {
    const pointer = `/bought/${index}`;
    const first = own.slice(0, place).find((other) => other.ref === ref);
    if (first) say('error', 'bought-twice', pointer, `${quoted(name)} already stands at bought[${first.index}].`);
    if (rank > 1 && !own.some((other) => other.element === element && other.rank === rank - 1)) {
      const sentence = `${quoted(name)} is of rank ${rank} and cannot be bought yet: it needs an ability of rank ${rank - 1} in ${element}, and there is none here.`;
      say('error', 'rank', pointer, sentence);
    }
  }
  if (level === undefined) return;
  const [spent, points] = [own.reduce((sum, { rank }) => sum + costOf(rank), 0), pointsAt(level)];
  if (spent > points) {
    const sentence = `these abilities cost ${spent} character points, and level ${level} gives ${points}; take some out, or raise the level.`;
    say('error', 'points', '/bought', sentence);
  }
}

function artifacts({ artifacts: carried, level }: Data, say: Say): void {
  if (level === undefined || carried === undefined) return;
  const slots = slotsAt(level);
  if (carried.length <= slots) return;
  const sentence = `level ${level} has ${counted(slots, 'slot')} for artifacts; there are ${carried.length}.`;
  say('error', 'slots', '/artifacts', sentence);
}
