import type { UnitToken } from '../../state.ts';
import { noteBereft } from '../bound.ts';
import { isImmuneTo } from '../holds.ts';
import { ofKinds } from '../token-kinds.ts';
import { give, lose } from '../tokens.ts';
import { type At, affected, ask, type NodeOf, type Run } from './at.ts';

/** More than anybody has of anything. */
const everything = 1_000_000;

/** Moves conditions, tokens and counters from one unit to another; the acting player chooses which. `Frame.notes` holds how many have gone. */
export const shift: Run<'shift'> = (at, answer) => {
  const { play, node, frame, self, resolution } = at;
  const [from, to] = [affected(at, node.from), affected(at, node.to)];
  const { bound } = resolution;
  if (frame.notes === undefined) bound.lost = 0;
  const unit = play.state.units[from];
  if (unit === undefined || from === to || (play.state.units[to]?.at ?? -1) < 0) return true;
  if (node.swaps) return swapped(at, from, to);
  if (node.copies && node.count === 'all') return copied(at, from, to);
  const isDead = unit.at < 0 && unit.away === undefined;
  if (unit.at < 0 && !isDead) return true;
  const had = isDead ? (unit.relics ?? []) : unit.tokens;
  const most = typeof node.count === 'number' ? node.count : everything;
  let picked = answer;
  for (;;) {
    const gone = frame.notes?.[0] ?? 0;
    if (picked === -1 || gone >= most) return true;
    if (picked === undefined) {
      const options = shiftable(at, had, to);
      if (options.length === 0) return true;
      const mayStop = node.may === true || node.count === 'any';
      // What a dead unit had lies nowhere any more: nobody is asked which of it.
      picked =
        node.count === 'all' || isDead
          ? options[0]!
          : ask(play, { seat: self.seat, ask: 'token', options, mayStop, unit: from });
      if (picked === undefined) return false;
    }
    const token = had[picked];
    const card = play.game.cards[token?.card ?? -1];
    if (token === undefined || card === undefined) return true;
    const count = card.condition || node.count === 'all' ? token.count : 1;
    bound.shifted = card.index;
    bound.lost = (bound.lost ?? 0) + count;
    if (!node.copies) noteBereft(bound, from);
    hand(at, token, to, count);
    if (isDead) {
      token.count -= count;
      if (token.count <= 0) had.splice(picked, 1);
    } else if (!node.copies) lose(play, from, card.index, count, { giver: token.from });
    frame.notes = [gone + 1];
    picked = undefined;
  }
};

/** When it ends its card says for whoever has it; what a text said of this one goes along. */
function hand({ play }: At, { card, from, ends }: UnitToken, to: number, count: number): void {
  const own = play.game.cards[card]?.until !== undefined;
  give(play, to, card, count, from, own || ends === undefined ? {} : { ends });
}

/** `Swap all tokens with the target`: what goes either way is what they have before anything has gone. */
function swapped(at: At<NodeOf<'shift'>>, a: number, b: number): boolean {
  const { play } = at;
  const [one, other] = [play.state.units[a]!, play.state.units[b]!];
  if (one.at < 0 || other.at < 0) return true;
  const goods = (tokens: readonly UnitToken[], to: number): UnitToken[] =>
    shiftable(at, tokens, to).map((index) => ({ ...tokens[index]! }));
  const [there, back] = [goods(one.tokens, b), goods(other.tokens, a)];
  for (const { card, count, from } of there) lose(play, a, card, count, { giver: from });
  for (const { card, count, from } of back) lose(play, b, card, count, { giver: from });
  for (const token of there) hand(at, token, b, token.count);
  for (const token of back) hand(at, token, a, token.count);
  return true;
}

/** Everything that one has comes to the other one, and stays. */
function copied(at: At<NodeOf<'shift'>>, from: number, to: number): boolean {
  const { tokens } = at.play.state.units[from]!;
  const all = shiftable(at, tokens, to).map((index) => ({ ...tokens[index]! }));
  for (const token of all) hand(at, token, to, token.count);
  return true;
}

/** Indexes of what can go to somebody else. */
function shiftable(
  { play, node: { what }, resolution }: At<NodeOf<'shift'>>,
  had: readonly UnitToken[],
  to: number,
): number[] {
  const { cards, cardOf } = play.game;
  const only =
    what === 'shifted' ? (resolution.bound.shifted ?? -1) : 'token' in what ? cardOf.get(what.token) : undefined;
  const meant =
    only === undefined && what !== 'shifted' && !('token' in what)
      ? ofKinds(play, had, what)
      : had.flatMap(({ card }, index) => (card === only ? [index] : []));
  return meant.filter((index) => {
    const { card, from } = had[index]!;
    return !isImmuneTo(play, to, cards[card]!.ref, cards[card]!.condition, from);
  });
}
