import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Users } from './granted-line.ts';

/** `As a Standard Action, adjacent enemies may remove this`: nothing else is offered by that. */
export const removesIt = (
  { tokens }: Desk,
  { at, to, use }: Pick<Users, 'at' | 'to' | 'use'>,
  sentence: Sentence,
): boolean =>
  use !== undefined &&
  /^(?:remove|destroy) (?:this|it)\.?$/.test(
    tokens
      .slice(at, to ?? sentence.to)
      .map(({ text }) => text)
      .join(' ')
      .replace(' .', '.'),
  );

/** Whether nothing of that line stands behind it, or what holds anyway: "Allies adjacent to this have +1def". */
export function standsApart({ tokens }: Desk, sentences: readonly Sentence[], index: number): boolean {
  const [here, next] = [sentences[index] as Sentence, sentences[index + 1]];
  if (next === undefined || next.line !== here.line) return true;
  return /^(?:allies|enemies|units|all|each|while|at|blocks|this)$/.test(tokens[next.from]?.text ?? '');
}
