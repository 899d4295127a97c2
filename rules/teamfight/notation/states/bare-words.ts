import type { Quantity, Rule } from '../../program.ts';
import { unaffected } from '../abilities/able.ts';
import { farthest } from '../nouns/range.ts';
import { wordOf } from '../words/by-ref.ts';
import { immune, immuneTo, without } from './being.ts';
import { onPoints } from './counted.ts';
import { ignoring } from './ignoring.ts';
import { onDiceOf } from './more-on-rolls.ts';
import {
  type About,
  armored,
  change,
  facedChange,
  facedDef,
  facedRange,
  flies,
  grown,
  inShares,
  is,
  moreActions,
  receivedFrom,
  reducing,
  signed,
} from './predicate.ts';
import { resisting } from './resisting.ts';

/** `No default abilities`, `no abilities or passives`: what somebody has no more. */
export function lacking(about: About): Rule[] | undefined {
  const { cursor } = about;
  if (cursor.sees('turns') && about.context.self !== undefined && about.who.side === 'you')
    return cursor.take('turns') && cursor.done ? is(about, 'no-turns') : undefined;
  if (cursor.take('default abilities|ability')) return is(about, 'no-default-abilities');
  if (cursor.take('non-default abilities')) return is(about, 'no-other-abilities');
  const action = cursor.sees('standard|move action|actions') ? cursor.peek()?.text : undefined;
  if (action !== undefined && cursor.take('standard|move action|actions')) {
    // "No Standard Action needed" is something else.
    if (!cursor.done && !cursor.sees(',|and|until|till|.')) return undefined;
    return is(about, action === 'standard' ? 'no-standard-action' : 'no-move-action');
  }
  const all = cursor.takeAny('abilities or|and passives', 'passives or|and abilities');
  const mute = !all && cursor.take('passives');
  if (!all && !mute && !cursor.take('abilities')) return undefined;
  // In a text that only stands its card would have to be silent now and then; of an ability it is so for as long as that lasts.
  const { slot } = about.context;
  const borne = (slot === 'token' || slot === 'condition') && (cursor.done || cursor.sees('and'));
  const done = slot === 'ability' || slot === 'default';
  if ((all || mute) && !((borne || done) && about.who.side === 'you')) return undefined;
  if (mute) return is(about, 'no-passives');
  return [
    ...is(about, 'no-default-abilities'),
    ...is(about, 'no-other-abilities'),
    ...(all ? is(about, 'no-passives') : []),
  ];
}

/** Rules said without "you are" or "you have": on the card of a unit they are about that unit. */
export function bareWords(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  if (cursor.take('immune|immunity to')) return cursor.try(() => unaffected(about)) ?? immune(about);
  if (about.gains && cursor.take('unlimited|infinite range'))
    return [{ clause, rule: 'change', who, what: 'range', set: farthest }];
  if (cursor.take('base speed #')) return [{ clause, rule: 'change', who, what: 'speed', set: cursor.numbers[0] ?? 0 }];
  if (cursor.take('armor|armour')) return armored(about);
  if (cursor.take('resistance')) return resisting(about);
  if (cursor.take('no damage')) return immuneTo(about);
  if (cursor.take('no')) return cursor.sees('armor|armour|resistance') ? without(about) : lacking(about);
  if (cursor.takeAny('always flying', 'flying')) return is(about, 'flying');
  if (cursor.sees('flies')) return flies(about);
  if (cursor.take('always? untargetable')) return is(about, 'not-targetable');
  if (cursor.take('not considered|counted')) return onPoints(cursor) ? is(about, 'not-counted') : undefined;
  if (cursor.take('reduce')) return reducing(about);
  if (cursor.take('always? ignore|ignores')) return ignoring(about);
  if (cursor.takeAny('always counts? as two units', 'counts as two units')) return doubled(about);
  if (isOwnSize(about)) return [{ clause, rule: 'said' }];
  const acts = moreActions(about);
  if (acts !== undefined) return acts;
  const turned = backwards(about);
  if (turned !== undefined) return turned;
  const add = signed(cursor);
  if (add === undefined) return undefined;
  const rolls = onDiceOf(about, add);
  if (rolls !== undefined) return rolls;
  if (
    cursor.takeAny('def on|to all? attack? rolls', 'def on|to all? of? your|their|its attack? attacks|abilities|rolls')
  )
    return change(about, 'attack-def', add);
  if (cursor.takeAny('crit on|to all? attack? rolls', 'crit on|to all? of? your|their|its attack? rolls'))
    return change(about, 'crit', add);
  if (cursor.take('def')) return facedDef(about, grown(about, add));
  if (cursor.take('crit received')) return change(about, 'crit-received', grown(about, add));
  if (cursor.take('damage|dmg received|taken')) return receivedFrom(about, add);
  if (
    cursor.take('crit') &&
    (about.gains || cursor.done || cursor.sees('against|vs|versus|while|if|per') || cursor.sees('for each|every'))
  )
    return facedChange(about, 'crit', grown(about, add));
  if (cursor.take('damage|dmg dealt') || cursor.take('damage|dmg')) {
    return facedChange(about, 'damage-dealt', grown(about, add));
  }
  if (cursor.sees('% damage')) return inShares(about, add);
  if (cursor.takeAny('speed', 'move speed')) return change(about, 'speed', grown(about, add));
  if (cursor.take('max|maximum health|hp')) return change(about, 'max-health', grown(about, add));
  if (cursor.take('range')) return cursor.sees('on|with|for|to') ? undefined : facedRange(about, grown(about, add));
  if (about.gains && cursor.take('standard action|actions')) return change(about, 'standard-actions', add);
  if (about.gains && cursor.take('move action|actions')) return change(about, 'move-actions', add);
  return undefined;
}

/** `Size 2`, on the card of a unit whose file says so too. */
const isOwnSize = ({ cursor, context: { words, bearer }, who }: About): boolean =>
  cursor.try(() => {
    if (bearer === undefined || who.side !== 'you' || !cursor.take('size #')) return undefined;
    const [size] = cursor.numbers;
    const unit = wordOf(words, bearer, 'hero', 'summon');
    return unit !== undefined && (unit.fields.size ?? 1) === size ? true : undefined;
  }) === true;

/** `count as two units for control points`. */
export function doubled(about: About): Rule[] | undefined {
  return onPoints(about.cursor) ? is(about, 'counts-twice') : undefined;
}

/** The quantity first: `Def +2`, `received crit chance +1`, `speed -1`. */
function backwards(about: About): Rule[] | undefined {
  const { cursor } = about;
  return cursor.try(() => {
    const what: Quantity | undefined = cursor.take('def|defense|defence')
      ? 'def'
      : cursor.takeAny('received crit chance?', 'crit chance? received')
        ? 'crit-received'
        : cursor.take('crit chance?')
          ? 'crit'
          : cursor.take('speed')
            ? 'speed'
            : cursor.takeAny('received damage', 'damage received')
              ? 'damage-received'
              : cursor.take('damage dealt?')
                ? 'damage-dealt'
                : undefined;
    const add = what && signed(cursor);
    return add === undefined || what === undefined || cursor.sees('%')
      ? undefined
      : change(about, what, grown(about, add));
  });
}
