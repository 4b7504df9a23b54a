import { colorValues } from '@site/shell-contract/token-values';
import type { SiteInfo } from '@site/shell-contract';

export const siteHead = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colorValues.light.paper}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colorValues.dark.paper}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">`;

/** Content of `/manifest.webmanifest`. */
export function webManifest({ name }: Pick<SiteInfo, 'name'>, description: string) {
  return {
    name,
    short_name: name,
    ...(description && { description }),
    start_url: '/',
    display: 'standalone',
    background_color: colorValues.light.paper,
    theme_color: colorValues.light.paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
}
