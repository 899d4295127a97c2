import type { Context } from '../context.ts';
import { shortName } from '../words/short-name.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, type WordKind, wordAt } from '../words/words.ts';

/** A piece, and the other pieces of the one card that has it: "the exit", in the text of a Gate Entrance. */
const besidePiece = (self: Word, { words }: Context): readonly Word[] =>
  self.owners.length === 1
    ? [
        self,
        ...words.all.filter((one) => one !== self && one.kind === 'marker' && one.owners.join() === self.owners[0]),
      ]
    : [self];

/** Words of the game that a short name could be taken for. */
const taken = /^(?:walls?|barriers?|cover|fields?|marks?|stances?|bursts?|lines?|beams?|attacks?|shots?)$/;

const kinds: readonly WordKind[] = ['marker', 'summon', 'terrain', 'token', 'condition', 'counter', 'ability', 'hero'];

/**
 * `Move one of your traps 2`, `destroy the mine`: the only piece of the card whose name ends with that word, a Bear Trap. In its own text a
 * piece or ground is called so, too: `units on the tracks`, of Train Tracks.
 */
export function calledShort(tokens: readonly Token[], context: Context): Token[] | undefined {
  const { words, bearer, slot, self } = context;
  const isPiece = self !== undefined && (slot === 'marker' || slot === 'terrain');
  const isCard = bearer !== undefined && (slot === 'ability' || slot === 'default' || slot === 'passive');
  if (!isPiece && !isCard) return undefined;
  let own: readonly Word[] | undefined = isPiece ? besidePiece(self, context) : undefined;
  const told: Token[] = [];
  let changed = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    told.push(token);
    const article = tokens[at - 1]?.text ?? '';
    // "Whoever kills one scores 1".
    if (isPiece && token.text === 'one' && /^(?:when|whenever|if|kills?|destroys?)$/.test(article)) {
      told.splice(-1, 1, ...wordsLike(token, `a ${self.name.toLowerCase()}`));
      changed = true;
      continue;
    }
    const mine = article === 'your' || (tokens[at + 1]?.text === 'of' && tokens[at + 2]?.text === 'yours');
    if (!mine && article !== 'the' && !(isPiece && /^(?:an?|any|this|these)$/.test(article))) continue;
    // "Destroy the walls" could be those of the map.
    if (taken.test(token.text) && !ofCard(tokens, at, context)) continue;
    own ??= words.all.filter(
      (word) =>
        bearer !== undefined &&
        word.owners.includes(bearer) &&
        (word.kind === 'marker' || word.kind === 'summon' || (word.kind === 'token' && isSaidInFull(word, context))),
    );
    const named = own.filter((word) => isCalled(word, token.text));
    const [only] = named;
    const isOther = (): boolean => wordAt(words, tokens, at, tokens.length, kinds) !== undefined;
    if (mine && isEverySummon(named, own) && !isOther()) {
      told.splice(-1, 1, wordLike(token, token.text.endsWith('s') ? 'summons' : 'summon'));
      changed = true;
      continue;
    }
    if (only === undefined || named.some(({ name }) => name !== only.name)) continue;
    if (isOther()) continue;
    const whole = only.name.toLowerCase();
    const before = whole.split(' ').slice(0, -1).join(' ');
    told.splice(-1, 1, ...(whole.includes(' of ') ? wordsLike(token, whole) : [...wordsLike(token, before), token]));
    changed = true;
  }
  return changed ? told : undefined;
}

/** `each of your hounds`, `per hound of yours`, on the card of a Grey Hound and a Red Hound, and of nothing else: all its summons are called so. */
const isEverySummon = (named: readonly Word[], own: readonly Word[]): boolean =>
  named.length > 1 &&
  named.every(({ kind }) => kind === 'summon') &&
  own.every((word) => word.kind !== 'summon' || named.includes(word)) &&
  named.some(({ name }) => name !== named[0]?.name);

const isCalled = (word: Word, said: string): boolean => {
  const short = shortName(word);
  return short !== undefined && (said === short || said === `${short}s`);
};

/** Whether the card itself has laid pieces that are called so: `fill empty spaces with Stone Walls ... destroy the walls`. */
const ofCard = (tokens: readonly Token[], at: number, { words, bearer, card }: Context): boolean =>
  /^(?:destroy|remove)$/.test(tokens[at - 2]?.text ?? '') &&
  tokens[at - 1]?.text === 'the' &&
  bearer !== undefined &&
  card !== undefined &&
  words.all.some(
    (word) =>
      (word.kind === 'marker' || word.kind === 'token') &&
      word.owners.includes(bearer) &&
      isCalled(word, tokens[at]?.text ?? '') &&
      card.text.toLowerCase().includes(word.name.toLowerCase()),
  );

/** Whether the card says the whole name of a token, "give a Hunter's Mark": then it may go on with "the mark". */
const isSaidInFull = ({ name }: Word, { card }: Context): boolean =>
  card?.text.toLowerCase().includes(name.toLowerCase()) === true;
