import type { Side, Who } from '../program.ts';
import type { Target } from '../types.ts';
import type { Context } from './context.ts';
import type { Parsed } from './phrase.ts';

const people =
  /^(?:the |that |each |every |all |any )?(enem(?:y|ies)|all(?:y|ies)|targets?|characters)(?: and (?:the )?(splash))?(?: (?:in|within|inside) (?:the |this |that )?(area|burst|line|aura|splash))?(?![\w'])[ ]?/;
const itself = /^(?:the )?(self|user|character|bearer|it|itself|they|them)(?![\w'])[ ]?/;
/** The user is an ally of its own; in an aura or a burst "Self and Allies" are the allies it reaches. */
const ownSide =
  /^self and (?:all )?(?:ally|allies)(?: (?:in|within|inside) (?:the |this |that )?(area|burst|line|aura))?(?![\w'])[ ]?/;
const shapes =
  /^(?:the |all in (?:the )?|everybody in (?:the )?|everyone in (?:the )?)?(area|burst|line|aura|splash)(?![\w'])[ ]?/;

/** Who is meant at the beginning of a text. @param before who was meant last, for "it" and "they" */
export function who(text: string, context: Context, before?: Who): Parsed<Who> | undefined {
  const together = ownSide.exec(text);
  if (together) {
    // Of an ability with one target they would be two, whom nobody can say in one.
    if (context.place !== 'aura' && context.ability?.shape === undefined) return undefined;
    const meant = personOf('allies', undefined, together[1], context);
    return meant && { value: meant, rest: text.slice(together[0].length) };
  }
  const own = itself.exec(text);
  if (own) {
    const rest = text.slice(own[0].length);
    if (['it', 'itself', 'they', 'them'].includes(own[1] ?? '')) return before && { value: before, rest };
    // Who gives a condition or has an aura is not its bearer; which of them "Self" is nobody can tell there.
    if (context.place === 'aura' || (context.place === 'condition' && own[1] !== 'bearer')) return undefined;
    return { value: context.place === 'condition' ? 'bearer' : 'self', rest };
  }
  const found = people.exec(text);
  if (found) {
    const [all, word = '', splash, shape] = found;
    const meant = personOf(word, splash, shape, context);
    return meant && { value: meant, rest: text.slice(all.length) };
  }
  const [all, shape] = shapes.exec(text) ?? [];
  if (all === undefined || shape === undefined || !hasShape(shape, context)) return undefined;
  return { value: 'all', rest: text.slice(all.length) };
}

const sideOf = (word: string): Side =>
  word.startsWith('enem') ? 'enemies' : word.startsWith('all') ? 'allies' : 'all';

function personOf(
  word: string,
  splash: string | undefined,
  shape: string | undefined,
  context: Context,
): Who | undefined {
  const { place, ability } = context;
  const side = sideOf(word);
  if (place === 'condition') return word === 'target' && !splash && !shape ? 'bearer' : undefined;
  if (place === 'aura') return side === context.side && (shape ?? 'aura') === 'aura' && !splash ? 'bearer' : undefined;
  if (!ability) return undefined;
  if (shape !== undefined && !hasShape(shape, context)) return undefined;
  if (splash !== undefined) {
    if (!hasShape('splash', context)) return undefined;
    // Of a burst "and Splash" means those in it (rule 22); a splash reaches everybody beside its target (rule 23).
    return ability.shape === 'burst' ? side : 'all';
  }
  if (ability.shape === undefined) return fits(side, ability.target, context) ? 'target' : undefined;
  if (ability.shape !== 'splash' || shape !== undefined) return side;
  const isMany = word === 'enemies' || word === 'allies' || word === 'targets' || word === 'characters';
  return isMany ? side : fits(side, ability.target, context) ? 'target' : undefined;
}

/** Whether the one that was chosen is surely of that side. */
function fits(side: Side, target: Target, context: Context): boolean {
  const is: Side | undefined =
    target === 'enemy' ? 'enemies' : target === 'ally' || target === 'self' ? 'allies' : undefined;
  if (side === 'all' ? target !== 'space' && target !== 'self' : is === side) return true;
  context.reasons.push(
    side === 'all' ? 'this ability has no target' : `its target need not be an ${side === 'allies' ? 'ally' : 'enemy'}`,
  );
  return false;
}

function hasShape(shape: string, { ability, reasons }: Context): boolean {
  const own = ability?.shape;
  if (own === shape || (shape === 'splash' && own === 'burst')) return true;
  reasons.push(`this ability has no ${shape}`);
  return false;
}

/** Whom an ability reaches where nobody is named. */
export function reached({ ability, place }: Context): Who {
  if (place === 'condition' || place === 'aura') return 'bearer';
  if (!ability || ability.target === 'self') return 'self';
  if (ability.shape === undefined) return 'target';
  if (ability.shape === 'splash') return 'all';
  return ability.target === 'enemy' ? 'enemies' : ability.target === 'ally' ? 'allies' : 'all';
}
