import type { ShellAssets } from '../../../tools/build/write-shell-assets.ts';
import { renderHead } from '../../app/head/render-head.ts';
import { siteHead } from '../../app/head/site-head.ts';
import { PAGE_STATE_ID, type PageState } from '../../app/page-state.ts';
import type { BrowserComposition, BrowserRemote } from '../../app/remotes/browser-composition.ts';
import type { MatchedRoute } from '../../app/routing/match-route.ts';
import { themeScript } from '../../app/theme/theme-script.ts';
import { withinBrowser } from '../live/browser-part.ts';
import type { PageBanner, SiteRevision } from '../live/site-revision.ts';
import type { PageUrl, PageParts } from '../render/render-messages.ts';
import { BANNER_STYLES, bannerHtml, headToHtml, hydratedStyles, jsonForScript, searchLink } from './markup.ts';
import { SCRIPTS_ID, scriptStarter } from './script-starter.ts';
import { createHash } from 'node:crypto';

interface DocumentOptions {
  /** With `bare`, the page has only the theme script. With a route, it also preloads the scripts of the route. */
  scripts: MatchedRoute | 'bare' | undefined;
  banner: PageBanner | undefined;
  /** True if the browser renders the page. */
  isPlaceholder?: boolean;
  /** Sends the scripts of all remotes, not only those of the page, and the API calls to save for offline use. */
  namesAll?: boolean;
}

type DocumentParts = Omit<PageParts, 'status'> & Pick<RenderedDocument, 'status'>;

export interface RenderedDocument {
  kind: 'document';
  status: 200 | 404 | 503;
  /** False if the page must not be cached, for example because it is degraded. */
  keep: boolean;
  html: string;
  /** Allows only the document's own scripts and styles. */
  policy: string;
  isEmbedded: boolean;
}

const NOT_INDEXED = '<meta name="robots" content="noindex">';
const BARE_SCRIPTS = [themeScript].map(inlineSource);
const SCRIPTS = [themeScript, scriptStarter].map(inlineSource);

export function composeDocument(
  { status, head, body, styles, loaded, keep, isEmbedded = false }: DocumentParts,
  { site, navigation, texts, search }: PageUrl,
  { composition, loaded: releases, settings, profile }: SiteRevision,
  { scripts, banner, isPlaceholder = false, namesAll = false }: DocumentOptions,
): RenderedDocument {
  const { devServers } = settings;
  const assets = scripts === 'bare' ? undefined : settings.assets;
  const route = scripts === 'bare' ? undefined : scripts;
  const exposed = route && releases[route.remote]?.descriptor.browser.exposes[route.module];
  const preloads = (exposed ?? []).map(withinBrowser);
  const sent = namesAll ? composition : sentComposition(composition, route?.remote, preloads);
  const analyticsOrigin = isEmbedded ? undefined : settings.api.analytics.analyticsOrigin;
  const { rules, names } = hydratedStyles(styles);
  const inlineStyles = [rules, ...(assets ? [names] : []), BANNER_STYLES];
  const policy = contentSecurityPolicy({
    inlineScripts: assets ? SCRIPTS : BARE_SCRIPTS,
    inlineStyles: inlineStyles.map(inlineSource),
    remoteBases: Object.values(sent.remotes).map(({ base }) => base),
    analyticsOrigin,
    embeddedFrom: isEmbedded ? site.url : undefined,
    devServers,
    https: site.url.startsWith('https:'),
  });
  const state: PageState = {
    ...{ composition: sent, site, navigation, texts, analyticsOrigin },
    ...(isPlaceholder && { isPlaceholder }),
    ...(namesAll && { offlineCalls: profile.offline.calls }),
    ...(isEmbedded && { isEmbedded }),
    page: loaded?.kind === 'page' ? { ...loaded, head } : loaded,
  };
  // Preloads would not match development scripts.
  const preloaded = route && !devServers ? sent.remotes[route.remote] : undefined;
  const html = `<!DOCTYPE html>
<html lang="en"${isEmbedded ? themeAttribute(search) : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${isEmbedded ? NOT_INDEXED : `<script>${themeScript}</script>`}
${siteHead}${profile.search === undefined ? '' : `\n${searchLink(site)}`}
${headToHtml(renderHead(head, site, texts.socialImageAlt))}
<style>${rules}</style>
${assets ? `<style data-styled="true" data-styled-version="${assets.shared['styled-components']}" media="not all">${names}</style>` : ''}
<style>${BANNER_STYLES}</style>
${assets ? heldScripts(assets, preloaded ? preloadLinks(preloaded, preloads) : []) : ''}
</head>
<body>
${banner ? bannerHtml(banner) : ''}
<div id="root" data-dormant="">${body}</div>
${assets ? `<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript(state)}</script>` : ''}
</body>
</html>
`;
  return { kind: 'document', status, keep, html, policy, isEmbedded };
}

