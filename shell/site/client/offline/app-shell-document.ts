import { PAGE_STATE_ID, type PageState } from '../../app/page-state.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';

/** The composition that a document of this site is made of; undefined where it names none. */
export function compositionOf(html: string): BrowserComposition | undefined {
  const [, text] =
    new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  try {
    return (JSON.parse(text ?? '') as PageState).composition;
  } catch {
    return undefined;
  }
}

/** Paths of the shell's scripts that a document runs. */
export function shellScriptsOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
}
