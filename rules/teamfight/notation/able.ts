import type { Node, Rule } from '../program.ts';
import type { Cursor } from './cursor.ts';
import { noun, standingWho } from './noun.ts';
import { type About, is } from './predicate.ts';

export function unable(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  if (cursor.take('be invisible')) return is(about, 'never-invisible');
  if (cursor.takeAny('be untargetable')) return is(about, 'always-targetable');
  if (
    cursor.takeAny(
      'be pushed or|and pulled',
      'be pushed , pulled ,? or moved by enemies',
      'be forcibly? moved by enemies|enemy',
      'be forcibly moved',
      'be moved against your will',
    )
  )
    return is(about, 'immune-forced-movement');
  if (cursor.takeAny('move voluntarily', 'move', 'take? any? voluntary movement')) return stays(about);
  if (cursor.takeAny('take actions', 'take any actions')) return is(about, 'no-actions');
  if (cursor.takeAny('take standard actions')) return is(about, 'no-standard-action');
  if (cursor.takeAny('take move actions')) return is(about, 'no-move-action');
  if (cursor.takeAny('take reactions', 'use reactions')) return is(about, 'no-reactions');
  if (cursor.takeAny('use any? abilities'))
    return [...is(about, 'no-default-abilities'), ...is(about, 'no-other-abilities')];
  if (cursor.takeAny('use default abilities')) return is(about, 'no-default-abilities');
  if (cursor.takeAny('use non-default abilities')) return is(about, 'no-other-abilities');
  if (cursor.take('be reduced|brought below # health|hp') || cursor.take('drop|fall|go below # health|hp'))
    return [{ clause, rule: 'change', who, what: 'least-health', set: cursor.numbers[0] ?? 0 }];
  if (cursor.takeAny('be healed', 'heal')) return is(about, 'no-healing');
  if (cursor.take('be targeted')) {
    if (!cursor.take('by')) return is(about, 'not-targetable');
    const by = noun(cursor, about.context);
    const from = by && by.ref === undefined ? standingWho(by) : undefined;
    return from && [{ clause, rule: 'is', who, flag: 'not-targetable', against: from }];
  }
  return undefined;
}

/** `cannot move`: of itself. Whoever is pushed does not move. */
function stays(about: About): Rule[] | undefined {
  const { cursor } = about;
  const more = cursor.sees('voluntarily|through|to|away|more|further|into|diagonally|out|past|over|from|if|unless|#');
  return more ? undefined : is(about, 'no-voluntary-movement');
}

export function able(about: About): Rule[] | undefined {
  const { cursor } = about;
  const found: Rule[] = [];
  const often = freeUse(about);
  if (often !== undefined) return often;
  if (cursor.takeAny('move through enemies', 'move through enemy units')) found.push(...is(about, 'through-enemies'));
  else if (cursor.take('move through walls')) found.push(...is(about, 'through-walls'));
  else if (cursor.takeAny('move through units')) found.push(...is(about, 'through-enemies'));
  else return undefined;
  const more = cursor.try(() => (cursor.take('and ignore') ? ignoring(about) : undefined));
  return more ? [...found, ...more] : found;
}

/** `make a default attack as a Free Action once per turn`: a further ability. Without a limit it would never end. */
function freeUse({ cursor, clause, who }: About): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('use|make a|one default ability|attack|action')) return undefined;
    const which = cursor.tokens[cursor.at - 1]?.text === 'attack' ? 'attack' : 'default';
    if (!cursor.takeAny('as a free action', 'for free')) return undefined;
    const perTurn = limit(cursor);
    if (perTurn === undefined) return undefined;
    const name = which === 'default' ? 'Default ability' : 'Default attack';
    const body: readonly Node[] = [{ clause, node: 'use-ability', who: 'you', which, free: true }];
    return [
      { clause, rule: 'ability', who, name, program: { use: { clause, action: 'free', perTurn }, body, rules: [] } },
    ];
  });
}

/** `once per turn`, `2/Turn`: how often in a turn. */
function limit(cursor: Cursor): number | undefined {
  if (cursor.takeAny('once per|each|a turn', 'one time per|each|a turn')) return 1;
  if (cursor.take('twice per|each|a turn')) return 2;
  return cursor.takeAny('# / turn', '# times per|each|a turn') ? (cursor.numbers[0] ?? 1) : undefined;
}

export function ignoring(about: About): Rule[] | undefined {
  const { cursor } = about;
  if (cursor.takeAny('difficult ground|terrain')) return is(about, 'ignores-difficult');
  if (cursor.take('cover')) return is(about, 'ignores-cover');
  if (cursor.takeAny('elevation|height|heights', 'height differences|steps', 'differences in height|elevation')) {
    cursor.takeAny('when|while you? moving|move');
    return is(about, 'ignores-heights');
  }
  return undefined;
}
