import { type FullRuleOptions, presets } from '../../options.ts';
import type { Law } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { game, type OfMatch, side, takesControl } from './told.ts';

/** Who wins, and when a match is over before its last round. */
export const winning = (cursor: Cursor, context: Context): OfMatch | undefined =>
  cursor.try(() => byMostPoints(cursor, context)) ??
  cursor.try(() => byPointsReached(cursor)) ??
  cursor.try(() => byControl(cursor)) ??
  cursor.try(() => byElimination(cursor)) ??
  cursor.try(() => ofTie(cursor, context));

const wins = (cursor: Cursor): boolean => {
  cursor.take('immediately|instantly');
  if (!cursor.takeAny('wins|win the? game|match', 'wins|win', 'is|are the winner|winners', 'is|are victorious'))
    return false;
  cursor.takeAny('immediately|instantly', 'at once', 'right away');
  return true;
};

const loses = (cursor: Cursor): boolean => {
  cursor.take('immediately|instantly');
  if (!cursor.takeAny('loses|lose|has|have lost? the? game|match', 'loses|lose')) return false;
  cursor.takeAny('immediately|instantly', 'at once');
  return true;
};

/** `At the end of round 6`, `after 6 rounds`, `at the end of the game`: which round the last one is; null where it is not said. */
function atTheEnd(cursor: Cursor): number | null | undefined {
  cursor.take(',');
  const found = cursor.takeAny('at the? end of round #', 'after round #', 'after # rounds', 'at the? end of # rounds')
    ? cursor.numbers[0]
    : cursor.takeAny(
          'at the? end of the? game|match',
          'when the? game|match ends',
          'at the? end of the last|final round',
          'after the last|final round',
          'at the end',
          'once all rounds have been|are played',
        )
      ? null
      : undefined;
  if (found !== undefined) cursor.take(',');
  return found;
}

/** `The player with the most points at the end of round 6 wins`: as it is anyway, after the last round. */
function byMostPoints(cursor: Cursor, { words }: Context): OfMatch | undefined {
  const before = atTheEnd(cursor);
  const who = cursor.takeAny(
    `the? ${side} with|who|that|which has? the? most|more|highest victory? points|score`,
    `the? ${side} with|who|that|which has? a|the higher victory? score`,
    'whoever has the? most|more victory? points',
    'most points',
    'the? most points',
  );
  if (!who) return undefined;
  const behind = atTheEnd(cursor);
  if (!wins(cursor)) return undefined;
  const last = atTheEnd(cursor);
  const rounds = [before, behind, last].find((one) => one !== undefined && one !== null);
  return roundsAgree(rounds, words.options);
}

/** What a text says of how many rounds there are, against the set's own. */
export function roundsAgree(
  said: number | null | undefined,
  { rounds }: Pick<FullRuleOptions, 'rounds'> = presets.current,
): OfMatch {
  if (said === undefined || said === null || said === rounds) return 'said';
  return { why: `set.json says ${rounds} rounds: set "rounds" in its "rules" to ${said}` };
}

