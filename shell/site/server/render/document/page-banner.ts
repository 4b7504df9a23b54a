import { escapeMarkup } from '@site/http-server/escape-markup';

/** Outside the application's root, so it needs no scripts. */
export interface PageBanner {
  says: string;
  link?: { label: string; to: string };
  /** Removed when the connection returns (`client/offline/offline-pages.ts`). */
  isOffline?: boolean;
}

/** In every document: offline, the service worker adds a banner. Colors come from `tokens.ts` of the shell's contract. */
export const BANNER_STYLES =
  '#banner{padding:.25rem 1rem;background:var(--color-accent-tint);color:var(--color-ink);font-size:.9375rem;text-align:center}' +
  '#banner a{display:inline-block;padding:.25rem;color:inherit;font-weight:600}' +
  '@media print{#banner{display:none}}';

export function bannerHtml({ says, link, isOffline }: PageBanner): string {
  const anchor = link ? ` <a href="${escapeMarkup(link.to)}">${escapeMarkup(link.label)}</a>` : '';
  return `<aside id="banner"${isOffline ? ' data-offline' : ''} aria-label="About this view">${escapeMarkup(says)}${anchor}</aside>`;
}
