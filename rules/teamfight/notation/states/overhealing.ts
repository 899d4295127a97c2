import { beginning, type Cursor } from '../words/cursor.ts';
import type { Statement } from './statement.ts';

/** `Excess healing you receive becomes overshield`, `healing above your max health becomes overshield`, `your excess healing on allies becomes overshield`. */
export function overhealing(cursor: Cursor, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const asked = cursor.takeAny(
      'when|if you would? be? are? healed|heal above|over|beyond|past your? max|maximum|full? health|hp? ,',
      'when healed above|over|beyond|past your? max|maximum|full? health|hp? ,',
    );
    if (!asked) cursor.take('any|all');
    const yours = cursor.take('your excess healing on|to|of allies|others');
    // "Excess healing" alone is of what one is healed, or of what one heals.
    const said =
      yours ||
      (asked
        ? cursor.take('you? gain the|any excess|rest as overshield')
        : cursor.takeAny(
            'excess|extra healing you receive',
            'overhealing|overheal you receive',
            'healing you receive? above|over|beyond|past your max|maximum|full? health|hp?',
            'healing above|over|beyond|past your max|maximum|full health|hp',
            'healing you receive above|over|beyond|past max|maximum|full health|hp?',
            'healing you receive at|while full health|hp?',
          ));
    if (!said || (!asked && !cursor.takeAny('becomes overshield', 'is gained as overshield', 'turns into overshield')))
      return undefined;
    if (!cursor.done && !cursor.sees('.|(')) return undefined;
    const does = yours
      ? { flag: 'overheals' as const, against: { side: 'ally' as const } }
      : { flag: 'overhealed' as const };
    return { of: 'you', rules: [{ clause, rule: 'is', who: { side: 'you' }, ...does }] };
  });
}
overhealing.begins = beginning('any|all|your|excess|healing|overhealing|overheal|when|if');
