import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Occasion } from './occasion.ts';

const moving = ['before they|it move|moves', 'before they|it do|does so?', 'before the|that|its|their movement|move'];

/** Where such words stand at the end, behind a comma or none: what is said without them. */
function without(tokens: readonly Token[], from: number): readonly Token[] | undefined {
  const end = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  const at = tokens.findLastIndex(({ text }, n) => text === 'before' && n > from && n < end);
  const last = new Cursor(tokens, at, end);
  if (at < 0 || !last.takeAny(...moving) || !last.done) return undefined;
  return tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
}

/** `Use Snap on them before they move`, behind a name by which somebody begins to move: then nobody has moved yet anyway. */
export function toldBefore(tokens: readonly Token[], { trigger }: Occasion): readonly Token[] | undefined {
  const isOne = !tokens.slice(0, -1).some(({ text, kind }) => text === '.' || kind === 'line' || kind === 'section');
  return trigger.on === 'begins-move' && isOne ? without(tokens, 0) : undefined;
}

/** `When an enemy in range 2 starts moving, use Snap on it before it moves`: the same in one sentence. */
export function stillBefore(tokens: readonly Token[]): readonly Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => /^(?:starts?|begins?|starting)$/.test(text));
  const comma = tokens.findIndex(({ text }, at) => text === ',' && at > verb);
  return verb < 0 || comma < 0 ? undefined : without(tokens, comma);
}
stillBefore.begins = beginning('when|whenever|if|each|every');
stillBefore.needs = oneOf('before');
