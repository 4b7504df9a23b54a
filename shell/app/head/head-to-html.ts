import { HEAD_MARK } from './head-tag.ts';
import type { HeadTag } from './head-tag.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text, and for attributes in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

// Inside a script, entities are not read: `<` is written as JSON's own escape, so that no text can end the element.
const escapeScript = (json: string) => json.replaceAll('<', '\\u003c');

function tagToHtml({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  const open = `<${name} ${HEAD_MARK}=""${written}>`;
  if (text === undefined) return open;
  return `${open}${name === 'script' ? escapeScript(text) : escapeHtml(text)}</${name}>`;
}

/** The page's elements of `<head>` as the server writes them. */
export function headToHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagToHtml).join('\n');
}
