import { LRUCache } from 'lru-cache';

export interface FailingPage {
  route: string;
  path: string;
  /** With its `?`, or empty. */
  search: string;
  reason: string;
  /** First failure since the page last rendered. */
  since: string;
  failures: number;
}

/** Visitors choose addresses, so the list is bounded. */
const MAX_PAGES = 20;
const MAX_TEXT_LENGTH = 200;
/** A page that fails only with a query might never be requested again, so it expires. */
const QUERY_FAILURE_TTL_MS = 600_000;

interface FailedAddress {
  route: string;
  path: string;
  search: string;
}

export class FailingPages {
  readonly #pages = new LRUCache<string, FailingPage>({ max: MAX_PAGES });

  get list(): FailingPage[] {
    return [...this.#pages.rvalues()].filter((page) => page !== undefined);
  }

  failed({ route, path, search }: FailedAddress, reason: string): void {
    const key = clip(path);
    const { since = new Date().toISOString(), failures = 0, search: previous } = this.#pages.get(key) ?? {};
    // A page that fails without a query is the more useful finding.
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
