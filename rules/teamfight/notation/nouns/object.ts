import type { Node, Ref } from '../../program.ts';
import { type Context, within } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import type { Cursor } from '../words/cursor.ts';
import { targetAnywhere } from './anybody.ts';
import { boundBy, type Head, headOf, under } from './head.ts';
import { goesBefore, isUnsaid } from './middle.ts';
import { type Noun, noun, unchosen } from './noun.ts';
import { pronoun } from './pronoun.ts';

/** Whom a verb is done to: somebody known, or somebody new, who is a head of their own. */
export interface Aim {
  readonly ref: Ref;
  readonly head?: Head;
  /** Only those of this side, of all in the area. */
  readonly side?: 'enemy' | 'ally';
  /** What words mean behind it. */
  readonly context: Context;
}

/** The object of a verb: `it`, `the target`, `an enemy in range 2`, `all adjacent enemies`. */
export function aim({ cursor, context, clause, open }: Asked): Aim | undefined {
  return cursor.try((): Aim | undefined => {
    const from = cursor.at;
    const some = ofThese(cursor, context);
    if (some !== undefined) return { ref: 'each', context: within(context, { ...some }), ...some };
    // Of an area around you everybody is somebody else (T-102).
    const aside = context.them === 'each' && context.laid && context.centre === 'you' && context.side === 'any';
    if (aside && cursor.take('others') && !cursor.sees('in|within|adjacent|next|with|of'))
      return { ref: 'each', context };
    if (context.them === 'each' && context.laid && everyone(cursor, context)) return { ref: 'each', context };
    const known = cursor.sees('you|yourself and|or') ? undefined : pronoun(cursor, context)?.ref;
    if (known !== undefined) return { ref: known, context };
    const anywhere = targetAnywhere(cursor, context, clause);
    if (anywhere !== undefined) return { ref: 'target', head: anywhere, context: under(context, anywhere) };
    const found = noun(cursor, context);
    const bare = found?.ref === undefined && found?.many === 'one' && !found.range && !found.seen && !found.area;
    if (open?.node.node === 'target' && found !== undefined && bare && found.forced && !found.max && !found.who.yours) {
      open.node.who = unchosen(found.who, cursor);
      open.node.forced = found.forced;
      return { ref: 'target', context };
    }
    if (
      open?.node.node === 'target' &&
      found !== undefined &&
      bare &&
      !found.forced &&
      !found.max &&
      !found.who.yours
    ) {
      open.node.who = unchosen(found.who, cursor);
      return { ref: 'target', context };
    }
    // "Burst 2, 1dmg to each enemy with a Mark": those of them in it, and not as often as somebody is in it.
    if (context.them === 'each' && context.laid && !context.later && found?.many === 'each' && isPlain(found))
      return undefined;
    // "Allies in range 2: heal 1 and deal 1dmg to adjacent enemies": beside each of them, or beside you.
    const said = cursor.tokens.slice(from, cursor.at).map(({ text }) => text);
    const isHelped = context.them === 'each' && (context.side === 'ally' || context.side === 'friend');
    if (isHelped && said.includes('adjacent') && !said.includes('to')) return undefined;
    const head = found && found.ref === undefined ? headOf(found, clause, cursor, context) : undefined;
    // "Range 3, 2dmg, 1dmg to enemies in burst 1": around the target or around you, and so behind a space or piece.
    const placed = context.marker !== undefined && context.slot !== 'marker';
    if (head?.node.node === 'area' && isUnsaid(head, cursor, from) && !goesBefore(cursor, from)) {
      const isGone = cursor.tokens.slice(0, from).some(({ text }) => /^(?:destroy|detonate)$/.test(text));
      const others = cursor.tokens.slice(from, cursor.at).some(({ text }) => text === 'others');
      if ((context.them === 'target' && !others) || context.chosen || placed || isGone) return undefined;
    }
    return head && { ref: boundBy(head), head, context: under(context, head) };
  });
}

/** Said of all of them, wherever they are. */
export const isPlain = ({ ref, range, area, seen, you, who }: Noun): boolean =>
  ref === undefined && !range && !area && !seen && !you && !who.places;

/** `Burst 1, 2dmg. Push each 1`, `push all units 1`, `pull everyone to the center`: all in the area that was laid. */
const everyone = (cursor: Cursor, { side, free }: Context): boolean =>
  (cursor.sees('each #') && cursor.take('each')) ||
  (side === 'any' &&
    // Then it is whoever stands there then.
    !free &&
    cursor.try(() => {
      if (!cursor.takeAny('all? units|targets', 'each|every unit|target', 'everyone|everybody')) return undefined;
      return cursor.sees('in|inside|within|on|adjacent|next|beyond|that|who|with|without|of|other|except')
        ? undefined
        : true;
    }) === true);

/** `Burst 2, 1dmg to enemies`: those of them who stand in the area that was laid for all. */
function ofThese(cursor: Cursor, { them, laid, side }: Context): { readonly side: 'enemy' | 'ally' } | undefined {
  if (them !== 'each' || !laid || side !== 'any') return undefined;
  return cursor.try(() => {
    cursor.take('all|each|every');
    if (!cursor.take('enemies|enemy|allies|ally')) return undefined;
    const said = cursor.before?.text ?? '';
    const many = /s$/.test(said) || /^(?:each|every)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
    cursor.takeAny('in|inside|within the|that area|line|path|burst|square', 'hit');
    if (!many || cursor.sees('in|within|on|adjacent|next|beyond|that|who|with|without|of')) return undefined;
    return { side: said.startsWith('enem') ? ('enemy' as const) : ('ally' as const) };
  });
}

/** What is done to the object: in its head, where it has one of its own. */
export function onto({ head, side }: Aim, nodes: readonly Node[], own = false): Effect {
  const [first] = nodes;
  if (side !== undefined && first !== undefined)
    return {
      nodes: [{ clause: first.clause, node: 'if', if: [{ is: 'side', of: 'each', side }], then: nodes, else: [] }],
      sided: true,
    };
  if (head === undefined) return { nodes, own };
  head.then.push(...nodes);
  return { nodes: [head.node as Node], head, own };
}