function themeAttribute(search: string): string {
  const theme = new URLSearchParams(search).get('theme');
  return theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
}

function heldScripts({ scripts }: ShellAssets, preloads: readonly string[]): string {
  const own = scripts.map(
    ({ address, integrity }) =>
      `<script async src="${address}"${integrity === undefined ? '' : ` integrity="${integrity}"`} crossorigin="anonymous"></script>`,
  );
  return `<template id="${SCRIPTS_ID}">${[...preloads, ...own].join('')}</template>
<script>${scriptStarter}</script>`;
}

/** Integrity and crossorigin must match the script, or the browser fetches it twice. */
function preloadLinks({ base, entry, files }: BrowserRemote, preloads: readonly string[]): string[] {
  return [entry, ...preloads].map(
    (file) =>
      `<link rel="preload" as="script" href="${base}${file}" integrity="${files[file]}" crossorigin="anonymous">`,
  );
}

/** Keeps only the scripts that the page runs first. The browser gets the others from `release.json`. */
export function sentComposition(
  composition: BrowserComposition,
  ownRemote: string | undefined,
  ownFiles: readonly string[],
): BrowserComposition {
  const remotes = Object.entries(composition.remotes).map(([name, remote]) => {
    const files = [remote.entry, ...(name === ownRemote ? ownFiles : [])];
    return [name, sentRemote(remote, files)] as const;
  });
  return { ...composition, remotes: Object.fromEntries(remotes) };
}

function sentRemote(remote: BrowserRemote, sent: readonly string[]): BrowserRemote {
  if (remote.kept === undefined) return remote; // Development has no stored releases.
  const files = Object.fromEntries(Object.entries(remote.files).filter(([file]) => sent.includes(file)));
  const hasMoreFiles = Object.keys(files).length < Object.keys(remote.files).length;
  return hasMoreFiles ? { ...remote, files, hasMoreFiles } : remote;
}

interface PolicyInputs {
  inlineScripts: readonly string[];
  inlineStyles: readonly string[];
  remoteBases: readonly string[];
  /** Undefined if analytics is off. */
  analyticsOrigin: string | undefined;
  /** Development servers, which also push updates. */
  devServers?: readonly string[] | undefined;
  embeddedFrom?: string | undefined;
  https: boolean;
}

const GOOGLE_TAGS = 'https://www.googletagmanager.com';
/** Google's guide on content security policies lists them. */
const GOOGLE_COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Uses digests, because a cached page has no fresh nonce. styled-components needs the digest of an empty style. */
export function contentSecurityPolicy({
  inlineScripts,
  inlineStyles,
  remoteBases,
  analyticsOrigin,
  devServers = [],
  embeddedFrom,
  https,
}: PolicyInputs): string {
  const analytics = analyticsOrigin === undefined ? [] : [analyticsOrigin];
  const measured = [...analytics, ...(analyticsOrigin === GOOGLE_TAGS ? GOOGLE_COLLECTORS : [])];
  // Some browsers ignore 'self' in a sandbox.
  const own = embeddedFrom === undefined ? [] : [embeddedFrom];
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...inlineScripts, ...new Set([...remoteBases, ...devServers]), ...own, ...analytics].join(' ')}`,
    `style-src 'self' ${[EMPTY, ...inlineStyles].join(' ')}`,
    ["img-src 'self' data:", ...measured].join(' '),
    ["connect-src 'self'", ...measured, ...devServers.flatMap(hotReloadSources)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(embeddedFrom !== undefined ? ['frame-ancestors *', SANDBOX] : ["frame-ancestors 'none'"]),
  ];
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Returns the sources of a development server's updates and of its WebSocket. */
function hotReloadSources(base: string): string[] {
  return [base, new URL('/ws', base).href.replace('http', 'ws')];
}

export function inlineSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A page in this sandbox has no cookies and no storage. */
const SANDBOX = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox';

const EMPTY = inlineSource('');
