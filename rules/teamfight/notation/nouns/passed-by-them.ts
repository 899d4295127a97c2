import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Draft } from './noun.ts';

const goes =
  'moves|move|moved|passes|pass|passed|flies|fly|flew|dashes|dash|charges|charge|runs|run|walks|walk|jumps|jump';

/** `it moves through`, `that they pass`, behind the target that has moved: those on its way. */
export function passedByThem(cursor: Cursor, { them, marker, slot, side }: Context, who: Draft<Who>): boolean {
  const ofCard = slot === 'ability' || slot === 'default';
  if (marker !== undefined && (ofCard || (them === undefined && (slot === 'passive' || slot === 'marker'))))
    return passedByPiece(cursor, who);
  if (them !== 'target' || marker !== undefined || !ofCard) return false;
  const passed = cursor.takeAny(
    `that|which|whom? it|they ${goes} through|over|past`,
    `that|which|whom? the target ${goes} through|over|past`,
    'that|which|whom? it|they passes|pass|passed by?',
    'that|which|whom? the target passes|passed by?',
    `whose space|spaces it|they ${goes} through|over`,
    'that|which|whom? it|they is|are pushed|pulled through|past',
  );
  if (!passed) return false;
  who.places = [...(who.places ?? []), { passedByThem: true }];
  // Whoever is pushed may be an enemy, too, and does not pass itself.
  if (who.side !== 'enemy' || (side !== 'ally' && side !== 'friend')) who.except = [...(who.except ?? []), 'target'];
  return true;
}

/** `it moves through`, `in its path`, behind a piece that has moved in a straight line: which way else it took is not known. */
function passedByPiece(cursor: Cursor, who: Draft<Who>): boolean {
  const said = cursor.tokens.slice(0, cursor.at).map(({ text }) => text);
  const verb = said.findLastIndex((text) => moving.test(text));
  if (!said.includes('straight') || !/^(?:a|an|one|your|the|this|it)$/.test(said[verb + 1] ?? '')) return false;
  const passed = cursor.takeAny(
    `that|which|whom? it|this ${goes} through|over|past`,
    'that|which|whom? it|this passes|passed by?',
    'in|on its path|way',
  );
  if (passed) who.places = [...(who.places ?? []), { passedByThem: 'marker' }];
  return passed;
}

const moving = /^(?:move|slide|shift)$/;