/** `The first player to score 5 points wins`, `when a player has 6 points, they win the game`. */
function byPointsReached(cursor: Cursor): OfMatch | undefined {
  const reaches = 'score|scores|reach|reaches|get|gets|have|has|gain|gains|earn|earns|collect|collects';
  const count = (): number | undefined => {
    if (
      !cursor.takeAny(
        '# or more victory? points|point',
        '# victory? points|point or more',
        '# victory? points|point',
        '# vp|vps',
        'at least # victory? points|point',
      )
    )
      return undefined;
    return cursor.numbers[0];
  };
  const first = cursor.takeAny(
    `the? first ${side} to|who|that ${reaches}`,
    `the? first to ${reaches}`,
    'the? first to',
    `a|any ${side} with`,
    `a|any ${side} who|that ${reaches}`,
    `whoever ${reaches}`,
    `whoever ${reaches} first`,
  );
  const winsWhen =
    !first &&
    cursor.takeAny(
      `a|the ${side} wins the? game|match? immediately|instantly? when|if|once|by they|it? ${reaches}|having|reaching|scoring`,
      `a|the ${side} wins the? game|match? at once when|if|once they|it? ${reaches}`,
      `a|the ${side} wins the? game|match? as soon as they|it ${reaches}`,
    );
  const youWin =
    !first &&
    !winsWhen &&
    cursor.takeAny(
      `you win the? game|match? when|if|once|by you? ${reaches}|reaching|having`,
      `you win the? game|match? as soon as you ${reaches}`,
    );
  if (winsWhen || youWin) {
    const points = count();
    return points === undefined ? undefined : law(points, cursor.takeAny('at the? end of a|any|each|the round'));
  }
  const asks =
    !first &&
    cursor.takeAny(
      `when|if|once|whenever a|any|one|either ${side} ${reaches}`,
      `when|if|once|whenever you ${reaches}`,
      `as soon as a|any|one|either ${side} ${reaches}`,
    );
  const ends =
    !first &&
    !asks &&
    cursor.takeAny(
      `the? game|match ends immediately? when|if|once a|any|one|either ${side} ${reaches}`,
      `the? game|match ends immediately? as soon as a|any|one|either ${side} ${reaches}`,
    );
  if (!first && !asks && !ends) return undefined;
  const points = count();
  if (points === undefined) return undefined;
  cursor.take('first');
  const atEnd = cursor.takeAny('at the? end of a|any|each|the round');
  if (asks) {
    cursor.take(',');
    if (cursor.takeAny(...game.slice(0, 1)) && cursor.take('ends')) return law(points, atEnd);
    if (!cursor.takeAny('they|it|you', `that|the ${side}`)) return undefined;
  }
  if (!ends && !wins(cursor)) return undefined;
  if (ends && cursor.take(', and') && !(cursor.takeAny('they|it', `that ${side}`) && wins(cursor))) return undefined;
  return law(points, atEnd || cursor.takeAny('at the? end of a|any|each|the round'));
}

const law = (points: number, atEnd: boolean): readonly Law[] => [
  { rule: 'wins', points, ...(atEnd && { atRoundEnd: true as const }) },
];

/** `If a player holds all control points at the end of a round, they win`. */
function byControl(cursor: Cursor): OfMatch | undefined {
  const holds = 'hold|holds|control|controls|own|owns|have|has';
  const end = 'at the? end of a|any|the|each round';
  const holding = cursor.takeAny('holding|controlling|owning all|every of? the?');
  if (holding) {
    if (!takesControl(cursor)) return undefined;
    cursor.takeAny(end);
    return wins(cursor) ? [{ rule: 'wins-by-control' }] : undefined;
  }
  const asks = cursor.take('if|when|once|whenever');
  if (!cursor.takeAny(`a|any|one|the ${side} who|that|which? ${holds} all|every of? the?`)) return undefined;
  if (!takesControl(cursor)) return undefined;
  cursor.takeAny(end);
  if (asks && !(cursor.take(',') && cursor.takeAny('they|it', `that|the ${side}`))) return undefined;
  if (!wins(cursor)) return undefined;
  cursor.takeAny(end);
  return [{ rule: 'wins-by-control' }];
}

/** `If all of a player's heroes are dead, that player loses`, `the game ends when one team has no heroes left`. */
function byElimination(cursor: Cursor): OfMatch | undefined {
  const ends = cursor.takeAny(
    'the? game|match ends immediately? when|if|once',
    'the? game|match ends as soon as',
    'the? game|match is over when|if|once',
  );
  if (cursor.takeAny('you lose the? game|match? if|when|once|as soon? as?'))
    return allDead(cursor) ? [{ rule: 'eliminated' }] : undefined;
  const asks = !ends && cursor.takeAny('if|when|once|whenever', 'as soon as');
  if (ends || asks) {
    if (!allDead(cursor)) return undefined;
    if (ends) return [{ rule: 'eliminated', scored: true }];
    cursor.take(',');
    if (cursor.takeAny('the game|match ends', 'the game|match is over')) return [{ rule: 'eliminated', scored: true }];
    if (cursor.takeAny(`the other ${side}`, 'the? opponent', `their|its opponent`))
      return wins(cursor) ? [{ rule: 'eliminated' }] : undefined;
    if (!cursor.takeAny('they|it|you', `that|the ${side}`)) return undefined;
    return loses(cursor) ? [{ rule: 'eliminated' }] : undefined;
  }
  const gone =
    cursor.takeAny(
      `a|the|any ${side} whose heroes are all dead|killed`,
      `a|the|any ${side} with no heroes|hero left|alive|remaining`,
      `a|any ${side} without living? heroes`,
    ) && loses(cursor);
  if (gone) return [{ rule: 'eliminated' }];
  return cursor.takeAny(`the? last ${side} with living? heroes left|alive?`, `the? last ${side} standing`) &&
    wins(cursor)
    ? [{ rule: 'eliminated' }]
    : undefined;
}

