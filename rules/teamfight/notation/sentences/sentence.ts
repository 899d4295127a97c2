import { numberWord, type Token, wordLike } from '../words/token.ts';
import { aims, aimsAtSpace } from './in-target-space.ts';
import { chooses, listed } from './listed.ts';
import { tellsOfThose } from './of-those.ts';
import { asksWhetherPaid } from './paid-instead.ts';
import { asColon, opensForSides, sideOfBullet } from './sides-in-bullets.ts';

/** A stretch of tokens between stops. Indexes into the tokens without line breaks; the stop is not in it. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  /** Spaces before its line. */
  readonly indent: number;
  /** Begins its line. */
  readonly first: boolean;
  /** Begins with a bullet, which is not in it. */
  readonly bullet: boolean;
  /** Ends in a colon at the end of its line, or in a comma or as a stance that is entered with more indented lines behind it: what follows is its scope. */
  readonly opens: boolean;
  /** Number of its line, and of its paragraph. */
  readonly line: number;
  readonly paragraph: number;
}

/** A text cut into sentences. `sections` are separated by `---`. */
export interface Cut {
  readonly tokens: readonly Token[];
  readonly sections: readonly (readonly Sentence[])[];
}

/** `Range 3, Xdmg. X is your Coins.`: what X is belongs to the sentence that has it. */
const tellsX = (before: readonly Token[], is: Token | undefined): boolean =>
  /^(?:is|=|equals)$/.test(is?.text ?? '') && before.some(({ text }) => text === 'x' || text === 'xdmg');

/** `+1 speed per adjacent enemy. Max 2.`: of what is counted there. */
const countsEach = (said: readonly Token[]): boolean =>
  said.some(({ text }, n) => text === 'per' || (text === 'for' && /^(?:each|every)$/.test(said[n + 1]?.text ?? '')));

const mostOf = /^(?:max|maximum|limit)$/;

/** `Place a Mine in range 3. Max 2 Mines.`, `Limit 2.`: of what was placed. */
const isOfPlaced = (verb: Token | undefined, [said, , named]: readonly Token[]): boolean =>
  /^(?:place|put|summon|create|deploy|drop)$/.test(verb?.text ?? '') &&
  (said?.text === 'limit' || named?.kind === 'word');

/** Words of a range alone in its sentence, and of the sentence behind it. */
const mostOfHead = 6;
const mostBehind = 24;

