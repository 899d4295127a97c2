import type { Rounds } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { during, namesRoundsTwice, type OfMatch, oneOfBoth, pointsSaid, roundsSaid, side } from './told.ts';

const others = [
  `for|to the other|opposing|enemy ${side}`,
  `for|to the? opponent|enemy`,
  `for|to their opponent|opponents`,
  `for|to the ${side} who|that killed it|them`,
  `for|to the? killer`,
] as const;
const worth = 'is|are worth';
const scores = 'score|scores|give|gives|grant|grants|award|awards|yield|yields|earn|earns';

/** What a dead hero is worth (T-021), where a text says that of all heroes; a point is what each is worth anyway. */
export function deathWorth(cursor: Cursor, _context: Context): OfMatch | undefined {
  if (namesRoundsTwice(cursor)) return undefined;
  const before = inSuchRounds(cursor);
  if (cursor.take('once per game ,') && !cursor.sees('the first')) return undefined;
  const summons = cursor.try(() => ofSummons(cursor));
  if (summons !== undefined) return summons;
  const killer = cursor.try(() => byKiller(cursor));
  if (killer !== undefined) return killer;
  const score = cursor.try(() => scoresForEach(cursor));
  const which =
    score !== undefined
      ? 'each'
      : (cursor.try(() => killing(cursor)) ??
        cursor.try(() => deadOnes(cursor)) ??
        cursor.try(() => whenOneDies(cursor)));
  if (which === undefined) return undefined;
  const between = typeof which === 'object' ? which.rounds : undefined;
  if (score === undefined)
    cursor.takeAny(`the other|opposing|enemy ${side}`, 'the|your|their|its opponent', 'whoever killed them|it');
  const said = score ?? pointsSaid(cursor);
  if (said === undefined) return undefined;
  cursor.take('each');
  cursor.takeAny(...others);
  cursor.takeAny(
    'when killed|defeated',
    'when|if|once they|it are|is killed|defeated|slain',
    'when|if|once they|it die|dies',
    'for each|the kill',
  );
  const rounds = oneOfBoth(oneOfBoth(before, between), inSuchRounds(cursor));
  cursor.takeAny('instead of 1|one point?', 'instead');
  if (!said.more && said.points === 1 && rounds === undefined)
    return which === 'first'
      ? { why: 'every dead hero is worth 1 point: say "1 extra point" or "2 points", or what the others are worth' }
      : 'said';
  return [
    during(
      {
        rule: 'death-worth',
        points: said.points,
        ...(said.more && { more: true as const }),
        ...(which === 'first' && { first: true as const }),
      },
      rounds,
    ),
  ];
}

/** Whose death it is: of each hero, in some rounds, or of the first one. */
type Which = 'each' | 'first' | { readonly rounds: Rounds | undefined };

/** `Score 2 points for each enemy hero killed`, `you score 2 points when you kill an enemy hero`: each player does. */
function scoresForEach(cursor: Cursor): ReturnType<typeof pointsSaid> {
  cursor.takeAny(`each|every ${side}`, 'players|teams|sides', 'you', `a ${side}`);
  if (!cursor.take('score|scores|gain|gains|get|gets|earn|earns')) return undefined;
  const said = pointsSaid(cursor);
  if (said === undefined) return undefined;
  const dies = 'dies|died|killed';
  const dead =
    cursor.takeAny(
      `for each|every enemy hero ${dies}`,
      'for each|every enemy hero that dies|died',
      'for each|every enemy hero they|it|you kill|kills|killed',
      'for each|every dead enemy hero',
      'for killing an|any enemy hero',
    ) ||
    cursor.takeAny(
      'when|whenever an enemy hero dies',
      'each|every time an enemy hero dies',
      'when|whenever you|they|it kill|kills an enemy hero',
      'each|every time you|they|it kill|kills an enemy hero',
    );
  return dead ? said : undefined;
}

/** `Killing an enemy hero scores`, `kills are worth`, `the first kill is worth`. */
function killing(cursor: Cursor): Which | undefined {
  if (cursor.take('the? first kill')) {
    cursor.takeAny('of the game|match', 'in the game|match');
    return cursor.takeAny(worth, scores) ? 'first' : undefined;
  }
  const kills = cursor.takeAny(
    'killing|defeating|slaying a|an|any? enemy|opposing? hero|heroes',
    'each|every|a|hero? kill',
    'all? hero? kills',
    'each|every hero kill',
  );
  if (!kills) return undefined;
  const rounds = inSuchRounds(cursor);
  return cursor.takeAny(worth, scores) ? { rounds } : undefined;
}

