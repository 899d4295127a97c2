import { textName } from '../text-name.ts';
import { endsOf } from '../tokens.ts';
import { unitOf } from '../who.ts';
import { type Run, runInside } from './at.ts';

/** Rules that hold for a while; until an event they are found again by the place of the node. */
export const lasting: Run<'lasting'> = ({ play, node, self, frame }) => {
  const rules = play.game.ruleListOf.get(node.rules);
  const unit = unitOf(node.of, self);
  if (rules === undefined || unit < 0) return true;
  play.state.lasting.push({
    rules,
    unit,
    from: self.unit,
    ends: endsOf(play, node.until, self),
    ...(node.until.moment === 'event' && { event: [frame.block, frame.next] as [number, number] }),
  });
  play.emit({ event: 'lasting', unit, rules });
  return true;
};

export const later: Run<'later'> = ({ play, node, self, resolution }) => {
  const block = play.game.blockOf.get(node.then);
  const at = endsOf(play, node.at, self);
  if (block === undefined || at === undefined) return true;
  const { bound, source } = resolution;
  play.state.later.push({ block, at, bound: { ...bound, area: bound.area.slice() }, from: { ...source } });
  return true;
};

/** Played by hand: told, and left out but for its stand-in. */
export const manual: Run<'manual'> = (at) => {
  const { play, node, resolution, frame } = at;
  const { source } = resolution;
  const clause = textName(play, source) ?? '';
  if (node.standIn === undefined) play.emit({ event: 'manual', unit: source.unit, clause });
  else if (frame.step === undefined) play.emit({ event: 'manual', unit: source.unit, clause, standIn: true });
  return node.standIn === undefined || runInside(at, node.standIn);
};
