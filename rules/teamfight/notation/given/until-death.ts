import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

const dying = oneOf('die dies killed dead dying death');

/** `Lasts until they die`, behind what gives a token that has no end of its own: nobody who has died has one any more. */
export function untilDeath(desk: Desk, nodes: readonly Node[], { words }: Context, sentence: Sentence): boolean {
  if (desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (cursor.lacks(dying)) return false;
  cursor.takeAny('this|it', 'the effect|mark|token');
  if (!cursor.take('lasts|stays|remains|last|stay|remain until|till')) return false;
  if (!cursor.takeAny('they|it|you? die|dies', 'the target dies', 'they|it|the? target? are|is killed|dead', 'death'))
    return false;
  const given = givenLast(nodes);
  const word = given === undefined ? undefined : wordOf(words, given, 'token', 'condition');
  if (!cursor.done || word === undefined) return false;
  if (/\b(?:clear|lose|lost|remove|discard|until|ends?)/i.test(word.text)) return false;
  reminded(desk, sentence.from, sentence.to);
  return true;
}
untilDeath.begins = beginning('this|it|the|lasts|stays|remains|last|stay|remain');
untilDeath.needs = dying;

/** The token that was given last, with no end that the text has set. */
function givenLast(nodes: readonly Node[]): string | undefined {
  const last = nodes.at(-1);
  if (last === undefined) return undefined;
  if (last.node === 'give') return last.until === undefined ? last.token : undefined;
  return 'then' in last ? givenLast(last.then) : undefined;
}
