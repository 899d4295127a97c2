import { pointerTo } from '../../../schemas/place.ts';
import type { Problem } from '../../../schemas/problem.ts';
import type { Scene, SceneStep } from '../../../schemas/types.generated.ts';
import { quoted } from '../../../schemas/words.ts';
import type { Entity, GameSet } from '../../game-set.ts';
import { DiceDiffer, DiceRanOut } from '../../kernel/dice.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { expectNow } from './expect-now.ts';
import { differences, isRefusal } from './expectations.ts';
import { passOffers, playStep } from './steps.ts';
import { CannotPlay, Table } from './table.ts';

/** What came of a scene. */
export interface SceneResult {
  readonly file: string;
  readonly name: string;
  /** What differed, in the order of the steps; nothing where all is as expected. */
  readonly differences: readonly Problem[];
  /** The scene as it would hold; undefined where it holds, or where a step cannot be played any more. */
  readonly expecting?: Scene;
}

/** Plays a scene of a set. After a step that could not be played as it is written the rest is left out. */
export const runScene = (set: GameSet, scene: Entity<'scene'>): SceneResult => playScene(set, scene).result;

/** The same with the match as it stands where the scene ended, or where it could not go on. */
export function playScene(
  set: GameSet,
  scene: Entity<'scene'>,
): { readonly result: SceneResult; readonly match: Table['match'] } {
  const { file, data } = scene;
  const found: Problem[] = [];
  const say = (code: string, pointer: string, message: string): void => {
    found.push({
      severity: 'error',
      file,
      pointer,
      code: `scene/${code}`,
      message: `${file}, ${data.name}: ${message}`,
    });
  };
  const table = new Table(set, scene);
  const result = { file, name: data.name, differences: found };
  const played = { result, match: table.match };
  const steps: SceneStep[] = [];
  for (const [index, step] of data.steps.entries()) {
    const pointer = pointerTo('steps', index);
    const called = `step ${index + 1}${doing(step)}`;
    const from = table.match.log.length;
    try {
      const refusal = playStep(table, step, index === 0);
      const refused = ofRefusal(step, refusal);
      if (refused !== undefined) {
        say(refusal ? 'refused' : 'legal', pointer, `${called}: ${refused}`);
        return played;
      }
      const isLooking = step.expect?.some(({ can, cannot }) => can !== undefined || cannot !== undefined) ?? false;
      if (!isLooking) passOffers(table);
      const now = (step.expect ?? []).flatMap((expected, place) => {
        const sentences = differences(table, expected, from);
        for (const sentence of sentences) say('differs', `${pointer}/expect/${place}`, `${called}: ${sentence}`);
        return sentences.length === 0 ? expected : (expectNow(table, expected, from) ?? []);
      });
      const { expect: _, ...does } = step;
      steps.push(now.length === 0 ? does : { ...step, expect: now });
      const { rollsLeft } = table;
      if (rollsLeft !== undefined) {
        say('rolls-left', `${pointer}/rolls`, `${called}: ${rollsLeft} of "rolls" nobody asked for.`);
        return played;
      }
    } catch (error) {
      const sentence = whyStopped(error);
      if (sentence === undefined) throw error;
      say(error instanceof CannotPlay ? 'cannot-play' : 'rolls-differ', pointer, `${called}: ${sentence}`);
      return played;
    }
  }
  return found.length === 0 ? played : { ...played, result: { ...result, expecting: { ...data, steps } } };
}

/** `, Halberd`: what a step does, to find it again. */
function doing({ turn, use, move, end, pick }: SceneStep): string {
  if (turn !== undefined) return ` (turn of ${turn})`;
  if (use !== undefined) return ` (${use})`;
  if (move !== undefined) return ` (move to ${move})`;
  if (end) return ' (end)';
  return pick === undefined || pick.length === 0 ? '' : ` (pick ${pick.join(', ')})`;
}

/** What is wrong with a refusal, or with there being none. */
function ofRefusal({ expect = [] }: SceneStep, refusal: Refusal | undefined): string | undefined {
  const expected = expect.find(({ refused }) => refused !== undefined)?.refused;
  if (refusal === undefined) return expected && `expected that it is refused by ${quoted(expected)}, but it is legal.`;
  const why = `${refusal.message} (${[refusal.code, refusal.rule].filter((part) => part !== undefined).join(', ')})`;
  if (expected === undefined) return `it is not legal. ${why}`;
  return isRefusal(refusal, expected)
    ? undefined
    : `expected that it is refused by ${quoted(expected)}, but the reason is another: ${why}`;
}

function whyStopped(error: unknown): string | undefined {
  if (error instanceof CannotPlay) return error.message;
  if (error instanceof DiceRanOut)
    return `a die is rolled for ${quoted(error.label)}, but "rolls" has no value left for it.`;
  if (error instanceof DiceDiffer) return error.message.replaceAll('the script', '"rolls"');
  return undefined;
}
