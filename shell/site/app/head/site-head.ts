import { colorValues, markTicks } from '@site/shell-contract/token-values';
import type { SiteInfo, SiteProfile } from '@site/shell-contract';

export const siteHead = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colorValues.light.paper}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colorValues.dark.paper}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">`;

type AppProfile = Pick<SiteProfile, 'appDescription' | 'search' | 'shortcuts'>;

export function webManifest(
  { name }: Pick<SiteInfo, 'name'>,
  { appDescription: description, search, shortcuts = [] }: AppProfile,
) {
  return {
    name,
    short_name: name,
    ...(description && { description }),
    start_url: '/',
    display: 'standalone',
    background_color: colorValues.light.paper,
    theme_color: colorValues.light.paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    ...(shortcuts.length > 0 && { shortcuts: shortcuts.map(({ name: label, path }) => ({ name: label, url: path })) }),
    ...(search && { share_target: { action: search.path, method: 'GET', params: { text: search.parameter } } }),
  };
}

const { accent, 'on-accent': onAccent } = colorValues.light;

export const siteIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">' +
  `<rect width="30" height="30" rx="7" fill="${accent}"/><path d="${markTicks}" stroke="${onAccent}" stroke-width="1.75"/></svg>`;
