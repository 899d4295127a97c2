import type { Node, Program } from '../../program.ts';
import type { Sheet } from './sheet.ts';

const ending = /\beffect ends?\b|\bends? (?:this|the|that) effect\b|\bthis (?:effect )?ends\b|^\s*(?:ends|lasts)\b/i;

/**
 * Whether an effect would last for the rest of the game although a line by hand ends it: "Abilities targeting you have +4def. ... When
 * this effect ends, sing." `said` is the program as text.
 */
export function openEnded(sheet: Sheet, text: string, said: string): boolean {
  if (!said.includes('"moment":"game-end"')) return false;
  return sheet.clauses.some(
    ({ field, from, to, status }) => field === 'text' && status === 'manual' && ending.test(text.slice(from, to)),
  );
}

/**
 * `You can't be moved. At the start of your next turn, burst 2, 5dmg`, in an ability that comes once a game: for the rest of it, or only until
 * what comes then. Numbers that change ("You have +1 speed") stay, as in any ability that comes once.
 */
export function couldEndThen({ body = [] }: Program, text: string): boolean {
  const held = body.findIndex(
    (node) =>
      node.node === 'lasting' && node.until.moment === 'game-end' && node.rules.every(({ rule }) => rule === 'is'),
  );
  return held >= 0 && body.slice(held).some(isOfNextTurn) && !saysForGood.test(text);
}

const isOfNextTurn = (node: Node): boolean =>
  node.node === 'later' && /^turn-/.test(node.at.moment) && !('thisTurn' in node.at && node.at.thisTurn);

const saysForGood = /\b(?:rest of the (?:game|battle|match)|permanent(?:ly)?)\b/i;