/** `Each hero killed scores`, `heroes are worth`, `dead heroes are worth`, `the first hero to die is worth`. */
function deadOnes(cursor: Cursor): Which | undefined {
  if (cursor.take('the? first hero')) {
    const dies = cursor.takeAny('to die', 'to be killed', 'killed', 'that|who dies', 'that|who is killed');
    cursor.takeAny('of|in the game|match', 'each round');
    return dies && cursor.before?.text !== 'round' && cursor.takeAny(worth, scores) ? 'first' : undefined;
  }
  cursor.take('each|every|a|all|an');
  const dead = cursor.take('dead|killed|fallen|defeated');
  cursor.take('enemy');
  if (!cursor.take('hero|heroes')) return undefined;
  const behind = cursor.takeAny(
    'killed|defeated',
    'that|who dies|die',
    'that|who is|are killed',
    'who|that a player has killed',
  );
  const rounds = behind || dead ? inSuchRounds(cursor) : undefined;
  if (cursor.take(worth)) return { rounds };
  return (dead || behind) && cursor.take(scores) ? { rounds } : undefined;
}

/** `When a hero dies, the opposing player scores`, of any hero, wherever it dies. */
function whenOneDies(cursor: Cursor): 'each' | undefined {
  const start = cursor.at;
  const yours = cursor.takeAny(
    'when|whenever|if one? of? your hero|heroes dies|is killed? ,?',
    'each|every time one? of? your hero|heroes dies|is killed? ,?',
  );
  if (yours && !cursor.sees('your opponent|enemy')) return undefined;
  if (!yours && !cursor.take('when|whenever|if|each|every time? a|an|any? enemy? hero dies|is killed? ,?'))
    return undefined;
  const enemy = cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'enemy');
  // "When an enemy hero dies, score 1": each player does.
  if (cursor.sees('you? score|gain|earn')) return enemy && cursor.takeAny('you? score|gain|earn') ? 'each' : undefined;
  const other = cursor.takeAny(`the other|opposing|enemy ${side}`, `its|their|the|your opponent`, `the? enemy`);
  return other && cursor.take('score|scores|gain|gains|get|gets|earn|earns') ? 'each' : undefined;
}

/** `When a hero kills an enemy hero, its player scores 1`: that is what the other side has of a dead hero anyway. */
function byKiller(cursor: Cursor): OfMatch | undefined {
  const when = cursor.takeAny('when|whenever|if a|an|any? hero|unit kills a|an|any enemy? hero ,?');
  if (!when && !cursor.takeAny('whoever kills a|an enemy? hero', `a ${side} who|that kills a|an enemy? hero`))
    return undefined;
  if (when && !cursor.takeAny(`its|their|his|her ${side}|owner`, `that|the ${side}`, 'they|you|it')) return undefined;
  if (!cursor.take('score|scores|gain|gains|get|gets|earn|earns')) return undefined;
  const said = pointsSaid(cursor);
  if (said === undefined || said.more) return undefined;
  return {
    why: 'it does not say whether beside the point that a dead hero is worth anyway ("scores 1 extra point", "killing a hero is worth 2 points")',
  };
}

/** `Killing a summon scores no points`, `an enemy summon is worth 1 point`: of those that somebody of the other side kills. */
function ofSummons(cursor: Cursor): OfMatch | undefined {
  const kills = cursor.takeAny('killing a|an|any? enemy? summon|summons', 'kills of summons');
  if (!kills && !cursor.takeAny('a|an|each|every enemy? summon', 'enemy? summons')) return undefined;
  if (!kills) cursor.takeAny('killed', 'that|who dies');
  if (
    !cursor.takeAny(
      worth,
      ...(kills || cursor.before?.text === 'killed' ? [scores] : []),
      'do|does not score',
      "don't|doesn't score",
    )
  )
    return undefined;
  const none =
    /^(?:score)$/.test(cursor.before?.text ?? '') && /not|n't$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
  if (none) {
    cursor.takeAny('a|any points?|point?');
    return 'said';
  }
  const said = pointsSaid(cursor);
  if (said === undefined) return undefined;
  cursor.takeAny('when killed', 'when|if they|it are|is killed');
  if (said.points === 0) return 'said';
  const summon = { side: 'any', kind: 'summon' } as const;
  return [
    {
      rule: 'when',
      trigger: { on: 'kills', who: { side: 'any' }, to: summon },
      if: [{ is: 'not', of: { is: 'allied', of: 'trigger', to: 'other' } }],
      then: [
        {
          clause: -1,
          node: 'players',
          which: { of: 'trigger' },
          then: [{ clause: -1, node: 'score', points: { base: said.points } }],
        },
      ],
    },
  ];
}

/** `In round 6`, `from round 4 on`: no moment of a round, at which something would be scored. */
const inSuchRounds = (cursor: Cursor): Rounds | undefined =>
  cursor.try(() => {
    if (cursor.sees(',? at|each|every|when')) return undefined;
    const rounds = roundsSaid(cursor);
    return rounds?.min === undefined && rounds?.max === undefined ? undefined : rounds;
  });
