import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { asksBare } from '../occasions/asks-bare.ts';
import type { Rewording } from '../rewordings/rewording.ts';
import { Cursor, type Needed, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Heal 2 if this kills`: what is asked stands first, where nobody is named in the one part whom the other could mean. */
export const ifBehind: Rewording = (tokens, context, { bullet }) => {
  const at = tokens.findIndex(({ text }) => text === 'if');
  const like = tokens[at];
  if (bullet || like === undefined || at < 1 || tokens[at - 1]?.text === ',' || tokens[0]?.text === 'if')
    return undefined;
  const [done, asked] = [tokens.slice(0, at), tokens.slice(at)];
  // "Allies have Armor if adjacent to you": they are, and not you.
  if (asksBare(new Cursor(tokens, at, tokens.length), context) && isOfOthers(done, context)) return undefined;
  if (has(done, severalThings) || has(asked.slice(1), severalQuestions)) return undefined;
  if ((names(asked) && has(done, pronouns)) || (names(done) && has(asked, pronouns))) return undefined;
  return [...asked, wordLike(like, ','), ...done];
};

/**
 * `Refresh this and heal 2 if this kills`, in a sentence of its own: of both. What the first thing does may be asked about for the second alone: "push it 2
 * and stun it if it hits a wall".
 */
export function ifOfAll(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'if' || text === 'unless');
  const like = tokens[at];
  if (like === undefined || at < 4) return undefined;
  const [done, asked] = [tokens.slice(0, at), tokens.slice(at)];
  const and = done.findIndex(({ text }) => text === 'and');
  const [first, second] = [done.slice(0, and), done.slice(and + 1)];
  if (and < 1 || has(second, severalThings) || has(first, severalThings) || has(asked.slice(1), severalQuestions))
    return undefined;
  if (heads.words.has(tokens[0]?.text ?? '') || (names(asked) && has(done, pronouns)) || names(done)) return undefined;
  if (has(first, moves) && has(asked, ofMoving)) return undefined;
  if (has(first, harms) && has(asked, ofHarm)) return undefined;
  return [...asked, wordLike(like, ','), ...done];
}

/** `Heal that ally 1 if there is an ally adjacent to the target`: the one who is asked for behind it, or who was named before. */
export function meansWhoIsAsked(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ text }) => text === 'if');
  if (at < 2 || !names(tokens.slice(at))) return false;
  return tokens
    .slice(0, at)
    .some(({ text }, index) => text === 'that' && somebody.words.has(tokens[index + 1]?.text ?? ''));
}

const heads = oneOf('range burst line path all each any target enemies allies units others enemy ally unit');
const moves = oneOf('push pull move fly teleport swap charge dash jump place');
const ofMoving = oneOf(
  'hit hits pushed pulled collide collides end ends ended stopped wall moved pass passed through adjacent in on',
);
const harms = oneOf('dmg damage');
const ofHarm = oneOf('die dies died kill kills killed survive survives hit hits damage damaged health');
const severalThings = oneOf('and then , : ( until till while when unless else but or for during at');
const severalQuestions = oneOf('if , : ( else until till instead');
const pronouns = oneOf('it its they them their him his her that those these this one');
const somebody = oneOf('enemy enemies ally allies unit units hero heroes summon summons object objects target targets');
const unknown = oneOf('a an another any each every all no other two three');

/** `Allies` have Armor, `your Wolf` heals 1: it is said of somebody else than you. */
function isOfOthers(done: readonly Token[], context: Context): boolean {
  const who = noun(new Cursor(done, 0, done.length), context);
  return who !== undefined && who.ref !== 'you';
}

const has = (tokens: readonly Token[], needed: Needed): boolean => tokens.some(({ text }) => needed.words.has(text));

/** Somebody is named who was not known before. */
const names = (tokens: readonly Token[]): boolean =>
  has(tokens, somebody) && (has(tokens, unknown) || tokens.some(({ kind }) => kind === 'number'));
