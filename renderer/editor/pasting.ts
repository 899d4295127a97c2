import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Takes over what the text format has of a document: bold, italic, bullets, lines. */
export const pasting: Extension = EditorView.domEventHandlers({
  paste(event, view) {
    const html = event.clipboardData?.getData('text/html');
    const plain = event.clipboardData?.getData('text/plain');
    const text = html ? fromDocument(html) : plain && fromPlain(plain);
    if (!text) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
    return true;
  },
});

/** Bullets of word processors, and the icon letters that some games' fonts have in the place of bullets. */
const bullet = /^[ \t]*[•·▪◦‣●○■\uf0b7\uf0a7][ \t]*/gm;

/** Lines with bullets as the text format writes them. */
const fromPlain = (plain: string): string =>
  plain
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(bullet, '- ')
    .trimEnd();

/** A part of a document in the text format. The markup never comes near the page: it is read, not shown. */
function fromDocument(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return fromPlain(written(body, { bold: false, italic: false, depth: 0 }).replace(/\n{3,}/g, '\n\n')).trim();
}

interface Style {
  readonly bold: boolean;
  readonly italic: boolean;
  /** Lists around it. */
  readonly depth: number;
}

const blocks = /^(P|DIV|BLOCKQUOTE|SECTION|ARTICLE|H[1-6]|TR|TABLE|UL|OL)$/;

function written(node: Node, style: Style): string {
  if (node.nodeType === Node.TEXT_NODE) return emphasised((node.textContent ?? '').replace(/[\n\t ]+/g, ' '), style);
  if (!(node instanceof HTMLElement)) return '';
  const { tagName } = node;
  if (/^(STYLE|SCRIPT|META|LINK|TITLE)$/.test(tagName)) return '';
  if (tagName === 'BR') return '\n';
  if (tagName === 'HR') return '\n---\n';
  // An icon in a document tells by its words what it means.
  if (tagName === 'IMG') return node.getAttribute('alt') ?? '';
  const inside = styleIn(node, style);
  const text = [...node.childNodes].map((child) => written(child, inside)).join('');
  if (tagName === 'LI') return `${'  '.repeat(Math.max(0, inside.depth - 1))}- ${text.trim()}\n`;
  return blocks.test(tagName) ? `${text.replace(/^\n+/, '').trimEnd()}\n` : text;
}

function styleIn(element: HTMLElement, { bold, italic, depth }: Style): Style {
  const { tagName, style } = element;
  const weight = style.fontWeight;
  return {
    // Google's documents wrap everything into a <b> that is not bold.
    bold: weight === '' ? bold || /^(B|STRONG|H[1-6])$/.test(tagName) : weight === 'bold' || Number(weight) >= 600,
    italic: style.fontStyle === '' ? italic || /^(I|EM)$/.test(tagName) : style.fontStyle === 'italic',
    depth: tagName === 'UL' || tagName === 'OL' ? depth + 1 : depth,
  };
}

/** Marks stand at the words and not at the blanks around them. */
function emphasised(text: string, { bold, italic }: Style): string {
  const mark = bold ? '**' : italic ? '*' : '';
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words === '' || mark === '' ? text : `${before}${mark}${words}${mark}${after}`;
}
