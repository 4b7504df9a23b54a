import { PAGE_STATE_ID, type PageState } from '../../app/page-state.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';

export function pageStateOf(html: string): Partial<PageState> | undefined {
  const [, text] =
    new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  try {
    return (JSON.parse(text ?? '') as Partial<PageState> | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function compositionIn(html: string): BrowserComposition | undefined {
  return pageStateOf(html)?.composition;
}

/** Adds the app shell's banner, which says that the visitor is offline. */
export function withOfflineBanner(html: string, appShell: string): string {
  const [banner] = /<aside id="banner" data-offline.*?<\/aside>/s.exec(appShell) ?? [];
  return banner === undefined || html.includes('<aside id="banner"')
    ? html
    : html.replace('<body>', () => `<body>\n${banner}`);
}

export function shellScriptsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}
