import { Lexer } from 'yaml';

/** Lines of the source that were commented out, one below the other. */
export interface Comment {
  /** First line in the source, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** The lexer puts this sign before each scalar; what follows may start with # and is no comment. */
const scalarSign = '\u001f';
const marks = new Set(['\u0002', '\u0018', scalarSign]);

/** Every comment of a source that parses, so that heroes that were commented out are not lost without a word. */
export function commentsOf(text: string): Comment[] {
  const found: { line: number; lines: string[] }[] = [];
  let line = 1;
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && before !== scalarSign) {
      const last = found.at(-1);
      if (last && last.line + last.lines.length === line) last.lines.push(lexeme);
      else found.push({ line, lines: [lexeme] });
    }
    if (!marks.has(lexeme)) line += lexeme.split('\n').length - 1;
    before = lexeme;
  }
  return found;
}