/** Cuts tokens into sentences. Line breaks end one, but not behind a comma or inside of parentheses. */
export function cut(all: readonly Token[]): Cut {
  const tokens: Token[] = [];
  const sections: Sentence[][] = [[]];
  let closes: ReadonlyMap<number, number> | undefined;
  let from = 0;
  let indent = all[0]?.kind === 'line' ? all[0].value : 0;
  let first = true;
  let bullet = false;
  let hasBullets = false;
  let line = 0;
  let paragraph = 0;
  let inside = -1;

  const end = (opens: boolean): void => {
    if (tokens.length > from) {
      sections.at(-1)?.push({ from, to: tokens.length, indent, first, bullet, opens, line, paragraph });
      first = false;
      bullet = false;
    }
    from = tokens.length;
  };

  const isAiming = (at: number): boolean =>
    tokens.length - from <= mostOfHead && aimsAtSpace(tokens.slice(from), all.slice(at + 1, at + 1 + mostBehind));
  const partsOff = (at: number): boolean =>
    isRepeated(tokens, from, all.slice(at + 1, at + 4)) || choosesThen(tokens.slice(from), all.slice(at + 1, at + 6));

  for (let i = 0; i < all.length; i++) {
    const token = all[i] as Token;
    if (i <= inside) {
      if (token.kind !== 'line') tokens.push(token);
      continue;
    }
    if (token.text === '(' && token.kind === 'sign') {
      closes ??= closing(all);
      inside = closes.get(i) ?? -1;
      tokens.push(token);
    } else if (token.kind === 'line') {
      const last = tokens.length > from ? tokens[tokens.length - 1] : undefined;
      const goesOn = last !== undefined && !token.blank && continues(last, all[i + 1]);
      if (goesOn && token.value <= indent) continue;
      if (last !== undefined && !token.blank && aims.test(tokens[from]?.text ?? '') && isAiming(i)) {
        tokens.push(wordLike(token, ','));
        continue;
      }
      // A line does not end in such a word, and none begins with "where" or "are immune".
      if (last !== undefined && !token.blank && hangs(last, all[i + 1], tokens[tokens.length - 2])) continue;
      if (last !== undefined && !token.blank && isOtherOffer(tokens.slice(from), all.slice(i + 1, i + 3))) continue;
      // "Else" alone in its line is of the next one.
      if (
        last !== undefined &&
        !token.blank &&
        tokens.length === from + 1 &&
        isElse(last.text) &&
        token.value <= indent
      )
        continue;
      if (last !== undefined)
        end(
          goesOn ||
            (!token.blank &&
              token.value > indent &&
              (isOpening(tokens[from]?.text, tokens[from + 1]?.text) || isEntering(tokens, from))),
        );
      line += 1;
      if (token.blank) paragraph += 1;
      indent = token.value;
      first = true;
      bullet = false;
    } else if (token.kind === 'section') {
      end(false);
      sections.push([]);
      first = true;
      paragraph += 1;
    } else if (token.kind === 'flavour') {
      end(false);
      tokens.push(token);
      end(false);
    } else if (token.kind === 'bullet') {
      end(false);
      first = true;
      bullet = true;
      hasBullets = true;
    } else if (token.kind === 'sign' && (token.text === '.' || token.text === ';')) {
      // "S.A.M" is one name. ".5" is no stop; the notation has no such numbers, so it stays and is not read.
      const next = all[i + 1];
      const inName = token.glued && next?.kind === 'word' && next.glued && all[i - 1]?.text.length === 1;
      if (
        (aims.test(tokens[from]?.text ?? '') && isAiming(i)) ||
        ((next?.text === 'enemies' || next?.text === 'allies') &&
          tellsOfThose(tokens, from, all.slice(i + 1, i + 5))) ||
        // "Until your next turn, you have Armor; and when you are hit, heal 1": so long, too.
        (token.text === ';' && next?.text === 'and') ||
        // "Heal 2. Or an ally heals 2": one of both; behind several sentences it is not said in the place of which.
        (next?.text === 'or' && first && !bullet) ||
        (next?.text === 'if' && asksWhetherPaid(tokens, from, all.slice(i + 1, i + 4))) ||
        (mostOf.test(next?.text ?? '') &&
          (countsEach(tokens.slice(from)) || isOfPlaced(tokens[from], all.slice(i + 1, i + 4)))) ||
        (next?.text === 'x' && tellsX(tokens.slice(from), all[i + 2]))
      )
        tokens.push(wordLike(token, ','));
      else if (token.text === '.' && (inName || (next?.kind === 'number' && next.glued))) tokens.push(token);
      else end(next?.kind === 'line' && !next.blank && next.value > indent && isEntering(tokens, from));
      if (tokens.length > from) continue;
      from = tokens.length;
    } else if (token.text === ':') {
      const next = all[i + 1];
      if (next === undefined || next.kind === 'line' || next.kind === 'bullet') end(true);
      else tokens.push(token);
    } else if (token.text === ',' && parting.has(all[i + 1]?.text ?? '') && partsOff(i)) {
      end(false);
    } else {
      tokens.push(token);
    }
  }
  end(false);
  const found = sections.filter(({ length }) => length > 0);
  const hasOptions = hasBullets || chooses(tokens);
  return {
    tokens,
    sections: hasOptions ? found.map((section) => askedInTurn(tokens, listed(tokens, section))) : found,
  };
}

/** What a comma may end a sentence before: `repeat this`, `then chain to 2 others`, `choose one --`. */
const parting = new Set(
  ['repeat', 'then', 'choose'].concat(['chain', 'bounce', 'arc', 'ricochet'].flatMap((word) => [word, `${word}s`])),
);

