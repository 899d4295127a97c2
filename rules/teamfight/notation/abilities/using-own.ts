import type { Node, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { wordAt } from '../words/words.ts';
import { ownAbility } from './means.ts';
import { usedFrom } from './used-from.ts';
import { manner, usedOn } from './used-on.ts';

/** More often than this is a misprint. */
const mostOften = 6;

/** Without one of these an ability sets no other one off. */
const using = /\b(?:(?:use|cast|perform|activate|trigger)s?|repeats?(?! (?:once|twice|up|on|against|\d)))\b/i;

/** What comes again by itself in a later turn sets nothing off now. */
const itself = /\b(?:this ability repeats|repeat this(?: ability)?), cast from\b|\bthis ability repeats\b/gi;

/** What one may not use is set off by nothing. */
const denied = /\b(?:can't|cannot|can not)\b[^.\n]*/gi;

/**
 * `Move 2, then use Hook`, `cast Hook`: another ability of the same card, as a part of this one. Nothing more is paid for it, and its own
 * limits hold. One that uses others itself is by hand: two that use each other would never end.
 */
export function usesOwn(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const { slot } = context;
  if (subject !== undefined && /^(?:target|each|summon|other)$/.test(subject)) return usesItsOwn(asked, subject);
  // What a stance says is of the one whose it is.
  const isOwn = slot === 'ability' || slot === 'default' || slot === 'passive' || slot === 'token';
  if ((subject !== undefined && subject !== 'you') || !isOwn) return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('use|cast|perform|activate')) return undefined;
    cursor.take('your');
    const name = ownAbility(cursor, context);
    if (name === undefined) return undefined;
    const both = usesBoth(asked, name);
    if (both !== undefined) return both;
    const how = manner(asked, 'you', { named: name });
    const from = usedFrom(asked);
    const behind = () => cursor.takeAny('at the end of this|the|that|your move|movement', 'afterwards', 'immediately');
    behind();
    cursor.takeAny('as a free action', 'for free');
    behind();
    const upTo = cursor.take('up to');
    const often = cursor.takeAny('# times', 'twice', 'once')
      ? ({ twice: 2, once: 1 }[cursor.before?.text ?? ''] ?? cursor.numbers[0] ?? 1)
      : undefined;
    if ((upTo && often === undefined) || (often ?? 1) > mostOften) return undefined;
    // On nobody that it cannot reach anyway.
    cursor.take(',? if possible|able');
    if (!cursor.done && !cursor.sees(',|and|then')) return undefined;
    if (!endsByItself(context, name)) return undefined;
    const use = { clause, node: 'use-ability', who: 'you', which: { ability: name }, free: true } as const;
    if (from !== undefined && (how.named !== undefined || often !== undefined)) return undefined;
    const used = usedOn(use, how, true);
    if (from !== undefined) return { nodes: from(used.nodes), own: true };
    if (often === undefined) return used;
    if (how.named !== undefined) return undefined;
    const then: Node[] = upTo ? [{ clause, node: 'may', then: used.nodes }] : [...used.nodes];
    return { nodes: [{ clause, node: 'repeat', times: { base: often }, then }], own: true };
  });
}

/** The one ability of that name on the card, which uses no others. */
function endsByItself({ words, bearer }: Context, name: string): boolean {
  const own = words.all.filter(
    (one) => one.kind === 'ability' && one.ref === bearer && one.name.toLowerCase() === name,
  );
  return own.length === 1 && !own.some(({ text }) => using.test(text.replaceAll(itself, '').replaceAll(denied, '')));
}

/** `Use Jab and Hook in either order`, `use Jab, then Hook`: one behind the other, in an order that is said or chosen. */
function usesBoth({ cursor, context, clause }: Asked, first: string): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (!cursor.takeAny(', and|then use? your?', 'and|then use? your?')) return undefined;
    const second = ownAbility(cursor, context);
    if (second === undefined || second === first) return undefined;
    const isEither = cursor.takeAny(', in either|any order', 'in either|any order', 'in the order you choose');
    cursor.takeAny('as free actions', 'as a free action', 'for free');
    if (!cursor.done || ![first, second].every((name) => endsByItself(context, name))) return undefined;
    const use = (ability: string): Node => ({
      clause,
      node: 'use-ability',
      who: 'you',
      which: { ability },
      free: true,
    });
    if (!isEither) return { nodes: [use(first), use(second)], own: true };
    const options = [
      { clause, label: `${first}, ${second}`, then: [use(first), use(second)] },
      { clause, label: `${second}, ${first}`, then: [use(second), use(first)] },
    ];
    return { nodes: [{ clause, node: 'choose', count: 1, options }], own: true };
  });
}

/** `Your Wolf uses Bite`, `it can immediately move 3 and use Bite`: of a summon, what its own card has; nobody else has it. */
function usesItsOwn(asked: Asked, who: Ref): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('use|uses|cast|casts|perform|performs')) return undefined;
    cursor.take('its|their');
    const { words } = context;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['ability']);
    if (found === undefined) return undefined;
    const name = found.word.name.toLowerCase();
    const own = words.all.filter((one) => one.kind === 'ability' && one.name.toLowerCase() === name);
    const [only, ...more] = own;
    const isSummons = words.all.some(({ kind, ref }) => kind === 'summon' && ref === only?.ref);
    if (!isSummons || more.length > 0 || using.test(only?.text.replaceAll(itself, '') ?? '')) return undefined;
    cursor.at = found.to;
    const how = manner(asked, who, { named: name });
    cursor.takeAny('as a free action', 'for free');
    if (!cursor.done && !cursor.sees(',|and|then')) return undefined;
    return usedOn({ clause, node: 'use-ability', who, which: { ability: name }, free: true }, how, false);
  });
}
