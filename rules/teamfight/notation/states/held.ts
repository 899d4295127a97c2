import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { moment } from '../occasions/time.ts';
import { momentTrigger } from '../occasions/trigger.ts';
import type { Cursor } from '../words/cursor.ts';
import { isStance, type Word, wordAt } from '../words/words.ts';

/** The ability that tells a stance in lines of its own and whose file lists pieces: the stance's text calls them as that ability's does. */
export const tellingStance = ({ all }: Context['words'], { text }: Word): Word | undefined => {
  const [first = ''] = text.split('\n');
  return first === ''
    ? undefined
    : all.find((word) => word.kind === 'ability' && word.hands !== undefined && word.text.includes(first));
};

/** Whether a stance has its bearer hold something: what its text goes on to say of the piece is the piece's own. */
export const isHolding = (self: Word | undefined): boolean =>
  self !== undefined && isStance(self) && /\bin front of you\b/i.test(self.text);

/** `There is a 3 space long line on the edge in front of you, which moves with you`, `you hold a Pane on the 3 edges in front of you`. */
export function held(cursor: Cursor, context: Context, clause: number): { rule: Rule; marker: Word } | undefined {
  const { self, words } = context;
  if (self === undefined || !isHolding(self)) return undefined;
  return cursor.try(() => {
    let marker: Word | undefined;
    let long = 0;
    if (cursor.take('you hold|carry a|an|your|the')) {
      const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
      if (named === undefined) return undefined;
      cursor.at = named.to;
      marker = named.word;
      if (!cursor.take('on|along the # edges in front of you')) return undefined;
      [long = 0] = cursor.numbers;
      cursor.takeAny(', which|that moves|goes with you', 'which|that moves|goes with you');
    } else {
      if (!cursor.takeAny('there is a|an # space|spaces|edge|edges long line|wall|barrier|shield')) return undefined;
      [long = 0] = cursor.numbers;
      if (!cursor.take('on|along the edge|edges in front of you')) return undefined;
      if (!cursor.takeAny(',? which|that moves|goes with you', 'and moves|goes with you')) return undefined;
      marker = onlyListed(context, self);
    }
    if (marker === undefined || long < 1 || !marker.fields.object || !cursor.done) return undefined;
    return { rule: { clause, rule: 'holds' as const, marker: marker.ref, long }, marker };
  });
}

/** The one marker that the file of the ability lists. */
function onlyListed({ words }: Context, self: Word): Word | undefined {
  const hands = new Set(tellingStance(words, self)?.hands);
  const listed = words.all.filter(({ kind, ref }) => kind === 'marker' && hands.has(ref));
  return listed.length === 1 ? listed[0] : undefined;
}

/** Whether what a stance says asks where its bearer faces. */
const isFacing = (self: Word | undefined): boolean =>
  self !== undefined && isStance(self) && /\b(?:in front of you|your front|from behind)\b/i.test(self.text);

/** `You have facing and can freely set your facing at the end of your turn`: it is asked for when the stance is entered, and then. */
export function facingSet(cursor: Cursor, context: Context, clause: number): Rule | undefined {
  if (!isFacing(context.self) && context.slot !== 'passive') return undefined;
  return cursor.try((): Rule | undefined => {
    const has = cursor.take('you have a? facing');
    if (has && cursor.done) return { clause, rule: 'said' };
    if (has) cursor.take(',? and');
    cursor.take('you');
    const it = has && cursor.take('can|may freely? set|change|choose|note it');
    if (!it && !cursor.takeAny('can|may freely? set|change|choose|note|turn your? facing')) return undefined;
    cursor.takeAny('for free', 'freely');
    const when = moment(cursor, context);
    if (when === undefined || when.next || when.now || when.times || (when.of !== undefined && when.of !== 'you'))
      return undefined;
    if (!cursor.done) return undefined;
    return {
      clause,
      rule: 'when',
      trigger: momentTrigger(when.moment),
      may: true,
      then: [{ clause, node: 'face' }],
    };
  });
}
