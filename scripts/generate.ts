/**
 * Writes what is derived from other sources, so that it is never edited by hand:
 * types and validators from the schemas, measuring tables from the font files, the icons that templates use,
 * the coverage of the notation over the shipped sets, the wordings that are offered for what is by hand, the words that the notation has.
 * `npm run generate` writes; `npm run generate -- --check` only compares and fails where something is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDocs } from './generate-docs.ts';
import { generateFonts } from './generate-fonts.ts';
import { generateIcons } from './generate-icons.ts';
import { generateNotation } from './generate-notation.ts';
import { generateSchemas, readSchemas } from './generate-schemas.ts';
import { generateKnownWords, generateWordings } from './generate-wordings.ts';

const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const outputs = new Map<string, string>([
  ...(await generateSchemas(root)),
  ...generateDocs(readSchemas(root)),
  ...generateFonts(root),
  ...generateIcons(root),
  ...generateNotation(root),
  ...generateWordings(),
  ...generateKnownWords(root),
]);

const stale: string[] = [];
for (const [file, text] of outputs) {
  let old: string | undefined;
  try {
    old = readFileSync(join(root, file), 'utf8');
  } catch {
    old = undefined;
  }
  if (old === text) continue;
  stale.push(file);
  if (!check) writeFileSync(join(root, file), text);
}
if (stale.length > 0) console.log(`${check ? 'Stale, run "npm run generate"' : 'Written'}: ${stale.join(', ')}`);
if (check && stale.length > 0) process.exit(1);