const allDead = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'all of? your heroes are dead|killed',
    'all of? your heroes have died',
    'you have no heroes left|alive|remaining',
    `all of? a|one|any|either player's|team's|side's heroes are dead|killed`,
    `all of? a|one|any|either player's|team's|side's heroes have died`,
    `all of? a|one|any|either player's|team's|side's heroes die`,
    `all heroes of a|one|any|either ${side} are dead|killed`,
    `a|one|any|either ${side} has no living heroes`,
    `a|one|any|either ${side} has no more? heroes left|alive|remaining|standing?`,
    `a|one|any|either ${side} has lost all of? its|their heroes`,
    `a|one|any|either ${side} loses all of? its|their heroes`,
  );

/** `If the game is tied, the player with more heroes alive wins`, `ties are won by the second player`. */
function ofTie(cursor: Cursor, { words }: Context): OfMatch | undefined {
  let round: number | undefined;
  const at = (): void => {
    round = atTheEnd(cursor) ?? round;
  };
  at();
  const wonBy = cursor.try(() => {
    const who = breaker(cursor);
    return who !== undefined &&
      cursor.takeAny('wins|win all? ties', 'wins a|any|the tie', 'wins in case of a tie', 'wins on|in a tie')
      ? who
      : undefined;
  });
  if (wonBy !== undefined && round === undefined) return [{ rule: 'tie-break', by: wonBy }];
  const won = cursor.takeAny(
    'ties are won by',
    'ties go to',
    'a tie goes to',
    'a tie is won by',
    'a tied game|match is won by',
  );
  const tied =
    won ||
    cursor.takeAny(
      'if|when the? game|match|score|scores is|are tied',
      'if|when the? game|match|score|scores ends|is|are in? a tie',
      'if|when still? tied',
      'if|when points are tied',
      'if|when there is a tie',
      "if|when it's|it a tie",
      'if|when it is a tie',
      `if|when both players|sides|teams have the same score`,
      `if|when both players|sides|teams have the same number|amount of points`,
      `if|when both players|sides|teams have as|equally many points`,
      `if|when both players|sides|teams have equal points`,
      `if|when both players|sides|teams are tied`,
      `in case of a|points? tie`,
      `in the case of a tie`,
      `in|on a tie`,
      'on|with equal points',
      'tie-breaker|tiebreaker|tiebreak :',
      'tie - breaker|break :',
    );
  if (!tied) return undefined;
  cursor.takeAny('on|in points');
  at();
  cursor.take(',');
  if (!won && cursor.takeAny('the? game|match is a draw', 'nobody wins', 'it is a draw', 'neither player wins'))
    return 'said';
  const by = breaker(cursor);
  if (by === undefined || (!won && !wins(cursor))) return undefined;
  at();
  // "At the end of round 3": points are compared once the last round is over.
  const agrees = roundsAgree(round, words.options);
  return agrees === 'said' ? [{ rule: 'tie-break', by }] : agrees;
}

/** `The second player`, `the player with more heroes alive`: who wins where points do not say it. */
function breaker(cursor: Cursor): Extract<Law, { rule: 'tie-break' }>['by'] | undefined {
  const ordinal = cursor.takeAny(
    'the? first|second player|team|side',
    'the player|team|side who|that|which goes|went|acts|acted|moves|moved|plays|played first|second',
  );
  if (ordinal) {
    const last = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => text === 'first' || text === 'second');
    return last?.text === 'first' ? 'first' : 'second';
  }
  if (
    !cursor.takeAny(
      'the player|team|side with|who|that|which has|have|holds|controls? the? most|more',
      'whoever has|holds|controls the? most|more',
    )
  )
    return undefined;
  if (takesControl(cursor)) return 'control';
  const alive = cursor.take('living|surviving|remaining');
  if (!cursor.take('heroes')) return undefined;
  if (cursor.takeAny('alive|left|remaining|standing|living|surviving', 'still|left alive')) return 'heroes';
  return alive ? 'heroes' : undefined;
}
