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

export function shellScriptsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}
