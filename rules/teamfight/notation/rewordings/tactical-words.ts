import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About, Rewording } from './rewording.ts';

/** `Summon a Wolf on a space with Mud in range 5`, `teleport to a space of Mud in range 3`: on some of it. */
function onSpaceWith(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  for (let at = 1; at < tokens.length - 3; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('on|in|to|into|onto a|an|any|one empty|free? space with|of|containing|that')) continue;
    if (cursor.before?.text === 'that' && !cursor.take('has|contains')) continue;
    cursor.take('a|an|some|any');
    const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
    if (found === undefined) continue;
    const like = tokens[at] as Token;
    const onto = /^(?:to|into|onto)$/.test(like.text) ? 'to' : 'on';
    return [...tokens.slice(0, at), ...wordsLike(like, `${onto} a`), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
onSpaceWith.needs = oneOf('space');

/** `Speed 1`, `speed is 6`, in the text of a token or condition: so much, whatever its bearer had. */
function speedAlone(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if ((slot !== 'token' && slot !== 'condition') || !cursor.take('your? speed is|becomes? #')) return undefined;
  const [like] = tokens;
  if (like === undefined || !(cursor.done || cursor.sees('.|,|and'))) return undefined;
  return [...wordsLike(like, 'base speed'), ...tokens.slice(cursor.at - 1)];
}
speedAlone.begins = beginning('your|speed');

/** `All other Wolves explode on death, 1dmg to adjacent units`, `your Wolves explode when they die, burst 1, 1dmg`: what comes around one that dies. */
function explodeOnDeath(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const yours = cursor.take('your');
  if (!yours) cursor.take('all');
  const other = !yours && cursor.take('other');
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['summon']);
  if (like === undefined || found === undefined) return undefined;
  const name = wordsLike(like, found.word.name.toLowerCase());
  cursor.at = found.to;
  if (!cursor.takeAny('explode on death', 'explode when they die', 'explode when dying') || !cursor.take(',|:|for'))
    return undefined;
  const whose = yours ? 'one of your' : other ? 'another' : 'a';
  const rest = blast(tokens, cursor, like);
  return rest && [...wordsLike(like, `when ${whose}`), ...name, ...wordsLike(like, 'dies ,'), ...rest];
}
explodeOnDeath.needs = oneOf('explode');

/** `burst 1, 1dmg`, `1dmg to adjacent enemies`: around it. */
function blast(tokens: readonly Token[], cursor: Cursor, like: Token): Token[] | undefined {
  const { at } = cursor;
  if (cursor.take('burst # ,')) {
    const size = tokens[at + 1] as Token;
    return [wordLike(like, 'burst'), size, ...wordsLike(like, 'of it ,'), ...tokens.slice(cursor.at)];
  }
  if (!cursor.take('# dmg|damage')) return undefined;
  const harm = tokens.slice(at, cursor.at);
  if (!cursor.take('to all? adjacent units|enemies|allies') || !cursor.done) return undefined;
  const whom = cursor.before as Token;
  const all = whom.text === 'units' ? [] : [whom, wordLike(like, 'in')];
  return [...all, ...wordsLike(like, 'burst 1 of it ,'), ...harm];
}

/**
 * `Heal 1 for each Rune in range 3, then remove them`, and `remove those Runes` in a sentence of its own: all of the pieces that were counted, wherever
 * they were.
 */
function removesCounted(tokens: readonly Token[], { words }: Context, { before }: About): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'remove' || text === 'destroy');
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (like === undefined) return undefined;
  const all = [...before, ...tokens.slice(0, at)];
  const per = all.findLastIndex(({ text }, n) => text === 'per' || (text === 'for' && all[n + 1]?.text === 'each'));
  const from = all[per]?.text === 'per' ? per + 1 : per + 2;
  const counted = per < 0 ? undefined : wordAt(words, all, from, all.length, ['marker']);
  if (counted === undefined) return undefined;
  const named = cursor.take('those|the|these')
    ? wordAt(words, tokens, cursor.at, tokens.length, ['marker'])
    : undefined;
  if (named === undefined ? !cursor.take('them') : named.word.ref !== counted.word.ref) return undefined;
  if (named !== undefined) cursor.at = named.to;
  const { to } = counted;
  const ends = all.findIndex(({ text, kind }, n) => n >= to && (/^(?:,|\.|and|then)$/.test(text) || kind === 'line'));
  const place = all.slice(to, ends < 0 ? all.length : ends);
  // Between what was counted and what is removed nothing else was named.
  const between = ends < 0 ? [] : all.slice(ends);
  if (!cursor.done || place.length === 0 || between.some(({ kind }) => kind === 'number')) return undefined;
  const name = wordsLike(like, counted.word.name.toLowerCase());
  return [...tokens.slice(0, at + 1), wordLike(like, 'all'), ...name, ...place];
}
removesCounted.needs = oneOf('remove destroy');

const quantities = /^(?:crit|speed|def|range)$/;

