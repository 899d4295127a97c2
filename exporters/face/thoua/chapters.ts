import type { GameSet } from '../../../rules/game-set.ts';
import { type FullRuleOptions, optionsOf } from '../../../rules/thoua/options.ts';
import type { ChapterEntry } from '../chapter.ts';
import { englishAid, englishRules } from './rules-en.ts';
import { spanishAid, spanishRules } from './rules-es.ts';

type Told = (options: FullRuleOptions) => ChapterEntry[];
const english: readonly [rules: Told, aid: Told] = [englishRules, englishAid];
const spanish: typeof english = [spanishRules, spanishAid];

/**
 * The rules of a combat and what players look up, as far as the rule options of the set decide them, in its language; English where it
 * has none.
 */
export function partyChapters(set: GameSet): { readonly rules: ChapterEntry[]; readonly aid: ChapterEntry[] } {
  const { language = 'en' } = set.manifest;
  const [rules, aid] = language.split('-')[0] === 'es' ? spanish : english;
  const options = optionsOf(set);
  return { rules: rules(options), aid: aid(options) };
}
