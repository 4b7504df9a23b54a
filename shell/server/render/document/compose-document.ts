import type { PageHead } from '@site/shell-contract';
import { headToHtml } from '../../../app/head/head-to-html.ts';
import { renderHead } from '../../../app/head/render-head.ts';
import { siteHead } from '../../../app/head/site-head.ts';
import { PAGE_STATE_ID, type PageState } from '../../../app/page-state.ts';
import type { BrowserRemote } from '../../../app/remotes/browser-composition.ts';
import { themeScript } from '../../../app/theme/theme-script.ts';
import type { ShellAssets } from '../../../build/write-shell-assets.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { hydratedStyles } from './hydrated-styles.ts';
import { jsonForScript } from './json-for-script.ts';
import { BANNER_STYLES, bannerHtml, type PageBanner } from './page-banner.ts';
import { SCRIPTS_ID, scriptStarter } from './script-starter.ts';

interface DocumentParts {
  head: PageHead;
  body: string;
  /** Text of styled-components' style element. Must not hold what ends the element. */
  styles: string;
  banner?: PageBanner | undefined;
  /** Version of styled-components, by which it knows its own element in the browser. */
  styledComponents: string;
  state: PageState;
  /** Without them nothing runs in the document but the choice of colors. */
  assets: ShellAssets | undefined;
  /** Scripts of the remote that the page runs at once, relative to the remote's base. */
  preloads: readonly string[];
  remote: BrowserRemote | undefined;
  /** See `RenderSettings`. */
  devServers?: readonly string[] | undefined;
}

/** The whole HTML document, and the policy that lets through its own scripts and styles and nothing else. */
export function composeDocument({ head, body, styles, banner, styledComponents, state, assets, preloads, remote, devServers = [] }: DocumentParts): { html: string; policy: string } {
  const { rules, names } = hydratedStyles(styles);
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<script>${themeScript}</script>
${siteHead}
${headToHtml(renderHead(head, state.site))}
<style>${rules}</style>
${assets ? `<style data-styled="true" data-styled-version="${styledComponents}" media="not all">${names}</style>` : ''}
${banner ? `<style>${BANNER_STYLES}</style>` : ''}
${assets ? heldScripts(assets, remote, preloads) : ''}
</head>
<body>
${banner ? bannerHtml(banner) : ''}
<div id="root" data-dormant="">${body}</div>
${assets ? `<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript(state)}</script>` : ''}
</body>
</html>
`;
  const policy = contentSecurityPolicy({
    inlineScripts: assets ? [themeScript, scriptStarter] : [themeScript],
    inlineStyles: [rules, ...(assets ? [names] : []), ...(banner ? [BANNER_STYLES] : [])],
    remoteBases: Object.values(state.composition.remotes).map(({ base }) => base),
    analyticsOrigin: state.analyticsOrigin,
    devServers,
    https: state.site.url.startsWith('https:'),
  });
  return { html, policy };
}

/** The page's scripts, and what adds them to it. */
function heldScripts({ scripts }: ShellAssets, remote: BrowserRemote | undefined, preloads: readonly string[]): string {
  const own = scripts.map(({ address, integrity }) =>
    `<script async src="${address}"${integrity === undefined ? '' : ` integrity="${integrity}"`} crossorigin="anonymous"></script>`);
  return `<template id="${SCRIPTS_ID}">${[...(remote ? preloadLinks(remote, preloads) : []), ...own].join('')}</template>
<script>${scriptStarter}</script>`;
}

/** So that the remote's code is under way before the shell runs. Integrity and crossorigin as the script has them, or it is fetched twice. */
function preloadLinks({ base, entry, files }: BrowserRemote, preloads: readonly string[]): string[] {
  return [entry, ...preloads].map((file) => `<link rel="preload" as="script" href="${base}${file}" integrity="${files[file]}" crossorigin="anonymous">`);
}
