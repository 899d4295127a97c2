import type { Ref, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';

/** `When an enemy attacks your Wolf, the Wolf may move 1`: that very one, of several. Where both are Wolves, or it has died, none is. */
export function summonNamed(trigger: Trigger, { words }: Context): Readonly<Record<string, Ref>> {
  if (trigger.on === 'dies' || trigger.on === 'summons') return {};
  const { who, by, to } = trigger as { readonly who?: Who; readonly by?: Who; readonly to?: Who };
  const isAimed = trigger.on === 'targeted';
  const named: Record<string, Ref> = {};
  for (const [one, ref] of [
    [who, isAimed ? 'other' : 'trigger'],
    [by, isAimed ? 'trigger' : 'other'],
    [to, 'other'],
  ] as const) {
    const name = one?.card === undefined ? undefined : wordOf(words, one.card, 'summon')?.name.toLowerCase();
    if (name === undefined || name.includes(' ')) continue;
    if (named[name] !== undefined) return {};
    named[name] = ref;
  }
  return named;
}
