import { PAGE_STATE_ID, type PageState } from '../app/page-state.ts';

/** What the server wrote for this script. Nothing where the document was cut off or changed on its way. */
export function readPageState(): PageState | undefined {
  try {
    const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as Partial<PageState> | null;
    const { remotes, routes, parts } = state?.composition ?? {};
    return state?.site && state.navigation && remotes && parts && Array.isArray(routes) ? (state as PageState) : undefined;
  } catch {
    return undefined;
  }
}
