import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { tokensHad } from './had.ts';
import type { Draft } from './noun.ts';
import { pronoun } from './pronoun.ts';

const holds = /^(?:holder|bearer)s?$/;

/** `an enemy of yours`, `the holder of your Thread`: on which side somebody is, or what they have. False for anything else. */
export function ofWhom(cursor: Cursor, context: Context, who: Draft<Who>): boolean {
  const holder = holds.test(cursor.before?.text ?? '');
  cursor.take('of');
  if (!holder) return pronoun(cursor, context)?.ref === 'you' && (who.side === 'enemy' || who.side === 'ally');
  const had = tokensHad(cursor, context);
  if (had !== undefined) who.if = [...(who.if ?? []), ...had];
  return had !== undefined;
}