/** Whether a line was only broken: what it ends or the next one begins with cannot stand alone. */
const hangs = (last: Token, next: Token | undefined, before: Token | undefined): boolean =>
  next?.kind !== 'bullet' &&
  next?.kind !== 'section' &&
  ((last.kind === 'word' && /^(?:to|does|and|or|with|of|for|by|from|the|a|an)$/.test(last.text)) ||
    /^(?:where|and|are|is|aren't|isn't)$/.test(next?.text ?? '') ||
    (last.text === 'use' && /^(?:can|may)$/.test(before?.text ?? '')));

/** `You may move 2`, and in the next line `or pull it 2`: one offer of two things. */
const isOtherOffer = (said: readonly Token[], [next, verb]: readonly Token[]): boolean =>
  next?.text === 'or' && offered.test(verb?.text ?? '') && said.some(({ text }) => text === 'may' || text === 'can');

const offered = /^(?:pull|push|move|dash|heal|gain|teleport|fly|swap|deal|place|remove|draw|refresh)$/;

const isElse = (word: string | undefined): boolean => word === 'else' || word === 'otherwise';

/** Words with which a line begins that says when or whether: deeper lines behind it are its scope, a forgotten comma or not. */
const isOpening = (first: string | undefined, second: string | undefined): boolean =>
  /^(?:when|whenever|while|until|if)$/.test(first ?? '') ||
  (isElse(first) && second === undefined) ||
  (first === 'the' && second === 'next') ||
  first === 'next';

/** `Range 1, 1dmg, repeat up to 2 times`, `range 3, 2dmg, chains to 2 other enemies`: of the whole attack, as if it stood behind a stop. */
const isRepeated = (tokens: readonly Token[], from: number, behind: readonly Token[]): boolean => {
  const [next, then] = behind;
  const repeats = next?.text === 'repeat' || (next?.text === 'then' && (then?.text === 'repeat' || isAgain(behind)));
  return (
    (repeats || chainsToSeveral(next?.text === 'then' ? behind.slice(1) : behind)) &&
    /^(?:dmg|damage)$/.test(tokens.at(-1)?.text ?? '') &&
    /^(?:range|line|burst|enemy|target|unit)$/.test(tokens[from]?.text ?? '') &&
    !tokens.slice(from).some(({ text }) => /^(?:on|if|when|unless|may|while|until|or|at)$/.test(text))
  );
};

/** `then again on another target`: that is once more. */
const isAgain = ([, again, next]: readonly Token[]): boolean =>
  again?.text === 'again' && /^(?:on|against|targeting)$/.test(next?.text ?? '');

/** `Destroy a Mine in range 3, choose one --`, `range 3, destroy a Mine, choose one --`: what is done first is done whatever is chosen. */
const choosesThen = (said: readonly Token[], behind: readonly Token[]): boolean => {
  const choice = behind[0]?.text === 'choose' && behind[1]?.text === 'one';
  if (!choice || !behind.slice(2).some(({ kind }) => kind === 'line' || kind === 'bullet')) return false;
  const [first, second] = [said[0]?.text, said[said[2]?.text === ',' ? 3 : 2]?.text];
  return (
    /^(?:destroy|remove|detonate|sacrifice|swap|teleport|move|fly)$/.test(first ?? '') ||
    (first === 'range' && /^(?:destroy|remove|detonate)$/.test(second ?? ''))
  );
};

const chainsToSeveral = ([next, then, third]: readonly Token[]): boolean =>
  /^(?:chain|bounce|arc|ricochet)s?$/.test(next?.text ?? '') &&
  then?.text === 'to' &&
  (third === undefined || third.text === 'up' || third.kind === 'number' || numberWord(third.text) !== undefined);

/** `Enter Bear Stance.`, with deeper lines behind it: what holds there. */
const isEntering = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.text === 'enter' && tokens.at(-1)?.text === 'stance';

/** Whether a sentence goes on in the next line: behind a comma, but not into a bullet. */
const continues = (last: Token, next: Token | undefined): boolean =>
  last.text === ',' && next !== undefined && next.kind !== 'bullet' && next.kind !== 'section';

