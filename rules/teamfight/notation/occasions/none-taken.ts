import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

/** `they have none`, `it doesn't have one`, behind what takes something from somebody: nothing was taken. */
export function noneTaken(cursor: Cursor, { them }: Context): Condition[] | undefined {
  if (them !== 'target' && them !== 'each') return undefined;
  const from = cursor.at;
  return cursor.try(() => {
    const whose = cursor.takeAny('they|it', 'the? target');
    const none =
      whose &&
      (cursor.takeAny(
        'has|have|had none|nothing',
        'has|have|had no such? token|tokens|counter|counters|condition|conditions',
      ) ||
        cursor.takeAny("don't|doesn't|didn't have one|any", 'do|does|did not have one|any'));
    if (!none || !(cursor.done || cursor.sees(',|:'))) return undefined;
    return isTaking(cursor, from) ? [not({ is: 'bereft', of: them })] : undefined;
  });
}

/** Something was taken by the sentence before, and nothing else has been done to them since. */
function isTaking({ tokens }: Cursor, at: number): boolean {
  const said = tokens.slice(0, at).map(({ text }) => text);
  const verb = said.findLastIndex((text) =>
    /^(?:take|takes|steal|steals|remove|removes|clear|clears|purge|purges)$/.test(text),
  );
  if (verb < 0 || /^(?:damage|dmg|half)$/.test(said[verb + 2] ?? '')) return false;
  return !said.slice(verb).some((text) => /^(?:dmg|damage|give|gives|gain|gains|push|pull)$/.test(text));
}
