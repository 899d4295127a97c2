import type { YAMLParseError } from 'yaml';

/** What the library found, as a sentence that says how to mend it. Codes that are not listed keep the library's own words. */
const sentences: Partial<Record<YAMLParseError['code'], { code: string; sentence: string }>> = {
  RESOURCE_EXHAUSTION: {
    code: 'too-deep',
    sentence: 'lists and tables are nested deeper than can be read; no game needs that.',
  },
  TAB_AS_INDENT: { code: 'tab', sentence: 'a tab indents this line; YAML wants spaces.' },
  NON_STRING_KEY: { code: 'key', sentence: 'a key must be a plain word, not a list or table.' },
  TAG_RESOLVE_FAILED: { code: 'tag', sentence: 'this tag is not understood; write the value without it.' },
  MULTIPLE_DOCS: { code: 'many-documents', sentence: 'a second document starts here; keep one in the file.' },
  BAD_INDENT: { code: 'broken', sentence: 'the line is not indented like the lines around it.' },
  MULTILINE_IMPLICIT_KEY: {
    code: 'broken',
    sentence: 'a key must stand on one line with its colon; check the indentation here.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    code: 'broken',
    sentence: 'a table starts on the line of another key; check the indentation below, or put the text in quotes.',
  },
  MISSING_CHAR: { code: 'broken', sentence: 'something is missing here, such as a closing bracket, quote or colon.' },
};

export function sentenceFor(error: YAMLParseError, text: string): { code: string; sentence: string } {
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^["']?([^:"'\n]{1,60})/.exec(text.slice(error.pos[0], error.pos[0] + 64))?.[1] ?? '';
    return {
      code: 'duplicate-key',
      sentence: `the key "${key.trim()}" stands here a second time in one table; only one can count, so rename or remove one.`,
    };
  }
  return sentences[error.code] ?? { code: 'broken', sentence: `this is not YAML: ${lower(error.message)}.` };
}

const lower = (message: string) => message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