/** For each opening parenthesis the index of the one that closes it. Those that nothing closes are missing. */
function closing(all: readonly Token[]): Map<number, number> {
  const found = new Map<number, number>();
  const open: number[] = [];
  for (let index = 0; index < all.length; index++) {
    const token = all[index] as Token;
    if (token.kind === 'section' || (token.kind === 'line' && token.blank)) open.length = 0;
    else if (token.text === '(') open.push(index);
    else if (token.text === ')') {
      const from = open.pop();
      if (from !== undefined) found.set(from, index);
    }
  }
  return found;
}

/** The sentences that stand in the scope of sentence `index`: how many follow it. */
export function scopeOf(sentences: readonly Sentence[], index: number): number {
  const head = sentences[index];
  if (head === undefined || !head.opens) return 0;
  let count = 0;
  const next = sentences[index + 1];
  if (next === undefined) return 0;
  const deeper = next.indent > head.indent;
  for (let i = index + 1; i < sentences.length; i++) {
    const sentence = sentences[i] as Sentence;
    // Deeper lines are the scope; without any it is the rest of the paragraph.
    if (deeper ? sentence.line !== head.line && sentence.indent <= head.indent : sentence.paragraph !== head.paragraph)
      break;
    count += 1;
  }
  return count;
}

/** The bullets behind sentence `index`, each as its sentences' indexes from and to. */
export function bulletsAfter(sentences: readonly Sentence[], index: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const first = sentences[index + 1];
  if (first === undefined || !first.bullet) return found;
  for (let i = index + 1; i < sentences.length; i++) {
    const sentence = sentences[i] as Sentence;
    if (sentence.bullet && sentence.first && sentence.indent <= first.indent) {
      if (sentence.indent < first.indent) break;
      found.push({ from: i, to: i + 1 });
    } else {
      const own = found.at(-1);
      const begun = own === undefined ? undefined : sentences[own.from];
      if (own === undefined || begun === undefined) break;
      if (sentence.line !== begun.line && sentence.indent <= begun.indent) break;
      own.to = i + 1;
    }
  }
  return found;
}

/** What bullets are alternatives behind. */
const picks =
  /^(?:choose|chooses|chosen|choice|pick|picks|either|one|roll|rolls|die|dice|flip|coin|depends|depending)$/;

/** Bullets that each ask something or say of which side it is, where nothing is chosen or rolled, are sentences in a row. */
function askedInTurn(tokens: Token[], sentences: readonly Sentence[]): readonly Sentence[] {
  if (!sentences.some(({ bullet }) => bullet)) return sentences;
  const plain = new Set<number>();
  const heads = new Set<number>();
  for (let index = 0; index < sentences.length; index++) {
    const { to } = sentences[index] as Sentence;
    const { from } = sentences[Math.max(index - 1, 0)] as Sentence;
    const bullets = bulletsAfter(sentences, index);
    const opener = index;
    index = Math.max(index, (bullets.at(-1)?.to ?? 0) - 1);
    if ((sentences[opener] as Sentence).bullet) continue;
    const firsts = bullets.map((one) => (sentences[one.from] as Sentence).from);
    const sides = firsts.map((first) => sideOfBullet(tokens, first));
    const asks = firsts.every((first, n) => tokens[first]?.text === 'if' || sides[n] !== undefined);
    if (!asks || tokens.slice(from, to).some(({ text }) => picks.test(text))) continue;
    for (const one of bullets) plain.add(one.from);
    if (sides.every((sign) => sign === undefined)) continue;
    if (opensForSides(tokens[(sentences[opener] as Sentence).from]?.text ?? '')) heads.add(opener);
    for (const sign of sides) if (sign !== undefined) tokens[sign] = asColon(tokens[sign] as Token);
  }
  if (plain.size === 0) return sentences;
  return sentences.map((one, at) => ({
    ...one,
    ...(plain.has(at) && { bullet: false }),
    ...(heads.has(at) && { opens: false }),
  }));
}

/** `You take no damage, instead`: an exception to what was said just before. */
export const isException = (tokens: readonly Token[], { from, to }: Sentence): boolean =>
  tokens[from]?.text === 'you' && tokens[to - 1]?.text === 'instead';
