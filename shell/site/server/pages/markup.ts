import { escapeMarkup } from '@site/http-server/escape-markup';
import type { SiteInfo } from '@site/shell-contract';
import { HEAD_MARK, type HeadTag } from '../../app/head/render-head.ts';
import type { PageBanner } from '../live/site-revision.ts';

// Entities are not decoded inside a script, so `<` is written as a JSON escape. Otherwise text could close the
// element.
const escapeScript = (json: string) => json.replaceAll('<', '\\u003c');

export function jsonForScript(value: unknown): string {
  return escapeScript(JSON.stringify(value)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

export function headToHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagToHtml).join('\n');
}

function tagToHtml({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
    .join('');
  const open = `<${name} ${HEAD_MARK}=""${written}>`;
  if (text === undefined) return open;
  return `${open}${name === 'script' ? escapeScript(text) : escapeMarkup(text)}</${name}>`;
}

export const OPEN_SEARCH = '/opensearch.xml';

export function searchLink({ name }: Pick<SiteInfo, 'name'>): string {
  return `<link rel="search" type="application/opensearchdescription+xml" href="${OPEN_SEARCH}" title="${escapeMarkup(name)}">`;
}

/** Every document has these, because the service worker adds a banner offline. */
export const BANNER_STYLES =
  '#banner{padding:.25rem 1rem;background:var(--color-accent-tint);color:var(--color-ink);font-size:.9375rem;text-align:center}' +
  '#banner a{display:inline-block;padding:.25rem;color:inherit;font-weight:600}' +
  '@media print{#banner{display:none}}';

export function bannerHtml({ text, link, isOffline }: PageBanner): string {
  const anchor = link ? ` <a href="${escapeMarkup(link.to)}">${escapeMarkup(link.label)}</a>` : '';
  return `<aside id="banner"${isOffline ? ' data-offline' : ''} aria-label="About this view">${escapeMarkup(text)}${anchor}</aside>`;
}

/** Separates rules in styled-components' server output. */
const SEPARATOR = '/*!sc*/\n';
/** Prefix of the lines that name components and classes. */
const NAMES = 'data-styled.g';

/**
 * Splits a server's sheet into rules for a static element and the names that styled-components rehydrates. If the
 * library moved the rules into its own element, the browser would recalculate all styles during hydration.
 */
export function hydratedStyles(sheet: string): { rules: string; names: string } {
  const parts = sheet.split(SEPARATOR);
  return {
    rules: parts.filter((part) => !part.startsWith(NAMES)).join(''),
    names: parts
      .filter((part) => part.startsWith(NAMES))
      .map((part) => part + SEPARATOR)
      .join(''),
  };
}
