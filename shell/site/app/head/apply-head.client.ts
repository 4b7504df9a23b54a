import { HEAD_MARK } from './head-tag.ts';
import type { HeadTag } from './head-tag.ts';

function toElement({ name, attributes, text }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute(HEAD_MARK, '');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Elements that are already correct are not touched. */
export function applyHead(tags: readonly HeadTag[]): void {
  const old = new Set(document.head.querySelectorAll(`[${HEAD_MARK}]`));
  for (const tag of tags) {
    const element = toElement(tag);
    const same = [...old].find((present) => present.isEqualNode(element));
    if (same) old.delete(same);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}
