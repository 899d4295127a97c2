import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { root } from '../../bin/build.mjs';

interface Node {
  readonly type: string;
  readonly start: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** What people see or are read, wherever it is given. */
const told = /^(?:aria-label|aria-description|ariaLabel|title|label|description|placeholder|alt|message|nothingFound)$/;
const hasWords = (value: unknown): value is string => typeof value === 'string' && /\p{L}{2}/u.test(value);

/** Texts that stand in a file of the window where a person meets them, with their lines. */
function textsIn(code: string): string[] {
  const found: string[] = [];
  const say = (node: Node, text: string) => {
    found.push(`${code.slice(0, node.start).split('\n').length}: ${text.trim()}`);
  };
  /** Every literal that a value can come from: both sides of a choice, the fixed parts of a template. */
  const values = (node: unknown): void => {
    if (!isNode(node)) return;
    const { value, expression, consequent, alternate, left, right, quasis } = node as unknown as Record<
      string,
      unknown
    >;
    if (node.type === 'Literal' && hasWords(value)) say(node, value);
    if (node.type === 'JSXExpressionContainer') values(expression);
    if (node.type === 'ConditionalExpression') for (const side of [consequent, alternate]) values(side);
    if (node.type === 'LogicalExpression') for (const side of [left, right]) values(side);
    if (node.type === 'TemplateLiteral') {
      const texts = (quasis as { readonly value: { readonly raw: string } }[]).map((part) => part.value.raw);
      if (texts.some(hasWords)) say(node, texts.join('…'));
    }
  };
  const walk = (node: Node): void => {
    const { name, key, value } = node as unknown as Record<'name' | 'key' | 'value', { readonly name?: string } & Node>;
    if (node.type === 'JSXText' && hasWords(value)) say(node, value);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of (node as unknown as { readonly children: Node[] }).children)
        if (child.type === 'JSXExpressionContainer') values(child);
    if (node.type === 'JSXAttribute' && told.test(name.name ?? '')) values(value);
    if (node.type === 'Property' && told.test(key.name ?? String((key as { readonly value?: unknown }).value)))
      values(value);
    for (const inner of Object.values(node)) {
      if (Array.isArray(inner)) inner.filter(isNode).forEach(walk);
      else if (isNode(inner)) walk(inner);
    }
  };
  walk(parseAst(code, { lang: 'tsx' }) as unknown as Node);
  return found;
}

it('finds texts that people meet, and passes over names of things', () => {
  const code = `
    const a = <Box label="Too late" kind="left side" title={more ? 'More of it' : other}>
      Hello {name ? \`you, \${name}\` : words.none}
    </Box>;
    const b = [{ value: 'cards', label: 'Cards' }];`;
  expect(textsIn(code)).toEqual(['3: you, …', '2: Too late', '2: More of it', '2: Hello', '5: Cards']);
});

it('every text of the interface stands among its words', () => {
  const files = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const all = files.flatMap((file) =>
    textsIn(readFileSync(join(root, 'renderer', file), 'utf8')).map((text) => `renderer/${file}:${text}`),
  );
  expect(all).toEqual([]);
});
