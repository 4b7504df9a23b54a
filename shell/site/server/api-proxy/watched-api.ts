import { createApiClient, FALLBACK_GA_ID } from '@site/api-contract';
import type { SiteProfile } from '@site/shell-contract';

type DataVersion = NonNullable<SiteProfile['dataVersion']>;

export interface ApiProblem {
  code: 'API_TIMEOUT' | 'API_UNREACHABLE';
  reason: string;
  /** Time of the first failure, ISO 8601. */
  since: string;
}

interface WatchedApiOptions {
  apiUrl: string;
  /** If the shell has its own ID, it does not request one from the API. */
  gaId: string;
  analyticsOrigin: string;
}

interface Analytics {
  gaId: string;
  /** Allowed script origin. Undefined for the built-in ID, which disables analytics. */
  analyticsOrigin: string | undefined;
}

const INTERVAL_MS = 2000;
/** A single failure may be a restart or a load spike. */
const MIN_FAILURES = 2;
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/;

/**
 * Polls the API for its data version and analytics ID. It is also a circuit breaker, because visitors should not wait for
 * a timeout. While the API times out, reads fail immediately. A refused connection takes no time and is still tried.
 */
export class WatchedApi {
  readonly #options: WatchedApiOptions;
  #gaId: string;
  #failures = 0;
  #problem: ApiProblem | undefined;
  #data: string | undefined;
  #year = new Date().getUTCFullYear();

  constructor(options: WatchedApiOptions) {
    this.#options = options;
    this.#gaId = options.gaId;
  }

  get problem(): ApiProblem | undefined {
    return this.#failures >= MIN_FAILURES ? this.#problem : undefined;
  }

  get isHanging(): boolean {
    return this.problem?.code === 'API_TIMEOUT';
  }

  get analytics(): Analytics {
    const { analyticsOrigin } = this.#options;
    return { gaId: this.#gaId, analyticsOrigin: this.#gaId === FALLBACK_GA_ID ? undefined : analyticsOrigin };
  }

  /** Calls `onChange` when cached pages are outdated. Returns a function that stops polling. */
  follow(version: () => DataVersion | undefined, onChange: () => void): () => void {
    const poll = async () => {
      const changes = await Promise.all([this.#hasNewData(version()), this.#hasNewId()]);
      if (changes.includes(true)) onChange();
    };
    const timer = setInterval(() => void poll(), INTERVAL_MS);
    void poll();
    return () => clearInterval(timer);
  }

  /** Also returns true in a new year, because every page shows the year. */
  async #hasNewData(version: DataVersion | undefined): Promise<boolean> {
    const data = version && (await this.#readVersion(version));
    // Without the API, new pages would use built-in data, so keep the cached ones.
    if (version && data === undefined) return false;
    const year = new Date().getUTCFullYear();
    const isNew = year !== this.#year || (this.#data !== undefined && data !== undefined && data !== this.#data);
    this.#year = year;
    this.#data = data ?? this.#data;
    return isNew;
  }

  async #readVersion({ path, header }: DataVersion): Promise<string | undefined> {
    const url = this.#options.apiUrl + path;
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(INTERVAL_MS) }).catch(
      (error: unknown) => void this.#failed(...describeFetchError(error)),
    );
    if (!response) return undefined;
    if (response.status >= 500) this.#failed('API_UNREACHABLE', `The API returns ${response.status} for ${path}.`);
    else this.#failures = 0;
    return response.headers.get(header) ?? undefined;
  }

  async #hasNewId(): Promise<boolean> {
    const { apiUrl, gaId: own } = this.#options;
    if (own !== FALLBACK_GA_ID) return false;
    // Keep the current ID if the API is unavailable or responds with an invalid one.
    const answer = await createApiClient({ baseUrl: apiUrl, timeoutMs: INTERVAL_MS })
      .gaId()
      .catch(() => undefined);
    if (!answer || answer.gaId === this.#gaId || !MEASUREMENT_ID.test(answer.gaId)) return false;
    this.#gaId = answer.gaId;
    return true;
  }

  #failed(code: ApiProblem['code'], reason: string): void {
    const since = (this.#failures > 0 && this.#problem?.since) || new Date().toISOString();
    this.#failures += 1;
    this.#problem = { code, reason, since };
  }
}

function describeFetchError(error: unknown): [code: ApiProblem['code'], reason: string] {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return ['API_TIMEOUT', 'The API does not respond.'];
  const { code, message } = (cause ?? error) as NodeJS.ErrnoException;
  return ['API_UNREACHABLE', `Cannot reach the API (${code ?? message}).`];
}
