import type { Words } from '../words/words.ts';

/** What games call such things. */
const labels =
  'bleed(?:ing)?|burn(?:ing)?|poison(?:ed)?|fear|terrify|taunt|root(?:ed)?|snare|confuse|confusion|blind|disarm|silence|charm|lifesteal|vampirism|execute|reflect|thorns|' +
  'cleave|ricochet|drain|leech|curse|hex|cleanse|purge|purify|reload|overheat|knockback|stagger|cripple|weaken|expose|ambush|backstab|flank|enrage|rage|berserk|' +
  'overwatch|repair|vent|overdrive|overclock|overcharge|slam|smash|bash|roar|howl|growl|pounce|maul|stomp|barrage|volley|smite|scan|sweep|flurry|shockwave|headbutt|disengage|retreat|recall|regroup|' +
  'inspire|rally|guard|parry|riposte|counterattack|dodge|evade|stealth|bloodlust|frenzy|shatter|explosion|aftershock|combo|finisher|momentum|penalty|drawback';

/** Most texts have a colon, and few any of these before one. */
const named = /[a-z]: [a-z]/i;

/** At the beginning of a sentence, with a whole one behind it. */
const label = new RegExp(`(^|[.\\n]\\s*|, )(${labels})(: )(?=[^\\n]*[a-z])`, 'gi');

/**
 * `Bleed: the target takes 1 damage when it moves`, `Fear: enemies in burst 2 must move away from you`: a name for what the sentence behind it says, where
 * nothing of the set is called so. It does nothing by itself.
 */
export function withoutLabels(text: string, { all }: Words): string {
  if (!named.test(text)) return text;
  return text.replace(label, (said, before: string, word: string) =>
    all.some(
      ({ kind, name }) =>
        kind !== 'ability' && kind !== 'passive' && name.toLowerCase().split(' ').includes(word.toLowerCase()),
    )
      ? said
      : before + ' '.repeat(said.length - before.length),
  );
}
