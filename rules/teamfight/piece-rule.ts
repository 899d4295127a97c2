import type { Rule } from './program.ts';

/** T-173. Whether a rule is one piece's own: it names that piece, blocks where that lies, or speaks of sides as whoever laid it sees them. */
export function isOfPiece(rule: Rule): boolean {
  if (rule.rule === 'blocks') return rule.ground === undefined || ofSides.test(JSON.stringify(rule.who));
  if (rule.rule === 'intercepts' || rule.rule === 'extends') return true;
  // An ability is told of whoever uses it: sides, too, are as that one sees them.
  if (rule.rule === 'ability') return ofItself.test(JSON.stringify(rule)) || ofSides.test(JSON.stringify(rule.who));
  const said = JSON.stringify(rule);
  return ofItself.test(said) || ofSides.test(said.includes('"lasting"') ? JSON.stringify(rule, withoutLasting) : said);
}

/** What lasts on whoever came there has its own "you", and sides as that one sees them. */
function withoutLasting(_: string, part: unknown): unknown {
  const { node, of } = (part ?? {}) as { readonly node?: unknown; readonly of?: unknown };
  return node === 'lasting' && of !== 'you' ? { ...(part as object), rules: [] } : part;
}

const ofItself = /[:[,]"(?:marker|destroyed|crosses)"(?!:)/;
const ofSides = /[:[,]"you"(?!:)|"side":"(?:enemy|ally|friend)"/;
