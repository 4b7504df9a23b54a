import { separatorsIn, type WrittenFormat } from '@site/shell-contract';

/** Code, titles of sources, and components that format their own numbers. */
const UNCHANGED = 'code, pre, samp, kbd, cite, svg, script, style, [data-format]';
/** Elements of `figures()`, whose group separators the global style draws. */
const FIGURES = '[translate="no"]';
/** Matches numbers in the served format, but not versions and standards such as 2.0.1 and IEC 80000-13. */
const NUMBER = /(?<![\w.,-]|[A-Za-z]\/)(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![.,]?\d)/g;

interface RewrittenText {
  served: string;
  written: string;
}

const rewritten = new WeakMap<Text, RewrittenText>();
/** Elements that this module has changed. Other elements with a format are components, which adapt on their own. */
const changed = new WeakSet<HTMLElement>();

/** Rewrites the numbers in an element's text in another format. Skips components inside it. */
export function rewriteNumbers(element: HTMLElement, format: WrittenFormat): void {
  for (const figure of element.querySelectorAll<HTMLElement>(FIGURES)) {
    if (figure.dataset['format'] !== undefined && !changed.has(figure)) continue;
    changed.add(figure);
    figure.dataset['format'] = format;
    const { decimal } = separatorsIn(format);
    for (const text of listTexts(figure)) setText(text, (now) => now.replace(/\.(?=\d)/g, decimal));
  }
  for (const text of listTexts(element))
    if (!text.parentElement?.closest(`${UNCHANGED}, ${FIGURES}`))
      setText(text, (now) => formatProse(now, text.nextSibling, format));
}

function formatProse(text: string, next: Node | null, format: WrittenFormat): string {
  const written = text.replace(NUMBER, (number) => formatNumber(number, format));
  // A long number may break after a separator.
  return next?.nodeName === 'WBR' ? written.replace(/,\s*$/, separatorsIn(format).group) : written;
}

function formatNumber(number: string, format: WrittenFormat): string {
  const { group, decimal } = separatorsIn(format);
  const [whole = '', ...decimals] = number.split('.');
  return [whole.replaceAll(',', group), ...decimals].join(decimal);
}

function listTexts(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function setText(node: Text, change: (served: string) => string) {
  const previous = rewritten.get(node);
  // React may have reused the text node for different text.
  const served = previous?.written === node.data ? previous.served : node.data;
  const written = change(served);
  if (written === node.data) return;
  rewritten.set(node, { served, written });
  node.data = written;
}
