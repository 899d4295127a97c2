import type { Rule } from './program.ts';

/** T-173. Whether a rule is one piece's own: it names that piece, blocks where that lies, or speaks of sides as whoever laid it sees them. */
export const isOfPiece = (rule: Rule): boolean =>
  rule.rule === 'blocks' ||
  rule.rule === 'intercepts' ||
  rule.rule === 'extends' ||
  /[:[,]"(?:marker|you|destroyed|crosses)"(?!:)|"side":"(?:enemy|ally|friend)"/.test(JSON.stringify(rule));
