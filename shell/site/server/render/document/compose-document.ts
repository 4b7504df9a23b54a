import type { PageHead } from '@site/shell-contract';
import { headToHtml } from './head-to-html.ts';
import { renderHead } from '../../../app/head/render-head.ts';
import { siteHead } from '../../../app/head/site-head.ts';
import { PAGE_STATE_ID, type PageState } from '../../../app/page-state.ts';
import type { BrowserComposition, BrowserRemote } from '../../../app/remotes/browser-composition.ts';
import { themeScript } from '../../../app/theme/theme-script.ts';
import type { ShellAssets } from '../../../../tools/build/write-shell-assets.ts';
import { contentSecurityPolicy, inlineSource } from './content-security-policy.ts';
import { hydratedStyles } from './hydrated-styles.ts';
import { jsonForScript } from './json-for-script.ts';
import { BANNER_STYLES, bannerHtml, type PageBanner } from './page-banner.ts';
import { SCRIPTS_ID, scriptStarter } from './script-starter.ts';
import { searchLink } from './search-link.ts';

export interface DocumentPage {
  head: PageHead;
  body: string;
  /** Must not contain `</style`. */
  styles: string;
  sent: PageState['page'];
  isEmbedded?: boolean;
}

export interface DocumentFrame {
  state: Omit<PageState, 'composition' | 'page'>;
  /** The site has a search that browsers can use: `/opensearch.xml`. */
  hasSearch: boolean;
  banner?: PageBanner | undefined;
  /** Lets styled-components recognize its element. */
  styledComponents: string;
  /** Without assets, only the theme script runs. */
  assets: ShellAssets | undefined;
  /** Relative to the remote's base. */
  preloads: readonly string[];
  remote: BrowserRemote | undefined;
  devServers?: readonly string[] | undefined;
  theme?: 'light' | 'dark' | undefined;
}

export interface ComposedDocument {
  html: string;
  /** Allows only the document's own scripts and styles. */
  policy: string;
  isEmbedded: boolean;
}

interface InlineSources {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  isEmbedded: boolean;
}

const BARE_SCRIPTS = [themeScript].map(inlineSource);
const SCRIPTS = [themeScript, scriptStarter].map(inlineSource);

export function composeDocument(
  page: DocumentPage,
  frame: DocumentFrame,
  composition: BrowserComposition,
): ComposedDocument {
  const { assets } = frame;
  const { isEmbedded = false } = page;
  const { rules, names } = hydratedStyles(page.styles);
  const inlineScripts = assets ? SCRIPTS : BARE_SCRIPTS;
  const inlineStyles = [rules, ...(assets ? [names] : []), BANNER_STYLES].map(inlineSource);
  const policy = policyOf({ inlineScripts, inlineStyles, isEmbedded }, frame, composition);
  const before = beforeState(page, frame, { rules, names });
  if (!assets) return { html: before + END, policy, isEmbedded };
  const state = { ...frame.state, ...(isEmbedded && { isEmbedded, analyticsOrigin: undefined }), page: page.sent };
  const sent = jsonForScript({ composition, ...state });
  const html = `${before}<script type="application/json" id="${PAGE_STATE_ID}">${sent}</script>${END}`;
  return { html, policy, isEmbedded };
}

const NOT_INDEXED = '<meta name="robots" content="noindex">';

const END = `
</body>
</html>
`;

function beforeState(
  { head, body, isEmbedded }: DocumentPage,
  { state, hasSearch, banner, styledComponents, assets, remote, preloads, theme }: DocumentFrame,
  { rules, names }: { rules: string; names: string },
): string {
  return `<!DOCTYPE html>
<html lang="en"${isEmbedded && theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${isEmbedded ? NOT_INDEXED : `<script>${themeScript}</script>`}
${siteHead}${hasSearch ? `\n${searchLink(state.site)}` : ''}
${headToHtml(renderHead(head, state.site, state.texts.socialImageAlt))}
<style>${rules}</style>
${assets ? `<style data-styled="true" data-styled-version="${styledComponents}" media="not all">${names}</style>` : ''}
<style>${BANNER_STYLES}</style>
${assets ? heldScripts(assets, remote, preloads) : ''}
</head>
<body>
${banner ? bannerHtml(banner) : ''}
<div id="root" data-dormant="">${body}</div>
`;
}

function policyOf(
  { inlineScripts, inlineStyles, isEmbedded }: InlineSources,
  { state, devServers = [] }: DocumentFrame,
  { remotes }: BrowserComposition,
): string {
  return contentSecurityPolicy({
    inlineScripts,
    inlineStyles,
    remoteBases: Object.values(remotes).map(({ base }) => base),
    analyticsOrigin: isEmbedded ? undefined : state.analyticsOrigin,
    embeddedFrom: isEmbedded ? state.site.url : undefined,
    devServers,
    https: state.site.url.startsWith('https:'),
  });
}

function heldScripts({ scripts }: ShellAssets, remote: BrowserRemote | undefined, preloads: readonly string[]): string {
  const own = scripts.map(
    ({ address, integrity }) =>
      `<script async src="${address}"${integrity === undefined ? '' : ` integrity="${integrity}"`} crossorigin="anonymous"></script>`,
  );
  return `<template id="${SCRIPTS_ID}">${[...(remote ? preloadLinks(remote, preloads) : []), ...own].join('')}</template>
<script>${scriptStarter}</script>`;
}

/** Integrity and crossorigin must match the script, or the browser fetches it twice. */
function preloadLinks({ base, entry, files }: BrowserRemote, preloads: readonly string[]): string[] {
  return [entry, ...preloads].map(
    (file) =>
      `<link rel="preload" as="script" href="${base}${file}" integrity="${files[file]}" crossorigin="anonymous">`,
  );
}