/** `Allies in range 2 have +1 speed, enemies have -1`, `adjacent allies have +1 crit, adjacent enemies -1`: of the same, and there, too. */
function ofTheSame(tokens: readonly Token[]): Token[] | undefined {
  const what = tokens.findIndex(({ text }, n) => quantities.test(text) && tokens[n - 1]?.kind === 'number');
  const have = tokens.findIndex(({ text }) => text === 'have');
  const first = tokens.findIndex(({ text }, n) => n < have && (text === 'enemies' || text === 'allies'));
  const other = tokens[first]?.text === 'allies' ? 'enemies' : 'allies';
  const second = tokens.findIndex(({ text }, n) => n > what && text === other);
  const said = tokens[what];
  if (said === undefined || first < 0 || have > what || second < 0) return undefined;
  const joint = tokens.slice(what + 1, second).map(({ text }) => text);
  const near = joint.at(-1) === 'adjacent';
  if (!/^(?:,|and|but)(?: and| but)?$/.test((near ? joint.slice(0, -1) : joint).join(' '))) return undefined;
  const cursor = new Cursor(tokens, second + 1, tokens.length);
  cursor.take('have');
  const { at } = cursor;
  if (!cursor.take('+|- #')) return undefined;
  const number = tokens.slice(at, cursor.at);
  cursor.take(said.text);
  if (!cursor.done) return undefined;
  const place = near ? [] : tokens.slice(first + 1, have);
  const beside = !near && tokens[first - 1]?.text === 'adjacent' ? [tokens[first - 1] as Token] : [];
  return [
    ...tokens.slice(0, second),
    ...beside,
    tokens[second] as Token,
    ...place,
    wordLike(said, 'have'),
    ...number,
    said,
  ];
}
ofTheSame.needs = oneOf('have');

/** `Movement ignores units and terrain`, on the card of whoever moves so: yours. */
function ownMovement(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like?.text !== 'movement' || tokens[1]?.text !== 'ignores') return undefined;
  return slot === 'passive' || slot === 'default' ? [wordLike(like, 'your'), ...tokens] : undefined;
}
ownMovement.begins = beginning('movement');

/** `If the target is alone, it takes twice that`: twice the damage, whoever takes it. */
function twiceThat(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => n > 1 && /^(?:take|takes|deal|deals)$/.test(text));
  const cursor = new Cursor(tokens, at, tokens.length);
  const whose = /^(?:it|they|this)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const target = tokens[at - 1]?.text === 'target' ? (tokens[at - 2]?.text === 'the' ? at - 2 : at - 1) : whose;
  if (at < 0 || tokens[0]?.text !== 'if' || !/^[,:]$/.test(tokens[target - 1]?.text ?? '')) return undefined;
  if (!cursor.take('take|takes|deal|deals twice|double that|the')) return undefined;
  return [...tokens.slice(0, target), ...tokens.slice(at + 1)];
}
twiceThat.begins = beginning('if');
twiceThat.needs = oneOf('twice double');

const fully = ['fully', 'the full|whole distance', 'all the way', 'that far', 'as far'] as const;

/** `If it can't be pushed the full distance, 1dmg`, `if it wasn't pulled fully`: if something stopped it. */
function notPushedFully(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const like = tokens[at] as Token;
    if (!/^(?:can't|cannot|couldn't|isn't|wasn't|aren't|weren't|can|could|is|was|are|were)$/.test(like.text)) continue;
    cursor.at += 1;
    const not = like.text.endsWith("n't") || like.text === 'cannot' || cursor.take('not');
    cursor.take('be');
    if (!not || !cursor.take('pushed|pulled') || !cursor.takeAny(...fully)) continue;
    const are = /^(?:are|were)/.test(like.text) ? 'are' : 'is';
    return [...tokens.slice(0, at), ...wordsLike(like, `${are} stopped`), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
notPushedFully.needs = oneOf('pushed pulled');

/** `Place a Totem adjacent to each enemy in range 3`: for each of them one. */
function besideEach(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('place|put|create a|an|one')) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  if (!cursor.takeAny('in|on a|an empty? space adjacent|next to each', 'adjacent|next to each')) return undefined;
  const from = cursor.at;
  const empty = tokens.slice(found.to, from).some(({ text }) => text === 'empty' || text === 'free');
  if (!cursor.take('enemy|ally|unit')) return undefined;
  const ends = tokens.findIndex(({ text }, n) => n > from && /^(?:,|and|then|\()$/.test(text));
  const to = ends < 0 ? tokens.length : ends;
  if (to < tokens.length && !new Cursor(tokens, to, tokens.length).takeAny('( if possible )', ', if possible'))
    return undefined;
  return [
    ...wordsLike(like, 'for each'),
    ...tokens.slice(from, to),
    wordLike(like, ','),
    ...tokens.slice(0, found.to),
    ...wordsLike(like, empty ? 'in an empty space adjacent to it' : 'adjacent to it'),
  ];
}
besideEach.begins = beginning('place|put|create');
besideEach.needs = oneOf('each');

/** `Units in range 2 that are on the ground`, `enemies in burst 2 on the ground`: those who do not fly. */
function onTheGround(tokens: readonly Token[]): Token[] | undefined {
  const ground = tokens.findIndex(
    ({ text }, n) => text === 'ground' && tokens[n - 1]?.text === 'the' && tokens[n - 2]?.text === 'on',
  );
  const like = tokens[ground];
  if (like === undefined || !/^[,:.]?$/.test(tokens[ground + 1]?.text ?? '')) return undefined;
  const before = tokens.slice(0, ground - 2);
  if (!/^(?:all|each|units?|enemies|allies|enemy|ally)$/.test(before[0]?.text ?? '')) return undefined;
  const are = before.at(-1)?.text === 'are' || before.at(-1)?.text === 'is';
  const that = are && /^(?:that|who)$/.test(before.at(-2)?.text ?? '');
  if (are && !that) return undefined;
  const whom = that ? before.slice(0, -2) : before.at(-1)?.text === 'standing' ? before.slice(0, -1) : before;
  return [...whom, ...wordsLike(like, 'that are not flying'), ...tokens.slice(ground + 1)];
}
onTheGround.needs = oneOf('ground');

/** What is said of the ground, of speed, of turns and of what is near as on the cards of tactical games. */
export const tacticalWords: readonly Rewording[] = [
  onSpaceWith,
  speedAlone,
  explodeOnDeath,
  removesCounted,
  ofTheSame,
  ownMovement,
  twiceThat,
  notPushedFully,
  besideEach,
  onTheGround,
];
