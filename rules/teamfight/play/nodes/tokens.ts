import { noteBereft } from '../bound.ts';
import { amount } from '../condition.ts';
import { trimHealth } from '../health.ts';
import { isHolding } from '../held.ts';
import { canPay } from '../payment.ts';
import { firstCounters } from '../piece.ts';
import type { Play } from '../play.ts';
import { ofKinds } from '../token-kinds.ts';
import { endsOf, give, lose } from '../tokens.ts';
import { fire } from '../trigger.ts';
import { countTokens } from '../who.ts';
import { type At, affected, ask, type Run } from './at.ts';
import { turn } from './face.ts';

/** More than anybody has of anything. */
const everything = 1_000_000;

export const giveTokens: Run<'give'> = (at) => {
  const { play, node, self } = at;
  const token = play.game.cardOf.get(node.token);
  const to = affected(at, node.to);
  if (token === undefined || to < 0) return true;
  const ends = endsOf(play, node.until, self);
  const gained = give(play, to, token, amount(play, node.count, self), self.unit, { most: node.max, ends });
  if (node.alone !== undefined && gained > 0) {
    keepNewest(play, token, { giver: self.unit, to, most: node.alone });
  }
  return true;
};

/** "Max n, remove oldest": of those that one unit has given as many stay as may, whoever has them, and none longer than the one that has just come. */
function keepNewest(
  play: Play,
  token: number,
  { giver, to, most }: { readonly giver: number; readonly to: number; readonly most: number },
): void {
  const given = play.state.units.flatMap(({ tokens }, unit) =>
    tokens.filter(({ card, from }) => card === token && from === giver).map((one) => ({ unit, one })),
  );
  // Where there is only one, whoever has just been given it keeps what it has.
  if (most === 1) {
    for (const { unit, one } of given) if (unit !== to) lose(play, unit, token, one.count, { giver });
    return;
  }
  const last = given.findLast(({ unit }) => unit === to)?.one;
  if (last !== undefined) last.order = 1 + Math.max(0, ...given.map(({ one }) => one.order ?? 0));
  given.sort((a, b) => (a.one.order ?? 0) - (b.one.order ?? 0));
  let over = given.reduce((sum, { one }) => sum + one.count, 0) - most;
  for (const { unit, one } of given) {
    if (over <= 0) return;
    over -= lose(play, unit, token, Math.min(over, one.count), { giver });
  }
}

export const loseTokens: Run<'lose'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  const token = play.game.cardOf.get(node.token);
  const from = affected(at, node.from);
  if (node.count === 'any') return spendAny(at, token ?? -1, from, node, answer);
  resolution.bound.lost = 0;
  if (token === undefined || from < 0) return true;
  if (node.price) {
    const block = play.game.blocks[frame.block] ?? [];
    // What stands behind a price that cannot be paid as a whole is not done.
    if (!canPay(play, block.slice(frame.next), self)) {
      frame.next = block.length - 1;
      return true;
    }
  }
  resolution.bound.lost = lose(play, from, token, node.count === 'all' ? everything : amount(play, node.count, self), {
    giver: node.yours ? self.unit : undefined,
    spares: node.count === 'all' && resolution.ofUse,
  });
  if (resolution.bound.lost > 0) noteBereft(resolution.bound, from);
  return true;
};

/** "Any number": one more or not, until there are no more, and the least of them without asking. `Frame.notes` holds how many it were. */
function spendAny(
  { play, frame, resolution, self }: At,
  token: number,
  from: number,
  { most = everything, least = 0 }: { readonly most?: number; readonly least?: number },
  answer: number | undefined,
): boolean {
  if (least > 0 && frame.notes === undefined) frame.notes = [lose(play, from, token, least)];
  let spent = frame.notes?.[0] ?? 0;
  if (answer === 1) {
    spent += lose(play, from, token, 1);
    frame.notes = [spent];
  }
  resolution.bound.lost = spent;
  const unit = play.state.units[from];
  if (answer === 0 || spent >= most || unit === undefined || !unit.tokens.some(({ card }) => card === token))
    return true;
  play.state.pending = { seat: self.seat, ask: 'yes', options: [1, 0], mayStop: false, unit: from };
  return false;
}

