import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor } from '../words/cursor.ts';
import { topic, topicsOf } from '../words/topics.ts';
import { controlClaims } from './control-claims.ts';
import { controlScores } from './control-scores.ts';
import { deathWorth } from './death-worth.ts';
import { goingFirst } from './going-first.ts';
import { lengthOf } from './length.ts';
import { startingPoints } from './starting-points.ts';
import type { OfMatch } from './told.ts';
import { winning } from './winning.ts';

/** Reads what a map or rules card says of the match itself: how points are scored, who goes first, who wins, how long it lasts (T-010, T-020 to T-027). */
export function matchText(desk: Desk, sentence: Sentence, context: Context, out: Out): boolean {
  if (!isOwnerless(context) || (topicsOf(desk.tokens, sentence.from, sentence.to) & ofMatch) === 0) return false;
  if (repeatsWin(desk, sentence, out)) return true;
  for (const read of [controlScores, controlClaims, deathWorth, winning, goingFirst, lengthOf, startingPoints]) {
    const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
    label(cursor);
    const found = read(cursor, context, desk);
    if (found === undefined || !cursor.done) continue;
    hold(desk, sentence, found, out);
    return true;
  }
  return false;
}

const ofMatch = topic(
  'point points game match round rounds first wins win loses lose tie ties tied tiebreaker tiebreak kill kills killing worth score scores heroes zone zones objective objectives',
);

/** `Victory: ...`, `Bounty: ...`: what a sentence is about. */
const label = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'scoring|victory|winning|bounty|bounties|initiative|kills|length|objective|objectives|overtime :',
    'victory|winning condition|conditions :',
    'game length|end :',
    'turn order :',
    'first blood :',
    'first blood !',
  );

/** `The game ends when a player has 7 points. That player wins`: the same once more. */
function repeatsWin(desk: Desk, sentence: Sentence, out: Out): boolean {
  const last = out.held.at(-1)?.rule;
  if (last?.rule !== 'wins' && last?.rule !== 'wins-by-control') return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.takeAny('that|this player|team|side wins', 'they win')) return false;
  cursor.takeAny('the game|match');
  if (!cursor.done) return false;
  hold(desk, sentence, 'said', out);
  return true;
}

function hold(desk: Desk, { from, to }: Sentence, found: OfMatch, out: Out): void {
  const { sheet, field, tokens } = desk;
  const first = tokens[from]?.from ?? 0;
  const last = tokens[to - 1]?.to ?? first;
  if (typeof found === 'object' && 'why' in found) {
    const clause = sheet.add(field, first, last, 'manual', found.why);
    out.held.push({ rule: { clause, rule: 'manual' }, of: 'you' });
    return;
  }
  const clause = ran(desk, from, to);
  if (found === 'said') out.held.push({ rule: { clause, rule: 'said' }, of: 'you' });
  else for (const rule of found) out.held.push({ rule: asClause({ clause, ...rule } as Rule, clause), of: 'you' });
}
