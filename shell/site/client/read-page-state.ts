import { PAGE_STATE_ID, type PageState, type SentPage } from '../app/page-state.ts';

/** Undefined if the document was truncated or changed in transit. */
export function readPageState(): PageState | undefined {
  try {
    const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as Partial<PageState> | null;
    const { remotes, routes, parts } = state?.composition ?? {};
    if (!state?.site || !state.navigation || !state.texts || !remotes || !parts || !Array.isArray(routes))
      return undefined;
    // The browser loads the page if its data is garbled.
    return { ...(state as PageState), page: isSentPage(state.page) ? state.page : undefined };
  } catch {
    return undefined;
  }
}

function isSentPage(page: SentPage | undefined): boolean {
  return (
    page?.kind === 'not-found' ||
    (page?.kind === 'page' && page.data !== undefined && typeof page.head?.title === 'string')
  );
}
