import type { Node } from '../../program.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** `Range 3, give a Coin. 1dmg per Coin`, `enemy in range 3 loses a Coin, then takes 1dmg per Coin`: what somebody else is given or loses is counted of them, or of you. */
export function isCountedOfWhom(
  { tokens }: Desk,
  { from, to }: Sentence,
  done: readonly Node[],
  read: readonly Node[],
): boolean {
  const counts = [...JSON.stringify(read).matchAll(/"count":"tokens","token":"([^"]+)","on":"you"/g)];
  if (counts.length === 0 || tokens.slice(from, to).some(({ text }) => /^(?:you|your)$/.test(text))) return false;
  const all = JSON.stringify([done, read]);
  return counts.some(([, token]) =>
    others.some(
      (whom) =>
        all.includes(`"node":"give","token":"${token}","to":"${whom}"`) ||
        all.includes(`"node":"lose","token":"${token}","from":"${whom}"`),
    ),
  );
}

const others = ['target', 'each', 'trigger', 'other'];
