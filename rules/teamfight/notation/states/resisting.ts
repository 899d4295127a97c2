import type { Rule } from '../../program.ts';
import { damageSources } from './damage-source.ts';
import { withMeans } from './dealing.ts';
import { type About, fromSome, is } from './predicate.ts';

/** `Resistance`, `Resistance to all damage`; to some damage only is not known. */
export function resisting(about: About): Rule[] | undefined {
  const { cursor } = about;
  if (cursor.takeAny('to|against aoe|aoes|areas', 'to|against area abilities|attacks|damage|effects')) {
    return is(about, 'resistance-area');
  }
  // "Resistance to abilities from range 3 or more": whatever those do who stand there.
  if (cursor.sees('to|against attacks|abilities|damage from range|beyond')) {
    const word = cursor.peek()?.text ?? '';
    if (cursor.sees('to|against damage')) cursor.take('to|against damage');
    return fromSome(about, 'resistance', cursor.before?.text === 'damage' ? 'from' : word);
  }
  const means = withMeans(cursor, 'to|against');
  if (means !== undefined)
    return cursor.sees('of|by|from')
      ? undefined
      : [{ clause: about.clause, rule: 'is', who: about.who, flag: 'resistance', means }];
  const of = cursor.sees('against') ? 'against' : 'from';
  const named = damageSources(cursor, about.context, 'to');
  if (named !== undefined)
    return named.map((from) => ({ clause: about.clause, rule: 'is', who: about.who, flag: 'resistance', ...from }));
  if (cursor.take('to') && !cursor.takeAny('all? your own? damage', 'all damage', 'damage')) return undefined;
  const sources = damageSources(cursor, about.context);
  if (sources !== undefined)
    return sources.map((from) => ({ clause: about.clause, rule: 'is', who: about.who, flag: 'resistance', ...from }));
  // "Resistance to your own damage", "to damage from your own abilities".
  const own = cursor.tokens[cursor.at - 2]?.text === 'own' || cursor.tokens[cursor.at - 2]?.text === 'your';
  if (about.who.side === 'you' && (own || cursor.takeAny('from your own? abilities|attacks|damage', 'from yourself')))
    return [{ clause: about.clause, rule: 'is', who: about.who, flag: 'resistance', against: { side: 'you' } }];
  const by = withMeans(cursor, 'from');
  if (by !== undefined)
    return cursor.sees('of|by|from')
      ? undefined
      : [{ clause: about.clause, rule: 'is', who: about.who, flag: 'resistance', means: by }];
  return fromSome(about, 'resistance', of);
}
