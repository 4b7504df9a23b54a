import { escapeMarkup } from '@site/http-server/escape-markup';
import { HEAD_MARK, type HeadTag } from '../../../app/head/render-head.ts';

// Entities are not decoded inside a script, so `<` is written as a JSON escape. Otherwise text could close the
// element.
const escapeScript = (json: string) => json.replaceAll('<', '\\u003c');

function tagToHtml({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
    .join('');
  const open = `<${name} ${HEAD_MARK}=""${written}>`;
  if (text === undefined) return open;
  return `${open}${name === 'script' ? escapeScript(text) : escapeMarkup(text)}</${name}>`;
}

export function headToHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagToHtml).join('\n');
}
