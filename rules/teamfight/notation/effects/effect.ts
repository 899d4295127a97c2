import type { Node, Ref } from '../../program.ts';
import { extraUse } from '../abilities/card-handling.ts';
import type { Context } from '../context.ts';
import type { Head } from '../nouns/head.ts';
import { noun } from '../nouns/noun.ts';
import { dieRolled } from '../sentences/dice.ts';
import { scores } from '../texts/score.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Form, formsOf } from '../words/forms.ts';
import { absence } from './absence.ts';
import { attaching, dropping } from './attaching.ts';
import { tokenActs } from './borne.ts';
import { changesSide } from './change-side.ts';
import { clearedAway } from './cleared-away.ts';
import { displacements } from './displacement.ts';
import { divided } from './divided.ts';
import { draggedToGiver } from './dragged-to-giver.ts';
import { granting } from './granting.ts';
import { handling } from './handling.ts';
import { harm } from './harm.ts';
import { mend } from './healing.ts';
import { laidOnSeveral } from './laid-on-several.ts';
import { lives } from './life.ts';
import { ofPieceItself } from './of-piece-itself.ts';
import { outOfStance } from './out-of-stance.ts';
import { overshield } from './overshield.ts';
import { overshieldMoved } from './overshield-moved.ts';
import { toPhase } from './phase.ts';
import { pieces } from './pieces.ts';
import { revives, survival, transforms } from './rebirth.ts';
import { respawns } from './respawn.ts';
import { shifting } from './shifting.ts';
import { tokens } from './token-effect.ts';
import { spoiling } from './under-way.ts';
import { unheard } from './unheard.ts';

/** Something that happens, and to whom. */
export interface Effect {
  readonly nodes: readonly Node[];
  /** On each space of the area, not on each unit in it. */
  readonly spaces?: boolean;
  /** It happens to you, once, however many the sentence is about. */
  readonly own?: boolean;
  /** The head that the verb's object is: what follows goes on with it. */
  readonly head?: Head;
  /** It is done to those of one side in an area that is laid for all: "push enemies 1". */
  readonly sided?: true;
}

/** What an effect is read with. */
export interface Asked {
  readonly cursor: Cursor;
  readonly context: Context;
  readonly clause: number;
  /** Who does it, where the sentence says so: "they", "ally in range 2". */
  readonly subject: Ref | undefined;
  /** The sentence has dealt damage to `them` already: a bare "heal 2" is not for them. */
  readonly hurt: boolean;
  /** The sentence is about a summon or object, which has nothing but default abilities. */
  readonly piece?: boolean;
  /** It is about your own summons or objects. */
  readonly yours?: boolean;
  /** The target that this sentence began with, where nobody is named yet. */
  readonly open?: Head | undefined;
}

export const one = (node: Node): Effect => ({ nodes: [node] });

/** `nothing happens`, `no effect`. */
const nothing = ({ cursor }: Asked): Effect | undefined =>
  cursor.takeAny('nothing happens?', 'no effect') ? { nodes: [] } : undefined;
nothing.begins = beginning('nothing|no');

/** One effect: a verb with what belongs to it, or a bare word such as `Slow`. */
export function effect(asked: Asked): Effect | undefined {
  const { cursor } = asked;
  const start = cursor.at;
  const whose = ofPieceItself(asked);
  const found = whose && verb(whose);
  if (found !== undefined && !isOnDead(found, asked.context)) return found;
  cursor.at = start;
  return undefined;
}

/** "When your Wolf dies, 1dmg", "when you kill a unit, push 2": who has just died is harmed no more, and nobody else is named. */
const isOnDead = ({ nodes }: Effect, { dead }: Context): boolean =>
  dead !== undefined &&
  dead !== 'you' &&
  nodes.some(
    (node) =>
      ((node.node === 'damage' || node.node === 'give') && node.to === dead) ||
      (node.node === 'push' && node.who === dead),
  );

function verb(asked: Asked): Effect | undefined {
  const { cursor } = asked;
  // Who has run into something stops there anyway.
  if (asked.subject !== undefined && asked.subject === asked.context.collided) cursor.take('stop|stops and');
  if (asked.context.die && cursor.takeAny('this|it? misses', 'miss', 'nothing happens?')) return { nodes: [] };
  const { at } = cursor;
  const special = ofItsText(asked);
  if (special !== undefined) return special;
  cursor.at = at;
  for (const form of forms(cursor)) {
    const found = form(asked);
    if (found !== undefined) return found;
    cursor.at = at;
  }
  return undefined;
}

/** What only some texts do: an answer, what is done on a kill, the text of a token. */
function ofItsText(asked: Asked): Effect | undefined {
  const { context, cursor } = asked;
  const { underWay, instant, killing, slot } = context;
  const { at } = cursor;
  const spoilt = instant || underWay !== undefined ? spoiling(asked) : undefined;
  if (spoilt !== undefined) return spoilt;
  cursor.at = at;
  const silent = killing !== undefined ? unheard(asked) : undefined;
  return silent ?? (slot === 'token' || slot === 'condition' ? tokenActs(asked) : undefined);
}

/** What reads one kind of effect. */
export interface EffectForm extends Form {
  (asked: Asked): Effect | undefined;
}

const forms = formsOf<EffectForm>(() => [
  nothing,
  divided,
  draggedToGiver,
  harm,
  overshieldMoved,
  overshield,
  mend,
  ...lives(),
  survival,
  absence,
  changesSide,
  transforms,
  revives,
  respawns,
  toPhase,
  scores,
  shifting,
  ...displacements(),
  extraUse,
  granting,
  clearedAway,
  laidOnSeveral,
  ...tokens(),
  attaching,
  dropping,
  ...pieces(),
  outOfStance,
  handling,
  dieRolled,
]);

/** Somebody named as the object of a verb who is bound already: `it`, `them`, `target`. */
export function object({ cursor, context }: Asked): Ref | undefined {
  return cursor.try(() => {
    const found = noun(cursor, context);
    return found?.ref;
  });
}