/** Clears conditions, those that stay until then among them (T-151); the owner of the unit chooses which. `Frame.notes` holds how many are cleared. */
export const clear: Run<'clear'> = (at, answer) => {
  const { play, node, frame, self, resolution } = at;
  const id = affected(at, node.from);
  if (frame.notes === undefined) resolution.bound.lost = 0;
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0) return true;
  const wanted = node.token === undefined ? undefined : play.game.cardOf.get(node.token);
  const most = typeof node.count === 'number' ? node.count : everything;
  let picked = answer;
  for (;;) {
    const cleared = frame.notes?.[0] ?? 0;
    if (picked === -1 || cleared >= most) return true;
    if (picked === undefined) {
      const options =
        wanted === undefined
          ? ofKinds(play, unit.tokens, node.kinds)
          : unit.tokens.flatMap(({ card }, index) => (card === wanted ? [index] : []));
      if (options.length === 0) return true;
      if (node.count === 'all') picked = options[0]!;
      else {
        const seat = unit.seat < 0 ? self.seat : unit.seat;
        picked = ask(play, {
          seat,
          ask: 'token',
          options,
          mayStop: node.count === 'any' || node.may === true,
          unit: id,
        });
      }
      if (picked === undefined) return false;
    }
    const card = unit.tokens[picked]?.card;
    if (card === undefined) return true;
    resolution.bound.lost = (resolution.bound.lost ?? 0) + lose(play, id, card, everything);
    noteBereft(resolution.bound, id);
    frame.notes = [cleared + 1];
    picked = undefined;
  }
};

/** `Frame.step` of a stance that is entered, and in which it has still to be said which way its bearer faces. */
const turning = 1;

export const stance: Run<'stance'> = (at, answer) => {
  const { play, node, self, frame } = at;
  const id = node.of === undefined ? self.unit : affected(at, node.of);
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0 || (node.of !== undefined && unit.stance < 0)) return true;
  if (frame.step !== turning) {
    const before = unit.stance;
    unit.stance = node.token === undefined ? -1 : (play.game.cardOf.get(node.token) ?? -1);
    delete unit.stanceKept;
    unit.stanceIn = play.state.turns;
    play.emit({ event: 'stance', unit: id, token: unit.stance });
    trimHealth(play);
    if (node.of === undefined) lacksAlready(at);
    if (before !== unit.stance && before >= 0)
      fire(play, { on: 'leaves-stance', unit: id, token: before, space: unit.at });
    if (before !== unit.stance && unit.stance >= 0)
      fire(play, { on: 'enters-stance', unit: id, token: unit.stance, space: unit.at });
    if (!isHolding(play, unit.stance)) return true;
    unit.facing = -1;
  }
  frame.step = turning;
  return turn(at, answer);
};

/** `Exit when you have no Coins`, told by the stance or its card: who enters without any has none from the beginning. */
function lacksAlready({ play, self }: At): void {
  const { game, state } = play;
  const { stance = -1, at = -1, card = -1 } = state.units[self.unit] ?? {};
  const rulesOf = (of: number) => game.ruleLists[game.cards[of]?.rules ?? -1] ?? [];
  const ofCard = rulesOf(card).filter((rule) => rule.rule === 'when' && rule.if?.some(({ is }) => is === 'stance'));
  const asked = new Set<string>();
  for (const rule of [...rulesOf(stance), ...ofCard])
    if (rule.rule === 'when' && rule.trigger.on === 'loses' && rule.trigger.last) asked.add(rule.trigger.token);
  for (const token of asked)
    if (countTokens(play, self.unit, token) === 0)
      fire(play, { on: 'loses', unit: self.unit, token: game.cardOf.get(token) ?? -1, space: at, value: 0 });
}

/** What of a counter was spent since the unit came into play. */
export const restore: Run<'restore'> = (at) => {
  const { play, node, self } = at;
  const id = affected(at, node.of);
  const unit = play.state.units[id];
  const token = play.game.cardOf.get(node.token);
  const card = play.game.cards[unit?.card ?? -1];
  if (unit === undefined || unit.at < 0 || token === undefined || card === undefined) return true;
  const missing = (firstCounters(play.game, card).get(token) ?? 0) - countTokens(play, id, node.token);
  if (missing > 0) give(play, id, token, missing, self.unit);
  return true;
};
