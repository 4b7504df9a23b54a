import { createApiClient, FALLBACK_GA_ID } from '@site/api-contract';

const INTERVAL_MS = 2000;
const MEASUREMENT_ID = /^G-[A-Z0-9]{4,20}$/;

export interface MeasurementState {
  gaId: string;
  /** Allowed script origin. Undefined for the built-in ID, which disables analytics. */
  analyticsOrigin: string | undefined;
}

/**
 * The analytics ID, from the shell's settings or else from the API, which may respond only after the first page
 * request.
 */
export class Measurement {
  readonly #origin: string;
  readonly #isOwn: boolean;
  #id: string;

  constructor({ gaId, analyticsOrigin }: { gaId: string; analyticsOrigin: string }) {
    this.#origin = analyticsOrigin;
    this.#id = gaId;
    this.#isOwn = gaId !== FALLBACK_GA_ID;
  }

  get state(): MeasurementState {
    return { gaId: this.#id, analyticsOrigin: this.#id === FALLBACK_GA_ID ? undefined : this.#origin };
  }

  /**
   * Does nothing if the shell sets an ID.
   * @returns a function that stops polling
   */
  follow(apiUrl: string, onChange: () => void): () => void {
    if (this.#isOwn) return () => {};
    const api = createApiClient({ baseUrl: apiUrl, timeoutMs: INTERVAL_MS });
    const look = async () => {
      // Keep the current ID if the API is unavailable or responds with an invalid one.
      const { gaId } = await api.gaId().catch(() => ({ gaId: this.#id }));
      if (gaId === this.#id || !MEASUREMENT_ID.test(gaId)) return;
      this.#id = gaId;
      onChange();
    };
    const timer = setInterval(() => void look(), INTERVAL_MS);
    void look();
    return () => clearInterval(timer);
  }
}
