import { PAGE_STATE_ID, type PageState } from '../../app/page-state.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';

/** Returns undefined for a document without a composition. */
export function compositionOf(html: string): BrowserComposition | undefined {
  const [, text] =
    new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  try {
    return (JSON.parse(text ?? '') as PageState).composition;
  } catch {
    return undefined;
  }
}

export function shellScriptsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}
