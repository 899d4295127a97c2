import type { GameSet } from '../../../rules/game-set.ts';
import { type FullRuleOptions, optionsOf } from '../../../rules/hammerspace/options.ts';
import type { ChapterEntry } from '../chapter.ts';
import { englishAid, englishRules } from './rules-en.ts';
import { spanishAid, spanishRules } from './rules-es.ts';
import { type BrawlWords, brawlWords } from './words.ts';

type Told = (options: FullRuleOptions, words: BrawlWords) => ChapterEntry[];
const english: readonly [rules: Told, aid: Told] = [englishRules, englishAid];
const spanish: typeof english = [spanishRules, spanishAid];

/** The rules of a brawl and what players look up, by the rule options of the set and in its language; English where it has none. */
export function brawlChapters(set: GameSet): { readonly rules: ChapterEntry[]; readonly aid: ChapterEntry[] } {
  const { language = 'en' } = set.manifest;
  const [rules, aid] = language.split('-')[0] === 'es' ? spanish : english;
  const [options, words] = [optionsOf(set), brawlWords(language)];
  return { rules: rules(options, words), aid: aid(options, words) };
}
