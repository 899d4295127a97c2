import type { Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Word, wordAt } from '../words/words.ts';
import { namesOf, type Occasion, whom } from './occasion.ts';

const setOff = oneOf('triggered triggers trigger activated detonated destroyed activates activate');
const article = beginning('a|an|any|one|your|the');

/** `your Mine is triggered`, `an enemy triggers one of your Mines`, `a Mine is destroyed`: what becomes of pieces without health. */
export function ofPieces(cursor: Cursor, context: Context): Occasion | undefined {
  if (cursor.lacks(setOff) || context.slot === 'marker' || context.slot === 'terrain') return undefined;
  return cursor.try((): Occasion | undefined => {
    if (!cursor.misses(article)) {
      const anybodys = !cursor.sees('your') && !cursor.sees('one|any of your');
      const piece = cursor.try(() => pieceOfOnes(cursor, context));
      if (piece !== undefined) {
        const yours = !(anybodys && isNobodys(piece, context));
        if (cursor.take('is|are destroyed|detonated'))
          return { trigger: { on: 'destroyed', marker: piece.ref, ...(yours && { yours: true as const }) } };
        // Whom it answers to is said by whoever laid it.
        return yours && cursor.take('is|are triggered|activated') ? comesTo(piece, context) : undefined;
      }
    }
    const who = whom(cursor, context);
    if (who === undefined || !cursor.take('triggers|trigger|activates|activate')) return undefined;
    const piece = pieceOfOnes(cursor, context);
    return piece && comesTo(piece, context, who);
  });
}

/** Whether "a Mine" is nobody's own, as on a rules card: there it is whoever's it is. */
const isNobodys = ({ owners }: Word, { slot, bearer }: Context): boolean =>
  isOwnerless({ slot }) ||
  (slot === 'passive' && (bearer === undefined || (owners.length > 0 && !owners.includes(bearer))));

/** `your Mine`, `one of your Mines`, `a Mine`: what only units of one card lay is theirs, whether that is said or not. */
function pieceOfOnes(cursor: Cursor, { words }: Context): Word | undefined {
  if (!cursor.takeAny('a|any|one of your', 'any? of your', 'a|an|any|your')) return undefined;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (found === undefined || found.word.fields.object) return undefined;
  cursor.at = found.to;
  cursor.take('marker|markers');
  return found.word;
}

/** A piece is triggered where its own text answers one thing, that somebody comes: by whoever does. */
function comesTo(piece: Word, { words }: Context, by?: Who): Occasion | undefined {
  const answers = pieceProgram(piece, words).rules.filter(({ rule }) => rule !== 'said');
  const [only, ...more] = answers;
  if (only?.rule !== 'when' || more.length > 0 || only.trigger.on !== 'enters' || only.if !== undefined)
    return undefined;
  const { who, place } = only.trigger;
  if (place.of !== 'marker' || (by !== undefined && by.side !== who.side && who.side !== 'any')) return undefined;
  const comer = by ?? who;
  const trigger: Trigger = { on: 'enters', who: comer, place: { ...place, of: { marker: piece.ref, yours: true } } };
  return { trigger, them: 'trigger', side: comer.side, named: namesOf(comer) };
}
