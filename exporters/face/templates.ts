import type { Template } from '../../schemas/types.generated.ts';
import ability from './templates/ability.json' with { type: 'json' };
import back from './templates/back.json' with { type: 'json' };
import hero from './templates/hero.json' with { type: 'json' };
import hint from './templates/hint.json' with { type: 'json' };
import picture from './templates/picture.json' with { type: 'json' };
import playCard from './templates/play-card.json' with { type: 'json' };
import poster from './templates/poster.json' with { type: 'json' };
import rules from './templates/rules.json' with { type: 'json' };
import summon from './templates/summon.json' with { type: 'json' };
import trait from './templates/trait.json' with { type: 'json' };
import unit from './templates/unit.json' with { type: 'json' };
import words from './templates/words.json' with { type: 'json' };

/** The shipped templates; a test holds them to their schema, which the compiler cannot read from JSON. */
export const templates = {
  hero,
  ability,
  summon,
  rules,
  hint,
  picture,
  words,
  poster,
  'play-card': playCard,
  trait,
  unit,
  back,
} as Readonly<Record<Template['kind'], Template>>;
