import { pointerTo, problemAt } from '../../schemas/place.ts';
import type { Problem, Severity } from '../../schemas/problem.ts';
import type { Parts } from '../../schemas/sound-parts.ts';
import type { ThouaAbility } from '../../schemas/types.generated.ts';
import { quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf } from '../draft.ts';
import type { AbilityType } from './types.ts';

/** As much of an ability as characters and enemies have. */
type Data = Parts<Omit<ThouaAbility, 'rank'>>;

/** What of abilities does not fit together, though each field by itself is as it should be. */
export function abilityProblems(draft: Draft<'ability'> | Draft<'enemy'>): Problem[] {
  const { file, data, broken = [] } = draft;
  const own: readonly (readonly [string, Data])[] =
    draft.kind === 'ability'
      ? [['', data as Data]]
      : entriesOf((data as Draft<'enemy'>['data']).abilities).map(([index, one]) => [`/abilities/${index}`, one]);
  return own.flatMap(([at, ability]) => {
    const found: Problem[] = [];
    const say = (severity: Severity, code: string, key: string, sentence: string): void => {
      const pointer = key === '' ? at : `${at}${pointerTo(key)}`;
      // What the schema refuses it has told.
      if (!broken.includes(pointer)) found.push(problemAt(severity, `ability/${code}`, file, data, pointer, sentence));
    };
    const isBroken = (key: string) => broken.includes(`${at}/${key}`);
    fieldsOfType(ability, say, isBroken);
    shapeProblems(ability, say, isBroken);
    return found;
  });
}

type Say = (severity: Severity, code: string, key: string, sentence: string) => void;

/** Which types have a field. */
const fields = {
  actionPoints: { of: ['damage', 'control', 'support'], is: 'what it costs' },
  cooldown: { of: ['damage', 'control', 'support'], is: 'when it can be used again' },
  roll: { of: ['damage', 'control'], is: 'whether it is an attack or a status roll' },
} as const satisfies Partial<Record<keyof ThouaAbility, { of: readonly AbilityType[]; is: string }>>;

function fieldsOfType(ability: Data, say: Say, isBroken: (key: string) => boolean): void {
  const { type } = ability;
  if (type === undefined) return;
  for (const key of Object.keys(fields) as (keyof typeof fields)[]) {
    const { of, is } = fields[key];
    const has = ability[key] !== undefined;
    const may = (of as readonly AbilityType[]).includes(type);
    if (may && !has && !isBroken(key)) {
      say('error', 'missing', '', `a ${type} ability must say ${is}; add ${quoted(key)}.`);
    }
    if (!may && has) {
      const why = type === 'passive' ? 'is never used' : 'is not rolled against anybody';
      say('error', 'other-type', key, `a ${type} ability ${why}; remove ${quoted(key)}, or change "type".`);
    }
  }
  if (!ability.effect?.trim() && !isBroken('effect'))
    say('warning', 'silent', '', 'an ability does what its effect says, and this one has none; add "effect".');
}

/** What each shape is without its range. */
const needsRange = {
  area: 'how far away one of its spaces may be',
  aura: 'how far it goes around the character',
  burst: 'how far it goes around the user',
  line: 'how long it is',
  splash: 'how far away its target may be',
} as const;

function shapeProblems(ability: Data, say: Say, isBroken: (key: string) => boolean): void {
  const { shape, area, range, target, type } = ability;
  if (shape === 'area' && area === undefined && !isBroken('area'))
    say('error', 'no-area', '', 'an area says how many spaces it has; add "area", such as "2x2".');
  if (shape !== 'area' && area !== undefined && !isBroken('shape'))
    say('error', 'no-shape', 'area', 'only an area has spaces; write "shape": "area", or remove "area".');
  if (isBroken('shape') || isBroken('range') || isBroken('target')) return;
  if (shape !== undefined && (range ?? 0) < 1) {
    const article = shape === 'area' || shape === 'aura' ? 'an' : 'a';
    const sentence = `${article} ${shape} needs a range of 1 or more: it says ${needsRange[shape]}; add "range".`;
    say('error', 'no-range', range === undefined ? '' : 'range', sentence);
  } else if (
    shape === undefined &&
    range === undefined &&
    target !== undefined &&
    target !== 'self' &&
    type !== 'passive'
  ) {
    const sentence = `it is used on ${target === 'space' ? 'a space' : `an ${target === 'any' ? 'ally or enemy' : target}`}, so it needs to say how far away; add "range".`;
    say('error', 'no-range', '', sentence);
  }
  if (shape !== undefined && target === 'space')
    say('error', 'space-shape', 'shape', 'one that is used on an open space has no shape; remove "shape".');
}
