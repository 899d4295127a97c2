import type { Condition, Means } from '../../program.ts';
import { howFar, kindOf } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { attackedFrom } from './targeted.ts';

const speaks = oneOf('targeted targets target ability attack attacked attacks default defaults ultimate ultimates');

/**
 * `you are targeted by an ability with range greater than 1`, `targeted from range 1`, `the attack targets you`: what an instant is asked of
 * the ability that it answers.
 */
export function answering(cursor: Cursor, { instant, them }: Context): Condition[] | undefined {
  if (!instant || cursor.lacks(speaks)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const near = byOneNear(cursor);
    if (near !== undefined) return near;
    if (
      cursor.takeAny(
        "you are|were|'re targeted|attacked",
        'you are|were being targeted|attacked',
        'you are|were? the target of?',
        'targeted|attacked',
        'an|any enemy|unit targets|attacks you',
      )
    ) {
      const attacked = cursor.tokens.slice(cursor.at - 2, cursor.at).some(({ text }) => text.startsWith('attack'));
      const of = cursor.before?.text === 'of';
      const by = of || cursor.take('by|with');
      if (by) cursor.take('a|an|any');
      const enemy = by && cursor.take('enemy|unit') && !cursor.sees('ability|attack');
      const means = by && !enemy ? kindOf(cursor) : {};
      if (means === undefined) return undefined;
      // "An ability from range 2": where whoever uses it stands.
      const range = cursor.try(() => attackedFrom(cursor));
      if (cursor.sees('from|in|within|at|beyond')) return undefined;
      const answers: Condition = {
        is: 'answers',
        aims: 'you',
        ...asked({ ...means, ...(attacked && { attack: true }) }),
      };
      return range === undefined ? [answers] : [answers, { is: 'distance', from: 'you', to: 'trigger', range }];
    }
    const known =
      cursor.takeAny(
        'the|this|that triggering? ability|attack which|that triggered this',
        'the|this|that triggering? ability|attack',
      ) ||
      (them === undefined && cursor.take('it'));
    if (!known) return undefined;
    const attack = cursor.before?.text === 'attack';
    // "It comes from beyond range 2": where whoever uses it stands.
    if (cursor.sees('is|was|comes|came from') && cursor.take('is|was|comes|came')) {
      const range = attackedFrom(cursor);
      const answers: Condition = { is: 'answers', ...asked(attack ? { attack } : {}) };
      return range === undefined ? undefined : [answers, { is: 'distance', from: 'you', to: 'trigger', range }];
    }
    if (cursor.take('has|had a|an? max|maximum? range')) {
      const reach = howFar(cursor);
      return reach === undefined ? undefined : [{ is: 'answers', means: { reach, ...(attack && { attack }) } }];
    }
    if (cursor.take('targets|targeted you')) return [{ is: 'answers', aims: 'you' }];
    if (cursor.takeAny('targets|targeted a space', 'targets|targeted an area', 'is an area ability|attack?'))
      return [{ is: 'answers', area: true }];
    if (!cursor.take('is a|an')) return undefined;
    const means = kindOf(cursor);
    return means && [{ is: 'answers', ...asked(means) }];
  });
}

/**
 * `an adjacent enemy targeted you with a default ability`, `an enemy in range 3 attacks you`, `you are targeted by an adjacent enemy`: who uses what is
 * answered stands there.
 */
const byOneNear = (cursor: Cursor): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    const passive = cursor.takeAny("you are|were|'re? targeted|attacked by", 'targeted|attacked by');
    const said = passive ? cursor.tokens[cursor.at - 2]?.text : undefined;
    if (!cursor.take('an|any')) return undefined;
    const beside = cursor.take('adjacent');
    if (!cursor.take('enemy|unit')) return undefined;
    const isEnemy = cursor.before?.text === 'enemy';
    const far = beside ? 1 : cursor.takeAny('in|within range #') ? cursor.numbers[0] : undefined;
    if (passive ? far === undefined : !cursor.take('targets|targeted|attacks|attacked you')) return undefined;
    const attack = /^attack/.test(said ?? cursor.tokens[cursor.at - 2]?.text ?? '');
    const means = cursor.take('with a|an|any') ? kindOf(cursor) : {};
    if (means === undefined || (!cursor.done && !cursor.sees(',|:|and'))) return undefined;
    const answers: Condition = { is: 'answers', aims: 'you', ...asked({ ...means, ...(attack && { attack: true }) }) };
    if (far === undefined) return [answers];
    const there: Condition = { is: 'distance', from: 'you', to: 'trigger', range: { max: far } };
    return isEnemy ? [answers, { is: 'side', of: 'trigger', side: 'enemy' }, there] : [answers, there];
  });

const asked = (means: Means): { means?: Means } => (Object.keys(means).length > 0 ? { means } : {});
