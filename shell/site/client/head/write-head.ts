import type { PageHead, SiteInfo } from '@site/shell-contract';
import { HEAD_MARK, type HeadTag, renderHead } from '../../app/head/render-head.ts';

/** Keeps the elements that are already correct. */
export function writeHead(head: PageHead, site: SiteInfo, imageAlt: string): void {
  const old = new Set(document.head.querySelectorAll(`[${HEAD_MARK}]`));
  for (const tag of renderHead(head, site, imageAlt)) {
    const element = toElement(tag);
    const same = [...old].find((present) => present.isEqualNode(element));
    if (same) old.delete(same);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}

function toElement({ name, attributes, text }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute(HEAD_MARK, '');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
