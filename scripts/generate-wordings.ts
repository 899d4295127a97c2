import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSlot, partsOf } from '../rules/teamfight/notation/wordings/parts.ts';
import { phrasesOf, sentencesOf } from '../rules/teamfight/notation/wordings/stretches.ts';
import { lex } from '../rules/teamfight/notation/words/token.ts';
import type { Words } from '../rules/teamfight/notation/words/words.ts';
import { worlds } from '../test/rules/teamfight/notation/worlds.ts';

const file = 'rules/teamfight/notation/wordings/wordings.generated.json';
const wordsFile = 'rules/teamfight/notation/words/known-words.generated.json';
const notation = 'rules/teamfight/notation';

/** Shorter ones are near everything, longer ones near nothing. */
const fewestParts = 2;
const mostLetters = 140;

/**
 * What can be said and is played: every sentence, and every phrase of one, of the corpus' texts that are read in full, with the kind of thing in place
 * of its name. Sentences that differ by numbers and names only are one.
 */
export function generateWordings(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { texts, vocabulary } of worlds) {
    for (const { text, told } of texts) {
      if (told === 'by hand') continue;
      for (const { from, to } of sentencesOf(text)) {
        const sentence = text.slice(from, to);
        add(found, sentence, vocabulary);
        for (const phrase of phrasesOf(sentence)) add(found, sentence.slice(phrase.from, phrase.to), vocabulary);
      }
    }
  }
  return new Map([[file, listed(found.values())]]);
}

/** Every word that the notation has: those of the corpus' texts that are read in full, and those of the patterns that it reads by. Names of files are none. */
export function generateKnownWords(root: string): Map<string, string> {
  const known = new Set<string>();
  for (const { texts } of worlds)
    for (const { text, told } of texts)
      if (told !== 'by hand') for (const token of lex(text)) if (token.kind === 'word') known.add(token.text);
  for (const path of readdirSync(join(root, notation), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const code = readFileSync(join(root, notation, path), 'utf8').replaceAll(
      /\/\*.*?\*\/|^\s*\/\/.*$| from '\.[^']*'/gms,
      '',
    );
    for (const [literal] of code.matchAll(/'[^'\n]*'|`[^`]*`|"[^"\n]*"|\/(?![*/])[^/\n]+\//g))
      for (const [word] of literal.matchAll(/[a-z]+/g)) known.add(word);
  }
  return new Map([[wordsFile, listed(known)]]);
}

const listed = (all: Iterable<string>): string => `${JSON.stringify([...all].sort(), undefined, 1)}\n`;

function add(found: Map<string, string>, said: string, words: Words): void {
  const parts = partsOf(said, words);
  if (parts.length < fewestParts || parts.every(isSlot) || said.length > mostLetters || /["“”()[\]{}*]/.test(said))
    return;
  const key = parts.map((part) => part.key).join(' ');
  if (found.has(key)) return;
  let bare = '';
  let at = 0;
  for (const part of parts) {
    bare += said.slice(at, part.from) + (part.key.startsWith('{') ? part.key : said.slice(part.from, part.to));
    at = part.to;
  }
  found.set(key, (bare + said.slice(at)).replaceAll(/\s+/g, ' '));
}
