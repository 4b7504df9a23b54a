import { LRUCache } from 'lru-cache';

/** A page that could not be rendered while the remote's process kept working. */
export interface FailingPage {
  /** Pattern of the page's route. */
  route: string;
  path: string;
  /** Query of the last failure, with its `?`, or empty. */
  search: string;
  reason: string;
  /** Time of the first failure since the page last rendered. */
  since: string;
  failures: number;
}

/** Visitors choose addresses, so the list is bounded. */
const MAX_PAGES = 20;
const MAX_TEXT_LENGTH = 200;
/** Without a visitor's query, a page stays listed until it renders. A failure that needs a query is dropped after this time. */
const QUERY_FAILURE_TTL_MS = 600_000;

interface FailedAddress {
  route: string;
  path: string;
  search: string;
}

/** The pages of one release that fail. A page is removed from the list when it renders again. */
export class FailingPages {
  readonly #pages = new LRUCache<string, FailingPage>({ max: MAX_PAGES });

  get list(): FailingPage[] {
    return [...this.#pages.rvalues()].filter((page) => page !== undefined);
  }

  failed({ route, path, search }: FailedAddress, reason: string): void {
    const key = clip(path);
    const { since = new Date().toISOString(), failures = 0, search: previous } = this.#pages.get(key) ?? {};
    // A page that fails without a query is the more useful finding: keep it.
    const shown = previous === '' ? '' : clip(search);
    this.#pages.set(
      key,
      { route, path: key, search: shown, reason: clip(reason), since, failures: failures + 1 },
      { ttl: shown === '' ? 0 : QUERY_FAILURE_TTL_MS },
    );
  }

  rendered(path: string): void {
    this.#pages.delete(clip(path));
  }
}

function clip(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH);
}
